"""Whether a card has a trait: "is X a Modification?", "does X count as a mod?"."""

from __future__ import annotations

from armada_kb.answer.answer import Answer, Kind, Verdict
from armada_kb.answer.asking import Sought
from armada_kb.answer.citing import cite, read_off
from armada_kb.answer.clauses import is_tag_question
from armada_kb.answer.question import Question
from armada_kb.answer.wording import sentence
from armada_kb.datalog.case import Asked
from armada_kb.model.language import COUNTING, EQUIP, MODIFICATION, MODIFICATION_CARD, USE
from armada_kb.model.vocabulary import ConceptKind

# Words that turn nothing round where nothing but a card and its trait is spoken of.
_HARMLESS = frozenset({"be", "does", "confirm", "as_", "with_", "lead", "link", "adverb", "approval"})


def trait(question: Question) -> Answer | None:
    """Yes, where a card is asked for the trait that its text gives it, and nothing else is told or asked.

    A card without the trait has no text that says so: nothing is answered here.
    """
    index, reading, asked = question.index, question.reading, question.asking
    if asked.sought not in (Sought.VERDICT, Sought.EFFECT) or asked.asked is not Asked.DOES:
        return None
    if asked.inverted or not asked.clear or len(question.names) != 1 or reading.ambiguous or question.added.facts:
        return None
    card = question.names[0]
    marks = [t.statement for t in index.traits if t.entity == card and t.trait == MODIFICATION]
    traits = [s for s in reading.spans if s.kind == "thing" and s.id == MODIFICATION_CARD and not s.negated]
    if not marks or not traits or not all(_of_a_trait(s.start, s.end, question) for s in traits):
        return None
    told = [c for c in reading.clauses if not is_tag_question(c)]
    if any(t.group not in _HARMLESS for c in told for t in c.tags):
        return None
    named = [(s.start, s.end) for s, _ in reading.entities] + [(s.start, s.end) for s in traits]
    acts = [s for s in reading.spans if s.kind == "act" and not s.negated]
    named += [(s.start, s.end) for s in acts if _says_little(s.id, question)]
    named += [(t.start, t.end) for c in reading.clauses for t in c.tags]
    used = {i for start, end in named for i in range(start, end)}
    if any(w.is_word and i not in used and w.folded not in question.book.everyday for i, w in enumerate(reading.words)):
        return None
    says = index.statements[marks[0]].says
    return Answer(
        question.text, question.understood(), Kind.APPLIES, Verdict.YES,
        sentence("Yes.", [f"{index.entities[card].name}: {says}"]), detail=says,
        citations=cite(marks, index), proof=read_off(says, marks, index),
    )  # fmt: skip


def _of_a_trait(start: int, end: int, question: Question) -> bool:
    """Whether the words say no more than the trait: a value that holds them and more tells something else."""
    return not any(s.kind == "value" and s.start <= start and end <= s.end and s.length > end - start
                   for s in question.reading.spans)  # fmt: skip


def _says_little(act: str, question: Question) -> bool:
    light = question.index.concepts[(ConceptKind.ACT, act)].light
    return light or act in (EQUIP, USE, "have", "possess") or act in COUNTING
