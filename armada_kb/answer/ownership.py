"""Whose the named cards are: cards that the asker's ship does not have, or that are no longer ready.

The rules of a card speak of the ship that has it. What is said of the opponent's card, of one on another ship, or of
one that is missing tells nothing about the asker's ship, so no verdict may stand on it.
"""

from __future__ import annotations

from armada_kb.answer.index import Index
from armada_kb.answer.reading import Reading
from armada_kb.answer.spans import Found
from armada_kb.model.language import DISCARD, HAVING, SHIP

# Between "my opponent" and what is theirs stands at most this: "opponent 's ship has", "other friendly ship with".
_REACH = 4
_OTHERS = ("theirs", "other", "repeat")
_OWN = ("me", "forcing")


def elsewhere(reading: Reading, index: Index) -> tuple[Found, ...]:
    """The names of cards that the question says are somebody else's, on another ship, or missing."""
    cards = [s for s in reading.spans if s.kind == "name" and index.is_a(s.id, "upgrade")]
    return tuple(c for c in cards if _missing(c, reading) or _theirs(c, reading, index))


def _having(card: Found, reading: Reading) -> Found | None:
    """The act of having right before a card: "has X", "use my X"."""
    return next(
        (s for s in reading.spans if s.kind == "act" and s.id in HAVING and 0 <= card.start - s.end <= 1
         and s.start < card.start), None,
    )  # fmt: skip


def _missing(card: Found, reading: Reading) -> bool:
    having = _having(card, reading)
    return card.negated or (having is not None and having.negated)


def _theirs(card: Found, reading: Reading, index: Index) -> bool:
    """Whether the words before a card, over an act of having or "with", are those of another owner."""
    clause = reading.clause_of(card)
    having = _having(card, reading)
    link = next((t for t in clause.tags if t.group == "with_" and 0 <= card.start - t.end <= 1), None)
    start = having.start if having else link.start if link else card.start
    if having and having.id == DISCARD and card.start in reading.mine:
        return False  # "the opponent discards my …"
    own = [t.end for t in clause.tags if t.group in _OWN and t.start < start] + [i for i in reading.mine if i < start]
    tags = [t for t in clause.tags if 0 <= start - t.end <= _REACH and t.end > max(own, default=-1)]
    if not having and not link:
        return any(t.group == "theirs" and t.end == start for t in tags)
    ship = any(
        s.kind in ("thing", "name") and index.is_a(s.id, SHIP) and 0 <= start - s.end <= 1 for s in reading.spans
    )
    if ship:
        return any(t.group in _OTHERS for t in tags)
    return any(t.group == "theirs" and (having or t.end == start) for t in tags)
