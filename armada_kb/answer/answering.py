"""From a question to its answer: each kind of question has a module that answers it."""

from __future__ import annotations

from armada_kb.answer.answer import Answer, UnknownReason
from armada_kb.answer.asking import Sought
from armada_kb.answer.counting import count
from armada_kb.answer.legality import legality
from armada_kb.answer.listing import listing
from armada_kb.answer.lookup import lookup
from armada_kb.answer.moments import when
from armada_kb.answer.ordering import order
from armada_kb.answer.ownership import elsewhere
from armada_kb.answer.question import Question
from armada_kb.answer.understanding import Doubt
from armada_kb.answer.unknown import Abstention
from armada_kb.answer.verdicts import decide
from armada_kb.datalog.engine import Engine

# These are answered as the asker's ship sees them, whose cards the named ones are taken for.
_ABOUT_THE_ASKER = (Sought.VERDICT, Sought.EFFECT, Sought.COUNT)


def answer(question: Question, engine: Engine) -> Answer | Abstention:
    """The answer, or why there is none."""
    if question.unread:
        return Abstention(UnknownReason.NO_RULING, frozenset({Doubt.TOLD_WORD}), ignored=question.unread)
    if question.asking.sought in _ABOUT_THE_ASKER:
        others = elsewhere(question.reading, question.index)
        if others:
            words = tuple(question.reading.surface(s.start, s.end) for s in others)
            return Abstention(UnknownReason.NO_RULING, frozenset({Doubt.OWNER}), ignored=words)
    match question.asking.sought:
        case Sought.TASTE:
            return Abstention(UnknownReason.NOT_A_RULES_QUESTION)
        case Sought.LEGALITY:
            return legality(question, engine)
        case Sought.COUNT:
            return count(question, engine)
        case Sought.WHEN:
            return when(question)
        case Sought.ORDER:
            return order(question)
        case Sought.LIST:
            return listing(question)
        case Sought.WHAT:
            return lookup(question)
        case _:
            return decide(question, engine)
