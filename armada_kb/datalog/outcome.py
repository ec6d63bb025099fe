"""What solving a case gives: the verdict and what it rests on, as data for an answer."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from armada_kb.datalog.engine import Model
from armada_kb.datalog.program import Atom
from armada_kb.model.claims import GroupKind, Role, Setting


class Verdict(StrEnum):
    """The answer of the program. `CONFLICT`: statements that disagree, and none that wins."""

    YES = "yes"
    NO = "no"
    DEPENDS = "depends"
    CONFLICT = "conflict"


@dataclass(frozen=True, slots=True)
class OpenGroup:
    """A condition of a claim that may or may not be met; it is met when one of the settings holds."""

    claim: str
    kind: GroupKind
    settings: tuple[Setting, ...]


@dataclass(frozen=True, slots=True)
class OpenRole:
    """A role of a claim that the question leaves out, or fills with something more general than the claim's."""

    claim: str
    role: Role
    thing: str


@dataclass(frozen=True, slots=True)
class FailedGroup:
    """A demand that is not met, or an exception (`kind`) that holds: what was wanted, and what is known instead."""

    claim: str
    kind: GroupKind
    wanted: tuple[Setting, ...]
    known: tuple[Setting, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """The verdict (None: no statement decides) and what it rests on.

    `decisive` are the ids of the claims that gave the verdict; for depends, the waiting ones and those that apply
    against them; where a limited permission denies ("only if"), the failed one. `waiting` and `beaten` are all
    claims in that state. `open_settings`, `open_roles` and `open_acts` tell for depends what is not known of the
    waiting claims; `failed` tells it of the decisive ones. `closed` names the thing whose text decided by saying
    nothing. `conclusion` is the atom to prove; None where there is no verdict.
    """

    verdict: Verdict | None
    decisive: tuple[str, ...] = ()
    waiting: tuple[str, ...] = ()
    beaten: tuple[str, ...] = ()
    open_settings: tuple[OpenGroup, ...] = ()
    open_roles: tuple[OpenRole, ...] = ()
    open_acts: tuple[str, ...] = ()
    failed: tuple[FailedGroup, ...] = ()
    defaults_used: tuple[Setting, ...] = ()
    derived_used: tuple[str, ...] = ()
    closed: str | None = None
    conclusion: Atom | None = None
    model: Model = field(default_factory=lambda: Model({}), compare=False, repr=False)
