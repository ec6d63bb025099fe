"""What the statements do not decide gets an unknown that says why, and never a guess."""

from __future__ import annotations

import pytest

from armada_kb.answer.answer import UnknownReason, Verdict
from armada_kb.answer.session import LONGEST_QUESTION
from tests.invented import knowledge, session


@pytest.mark.parametrize(
    ("question", "reason"),
    [
        ("Does Cinder Vane work with Salvo?", UnknownReason.NOT_ENCODED),
        ("Does Zorblax work with Ember Screen?", UnknownReason.UNKNOWN_NAME),
        ("Does Embr Scren work with Salvo?", UnknownReason.UNKNOWN_NAME),
        ("Can Twin Vane attack a ship?", UnknownReason.UNKNOWN_NAME),
        ("Is cheese blue?", UnknownReason.NOT_A_RULES_QUESTION),
        ("What is the best upgrade?", UnknownReason.NOT_A_RULES_QUESTION),
        ("Can Ember Screen attack a teapot?", UnknownReason.NOT_A_RULES_QUESTION),
        ("Can Ember Screen attack a zorblax?", UnknownReason.NO_RULING),
        ("What does grand zorblax do?", UnknownReason.UNKNOWN_NAME),
        ("zorblax flimming, does it work?", UnknownReason.UNKNOWN_NAME),
        ("Can a squadron attack a ship?", UnknownReason.NO_RULING),
        ("Can I add a red die with Ember Screen against a squadron at close range?", UnknownReason.NO_RULING),
    ],
)
def test_why_there_is_no_answer(question: str, reason: UnknownReason) -> None:
    answer = session().ask(question)
    assert (answer.verdict, answer.unknown) == (Verdict.UNKNOWN, reason)
    assert answer.citations == ()
    assert answer.proof is None


def test_a_misspelt_card_gets_near_names() -> None:
    assert session().ask("Does Embr Scren work with Salvo?").suggestions == ("Ember Screen",)
    assert session().ask("Does Zorblax work with Ember Screen?").suggestions == ()


def test_one_slip_is_read_over() -> None:
    assert session().ask("Emmber Screen and Salvo vs sqadron").verdict is Verdict.NO


def test_a_name_that_two_share_is_said_to_be_ambiguous() -> None:
    answer = session().ask("Can Twin Vane attack a ship?")
    assert "Twin Vane (officer)" in answer.answer
    assert "Twin Vane (squadron)" in answer.answer


def test_another_word_settles_a_name_that_two_share() -> None:
    answer = session().ask("Can Twin Vane the officer attack a ship?")
    assert [found.id for found in answer.understood.names] == ["twin-vane-officer"]


def test_words_that_were_not_used_are_listed() -> None:
    assert "whistling" in session().ask("Can a squadron attack a ship while whistling?").understood.ignored


@pytest.mark.parametrize(
    "addition", ["while whistling", "if the zorblax is ready", "after the third bell", "unless it rains"]
)
def test_a_yes_needs_every_word_to_be_understood(addition: str) -> None:
    question = "Can I add a black die with Ember Screen against a squadron at close range"
    assert session().ask(f"{question}?").verdict is Verdict.YES
    assert session().ask(f"{question} {addition}?").verdict in (Verdict.UNKNOWN, Verdict.DEPENDS)


def test_a_ban_stays_whatever_else_is_said() -> None:
    answer = session().ask("If my captain is brave, can a squadron attack a ship while obstructed?")
    assert answer.verdict is Verdict.NO


def test_related_statements_are_offered_as_such() -> None:
    ids = {statement.id for statement in knowledge().statements}
    answer = session().ask("Can I add a red die with Ember Screen against a squadron at close range?")
    assert answer.related
    assert set(answer.related) <= ids


ODD = [
    "", " ", "?", "???", "\n\n", "\t", "\x00\x01\x02", "a\x1b[31mb", "\ufeff", "\u202e\u2066", "💥" * 20, "“", '"',
    "'", "[", "[ember-screen", "Ember Screen [", "Ember Screen's", "{salvo}", "{0} %s $(id) `id`", "../../etc/passwd",
    "'; drop table claims; --", "ember-screen/card-text/1", "N", "N N N", "1", "1-", "1-2-3", "-1", "0", "9" * 400,
    "distance", "distance N", "distance 99999999999999999999", "not", "not not", "and and and", "or", "if", "if if if",
    "can", "can can can", "how many", "how many how many", "which", "who", "when", "must I", "I", "it", "vs", "vs vs",
    ",,,,", ".", "!", "Ember Screen" * 60, "Ember Screen " * 70, "Ember Screen? " * 60, "squadron " * 100, "(" * 300,
    "ember screen ASH LATTICE pale BEACON", "E\u0336m\u0337ber Screen", "\uff25\uff4d\uff42\uff45\uff52\u3000Screen",
]  # fmt: skip


@pytest.mark.parametrize("question", ODD, ids=range(len(ODD)))
def test_no_text_raises_or_is_answered_by_chance(question: str) -> None:
    answer = session().ask(question, given=(question,))
    assert answer.verdict in (Verdict.UNKNOWN, Verdict.DEPENDS, Verdict.NO, None)
    assert len(answer.answer.split()) <= 30
    assert len(answer.detail.split()) <= 150
    assert len(answer.conditions) <= 6
    assert (answer.unknown is None) == (answer.verdict is not Verdict.UNKNOWN)


@pytest.mark.parametrize("question", ["", "  \n", "???", "\x00", "x" * (LONGEST_QUESTION + 1), "Ember Screen " * 800])
def test_what_is_no_question_is_said_to_be_none(question: str) -> None:
    answer = session().ask(question)
    assert (answer.verdict, answer.unknown) == (Verdict.UNKNOWN, UnknownReason.NOT_A_RULES_QUESTION)
    assert answer.answer
    assert len(answer.question) <= LONGEST_QUESTION
