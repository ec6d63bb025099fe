"""Whose the named effects are, and who is the first player, as far as a question says so."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from armada_kb.answer.index import Index
from armada_kb.answer.reading import Reading
from armada_kb.answer.spans import Found
from armada_kb.order.effects import Player

ME, OPPONENT = "me", "opponent"
_FIRST, _SECOND = "first-player", "second-player"
_SAME = {ME: ME, "i": ME, "you": ME, "my": ME, "opponent": OPPONENT, "the opponent": OPPONENT, "them": OPPONENT}
_OTHER = {ME: OPPONENT, OPPONENT: ME}
_ASKER = ("me",)


@dataclass(frozen=True, slots=True)
class Players:
    """The owner of each named card (a name, or "" where nothing is said), and the first player ("" if unknown)."""

    owners: tuple[tuple[str, str], ...]
    first: str = ""

    def owner(self, card: str) -> str:
        return dict(self.owners).get(card, "")

    @property
    def said(self) -> bool:
        """Whether the question says of any effect whose it is."""
        return any(owner for _, owner in self.owners)

    @property
    def stranger(self) -> bool:
        """Whether the first player is somebody of whom nothing in the question is."""
        names = {owner for _, owner in self.owners if owner}
        return bool(self.first) and self.first not in _OTHER and self.first not in names

    def player(self, card: str) -> Player:
        """Whose the effect is, in terms of the order."""
        owner = self.owner(card)
        if not owner or not self.first or self.stranger:
            return Player.UNKNOWN
        if owner == self.first:
            return Player.FIRST
        return Player.SECOND


def players(reading: Reading, cards: Iterable[str], first: str | None, index: Index) -> Players:
    """What the question says about players; `first` is the first player's name where it was given beside it.

    Where it says of one card whose it is, the cards of which it says nothing are the asker's.
    """
    places = {id: named.start for named, id in reversed(reading.entities)}
    owners = [(card, _owner(reading, places[card]) if card in places else "") for card in cards]
    if {ME, OPPONENT} & {owner for _, owner in owners}:
        owners = [(card, owner or ME) for card, owner in owners]
    return Players(tuple(owners), _named(first) if first else _told(reading, index))


def _named(player: str) -> str:
    folded = " ".join(player.lower().split())
    return _SAME.get(folded, folded)


def _owner(reading: Reading, start: int) -> str:
    """Whose the card is whose name begins at a word: "my X", "the opponent's X", "Anna's X"."""
    if start in reading.mine:
        return ME
    clause = next((c for c in reading.clauses if c.start <= start < c.end), reading.asked_clause)
    if any(t.group == "theirs" and t.end == start for t in clause.tags):
        return OPPONENT
    word = reading.words[start - 1].surface.lower().replace("’", "'") if start else ""
    return word.removesuffix("'s") if word.endswith("'s") and start - 1 in reading.unknown else ""


def _told(reading: Reading, index: Index) -> str:
    """Who is first player by the question's own words: "I am the second player", "my opponent is first player"."""
    for span in reading.spans:
        if span.kind == "thing" and span.id in (_FIRST, _SECOND) and not span.negated:
            who = _subject(span, reading)
            if who:
                return who if span.id == _FIRST else _OTHER[who]
    return ""


def _subject(span: Found, reading: Reading) -> str:
    """Who is said to be something: the last word for a player before it in its clause."""
    clause = reading.clause_of(span)
    said = [t for t in clause.tags if t.end <= span.start and t.group in ("theirs", *_ASKER)]
    last = max(said, key=lambda t: t.end, default=None)
    if last is None:
        return ""
    return ME if last.group in _ASKER else OPPONENT
