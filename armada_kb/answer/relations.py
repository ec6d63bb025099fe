"""Facts about equipping that follow from two things at once: the ship and the card, or the cards among each other.

Each relation is a small function from what is known to a setting of a dimension in kb/vocabulary/fleet-building.kb,
or to nothing where it is not known. The rules that use them are statements in kb/rules/upgrade-cards.kb.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from armada_kb.answer.amounts import stated
from armada_kb.answer.equipping import only_builds, size_told
from armada_kb.answer.index import Index
from armada_kb.answer.question import Question
from armada_kb.answer.reading import Reading
from armada_kb.answer.situation import are_pieces
from armada_kb.answer.spans import Named
from armada_kb.model.claims import Claim, Setting
from armada_kb.model.entities import Entity
from armada_kb.model.language import COPIES, EQUIP, ICON, MODIFICATION, REPETITION, SEVERAL, SHIP, SHIP_CLASS
from armada_kb.syntax.words import fold_word

YES, NO = "yes", "no"
_BOTH = fold_word("both")
_TWICE = f"{REPETITION}=twice"
_SEVERAL = (_TWICE, f"{COPIES}={SEVERAL}", "second-copy=yes", "double")
ICONS = "-icons"


@dataclass(frozen=True, slots=True)
class Equipping:
    """A card (None where only a kind of card is spoken of), the cards beside it, and the ship as far as it is known."""

    question: Question
    card: Entity | None
    cards: tuple[Entity, ...]
    ship: Entity | None

    @property
    def index(self) -> Index:
        return self.question.index

    def given(self, dimension: str) -> str | None:
        """What the question says of a dimension."""
        return next((s.value for s in self.question.facts.given if s.dimension == dimension), None)

    @property
    def size(self) -> str | None:
        told = size_told(self.question.reading, self.index)
        return self.given("ship-size") or (told[0] if told else self.ship.size if self.ship else None)

    @property
    def ship_factions(self) -> tuple[str, ...]:
        said = self.given("ship-faction")
        return (said,) if said else (self.ship.factions if self.ship else ())

    def restrictions(self, dimension: str) -> list[str]:
        """The values of a dimension to which the card's own text restricts it."""
        claims: tuple[Claim, ...] = self.index.claims_by_party.get(self.card.id, ()) if self.card else ()
        return [
            s.value for c in claims if c.act == EQUIP for g in c.groups for s in g.settings if s.dimension == dimension
        ]


def faction_match(e: Equipping) -> Iterator[Setting]:
    """A card of a faction fits ships of that faction; a card without one fits all."""
    said = e.given("card-faction")
    factions = (said,) if said else (e.card.factions if e.card else ())
    if e.card and not factions:
        yield Setting("faction-match", YES)
    elif factions and e.ship_factions:
        yield Setting("faction-match", YES if set(factions) & set(e.ship_factions) else NO)


def ship_size(e: Equipping) -> Iterator[Setting]:
    """The size class that the ship card prints, and whether the card allows it."""
    if e.size:
        yield Setting("ship-size", e.size)
    allowed = e.restrictions("ship-size")
    if allowed:
        yield Setting("size-restricted", YES)
        if e.size:
            yield Setting("size-match", YES if e.size in allowed else NO)


def flagship_only(e: Equipping) -> Iterator[Setting]:
    """Whether the card is for flagships only."""
    if e.restrictions("flagship"):
        yield Setting("flagship-restricted", YES)


def flotilla(e: Equipping) -> Iterator[Setting]:
    """Whether the named ship is a flotilla."""
    if e.ship and e.ship.size:
        yield Setting("flotilla", YES if "flotilla" in e.ship.traits else NO)


def kind_of_card(e: Equipping) -> Iterator[Setting]:
    """Whether the card is a commander or a title, and whether it has several icons."""
    if e.card:
        kinds = {c.id.partition("=")[2] for c in e.index.kb.vocabulary.concepts if c.id.startswith("upgrade-kind=")}
        yield from (Setting("upgrade-kind", k) for k in e.card.kinds if k in kinds)
        if len(e.card.icons) > 1:
            yield Setting("several-icons", YES)


def gaining_statements(cards: Iterable[Entity], index: Index) -> tuple[str, ...]:
    """The statements by which cards give their ship upgrade icons."""
    claims = (c for card in cards for c in index.claims_by_party.get(card.id, ()) if c.act == "gain")
    return tuple(dict.fromkeys(
        c.statement for c in claims if any(f.amount and index.is_a(f.thing, "icon") for f in c.roles)
    ))  # fmt: skip


def adds_icons(e: Equipping) -> Iterator[Setting]:
    """Whether the card's text gives the ship an upgrade icon."""
    if e.card and gained_icons(e.card, e.index):
        yield Setting("adds-icons", YES)


def gained_icons(card: Entity, index: Index) -> dict[str, int]:
    """The upgrade icons that a card's text gives its ship: slot to number."""
    found: dict[str, int] = {}
    for claim in index.claims_by_party.get(card.id, ()):
        for filler in claim.roles:
            if claim.act == "gain" and filler.amount and index.is_a(filler.thing, "icon"):
                found[filler.thing.removesuffix("-icon")] = filler.amount
    return found


def second_of_a_kind(e: Equipping) -> Iterator[Setting]:
    """A second Modification, a second title, or a second copy of the same card among the named ones."""
    modifications = [c for c in e.cards if is_modification(c, e.index)]
    if len(modifications) > 1 and e.card in modifications:
        yield Setting("second-modification", YES)
    titles = [c for c in e.cards if e.index.is_a(c.id, "title")]
    if len(titles) > 1 and e.card in titles:
        yield Setting("second-title", YES)
    if e.card and copies(e.card, e.question):
        yield Setting("second-copy", YES)


def is_modification(card: Entity, index: Index) -> bool:
    """Whether a card has the trait Modification, by its text or its record."""
    return MODIFICATION in card.traits or any(t.entity == card.id and t.trait == MODIFICATION for t in index.traits)


def copies(card: Entity, question: Question) -> frozenset[int]:
    """The numbers of the words that tell of a second copy of a card beside its name; its name where that stands twice.

    "A second X", "two X", "double X", "X and X", "X twice", "fill both slots with X".
    """
    reading = question.reading
    listed = only_builds(reading, question.index)
    spoken = [named for named, id in reading.entities if id == card.id and (reading.in_asked(named.start) or listed)]
    spoken = [named for named in spoken if not are_pieces(named.start, named.end, reading)]
    # "X and X" in one clause are two of them.
    if len(spoken) > 1 and _in_one_clause(spoken, reading):
        return frozenset(i for named in spoken for i in range(named.start, named.end))
    several = {s.start: s for s in reading.spans if s.kind in ("value", "act") and s.id in _SEVERAL}
    before = {t.end: t.start for c in reading.clauses for t in c.tags if t.group == "repeat"}
    before |= {s.end: s.start for s in several.values()}
    alone = sum(question.index.is_a(n, "upgrade") for n in reading.names) == 1
    for named in spoken:
        at, word = named.start, reading.words[named.start - 1] if named.start else None
        if at in before:
            return frozenset(range(before[at], at))
        if word and word.is_number and int(word.folded) > 1:
            return frozenset({at - 1})
        behind = several.get(named.end)
        if behind and behind.id == _TWICE:
            return frozenset(range(behind.start, behind.end))
    both = [t for c in reading.clauses for t in c.tags if t.group == "joining"]
    both = [t for t in both if reading.words[t.start].folded == _BOTH and reading.in_asked(t.start)]
    if alone and spoken and both and any(id.endswith(ICONS) and n == 2 for id, n in stated(question).items()):
        return frozenset(i for t in both for i in range(t.start, t.end))
    return frozenset()


def _in_one_clause(spoken: list[Named], reading: Reading) -> bool:
    return any(all(c.start <= named.start < c.end for named in spoken) for c in reading.clauses)


def icon_free(e: Equipping) -> Iterator[Setting]:
    """Whether the icons that the question states suffice for the cards that it names, gained icons included."""
    for slot, number, _ in wanted(e.question) if e.card is None else ():
        yield Setting("icon-free", YES if number <= icons_told(e.question)[f"{slot}{ICONS}"] else NO)
    slots = e.card.icons if e.card else ()
    for slot in dict.fromkeys(slots):
        available = _icons(e, slot)
        if available is None:
            continue
        available += sum(gained_icons(c, e.index).get(slot, 0) for c in e.cards)
        needed = sum(c.icons.count(slot) for c in e.cards)
        if needed <= available or not _at_least(e, slot):
            yield Setting("icon-free", YES if needed <= available else NO)


def _icons(e: Equipping, slot: str) -> int | None:
    said = icons_told(e.question).get(f"{slot}{ICONS}")
    if said is None and len({s for c in e.cards for s in c.icons}) == 1:
        said = _unnamed_icons(e)
    if said is not None:
        return said
    return e.ship.icons.count(slot) if e.ship and e.ship.icons else None


def _at_least(e: Equipping, slot: str) -> bool:
    """Whether the icons are those of a class, whose ships may print more than all of them have."""
    said = f"{slot}{ICONS}" in icons_told(e.question)
    return not said and e.ship is not None and e.index.is_a(e.ship.id, SHIP_CLASS)


def wanted(question: Question) -> tuple[tuple[str, int, int], ...]:
    """The kinds of cards of which a number is told beside that of their icons, that number, and where it stands."""
    words, icons = question.reading.words, icons_told(question)
    kinds = [s for s in question.reading.spans if s.kind == "thing" and s.start and f"{s.id}{ICONS}" in icons]
    longest = [s for s in kinds if not any(o.kind == "quantity" and o.covers(s) for o in question.reading.spans)]
    numbered = [s for s in longest if words[s.start - 1].is_number]
    if not numbered:
        # "An officer" is one of them; "another officer" stands beside one.
        more = {t.end for c in question.reading.clauses for t in c.tags if t.group == "repeat"}
        single = [s for s in longest if not words[s.end - 1].surface.lower().endswith("s")]
        return tuple((s.id, 2 if s.start in more else 1, s.start - (s.start in more)) for s in single)
    return tuple((s.id, int(words[s.start - 1].folded), s.start - 1) for s in numbered)


def icons_told(question: Question) -> dict[str, int]:
    """How many icons of each kind a question tells of; "no officer icon" tells of none."""
    lacking = {s.id: 0 for s in question.reading.spans if s.kind == "quantity" and s.id.endswith(ICONS) and s.negated}
    return {**stated(question), **lacking}


def words_of_icons(reading: Reading) -> frozenset[int]:
    """The numbers of the words that say of icons that there is none or no more: "has no X icon", "only one X slot"."""
    icons = [s for s in reading.spans if s.kind == "quantity" and s.id.endswith(ICONS)]
    ends = {s.start for s in icons} | {s.start - 1 for s in icons if reading.words[s.start - 1].is_number}
    tags = [t for c in reading.clauses for t in c.tags if t.end in ends]
    told = {i for t in tags if t.group == "negator" or t.part == "exclusive" for i in range(t.start, t.end)}
    return frozenset(told | {i for s in icons if s.negated for i in range(s.start, s.end)})


def _unnamed_icons(e: Equipping) -> int | None:
    """How many icons are told of without their kind, where all cards need the same one: "on a ship with one slot".

    "In one slot" says where a card is, and not how many there are.
    """
    reading = e.question.reading
    within = {t.end for c in reading.clauses for t in c.tags if t.group == "on_"}
    before = (s.start - 1 for s in reading.spans if s.kind == "thing" and s.id == ICON and s.start)
    told = (reading.words[i] for i in before if i not in within)
    return next((int(word.folded) for word in told if word.is_number), None)


Relation = Callable[[Equipping], Iterator[Setting]]
RELATIONS: tuple[Relation, ...] = (
    faction_match, ship_size, flagship_only, flotilla, kind_of_card, adds_icons, second_of_a_kind, icon_free,
)  # fmt: skip


def related_facts(e: Equipping) -> tuple[Setting, ...]:
    """Every setting that the relations give; what the question itself says of a dimension stays as it is."""
    said = {s.dimension for s in e.question.facts.given}
    return tuple(dict.fromkeys(s for r in RELATIONS for s in r(e) if s.dimension not in said or s.value == NO
                               or s.dimension == "icon-free"))  # fmt: skip


def ship_named(question: Question) -> Entity | None:
    """The ship or class of ships that the question names, if it names one."""
    ships = [question.index.entities[n] for n in question.names if question.index.is_a(n, SHIP)]
    return ships[0] if len(ships) == 1 else None
