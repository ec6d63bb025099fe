"""Finds names and terms in a question's words: step two of reading."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from armada_kb.answer.clauses import BREAKS, Clause
from armada_kb.answer.index import Index
from armada_kb.answer.phrasebook import NAME, Phrasebook
from armada_kb.model.claims import Setting
from armada_kb.model.language import ATTACK, DESCRIBED, EXAMPLE, SHIP, SHIP_CLASS, SQUADRON
from armada_kb.syntax.lexicon import Match, band
from armada_kb.syntax.words import Token, fold_word

_NEGATORS = ("negator", "does_not", "cannot")
_PASSED = ("adverb", "be", "does")
RANGE = fold_word("range")


@dataclass(frozen=True, slots=True)
class Found:
    """Words `start` to `end` (exclusive) stand for a term (`kind` act, thing, value …) or a name (`kind` name).

    `id` of a value is `dimension=value`, its number already put in; `concept` is the id of the term without it.
    `negated` where "not", "without" … stands before it; the denial begins at word `denied_from`. `number` is what stood
    in the phrase's slot for a number, if it has one.
    """

    kind: str
    id: str
    start: int
    end: int
    negated: bool = False
    number: str = ""
    concept: str = ""
    denied_from: int = -1

    @property
    def negated_start(self) -> int:
        """Where the words begin, with the denial before them if there is one."""
        return self.denied_from if self.negated and self.denied_from >= 0 else self.start

    @property
    def length(self) -> int:
        return self.end - self.start

    @property
    def setting(self) -> Setting:
        dimension, _, value = self.id.partition("=")
        return Setting(dimension, value)

    def covers(self, other: Found) -> bool:
        return self.start <= other.start and other.end <= self.end


@dataclass(frozen=True, slots=True)
class Named:
    """A name in the question: the words, and every entity that goes by it."""

    start: int
    end: int
    ids: tuple[str, ...]
    words: str


_VERB_ENDINGS = ("ed", "ing", "es")


def find_spans(
    words: tuple[Token, ...], clauses: tuple[Clause, ...], book: Phrasebook, parted: frozenset[int] = frozenset()
) -> tuple[Found, ...]:
    """Every name and term, longest first where they compete; a negator before a span marks it.

    No phrase goes on at one of the words `parted`.
    """
    matches = [m for i in range(len(words)) if words[i].folded not in BREAKS for m in book.table.at(words, i)]
    found = [
        Found(m.kind, _with_number(m), m.start, m.end, number=m.number, concept=m.id)
        for m in matches
        if not any(words[i].folded in BREAKS for i in range(m.start, m.end))
    ]
    found = [f for f in found if not _verb_form(f, words, book)]
    found += _adjectives(found, words, book)
    gaps = {
        *_names_of_ships(found, clauses),
        *_names_of_attacks(found, clauses, book),
        *_idle_adverbs(words, clauses, book),
    }
    found += _over({i for start, end in gaps for i in range(start, end)}, words, book)
    found = [f for f in found if not _of_a_ban(f, clauses) and parted.isdisjoint(range(f.start + 1, f.end))]
    # "At distance 1 shot …" holds no "1 shot".
    numbers = {f.end - 1 for f in found if f.kind == "value" and f.number and words[f.end - 1].is_number}
    found = [f for f in found if f.start not in numbers or f.length == 1]
    kept = sorted(_longest(found, book), key=lambda f: (f.start, -f.end, f.kind, f.id))
    negated = _negated_places(kept, clauses) | _out_of_range(kept, words, clauses)
    return tuple(replace(f, negated=True, denied_from=negated[f.start]) if f.start in negated else f for f in kept)


def _verb_form(span: Found, words: tuple[Token, ...], book: Phrasebook) -> bool:
    """Whether one word is a form of a verb with the stem of a name, and not the name: "provided" is no Providence."""
    surface = words[span.start].surface.lower()
    if span.kind != NAME or span.length > 1 or book.spells(span.id, surface):
        return False
    return surface.endswith(_VERB_ENDINGS) or book.cut_from(span.id, surface)


def _of_a_ban(span: Found, clauses: tuple[Clause, ...]) -> bool:
    """Whether words are no more than part of a longer phrase for a ban: "small" in "too small for"."""
    bans = (t for c in clauses for t in c.tags if t.group == "ban" and t.end - t.start > span.length)
    return any(t.start <= span.start and span.end <= t.end for t in bans)


def _names_of_ships(found: list[Found], clauses: tuple[Clause, ...]) -> Iterable[tuple[int, int]]:
    """From where to where the name of a card stands by the ship that has it: in "my X ship", in "a ship with X"."""
    linked = {t.end: t.start for c in clauses for t in c.tags if t.group == "with_"}
    names = [f for f in found if f.kind == NAME]
    before = {f.start for f in found if f.kind == "thing" and f.id in (SHIP, SQUADRON)}
    behind = {f.end for f in found if f.kind == "thing" and f.id == SHIP}
    for name in names:
        if any(other.length > name.length and other.covers(name) for other in names):
            continue
        first = linked.get(name.start, name.start)
        if (name.end in before and first == name.start) or (first < name.start and first in behind):
            yield first, name.end


def _names_of_attacks(found: list[Found], clauses: tuple[Clause, ...], book: Phrasebook) -> Iterable[tuple[int, int]]:
    """From where to where the name of a card stands before an attack that it grants: "a token on my X counter"."""
    attacks = {f.start for f in found if f.kind == "thing" and book.index.is_a(f.id, ATTACK)}
    aimed = {t.end for c in clauses for t in c.tags if t.group in ("on_", "to_")}
    for name in (f for f in found if f.kind == NAME and f.end in attacks and f.start in aimed):
        if not any(other.length > name.length and other.covers(name) for other in found if other.kind == NAME):
            yield name.start, name.end


def _adjectives(found: list[Found], words: tuple[Token, ...], book: Phrasebook) -> list[Found]:
    """What words before a ship, or the name of one, tell as they would right before "ship": "small rebel CR90"."""
    more: dict[tuple[int, str], Found] = {}
    nouns = {
        f.start: f for f in found if (f.kind == "thing" and f.id == SHIP) or (f.kind == NAME and book.is_ship(f.id))
    }
    named = {i for f in found if f.kind == NAME for i in range(f.start, f.end)}
    for noun in nouns.values():
        place = noun.start - 1
        while place >= 0 and place not in named:
            told = [m for m in book.before_ship(words[place]) if m.kind == "value"]
            for match in told:
                if noun.kind == NAME or place < noun.start - 1:
                    more[place, match.id] = Found("value", match.id, place, place + 1, concept=match.id)
            if not told:
                break
            place -= 1
    return list(more.values())


def _idle_adverbs(words: tuple[Token, ...], clauses: tuple[Clause, ...], book: Phrasebook) -> Iterable[tuple[int, int]]:
    """From where to where an adverb stands that never matters: "my ship just got hit"."""
    for tag in (t for c in clauses for t in c.tags if t.group == "adverb"):
        if all(words[i].folded in book.everyday for i in range(tag.start, tag.end)):
            yield tag.start, tag.end


def _over(gaps: set[int], words: tuple[Token, ...], book: Phrasebook) -> list[Found]:
    """The phrases that are there if the words in the gaps are passed over."""
    places = [i for i in range(len(words)) if i not in gaps]
    without = tuple(words[i] for i in places)
    more = []
    for start in range(len(places) if gaps else 0):
        for match in book.table.at(without, start):
            inside = without[start : match.end]
            end = places[match.end - 1] + 1
            whole = end - places[start] > match.end - start
            if match.kind != NAME and whole and not any(w.folded in BREAKS for w in inside):
                more.append(Found(match.kind, _with_number(match), places[start], end, number=match.number,
                                  concept=match.id))  # fmt: skip
    return more


def _negated_places(spans: list[Found], clauses: tuple[Clause, ...]) -> dict[int, int]:
    """Where a negated span begins, with the place of its denial: behind a negator, and in what "or" joins to such a
    span. Adverbs and auxiliaries ("not yet", "doesn't have") are passed over.
    """
    tags = sorted((tag for clause in clauses for tag in clause.tags), key=lambda t: t.start)
    reach = {t.end: t.start for t in tags if t.group in _NEGATORS}
    for tag in tags:
        if tag.start in reach and tag.group in _PASSED:
            reach.setdefault(tag.end, reach[tag.start])
    ends: set[int] = set()
    for span in spans:
        joined = any(t.end == span.start and t.start in ends and t.group == "either" for t in tags)
        if span.start in reach or joined:
            reach.setdefault(span.start, span.start - 1)
            ends.add(span.end)
    return reach


def _out_of_range(spans: list[Found], words: tuple[Token, ...], clauses: tuple[Clause, ...]) -> dict[int, int]:
    """Where a range begins that something is said to be out of ("outside close range"), with the place of that."""
    out = {t.end: t.start for c in clauses for t in c.tags if t.group == "leaving" or t.part == "out_of"}
    return {
        s.start: out[s.start] for s in spans
        if s.kind == "value" and s.start in out and words[s.end - 1].folded == RANGE
    }  # fmt: skip


def _with_number(match: Match) -> str:
    if not match.number:
        return match.id
    dimension, _, form = match.id.partition("=")
    return f"{dimension}={band(form, match.number)}" if form else match.id


def _longest(found: list[Found], book: Phrasebook) -> Iterable[Found]:
    """Drops what stands inside a longer span that it competes with.

    A name swallows every shorter span within it, and no fact ends in the middle of a card's name. Terms compete with
    terms of their kind, values with values of their dimension, so that "counter" stays a keyword, an act and a kind of
    attack until the claims choose. A window within a thing ("a squadron activated by a squadron command") is no time
    that the question gives, nor is a verb within a fact ("dice can be gathered").
    """
    acts = {(f.start, f.end) for f in found if f.kind == "act"}
    for one in found:
        verb = one.kind == "window" and (one.start, one.end) in acts
        swallowed = any(
            other.length > one.length and other.covers(one)
            and (other.kind == NAME or _compete(one, other) or (verb and other.kind == "value")) for other in found
        )  # fmt: skip
        if not swallowed and not any(_tears(one, other, book) for other in found):
            yield one


def _tears(one: Found, name: Found, book: Phrasebook) -> bool:
    """Whether a fact ends within the name of an upgrade card: "for brass" in "for Brass Lantern"."""
    torn = one.kind == "value" and name.kind == NAME and one.start < name.start < one.end < name.end
    return torn and book.is_upgrade(name.id)


def _compete(one: Found, other: Found) -> bool:
    if one.kind != other.kind:
        return one.kind == "window" and other.kind == "thing"
    return one.kind != "value" or one.id.partition("=")[0] == other.id.partition("=")[0]


def names_in(spans: Iterable[Found], words: tuple[Token, ...]) -> tuple[Named, ...]:
    """The names in order, each with the entities that share it."""
    by_place: dict[tuple[int, int], list[str]] = {}
    for span in spans:
        if span.kind == NAME:
            by_place.setdefault((span.start, span.end), []).append(span.id)
    return tuple(
        Named(start, end, tuple(ids), " ".join(w.surface for w in words[start:end]))
        for (start, end), ids in sorted(by_place.items())
    )


def choose(named: tuple[Named, ...], spans: tuple[Found, ...], index: Index) -> tuple[dict[Named, str], list[Named]]:
    """Which entity each name means, and the names that stay ambiguous.

    Homonyms are settled by the company: the one that a statement names together with the other names; else by the
    other words (a kind such as "officer" in the question), else by being the only one whose text is encoded.
    """
    places = {i for n in named for i in range(n.start, n.end)}
    kinds_said = {s.id for s in spans if s.kind == "thing" and s.start not in places}
    certain = {n.ids[0] for n in named if len(n.ids) == 1}
    chosen: dict[Named, str] = {}
    open_: list[Named] = []
    for name in named:
        ids = name.ids
        for narrower in (
            lambda id: any(certain & set(c.parties) for c in index.claims_by_party.get(id, ())),
            lambda id: bool(set(index.entities[id].kinds) & kinds_said),
            index.encoded,
            lambda id: SHIP_CLASS in index.entities[id].kinds,
            lambda id: bool(index.claims_by_party.get(id)),
            lambda id: index.entities[id].set == "core",
        ):
            if len(ids) > 1:
                ids = tuple(id for id in ids if narrower(id)) or ids
        if len(ids) == 1:
            chosen[name] = ids[0]
        else:
            open_.append(name)
    return chosen, open_


def without_descriptions(spans: tuple[Found, ...], governed: frozenset[int], index: Index) -> tuple[Found, ...]:
    """The spans, without the words that only describe a thing where that is not named; "for example" names none."""
    spans = tuple(
        s for s in spans if s.kind != "thing" or s.start not in governed or not index.is_a(s.id, EXAMPLE)
    )  # fmt: skip
    described = (s.id for s in spans if s.kind == "thing" and index.is_a(s.id, DESCRIBED))
    heard = frozenset(d for thing in described for d in index.told_of(thing))
    apart = index.told_of_things - heard
    return tuple(s for s in spans if s.kind != "value" or s.setting.dimension not in apart)
