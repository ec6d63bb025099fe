"""Frozen data as an indented text, for looking at a stage of the compilation."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import Enum


def pretty(value: object) -> str:
    """The value with one field a line. Fields that hold their default, or that repr leaves out, are not shown."""
    return "\n".join(_lines(value, "")) + "\n"


def _lines(value: object, margin: str) -> Iterator[str]:
    if is_dataclass(value) and not isinstance(value, type):
        yield f"{margin}{type(value).__name__}"
        for field in fields(value):
            content = getattr(value, field.name)
            if field.repr and not _is_default(field, content):
                yield from _field(field.name, content, margin + "  ")
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


def _is_default(field: Field[object], content: object) -> bool:
    if field.default is not MISSING:
        return content == field.default
    return field.default_factory is not MISSING and content == field.default_factory()


def _plain(value: object) -> str:
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, tuple):
        return ", ".join(_plain(part) for part in value)
    return str(value)
