"""The orders that the constraints leave, and what differs between them.

Not every order is tried: what can follow depends only on which effects have had their turn and on what holds by then,
so the states are gone through set by set. A set of effects is a number whose bits are theirs.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from armada_kb.model.claims import Setting
from armada_kb.order.constraints import Before
from armada_kb.order.effects import Effect, State, usable, used


@dataclass(frozen=True, slots=True, order=True)
class Result:
    """How it ends: the numbers of the effects that were used, and what holds then."""

    done: tuple[int, ...]
    state: State


@dataclass(frozen=True, slots=True)
class Resolution:
    """What holds of every order that the constraints leave.

    `order` is one of them, of effects that nothing orders in the order in which they were given; it is empty where
    the constraints contradict each other. `fixed` are the pairs (earlier, later) that are in the same order in all of
    them. `shuts_out` are pairs where using the first, before the turn of the second has come, makes the second
    impossible. `results` are all ways in which it can end.
    """

    order: tuple[int, ...]
    fixed: frozenset[tuple[int, int]]
    shuts_out: frozenset[tuple[int, int]]
    results: tuple[Result, ...]

    @property
    def possible(self) -> bool:
        """Whether the constraints leave any order at all."""
        return bool(self.results)

    @property
    def order_matters(self) -> bool:
        """Whether it ends in different ways in different orders."""
        return len(self.results) > 1


def resolve(effects: tuple[Effect, ...], before: Iterable[Before], start: Iterable[Setting] = ()) -> Resolution:
    """What the constraints leave open; in any order every effect is used that is possible when its turn comes.

    `start` are the settings that hold at first.
    """
    size = len(effects)
    waits = [0] * size
    for pair in before:
        waits[pair.later] |= 1 << pair.earlier
    reached: dict[int, dict[tuple[int, State], None]] = {0: {(0, tuple(sorted(start))): None}}
    shuts_out: set[tuple[int, int]] = set()
    for turned in range(1 << size):  # a set comes after all of its parts
        for done, state in reached.get(turned, ()):
            for number in _next(turned, waits):
                after = (done | 1 << number, used(effects[number], state)) if usable(effects[number], state) else None
                reached.setdefault(turned | 1 << number, {})[after or (done, state)] = None
                if after:
                    shuts_out |= {
                        (number, other) for other in range(size)
                        if other != number and not turned >> other & 1
                        and usable(effects[other], state) and not usable(effects[other], after[1])
                    }  # fmt: skip
    ends = reached.get((1 << size) - 1, {})
    if not ends:
        return Resolution((), frozenset(), frozenset(), ())
    results = tuple(sorted(Result(_numbers(done, size), state) for done, state in ends))
    fixed = frozenset((p, number) for number, bits in enumerate(_closed(waits)) for p in _numbers(bits, size))
    return Resolution(_sorted(waits), fixed, frozenset(shuts_out), results)


def _next(turned: int, waits: list[int]) -> list[int]:
    """The effects whose turn can come: not yet, and all before them have."""
    return [n for n, needed in enumerate(waits) if not turned >> n & 1 and needed & ~turned == 0]


def _numbers(bits: int, size: int) -> tuple[int, ...]:
    return tuple(n for n in range(size) if bits >> n & 1)


def _closed(waits: list[int]) -> list[int]:
    """For each effect all that come before it, directly or through others."""
    closed = list(waits)
    for _ in waits:
        for number, needed in enumerate(closed):
            for other in _numbers(needed, len(waits)):
                closed[number] |= closed[other]
    return closed


def _sorted(waits: list[int]) -> tuple[int, ...]:
    order: list[int] = []
    turned = 0
    while len(order) < len(waits):
        number = _next(turned, waits)[0]
        order.append(number)
        turned |= 1 << number
    return tuple(order)
