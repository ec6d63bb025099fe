"""Whether a question is about which cards a ship may have."""

from __future__ import annotations

from armada_kb.answer.clauses import Tag, asks_for_leave
from armada_kb.answer.index import Index
from armada_kb.answer.reading import Reading
from armada_kb.answer.situation import ME, parts_of
from armada_kb.answer.spans import Found
from armada_kb.answer.whose import owned
from armada_kb.model.claims import Role, asked_dimensions
from armada_kb.model.language import (
    BUILDING,
    CARD,
    COPIES,
    DISCARD,
    EQUIP,
    EXHAUST,
    FLEET,
    HAVING,
    ICON,
    ON_TOP,
    OTHER_SIZE,
    OVERLAP,
    OWN_SIZE,
    PLACING,
    RELATIVE_SIZE,
    REPETITION,
    SHIP,
    SHIP_CLASS,
)
from armada_kb.model.vocabulary import ConceptKind


def about_equipping(reading: Reading, acts: list[Found], index: Index) -> bool:
    """Whether the question is about which cards a ship may have.

    Its main verb is one of equipping, and of nothing else that the verb might mean; or it has no verb and speaks of
    cards and of what equipping depends on, such as the number of icons.
    """
    spans = reading.spans
    if not any(s.kind in ("thing", "name") and (index.is_a(s.id, "upgrade") or s.id == CARD) for s in spans):
        return False
    told = index.equipping | index.derived_from(index.equipping)
    of_two = {OWN_SIZE, OTHER_SIZE} <= {setting.dimension for setting, _ in owned(reading, index)}
    if of_two:
        return False  # "my medium ship wants to use X on a large one. Is it allowed?"
    if only_builds(reading, index):
        return True
    if _tells_of_play(reading, told):
        return False
    cue = any((s.kind == "value" and s.setting.dimension in told) or
              (s.kind == "quantity" and s.id.endswith("-icons")) for s in spans)  # fmt: skip
    cue |= bool(on_several_ships(reading, index))
    ban = _ban_alone(reading)
    if ban and all(ban.start <= a.start < ban.end for a in acts):
        acts = []  # "Are X banned?"
    if not acts:
        if any(s.kind == "act" and _deed(s, ban, reading) for s in spans):
            return False  # "It wants to attack a mine. Is that allowed?"
        if any(s.kind == "value" and s.setting.dimension == RELATIVE_SIZE for s in spans):
            return False  # "Is it smaller than a small ship for X?": what a ship may have compares no two ships
        leave = any(t.group == "permission" for c in reading.clauses for t in c.tags) and not _of_a_use(reading, index)
        on_a_ship = _on_a_ship(reading, index) or _on_the_same_ship(reading, index)
        return cue or leave or ban is not None or on_a_ship
    # "Legal to give": the verb is what is legal.
    allowing = [t for t in reading.asked_clause.tags if t.group in ("permission", "ban")]
    acts = [a for a in acts if not any(t.start <= a.start < t.end for t in allowing)] or acts
    # "A ship that carries X": the verb of a relative clause is not what is asked about.
    main = min(s.start for s in [a for a in acts if a.start not in reading.relatives] or acts)
    here = [s for s in acts if s.start == main]
    light = any(index.concepts[(ConceptKind.ACT, s.id)].light for s in here)
    equip = next((s for s in here if s.id == EQUIP), None)
    if (
        reading.asked_clause.opening == "can"
        and any(a.id in HAVING for a in here)
        and _several_for_a_ship(reading, index)
    ):
        return True
    if equip is None:
        return any(puts_on_a_ship(a, reading, index) for a in here)
    if light and not (cue and _of_nothing_else(reading, index)):
        return False
    return not _elsewhere(equip, reading, index)


def _of_a_use(reading: Reading, index: Index) -> bool:
    """Whether one card is named and what it is used on, of which its own statements ask: "X on an enemy squadron"."""
    cards = [n for n in reading.names if index.is_a(n, "upgrade")]
    own = asked_dimensions(c for n in cards for c in index.claims_by_party.get(n, ()) if c.act != EQUIP)
    told = {s.setting.dimension for s in reading.spans if s.kind == "value"} - index.equipping
    return len(cards) == 1 and bool(told & own)


def puts_on_a_ship(act: Found, reading: Reading, index: Index) -> bool:
    """Whether an act puts an upgrade card and nothing else on a ship of the asker's: "give my X an upgrade"."""
    others = (s for s in reading.spans if s.kind == "act" and reading.in_asked(s.start) and s.start != act.start)
    if act.id not in PLACING or act.negated or any(True for _ in others):
        return False
    theirs = {t.end for c in reading.clauses for t in c.tags if t.group == "theirs"}
    theirs |= {i - 1 for i in theirs}
    ships = {s.start: s for s in reading.spans if s.kind in ("name", "thing") and _is_ship(s.id, index)}
    cards = {s.start for s in reading.spans if s.kind in ("name", "thing") and index.is_a(s.id, "upgrade")}
    gets = ships.get(act.end)
    if gets and gets.end in cards:
        return gets.start not in theirs
    parts = [p for p in parts_of(reading, act, index) if not p.pronoun]
    put = [p for p in parts if p.role is Role.OBJECT]
    places = [p for p in parts if p.role in (Role.PLACE, Role.RECIPIENT, Role.MANNER) and p.start in ships]
    return bool(put and places) and put[0].start in cards and not any(p.start in theirs for p in places)


def putting(reading: Reading, index: Index) -> Found | None:
    """The act of the asked clause that puts a card on a ship, where it is another one than that of equipping."""
    acts = [s for s in reading.spans if s.kind == "act" and reading.in_asked(s.start)]
    return next((a for a in acts if puts_on_a_ship(a, reading, index)), None)


def _is_ship(id: str, index: Index) -> bool:
    return index.is_a(id, SHIP) or index.is_a(id, SHIP_CLASS)


# What else a question about a list may say: verbs of having and putting, and how many copies there are.
_OF_LISTS = (HAVING | PLACING | BUILDING | {EQUIP, ON_TOP}) - {DISCARD, EXHAUST}
_COUNTED = frozenset({COPIES, REPETITION, OWN_SIZE, "on-top"})


def only_builds(reading: Reading, index: Index) -> bool:
    """Whether a question tells of cards, of a ship that shall have them, of what equipping depends on, and of no more.

    "Ship with 2 icons, X in one and Y in the other, ok?": whatever its clauses are, it asks if that can be built.
    """
    clause = reading.asked_clause
    leave = any(t.group in ("permission", "approval") for c in reading.clauses for t in c.tags)
    leave |= any(asks_for_leave(c) for c in reading.clauses)
    if clause.opening not in ("", "can") and not (leave and clause.opening in ("does", "be")):
        return False
    told = index.equipping | index.derived_from(index.equipping) | _COUNTED
    values = [s for s in reading.spans if s.kind == "value"]
    facts = [s for s in values if s.setting.dimension in told]
    tags = [t for c in reading.clauses for t in c.tags]
    covered = {i for s in facts for i in range(s.start, s.end)}
    if any(t.group in _OTHER_WAYS and t.start not in covered for t in tags):
        return False
    covered |= {i for t in tags if t.group in _PASSED_OVER for i in range(t.start, t.end)}
    covered |= on_several_ships(reading, index)
    nouns = [s for s in reading.spans if s.kind in ("thing", "name") and _is_listed(s, index)]
    if any(not covered.issuperset(range(s.start, s.end)) and not any(n.covers(s) for n in nouns) for s in values):
        return False
    covered |= {i for s in nouns for i in range(s.start, s.end)}
    if not all(s.start in covered or _of_a_list(s, reading, index) for s in reading.spans if s.kind != "value"):
        return False
    if not clause.opening and any(_says_more(s, facts, reading, index) for s in reading.spans):
        return False
    cards = any(index.is_a(s.id, "upgrade") or s.id == CARD for s in nouns)
    ship = any(s.kind in ("name", "thing") and _is_ship(s.id, index) for s in reading.spans)
    cue = any(s.setting.dimension not in _COUNTED for s in facts) or any(
        s.kind == "quantity" and s.id.endswith("-icons") for s in reading.spans
    )
    leave &= clause.opening != "does"  # "Does X work on ships?" asks what it does
    named = any(s.kind == "name" and _is_ship(s.id, index) for s in reading.spans)
    alone = named and not clause.opening and all(s.kind in ("name", "thing") or s in facts for s in reading.spans)
    return cards and (cue or alone or (ship and leave) or _on_a_ship(reading, index))


def _says_more(span: Found, facts: list[Found], reading: Reading, index: Index) -> bool:
    """Whether an act that is none of lists stands outside the longer phrases for facts: "the icon called X?"."""
    return span.kind == "act" and not _of_a_list(span, reading, index) and not any(
        f.covers(span) and f.length > span.length for f in facts
    )  # fmt: skip


def _of_a_list(span: Found, reading: Reading, index: Index) -> bool:
    """Whether an act, a moment, a thing or a quantity is one of lists, or its words are those of one that is."""
    same = [o for o in reading.spans if o.start == span.start]
    if span.kind == "act":
        longer = (o for o in reading.spans if o.kind != "act" and o.covers(span) and o.length > span.length)
        own = any(o.kind == "act" and o.id in _OF_LISTS for o in same)
        return (own or any(o.kind != "value" for o in longer)) and not _gives_an_icon(span, reading, index)
    if span.kind == "window":
        proper = {w for c in index.general_claims if c.act == EQUIP for w in c.windows}
        return any(index.related(span.id, w) for w in proper)
    return any(_is_listed(o, index) for o in same if o.end >= span.end)


def _is_listed(noun: Found, index: Index) -> bool:
    """Whether a thing or a quantity is a card, a ship, an icon, or a number of icons."""
    if noun.kind == "quantity":
        return noun.id.endswith("-icons")
    kinds = ("upgrade", SHIP, SHIP_CLASS, ICON, CARD, "copies", "faction", FLEET, "fleet-total")
    return noun.kind in ("thing", "name") and any(index.is_a(noun.id, kind) for kind in kinds)


def _gives_an_icon(act: Found, reading: Reading, index: Index) -> bool:
    """Whether icons stand right behind an act, which nobody equips: "X gives 2 icons"."""
    return act.id in PLACING and any(
        index.is_a(s.id, ICON) and 0 <= s.start - act.end <= 1 for s in reading.spans if s.kind == "thing"
    )


# Groups that say how it is asked, whatever the verbs in their phrases mean elsewhere.
_PASSED_OVER = ("approval", "permission", "confirm", "subordinator", "can")
_OTHER_WAYS = ("duty", "must", "forcing", "option", "causing", "theirs", "count")


def _tells_of_play(reading: Reading, equipping: frozenset[str]) -> bool:
    """Whether it is told that ships meet, which says nothing of what they may have: "a corvette rams me, one less?"."""
    return OVERLAP not in equipping and any(
        s.kind == "value" and s.setting.dimension == OVERLAP and not s.negated for s in reading.spans
    )


def _of_nothing_else(reading: Reading, index: Index) -> bool:
    """Whether all that what is asked tells is what equipping depends on; "use it on an enemy ship" tells more."""
    told = index.equipping | index.derived_from(index.equipping)
    facts = [s for s in reading.spans if s.kind in ("value", "window") and reading.in_asked(s.start)]
    known = {i for s in facts if s.kind == "value" and s.setting.dimension in told for i in range(s.start, s.end)}
    known |= on_several_ships(reading, index)
    return all(i in known for s in facts for i in range(s.start, s.end))


def _on_a_ship(reading: Reading, index: Index) -> bool:
    """Whether a phrase puts something on a kind of ship, or things on one and the same ship ("X on a Y")."""
    tags = [t for c in reading.clauses for t in c.tags]
    behind = {t.end for t in tags if t.group == "on_"}
    told = {s.start: s.end for s in reading.spans if s.kind == "value" and s.length == 1}
    same = {t.start: t.end for t in tags if t.group == "joining"}
    same |= {i: i + 1 for i, w in enumerate(reading.words) if w.folded == "1"}
    one = {same[i] for i in behind if i in same}
    named = behind | one
    while more := {told[i] for i in named if i in told} - named:
        named |= more
    return any(
        (s.start in named and s.kind == "name" and index.is_a(s.id, SHIP)) or (s.start in one and s.id == SHIP)
        for s in reading.spans
    )


def _ban_alone(reading: Reading) -> Tag | None:
    """What forbids without a verb behind it: "are X banned?"."""
    tags = reading.asked_clause.tags
    return tags[-1] if tags and tags[-1].group == "ban" else None


def _deed(act: Found, ban: Tag | None, reading: Reading) -> bool:
    """Whether an act does something: not the one of having, of a ban, or of a moment ("building a list")."""
    forbids = ban is not None and ban.start <= act.start < ban.end
    moment = any(s.kind == "window" and s.covers(act) and s.length > act.length for s in reading.spans)
    return not forbids and not moment and act.id not in HAVING


def _on_the_same_ship(reading: Reading, index: Index) -> bool:
    """Whether nothing but cards and one ship for them all is spoken of: "X and Y on the same ship?"."""
    cards = [s for s in reading.spans if s.kind == "name"]
    same = {t.end for c in reading.clauses for t in c.tags if t.group == "joining"}
    one = any(s.kind == "thing" and s.id == SHIP and s.start in same for s in reading.spans)
    told = any(s.kind not in ("name", "thing") for s in reading.spans)
    return one and not told and len({s.id for s in cards}) > 1 and all(index.is_a(s.id, "upgrade") for s in cards)


def _several_for_a_ship(reading: Reading, index: Index) -> bool:
    """Whether only several upgrade cards and a ship that has them all are spoken of: "can a ship have X and Y?"."""
    cards = {s.id for s in reading.spans if s.kind == "name"}
    ship = any(s.kind == "thing" and s.id == SHIP and reading.in_asked(s.start) for s in reading.spans)
    told = any(s.kind not in ("name", "thing", "act") for s in reading.spans)
    return ship and not told and len(cards) > 1 and all(index.is_a(id, "upgrade") for id in cards)


_NEVER_EQUIPPED = ("squadron", "token", "die", "damage", "damage-card", "keyword")


def _elsewhere(equip: Found, reading: Reading, index: Index) -> bool:
    """Whether something is put on or next to what is no ship, or what is put there is no card: nothing is equipped."""
    if any(t.group == "near_" and t.start >= equip.end for c in reading.clauses for t in c.tags):
        return True
    for part in parts_of(reading, equip, index):
        if part.role in (Role.PLACE, Role.RECIPIENT):
            fits = any(index.is_a(part.id, kind) for kind in (SHIP, SHIP_CLASS, ICON)) or part.id == ME
            taken = part.pronoun and part.role is Role.RECIPIENT and index.is_a(part.id, CARD)  # "can I take it?"
            if not fits and not taken:
                return True
        if part.role is Role.OBJECT and any(index.is_a(part.id, kind) for kind in _NEVER_EQUIPPED):
            return True
    return False


def on_several_ships(reading: Reading, index: Index) -> frozenset[int]:
    """The numbers of the words that put cards on different ships, of which each has its own.

    "X on one ship and Y on another one", "two of my ships each have X", "X on each of my three ships".
    """
    ships = {s.start: s.end for s in reading.spans if s.kind in ("thing", "name") and index.is_a(s.id, SHIP)}
    tags = [t for c in reading.clauses for t in c.tags]
    on = {t.end for t in tags if t.group == "on_"}
    found = {
        i for t in tags if t.group in ("other", "repeat") and t.start in on and t.end in ships
        for i in range(t.start, t.end)
    }  # fmt: skip
    each = [t for t in tags if t.part == "apiece"]
    for start, end in ships.items():
        number = next((i for i in range(max(0, start - 3), start) if reading.words[i].is_number), None)
        if number is None or int(reading.words[number].folded) < 2 or not each:
            continue
        near = [t for t in each if t.end in (number, number - 1, number - 2) or 0 <= t.start - end <= 4]
        found |= {i for t in near for i in (*range(t.start, t.end), *range(number, end))}
    return frozenset(found)


def size_told(reading: Reading, index: Index) -> tuple[str, int] | None:
    """The size class that a word without "ship" tells in a question about a list ("it's medium"), and where it is."""
    if not only_builds(reading, index):
        return None
    sizes = {phrase[0]: value for value, phrase in index.sizes if len(phrase) == 2}
    known = ((sizes.get(reading.words[i].folded), i) for i in reading.unknown)
    return next(((size, i) for size, i in known if size), None)


def listing_words(reading: Reading, index: Index) -> frozenset[int]:
    """The numbers of the words with which a question about a list only puts its cards on the ship."""
    if not only_builds(reading, index):
        return frozenset()
    told = [s for s in reading.spans if s.kind == "act" and s.id in _OF_LISTS]
    values = [s for s in reading.spans if s.kind == "value"]
    # "Two ships, one copy each": what is told of the copies says how many ships there are.
    apart = any(s.setting.dimension in index.equipping and s.setting.value == "no" for s in values)
    told += [s for s in values if s.setting.dimension == "on-top" or (apart and s.setting.dimension in _COUNTED)]
    ships = {s.start - 1 for s in reading.spans if s.kind == "thing" and s.id == SHIP} if apart else set()
    words = {i for i in ships if i >= 0 and reading.words[i].is_number}
    size = size_told(reading, index)
    words |= {i for c in reading.clauses for t in c.tags if t.group == "approval" for i in range(t.start, t.end)}
    return frozenset(i for s in told for i in range(s.start, s.end)) | words | ({size[1]} if size else set())
