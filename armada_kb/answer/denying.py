"""Facts as what is not so: "and if it were not obstructed?"."""

from __future__ import annotations

from collections.abc import Container, Iterable
from dataclasses import replace

from armada_kb.answer.index import Index
from armada_kb.answer.situation import Fact
from armada_kb.model.claims import Setting
from armada_kb.model.language import OPPOSITE
from armada_kb.model.vocabulary import ConceptKind


def denied(facts: Iterable[Fact], told: Container[Setting], index: Index) -> tuple[Fact, ...]:
    """The facts as what is not so: of those that phrases tell in so many words, else of all.

    Where a value has an opposite, that is so instead. The same words may tell something of several dimensions ("at
    close range" is in range, too): of those, what is `told` elsewhere stays as it is, if anything is left to deny.
    """
    every = tuple(facts)
    phrases = [f for f in every if f.phrase] or every
    new = [f for f in phrases if f.setting not in told]
    return tuple(_denied(f, index) for f in new or phrases)


def _denied(fact: Fact, index: Index) -> Fact:
    opposite = Setting(fact.setting.dimension, OPPOSITE.get(fact.setting.value, ""))
    if not fact.denied and (ConceptKind.VALUE, str(opposite)) in index.concepts:
        return replace(fact, setting=opposite)
    return replace(fact, denied=not fact.denied)
