"""Whether a card has a trait: "is X a Modification?", "does X count as a mod?"."""

from __future__ import annotations

from armada_kb.answer.answer import Answer
from armada_kb.answer.of_one_card import nothing_else, only_card, stated_answer
from armada_kb.answer.question import Question
from armada_kb.answer.spans import Found
from armada_kb.datalog.engine import Engine
from armada_kb.datalog.outright import conclude, trait_program
from armada_kb.model.language import COUNTING, EQUIP, HAVE, MODIFICATION, MODIFICATION_CARD, POSSESS, USE
from armada_kb.model.vocabulary import ConceptKind

_COUNTED_AS = frozenset({"as_"})


def trait(question: Question, engine: Engine) -> Answer | None:
    """Yes, where a card is asked for the trait that its text gives it, and nothing else is told or asked.

    A card without the trait has no text that says so: nothing is answered here.
    """
    card, spans = only_card(question), question.reading.spans
    marks = [(t.entity, t.trait, t.statement) for t in question.index.traits if t.entity == card]
    traits = [s for s in spans if s.kind == "thing" and s.id == MODIFICATION_CARD and not s.negated]
    if card is None or not marks or not traits or not all(_of_a_trait(s, question) for s in traits):
        return None
    acts = [s for s in spans if s.kind == "act" and not s.negated and _says_little(s.id, question)]
    if not nothing_else(question, (*traits, *acts), _COUNTED_AS):
        return None
    concluded = conclude(trait_program(card, MODIFICATION, marks), engine)
    bearing = [statement for _, mark, statement in marks if mark == MODIFICATION]
    return stated_answer(question, card, bearing, concluded) if concluded else None


def _of_a_trait(trait: Found, question: Question) -> bool:
    """Whether the words say no more than the trait: a value that holds them and more tells something else."""
    return not any(s.kind == "value" and s.covers(trait) and s.length > trait.length for s in question.reading.spans)


def _says_little(act: str, question: Question) -> bool:
    light = question.index.concepts[(ConceptKind.ACT, act)].light
    return light or act in (EQUIP, USE, HAVE, POSSESS) or act in COUNTING
