"""What an answer that is read off statements leaves out of account: words, conditions and cards that may matter.

Such an answer is no conclusion of the rules, so nothing shows that a proviso in the question changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable

from armada_kb.answer.index import Index
from armada_kb.answer.question import Question
from armada_kb.answer.reach import vocabulary_of
from armada_kb.answer.spans import Found
from armada_kb.model.claims import Claim
from armada_kb.model.language import WINDOW
from armada_kb.model.vocabulary import ConceptKind
from armada_kb.syntax.words import tokens

_NEGATIONS = ("negator", "cannot", "does_not")


def strange(question: Question, *, asked: bool = True) -> bool:
    """Whether a condition, or what is `asked`, holds words that the program does not know, or a number."""
    reading = question.reading
    if any((asked and reading.in_asked(i)) or i in reading.conditions for i in reading.unknown):
        return True
    free = [i for i, w in enumerate(reading.words) if w.is_number and reading.in_asked(i)]
    return asked and any(not any(s.start <= i < s.end for s in reading.spans) for i in free)


def turned_round(question: Question) -> bool:
    """Whether what is asked holds a negation that belongs to no term: "when can I not …?" asks for another moment."""
    reading = question.reading
    return any(
        t.group in _NEGATIONS and not any(s.start <= t.start and t.end <= s.end for s in reading.spans)
        for t in reading.asked_clause.tags
    )


def unread_card(question: Question, statements: Iterable[str]) -> bool:
    """Whether a card is named whose text is not known and that the statements do not name."""
    index = question.index
    cited = [index.statements[id] for id in statements]
    parties = {p for s in cited for c in s.meaning.claims for p in c.parties} | {s.home for s in cited}
    return any(index.is_a(n, "upgrade") and not index.encoded(n) and n not in parties for n in question.names)


def passed_over(question: Question, statements: Iterable[str]) -> bool:
    """Whether a condition tells nothing that the statements speak of."""
    index, reading, statements = question.index, question.reading, tuple(dict.fromkeys(statements))
    claims = tuple(c for id in statements for c in index.statements[id].meaning.claims)
    known = vocabulary_of(claims, index)
    words = frozenset(w.folded for id in statements for w in tokens(index.statements[id].says))
    for clause in reading.clauses:
        here = [
            s for s in reading.spans
            if clause.start <= s.start < clause.end and s.start in reading.conditions and _telling(s, index)
        ]  # fmt: skip
        said = any(reading.words[i].folded in words for s in here for i in range(s.start, s.end))
        if here and not said and not any(_spoken_of(s, known, claims, index) for s in here):
            return True
    return False


def _telling(span: Found, index: Index) -> bool:
    """Whether a term tells what is so or is done; a thing alone tells nothing."""
    if span.kind == "act":
        return not index.concepts[(ConceptKind.ACT, span.id)].light
    return span.kind in ("value", "window")


def _spoken_of(span: Found, known: set[str], claims: tuple[Claim, ...], index: Index) -> bool:
    match span.kind:
        case "value":
            return span.setting.dimension in known
        case "window":
            return WINDOW in known or any(index.related(span.id, w) for c in claims for w in c.windows)
        case _:
            done = index.concepts[(ConceptKind.ACT, span.id)].done
            return any(index.related(span.id, c.act) for c in claims) or any(s.dimension in known for s in done)
