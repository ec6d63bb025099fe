"""What is a kind of what, closed before solving so that no rule needs to be recursive.

Numeric values are intervals: a number, a band `1-2` or an open band `6+`.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from armada_kb.model.claims import Setting
from armada_kb.model.entities import Entity
from armada_kb.model.vocabulary import ConceptKind, Vocabulary

_BAND = re.compile(r"^(\d+)(?:-(\d+)|(\+))?$")

Parents = Mapping[str, tuple[str, ...]]
Interval = tuple[float, float]


def interval(value: str) -> Interval | None:
    """The first and last number of a numeric value; None for a value that is no number."""
    match = _BAND.match(value)
    if match is None:
        return None
    first = float(match.group(1))
    if match.group(3):
        return first, math.inf
    return first, float(match.group(2) or first)


def ancestors(node: str, parents: Parents) -> frozenset[str]:
    """The node itself and everything that it is a kind of."""
    found = {node}
    waiting = [node]
    while waiting:
        for parent in parents.get(waiting.pop(), ()):
            if parent not in found:
                found.add(parent)
                waiting.append(parent)
    return frozenset(found)


class _Same:
    """A vocabulary as a key that costs nothing: the same object, not an equal one. Every question asks for it anew."""

    __slots__ = ("vocabulary",)

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary

    def __hash__(self) -> int:
        return id(self.vocabulary)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.vocabulary is other.vocabulary


@lru_cache(maxsize=16)
def _parents(same: _Same, kind: ConceptKind) -> Parents:
    return MappingProxyType({c.id: c.isa for c in same.vocabulary.concepts if c.kind is kind and c.isa})


def act_parents(vocabulary: Vocabulary) -> Parents:
    return _parents(_Same(vocabulary), ConceptKind.ACT)


def leaving_traces(vocabulary: Vocabulary) -> frozenset[str]:
    """The acts that leave what they are done to in another state than before."""
    return _leaving_traces(_Same(vocabulary))


@lru_cache(maxsize=8)
def _leaving_traces(same: _Same) -> frozenset[str]:
    return frozenset(c.id for c in same.vocabulary.concepts if c.kind is ConceptKind.ACT and c.done)


def thing_parents(vocabulary: Vocabulary, entities: Iterable[Entity]) -> Parents:
    """Things below their more general things, and named things below their kinds."""
    parents = dict(_parents(_Same(vocabulary), ConceptKind.THING))
    for entity in entities:
        parents[entity.id] = (*parents.get(entity.id, ()), *entity.kinds)
    return parents


def pairs(ones: Iterable[str], others: Iterable[str], parents: Parents) -> tuple[tuple[str, str], ...]:
    """Every pair of one of the first and one of the second, in either order, of which the first is the second or a
    kind of it; sorted.
    """
    first, second = frozenset(ones), frozenset(others)
    found = {(node, other) for node in first for other in ancestors(node, parents) & second}
    found |= {(node, other) for node in second for other in ancestors(node, parents) & first}
    return tuple(sorted(found))


@dataclass(frozen=True, slots=True)
class Values:
    """The order of the values of all dimensions: by is-a, and by containment where a dimension is numeric."""

    parents: Parents
    numeric: frozenset[str]

    def below(self, one: Setting, other: Setting) -> bool:
        """Whether the first is one case of the second, or the same."""
        if one.dimension != other.dimension:
            return False
        bands = self._intervals(one, other)
        if bands is None:
            return str(other) in ancestors(str(one), self.parents)
        inner, outer = bands
        return outer[0] <= inner[0] and inner[1] <= outer[1]

    def overlap(self, one: Setting, other: Setting) -> bool:
        """Whether two ranges share numbers while neither lies within the other."""
        bands = self._intervals(one, other)
        if bands is None or self.below(one, other) or self.below(other, one):
            return False
        first, second = bands
        return first[0] <= second[1] and second[0] <= first[1]

    def _intervals(self, one: Setting, other: Setting) -> tuple[Interval, Interval] | None:
        if one.dimension not in self.numeric or one.dimension != other.dimension:
            return None
        first, second = interval(one.value), interval(other.value)
        return None if first is None or second is None else (first, second)


def values_of(vocabulary: Vocabulary) -> Values:
    """The values of a vocabulary, whose more general values may be written with or without their dimension."""
    return _values(_Same(vocabulary))


@lru_cache(maxsize=8)
def _values(same: _Same) -> Values:
    vocabulary = same.vocabulary
    parents: dict[str, tuple[str, ...]] = {}
    for concept in vocabulary.concepts:
        if concept.kind is ConceptKind.VALUE and concept.isa:
            dimension = concept.id.partition("=")[0]
            parents[concept.id] = tuple(p if "=" in p else f"{dimension}={p}" for p in concept.isa)
    return Values(parents, frozenset(d.id for d in vocabulary.dimensions if d.numeric))
