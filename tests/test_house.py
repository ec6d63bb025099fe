"""The house rules that tools can hold: style, types, who imports whom, and what Python may not say."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
MODULES = sorted((ROOT / "armada_kb").rglob("*.py"))
LINT_IMPORTS = "from importlinter.cli import lint_imports_command; lint_imports_command()"


def _passes(*arguments: str) -> None:
    done = subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_ruff_is_content() -> None:
    _passes("-m", "ruff", "check", "--no-cache", "armada_kb", "tests")


def test_mypy_is_content() -> None:
    _passes("-m", "mypy")


def test_imports_point_only_to_earlier_stages() -> None:
    _passes("-c", LINT_IMPORTS)


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_module_says_what_it_is_and_stays_readable(module: Path) -> None:
    text = module.read_text(encoding="utf-8")
    assert ast.get_docstring(ast.parse(text)), "no docstring"
    assert text.count("\n") <= 400, "split it"
    assert not re.search(r"\b(TODO|FIXME|XXX)\b", text)


def _card_names() -> Iterator[str]:
    """Names of two words and more of every card, squadron, ship, objective and damage card."""
    declared = re.compile(r'^(?:card|record [\w/-]+) "([^"]+)"', re.MULTILINE)
    for file in (ROOT / "kb").rglob("*.kb"):
        yield from (name for name in declared.findall(file.read_text(encoding="utf-8")) if " " in name)


def _words(text: str) -> tuple[str, ...]:
    return tuple(re.findall(r"[a-z0-9]+", text.lower()))


def test_python_knows_no_card_by_name() -> None:
    names = {_words(name) for name in _card_names()}
    assert len(names) > 400
    for module in MODULES:
        said = _words(module.read_text(encoding="utf-8"))
        runs = {said[i : i + n] for n in range(2, 7) for i in range(len(said))}
        assert not runs & names, f"{module.name} names {sorted(runs & names)}"
