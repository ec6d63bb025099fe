"""Some answers stand on several statements at once: without any of these the question comes out differently."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from armada_kb.regress.cases import Case
from tests.knowledge.game import answers, saved_questions
from tests.knowledge.taking_out import needed

_WANTED = 40
_FILE = "together.q"


def _in_the_file() -> list[Case]:
    return [case for case in saved_questions() if case.span.file.endswith(_FILE)]


def _with_one(cases: Iterable[Case]) -> list[str]:
    """The questions that come out the same without any but one of the statements that their answers show."""
    return [case.question for case in cases if len(needed(case)) < 2]


def test_a_sample_of_the_questions_kept_for_it_needs_two_statements() -> None:
    sample = _in_the_file()[::4]
    assert len(sample) > 3
    assert _with_one(sample) == []


@pytest.mark.exhaustive
def test_every_question_kept_for_it_needs_two_statements() -> None:
    assert _with_one(_in_the_file()) == []


@pytest.mark.exhaustive
def test_enough_saved_questions_need_two_statements() -> None:
    answered = [case for case, answer in answers().items() if answer.unknown is None]
    assert len(answered) - len(_with_one(answered)) >= _WANTED
