"""What must hold of a knowledge base, beyond the mistakes in tests/cases/bad."""

from __future__ import annotations

from armada_kb.model.checks import CHECKS
from armada_kb.model.knowledge import KnowledgeBase
from tests.invented import knowledge, with_cards

CARD = """\
card "Brass Lantern"
  id    {0}
  is    upgrade
  cites CARD

card-text 1
  says
    | You may add 1 black die.
  {1}
"""


def _codes(*texts: str) -> list[str]:
    return [problem.code for problem in with_cards(*texts)[1].sorted()]


def test_a_sound_knowledge_base_passes_every_check() -> None:
    assert [problem for check in CHECKS for problem in check(knowledge())] == []
    assert [problem for check in CHECKS for problem in check(KnowledgeBase())] == []


def test_a_circle_may_run_through_several_files() -> None:
    one = CARD.format("one", "defeats two/card-text/1")
    two = CARD.format("two", "replaces three/card-text/1")
    three = CARD.format("three", "defeats one/card-text/1")
    assert _codes(one, two, three) == ["K222"]
    assert _codes(one, two, CARD.format("three", "illustrates one/card-text/1")) == []


def test_a_reference_may_point_ahead_and_to_a_file_read_later() -> None:
    assert _codes(CARD.format("one", "defeats two/card-text/1"), CARD.format("two", "set core")) == []


def test_each_missing_statement_is_named() -> None:
    _, report = with_cards(CARD.format("one", "defeats two/card-text/1, three/card-text/1"))
    assert [problem.message.split()[2] for problem in report] == ["two/card-text/1,", "three/card-text/1,"]


def test_a_numeric_dimension_takes_any_band() -> None:
    wick = 'dimension wick "the wick"\n  numeric\n  default 3-4\n  value exactly "a wick of N"\n'
    assert _codes(wick + 'thing candle "candle"\n  implies wick=6+\n') == []
    assert _codes(wick.replace("  numeric\n", "")) == ["K227"]
