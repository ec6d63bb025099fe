"""The numbers of rounds that a question tells, and cards that are named again in short."""

from __future__ import annotations

import pytest

from armada_kb.answer.framing import without_frames
from armada_kb.answer.reading import read
from armada_kb.syntax.words import carrying, fold_phrase, tokens
from tests.invented import session

ROUNDS, RANKS, TELLING = frozenset(fold_phrase("round turn")), frozenset(fold_phrase("third final")), ("burn",)


@pytest.mark.parametrize(
    ("question", "left"),
    [
        ("In round two, it glows.", ", it glows."),
        ("It is round 3, it glows.", ", it glows."),
        ("In the third round it glows.", "it glows."),
        ("In round one, it glows.", "In round one, it glows."),
        ("It glows in round two.", "It glows in round two."),
        ("In round two I burn it.", "In round two I burn it."),
        ("It glows in round 2. Is it red in round 3?", "It glows. Is it red in later round?"),
        ("It glows in round 2. Is it red in round 2?", "It glows. Is it red in same round?"),
        ("It glows in round 3. Is it red in round 2?", "It glows in round 3. Is it red in round 2?"),
        ("It is round 3 and it glows in round 2. Is it red this round?", "it glows. Is it red in later round?"),
        ("In round two it glows. Is it red the next round?", "In round two it glows. Is it red the next round?"),
    ],
)
def test_rounds_are_left_out_or_compared(question: str, left: str) -> None:
    words = without_frames(carrying(tokens(question)), ROUNDS, RANKS, TELLING)
    assert [w.folded for w in words] == [w.folded for w in carrying(tokens(left))]


@pytest.mark.parametrize(
    ("question", "names"),
    [
        ("My ship has Cinder Vane. Does Cinder glow?", 2),
        ("Does Cinder glow?", 0),
    ],
)
def test_a_card_that_was_named_is_known_by_a_word_of_its_name(question: str, names: int) -> None:
    one = session()
    reading = read(question, one.book, one.index)
    assert reading is not None
    assert len(reading.entities) == names
