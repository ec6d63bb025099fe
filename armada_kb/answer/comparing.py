"""How the deed that is asked about is to one that is told before: "I attacked from the front. Can I from the rear?"."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise

from armada_kb.answer.clauses import LEAVE, Clause, ClauseKind
from armada_kb.answer.eliding import joined
from armada_kb.answer.index import Index
from armada_kb.answer.reading import Reading
from armada_kb.answer.spans import Found
from armada_kb.model.claims import Setting
from armada_kb.model.language import LATER_ROUND
from armada_kb.model.vocabulary import Comparison, ConceptKind, Job

# Who is spoken of with these is not the asker.
_SOMEBODY = ("theirs", "he", "they", "other")


def compared(reading: Reading, index: Index) -> Iterator[tuple[Setting, Found]]:
    """The values of dimensions that compare two deeds, each with the words that tell of the earlier one.

    Nothing, where the deeds are not the same in what is compared and not wholly another either.
    """
    for dimension in index.dimensions.values():
        comparison = dimension.compares
        if comparison is None:
            continue
        row = in_a_row(comparison, reading, index)
        if row:
            repeated = len({s.id for s in row}) < len(row)
            yield Setting(dimension.id, comparison.same if repeated else comparison.other), row[0]
            if comparison.counting and not _counted(comparison.counting, reading):
                yield Setting(comparison.counting, str(len(row) - 1)), row[-1]
            continue
        values = [s for s in reading.spans if s.kind == "value" and s.setting.dimension == comparison.of]
        values = [s for s in values if not s.negated and not any(o.covers(s) and o.length > s.length for o in values)]
        asked = {s.setting for s in values if reading.in_asked(s.start)}
        before = [c for c in reading.clauses if _tells_of_a_deed_before(c, comparison, reading)]
        told = [s for s in values if any(c.start <= s.start < c.end for c in before)]
        known = {s.setting for s in told}
        if len(asked) == 1 and told and (known == asked or known.isdisjoint(asked)):
            setting = Setting(dimension.id, comparison.same if known == asked else comparison.other)
            for one in (setting, *index.concepts[(ConceptKind.VALUE, str(setting))].implies):
                yield one, told[0]


def in_a_row(comparison: Comparison, reading: Reading, index: Index) -> list[Found]:
    """The values in which the deeds differ, where the question asks of several deeds at once: "front, left and rear".

    Nothing where a value stands apart from the row, or is neither the same as another one nor wholly different.
    """
    values = [s for s in reading.spans if s.kind == "value" and s.setting.dimension == comparison.of]
    row = [s for s in values if reading.in_asked(s.start) or s.start < reading.asked_clause.start]
    row = [s for s in row if not any(o.covers(s) and o.length > s.length for o in row)]
    # "Out front" and "front zone" tell the same in overlapping words.
    row = [s for i, s in enumerate(row) if not (i and s.id == row[i - 1].id and s.start < row[i - 1].end)]
    if len(row) < 2 or any(s.negated for s in row):
        return []
    asked = reading.in_asked(row[-1].start) or _asks_for_leave(reading)
    if not asked or not all(joined(a.end, b.start, reading.words, index) for a, b in pairwise(row)):
        return []
    clear = all(a.id == b.id or not index.related(a.id, b.id) for a, b in combinations(row, 2))
    return row if clear else []


def deed(reading: Reading, index: Index) -> str | None:
    """The act that the question asks about where it only tells in what the deeds differ, and that there are several."""
    for comparison in (d.compares for d in index.dimensions.values() if d.compares):
        row = in_a_row(comparison, reading, index)
        told = _counted(comparison.counting, reading) or any(
            s.kind == "act" and s.id == comparison.act for s in reading.spans
        )
        between = {reading.words[i].folded for a, b in pairwise(row) for i in range(a.end, b.start)}
        following = not between.isdisjoint(index.helping(Job.FOLLOWING))
        if row and (told or following or len({s.id for s in row}) < len(row)):
            return comparison.act
    return None


def _asks_for_leave(reading: Reading) -> bool:
    """Whether the clause that asks names no act, but only who may do what was told: ", is that ok for a huge ship?"."""
    acts = any(s.kind == "act" and reading.in_asked(s.start) for s in reading.spans)
    return not acts and any(reading.asked_clause.has(group) for group in LEAVE)


def _counted(dimension: str, reading: Reading) -> bool:
    return any(s.kind == "value" and s.setting.dimension == dimension for s in reading.spans)


def _tells_of_a_deed_before(clause: Clause, comparison: Comparison, reading: Reading) -> bool:
    """Whether a clause before the question tells that whoever is asked about did such a deed in the same round."""
    spans = [s for s in reading.spans if clause.start <= s.start < clause.end]
    deeds = [s for s in spans if s.kind == "act" and s.id == comparison.act and not s.negated]
    later = any(s.kind == "value" and s.setting == LATER_ROUND for s in spans)
    told = clause.end <= reading.asked_clause.start and clause.kind is not ClauseKind.SITUATION
    return told and bool(deeds) and not later and not _of_somebody_else(clause, spans, deeds, reading)


def _of_somebody_else(clause: Clause, spans: list[Found], deeds: list[Found], reading: Reading) -> bool:
    """Whether the opponent, another named unit or whoever did it to the asker's own did the deeds of a clause."""
    asked = reading.asked_clause
    named = {s.id for s in spans if s.kind == "name"}
    others = {s.id for s in reading.spans if s.kind == "name" and reading.in_asked(s.start)}
    mine = asked.has("me") or any(reading.in_asked(i) for i in reading.mine)
    his = mine and any(clause.start <= i < clause.end for i in reading.his)
    done_to_mine = any(
        d.end in reading.mine or any(
            (t.part == "acted_on" and t.start == d.end) or (t.group == "be" and t.end <= d.start) for t in clause.tags
        ) for d in deeds
    )  # fmt: skip
    somebody = his or done_to_mine or any(clause.has(group) for group in _SOMEBODY)
    return somebody or bool(named and others and named != others)
