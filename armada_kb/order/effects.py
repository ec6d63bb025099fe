"""Effects as timed things: when each comes up, whose it is, what it needs and what it leaves behind."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from armada_kb.model.claims import Setting
from armada_kb.model.vocabulary import Window


class Player(StrEnum):
    """Whose an effect is, as far as the order goes."""

    FIRST = "first player"
    SECOND = "second player"
    UNKNOWN = "a player"


@dataclass(frozen=True, slots=True, order=True)
class Moment:
    """The stretch of play that a window covers: from its own place to that of the last window within it."""

    start: int
    end: int

    def before(self, other: Moment) -> bool:
        """Whether it is all over when the other begins."""
        return self.end < other.start


@dataclass(frozen=True, slots=True)
class Effect:
    """An effect in an order.

    It can be used while every one of `needs` holds and none of `barred_by` does; using it makes the settings of
    `leaves` hold. Conditions that nothing in the order changes are no concern of it.
    """

    name: str
    moment: Moment
    player: Player = Player.UNKNOWN
    needs: tuple[Setting, ...] = ()
    barred_by: tuple[Setting, ...] = ()
    leaves: tuple[Setting, ...] = ()


State = tuple[Setting, ...]


def usable(effect: Effect, state: State) -> bool:
    """Whether an effect can be used in a state: the settings that hold, at most one of each dimension."""
    known = {s.dimension: s for s in state}
    met = all(known.get(need.dimension, need) == need for need in effect.needs)
    return met and not any(known.get(bar.dimension) == bar for bar in effect.barred_by)


def used(effect: Effect, state: State) -> State:
    """The state that using an effect leaves behind."""
    known = {s.dimension: s for s in state} | {s.dimension: s for s in effect.leaves}
    return tuple(sorted(known.values()))


def moments(windows: Iterable[Window]) -> dict[str, Moment]:
    """When each window of a knowledge base is, by id.

    A window that opens or closes the one around it is its first or last part: what happens in the rest of that one
    comes after it or before it.
    """
    every = sorted(windows, key=lambda w: w.position)
    around = {w.id: w.within for w in every}
    last = {w.id: w.position for w in every}
    for window in every:
        outer = window.within
        while outer is not None and outer in last:
            last[outer] = max(last[outer], window.position)
            outer = around[outer]
    # Places are counted by twos: between the opening and the closing of a window there is room for the rest of it.
    opening = {w.within: 2 * last[w.id] + 1 for w in every if w.opens}
    closing = {w.within: 2 * w.position - 1 for w in every if w.closes}
    return {w.id: Moment(opening.get(w.id, 2 * w.position), closing.get(w.id, 2 * last[w.id])) for w in every}
