"""Nodes and edges of the graph as plain data, before they are put together."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from armada_kb.answer.index import OWN_TEXT, Index
from armada_kb.model.vocabulary import Relation

STEP, KEYWORD, RULE = "step", "keyword", "rule"


class Status(StrEnum):
    """OFFICIAL: a ruling says so. DERIVED: the rules or a card's text give it. UNRULED: nothing decides."""

    OFFICIAL = "official"
    DERIVED = "derived"
    UNRULED = "unruled"


class Polarity(StrEnum):
    """What the program concludes of what an edge says: so, not so, so under conditions; several outcomes, or none."""

    YES = "yes"
    NO = "no"
    DEPENDS = "depends"
    SEVERAL = "several"
    OPEN = "open"


@dataclass(frozen=True, slots=True, order=True)
class Node:
    """A named thing, a keyword, a chapter of rules, or a step. `slot` and `faction` are empty where it has none."""

    id: str
    name: str
    kind: str
    slot: str = ""
    faction: str = ""


@dataclass(frozen=True, slots=True, order=True)
class Edge:
    """One relation between two nodes, by the ids of statements. `step` is the id of a window, or empty.

    Only an unruled edge has no ruling; its statements are the texts that meet.
    """

    source: str
    target: str
    relation: Relation
    step: str
    status: Status
    polarity: Polarity
    statements: tuple[str, ...]


def step_node(window: str) -> str:
    """The node of a window. Windows, things and entities have ids of their own, which may be the same word."""
    return f"{STEP}/{window}"


def keyword_node(thing: str) -> str:
    return f"{KEYWORD}/{thing}"


def node_of(id: str, index: Index) -> Node:
    """What is known of a node."""
    prefix, _, rest = id.partition("/")
    if prefix == STEP and rest in index.windows:
        return Node(id, index.windows[rest].name, STEP)
    if prefix == KEYWORD and id not in index.entities:
        return Node(id, index.name_of(rest), KEYWORD)
    entity = index.entities[id]
    if entity.is_rule:
        return Node(id, entity.name, RULE)
    kind, slot = (*entity.kinds, "", "")[:2]
    return Node(id, entity.name, kind, slot, ", ".join(entity.factions))


def status_of(statements: Iterable[str], index: Index) -> Status:
    """Official where one of the statements is a ruling: what stands on a card's page and is not its own text."""
    rulings = (index.statements[s] for s in statements)
    official = any(not index.entities[s.home].is_rule and s.section != OWN_TEXT for s in rulings)
    return Status.OFFICIAL if official else Status.DERIVED


def newest(statements: Iterable[str], index: Index) -> str:
    """The newest date of the statements (ISO), or nothing where none has a date."""
    return max((index.statements[s].citation.date or "" for s in statements), default="")


def source_of(statement: str, index: Index) -> str:
    """A statement's source as a reader looks it up: `ARC, ARM 1.03, 2025-07-11: ID`."""
    return f"{index.statements[statement].citation}: {statement}"
