"""A card that is the opponent's, on another ship, or missing gives no verdict on the asker's ship."""

from __future__ import annotations

import pytest

from armada_kb.answer.answer import Verdict
from tests.invented import session

_OWNER = "a card that this ship does not have"


def test_a_card_without_an_owner_is_the_askers() -> None:
    assert session().ask("Can I use Ember Screen against a squadron at close range?").verdict is Verdict.YES


@pytest.mark.parametrize(
    "question",
    [
        "The enemy's Ember Screen: can I use it against a squadron at close range?",
        "Without Ember Screen, can I add a black die against a squadron at close range?",
        "Can an enemy ship with Ember Screen add a black die against a squadron at close range?",
        "Can another ship with Ember Screen add a black die against a squadron at close range?",
    ],
)
def test_somebody_elses_card_decides_nothing(question: str) -> None:
    answer = session().ask(question)
    assert answer.verdict is Verdict.UNKNOWN
    assert _OWNER in answer.detail


@pytest.mark.parametrize(
    "question",
    [
        "Can I add a black die with Ember Screen against other squadrons at close range?",
        "Can my ship with Ember Screen add a black die against a squadron at close range?",
    ],
)
def test_other_squadrons_are_no_other_owner(question: str) -> None:
    assert _OWNER not in session().ask(question).detail
