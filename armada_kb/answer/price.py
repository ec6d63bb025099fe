"""What a card costs: "do I have to exhaust X to gain a token?" asks for the price of what X lets one do."""

from __future__ import annotations

from dataclasses import dataclass

from armada_kb.answer.clauses import ClauseKind
from armada_kb.answer.inquiry import Finding
from armada_kb.answer.question import Question
from armada_kb.answer.roles import PREPOSITIONS
from armada_kb.answer.situation import parts_of
from armada_kb.answer.spans import Found
from armada_kb.datalog import outcome as datalog
from armada_kb.datalog.case import Asked
from armada_kb.datalog.outright import price_program
from armada_kb.datalog.program import Program
from armada_kb.model.claims import DENYING, Claim, Mode, Role
from armada_kb.model.language import CARD, DISCARD, EXHAUST, USE
from armada_kb.model.vocabulary import ConceptKind

_PRICES = (DISCARD, EXHAUST)


@dataclass(frozen=True, slots=True)
class Price:
    """The `program` that decides whether what is asked is what must be done for the card's effect.

    It is None where a purpose is named that the card's statements do not speak of: then nothing is known.
    """

    program: Program | None


def price(question: Question, finding: Finding) -> Price | None:
    """Whether something must be done for what a card gives in return; None where that is not what is asked.

    That one may exhaust a card says that nobody has to, but not that one has its effect without it.
    """
    act = finding.hypothesis.act
    if question.asking.asked not in (Asked.MUST, Asked.DOES) or act is None:
        return None
    if finding.outcome.verdict not in (datalog.Verdict.NO, datalog.Verdict.DEPENDS):
        return None
    spent = (finding.hypothesis.part(Role.OBJECT), finding.hypothesis.part(Role.ACTOR))  # "does X exhaust?"
    card = next((c for c in question.cards if c in spent or CARD in spent), None)
    if not any(question.index.is_a(act, price) for price in _PRICES) or finding.hypothesis.span is None:
        return None
    wanted = purposes(question, finding.hypothesis.span)
    if not wanted or not all(c.mode is Mode.MAY for c in finding.decisive if c.parties):
        return None
    paying = [c for c in finding.decisive if c.parties]
    granting = [(c, p.id) for p in wanted for c in _giving(card, p, paying, question)] if card else []
    return Price(price_program(act, paying, granting) if paying and granting else None)


def aims(question: Question, finding: Finding) -> frozenset[int]:
    """The numbers of the words of what something is done for, with what that is done to.

    A card beside that is no part of it: it may have a say in the price.
    """
    reading, index = question.reading, question.index
    found: set[int] = set()
    for act in purposes(question, finding.hypothesis.span):
        found.update(range(act.start, act.end))
        for part in parts_of(reading, act, index):
            if part.start > act.start and not index.is_a(part.id, CARD):
                found.update(range(part.start, part.end))
    return frozenset(found)


def purposes(question: Question, paid: Found | None) -> list[Found]:
    """The acts for which something must be done: "… to gain a token", "… in order to use it", "when I use it"."""
    if question.asking.asked not in (Asked.MUST, Asked.DOES):
        return []
    reading, index = question.reading, question.index
    clause = reading.asked_clause
    behind = paid.end if paid else clause.start
    to = {t.end for t in clause.tags if t.group == "to_" and t.start >= behind}
    acts = [s for s in reading.spans if s.kind == "act" and not s.negated]
    first = min((s.start for s in acts if reading.in_asked(s.start)), default=0)
    duty = question.asking.asked is Asked.MUST
    aimed = [s for s in acts if duty and s.start in to and (paid or s.start > first)]
    telling = [
        s for s in acts
        if reading.clause_of(s).kind is ClauseKind.SITUATION
        and s.id == USE
        and any(p.pronoun or p.id in question.cards for p in parts_of(reading, s, index) if p.role is Role.OBJECT)
    ]  # fmt: skip
    return aimed + telling


def _giving(card: str, purpose: Found, paying: list[Claim], question: Question) -> list[Claim]:
    """The claims of the card that let one do that; those of its price where the purpose is no more than to use it."""
    index = question.index
    if index.concepts[(ConceptKind.ACT, purpose.id)].light:
        return paying
    parts = parts_of(question.reading, purpose, index)
    # "On the table" is where something is put, not what is put there.
    places = {t.start for c in question.reading.clauses for t in c.tags if t.group in PREPOSITIONS}
    parts = tuple(p for p in parts if p.start not in places)
    objects = [p.id for p in parts if p.role is Role.OBJECT and not p.pronoun and p.id != card]
    return [
        c for c in index.claims_by_party.get(card, ())
        if c.mode not in DENYING and not any(index.is_a(c.act, price) for price in _PRICES)
        and index.related(purpose.id, c.act)
        and all(any(index.related(one, f.thing) for f in c.fillers(Role.OBJECT)) for one in objects)
    ]  # fmt: skip
