"""From a question to its answer: each kind of question has a module that answers it."""

from __future__ import annotations

from dataclasses import replace

from armada_kb.answer.answer import Answer, UnknownReason, Verdict
from armada_kb.answer.asking import Sought
from armada_kb.answer.capacity import capacity
from armada_kb.answer.counting import count
from armada_kb.answer.descriptions import described
from armada_kb.answer.legality import legality
from armada_kb.answer.listing import listing
from armada_kb.answer.lookup import lookup
from armada_kb.answer.moments import when
from armada_kb.answer.ordering import order
from armada_kb.answer.ownership import elsewhere
from armada_kb.answer.provisos import unread_card
from armada_kb.answer.question import Question
from armada_kb.answer.requirement import Requirement, requirement, situated, timed
from armada_kb.answer.restricted import restricted
from armada_kb.answer.scheduled import scheduled
from armada_kb.answer.settling import same_conditions
from armada_kb.answer.sums import summed
from armada_kb.answer.trait import trait
from armada_kb.answer.understanding import Doubt
from armada_kb.answer.unknown import Abstention
from armada_kb.answer.verdicts import decide
from armada_kb.answer.wording import first_sentence, sentence
from armada_kb.datalog.engine import Engine


def answer(question: Question, engine: Engine) -> Answer | Abstention:
    """The answer, or why there is none."""
    if question.unread:
        return Abstention(UnknownReason.NO_RULING, frozenset({Doubt.TOLD_WORD}), ignored=question.unread)
    if question.asking.sought is Sought.COUNT:
        # It is counted as the asker's ship sees it, whose cards the named ones are taken for.
        others = elsewhere(question.reading, question.index)
        if others:
            words = tuple(question.reading.surface(s.start, s.end) for s in others)
            return Abstention(UnknownReason.NO_RULING, frozenset({Doubt.OWNER}), ignored=words)
    shown = described(question, engine)
    if shown is not None:
        return shown
    needed = requirement(question) if question.asking.sought in (Sought.VERDICT, Sought.LEGALITY) else None
    if needed is not None:
        return _needed(question, needed, engine)
    found = _by_kind(question, engine)
    return (summed(question, engine) or found) if isinstance(found, Abstention) else found


def _by_kind(question: Question, engine: Engine) -> Answer | Abstention:
    """What the module for this kind of question says."""
    own = restricted(question, engine)
    if own is not None:
        return own
    match question.asking.sought:
        case Sought.TASTE:
            return Abstention(UnknownReason.NOT_A_RULES_QUESTION)
        case Sought.LEGALITY:
            return legality(question, engine)
        case Sought.COUNT:
            return capacity(question) or count(question, engine)
        case Sought.WHEN:
            return when(question)
        case Sought.ORDER:
            return order(question)
        case Sought.LIST:
            return listing(question)
        case Sought.WHAT:
            return lookup(question)
        case _:
            plain = trait(question, engine) or scheduled(question, engine)
            if plain is not None:
                return plain
            found = decide(question, engine)
            if question.asking.possible and isinstance(found, Answer) and found.verdict is Verdict.DEPENDS:
                found = replace(found, verdict=Verdict.YES, answer=sentence("Yes.", [found.answer]), conditions=())
            if isinstance(found, Answer) and found.verdict is Verdict.NO and timed(question):
                return Abstention(UnknownReason.NO_RULING)
            how = situated(question) if isinstance(found, Answer) and found.verdict is Verdict.NO else None
            if how is not None:
                return _needed(question, how, engine)
            return found


def _needed(question: Question, needed: Requirement, engine: Engine) -> Answer | Abstention:
    """Yes, where it is so with the fact and not without it; no, where it is so without."""
    unclear = Abstention(UnknownReason.NO_RULING)
    if needed.plain is None or needed.opposite is None:
        return unclear
    held, without = answer(needed.plain, engine), answer(needed.opposite, engine)
    if not isinstance(held, Answer) or not isinstance(without, Answer):
        return unclear
    if needed.exact and held.verdict is not Verdict.YES:
        return unclear
    if unread_card(question, (*held.statements(), *without.statements())):
        return unclear  # it may take the need away
    # Where all is known with the fact, what is open without it hangs on nothing but the other facts of its kind.
    possible = without.verdict is Verdict.NO or (without.verdict, held.verdict) == (Verdict.DEPENDS, Verdict.YES)
    if without.verdict is Verdict.YES and held.verdict in (Verdict.YES, Verdict.DEPENDS):
        verdict = Verdict.YES
    elif possible or same_conditions(held, without):
        verdict = Verdict.NO
    else:
        return unclear
    reason = without.answer.partition(" ")[2] if without.verdict is verdict else first_sentence(without.detail)
    return replace(
        without, understood=replace(held.understood, asked="needed"), verdict=verdict, conditions=(),
                kind=question.kind, answer=sentence(f"{verdict.capitalize()}.", [reason]),
    )  # fmt: skip
