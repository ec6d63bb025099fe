"""What, who, which, where, why: the statement that speaks of what is asked, where one clearly does.

Such an answer is the statement itself, so nothing is concluded; it must account for the names and nearly all terms.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from armada_kb.answer.answer import Answer, Item, Kind, UnknownReason
from armada_kb.answer.citing import cite, read_off, window_names
from armada_kb.answer.index import Index
from armada_kb.answer.provisos import passed_over
from armada_kb.answer.question import Question
from armada_kb.answer.reach import vocabulary_of
from armada_kb.answer.spans import Found
from armada_kb.answer.unknown import Abstention
from armada_kb.answer.wording import paragraph, sentence
from armada_kb.model.claims import Mode
from armada_kb.model.statements import Statement
from armada_kb.model.vocabulary import ConceptKind
from armada_kb.syntax.words import fold_word, tokens

# A statement must speak of this share of what is asked; statements this near to the best are shown with it.
_ENOUGH = 0.65
_AS_GOOD = 0.08
_MOST_SHOWN = 3


@dataclass(frozen=True, slots=True)
class _Candidate:
    score: float
    statement: Statement


def lookup(question: Question) -> Answer | Abstention:
    """The statement that answers, or an abstention where none or too many come near."""
    index = question.index
    if question.reading.ambiguous:
        return Abstention(UnknownReason.NO_RULING)
    terms = _terms(question)
    found = sorted(
        (_Candidate(_share(terms, s, question), s) for s in _reach(question)),
        key=lambda c: (-c.score, not c.statement.meaning, c.statement.id),
    )  # fmt: skip
    good = [c for c in found if c.score >= _ENOUGH]
    places = {(t.start, t.end) for t in terms}
    if not terms or not good or (len(places) < 2 and not question.cards):
        return Abstention(UnknownReason.NO_RULING, related=tuple(c.statement.id for c in found[:4] if c.score > 0))
    shown = [c.statement for c in good if good[0].score - c.score <= _AS_GOOD][:_MOST_SHOWN]
    if _unexplained(question, shown) or passed_over(question, (s.id for s in shown)):
        return Abstention(UnknownReason.NO_RULING, related=tuple(s.id for s in shown))
    windows = [w for s in shown for c in s.meaning.claims for w in c.windows]
    return Answer(
        question.text, question.understood(), Kind.WHAT, None, sentence("", [s.says for s in shown]),
        detail=paragraph(s.says for s in shown), when=window_names(windows, index),
        items=_things(question, terms, shown),
        citations=cite((s.id for s in shown), index), proof=read_off(shown[0].says, (s.id for s in shown), index),
    )  # fmt: skip


def _things(question: Question, terms: tuple[Found, ...], shown: list[Statement]) -> tuple[Item, ...]:
    """The things of the asked kind that the statements speak of ("which command tokens …")."""
    index = question.index
    kind = next((t for t in sorted(terms, key=lambda t: (t.start, -t.length)) if t.kind == "thing"), None)
    said = {t.id for t in terms}
    items: dict[str, list[str]] = {}
    for statement in shown:
        for claim in statement.meaning.claims:
            for filler in claim.roles:
                special = kind and filler.thing != kind.id and index.is_a(filler.thing, kind.id)
                if special and filler.thing not in said and claim.mode not in (Mode.CANNOT, Mode.DOES_NOT):
                    items.setdefault(filler.thing, []).append(statement.id)
    return tuple(Item(id, index.name_of(id), tuple(dict.fromkeys(because))) for id, because in items.items())


def _terms(question: Question) -> tuple[Found, ...]:
    """The terms of what is asked; that a named card is a card tells nothing."""
    index, reading = question.index, question.reading
    named = {g for n in question.names for g in index.general(n)}
    places = {(n.start, n.end) for n, _ in reading.entities}
    return tuple(
        s for s in reading.spans
        if s.kind != "name" and (s.start, s.end) not in places and s.id not in named
        and not _light(s, index) and reading.in_asked(s.start)
    )  # fmt: skip


def _light(span: Found, index: Index) -> bool:
    return span.kind == "act" and index.concepts[(ConceptKind.ACT, span.id)].light


def _reach(question: Question) -> Iterable[Statement]:
    """Statements that are about every named card, as their home or a party; of the rules where no card is named."""
    index = question.index
    names = [n for n in question.names if not index.is_a(n, "ship-class")]
    for statement in index.statements.values():
        parties = {p for c in statement.meaning.claims for p in c.parties} | {statement.home}
        home = index.entities[statement.home]
        # A ruling about a card that nobody named answers another question.
        strangers = all(set(c.parties) - set(names) for c in statement.meaning.claims)
        if statement.meaning.claims and strangers:
            continue
        if (names and all(n in parties for n in names)) or (not names and home.is_rule):
            yield statement


def _share(terms: tuple[Found, ...], statement: Statement, question: Question) -> float:
    """Which share of the terms a statement speaks of; rare terms weigh more than common ones."""
    known = vocabulary_of(statement.meaning.claims, question.index)
    subjects = {c.act for c in statement.meaning.claims} | {f.thing for c in statement.meaning.claims for f in c.roles}
    words = _words(statement)
    total = spoken = 0.0
    for place in {(t.start, t.end) for t in terms}:
        here = [t for t in terms if (t.start, t.end) == place]
        weight = max(_weight(t, question) for t in here)
        total += weight
        folded = [question.reading.words[i].folded for i in range(*place)]
        if any(_known(t, known, subjects, question.index) for t in here) or all(w in words for w in folded):
            spoken += weight
    return spoken / total if total else 0.0


def _known(term: Found, known: set[str], subjects: set[str], index: Index) -> bool:
    if term.kind == "value":
        return str(term.setting) in known
    return term.id in known or any(index.related(term.id, s) for s in subjects)


def _weight(term: Found, question: Question) -> float:
    """1 for a term that few claims use, less for one that many do."""
    frequency = question.index.frequency(term.id if term.kind != "value" else term.setting.dimension)
    return 1.0 / (1.0 + 0.05 * frequency)


def _words(statement: Statement) -> frozenset[str]:
    texts = (statement.says, *(c.text for c in statement.meaning.claims))
    return frozenset(fold_word(w.surface) for text in texts for w in tokens(text))


def _unexplained(question: Question, shown: list[Statement]) -> bool:
    """Whether the question holds words that the program does not know and the statements do not use."""
    words = frozenset(w for s in shown for w in _words(s))
    return any(question.reading.words[i].folded not in words for i in question.reading.unknown)
