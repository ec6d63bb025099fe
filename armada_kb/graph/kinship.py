"""How likely two cards are to need a ruling: they speak of the same things, or are like two that needed one.

A card is a vector of the topics that its statements speak of, the rarer a topic the longer. Two cards are alike by the
angle between their vectors. A pair is scored by how much both speak of, and by the ruled pair that it is most like:
whoever is like a card that needed a ruling with another one may need it too. How much they share is counted as it is,
not as a part of what they say: a card of many effects meets others in more ways, and no less in each.

A ruling on two cards stands on the page of one of them. Where neither page was read, that nothing is known of the pair
does not tell that nothing was ruled, so such a pair counts for less.
"""

from __future__ import annotations

import heapq
import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

from armada_kb.answer.index import OWN_TEXT, Index
from armada_kb.graph.topics import Sort, Topic, Topics

Pair = tuple[str, str]
# How much a topic of each sort tells. What is looked at tells as much as what something is done to, and more than which
# value is looked for: two effects that ask for different ranges both rest on the range.
_WEIGHTS = {Sort.THING: 1.0, Sort.ACT: 0.8, Sort.DIMENSION: 1.0, Sort.VALUE: 0.7, Sort.WINDOW: 0.6, Sort.QUANTITY: 1.5,
            Sort.KIND: 0.5}  # fmt: skip
_OWN = 0.1  # what two cards share, beside what a ruled pair like them tells
_UNREAD = 0.5  # what is left of a score where the page of neither card was read
_NEAREST = 10  # so many cards are looked at that are like one, itself among them


@dataclass(frozen=True, slots=True)
class Ranked:
    """A pair with its score, and the ruled pair that it is most like, if there is any."""

    pair: Pair
    score: float
    like: Pair | None


class Kinship:
    """The topics of every card with a text of its own, and how alike the cards are."""

    def __init__(self, index: Index) -> None:
        self._index = index
        self.cards = tuple(sorted(e.id for e in index.kb.entities if not e.is_rule and index.encoded(e.id)))
        of = Topics(index)
        topics = {card: of.of_card(card) for card in self.cards}
        counts = Counter(topic for found in topics.values() for topic in found)
        rare = {t: math.log((len(self.cards) + 1) / (count + 0.5)) for t, count in counts.items()}
        self._vectors = {
            card: {t: _WEIGHTS[t[0]] * rare[t] * nearness for t, nearness in found.items()}
            for card, found in topics.items()
        }
        self._lengths = {c: math.sqrt(sum(w * w for w in v.values())) or 1.0 for c, v in self._vectors.items()}

    def shared(self, one: str, other: str) -> tuple[Topic, ...]:
        """The topics of both, the most telling first."""
        mine, theirs = self._vectors[one], self._vectors[other]
        return tuple(sorted(mine.keys() & theirs.keys(), key=lambda t: (-mine[t] * theirs[t], t)))

    @cached_property
    def _alike(self) -> Mapping[Pair, float]:
        """The cosine of every two cards, in both orders."""
        found = {(card, card): 1.0 for card in self.cards}
        for one, other in combinations(self.cards, 2):
            few, many = sorted((self._vectors[one], self._vectors[other]), key=len)
            product = sum(weight * many[t] for t, weight in few.items() if t in many)
            found[(one, other)] = found[(other, one)] = product / self._lengths[one] / self._lengths[other]
        return found

    def _common(self, one: str, other: str) -> float:
        """How much both speak of: the length of what their vectors share."""
        return math.sqrt(self._alike[(one, other)] * self._lengths[one] * self._lengths[other])

    def _nearest(self, card: str) -> list[str]:
        """The cards that are most like one, itself first."""
        return heapq.nsmallest(_NEAREST, self.cards, key=lambda other: (-self._alike[(card, other)], other))

    def ranked(self) -> tuple[Ranked, ...]:
        """All pairs of cards with a text that no statement joins, best first."""
        ruled, read = ruled_pairs(self._index), pages_read(self._index)
        alike = self._alike
        near = {card: self._nearest(card) for card in self.cards}
        found = []
        for one, other in combinations(self.cards, 2):
            if (one, other) in ruled:
                continue
            likes = [(alike[(one, a)] * alike[(other, b)], min(a, b), max(a, b)) for a in near[one] for b in near[other]
                     if (min(a, b), max(a, b)) in ruled]  # fmt: skip
            best = min(likes, key=lambda like: (-like[0], like[1:]), default=None)
            score = _OWN * self._common(one, other) + (best[0] if best else 0.0)
            if one not in read and other not in read:
                score *= _UNREAD
            found.append(Ranked((one, other), score, best[1:] if best else None))
        return tuple(sorted(found, key=lambda r: (-r.score, r.pair)))


def ruled_pairs(index: Index) -> frozenset[Pair]:
    """The pairs of named things that some claim joins."""
    return frozenset((a, b) for c in index.claims.values() for a, b in combinations(sorted(set(c.parties)), 2))


def pages_read(index: Index) -> frozenset[str]:
    """The cards whose page of rulings is known: of what it says something is no card text, or bears the page's hash."""
    return frozenset(s.home for s in index.kb.statements if s.section != OWN_TEXT or s.published)
