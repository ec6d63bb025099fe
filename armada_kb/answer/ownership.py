"""Whose the named cards are: cards that the asker's ship does not have, or that are no longer ready.

The rules of a card speak of the ship that has it. What is said of the opponent's card, of one on another ship, or of
one that is missing tells nothing about the asker's ship, so a verdict may stand on it only where it says something of
nobody's own: what comes of the opponent's card for the ship that it is used on.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from armada_kb.answer.index import Index
from armada_kb.answer.inquiry import Finding
from armada_kb.answer.reading import Reading
from armada_kb.answer.situation import ME
from armada_kb.answer.spans import Found
from armada_kb.model.claims import asked_dimensions
from armada_kb.model.language import DISCARD, HAVING, OTHER_SIZE, OWN_SIZE, SHIP

# Between "my opponent" and what is theirs stands at most this: "opponent 's ship has", "other friendly ship with".
_REACH = 4
_THEIRS = "theirs"
_OTHERS = (_THEIRS, "other", "repeat")
_OWN = ("me", "forcing")


def elsewhere(reading: Reading, index: Index) -> tuple[Found, ...]:
    """The names of cards that the question says are somebody else's, on another ship, or missing."""
    cards = [s for s in reading.spans if s.kind == "name" and index.is_a(s.id, "upgrade")]
    return tuple(c for c in cards if _missing(c, reading) or _theirs(c, reading, index))


@dataclass(frozen=True, slots=True)
class Others:
    """Cards that the asker's ship does not have: `misplaced` are the names of those whose owner the findings do not
    allow for, `words` the numbers of the words that tell the owners of the rest.
    """

    misplaced: tuple[Found, ...] = ()
    words: frozenset[int] = frozenset()


def others(reading: Reading, findings: Iterable[Finding], index: Index) -> Others:
    """The cards of others, held against the findings.

    Those allow for an opponent's card where the statements have a fact for whose it is ("an enemy mine"). They do so
    too where the card is used on an enemy ship, which then is the asker's, and where all that decides, and all that is
    told and was used, says nothing of the ship that has the card.
    """
    findings = tuple(findings)
    misplaced, words = [], set[int]()
    for card in elsewhere(reading, index):
        told = _of_its_owner(card, reading, findings, index)
        owner = (t for t in reading.clause_of(card).tags if t.group == _THEIRS and t.end <= card.start)
        said = range(max((t.start for t in owner), default=card.start), card.start)
        on_mine = not _asks_of_theirs(reading, said) and all(_of_nobody(card.id, f, index) for f in findings)
        if _missing(card, reading) or not (told or on_mine):
            misplaced.append(card)
        elif not told:
            words.update(said)
    return Others(tuple(misplaced), frozenset(words))


def _asks_of_theirs(reading: Reading, owner: range) -> bool:
    """Whether the clause that asks speaks of what is the opponent's, beside the words for the owner of the card."""
    clause = reading.asked_clause
    theirs = {t.start for t in clause.tags if t.group == _THEIRS} | reading.his
    return any(clause.start <= i < clause.end and i not in owner for i in theirs)


def _of_its_owner(card: Found, reading: Reading, findings: tuple[Finding, ...], index: Index) -> bool:
    """Whether the words that say whose the card is, with its name, are a fact that the claims ask for."""
    touched = asked_dimensions(c for f in findings for c in f.claims)
    return any(
        s.kind == "value" and s.covers(card) and s.length > card.length and s.setting.dimension in touched
        for s in reading.spans
    )


def _of_nobody(card: str, finding: Finding, index: Index) -> bool:
    """Whether what decides speaks of neither the card itself nor its bearer, nor any fact of how they stand to others,
    and the card is one that is used on enemy ships.

    "My ship is large" is a fact about the bearer of the asker's cards, and of another one about an opponent's.
    """
    sided = {OWN_SIZE, OTHER_SIZE, *(s.dimension for s in index.hostile(SHIP))}
    told = {s.dimension for s in (*finding.case.given, *finding.case.not_given)}
    asked = asked_dimensions(finding.claims)
    about = {f.thing for c in finding.decisive for f in c.roles}
    used = told & (asked | index.derived_from(asked, finding.case.present))
    used_on_enemies = any(
        s in index.hostile(SHIP) for c in index.claims_by_party.get(card, ()) for g in c.groups for s in g.settings
    )
    return used_on_enemies and bool(finding.decisive) and not {card, ME} & about and not sided & used


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
        return any(t.group == _THEIRS and t.end == start for t in tags)
    ship = any(
        s.kind in ("thing", "name") and index.is_a(s.id, SHIP) and 0 <= start - s.end <= 1 for s in reading.spans
    )
    if ship:
        # Where the question is what "he" may do, his ship is the one that it is asked of.
        his = not reading.asked_clause.has("he") and any(start - _REACH <= i < start for i in reading.his)
        return his or any(t.group in _OTHERS for t in tags)
    return any(t.group == _THEIRS and (having or t.end == start) for t in tags)
