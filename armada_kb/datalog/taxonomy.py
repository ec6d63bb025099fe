"""What is a kind of what, closed before solving so that no rule needs to be recursive.

Numeric values are intervals: a number, a band `1-2` or an open band `6+`.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Mapping

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


def act_parents(vocabulary: Vocabulary) -> Parents:
    return {c.id: c.isa for c in vocabulary.concepts if c.kind is ConceptKind.ACT and c.isa}


def thing_parents(vocabulary: Vocabulary, entities: Iterable[Entity]) -> Parents:
    """Things below their more general things, and named things below their kinds."""
    parents = {c.id: c.isa for c in vocabulary.concepts if c.kind is ConceptKind.THING and c.isa}
    for entity in entities:
        parents[entity.id] = (*parents.get(entity.id, ()), *entity.kinds)
    return parents


def value_parents(vocabulary: Vocabulary) -> Parents:
    """Values, as `dimension=value`, below their more general values of the same dimension."""
    parents: dict[str, tuple[str, ...]] = {}
    for concept in vocabulary.concepts:
        if concept.kind is ConceptKind.VALUE and concept.isa:
            dimension = concept.id.partition("=")[0]
            parents[concept.id] = tuple(p if "=" in p else f"{dimension}={p}" for p in concept.isa)
    return parents


def pairs(nodes: Iterable[str], parents: Parents) -> tuple[tuple[str, str], ...]:
    """Every pair of the nodes of which the first is the second or a kind of it, sorted."""
    wanted = sorted(set(nodes))
    members = frozenset(wanted)
    return tuple((node, other) for node in wanted for other in sorted(ancestors(node, parents) & members))


def within(inner: Interval, outer: Interval) -> bool:
    return outer[0] <= inner[0] and inner[1] <= outer[1]


def overlap_in_part(one: Interval, other: Interval) -> bool:
    """They share numbers, and neither lies within the other."""
    meet = one[0] <= other[1] and other[0] <= one[1]
    return meet and not within(one, other) and not within(other, one)
