"""What a reader of an error message needs to know: which words could have stood at a place, in plain words."""

from __future__ import annotations

from collections.abc import Iterable

from rapidfuzz import fuzz, process

# Below this likeness (of 100) another word is no help.
_ALIKE = 70

_FRAME = {
    "STRING": 'a text in "quotes"',
    "STRINGS": 'a text in "quotes"',
    "DATE": "a date (2025-07-11)",
    "PATH": "a slug (ember-screen, rules/setup/1)",
    "CODE": "the code of a source (ARC)",
    "BAND": "a band (1-2, 6+)",
    "TEXT": "a line that begins with |",
    "_NL": "the end of the line",
    "$END": "the end of the file",
    "COMMA": "a comma",
    "EQUAL": "=",
}
_SENTENCE = {
    "ACT": "an act (attack, add, exhaust …)",
    "THING": "a thing (ship, die, raid token …)",
    "VALUE": "a condition (the target is a ship, at close range …)",
    "QUANTITY": "a quantity (squadron value …)",
    "WINDOW": "a window (resolve attack effects …)",
    "NAME": "the name of a card",
    "SELF": "this card",
    "NUMBER": "a number",
    "QUOTED": 'a reason in "quotes"',
    "COMMA": "a comma",
    "DOT": "a full stop",
    "$END": "the end",
}


def _listed(names: Iterable[str], plain: dict[str, str]) -> str:
    words = [plain.get(name, f"`{name.strip('_').lower()}`") for name in names]
    return "expected " + ", ".join(words) if words else ""


def frame_message(terminals: Iterable[str]) -> str:
    """The hint for a frame that breaks off where one of these terminals was due."""
    return _listed(terminals, _FRAME)


def sentence_message(terminals: Iterable[str]) -> str:
    """The hint for a sentence that breaks off where one of these terminals was due."""
    return _listed(terminals, _SENTENCE)


def near(name: str, known: Iterable[str]) -> str:
    """A hint with the known name that is spelt most alike, or nothing."""
    best = process.extractOne(name, sorted(known), scorer=fuzz.ratio, score_cutoff=_ALIKE)
    return f"did you mean {best[0]}?" if best else ""
