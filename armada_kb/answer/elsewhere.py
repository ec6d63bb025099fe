"""The parts of a question of which the claims that decided say nothing: they speak of another thing in that place."""

from __future__ import annotations

from collections.abc import Iterable

from armada_kb.answer.index import Index
from armada_kb.answer.inquiry import Finding
from armada_kb.answer.reading import Reading
from armada_kb.answer.roles import Part
from armada_kb.answer.situation import parts_of
from armada_kb.answer.spans import Found
from armada_kb.datalog.outcome import Verdict
from armada_kb.model.claims import Role
from armada_kb.model.language import TARGET
from armada_kb.model.vocabulary import ConceptKind

# What is so there, or comes of it, need not be so elsewhere.
_ELSEWHERE = (Role.RESULT, Role.PLACE)


def said_of_others(finding: Finding, reading: Reading, index: Index) -> Iterable[Part]:
    """What is asked beside what decided, and what something is done with where claims speak of doing it to that."""
    yield from _beside_the_point(finding, reading, index)
    yield from _wielded(finding, reading, index)


def _beside_the_point(finding: Finding, reading: Reading, index: Index) -> Iterable[Part]:
    """The parts of the question that the claims that decided say something else of.

    A general rule says nothing about what a named card does, nor about another thing than its own; and what is treated
    as a ship is not treated as a squadron.
    """
    decisive = finding.decisive
    cards = {s.start for s in reading.spans if s.kind == "name" and index.is_a(s.id, "card")}
    if cards and decisive and not any(c.parties for c in decisive):
        act = finding.hypothesis.span
        yield from (
            p for p in finding.hypothesis.dropped if p.role is Role.OBJECT and (act is None or p.start > act.start)
        )
        yield from (p for p in finding.hypothesis.parts if p.role is Role.ACTOR and p.start in cards)
    if finding.hypothesis.span is not None and finding.outcome.verdict is not Verdict.NO:
        # What is done with another thing is not done with the card.
        yield from (p for p in finding.hypothesis.dropped if p.role is Role.OBJECT and p.start in cards)
    elif finding.hypothesis.span is None and decisive:
        things = {f.thing for c in decisive for f in c.roles}
        yield from (
            p for p in finding.hypothesis.dropped
            if not _within_a_fact(p, reading) and not any(index.related(p.id, t) for t in things)
        )  # fmt: skip
        if reading.asked_clause.opening == "be":
            yield from _siblings(reading, things, index)
    for part in finding.hypothesis.parts:
        if part.role in _ELSEWHERE and not index.is_a(part.id, "card") and not _within_a_fact(part, reading):
            said = [f.thing for c in decisive for f in c.fillers(part.role)]
            if said and not any(index.related(part.id, thing) for thing in said):
                yield part


def _wielded(finding: Finding, reading: Reading, index: Index) -> Iterable[Part]:
    """What something is done with, where the claims that decided speak of doing it to that: "shoot with a mine".

    Of what is rolled or taken it may be one and the same ("roll with a blue die"), but not another of its kind.
    """
    act = finding.hypothesis.span
    objects = {f.thing for c in finding.decisive for f in c.fillers(Role.OBJECT)}
    if act is None:
        # Whatever else decides: a card's tokens that can be attacked attack nothing.
        attacks = [s for s in reading.spans if s.kind == "act" and reading.in_asked(s.start) and _targets(s, index)]
        for one in attacks:
            if not any(p.role is Role.OBJECT for p in parts_of(reading, one, index)):
                yield from _instruments(one, index.objects.get(one.id, ()), ("name",), reading, index)
    elif any(p.role is Role.OBJECT and not p.pronoun for p in finding.hypothesis.parts):
        return
    elif _targets(act, index):
        yield from _instruments(act, objects, ("name", "thing"), reading, index)
    elif not any(c.fillers(Role.RESULT) for c in finding.decisive):
        for part in finding.hypothesis.parts:
            kinds = set(index.general(part.id)) - {part.id}
            another = any(kinds & set(index.general(t)) for t in objects)
            spoken = any(index.related(part.id, t) for t in objects) or index.is_a(part.id, "card")
            if part.role is Role.RESULT and not part.pronoun and another and not spoken:
                yield part


def _targets(act: Found, index: Index) -> bool:
    return (Role.OBJECT, TARGET) in index.concepts[(ConceptKind.ACT, act.id)].sets


def _instruments(
    act: Found, things: Iterable[str], kinds: tuple[str, ...], reading: Reading, index: Index
) -> Iterable[Part]:
    """What stands behind "with" or "use" in the clause of an act and is one of the things."""
    behind = {t.end for t in reading.clause_of(act).tags if t.group == "with_"}
    for span in reading.spans:
        if span.kind in kinds and span.start in behind and any(index.related(span.id, thing) for thing in things):
            yield Part(Role.RESULT, span.id, span.start, end=span.end)


def _siblings(reading: Reading, things: set[str], index: Index) -> Iterable[Part]:
    """What is asked about beside another of its kind that the claims speak of: a red die where they say blue."""
    for span in reading.spans:
        if span.kind == "thing" and reading.in_asked(span.start):
            kinds = set(index.general(span.id)) - {span.id}
            if any(kinds & set(index.general(t)) and not index.related(span.id, t) for t in things):
                yield Part(Role.RESULT, span.id, span.start, end=span.end)


def _within_a_fact(part: Part, reading: Reading) -> bool:
    """Whether the words of a part belong to a longer phrase for a fact or a time: "in Resolve Attack Effects"."""
    return any(
        s.kind in ("value", "window") and s.start <= part.start and part.end <= s.end
        and s.length > part.end - part.start for s in reading.spans
    )  # fmt: skip
