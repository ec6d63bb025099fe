"""Questions with "only": whether something is so where a fact holds, and not where it does not."""

from __future__ import annotations

from dataclasses import dataclass, replace

from armada_kb.answer.clauses import Clause, Tag
from armada_kb.answer.question import Question
from armada_kb.answer.reading import Reading
from armada_kb.answer.spans import Found
from armada_kb.model.claims import asked_dimensions

# Who denies or leaves a choice beside it asks something else.
_UNCLEAR = ("negator", "cannot", "does_not", "either")
# So many words may stand between "only" and the fact: "only choose squadrons that have not activated".
_REACH = 3


@dataclass(frozen=True, slots=True)
class Exclusive:
    """The question without its "only", and the one that asks about the opposite of the fact.

    Yes to the first and no to the second is yes to what was asked; yes to both is no.
    """

    plain: Question
    opposite: Question


def exclusive(question: Question) -> Exclusive | None:
    """The two questions that one with "only" asks; None where it is not clear to which fact that belongs."""
    reading = question.reading
    limits = [
        (clause, tag) for clause in reading.clauses for tag in clause.tags
        if tag.part == "exclusive" and reading.in_asked(tag.start)
    ]  # fmt: skip
    if len(limits) != 1:
        return None
    clause, only = limits[0]
    tags = [t for c in reading.clauses if reading.in_asked(c.start) for t in c.tags if t.group in _UNCLEAR]
    if any(not any(s.kind == "value" and s.start <= t.start and t.end <= s.end for s in reading.spans) for t in tags):
        return None
    asked_for = _asked_for(question)
    facts = tuple(s for s in _limited(reading, clause, only) if s.setting.dimension in asked_for)
    if not facts:
        return None
    without = _without(reading, only)
    turned = replace(without, spans=tuple(replace(s, negated=True) if s in facts else s for s in without.spans))
    plain, opposite = replace(question, reading=without), replace(question, reading=turned, turned=True)
    dimensions = {s.setting.dimension for s in facts}
    told = [f for f in opposite.facts.facts if f.setting.dimension in dimensions and not (f.denied or f.phrase)]
    return None if told else Exclusive(plain, opposite)


def _asked_for(question: Question) -> frozenset[str]:
    """The dimensions that the statements about the named things and the general rules ask for.

    Where none asks for a fact, its opposite changes nothing, which tells nothing about "only".
    """
    claims = question.index.claims_among(question.names)
    found = asked_dimensions(claims)
    return found | question.index.derived_from(found)


def _limited(reading: Reading, clause: Clause, only: Tag) -> tuple[Found, ...]:
    """The facts that "only" belongs to: the words of the nearest one behind it, else right before it."""
    values = [s for s in reading.spans if s.kind == "value" and clause.start <= s.start < clause.end]
    things = [s for s in reading.spans if s.kind in ("thing", "name") and clause.start <= s.start < clause.end]
    told = [s for s in reading.spans if s.kind in ("thing", "name", "act")]
    behind = [
        s for s in values
        if 0 <= s.start - only.end <= _REACH and not any(t.covers(s) for t in told)
        and (s.start in reading.relatives or not any(only.end <= t.start < s.start for t in things))
    ]  # fmt: skip
    nearest = min(behind, key=lambda s: (s.start, -s.end), default=None)
    if nearest is None and not any(only.end <= s.start for s in (*values, *things)):
        nearest = next((s for s in values if s.end == only.start), None)
    if nearest is None:
        return ()
    return tuple(s for s in values if s.start < nearest.end and nearest.start < s.end)


def _without(reading: Reading, only: Tag) -> Reading:
    clauses = tuple(replace(c, tags=tuple(t for t in c.tags if t is not only)) for c in reading.clauses)
    return replace(reading, clauses=clauses)
