"""Yes or no to a number: by how much a card changes a quantity, and what comes of the one that is told."""

from __future__ import annotations

import pytest

from armada_kb.answer.answer import Verdict
from armada_kb.answer.session import Session
from tests.invented import with_cards

TALL_MAST = """
act reduce "reduce"
quantity rigging "rigging"
  asked as "rigging N"
card "Tall Mast"
  id    tall-mast
  is    upgrade
  cites CARD

card-text 1
  says
    | The squadron value is decreased by 2.
    | The rigging is decreased by 2.
"""


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Tall Mast: squadron value -2?", Verdict.YES),
        ("Does Tall Mast reduce the squadron value by 2?", Verdict.YES),
        ("Does Tall Mast reduce the squadron value by 1?", Verdict.NO),
        ("Tall Mast: squadron value +2?", Verdict.NO),
        ("Does Tall Mast reduce the squadron value by 2 for a glowing lantern?", Verdict.UNKNOWN),
        ("Is rigging 4 with Tall Mast 2?", Verdict.YES),
        ("Is rigging 4 with Tall Mast 3?", Verdict.NO),
        ("Is rigging 4 with Tall Mast not 2?", Verdict.UNKNOWN),
        ("Is the squadron value 3 with Tall Mast?", Verdict.UNKNOWN),
    ],
)
def test_a_number_is_held_against_the_sum(question: str, verdict: Verdict) -> None:
    kb, report = with_cards(TALL_MAST)
    answer = Session(kb, report).ask(question)
    assert answer.verdict is verdict
    if verdict is not Verdict.UNKNOWN:
        assert [citation.id for citation in answer.citations] == ["tall-mast/card-text/1"]
