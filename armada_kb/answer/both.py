"""Questions about "both A and B", of which each is asked about alone where nothing speaks of the two together."""

from __future__ import annotations

from dataclasses import replace

from armada_kb.answer.answer import Answer, Verdict
from armada_kb.answer.clauses import Clause, Tag
from armada_kb.answer.question import Question
from armada_kb.answer.reading import Reading

_NOUNS = ("thing", "name", "value", "window")


def halves(question: Question) -> tuple[Question, Question] | None:
    """The question about A and the one about B; None where it does not ask about "both A and B"."""
    reading = question.reading
    found = [(c, t) for c in reading.clauses for t in c.tags if t.group == "joining" and reading.in_asked(t.start)]
    if len(found) != 1 or reading.surface(found[0][1].start, found[0][1].end).lower() != "both":
        return None
    clause, both = found[0]
    inside = [s for s in reading.spans if both.end <= s.start and s.end <= clause.end]
    joins = [
        t for t in clause.tags if t.group in ("link", "lead") and reading.words[t.start].folded == "and"
        and any(s.end == t.start and s.kind in _NOUNS for s in inside)
    ]  # fmt: skip
    if len(joins) != 1:
        return None
    middle = joins[0]
    second = [s for s in inside if s.start >= middle.end and s.kind in _NOUNS]
    if not second:
        return None
    # A verb behind B belongs to both halves: "can both A and B be used".
    verbs = [s.start for s in inside if s.kind == "act" and s.start >= second[0].end]
    end = second[0].end if verbs else clause.end
    return (
        replace(question, reading=_without(reading, clause, both, middle.start, end)),
        replace(question, reading=_without(reading, clause, both, both.end, middle.end)),
    )


def combined(question: Question, first: Answer, second: Answer) -> Answer | None:
    """No to one half is no to "both"; yes needs both, and what one half waits for the whole waits for."""
    order = (Verdict.NO, Verdict.DEPENDS, Verdict.YES)
    if first.verdict not in order or second.verdict not in order:
        return None
    if first.verdict is second.verdict is Verdict.DEPENDS and first.conditions != second.conditions:
        return None
    decisive, other = sorted((first, second), key=lambda a: order.index(a.verdict or Verdict.UNKNOWN))
    cited = {c.id for c in decisive.citations}
    return replace(
        decisive, question=question.text, understood=question.understood(),
        citations=(*decisive.citations, *(c for c in other.citations if c.id not in cited)),
    )  # fmt: skip


def _without(reading: Reading, clause: Clause, both: Tag, start: int, end: int) -> Reading:
    """The reading as if its words from `start` to `end` (exclusive), and "both", did not stand there."""

    def gone(position: int) -> bool:
        return start <= position < end or both.start <= position < both.end

    clauses = tuple(
        replace(c, tags=tuple(t for t in c.tags if not gone(t.start))) if c is clause else c for c in reading.clauses
    )
    return replace(
        reading, clauses=clauses,
        spans=tuple(s for s in reading.spans if not any(gone(i) for i in range(s.start, s.end))),
        entities=tuple((n, id) for n, id in reading.entities if not gone(n.start)),
        unknown=tuple(i for i in reading.unknown if not gone(i)),
    )  # fmt: skip
