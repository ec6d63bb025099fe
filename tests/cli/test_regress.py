"""Saved questions, on a small knowledge base of invented cards."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from armada_kb.cli.group import main

KB = Path(__file__).parent / "kb"
GOOD = """\
ask "Ember Screen and Salvo vs squadron"
  expect no
  expect cites ember-screen/clarifications/1
"""
BAD = """\
ask "Ember Screen and Salvo vs squadron"
  expect yes
  expect cites ember-screen/clarifications/2
"""


@pytest.fixture
def questions(tmp_path: Path) -> Path:
    (tmp_path / "good.q").write_text(GOOD, encoding="utf-8")
    return tmp_path


def regress(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["regress", "--kb", str(KB), *arguments])


def test_expected_answers_are_counted(questions: Path) -> None:
    result = regress(str(questions))
    assert (result.exit_code, result.stdout) == (0, "1 questions, 1 as expected, 0 failed\n")


def test_a_failure_is_one_line_with_its_place(questions: Path) -> None:
    (questions / "bad.q").write_text(BAD, encoding="utf-8")
    result = regress(str(questions))
    assert result.exit_code == 1
    first, second, totals = result.stdout.splitlines()
    bad = f"{questions.as_posix()}/bad.q"
    assert first.startswith(f"{bad}:2:10: expected yes; came out: no (")
    assert second.startswith(f"{bad}:3:10: expected cites ember-screen/clarifications/2; came out: ")
    assert totals == "2 questions, 1 as expected, 1 failed"


def test_failures_can_be_read_by_programs(questions: Path) -> None:
    (questions / "bad.q").write_text(BAD, encoding="utf-8")
    found = json.loads(regress("--format", "json", str(questions)).stdout)
    assert (found["questions"], found["failed"]) == (2, 1)
    assert [(f["line"], f["expected"]) for f in found["failures"]] == [
        (2, "yes"),
        (3, "cites ember-screen/clarifications/2"),
    ]
    lines = regress("--format", "jsonl", str(questions)).stdout.splitlines()
    assert [json.loads(line) for line in lines] == found["failures"]


def test_a_broken_file_is_a_finding_and_the_others_are_asked(questions: Path) -> None:
    (questions / "cut.q").write_text('ask "Ember', encoding="utf-8")
    result = regress(str(questions))
    assert result.exit_code == 1
    assert "cut.q:1:" in result.stderr
    assert result.stdout == "1 questions, 1 as expected, 0 failed\n"


def test_a_question_that_expects_an_unknown_statement_is_unreadable_data(questions: Path) -> None:
    (questions / "odd.q").write_text(BAD.replace("clarifications/2", "clarifications/7"), encoding="utf-8")
    result = regress(str(questions))
    assert (result.exit_code, result.stdout) == (3, "")
    assert "odd.q:3:10: no statement is called ember-screen/clarifications/7" in result.stderr


@pytest.mark.parametrize("form", ["junit", "github", "markdown"])
def test_every_format_names_the_place_of_a_failure(form: str, questions: Path) -> None:
    (questions / "bad.q").write_text(BAD, encoding="utf-8")
    result = regress("--format", form, str(questions))
    assert result.exit_code == 1
    assert f"{questions.as_posix()}/bad.q".replace("_", "\\_" if form == "markdown" else "_") in result.stdout
