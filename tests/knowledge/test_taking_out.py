"""Every statement with logic does something: without it, a saved question comes out differently.

The outcome of an answer may differ (verdict, conditions, windows, order, count, items), or only what it stands on
(citations, proof) where another statement implies the same.
"""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from armada_kb.model.statements import Statement
from tests.knowledge.game import session
from tests.knowledge.taking_out import Effect, effect

# Statements that no saved question needs yet. A list that may only lose entries: whoever writes a statement saves a
# question with it.
IDLE: frozenset[str] = frozenset()
_SAMPLED = 16


def _with_logic() -> tuple[Statement, ...]:
    return tuple(s for s in session().kb.statements if s.meaning)


def _idle(statements: Iterable[Statement]) -> set[str]:
    return {s.id for s in statements if effect(s) is Effect.NONE}


def test_a_sample_of_statements_does_something() -> None:
    sample = _with_logic()[::_SAMPLED]
    assert _idle(sample) == IDLE & {s.id for s in sample}


@pytest.mark.exhaustive
def test_every_statement_does_something() -> None:
    assert _idle(_with_logic()) == IDLE


def test_a_statement_that_decides_is_told_from_one_that_does_nothing() -> None:
    by_id = {s.id: s for s in session().kb.statements}
    assert effect(by_id["flak-guns/upgrade-interactions/2"]) is Effect.OUTCOME
    assert effect(by_id["rules/huge-ships/multiple-icon-upgrade-cards/1"]) is Effect.NONE
