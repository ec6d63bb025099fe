"""Whose a thing is that a question tells of."""

from __future__ import annotations

import pytest

from armada_kb.answer.reading import read
from armada_kb.answer.session import Session
from armada_kb.answer.whose import bearers, owned
from tests.invented import with_cards

_SIZES = """
dimension your-size "the size class of your ship"
  value medium "your ship is of medium size"
  value large "your ship is of large size"
dimension other-size "the size class of the other ship"
  value medium "the other ship is of medium size"
  value large "the other ship is of large size"
dimension overlap "whether the ships overlap"
  value yes "the ships overlap"
    asked as "ram", "rams"
dimension other-dealt "whether it is asked of the other ship"
  value yes "the other ship is dealt to"
dimension side "whose squadron it is"
  value enemy "the squadron is an enemy"
    asked as "opponent's squadron"
dimension keeper "whose the lantern-bearer is"
  value own "the bomber is the asker's"
    asked as "asker's bomber"
"""


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("My medium ship attacks. Can I add a die?", {"your-size=medium"}),
        ("My ship is large. Can it attack?", {"your-size=large"}),
        ("His large ship attacks. Can I add a die?", {"other-size=large"}),
        ("A medium ship with Ember Screen attacks. Can it add a die?", {"your-size=medium"}),
        ("Can my medium ship attack a large ship?", {"your-size=medium", "other-size=large"}),
        ("A large ship attacks.", set()),
        ("My bomber attacks.", {"keeper=own"}),
        ("A bomber attacks my ship.", set()),
        ("My large ship rams a medium ship.", {"your-size=large", "other-size=medium"}),
        ("A medium ship rams a large ship with Ember Screen.", {"your-size=large", "other-size=medium"}),
        ("A medium ship with Ember Screen rams my large ship.", {"your-size=large", "other-size=medium"}),
        ("Ember Screen on a medium ship, can it attack?", {"your-size=medium"}),
        ("Rams a medium ship. Can it attack?", {"other-size=medium"}),
        ("A medium ship rams a large ship.", set()),
        ("Does the medium ship that rams my ship attack?", {"other-size=medium", "other-dealt=yes"}),
        ("Does my medium ship attack?", {"your-size=medium"}),
        ("I use Ember Screen on a large ship.", {"other-size=large"}),
        ("Can I attack his squadron?", {"side=enemy"}),
        ("Can I attack my squadron?", set()),
        ("Can an enemy Dust Mote attack my ship?", {"side=enemy"}),
        ("Can an enemy ship attack me?", set()),
        ("Can Gray Heron attack his medium ship?", {"other-size=medium"}),
    ],
)
def test_possessives_tell_whose_it_is(question: str, told: set[str]) -> None:
    opened = Session(*with_cards(_SIZES))
    reading = read(question, opened.book, opened.index)
    assert reading is not None
    assert {str(setting) for setting, _ in owned(reading, opened.index)} == told


@pytest.mark.parametrize(
    ("question", "bearer"),
    [
        ("Can the Ember Screen ship attack?", "ship"),
        ("Can a ship with Ember Screen attack?", "ship"),
        ("Can a ship attack with Ember Screen?", ""),
        ("Can Gray Heron attack the ship?", ""),
        ("Can I reroll the ship's blue dice?", "ship's"),
        ("Can I reroll another ship's blue dice?", ""),
    ],
)
def test_the_bearer_of_what_was_used_is_known(question: str, bearer: str) -> None:
    opened = Session(*with_cards(""))
    reading = read(question, opened.book, opened.index)
    assert reading is not None
    found = bearers(reading, reading.spans, opened.index)
    assert " ".join(reading.words[i].surface for i in sorted(found)) == bearer
