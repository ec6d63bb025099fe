"""Where a piece of text stands: a file, a span in it, and the excerpt that shows it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """A stretch of text: file, first line and column, last line and column, all counted from 1.

    The end column is exclusive. `str(span)` is the `file:line:column` that editors jump to.
    """

    file: str
    line: int
    column: int
    end_line: int = 0
    end_column: int = 0

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


NOWHERE = Span("", 0, 0)
_EXCERPT_WIDTH = 120
_BEFORE = 60


def printable(text: str) -> str:
    """The text with a space for every character that does not show, so that no text can command a terminal."""
    return "".join(c if c.isprintable() else " " for c in text)


def shortened(text: str) -> str:
    """The beginning of a text that is too long for a message, else the text."""
    return text if len(text) <= _EXCERPT_WIDTH else text[: _EXCERPT_WIDTH - 1] + "…"


@dataclass(frozen=True, slots=True)
class SourceFile:
    """A text with the name under which messages mention it (a path relative to the knowledge base)."""

    name: str
    text: str

    def excerpt(self, span: Span) -> str:
        """The line of the span with a line of `^` below the marked stretch; of a long line the part around it."""
        lines = self.text.split("\n")  # as spans count them: other line ends that Unicode knows end no line here
        if not 1 <= span.line <= len(lines):
            return ""
        shown = printable(lines[span.line - 1].rstrip("\r"))
        same_line = span.end_line in (0, span.line)
        end = span.end_column if same_line and span.end_column > span.column else len(shown) + 1
        if same_line and not span.end_column:
            end = span.column + 1
        shown, start, end = _window(shown, span.column - 1, end - 1)
        marks = "^" * max(1, end - start)
        number = f"{span.line:5} | "
        return f"{number}{shown}\n{' ' * (len(number) - 2)}| {' ' * start}{marks}"


def _window(line: str, start: int, end: int) -> tuple[str, int, int]:
    """The part of a line around a marked stretch, with `…` where it is cut, and the stretch's place in it."""
    if len(line) <= _EXCERPT_WIDTH:
        return line, start, end
    first = min(max(0, start - _BEFORE), len(line) - _EXCERPT_WIDTH)
    last = first + _EXCERPT_WIDTH
    shown = ("…" if first else "") + line[first:last] + ("…" if last < len(line) else "")
    shift = first - bool(first)
    return shown, start - shift, min(end - shift, len(shown))
