"""Frozen data as an indented text, for looking at a stage of the compilation."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import Enum

_WIDTH = 100


def pretty(value: object) -> str:
    """The value as a tree; what is flat and short stands on one line.

    Fields that hold their default, or that repr leaves out, are not shown.
    """
    return "\n".join(_lines(value, "")) + "\n"


def _lines(value: object, margin: str) -> Iterator[str]:
    if is_dataclass(value) and not isinstance(value, type):
        name = type(value).__name__
        parts = [(f.name, getattr(value, f.name)) for f in fields(value) if _says_something(f, getattr(value, f.name))]
        flat = f"{margin}{name} " + ", ".join(f"{field}={_plain(content)}" for field, content in parts)
        if len(flat) <= _WIDTH and all(_is_simple(content) for _, content in parts):
            yield flat.rstrip()
            return
        yield f"{margin}{name}"
        for field, content in parts:
            yield from _field(field, content, margin + "  ")
    elif isinstance(value, tuple) and value:
        for part in value:
            yield from _lines(part, margin)
    else:
        yield f"{margin}{_plain(value)}"


def _field(name: str, content: object, margin: str) -> Iterator[str]:
    if _is_simple(content):
        yield f"{margin}{name}: {_plain(content)}"
    else:
        yield f"{margin}{name}:"
        yield from _lines(content, margin + "  ")


def _is_simple(content: object) -> bool:
    if isinstance(content, tuple):
        return not any(isinstance(part, tuple) or is_dataclass(part) for part in content)
    return not is_dataclass(content)


def _says_something(field: Field[object], content: object) -> bool:
    if not field.repr:
        return False
    if field.default_factory is not MISSING:
        return content != field.default_factory()
    return field.default is MISSING or content != field.default


def _plain(value: object) -> str:
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, tuple):
        return ", ".join(_plain(part) for part in value)
    return str(value)
