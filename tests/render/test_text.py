"""The text that a person at a table reads."""

from __future__ import annotations

from dataclasses import replace

import pytest

from armada_kb.answer.answer import Answer
from armada_kb.render.text import Tone, render
from tests.render.answers import DEPENDS, NO, ORDER, UNKNOWN


def test_the_verdict_comes_first_then_when_then_the_reasons_with_their_place() -> None:
    assert render(NO) == (
        "NO: a Salvo attack gains nothing from Ember Screen.\n"
        "When: gather dice\n"
        "\n"
        "Its die is for attacks of an activation.\n"
        "\n"
        "Because\n"
        "- A Salvo attack gains nothing.\n"
        "  [ARC, 9.9, 2031-02-14: ember-screen/clarifications/1]\n"
        "- You may add 1 black die.\n"
        "  [CARD, undated, nexus: ember-screen/card-text/1]\n"
        "\n"
        "Presumed\n"
        "- the ship is not obstructed\n"
        "\n"
        "Words not used: pls\n"
    )


def test_the_proof_is_a_tree_and_only_shown_when_asked_for() -> None:
    assert "Proof" not in render(NO)
    assert render(NO, why=True).endswith(
        "Proof\n"
        "- the die cannot be added\n"
        "  [a ban that nothing beats]\n"
        "  - a Salvo attack gains nothing\n"
        "    [ember-screen/clarifications/1]\n"
    )


def test_a_detail_that_only_repeats_the_reasons_is_not_shown() -> None:
    repeated = replace(NO, detail="You may add 1 black die. A {salvo} attack gains nothing.")
    assert render(repeated) == render(replace(NO, detail=""))


def test_conditions_suggestions_and_what_is_related_have_their_own_headings() -> None:
    assert render(DEPENDS) == "DEPENDS on the range.\n\nDepends on\n- the attack range: close or medium\n"
    unknown = render(UNKNOWN)
    assert unknown.startswith("UNKNOWN: Nothing is called so.\n")
    assert "Did you mean: Ember Screen\n" in unknown
    assert "Closest, but no answer\n- ember-screen/card-text/1\n" in unknown


def test_an_order_is_numbered_and_says_who_settles_a_step() -> None:
    assert "1. Ember Screen\n   [gather dice]\n2. Ash Lattice\n   [after attack; owner chooses]\n" in render(ORDER)
    assert render(ORDER).startswith("Ember Screen, then Ash Lattice.\n")


@pytest.mark.parametrize("answer", [NO, DEPENDS, UNKNOWN, ORDER])
def test_no_line_is_wider_than_80_columns(answer: Answer) -> None:
    long = replace(answer, detail="many words " * 60, conditions=("a condition that goes on " * 9,))
    assert max(len(line) for line in render(long, why=True).splitlines()) <= 80


def test_control_characters_of_a_question_do_not_reach_the_terminal() -> None:
    nasty = replace(NO, understood=replace(NO.understood, ignored=("\x1b[31mred\x07",)))
    assert "\x1b" not in render(nasty)
    assert "\x07" not in render(nasty)


def test_painting_changes_no_character_of_the_text() -> None:
    tones: list[Tone] = []

    def marked(text: str, tone: Tone) -> str:
        tones.append(tone)
        return f"<{text}>"

    assert render(NO, paint=marked).replace("<", "").replace(">", "") == render(NO)
    assert tones[0] is Tone.NO
