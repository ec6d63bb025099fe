"""The saved questions about the game come out as expected."""

from __future__ import annotations

from pathlib import Path

import pytest

import armada_kb
from armada_kb.answer.session import Session
from armada_kb.regress.cases import question_files, read_cases
from armada_kb.regress.run import run
from armada_kb.resources import from_here, queries_folder


@pytest.fixture(scope="module")
def session() -> Session:
    return armada_kb.load()


@pytest.mark.parametrize("file", question_files(from_here(queries_folder())), ids=str)
def test_the_answers_are_as_expected(file: Path, session: Session) -> None:
    cases, report = read_cases((file,))
    assert cases
    assert not report
    assert [str(failure) for failure in run(cases, session.ask)] == []
