"""Standard output: its encoding, its colors, and what happens when nobody reads it any more."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

import click

from armada_kb.render.text import Tone
from armada_kb.render.words import plain

_Value = TypeVar("_Value")

_COLORS = {
    Tone.YES: "green",
    Tone.NO: "red",
    Tone.DEPENDS: "yellow",
    Tone.UNKNOWN: "magenta",
}


def prepare_output() -> None:
    """Makes both streams write UTF-8; a terminal of another encoding keeps it and gets plain characters.

    What still cannot be written becomes a question mark instead of an error.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding=None if stream.isatty() else "utf-8", errors="replace")


def write(text: str) -> None:
    """Writes a whole piece of output at once, so that an interruption leaves no half of it."""
    if not _can_show_all(text):
        text = plain(text)
    sys.stdout.write(text)
    sys.stdout.flush()


def paint(text: str, tone: Tone) -> str:
    """Colors a stretch of text, on a terminal that wants colors."""
    if not sys.stdout.isatty() or os.environ.get("NO_COLOR"):
        return text
    return click.style(text, fg=_COLORS.get(tone), bold=tone is not Tone.NOTE, dim=tone is Tone.NOTE or None)


def note(text: str) -> None:
    """Tells a person something that is not a result: standard error."""
    click.echo(text, err=True)


@contextmanager
def progress(values: Iterable[_Value], length: int | None, doing: str) -> Iterator[Iterable[_Value]]:
    """The values, with a bar that grows as they are taken: on standard error, where that is a terminal."""
    if not sys.stderr.isatty():
        yield values
        return
    with click.progressbar(values, length=length, label=doing, file=sys.stderr) as bar:
        yield bar


def abandon_output() -> None:
    """Sends what is left in the buffer nowhere, so that closing the stream does not fail once more."""
    sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - stays open until the process ends


def _can_show_all(text: str) -> bool:
    try:
        text.encode(sys.stdout.encoding or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
