"""Why not: what blocks an answer, and which facts would turn it."""

from __future__ import annotations

from armada_kb.answer.answer import Answer, Verdict
from armada_kb.answer.question import Wanted
from tests.invented import session


def _ask(question: str, *given: str) -> Answer:
    return session().ask(question, given, wanted=frozenset({Wanted.WHY_NOT}))


def test_a_failing_range_is_named_with_its_statement_and_its_repair() -> None:
    answer = _ask("May I add a black die with Ember Screen against a squadron at long range?")
    assert (answer.verdict, answer.why_not is not None) == (Verdict.NO, True)
    assert answer.why_not is not None
    assert answer.why_not.verdict is Verdict.YES
    assert ("ember-screen/card-text/1", ("at close range",)) in {(b.statement, b.wanted) for b in answer.why_not.blocks}
    assert ("at close range",) in answer.why_not.repairs


def test_a_repair_given_as_a_fact_turns_the_answer() -> None:
    question = "May I add a black die with Ember Screen against a squadron?"
    answer = _ask(question)
    assert answer.verdict is Verdict.DEPENDS
    assert answer.why_not is not None
    assert ("at close range",) in answer.why_not.repairs
    assert _ask(question, "at close range").verdict is Verdict.YES


def test_it_is_shown_only_if_it_is_asked_for() -> None:
    assert session().ask("May I add a black die with Ember Screen against a squadron at long range?").why_not is None
