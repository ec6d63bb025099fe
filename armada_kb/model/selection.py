"""Parts of a knowledge base: without certain statements, by the letter of cards and rules, as of a day."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from armada_kb.model.knowledge import KnowledgeBase
from armada_kb.model.statements import Statement, in_force

OWN_TEXT, TIMING, CLARIFICATIONS, INTERACTIONS = "card-text", "timing", "clarifications", "interactions"
_ALWAYS = "0001-01-01"


def is_ruling(statement: Statement) -> bool:
    """Whether a statement stands where rulings on a card are published: among clarifications or interactions."""
    return statement.section == CLARIFICATIONS or statement.section.endswith(INTERACTIONS)


def rulings(kb: KnowledgeBase) -> tuple[Statement, ...]:
    """What others ruled about cards: neither a card's own text, nor its timing, nor a rule."""
    rules = {e.id for e in kb.entities if e.is_rule}
    return tuple(s for s in kb.statements if s.home not in rules and is_ruling(s))


def by_letter(kb: KnowledgeBase) -> KnowledgeBase:
    """What cards and rules say by themselves, without rulings and the timings that are published with them."""
    rules = {e.id for e in kb.entities if e.is_rule}
    return without(kb, {s.id for s in kb.statements if s.home not in rules and (is_ruling(s) or s.section == TIMING)})


def without(kb: KnowledgeBase, ids: Collection[str]) -> KnowledgeBase:
    """The knowledge base without some statements, and without the defaults that they presume."""
    dimensions = tuple(
        replace(d, default=None, presumption=None) if d.presumption in ids else d for d in kb.vocabulary.dimensions
    )
    return replace(
        kb, statements=tuple(s for s in kb.statements if s.id not in ids),
        vocabulary=replace(kb.vocabulary, dimensions=dimensions),
    )  # fmt: skip


def differing(kb: KnowledgeBase, one: str, other: str) -> tuple[Statement, ...]:
    """The statements that are in force on just one of two days."""
    return tuple(s for s in kb.statements if in_force(s, one) != in_force(s, other))


def swapped(kb: KnowledgeBase, day: str, ids: Collection[str]) -> KnowledgeBase:
    """The statements of a day, with some of all statements the other way: in force, or not, as they were not then.

    Whatever is in it is in force on every day.
    """
    chosen = (s for s in kb.statements if in_force(s, day) != (s.id in ids))
    return replace(kb, statements=tuple(replace(s, since=_ALWAYS, until=None) for s in chosen))
