"""Every mistake that a person can make in a text is reported with its code, its place and what to do about it.

A file in `tests/cases/bad` makes one kind of mistake. Behind each guilty line stands `#!`, with marks below the guilty
words, the code, and words of the message; the marks of columns 1 and 2, where `#!` stands, are taken for granted.
"""

from __future__ import annotations

import re
import shutil
from dataclasses import dataclass
from pathlib import Path

import pytest

from armada_kb.errors import Problem, Report
from armada_kb.inspection import inspect
from armada_kb.regress.cases import read_cases
from armada_kb.source import SourceFile
from armada_kb.syntax.reading import read_text
from tests.invented import BAD, GOOD

ROOT = Path(__file__).resolve().parent.parent
FILES = sorted(path for path in BAD.iterdir() if path.suffix in (".kb", ".q"))
_EXPECTED = re.compile(r"^#!(?P<marks>[ ^]*) (?P<code>K\d{3}) (?P<words>.*)$")
# Mistakes of a program, which no text leads to as long as the compiler is sound; tests/datalog provokes them.
OF_PROGRAMS = {"K301", "K302", "K303", "K304", "K305", "K306", "K311", "K312", "K313"}
# What is wrong is all there is to say.
WITHOUT_HINT = {"K123"}


@dataclass(frozen=True, slots=True)
class Expected:
    """What a `#!` line says: the guilty line, the columns of its marks from 3 on, the code, words of the message."""

    line: int
    columns: tuple[int, ...]
    code: str
    words: str


def _expected(file: Path) -> list[Expected]:
    found = []
    lines = file.read_text(encoding="utf-8", errors="replace").splitlines()
    for number, line in enumerate(lines):
        match = _EXPECTED.match(line)
        if match:
            columns = _columns("  " + match["marks"])
            found.append(Expected(number, columns, match["code"], match["words"]))
    return found


def _columns(marks: str) -> tuple[int, ...]:
    return tuple(column for column, mark in enumerate(marks, start=1) if mark == "^" and column > 2)


def _problems(file: Path) -> tuple[Problem, ...]:
    if file.suffix == ".q":
        return tuple(read_cases((file,))[1].sorted())
    return inspect(GOOD, (file,)).problems


def _marked(problem: Problem) -> tuple[int, ...]:
    """The columns that the excerpt of a problem marks."""
    marks = problem.excerpt.splitlines()[1] if problem.excerpt else ""
    return _columns(marks.partition("| ")[2])


@pytest.mark.parametrize("file", FILES, ids=lambda path: path.name)
def test_a_mistake_is_reported_where_it_is_made(file: Path) -> None:
    expected, found = _expected(file), _problems(file)
    assert [(p.code, p.span.line, _marked(p)) for p in found] == [(e.code, e.line, e.columns) for e in expected]
    for problem, wanted in zip(found, expected, strict=True):
        assert wanted.words in problem.message
        assert Path(problem.span.file).name == file.name


@pytest.mark.parametrize("file", FILES, ids=lambda path: path.name)
def test_a_problem_shows_the_line_and_what_to_do(file: Path) -> None:
    for problem in _problems(file):
        if problem.code != "K100":  # there are no words to show
            shown = problem.excerpt.splitlines()[0].partition("| ")[2]
            assert shown == file.read_text(encoding="utf-8").splitlines()[problem.span.line - 1]
        assert bool(problem.hint) == (problem.code not in WITHOUT_HINT), problem


def test_every_code_has_a_file_that_provokes_it() -> None:
    in_python = {
        code for module in (ROOT / "armada_kb").rglob("*.py")
        for code in re.findall(r'"(K\d{3})"', module.read_text(encoding="utf-8"))
    }  # fmt: skip
    provoked = {expected.code for file in FILES for expected in _expected(file)}
    assert in_python == provoked | OF_PROGRAMS
    assert {file.name[:4].upper() for file in FILES} == provoked
    in_tests = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests" / "datalog").glob("*.py"))
    assert [code for code in sorted(OF_PROGRAMS) if code not in in_tests] == []


def test_the_problems_of_all_files_are_reported_in_one_run(tmp_path: Path) -> None:
    kb = tmp_path / "kb"
    shutil.copytree(GOOD, kb)
    chosen = (
        "k102-cut-in-half",
        "k202-statement-twice",
        "k203-no-source",
        "k220-defeats-nothing",
        "k101-strange-character",
    )
    for name in chosen:
        shutil.copy(BAD / f"{name}.kb", kb / f"{name}.kb")
    found = inspect(kb).problems
    assert {(p.code, Path(p.span.file).stem) for p in found} == {(name[:4].upper(), name) for name in chosen}
    assert list(found) == sorted(found, key=lambda p: p.span)


def test_a_file_that_is_cut_anywhere_is_read_or_reported_at_its_last_line() -> None:
    whole = (GOOD / "cards" / "ember-screen.kb").read_text(encoding="utf-8")
    outcomes: set[str] = set()
    for end in range(1, len(whole), 7):
        report = Report()
        read_text(SourceFile("cut.kb", whole[:end]), report)
        outcomes.update(problem.code for problem in report)
        assert [problem.span.line for problem in report] in ([], [len(whole[:end].rstrip().splitlines())])
    assert outcomes == {"K101", "K102", "K103"}
