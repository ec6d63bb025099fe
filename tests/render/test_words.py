"""Characters that a terminal can show."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from armada_kb.render.words import plain, shown


def test_icons_become_the_words_that_are_printed_on_cards() -> None:
    assert shown("a {salvo} attack, a {concentrate-fire} dial") == "a Salvo attack, a Concentrate Fire dial"


def test_accents_and_typographic_marks_have_plain_forms() -> None:
    assert plain("Padmé’s “1–2” × …") == 'Padme\'s "1-2" x ...'


@given(st.text())
def test_shown_text_is_printable_and_plain_text_is_ascii(text: str) -> None:
    assert shown(text).isprintable()
    assert plain(text).isascii()
