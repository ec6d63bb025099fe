"""What must hold of a knowledge base, beyond the mistakes in tests/cases/bad."""

from __future__ import annotations

from armada_kb.model.checks import CHECKS
from armada_kb.model.knowledge import KnowledgeBase
from tests.invented import knowledge, with_cards

CARD = """\
card "Lantern {0}"
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


def _record(id: str, kind: str, *also: str) -> str:
    names = ", ".join(f'"{name}"' for name in also)
    return f'record {id} "Brass Lantern" is {kind}' + (f" also {names}" if also else "") + "\n"


def test_homonyms_of_the_same_kinds_each_need_a_name_of_their_own() -> None:
    assert _codes(_record("one", "upgrade"), _record("two", "upgrade")) == ["K229"]
    assert _codes(_record("one", "upgrade", "Lamp"), _record("two", "upgrade", "Lamp")) == ["K229"]
    assert _codes(_record("one", "upgrade", "Lamp"), _record("two", "upgrade")) == ["K229"]
    assert _codes(_record("one", "upgrade"), _record("two", "upgrade", "Lamp")) == ["K229"]
    assert _codes(_record("one", "upgrade", "Lamp", "Old"), _record("two", "upgrade", "Lamp", "New")) == []
    assert _codes(_record("one", "upgrade"), _record("two", "officer")) == []


def test_a_card_file_under_another_name_is_a_problem_that_names_both_places() -> None:
    copied = CARD.format("one", "set core")
    (problem,) = with_cards(copied, copied.replace("id    one", "id    two"))[1]
    assert problem.code == "K229"
    assert (problem.span.file, "added-1.kb:1:1" in problem.hint) == ("added-2.kb", True)
