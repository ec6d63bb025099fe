"""What a statement does: the saved questions that come out differently where the knowledge base lacks it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from enum import StrEnum
from functools import lru_cache

from armada_kb.answer.answer import Answer, ProofShown
from armada_kb.answer.session import Session
from armada_kb.model.statements import Statement
from armada_kb.regress.cases import Case
from tests.knowledge.game import answers, session


class Effect(StrEnum):
    """What is different in some answer without a statement: its outcome, or only what it stands on."""

    OUTCOME = "outcome"
    GROUNDS = "grounds"
    NONE = "none"


def effect(statement: Statement) -> Effect:
    """The strongest effect that taking a statement out has on the answer to a saved question.

    A statement that is no longer in force is judged as of the last day on which it was.
    """
    day = _last_day(statement)
    without = _without(statement.id, day)
    found = Effect.NONE
    for case in touched(statement, day):
        before, after = answers(day)[case], without.ask(case.question, case.given)
        if _outcome(before) != _outcome(after):
            return Effect.OUTCOME
        if _grounds(before) != _grounds(after):
            found = Effect.GROUNDS
    return found


def needed(case: Case) -> frozenset[str]:
    """The statements with logic that an answer shows and that its outcome needs, each by itself."""
    answer, logic = answers()[case], {s.id for s in session().kb.statements if s.meaning}
    ids = logic & set(shown(answer))
    if len(ids) < 2:  # an answer that shows one statement needs no other
        return frozenset(ids)
    return frozenset(
        id for id in ids if _outcome(_without(id, None).ask(case.question, case.given)) != _outcome(answer)
    )


@lru_cache(maxsize=256)
def _without(id: str, day: str | None) -> Session:
    """The knowledge base without a statement."""
    kb = session().kb
    rest = replace(kb, statements=tuple(s for s in kb.statements if s.id != id))
    return Session(rest, session().report, day or kb.newest_date)


def _last_day(statement: Statement) -> str | None:
    if statement.id in session().index.statements:
        return None
    assert statement.until, f"{statement.id} is not in force yet"
    return (date.fromisoformat(statement.until) - timedelta(days=1)).isoformat()


def _outcome(answer: Answer) -> tuple[object, ...]:
    items = frozenset(item.id for item in answer.items)
    steps = tuple((step.name, step.step, step.who) for step in answer.order)
    return answer.verdict, answer.unknown, frozenset(answer.conditions), answer.when, steps, answer.count, items


def _grounds(answer: Answer) -> tuple[object, ...]:
    because = frozenset((item.id, item.because) for item in answer.items)
    return frozenset(c.id for c in answer.citations), because, answer.proof


def touched(statement: Statement, day: str | None) -> tuple[Case, ...]:
    """The saved questions whose answers show the statement; if there are none, those that its claims may reach."""
    return _shown_in(day).get(statement.id, ()) or tuple(
        case for case, answer in answers(day).items()
        if any(set(parties) <= {name.id for name in answer.understood.names} for parties in _parties(statement))
    )  # fmt: skip


@lru_cache(maxsize=4)
def _shown_in(day: str | None) -> dict[str, tuple[Case, ...]]:
    found: dict[str, dict[Case, None]] = {}
    for case, answer in answers(day).items():
        for id in shown(answer):
            found.setdefault(id, {})[case] = None
    return {id: tuple(cases) for id, cases in found.items()}


def shown(answer: Answer) -> Iterator[str]:
    """The ids of the statements that an answer mentions, in its citations, its reasons or its proof."""
    yield from (citation.id for citation in answer.citations)
    yield from (id for step in answer.order for id in step.because)
    yield from (id for item in answer.items for id in item.because)
    if answer.proof:
        yield from _leaves(answer.proof)


def _leaves(proof: ProofShown) -> Iterator[str]:
    if proof.statement:
        yield proof.statement
    for premise in proof.premises:
        yield from _leaves(premise)


def _parties(statement: Statement) -> Iterator[tuple[str, ...]]:
    meaning = statement.meaning
    for claims in (meaning.claims, meaning.derivations, meaning.quantities):
        yield from (claim.parties for claim in claims)
    yield from ((mark.entity,) for mark in meaning.traits)
    yield from (() for _ in meaning.precedences)
