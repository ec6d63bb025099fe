"""What a statement says, as data: who may, must or cannot do what, under which conditions.

One sentence of the controlled English becomes one or more of these values. They know nothing of text but the
sentence that they came from, which is kept so that an answer can show it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum

from armada_kb.source import NOWHERE, Span


class Mode(StrEnum):
    """How a claim binds: permission, ban, duty, release from a duty, fact, absence of a fact."""

    MAY = "may"
    CANNOT = "cannot"
    MUST = "must"
    NEED_NOT = "neednot"
    DOES = "does"
    DOES_NOT = "doesnot"


DENYING = (Mode.CANNOT, Mode.DOES_NOT, Mode.NEED_NOT)


class Role(StrEnum):
    """The part that a thing plays in an act: `replace OBJECT with RESULT`, `give OBJECT to RECIPIENT` …"""

    ACTOR = "actor"
    OBJECT = "object"
    RESULT = "result"
    SOURCE = "source"
    PLACE = "place"
    RECIPIENT = "recipient"
    MANNER = "manner"


class GroupKind(StrEnum):
    """What a condition is for.

    SCOPE: what the claim is about ("while …"); outside it the claim is silent.
    COND: what it demands ("if …", "only if …"). EXCEPTION: what ends it ("unless …").
    CONCESSION: what does not matter ("even if …"); such a claim speaks only where that is said.
    """

    SCOPE = "scope"
    COND = "cond"
    EXCEPTION = "exception"
    CONCESSION = "concession"


@dataclass(frozen=True, slots=True, order=True)
class Setting:
    """A value of a condition dimension, such as attack-range = close. Both are ids of the vocabulary."""

    dimension: str
    value: str

    def __str__(self) -> str:
        return f"{self.dimension}={self.value}"


@dataclass(frozen=True, slots=True)
class Group:
    """A condition that is met when one of its settings holds. Several groups of a claim must all be met."""

    kind: GroupKind
    settings: tuple[Setting, ...]


@dataclass(frozen=True, slots=True)
class Filler:
    """What fills a role: the id of a thing or of an entity, with how many of it where the sentence says so."""

    role: Role
    thing: str
    amount: int | None = None


@dataclass(frozen=True, slots=True)
class Claim:
    """Mode, act, roles, parties and condition groups; `text` is the sentence in the controlled English.

    `parties` are entities that must be in the situation for the claim to speak; the entity whose file holds the
    statement (`home`) is one of them where the sentence is about "this card". `windows` say when the act happens.
    `only` marks that the conditions are exhaustive ("only if"), so that their failing means the opposite.
    """

    id: str
    statement: str
    mode: Mode
    act: str
    roles: tuple[Filler, ...] = ()
    parties: tuple[str, ...] = ()
    groups: tuple[Group, ...] = ()
    only: bool = False
    windows: tuple[str, ...] = ()
    text: str = ""
    span: Span = field(default=NOWHERE, compare=False, repr=False)

    def fillers(self, role: Role) -> tuple[Filler, ...]:
        return tuple(f for f in self.roles if f.role is role)


@dataclass(frozen=True, slots=True)
class Derivation:
    """ "If CONDITIONS, then SETTING": one dimension's value follows from others (what a Salvo attack rolls …)."""

    id: str
    statement: str
    conditions: tuple[Group, ...]
    gives: Setting
    parties: tuple[str, ...] = ()
    text: str = ""
    span: Span = field(default=NOWHERE, compare=False, repr=False)


class Operation(StrEnum):
    """What is done to a quantity."""

    ADD = "add"
    SET = "set"
    AT_MOST = "at-most"
    AT_LEAST = "at-least"
    EQUALS = "equals"
    HALF_UP = "half-up"
    HALF_DOWN = "half-down"


@dataclass(frozen=True, slots=True)
class QuantityRule:
    """A change of a quantity (`ADD`, `SET`, limits: by `amount`), or its formula from another quantity (`other`).

    `ADD` with `other` adds that quantity, or takes it away where `amount` is -1; a limit with `other` is that quantity.
    """

    id: str
    statement: str
    quantity: str
    operation: Operation
    amount: int = 0
    other: str = ""
    groups: tuple[Group, ...] = ()
    parties: tuple[str, ...] = ()
    text: str = ""
    span: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Precedence:
    """ "EARLIER happens before LATER": an order between two things that a statement fixes."""

    id: str
    statement: str
    earlier: str
    later: str
    text: str = ""
    span: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class TraitMark:
    """A trait line of a card, such as "Modification."."""

    id: str
    statement: str
    entity: str
    trait: str
    text: str = ""
    span: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Meaning:
    """All that one statement says."""

    claims: tuple[Claim, ...] = ()
    derivations: tuple[Derivation, ...] = ()
    quantities: tuple[QuantityRule, ...] = ()
    precedences: tuple[Precedence, ...] = ()
    traits: tuple[TraitMark, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.claims or self.derivations or self.quantities or self.precedences or self.traits)


def asked_dimensions(claims: Iterable[Claim]) -> frozenset[str]:
    """The dimensions that the conditions of claims ask for."""
    return frozenset(s.dimension for c in claims for g in c.groups for s in g.settings)
