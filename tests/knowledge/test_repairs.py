"""Every repair of the game's saved questions turns the verdict, and no part of it does; another engine says so."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

import pytest

from armada_kb.answer.asking import Sought
from armada_kb.answer.inquiry import investigate
from armada_kb.answer.turning import Turning
from armada_kb.datalog import outcome as datalog
from armada_kb.datalog.clingo_engine import ClingoEngine
from armada_kb.datalog.pydatalog_engine import PyDatalogEngine
from armada_kb.regress.cases import Case
from tests.knowledge.game import question, saved_questions, session

_SAMPLED = 60


def _verified(cases: Iterable[Case]) -> tuple[int, int]:
    """How many findings were asked why not, and how many repairs were verified."""
    index = session().index
    asked = verified = 0
    for case in cases:
        read = question(case)
        if read.asking.sought not in (Sought.VERDICT, Sought.EFFECT):
            continue
        found = investigate(
            read.reading, index, read.asking, read.facts, read.names, engine=PyDatalogEngine(), tried=read.hypotheses,
            verbless=read.asking.sought is Sought.EFFECT, most=1,
        )  # fmt: skip
        for finding in found:
            if finding.outcome.verdict not in (datalog.Verdict.YES, datalog.Verdict.NO, datalog.Verdict.DEPENDS):
                continue
            asked += 1
            again = Turning(finding, index, ClingoEngine())
            for repair in Turning(finding, index).repairs().found:
                assert again.turns(repair), (case.question, repair)
                parts = [part for size in range(len(repair)) for part in combinations(repair, size)]
                assert not any(again.turns(part) for part in parts), (case.question, repair)
                verified += 1
    return asked, verified


def test_repairs_of_a_sample_of_saved_questions_turn_them_and_none_can_be_smaller() -> None:
    asked, verified = _verified(saved_questions()[::_SAMPLED])
    assert asked >= 4
    assert verified >= 4


@pytest.mark.exhaustive
def test_repairs_of_every_saved_question_turn_it_and_none_can_be_smaller() -> None:
    asked, verified = _verified(saved_questions())
    print(f"{verified} repairs of {asked} verdicts")  # noqa: T201
    assert verified > asked > 200
