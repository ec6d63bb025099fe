"""Questions with nothing in them but one card and one matter, which a statement of that card answers as it stands."""

from __future__ import annotations

from collections.abc import Iterable

from armada_kb.answer.answer import Answer, Kind, Verdict
from armada_kb.answer.asking import Sought
from armada_kb.answer.citing import cite, show_proof
from armada_kb.answer.clauses import is_tag_question
from armada_kb.answer.question import Question
from armada_kb.answer.spans import Found
from armada_kb.answer.wording import sentence
from armada_kb.datalog import outcome as datalog
from armada_kb.datalog.case import Asked
from armada_kb.datalog.proof import Proof

# Groups of question.lark that turn nothing round where no more is spoken of.
_HARMLESS = frozenset({"be", "does", "confirm", "with_", "lead", "link", "adverb", "approval"})


def only_card(question: Question) -> str | None:
    """The card of a question that asks whether something is so with it, and that names no other and adds no fact."""
    asked = question.asking
    if asked.sought not in (Sought.VERDICT, Sought.EFFECT) or asked.asked is not Asked.DOES:
        return None
    plain = not asked.inverted and asked.clear and not question.reading.ambiguous and not question.added.facts
    return question.names[0] if plain and len(question.names) == 1 else None


def nothing_else(question: Question, spans: Iterable[Found], harmless: frozenset[str]) -> bool:
    """Whether the words are those of the card, of some spans, and of groups that turn nothing round: some `harmless`
    ones beside those that always are.
    """
    reading = question.reading
    own = {i for s in spans for i in range(s.start, s.end)}
    clauses = [c for c in reading.clauses if not is_tag_question(c)]
    if any(t.group not in _HARMLESS | harmless and t.start not in own for c in clauses for t in c.tags):
        return False
    own |= {i for name, _ in reading.entities for i in range(name.start, name.end)}
    own |= {i for c in reading.clauses for t in c.tags for i in range(t.start, t.end)}
    return all(not w.is_word or i in own or w.folded in question.book.everyday for i, w in enumerate(reading.words))


def stated_answer(
    question: Question, card: str, statements: list[str], concluded: tuple[datalog.Verdict, Proof]
) -> Answer:
    """The verdict that a program concluded, with the words of the first of the statements behind it."""
    index, verdict = question.index, Verdict(concluded[0])
    says = index.statements[statements[0]].says
    return Answer(
        question.text, question.understood(), Kind.APPLIES, verdict,
        sentence(f"{verdict.capitalize()}.", [f"{index.entities[card].name}: {says}"]), detail=says,
        citations=cite(statements, index), proof=show_proof(concluded[1], index),
    )  # fmt: skip
