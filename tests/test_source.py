"""The excerpt of a problem shows the guilty line of its file, and nothing that a terminal would obey."""

from __future__ import annotations

import pytest

from armada_kb.errors import Problem
from armada_kb.source import SourceFile, Span


@pytest.mark.parametrize("mark", ["\u2028", "\x0b", "\x0c", "\x1c", "\x85"])
def test_only_a_line_feed_ends_a_line(mark: str) -> None:
    text = SourceFile("ember.kb", f"first{mark}still first\nsecond\n")
    assert text.excerpt(Span("ember.kb", 2, 1, 2, 7)).splitlines() == ["    2 | second", "      | ^^^^^^"]


@pytest.mark.parametrize(("column", "cut"), [(1, "…"), (500_000, "……"), (1_000_000, "…")])
def test_of_an_endless_line_the_part_around_the_place_is_shown(column: int, cut: str) -> None:
    line = "a" * (column - 1) + "bad" + "c" * (1_000_000 - column)
    shown, marks = SourceFile("ember.kb", line).excerpt(Span("ember.kb", 1, column, 1, column + 3)).splitlines()
    assert len(shown) <= 130
    assert shown.count("…") == len(cut)
    assert shown[marks.index("^") : marks.rindex("^") + 1] == "bad"
    whole = SourceFile("ember.kb", line).excerpt(Span("ember.kb", 1, column))
    assert all(len(part) <= 130 for part in whole.splitlines())


def test_a_place_outside_the_text_has_no_excerpt() -> None:
    assert SourceFile("ember.kb", "one").excerpt(Span("ember.kb", 2, 1)) == ""


def test_no_word_of_a_file_commands_the_terminal() -> None:
    span = Span("ember\x1b[1m.kb", 1, 1, 1, 3)
    excerpt = SourceFile(span.file, "\x1b]0;owned\x07\tend\r\n").excerpt(span)
    shown = str(Problem("K100", "said \x1b[31m", span, excerpt, "did you mean \x07?"))
    assert all(line.isprintable() for line in shown.split("\n"))
    assert "    1 |  ]0;owned  end" in shown
