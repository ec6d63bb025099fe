"""Mechanical changes of a question: words added before or behind it, a "not", another name, another value or number.

A change knows the characters that it put in, so that what the program made of them can be looked up.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from armada_kb.answer.question import Question
from armada_kb.answer.spans import Found
from armada_kb.model.vocabulary import ConceptKind
from armada_kb.regress.cases import Case
from tests.knowledge.game import question, session


class Change(StrEnum):
    """What was done to the question."""

    FACT = "a fact added"
    DEED = "a deed added"
    WINDOW = "a moment added"
    RECORD = "a card added whose text is not known"
    CARD = "a card added whose text is known"
    NONSENSE = "nonsense added"
    NOT = "not put in"
    NAME = "another name"
    VALUE = "another value"
    NUMBER = "another number"


@dataclass(frozen=True, slots=True)
class Mutation:
    """A changed question: `start` to `end` (exclusive) are the characters that are new; none where all is."""

    case: Case
    change: Change
    text: str
    start: int
    end: int

    @property
    def mutated(self) -> Case:
        """The changed question with the facts that the old one was given."""
        return Case(self.text, self.case.given)


# The same facts for every question; more are drawn from the vocabulary.
_FACTS = ("while it is obstructed", "at speed 0", "during a Salvo attack")
_NONSENSE = ("if I eat a porg", "under a full fleem")
_MODAL = re.compile(r"\b(?:can|may|must|does|do|should)\b(?! not)", re.IGNORECASE)
_WITH_SUBJECT = re.compile(r"\b(?:can|may|must|does|do|should) (?:my |the |a |an )?\w+\b(?! not|['’])", re.IGNORECASE)
_DRAWN = 3
_BEHIND = 0.7


def mutations(case: Case) -> Iterator[Mutation]:
    """Every change of one question, the same every time."""
    rng = random.Random(case.question)  # noqa: S311 - tests must be the same every time
    asked = question(case)
    for fact in (*_FACTS, *(f", {phrase}" for phrase in rng.sample(_value_phrases(), _DRAWN))):
        yield from _added(case, Change.FACT, fact, rng)
    yield from _added(case, Change.DEED, f"if I {rng.choice(_deeds())} a ship", rng)
    yield from _added(case, Change.WINDOW, f"during the {rng.choice(_windows())}", rng)
    for nonsense in _NONSENSE:
        yield from _added(case, Change.NONSENSE, nonsense, rng)
    for change, names in ((Change.RECORD, _cards(encoded=False)), (Change.CARD, _cards(encoded=True))):
        name = rng.choice([n for n in names if n.casefold() not in case.question.casefold()])
        yield from _added(case, change, f"with {name}", rng)
    for place in sorted({m.end() for p in (_MODAL, _WITH_SUBJECT) for m in p.finditer(case.question)}):
        yield Mutation(case, Change.NOT, f"{case.question[:place]} not{case.question[place:]}", place + 1, place + 4)
    for span in asked.reading.spans:
        match span.kind:
            case "name":
                yield from _replaced(case, Change.NAME, span, asked, [rng.choice(_alike(span.id))])
            case "value":
                yield from _replaced(case, Change.VALUE, span, asked, _other_values(span, asked))
            case _:
                pass
    for position, word in enumerate(asked.reading.words):
        if word.is_number and not any(s.kind == "name" and s.start <= position < s.end for s in asked.reading.spans):
            other = str(int(word.folded) + rng.choice((1, 2, 3)))
            new = case.question[: word.start] + other + case.question[word.end :]
            yield Mutation(case, Change.NUMBER, new, word.start, word.start + len(other))


def _added(case: Case, change: Change, words: str, rng: random.Random) -> Iterator[Mutation]:
    """The words behind the question, or before it as a clause of their own."""
    stem = case.question.rstrip("?. ")
    mark = case.question[len(stem) :].strip() or "?"
    behind = words if words.startswith(",") else f" {words}"
    if rng.random() < _BEHIND:
        yield Mutation(case, change, f"{stem}{behind}{mark}", len(stem), len(stem) + len(behind))
        return
    before = words.strip(", ")
    before = before[:1].upper() + before[1:]
    yield Mutation(case, change, f"{before}, {case.question[:1].lower()}{case.question[1:]}", 0, len(before))


def _replaced(case: Case, change: Change, span: Found, asked: Question, others: list[str]) -> Iterator[Mutation]:
    words = asked.reading.words
    start, end = words[span.start].start, words[span.end - 1].end
    for other in others:
        new = case.question[:start] + other + case.question[end:]
        yield Mutation(case, change, new, start, start + len(other))


def _other_values(span: Found, asked: Question) -> list[str]:
    """The first phrases of the values that exclude this one, where they are no numbers."""
    index = asked.index
    dimension = index.dimensions.get(span.setting.dimension)
    if dimension is None or dimension.numeric:
        return []
    return [
        c.phrases[0] for c in index.kb.vocabulary.concepts
        if c.kind is ConceptKind.VALUE and c.id.startswith(f"{dimension.id}=") and c.phrases
        and not index.related(c.id, str(span.setting))
    ][:2]  # fmt: skip


def _value_phrases() -> list[str]:
    """A way to say each value of every dimension that has no numbers."""
    index = session().index
    values = [c for c in index.kb.vocabulary.concepts if c.kind is ConceptKind.VALUE and c.phrases]
    return [c.phrases[0] for c in values if not index.dimensions[c.id.partition("=")[0]].numeric]


def _deeds() -> list[str]:
    """A way to say each act that says something by itself."""
    return [c.phrases[0] for c in session().kb.vocabulary.concepts
            if c.kind is ConceptKind.ACT and c.phrases and not c.light]  # fmt: skip


def _windows() -> list[str]:
    return [w.name for w in session().kb.vocabulary.windows]


def _cards(*, encoded: bool) -> list[str]:
    """Upgrade cards of which the text is known, or of which nothing at all is."""
    index = session().index
    bearers = Counter(name for e in index.kb.entities for name in (e.name, *e.also))
    upgrades = [e for e in index.kb.entities if index.is_a(e.id, "upgrade") and bearers[e.name] == 1]
    if encoded:
        return [e.name for e in upgrades if index.encoded(e.id)]
    return [e.name for e in upgrades if e.record_only and e.id not in index.claims_by_party]


def _alike(id: str) -> list[str]:
    """The names of other entities of the same sort; of cards both such whose text is known and mere records."""
    index = session().index
    entity = index.entities[id]
    sort = next(k for k in ("upgrade", "objective", "damage-card", "squadron", "ship", "card", *entity.kinds)
                if index.is_a(id, k))  # fmt: skip
    others = [e for e in index.kb.entities if index.is_a(e.id, sort) and e.id != id and not e.is_rule]
    known = [e.name for e in others if index.claims_by_party.get(e.id)]
    return (known or [e.name for e in others]) + [e.name for e in others if not index.claims_by_party.get(e.id)][:3]
