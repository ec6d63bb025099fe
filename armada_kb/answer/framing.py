"""The numbers of rounds that a question tells: what no rule asks for, and how two of them lie to each other.

"In round two, …" says nothing where no other round is spoken of; "… in round 2. … in round 3?" speaks of a later one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from armada_kb.answer.clauses import BREAKS, clauses
from armada_kb.model.language import IN_LATER_ROUND, IN_SAME_ROUND, IN_THIS_ROUND
from armada_kb.syntax.words import Token, fold_phrase

# Groups of words with which a sentence opens before the number of a round, and those right before it or behind it.
_PREPOSITIONS = frozenset({"on_", "during_", "for_"})
_LINKS = frozenset({"lead", "link"})
_OPENING = _PREPOSITIONS | _LINKS | {"it", "be", "me", "adverb"}
_LATER, _SAME, _THIS = map(fold_phrase, (IN_LATER_ROUND, IN_SAME_ROUND, IN_THIS_ROUND))
_FIRST = 1
_COUPLE = 2


@dataclass(frozen=True, slots=True)
class _Round:
    """Words `start` to `end` (exclusive) number a round; `opens` tells that a sentence begins with them."""

    start: int
    end: int
    number: int
    opens: bool


def without_frames(
    words: tuple[Token, ...], rounds: frozenset[str], ranks: frozenset[str], telling: Iterable[str]
) -> tuple[Token, ...]:
    """The words without the number of the only round that is told, or with what two of them are to each other.

    `rounds` are the folded words for a round, `ranks` those that number one as "third" does. `telling` are folded words
    of deeds that hold for the rest of a round, so that it matters whether the question is about the same one.
    """
    spoken = [i for i, w in enumerate(words) if w.folded in rounds]
    if not spoken:
        return words
    groups = {i: t.group for c in clauses(words) for t in c.tags for i in range(t.start, t.end)}
    found = [r for r in (_numbered(i, words, ranks, groups) for i in spoken) if r is not None]
    if len(found) == 1 == len(spoken) and found[0].opens and found[0].number > _FIRST:
        alone = found[0]
        return words if any(w.folded in telling for w in words) else (*words[: alone.start], *words[alone.end :])
    if len(found) == _COUPLE and all(r.number for r in found):
        rest = [i for i in spoken if not any(r.start <= i < r.end for r in found)]
        return _compared(words, found[0], found[1], rest, groups)
    return words


def _numbered(place: int, words: tuple[Token, ...], ranks: frozenset[str], groups: Mapping[int, str]) -> _Round | None:
    """The round at a place with the words that go with its number; 0 where that is only a rank."""
    ranked = place > 0 and words[place - 1].folded in ranks
    counted = place + 1 < len(words) and words[place + 1].is_number
    if not (ranked or counted):
        return None
    start, end = (place - 1, place + 1) if ranked else (place, place + 2)
    first = start
    while first > 0 and groups.get(first - 1) in _OPENING:
        first -= 1
    opens = (first == 0 or words[first - 1].folded in BREAKS) and (counted or first < start)
    if not opens:
        first = start - 1 if start and groups.get(start - 1) in _PREPOSITIONS else start
    return _Round(first, end, _FIRST + 1 if ranked else int(words[place + 1].folded), opens)


def _compared(
    words: tuple[Token, ...], one: _Round, other: _Round, rest: list[int], groups: Mapping[int, str]
) -> tuple[Token, ...]:
    """The words with "later" or "same" for the round of the question, and without that of the deed before it."""
    if one.number <= other.number and not rest:
        meant = _SAME if one.number == other.number else _LATER
        return (
            *words[: one.start],
            *words[one.end : other.start],
            *_as(meant, words[other.start]),
            *words[other.end :],
        )
    place = rest[0] if len(rest) == 1 else -1
    this = place > other.end and tuple(w.folded for w in words[place - 1 : place + 1]) == _THIS
    if one.number > other.number and one.opens and this:
        # "It is round 3 and it passed in round 2. Can it pass this round?"
        linked = one.end < len(words) and (words[one.end].folded in BREAKS or groups.get(one.end) in _LINKS)
        end = one.end + 1 if linked else one.end
        middle = (*words[: one.start], *words[end : other.start], *words[other.end : place - 1])
        return (*middle, *_as(_LATER, words[place - 1]), *words[place + 1 :])
    return words


def _as(meant: tuple[str, ...], place: Token) -> tuple[Token, ...]:
    return tuple(replace(place, folded=word) for word in meant)
