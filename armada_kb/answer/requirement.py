"""Questions about what is needed: "must the target be unique to …?", "does it require a heavy squadron?".

Such a question demands no act. A fact is needed for something if that is so, or can be, where the fact holds, and is
not so where it does not.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from armada_kb.answer.asking import Sought
from armada_kb.answer.clauses import Clause, Tag
from armada_kb.answer.question import Question
from armada_kb.answer.reading import Reading
from armada_kb.answer.spans import Found
from armada_kb.datalog.case import Asked
from armada_kb.model.language import OPPOSITE, WHOLE_CARD
from armada_kb.model.vocabulary import ConceptKind
from armada_kb.syntax.words import tokens

_OPENINGS = ("must", "does", "be", "")
_PURPOSES = ("to_", "for_")
# Having something is no act that could be demanded; whoever has it is in that state.
_STATES = frozenset({"have", "possess"})
_NEEDING = ("needing", "asked_needing")
_VERBAL = re.compile("(ed|en|wn|nt|lt|ing)$")
_UNCLEAR = ("negator", "cannot", "does_not", "either", "limiting", "option", "ban", "forcing")


@dataclass(frozen=True, slots=True)
class Requirement:
    """The question whether it is so with the fact, and the one whether it is so without.

    The latter is `turned`: yes to it is no to what was asked. Both are None where it is not clear which fact that is.
    `exact` tells that the fact must suffice, too: of a number, less or more of it may be what is needed.
    """

    plain: Question | None = None
    opposite: Question | None = None
    exact: bool = False


def requirement(question: Question) -> Requirement | None:
    """What is asked to be needed; None where the question demands an act, or nothing at all."""
    reading = question.reading
    clause = reading.asked_clause
    demands = ("must",) if clause.opening == "must" else ("duty",) if clause.opening else ("duty", "must")
    demand = next((t for t in clause.tags if t.group in demands), None)
    if clause.opening not in _OPENINGS or demand is None:
        return None
    start, end = _state(reading, clause, demand)
    facts = _facts(question, start, end)
    states = [s for s in reading.spans if s.kind == "act" and s.id in _STATES and s.start == start]
    subject = clause.opening == "be" and demand.part in _NEEDING and end > start >= demand.end
    if subject and _facts(question, clause.start, demand.start):
        return Requirement()  # "is a heavy squadron required to attack?" asks of it what it must do, or what for
    if not _demands_a_state(reading, clause, demand, start, states) or _demands_an_act(
        question, clause, start, end, facts
    ):
        return None
    if any(t.group in _UNCLEAR and not any(f.start <= t.start < f.end for f in facts) for t in clause.tags):
        return Requirement() if facts else None
    if not facts:
        return Requirement() if _names_something(reading, demand, start, end) else None
    if not clause.opening or any(not _overlap(f, facts[0]) for f in facts):
        return Requirement()
    plain = _without(replace(reading, spans=_spans(question, clause, demand, facts, start, end)), clause, demand)
    turned = replace(plain, spans=tuple(_turned(s, question) if s in facts else s for s in plain.spans))
    opposite = replace(question, reading=turned, turned=True)
    dimensions = {f.setting.dimension for f in facts}
    if any(f.setting.dimension in dimensions and not (f.denied or f.phrase) for f in opposite.facts.facts):
        return Requirement()
    numbered = all(f.number for f in facts)
    return Requirement(replace(question, reading=plain), opposite, exact=numbered)


def situated(question: Question) -> Requirement | None:
    """The need for a fact that a duty is asked about with: "must it be placed beyond distance 1 of a mine?".

    That something need not be done at all tells nothing of how it must be done. Where somebody is asked to do it
    ("must I place it there?"), both may be meant.
    """
    reading, clause = question.reading, question.reading.asked_clause
    demand = next((t for t in clause.tags if t.group in ("must", "duty")), None)
    if demand is None or question.asking.asked is not Asked.MUST or question.asking.inverted:
        return None
    acts = [s for s in reading.spans if s.kind == "act" and reading.in_asked(s.start) and s.start >= demand.end]
    if not acts:
        return None
    act = min(acts, key=lambda s: s.start)
    facts = tuple(
        s for s in reading.spans
        if s.kind == "value" and not s.negated and s.number and s.start >= act.end and s.end <= clause.end
    )  # fmt: skip
    if not facts:
        return None
    passive = any(t.group == "be" and t.end <= act.start for t in clause.tags) or demand.end == act.start
    if not passive or any(t.group in ("me", "it", *_UNCLEAR) and t.start < act.start for t in clause.tags):
        return Requirement()
    plain = _without(reading, clause, demand)
    turned = replace(plain, spans=tuple(_turned(s, question) if s in facts else s for s in plain.spans))
    return Requirement(replace(question, reading=plain), replace(question, reading=turned, turned=True), exact=True)


def timed(question: Question) -> bool:
    """Whether a duty is asked about together with a time before or after something.

    "Must I discard it before I reveal the dial?" asks whether that is the only time as well as whether it is a duty.
    """
    if question.asking.asked is not Asked.MUST or question.asking.inverted:
        return False
    sequence = {t.start for t in question.reading.asked_clause.tags if t.group == "sequence"}
    return any(s.kind in ("value", "window") and s.start in sequence for s in question.reading.spans)


def _state(reading: Reading, clause: Clause, demand: Tag) -> tuple[int, int]:
    """From where to where the words say what is needed: behind "be", "have" or the demand, before what it is for.

    In "is X required for …" it stands before the demand.
    """
    acts = {s.start for s in reading.spans if s.kind == "act"}
    # "Need it to be engaged" goes on with the fact, "need Rogue to be chosen" with what Rogue is needed for.
    being = {t.start for t in clause.tags if t.group == "be" and t.end not in acts and demand.part in _NEEDING}
    purposes = (
        t.start for t in clause.tags
        if t.group in _PURPOSES and t.start > demand.end - (t.group == "for_") and t.end not in being
    )  # fmt: skip
    end = next(purposes, clause.end)
    be = [t.end for t in clause.tags if t.group == "be" and demand.end <= t.start < end]
    having = [s.start for s in reading.spans if s.kind == "act" and s.id in _STATES and demand.end <= s.start < end]
    if clause.opening == "be" and not be and end - demand.end <= 1:
        return next(t.end for t in clause.tags if t.group == "be"), demand.start
    return next(iter([*be, *having]), demand.end), end


def _demands_a_state(reading: Reading, clause: Clause, demand: Tag, start: int, states: list[Found]) -> bool:
    """Whether something must be or have something, or is needed; otherwise something must be done."""
    being = any(t.group == "be" and t.end == start for t in clause.tags) or reading.words[demand.end - 1].folded == "be"
    return being or demand.part in _NEEDING or clause.opening == "be" or bool(states)


def _demands_an_act(question: Question, clause: Clause, start: int, end: int, facts: tuple[Found, ...]) -> bool:
    """Whether the words behind "be" or "have" are a deed after all: "must be discarded", "has to remain within".

    What somebody is doing or has become, for a purpose ("engaged to …"), is a fact.
    """
    reading, concepts = question.reading, question.index.concepts
    acts = [s for s in reading.spans if s.kind == "act" and s.id not in _STATES]
    states = {s.start for s in reading.spans if s.kind == "act" and s.id in _STATES}
    # "Be within" is an act if the statements about the named cards speak of it; else it tells where something is.
    being = {s.id for s in acts if s.start == start - 1 and s.end > start}
    own = {c.act for name in reading.names for c in question.index.claims_by_party.get(name, ())}
    told = bool(own and facts) and not any(question.index.related(one, act) for one in being for act in own)
    if reading.words[start - 1].folded == "be" and being and not told:
        return True
    done = {d for s in acts if s.start == start for d in concepts[(ConceptKind.ACT, s.id)].done}
    verbal = _VERBAL.search(reading.words[start].surface.lower()) if start < end else None
    if any(s.start == start for s in acts) and verbal and start not in states:
        return end == clause.end or not facts or any(f.setting in done for f in facts)
    apart = [s for s in acts if start <= s.start < end and not any(_overlap(f, s) for f in facts)]
    return any(s.start not in states for s in apart)


def _facts(question: Question, start: int, end: int) -> tuple[Found, ...]:
    """The facts of the game that are told between two words; none where these begin with something else."""
    dimensions = question.index.dimensions
    here = [s for s in question.reading.spans if start <= s.start and s.end <= end]
    first = min((s.start for s in here if s.kind in ("thing", "name", "value")), default=start)
    facts = [
        s for s in here
        if s.kind == "value" and not s.negated and not dimensions[s.setting.dimension].of_question
    ]  # fmt: skip
    return tuple(facts) if any(f.start == first for f in facts) else ()


def _names_something(reading: Reading, demand: Tag, start: int, end: int) -> bool:
    """Whether the first term in a row of words is told to be needed, or to be so, and is no fact to turn round."""
    here = [s for s in reading.spans if start <= s.start < end and s.kind in ("thing", "name", "value")]
    first = [s for s in here if s.start == min(h.start for h in here)]
    return bool(first) and (demand.part in _NEEDING or all(s.kind == "value" for s in first))


def _spans(
    question: Question, clause: Clause, demand: Tag, facts: tuple[Found, ...], start: int, end: int
) -> tuple[Found, ...]:
    """The terms without the verbs of the demand. Where no verb is left, it is for its effect that a card needs it."""
    said = {(f.start, f.end) for f in facts}
    words = {*range(start, end), *range(demand.start, demand.end), *(i for f in facts for i in range(f.start, f.end))}
    kept = [
        s for s in question.reading.spans
        if s.kind == "value" or (
            (s.start, s.end) not in said and not (s.kind == "act" and any(i in words for i in range(s.start, s.end)))
        )
    ]  # fmt: skip
    verbs = any(s.kind == "act" and clause.start <= s.start < clause.end for s in kept)
    if verbs or question.asking.sought is Sought.LEGALITY:
        return tuple(kept)
    kept = [s for s in kept if s.kind != "thing" or not any(f.covers(s) for f in facts)]
    verb = question.index.concepts[(ConceptKind.ACT, WHOLE_CARD)].phrases[0]
    asking = next(t for t in clause.tags if t.group == clause.opening)
    place = asking if demand.end == facts[0].start else demand
    effect = question.book.table.at(tokens(verb), 0)
    return (*kept, *(Found(m.kind, m.id, place.start, place.end, concept=m.id) for m in effect))


def _turned(fact: Found, question: Question) -> Found:
    """The fact as what does not hold: its opposite where it has one."""
    id = f"{fact.setting.dimension}={OPPOSITE.get(fact.setting.value, '')}"
    if (ConceptKind.VALUE, id) in question.index.concepts:
        return replace(fact, id=id, concept=id)
    return replace(fact, negated=True)


def _overlap(one: Found, other: Found) -> bool:
    return one.start < other.end and other.start < one.end


def _without(reading: Reading, clause: Clause, demand: Tag) -> Reading:
    """The reading without the demand, as a question that opens with "does"."""
    asking = next(t for t in clause.tags if t.group == clause.opening)
    tags = tuple(replace(t, group="does") if t is asking else t for t in clause.tags if t is asking or t is not demand)
    changed = replace(clause, opening="does", tags=tags)
    return replace(reading, clauses=tuple(changed if c is clause else c for c in reading.clauses))
