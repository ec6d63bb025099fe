"""Asking, on a small knowledge base of invented cards."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from armada_kb.cli.group import main

KB = Path(__file__).parent / "kb"
ROOT = Path(__file__).resolve().parent.parent.parent
QUESTION = "Ember Screen and Salvo vs squadron"


def ask(*arguments: str, stdin: str | bytes | None = None) -> Result:
    return CliRunner().invoke(main, ["ask", "--kb", str(KB), *arguments], input=stdin)


def answers(*arguments: str, stdin: str | bytes) -> list[dict[str, object]]:
    result = ask("--format", "jsonl", "--batch", "-", *arguments, stdin=stdin)
    assert result.exit_code == 0, result.stderr
    return [json.loads(line) for line in result.stdout.splitlines()]


def test_the_answer_is_a_text_that_begins_with_the_verdict_and_cites_the_ruling() -> None:
    result = ask(QUESTION)
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.startswith("NO: ")
    assert "[ARC, Manual 9.9, 2031-02-14: ember-screen/clarifications/1]" in result.stdout


def test_words_need_no_quotes() -> None:
    assert ask(*QUESTION.split()).stdout == ask(QUESTION).stdout


def test_every_format_gives_the_same_verdict() -> None:
    assert json.loads(ask("--format", "json", QUESTION).stdout)["verdict"] == "no"
    assert json.loads(ask("--format", "jsonl", QUESTION).stdout)["verdict"] == "no"
    assert "**No**" in ask("--format", "markdown", QUESTION).stdout


def test_the_proof_is_shown_when_asked_for() -> None:
    assert "Proof" not in ask(QUESTION).stdout
    assert "Proof" in ask("--why", QUESTION).stdout


def test_both_engines_give_the_same_answer() -> None:
    pytest.importorskip("clingo")
    assert ask("--engine", "clingo", QUESTION).stdout == ask(QUESTION).stdout


def test_given_facts_are_facts_of_the_situation() -> None:
    question = "Can a ship add a black die with Ember Screen?"
    plain = json.loads(ask("--format", "json", question).stdout)
    given = json.loads(ask("--format", "json", "--given", "vs squadron", question).stdout)
    assert plain["understood"]["situation"] != given["understood"]["situation"]
    assert given["verdict"] == "yes"


def test_a_batch_is_answered_line_by_line() -> None:
    found = answers(stdin=f"{QUESTION}\n\n   \nIs cheese blue?\n")
    assert [(a["line"], a["question"], a["verdict"]) for a in found] == [
        (1, QUESTION, "no"),
        (4, "Is cheese blue?", "unknown"),
    ]


def test_a_batch_survives_whatever_a_line_holds() -> None:
    lines = [b"\xef\xbb\xbf" + QUESTION.encode(), b"\xff\xfe\x00", b"x" * 20_000, b"a\x1b[31m\x07b", b"%(x)s {0} $(id)"]
    found = answers(stdin=b"\r\n".join(lines))
    assert [a["line"] for a in found] == [1, 2, 3, 4, 5]
    assert [a["verdict"] for a in found] == ["no", *["unknown"] * 4]
    assert all(len(str(a["answer"]).split()) <= 30 for a in found)


@pytest.mark.parametrize("byte", [b"\xff", b"\x00", b"\xc3", b"\xed\xa0\x80"])
def test_bytes_that_are_no_text_are_said_and_not_answered(byte: bytes) -> None:
    found, sound = answers(stdin=QUESTION.encode().replace(b" ", byte + b" ", 1) + b"\n" + QUESTION.encode())
    assert (found["line"], found["verdict"], found["unknown"]) == (1, "unknown", "not-a-rules-question")
    assert "no text" in str(found["answer"])
    assert sound["verdict"] == "no"


def test_a_question_or_fact_from_the_command_line_that_is_no_text_is_said() -> None:
    for arguments in ((QUESTION + "\udcff",), ("--given", "close\udcff range", QUESTION)):
        found = json.loads(ask("--format", "json", *arguments).stdout)
        assert (found["verdict"], found["unknown"]) == ("unknown", "not-a-rules-question")
        assert "no text" in found["answer"]


def test_a_batch_can_be_a_file_and_one_array_or_a_text(tmp_path: Path) -> None:
    file = tmp_path / "questions.txt"
    file.write_text(f"{QUESTION}\nAsh Lattice?\n", encoding="utf-8")
    array = json.loads(ask("--format", "json", "--batch", str(file)).stdout)
    assert [(a["line"], a["verdict"]) for a in array] == [(1, "no"), (2, "unknown")]
    text = ask("--batch", str(file)).stdout
    assert text.startswith(f"1. {QUESTION}\nNO: ")
    assert "\n\n2. Ash Lattice?\nUNKNOWN: " in text


def test_an_empty_batch_has_no_answers() -> None:
    assert answers(stdin="\n \n") == []


def test_colors_are_for_terminals_only() -> None:
    assert "\x1b" not in ask(QUESTION).stdout


def test_asking_imports_no_graph_library_and_no_command_but_its_own() -> None:
    code = (
        "import sys; from armada_kb.cli.group import main; "
        f"main(['ask', '--kb', {str(KB)!r}, {QUESTION!r}], standalone_mode=False); "
        "print(sorted({'networkx', 'armada_kb.inspection', 'armada_kb.show'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
