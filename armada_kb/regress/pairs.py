"""Pairs of named things that interact: what every statement of a knowledge base says of two at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from armada_kb.model.knowledge import KnowledgeBase
from armada_kb.model.statements import Statement

Pair = tuple[str, str]


def interacting(kb: KnowledgeBase) -> tuple[Pair, ...]:
    """The ids of every two things that one statement names together, each pair once, in order."""
    return tuple(sorted({pair for statement in kb.statements for pair in pairs_of(statement)}))


def pairs_of(statement: Statement) -> Iterator[Pair]:
    for parties in parties_of(statement):
        yield from combinations(sorted(set(parties)), 2)


def parties_of(statement: Statement) -> Iterator[tuple[str, ...]]:
    """What must be there for each thing that a statement says; nothing for what it says of everything."""
    meaning = statement.meaning
    yield from (claim.parties for claim in meaning.claims)
    yield from (derivation.parties for derivation in meaning.derivations)
    yield from (quantity.parties for quantity in meaning.quantities)
    yield from ((trait.entity,) for trait in meaning.traits)
    yield from (() for _ in meaning.precedences)


def question(pair: Pair, names: Iterable[tuple[str, str]]) -> str:
    """What is asked about a pair: both names, as somebody would type them."""
    known = dict(names)
    return " and ".join(known.get(id, id) for id in pair)
