"""An answer as Markdown, for pasting into a chat or a forum."""

from __future__ import annotations

import re

from armada_kb.answer.answer import Answer
from armada_kb.render.sections import Entry, Section, headline, sections
from armada_kb.render.words import shown

_SPECIAL = re.compile(r"([\\`*_\[\]<>#|~])")


def render(answer: Answer, why: bool = False) -> str:
    """The answer, ending in one newline: the question as a quotation, the verdict in bold, sections as lists."""
    label, sentence = headline(answer)
    head = f"**{label.capitalize()}**{_escaped(sentence)}" if label else _escaped(sentence)
    blocks = [f"> {_escaped(shown(answer.question))}", head]
    blocks += [_section(section) for section in sections(answer, why)]
    return "\n\n".join(blocks) + "\n"


def _section(section: Section) -> str:
    if section.short:
        return f"**{section.title}**: {', '.join(_escaped(entry.text) for entry in section.entries)}"
    if not section.title:
        return "\n\n".join(_escaped(entry.text) for entry in section.entries)
    lines = [_entry(entry, f"{n}." if section.numbered else "-") for n, entry in enumerate(section.entries, start=1)]
    return "\n".join([f"**{section.title}**", "", *lines])


def _entry(entry: Entry, mark: str) -> str:
    note = f" *({_escaped(entry.note)})*" if entry.note else ""
    return f"{'  ' * entry.depth}{mark} {_escaped(entry.text)}{note}"


def _escaped(text: str) -> str:
    return _SPECIAL.sub(r"\\\1", text)
