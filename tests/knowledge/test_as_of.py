"""An answer of a day stands on what was in force then, and on nothing else."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from armada_kb.answer.session import Session
from armada_kb.model.statements import in_force
from armada_kb.regress.cases import Case
from tests.knowledge.game import saved_questions, session
from tests.knowledge.taking_out import shown

_DAYS = ("2019-01-01", "2020-12-10", "2021-01-01", "2025-07-11")
_SAMPLED = 40


def _shown_on(day: str, cases: Iterable[Case]) -> int:
    """How many mentions of statements there are in the answers of a day; each of them was in force."""
    statements = {s.id: s for s in session().kb.statements}
    opened, mentions = Session(session().kb, session().report, day), 0
    for case in cases:
        for id in shown(opened.ask(case.question, case.given)):
            assert in_force(statements[id], day), (day, case.question, id)
            mentions += 1
    return mentions


@pytest.mark.parametrize("day", _DAYS)
def test_a_sample_of_answers_stands_on_what_was_in_force(day: str) -> None:
    assert _shown_on(day, saved_questions()[::_SAMPLED]) > 10


@pytest.mark.exhaustive
@pytest.mark.parametrize("day", _DAYS)
def test_every_answer_stands_on_what_was_in_force(day: str) -> None:
    assert _shown_on(day, saved_questions()) > 400
