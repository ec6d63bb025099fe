"""Reads the source material where it is at hand: `ARMADA_KB_SOURCES` names a folder with the documents in `seeds/`.

Three documents are read into statements by id: a chapter of a rulings book (titles, sections, one statement a line),
an entry of the rules reference (an introduction and bullets), and a rulebook (headings, sentences and list items).
Nothing of their text is kept here.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

from armada_kb.model.from_syntax import slug

VARIABLE = "ARMADA_KB_SOURCES"
# Where a letter or digit that stands alone is an icon of the font: judged by hand, statement by statement.
ICONS: Mapping[str, str] = {
    "offensive-retro/card-text/1": "G",
    "offensive-retro/card-text/2": "G",
    "offensive-retro/card-text/3": "G",
    "b2-rocket-troopers/card-text/1": "6",
    "boosted-comms/card-text/1": "8",
    "flag-bridge/card-text/4": "M",
    "flag-bridge/card-text/5": "M",
    "flak-guns/card-text/1": "6",
    "hyperwave-signal-boost/card-text/1": "8",
    "phylon-q7-tractor-beams/card-text/2": "7",
    "point-defense-reroute/card-text/1": "T",
    "boarding-pods/card-text/3": "G",
    "external-droid-storage/card-text/1": "8",
    "shield-leecher/card-text/1": "90",
}
_TITLE = re.compile(r"^(?P<name>.+?)(?: [\[\]\\|{}]+)? G$")
_SECTION = re.compile(r"^(Card Text|Timing|Clarifications|[A-Z][A-Za-z ]+ Interactions)$")
_NOTE = re.compile(r"^\[\d+\] .*\|")
_SENTENCE_END = re.compile(r"(?<=[.!?])\s+|(?<=[.!?][\"”])\s+")
_LABEL = re.compile(r"^(?P<label>[A-Z][\w -]*?)(?: \[[^\]]*\])?: (?P<text>.*)$")
_CONTINUED = " (continued)"


def folder() -> Path | None:
    """The folder of the source material, if the environment names one."""
    named = os.environ.get(VARIABLE)
    return Path(named) if named else None


def statements(material: Path, icons: Mapping[str, str]) -> dict[str, str]:
    """Every statement of the three documents by its id; `icons` are the words for the letters of the icon font."""
    found: dict[str, str] = {}
    for document in sorted((material / "seeds").glob("*.txt")):
        lines = [line.strip() for line in document.read_text(encoding="utf-8").splitlines()]
        reads = _rulings if "Card Text" in lines else _entry if any(line[:1] == "•" for line in lines) else _rulebook
        for id, text in reads(lines):
            found.setdefault(id, _with_words(text, ICONS.get(id, ""), icons))
    return found


def _with_words(text: str, letters: str, icons: Mapping[str, str]) -> str:
    for letter in letters:
        text, count = re.subn(rf"(?<!\w){letter}(?!\w)", icons[letter], text)
        assert count, f"no icon {letter} in: {text[:40]} …"
    return text


def _rulings(lines: list[str]) -> Iterator[tuple[str, str]]:
    """Titles end in the letter of their slot and have "Card Text" below; a title that comes again says the same."""
    filled = [line for line in lines if line]
    card = section = ""
    counts: Counter[str] = Counter()
    for line, following in zip(filled, [*filled[1:], ""], strict=True):
        title = _TITLE.match(line)
        if title and following == "Card Text":
            card, section = slug(title["name"]), ""
            counts = Counter()
        elif _SECTION.match(line):
            section = slug(line)
        elif section and not _NOTE.match(line) and not line.endswith("Upgrades"):
            counts[section] += 1
            yield f"{card}/{section}/{counts[section]}", line


def _entry(lines: list[str]) -> Iterator[tuple[str, str]]:
    """The paragraph behind the title is statement 0; bullets and sub-bullets count in reading order."""
    filled = [line for line in lines if line]
    home = f"rules/{slug(filled[0])}"
    yield f"{home}/0", filled[1]
    bullets = [line.lstrip("• ") for line in filled if line.startswith("•")]
    yield from ((f"{home}/{number}", text) for number, text in enumerate(bullets, 1))


def _rulebook(lines: list[str]) -> Iterator[tuple[str, str]]:
    """Each sentence of a paragraph and each list item, counted below its heading; pictures and notes are passed over.

    Below a heading that is continued, a label opens a section of its own.
    """
    section, continued = "", False
    counts: Counter[str] = Counter()
    for line in lines:
        if not line or line.startswith("Transcription note") or re.fullmatch(r"\[[^\]]*\]", line):
            continue
        label = _LABEL.match(line) if continued else None
        text = line
        if label:
            section, text = slug(label["label"]), label["text"]
        elif line[-1] not in '.!?:"”':
            continued = line.endswith(_CONTINUED)
            section = slug(line.removesuffix(_CONTINUED))
            continue
        for part in [text[2:]] if text.startswith("- ") else _SENTENCE_END.split(text):
            counts[section] += 1
            yield f"rules/huge-ships/{section}/{counts[section]}", part
