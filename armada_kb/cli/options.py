"""Options that several commands share."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import TypeVar

import click

_Command = TypeVar("_Command", bound=Callable[..., None])


def iso_date(_ctx: click.Context, _param: click.Parameter, value: str | None) -> str | None:
    """Reads the value of an option that is a date."""
    if value is None:
        return None
    try:
        return date.fromisoformat(value).isoformat()
    except ValueError:
        raise click.BadParameter(f"{value!r} is no date; write it as 2031-02-14") from None


def kb_option(command: _Command) -> _Command:
    """`--kb`: which knowledge base."""
    return click.option(
        "--kb", metavar="PATH", help="Another knowledge base: a folder, or git:REV for an older commit of this one."
    )(command)


def as_of_option(command: _Command) -> _Command:
    """`--as-of`: which day's rules."""
    return click.option(
        "--as-of", metavar="DATE", callback=iso_date, help="Rules in force on this day (default: the newest known)."
    )(command)


def format_option(*choices: str) -> Callable[[_Command], _Command]:
    """`--format`, with the formats that a command knows; the first one is the default."""
    return click.option(
        "--format", "form", type=click.Choice(choices), default=choices[0], show_default=True, help="How to print."
    )
