"""`armada-kb gaps` on the invented cards."""

from __future__ import annotations

import json

from click.testing import CliRunner, Result

from armada_kb.cli.group import main
from tests.invented import GOOD


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["gaps", "--kb", str(GOOD), *arguments])


def test_every_format_tells_the_same_gaps() -> None:
    found = json.loads(run("--format", "json").stdout)
    lines = run("--format", "jsonl").stdout.splitlines()
    assert [json.loads(line) for line in lines] == found
    for form in ("text", "markdown"):
        words = " ".join(run("--format", form).stdout.split())
        assert all(" ".join(gap["question"].split()) in words for gap in found)
        assert all(", ".join(gap["statements"]) in words for gap in found)


def test_names_and_the_limit_choose() -> None:
    found = json.loads(run("--format", "json", "--limit", "1", "lattice").stdout)
    assert [gap["cards"] for gap in found] == [["ash-lattice", "pale-beacon"]]
    assert json.loads(run("--format", "json", "lattice", "Ember Screen").stdout) == []


def test_an_unknown_name_is_a_finding() -> None:
    result = run("Ash Latice")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "did you mean Ash Lattice?" in result.stderr


def test_how_many_there_are_is_told_beside_the_result() -> None:
    result = run("--limit", "1")
    assert result.exit_code == 0
    assert result.stderr.startswith("1 of ")
