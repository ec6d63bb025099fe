"""The same knowledge gives the same answers in every process, whatever its hash seed, compiled or kept."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from armada_kb.regress.cases import Case
from armada_kb.render.jsonout import render_line
from tests.knowledge.game import saved_questions, session

ROOT = Path(__file__).resolve().parents[2]
_SAMPLED = 12


def _asked_elsewhere(cases: Iterable[Case], seed: str, cache: Path) -> str:
    """What a process with a hash seed and a cache of its own prints."""
    return subprocess.run(
        [sys.executable, "-m", "armada_kb", "ask", "--format", "jsonl", "--batch", "-"],
        input="\n".join(case.question for case in cases),
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": seed, "XDG_CACHE_HOME": str(cache), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        check=True,
    ).stdout


def _plain(cases: Iterable[Case]) -> tuple[Case, ...]:
    return tuple(case for case in cases if not case.given)


def test_another_process_gives_the_same_answers(tmp_path: Path) -> None:
    cases = _plain(saved_questions()[::_SAMPLED])
    here = "".join(render_line(session().ask(case.question), line) for line, case in enumerate(cases, 1))
    assert _asked_elsewhere(cases, "12345", tmp_path) == here


@pytest.mark.exhaustive
def test_hash_seeds_change_neither_what_is_compiled_nor_any_answer(tmp_path: Path) -> None:
    cases = _plain(saved_questions())
    printed, kept = set(), set()
    for seed in ("0", "1", "2"):
        printed.add(_asked_elsewhere(cases, seed, tmp_path / seed))  # compiles
        printed.add(_asked_elsewhere(cases, seed, tmp_path / seed))  # takes what was kept
        (file,) = (tmp_path / seed).rglob("knowledge-*.msgpack")
        kept.add((file.name, file.read_bytes()))
    assert len(printed) == 1
    assert len(kept) == 1
