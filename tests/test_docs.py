"""What the READMEs say about commands and saved questions is true."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from armada_kb.cli.group import main
from armada_kb.errors import Report
from armada_kb.regress.cases import Aspect, read_cases, read_text
from armada_kb.resources import queries_folder
from armada_kb.source import SourceFile

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
QUERIES = (ROOT / "queries" / "README.md").read_text(encoding="utf-8")
COMMANDS = main.list_commands(click.Context(main))


def _command(name: str) -> click.Command:
    command = main.get_command(click.Context(main), name)
    assert command is not None
    return command


def _blocks(text: str, language: str) -> list[str]:
    blocks = re.findall(r"^```([^\n]*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return [block for name, block in blocks if name == language]


def _examples() -> list[list[str]]:
    lines = "".join(_blocks(README, "sh")).splitlines()
    return [shlex.split(line)[1:] for line in lines if line.startswith("armada-kb ")]


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_and_option_is_in_the_readme(name: str) -> None:
    assert f"armada-kb {name}" in README
    options = {option for parameter in _command(name).params for option in parameter.opts if option.startswith("--")}
    assert [option for option in sorted(options) if f"`{option}" not in README and f"[{option}" not in README] == []


@pytest.mark.parametrize("example", _examples(), ids=" ".join)
def test_every_example_is_a_command_with_options_that_it_has(example: list[str]) -> None:
    command = _command(example[0])
    assert command.make_context(example[0], example[1:]).params


@pytest.mark.parametrize("transcript", _blocks(README, "text"))
def test_every_transcript_is_what_the_program_prints(transcript: str) -> None:
    line, _, printed = transcript.partition("\n")
    result = CliRunner().invoke(main, shlex.split(line.removeprefix("$ armada-kb ")))
    assert (result.exit_code, result.stdout) == (0, printed)


def test_the_readme_has_examples_of_every_command() -> None:
    assert {example[0] for example in _examples()} == set(COMMANDS)


@pytest.mark.parametrize("sample", _blocks(QUERIES, ""))
def test_every_sample_of_a_saved_question_parses(sample: str) -> None:
    report = Report()
    assert read_text(SourceFile("sample.q", sample), report)
    assert not report


def test_every_expectation_is_explained() -> None:
    assert [aspect for aspect in Aspect if f"`expect {aspect.value}" not in QUERIES] == []


def test_every_saved_question_parses() -> None:
    _, report = read_cases((queries_folder(),))
    assert [str(problem) for problem in report] == []
