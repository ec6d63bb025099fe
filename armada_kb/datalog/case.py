"""A question as data: what is asked, about which act and things, in which situation."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from armada_kb.model.claims import Role, Setting


class Asked(StrEnum):
    """Whether something is permitted, required, the case, or forbidden."""

    CAN = "can"
    MUST = "must"
    DOES = "does"
    FORBIDDEN = "forbidden"


@dataclass(frozen=True, slots=True)
class Case:
    """A question put to the rules.

    `acts` are what is asked about (none: any act). `roles` are the things in it; several for one role describe one
    thing (a die, and a black one). `needed_roles` make a claim wait that names such a role while the question does
    not. `present` are the named things that are there; what is not named is absent. `given` is known to hold,
    `not_given` known to be false. `closed` are things whose text is all modelled and to whose text the question is
    confined: what none of it allows is not so. `amounts` says how many of a role are asked about (one, if unsaid).
    """

    asked: Asked
    acts: tuple[str, ...] = ()
    roles: tuple[tuple[Role, str], ...] = ()
    needed_roles: tuple[Role, ...] = ()
    present: tuple[str, ...] = ()
    given: tuple[Setting, ...] = ()
    not_given: tuple[Setting, ...] = ()
    closed: tuple[str, ...] = ()
    amounts: tuple[tuple[Role, int], ...] = ()
    unpresumed: tuple[str, ...] = ()
