"""An answer as JSON, field by field as `Answer` declares them, for programs."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from armada_kb.answer.answer import Answer

ON_REQUEST = ("why", "why_not", "changed")


def render(answer: Answer) -> str:
    """The answer as an indented object, ending in one newline. The proof is always there: programs may skip it."""
    return _dumped(_fields(answer), indent=2) + "\n"


def render_line(answer: Answer, line: int | None = None) -> str:
    """The answer as one line, ending in a newline; `line` is the line of its question in a batch, counted from 1."""
    fields = _fields(answer)
    return _dumped(fields if line is None else {"line": line, **fields}, indent=None) + "\n"


def render_all(answers: tuple[tuple[int, Answer], ...]) -> str:
    """The answers of a batch with their lines, as one indented array."""
    return _dumped([{"line": line, **_fields(answer)} for line, answer in answers], indent=2) + "\n"


def _fields(answer: Answer) -> dict[str, Any]:
    """The fields of the contract, and those of what was asked for beyond it."""
    return {name: value for name, value in asdict(answer).items() if name not in ON_REQUEST or value}


def _dumped(value: object, indent: int | None) -> str:
    return json.dumps(value, ensure_ascii=False, indent=indent)
