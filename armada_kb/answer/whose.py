"""Whose a thing is that a question tells of: "his ship", "my medium ship", "he has a large one".

Possessives are no words of a phrase. What they tell is read here: a thing that is the opponent's, and the size class of
the asker's ship or of the other one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from armada_kb.answer.clauses import Clause, ClauseKind
from armada_kb.answer.index import Index
from armada_kb.answer.reading import Reading
from armada_kb.answer.spans import Found
from armada_kb.model.claims import Setting
from armada_kb.model.language import (
    DISCARD,
    EXHAUST,
    HAVING,
    MOVE,
    OTHER_DEALT,
    OTHER_DISTANCE,
    OTHER_SIZE,
    OVERLAP,
    OWN_SIZE,
    RELATIVE_SIZE,
    SHIP,
    SHIP_SIZE,
    SQUADRON,
    USE,
)  # fmt: skip
from armada_kb.model.vocabulary import ConceptKind

# "My ship is large", "he has a large one": so many words at most stand between the owner and the size.
_NEAR = 3
_USING = (USE, DISCARD)
_ASKING = ("can", "must", "does", "be")
_OWNERS = {"me": OWN_SIZE, "he": OTHER_SIZE, "theirs": OTHER_SIZE}


def owned(reading: Reading, index: Index) -> Iterator[tuple[Setting, Found]]:
    """What is told by saying whose something is, with the words that it is said of."""
    yield from _his(reading, index)
    yield from _my(reading, index)
    yield from _of_the_other(reading, index)
    for span in reading.spans:
        size = "" if span.negated else _size(span, index)
        setting = Setting(_of_whom(span, reading, index), size)
        if size and (ConceptKind.VALUE, str(setting)) in index.concepts:
            yield setting, span


def enemies(reading: Reading) -> dict[int, int]:
    """The numbers of the words right behind "enemy", with the number of that word."""
    tags = (t for c in reading.clauses for t in c.tags if t.group == "theirs")
    return {t.end: t.start for t in tags if t.end - t.start == 1}


def _size(span: Found, index: Index) -> str:
    """The size class that words tell: "medium ship", the name of a class, a kind of ship of one size."""
    match span.kind:
        case "value":
            return span.setting.value if span.setting.dimension == SHIP_SIZE else ""
        case "name":
            return index.entities[span.id].size or "" if index.is_a(span.id, SHIP) else ""
        case "thing":
            implied = index.concepts[(ConceptKind.THING, span.id)].implies
            return next((s.value for s in implied if s.dimension == SHIP_SIZE), "")
        case _:
            return ""


def _his(reading: Reading, index: Index) -> Iterator[tuple[Setting, Found]]:
    """What one says of a unit of the opponent, where no person is named whom "his" may mean."""
    his = reading.his
    told = {s.setting.dimension for s in reading.spans if s.kind == "value"}
    for span in reading.spans:
        if span.kind == "name" and span.start in enemies(reading):
            # Where another unit is said to be friendly, or hostile, nobody knows of which the statements ask.
            yield from ((h, span) for h in index.hostile(span.id) if h.dimension not in told)
        if span.start in his and span.kind in ("thing", "name"):
            named = any(index.entities[id].unique for name, id in reading.entities if name.start < span.start)
            yield from ((setting, span) for setting in (() if named else index.hostile(span.id)))


def _my(reading: Reading, index: Index) -> Iterator[tuple[Setting, Found]]:
    """What one says of a thing of one's own, right behind "my" or with words between that describe it."""
    theirs = {i for c in reading.clauses for t in c.tags if t.group == "theirs" for i in range(t.start, t.end)}
    ends = {s.start: s.end for s in reading.spans if s.kind == "value" and s.start not in theirs}
    for span in reading.spans:
        if span.kind in ("thing", "name"):
            place = {start for start in reading.mine if start <= span.start}
            for _ in range(_NEAR):
                place |= {ends[i] for i in place if i in ends}
            if span.start in place:
                yield from ((setting, span) for setting in index.asker_owned(span.id))


def _of_the_other(reading: Reading, index: Index) -> Iterator[tuple[Setting, Found]]:
    """That it is the other ship which a question with a verb asks of: "does the smaller ship that rams mine …"."""
    clause, setting = reading.asked_clause, Setting(OTHER_DEALT, "yes")
    if clause.opening not in _ASKING or (ConceptKind.VALUE, str(setting)) not in index.concepts:
        return
    start = clause.tags[0].end
    ship = next((s for s in reading.spans if s.kind in ("thing", "name") and index.is_a(s.id, SHIP)
                 and start <= s.start <= start + 1), None)  # fmt: skip
    if ship is None or not reading.mine or {start, ship.start} & reading.mine or _carrying(ship, reading, index):
        return
    told = next((s for s in reading.spans if s.kind == "value" and start <= s.start <= ship.start
                 and s.setting.dimension in (RELATIVE_SIZE, SHIP_SIZE, OTHER_SIZE)), None)  # fmt: skip
    if told or _size(ship, index) or any(t.group in ("theirs", "other") and t.start == start for t in clause.tags):
        yield setting, told or ship


def _of_whom(size: Found, reading: Reading, index: Index) -> str:
    """The dimension of the ship whose size class is told, "" where it is not said whose it is."""
    clause = reading.clause_of(size)
    if size.start in reading.mine:
        return OWN_SIZE
    if size.start in reading.his or any(t.group == "theirs" and t.end == size.start for t in clause.tags):
        return OTHER_SIZE
    if _carrying(size, reading, index):
        # "A corvette with X rammed my ship with Y": the ship that is the asker's is another one.
        return OTHER_SIZE if _beside_mine(size, reading, index) else OWN_SIZE
    if _met(size, reading, index) or _used_on(size, reading, index) or _away(size, reading):
        return OTHER_SIZE
    last = _just_named(size, clause, reading, index)
    if last:
        return _of_whom(last, reading, index)
    asked = reading.asked_clause
    acts = [s for s in reading.spans if s.kind == "act" and asked.start <= s.start < asked.end]
    chosen = [s for s in acts if s.start < size.start and not _having(s, reading, index)]
    if chosen and clause.sentence == asked.sentence and size.start >= asked.start:
        return OTHER_SIZE  # "can it choose a large ship", "… a corvette, which is a small ship"
    return "" if clause.kind is ClauseKind.ASKED else _told_of(size, clause, reading, index)


def _beside_mine(size: Found, reading: Reading, index: Index) -> bool:
    """Whether the clause tells of a ship of the asker's beside the one whose size is told."""
    clause = reading.clause_of(size)
    return any(
        s.kind in ("thing", "name") and index.is_a(s.id, SHIP) and s.start >= size.end and s.end <= clause.end
        and (s.start in reading.mine or any(o.covers(s) and o.start in reading.mine for o in reading.spans))
        for s in reading.spans
    )  # fmt: skip


def _told_of(size: Found, clause: Clause, reading: Reading, index: Index) -> str:
    """Of whom a clause tells a size: "he has a large one", "my ship is medium", "I fly a small ship"."""
    before = [t for t in clause.tags if t.group in _OWNERS and t.end <= size.start and size.start - t.end <= _NEAR]
    owner, since = (_OWNERS[before[-1].group], before[-1].end) if before else ("", -1)
    ships = [
        s for s in reading.spans
        if s.kind in ("thing", "name") and index.is_a(s.id, SHIP) and since <= s.start < s.end <= size.start
        and clause.start <= s.start and size.start - s.end <= _NEAR
    ]  # fmt: skip
    if ships:
        ship = ships[-1]
        owner, since = "", ship.end
        if ship.start in reading.mine:
            owner = OWN_SIZE
        elif ship.start in reading.his or any(t.group == "theirs" and t.end == ship.start for t in clause.tags):
            owner = OTHER_SIZE
    between = [s for s in reading.spans if s.kind == "act" and since <= s.start < size.start]
    doing = [s for s in between if not _having(s, reading, index)]
    return "" if doing else owner


def _met(size: Found, reading: Reading, index: Index) -> bool:
    """Whether a clause tells that the ship and the asker's overlap: "my ship ran into a corvette", "an X rams it"."""
    clause = reading.clause_of(size)

    def inside(start: int) -> bool:
        return clause.start <= start < clause.end

    def own(span: Found) -> bool:
        words = set(range(span.start, span.end))
        return bool(words & reading.mine) or _carrying(span, reading, index)

    meets = [s for s in reading.spans if s.kind == "value" and s.setting.dimension == OVERLAP and not s.negated
             and inside(s.start)]  # fmt: skip
    # "Got rammed by a corvette", "rammed a corvette": who leaves out who it was speaks of the own ship.
    said = {i for s in reading.spans if s.kind in ("thing", "name") for i in range(s.start, s.end)}
    unsaid = any(said.isdisjoint(range(clause.start, s.start)) for s in meets)
    return bool(meets) and (
        unsaid
        or any(t.group in ("me", "it") for t in clause.tags)
        or any(inside(i) for i in reading.mine)
        or any(inside(s.start) and s != size and _size(s, index) and own(s) for s in reading.spans)
    )


def _used_on(size: Found, reading: Reading, index: Index) -> bool:
    """Whether it is told that a card is used on the ship: "my ship exhausts X on a corvette"."""
    on = next((t for t in reading.clause_of(size).tags if t.group in ("on_", "against_") and t.end == size.start), None)
    card = on and next((s for s in reading.spans if s.kind == "name" and s.end == on.start
                        and index.is_a(s.id, "upgrade")), None)  # fmt: skip
    return card is not None and any(
        s.kind == "act" and s.id in (USE, EXHAUST) and s.end == card.start for s in reading.spans
    )


def _away(size: Found, reading: Reading) -> bool:
    """Whether a clause beside the question tells how far away a ship is: "a medium corvette at distance 3"."""
    ends = {size.end} | {s.end for s in reading.spans if s.kind in ("thing", "name") and s.start == size.end}
    return reading.clause_of(size).kind is ClauseKind.PLAIN and any(
        s.kind == "value" and s.setting.dimension == OTHER_DISTANCE and 0 <= s.start - end <= 1
        for s in reading.spans for end in ends
    )  # fmt: skip


def _just_named(size: Found, clause: Clause, reading: Reading, index: Index) -> Found | None:
    """The ship named before of which a size is told: "… a corvette (small)", "… an X? X is small"."""
    if size.kind != "value" or clause.kind is not ClauseKind.PLAIN:
        return None
    named = [s for s in reading.spans if s.kind == "name" and index.is_a(s.id, SHIP) and s.start < size.start]
    if clause.start == size.start and clause.end == size.end:
        return named[-1] if named else None
    here = [s for s in named if s.start >= clause.start and size.start - s.end <= 1]
    return next((s for s in named if here and s.id == here[-1].id and s.start < clause.start), None)


def _having(act: Found, reading: Reading, index: Index) -> bool:
    """Whether the words of an act may mean having or flying a ship."""
    here = (s for s in reading.spans if s.kind == "act" and s.start == act.start)
    return any((s.id in HAVING and s.id not in _USING) or s.id == MOVE for s in here)


def _carrying(size: Found, reading: Reading, index: Index) -> bool:
    """Whether the ship is said to have a card: "a medium ship with X", "the large ship that carries X", "I have X on
    a medium ship".
    """
    ship = next((s for s in reading.spans if s.kind == "thing" and s.end == size.end and s.id == SHIP), None)
    end = ship.end if ship else size.end
    card = next((s for s in reading.spans if s.kind == "name" and 0 <= s.start - end <= 2
                 and index.is_a(s.id, "upgrade")), None)  # fmt: skip
    tags = reading.clause_of(size).tags
    if card is None:
        on = next((t for t in tags if t.group == "on_" and 0 <= size.start - t.end <= 0), None)
        had = on and next((s for s in reading.spans if s.kind == "name" and s.end == on.start
                           and index.is_a(s.id, "upgrade")), None)  # fmt: skip
        acts = [s for s in reading.spans if s.kind == "act" and had and s.start < had.start] if had else []
        clause = reading.clause_of(size)
        here = (s for s in reading.spans if s.kind == "act" and clause.start <= s.start < clause.end)
        if had and clause is not reading.asked_clause and not any(here):
            return True  # "X on a medium ship, can I …?"
        mine = [t for t in tags if t.group == "me" and had and t.end <= had.start]
        return bool(mine) and bool(acts) and all(_having(s, reading, index) for s in acts if s.start >= mine[-1].end)
    return (
        card.start == end
        or any(t.group == "with_" and end <= t.start and t.end == card.start for t in tags)
        or any(s.kind == "act" and s.id in HAVING and end <= s.start and s.end <= card.start for s in reading.spans)
    )


def bearers(reading: Reading, accounted: Iterable[Found], index: Index) -> set[int]:
    """The word for the ship that bears an upgrade card that was used: "the X ship", "a ship with X".

    So is the ship or the squadron whose thing was used: "the ship's blue dice".
    """
    cards = [s for s in accounted if s.kind == "name" and index.is_a(s.id, "upgrade")]
    behind, before = {s.end for s in cards}, {s.start for s in cards}
    bearing = {t.start: t.end for c in reading.clauses for t in c.tags if t.group == "with_"}
    had = {s.start for s in accounted if s.kind == "thing"}

    def owns(unit: Found) -> bool:
        genitive = reading.words[unit.end - 1].surface.lower().endswith(("'s", "s'", "’s"))
        return genitive and unit.end in had and unit.start in reading.definite | reading.mine

    return {
        i for s in reading.spans if s.kind == "thing" and s.id in (SHIP, SQUADRON)
        and ((s.id == SHIP and (s.start in behind or bearing.get(s.end) in before)) or owns(s))
        for i in range(s.start, s.end)
    }  # fmt: skip
