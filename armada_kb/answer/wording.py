"""Puts a decision into words: one sentence of at most 30 words, a paragraph of at most 150."""

from __future__ import annotations

import re
from collections.abc import Iterable

from armada_kb.syntax.words import tokens

LONGEST_ANSWER = 30
LONGEST_DETAIL = 150
MOST_CONDITIONS = 6


def sentence(lead: str, reasons: Iterable[str]) -> str:
    """`lead` and the best reason that fits into 30 words; where neither of the first two does, the first, cut."""
    candidates = [r.strip() for r in reasons if r.strip()][:2]
    room = LONGEST_ANSWER - len(lead.split())
    for reason in candidates:
        for part in (reason, first_sentence(reason)):
            if len(part.split()) <= room:
                return f"{lead} {part}".strip()
    if not candidates:
        return lead
    return f"{lead} {' '.join(candidates[0].split()[: room - 1]).rstrip(',;:')} …"


def depending(asks: Iterable[str]) -> str:
    """What an answer depends on: as many of the open facts, in words, as fit into 30 words."""
    listing = list(asks)
    for count in range(len(listing), 0, -1):
        more = ["more"] if count < len(listing) else []
        text = f"It depends on {listed([*listing[:count], *more])}."
        if len(text.split()) <= LONGEST_ANSWER:
            return text
    return sentence("It depends on", listing)


def first_sentence(text: str) -> str:
    """The text up to its first full stop that ends a sentence."""
    match = re.match(r".*?[.!?](?=\s|$)", text)
    return match.group() if match else text


def sentences(text: str) -> list[str]:
    """The sentences of a text."""
    return [part.strip() for part in re.split(r"(?<=[.!?])\s+", text) if part.strip()]


def closest_sentence(text: str, model: str) -> str:
    """The sentence of a text that shares the largest part of its words with another text."""
    wanted = {w.folded for w in tokens(model)}

    def shared(part: str) -> float:
        words = {w.folded for w in tokens(part)}
        return len(words & wanted) / (len(words) ** 0.5 or 1)

    return max(sentences(text), key=shared, default="")


def paragraph(parts: Iterable[str]) -> str:
    """The parts as one paragraph: as many whole ones as fit into 150 words, the first cut if it alone is too long."""
    words: list[str] = []
    for part in dict.fromkeys(p.strip() for p in parts if p.strip()):
        more = part.split()
        if len(words) + len(more) <= LONGEST_DETAIL:
            words += more
        elif not words:
            words = [*more[: LONGEST_DETAIL - 1], "…"]
    return " ".join(words)


def listed(parts: Iterable[str], joiner: str = "and") -> str:
    """`a, b and c`."""
    items = list(parts)
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {joiner} {items[-1]}"
