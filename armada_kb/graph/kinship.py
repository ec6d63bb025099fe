"""How likely two cards are to need a ruling: they speak of the same things, or are like two that needed one.

A card is a vector of the topics that its statements speak of, the rarer a topic the longer. Two cards are alike by the
angle between their vectors. A pair is scored by how much of the one that says less the other speaks of too, and by the
ruled pair that it is most like: whoever is like a card that needed a ruling with another one may need it too.
"""

from __future__ import annotations

import heapq
import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from itertools import combinations

from armada_kb.answer.index import Index
from armada_kb.model.claims import Claim, Setting
from armada_kb.model.language import EQUIP, INTERACT, WHOLE_CARD
from armada_kb.model.vocabulary import ConceptKind

Pair = tuple[str, str]


class Sort(StrEnum):
    """What a topic is."""

    THING = "thing"
    ACT = "act"
    DIMENSION = "dimension"
    VALUE = "value"
    WINDOW = "window"
    QUANTITY = "quantity"
    KIND = "kind"


Topic = tuple[Sort, str]
# How much a topic of each sort tells; what something is done to tells more than what it is asked under.
_WEIGHTS = {Sort.THING: 1.0, Sort.ACT: 0.8, Sort.DIMENSION: 0.5, Sort.VALUE: 0.7, Sort.WINDOW: 0.6, Sort.QUANTITY: 1.5,
            Sort.KIND: 0.5}  # fmt: skip
# Each step to something more general, and what is only implied, tells this much less.
_FARTHER = 0.8
_OWN = 0.5  # what two cards share, beside what a ruled pair like them tells
_NEAREST = 10  # so many cards are looked at that are like one, itself among them
_NO_TOPIC = (EQUIP, INTERACT, WHOLE_CARD)


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
        topics = {card: _topics(card, index) for card in self.cards}
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

    def _overlap(self, one: str, other: str) -> float:
        """How much of the card that says less the other one speaks of too."""
        more, less = sorted((self._lengths[one], self._lengths[other]), reverse=True)
        return self._alike[(one, other)] * more / less

    def _nearest(self, card: str) -> list[str]:
        """The cards that are most like one, itself first."""
        return heapq.nsmallest(_NEAREST, self.cards, key=lambda other: (-self._alike[(card, other)], other))

    def ranked(self) -> tuple[Ranked, ...]:
        """All pairs of cards with a text that no statement joins, best first."""
        ruled = ruled_pairs(self._index)
        alike = self._alike
        near = {card: self._nearest(card) for card in self.cards}
        found = []
        for one, other in combinations(self.cards, 2):
            if (one, other) in ruled:
                continue
            likes = [(alike[(one, a)] * alike[(other, b)], min(a, b), max(a, b)) for a in near[one] for b in near[other]
                     if (min(a, b), max(a, b)) in ruled]  # fmt: skip
            best = min(likes, key=lambda like: (-like[0], like[1:]), default=None)
            score = _OWN * self._overlap(one, other) + (best[0] if best else 0.0)
            found.append(Ranked((one, other), score, best[1:] if best else None))
        return tuple(sorted(found, key=lambda r: (-r.score, r.pair)))


def ruled_pairs(index: Index) -> frozenset[Pair]:
    """The pairs of named things that some claim joins."""
    return frozenset((a, b) for c in index.claims.values() for a, b in combinations(sorted(set(c.parties)), 2))


def _topics(card: str, index: Index) -> dict[Topic, float]:
    """What a card is, and what its statements that need no other card speak of: topics with their nearness."""
    entity = index.entities[card]
    found: dict[Topic, float] = {(Sort.KIND, kind): 1.0 for kind in (*entity.kinds, *entity.traits, *entity.icons)}

    def add(sort: Sort, ids: tuple[str, ...], nearness: float = 1.0) -> None:
        for step, id in enumerate(ids):
            found[(sort, id)] = max(found.get((sort, id), 0.0), nearness * _FARTHER**step)

    def add_setting(setting: Setting, nearness: float = 1.0) -> None:
        add(Sort.DIMENSION, (setting.dimension,), nearness)
        add(Sort.VALUE, index.general(str(setting)), nearness)
        value = index.concepts.get((ConceptKind.VALUE, str(setting)))
        for implied in value.implies if value and nearness == 1.0 else ():
            add_setting(implied, _FARTHER)

    for claim in index.claims_by_party.get(card, ()):
        if len(claim.parties) > 1 or claim.act in _NO_TOPIC:
            continue
        for setting in _settings(claim, index):
            add_setting(setting)
        for filler in claim.roles:
            if filler.thing != card:
                add(Sort.THING, index.general(filler.thing))
        if not index.concepts[(ConceptKind.ACT, claim.act)].light:
            add(Sort.ACT, index.general(claim.act))
        for window in claim.windows:
            add(Sort.WINDOW, index.general(window))
    for rule in index.quantities:
        if rule.parties == (card,):
            add(Sort.QUANTITY, (rule.quantity,))
            if rule.other:
                add(Sort.QUANTITY, (rule.other,))
    return found


def _settings(claim: Claim, index: Index) -> set[Setting]:
    """The conditions of a claim, and what its act fixes: attacking a squadron makes that the target."""
    found = {s for g in claim.groups for s in g.settings}
    for role, dimension in index.concepts[(ConceptKind.ACT, claim.act)].sets:
        for filler in claim.fillers(role):
            found |= {Setting(dimension, general) for general in index.general(filler.thing)
                      if (ConceptKind.VALUE, f"{dimension}={general}") in index.concepts}  # fmt: skip
    return found
