"""What fixes which of two effects comes first: a statement about the two, the sequence of play, or whose they are."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations

from armada_kb.order.effects import Effect, Player


class Reason(StrEnum):
    """Why one effect comes before another."""

    SEQUENCE = "sequence of play"
    RULING = "a statement about the two"
    PLAYERS = "the first player's effects come first"


@dataclass(frozen=True, slots=True)
class Before:
    """The effect number `earlier` comes before the effect number `later`."""

    earlier: int
    later: int
    reason: Reason


def constraints(
    effects: tuple[Effect, ...], ruled: Iterable[tuple[int, int]] = (), *, first_player_first: bool = True
) -> tuple[Before, ...]:
    """Everything that is fixed about pairs of effects.

    `ruled` are pairs that a statement fixes, earlier one first; for those neither moment nor owner count, since what
    is said of certain cards wins over the general rules. `first_player_first` tells whether a rule in force says so.
    """
    found = {(earlier, later): Before(earlier, later, Reason.RULING) for earlier, later in ruled}
    for one, other in combinations(range(len(effects)), 2):
        if (one, other) in found or (other, one) in found:
            continue
        pair = _by_rules(effects, one, other, first_player_first=first_player_first)
        if pair is not None:
            found[(pair.earlier, pair.later)] = pair
    return tuple(found[key] for key in sorted(found))


def _by_rules(effects: tuple[Effect, ...], one: int, other: int, *, first_player_first: bool) -> Before | None:
    """What the sequence of play and the players fix about two effects, if anything."""
    for earlier, later in ((one, other), (other, one)):
        if effects[earlier].moment.before(effects[later].moment):
            return Before(earlier, later, Reason.SEQUENCE)
    if not first_player_first or effects[one].moment != effects[other].moment:
        return None
    for earlier, later in ((one, other), (other, one)):
        if (effects[earlier].player, effects[later].player) == (Player.FIRST, Player.SECOND):
            return Before(earlier, later, Reason.PLAYERS)
    return None
