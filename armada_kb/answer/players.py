"""Whose the named effects are, and who is the first player, as far as a question says so."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from armada_kb.answer.question import Question
from armada_kb.answer.reading import Reading, read
from armada_kb.answer.spans import Found
from armada_kb.order.effects import Player

ME, OPPONENT = "me", "opponent"
_FIRST, _SECOND = "first-player", "second-player"
_OTHER = {ME: OPPONENT, OPPONENT: ME}
_ASKER = "me"
_WHO = {_ASKER: ME, "theirs": OPPONENT}


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


def players(question: Question, cards: Iterable[str]) -> Players:
    """What the question says about players, in its own words or by the first player's name that was given beside it.

    Where it says of one card whose it is, the cards of which it says nothing are the asker's.
    """
    reading, first = question.reading, question.first_player
    places = {id: named.start for named, id in reversed(reading.entities)}
    owners = [(card, _owner(reading, places[card]) if card in places else "") for card in cards]
    if {ME, OPPONENT} & {owner for _, owner in owners}:
        owners = [(card, owner or ME) for card, owner in owners]
    return Players(tuple(owners), _named(first, question) if first else _told(reading))


def _named(player: str, question: Question) -> str:
    """A player by name; who is called as the asker or the opponent is in a question is that one."""
    said = read(player, question.book, question.index)
    whole = [t for c in said.clauses for t in c.tags if t.end - t.start == len(said.words)] if said else []
    return next((_WHO[t.group] for t in whole if t.group in _WHO), " ".join(player.lower().split()))


def _owner(reading: Reading, start: int) -> str:
    """Whose the card is whose name begins at a word: "my X", "the opponent's X", "Anna's X"."""
    if start in reading.mine:
        return ME
    clause = next((c for c in reading.clauses if c.start <= start < c.end), reading.asked_clause)
    if any(t.group == "theirs" and t.end == start for t in clause.tags):
        return OPPONENT
    word = reading.words[start - 1].surface.lower().replace("’", "'") if start else ""
    return word.removesuffix("'s") if word.endswith("'s") and start - 1 in reading.unknown else ""


def _told(reading: Reading) -> str:
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
    said = [t for t in clause.tags if t.end <= span.start and t.group in _WHO]
    last = max(said, key=lambda t: t.end, default=None)
    if last is None:
        return ""
    return _WHO[last.group]
