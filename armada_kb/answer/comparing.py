"""How the deed that is asked about is to one that is told before: "I attacked from the front. Can I from the rear?"."""

from __future__ import annotations

from collections.abc import Iterator

from armada_kb.answer.clauses import Clause, ClauseKind
from armada_kb.answer.index import Index
from armada_kb.answer.reading import Reading
from armada_kb.answer.spans import Found
from armada_kb.model.claims import Setting
from armada_kb.model.language import LATER_ROUND
from armada_kb.model.vocabulary import Comparison, ConceptKind

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
        values = [s for s in reading.spans if s.kind == "value" and s.setting.dimension == comparison.of]
        values = [s for s in values if not s.negated]
        asked = {s.setting for s in values if reading.in_asked(s.start)}
        before = [c for c in reading.clauses if _tells_of_a_deed_before(c, comparison, reading)]
        told = [s for s in values if any(c.start <= s.start < c.end for c in before)]
        known = {s.setting for s in told}
        if len(asked) == 1 and told and (known == asked or known.isdisjoint(asked)):
            setting = Setting(dimension.id, comparison.same if known == asked else comparison.other)
            for one in (setting, *index.concepts[(ConceptKind.VALUE, str(setting))].implies):
                yield one, told[0]


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
