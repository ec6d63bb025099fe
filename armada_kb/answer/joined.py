"""Questions that ask about several acts at once: "may I exhaust X and choose nobody in order to pass?"."""

from __future__ import annotations

from dataclasses import dataclass

from armada_kb.answer.inquiry import Finding
from armada_kb.answer.question import Question
from armada_kb.datalog.outcome import Verdict


@dataclass(frozen=True, slots=True)
class Joined:
    """Findings about the acts of one question, which are asked about together; `words` are the numbers of those that
    only join them.
    """

    first: Finding
    rest: tuple[Finding, ...]
    words: frozenset[int]


def together(question: Question, findings: tuple[Finding, ...]) -> Joined | None:
    """The findings as one, where each is about another act of the question; None where they do not go together.

    Each part must have the same verdict, since one of them may only tell what the other is for. A part that must not
    happen ("without …") is one that the rules say no to.
    """
    by_place: dict[int, list[Finding]] = {}
    for finding in findings:
        if finding.hypothesis.span is not None:
            by_place.setdefault(finding.hypothesis.span.start, []).append(finding)
    if len(by_place) < 2:
        return None
    parts = []
    words: set[int] = set()
    for rows in by_place.values():
        best = max(rows, key=lambda f: f.score)
        if best.hypothesis.dropped or any(f.outcome.verdict is not best.outcome.verdict for f in rows):
            return None
        span = best.hypothesis.span
        if span is not None and span.negated:
            if not question.reading.avoided(span) or best.outcome.verdict is not Verdict.NO:
                return None
            words.update(range(*question.reading.avoiding(span)))
        parts.append(best)
    asked = [f for f in parts if f.hypothesis.span is not None and not f.hypothesis.span.negated]
    if len({f.outcome.verdict for f in asked}) != 1:
        return None
    return Joined(asked[0], tuple(f for f in parts if f is not asked[0]), frozenset(words))
