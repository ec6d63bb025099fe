"""Whose the named cards are: cards that the asker's ship does not have, or that are no longer ready.

The rules of a card speak of the ship that has it. What is said of the opponent's card, of one on another ship, or of
one that is missing tells nothing about the asker's ship, so no verdict may stand on it.
"""

from __future__ import annotations

from armada_kb.answer.index import Index
from armada_kb.answer.reading import Reading
from armada_kb.answer.spans import Found
from armada_kb.model.language import DISCARD, HAVING

# Between "my opponent" and what is theirs stands at most this: "opponent 's ship has", "other friendly ship with".
_REACH = 4
_OTHERS = ("theirs", "other", "repeat")
_OWN = ("me", "forcing")


def elsewhere(reading: Reading, index: Index) -> tuple[Found, ...]:
    """The names of cards that the question says are somebody else's, on another ship, or missing."""
    cards = [s for s in reading.spans if s.kind == "name" and index.is_a(s.id, "upgrade")]
    return tuple(c for c in cards if _missing(c, reading) or _theirs(c, reading))


def _having(card: Found, reading: Reading) -> Found | None:
    """The act of having right before a card: "has X", "use my X"."""
    return next(
        (s for s in reading.spans if s.kind == "act" and s.id in HAVING and 0 <= card.start - s.end <= 1
         and s.start < card.start), None,
    )  # fmt: skip


def _missing(card: Found, reading: Reading) -> bool:
    having = _having(card, reading)
    return card.negated or (having is not None and having.negated)


def _theirs(card: Found, reading: Reading) -> bool:
    """Whether the words before a card, over an act of having or "with", are those of another owner."""
    clause = reading.clause_of(card)
    having = _having(card, reading)
    links = [t for t in clause.tags if t.group == "with_" and 0 <= card.start - t.end <= 1]
    start = having.start if having else links[-1].start if links else card.start
    reach = _REACH if having or links else 0
    mine = reading.mine
    if having and having.id == DISCARD and card.start in mine:
        return False  # "the opponent discards my …"
    own = [t.end for t in clause.tags if t.group in _OWN and t.start < start] + [i for i in mine if i < start]
    return any(
        t.group in _OTHERS and 0 <= start - t.end <= reach and t.end > max(own, default=-1) for t in clause.tags
    )
