"""`letter` and `predict`, on the knowledge base of invented cards."""

from __future__ import annotations

import json
from pathlib import Path

from click.testing import CliRunner, Result

from armada_kb.cli.group import main

KB = str(Path(__file__).parent.parent / "cases" / "good")


def _run(*arguments: str) -> Result:
    return CliRunner().invoke(main, [arguments[0], "--kb", KB, *arguments[1:]])


def test_letter_sorts_every_ruling_into_one_class() -> None:
    result = _run("letter", "--format", "json")
    assert result.exit_code == 0
    found = {ruling["id"]: ruling["relation"] for ruling in json.loads(result.stdout)}
    assert found
    assert set(found.values()) <= {"clarifies", "extends", "reverses"}
    text = _run("letter")
    assert all(id in text.stdout for id in found)
    assert [line for line in text.stdout.splitlines() if not line.startswith(" ")] == [
        f"{relation} ({sum(r == relation for r in found.values())})"
        for relation in ("clarifies", "extends", "reverses")
    ]


def test_predict_reports_every_ruling_once_and_the_split() -> None:
    result = _run("predict", "--letter", "--format", "jsonl")
    rows = [json.loads(line) for line in result.stdout.splitlines()]
    assert {row["fate"] for row in rows} <= {"derived", "contradicted", "not derivable"}
    assert result.stderr.startswith(f"{len(rows)} rulings: ")
    assert all(bool(row["reasons"]) == (row["fate"] != "not derivable") for row in rows)


def test_predict_can_be_asked_about_one_card_and_shows_proofs() -> None:
    plain, whole = _run("predict", "Ember Screen"), _run("predict", "Ember Screen", "--why")
    assert {line.partition("/")[0] for line in plain.stdout.splitlines() if not line.startswith(" ")} == {
        "ember-screen"
    }
    assert "the answer is" in whole.stdout
    assert "the answer is" not in plain.stdout
    assert "| ruling |" in _run("predict", "Ember Screen", "--format", "markdown").stdout


def test_a_name_that_nobody_has_is_a_finding() -> None:
    for command in ("letter", "predict"):
        result = _run(command, "Embr Scren")
        assert (result.exit_code, result.stdout) == (1, "")
        assert 'nothing is called "Embr Scren"' in result.stderr
