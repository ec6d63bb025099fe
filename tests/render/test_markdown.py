"""The page that people paste."""

from __future__ import annotations

from dataclasses import replace

from armada_kb.render.markdown import render
from tests.render.answers import NO, ORDER


def test_the_question_is_quoted_and_the_verdict_is_bold() -> None:
    lines = render(NO).splitlines()
    assert lines[0] == "> Ember Screen and Salvo vs squadron"
    assert lines[2] == "**No**: a Salvo attack gains nothing from Ember Screen."
    assert "- A Salvo attack gains nothing. *(ARC, 9.9, 2031-02-14: ember-screen/clarifications/1)*" in lines


def test_the_proof_is_a_nested_list() -> None:
    assert "  - a Salvo attack gains nothing *(ember-screen/clarifications/1)*" in render(NO, why=True).splitlines()


def test_an_order_is_a_numbered_list() -> None:
    assert "2. Ash Lattice *(after attack; owner chooses)*" in render(ORDER).splitlines()


def test_a_question_cannot_put_markup_on_the_page() -> None:
    page = render(replace(NO, question="<b>*x*</b>\n# [a](b)"))
    assert page.splitlines()[0] == r"> \<b\>\*x\*\</b\> \# \[a\](b)"
