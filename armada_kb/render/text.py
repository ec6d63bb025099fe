"""An answer as text for a person at a table: at most 80 columns, the verdict in the first word."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from enum import Enum

from armada_kb.answer.answer import Answer
from armada_kb.render.sections import Entry, Section, headline, sections

_WIDTH = 78


class Tone(Enum):
    """What a stretch of text is, for a caller that can show colors."""

    YES = "yes"
    NO = "no"
    DEPENDS = "depends"
    UNKNOWN = "unknown"
    TITLE = "title"
    NOTE = "note"


Paint = Callable[[str, Tone], str]


def unpainted(text: str, _tone: Tone) -> str:
    """The text as it is, without colors."""
    return text


def render(answer: Answer, why: bool = False, paint: Paint = unpainted) -> str:
    """The answer, ending in one newline; `why` adds the proof. `paint` colors a stretch and keeps its characters."""
    label, sentence = headline(answer)
    head = _wrapped(label + sentence, "", "")
    if label:
        head = paint(label, Tone(label.lower())) + head[len(label) :]
    blocks = [head]
    for section in sections(answer, why):
        block = _short(section, paint) if section.short else _long(section, paint)
        glued = section.short and section.title == "When"
        blocks.append(block if glued else f"\n{block}")
    return "\n".join(blocks) + "\n"


def _short(section: Section, paint: Paint) -> str:
    lead = f"{section.title}: "
    text = _wrapped(lead + ", ".join(entry.text for entry in section.entries), "", "  ")
    return paint(section.title, Tone.TITLE) + text[len(section.title) :]


def _long(section: Section, paint: Paint) -> str:
    lines = [paint(section.title, Tone.TITLE)] if section.title else []
    for number, entry in enumerate(section.entries, start=1):
        mark = "" if not section.title else f"{number}. " if section.numbered else "- "
        lines.append(_entry(entry, mark, paint))
    return "\n".join(lines)


def _entry(entry: Entry, mark: str, paint: Paint) -> str:
    indent = "  " * min(entry.depth, 12)
    margin = indent + " " * len(mark)
    lines = [_wrapped(entry.text, indent + mark, margin)]
    if entry.note:
        lines.append(paint(_wrapped(f"[{entry.note}]", margin, margin + " "), Tone.NOTE))
    return "\n".join(lines)


def _wrapped(text: str, first: str, later: str) -> str:
    return textwrap.fill(text, _WIDTH, initial_indent=first, subsequent_indent=later, break_on_hyphens=False)
