"""Sentences of at most 30 words."""

from __future__ import annotations

from armada_kb.answer.wording import LONGEST_ANSWER, depending, sentence


def test_what_is_open_is_listed() -> None:
    assert depending(["the range"]) == "It depends on the range."
    assert depending(["the range", "the target", "the phase"]) == "It depends on the range, the target and the phase."


def test_of_too_much_that_is_open_as_much_is_listed_as_fits() -> None:
    open_facts = [f"whether lantern number {word} still burns at the far end" for word in ("one", "two", "three")]
    text = depending(open_facts)
    assert text == f"It depends on {open_facts[0]}, {open_facts[1]} and more."
    assert len(text.split()) <= LONGEST_ANSWER


def test_one_open_fact_that_is_too_long_is_cut() -> None:
    text = depending(["whether " + "very " * 40 + "true"])
    assert text.startswith("It depends on whether very very")
    assert text.endswith("very …")
    assert len(text.split()) <= LONGEST_ANSWER


def test_the_first_reason_that_fits_is_given() -> None:
    assert sentence("No.", ["It is " + "far " * 30 + "away.", "It is far."]) == "No. It is far."
