"""Questions to other facts, to fewer statements and to earlier days."""

from __future__ import annotations

from armada_kb.answer.answer import Answer, UnknownReason, Verdict
from armada_kb.answer.question import Wanted
from armada_kb.answer.session import Session
from tests.invented import knowledge, session

_SCREEN = "May I add a black die with Ember Screen against a squadron at close range?"
_LATTICE = "Who chooses the hull zone with Ash Lattice?"


def _on(day: str, question: str) -> Answer:
    return Session(knowledge(), session().report, day).ask(question, wanted=frozenset({Wanted.CHANGED}))


def test_what_is_not_given_is_false() -> None:
    ask = session().ask
    question = "Can a squadron attack a ship?"
    assert ask(question, ("the attack is obstructed",)).verdict is Verdict.NO
    assert ask(question, not_given=("the attack is unobstructed",)).verdict is Verdict.NO
    assert ask(question, not_given=("the attack is obstructed",)).verdict is ask(question).verdict


def test_what_is_not_given_cannot_contradict_the_question() -> None:
    answer = session().ask(_SCREEN, not_given=("close range",))
    assert (answer.verdict, answer.answer[:8]) == (Verdict.UNKNOWN, "Unknown:")
    assert "exclude each other" in answer.answer


def test_a_text_that_tells_no_fact_cannot_be_denied() -> None:
    assert session().ask(_SCREEN, not_given=("porridge",)).unknown is UnknownReason.NO_RULING


def test_a_statement_can_be_left_out_of_a_question() -> None:
    salvo = "Ember Screen and Salvo vs squadron"
    assert "ember-screen/clarifications/1" in {c.id for c in session().ask(salvo).citations}
    without = session().without({"ember-screen/clarifications/1"}).ask(salvo)
    assert "ember-screen/clarifications/1" not in {c.id for c in without.citations}
    assert session().ask(salvo).verdict is Verdict.NO


def test_a_default_goes_with_the_statement_that_it_presumes() -> None:
    question = "Can a squadron attack a ship while the attack is obstructed?"
    assert session().without({"presumptions/2"}).index.dimensions["obstructed"].default is None
    assert session().without({"presumptions/2"}).ask(question).verdict is Verdict.NO


def test_by_the_letter_no_ruling_and_no_timing_is_left() -> None:
    left = session().by_letter().index.statements
    assert {s.section for s in left.values() if not session().index.entities[s.home].is_rule} == {"card-text"}
    assert "rules/4" in left


def test_an_answer_of_an_earlier_day_names_what_has_changed_since() -> None:
    then = _on("2031-01-01", _LATTICE)
    assert then.answer == "The hull zone is chosen by the opponent."
    assert then.changed is not None
    assert then.changed.answer == "The hull zone is chosen by the owner."
    assert [c.id for c in then.changed.since] == ["ash-lattice/clarifications/2"]
    assert [c.id for c in then.changed.ended] == ["ash-lattice/clarifications/1"]


def test_where_nothing_has_changed_nothing_is_said() -> None:
    assert _on("2031-01-01", "Can a squadron attack a ship while the attack is obstructed?").changed is None
    assert _on("2031-02-14", _LATTICE).changed is None
