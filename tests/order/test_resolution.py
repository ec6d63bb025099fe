"""Orders are those that trying all permutations gives, for generated sets of effects of two players."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from armada_kb.model.claims import Setting
from armada_kb.model.vocabulary import Window
from armada_kb.order.constraints import Reason, constraints
from armada_kb.order.effects import Effect, Moment, Player, moments
from armada_kb.order.resolution import Resolution, Result, resolve

_WINDOWS = moments((
    Window("a", "a", 0), Window("a1", "a1", 1, "a", opens=True), Window("a2", "a2", 2, "a"),
    Window("a3", "a3", 3, "a", closes=True), Window("b", "b", 4), Window("b1", "b1", 5, "b"), Window("c", "c", 6),
))  # fmt: skip
_VALUES = tuple(Setting(d, v) for d in ("lamp", "wick") for v in ("lit", "out"))


class _Generated:
    """A set of effects of two players with rulings about some pairs, from a seed."""

    def __init__(self, seed: int) -> None:
        random = Random(seed)  # noqa: S311 - a test case, no secret
        size = random.randint(2, 7)
        windows = random.sample(sorted(_WINDOWS), random.randint(1, 4))
        self.effects = tuple(
            Effect(
                f"effect {n}", _WINDOWS[random.choice(windows)], random.choice(tuple(Player)),
                tuple(random.sample(_VALUES, random.choice((0, 0, 1)))),
                tuple(random.sample(_VALUES, random.choice((0, 0, 1)))),
                tuple(random.sample(_VALUES, random.choice((0, 1)))),
            )
            for n in range(size)
        )  # fmt: skip
        pairs = (random.sample(range(size), 2) for _ in range(random.choice((0, 0, 1, 2))))
        self.ruled = {(one, other) for one, other in pairs}
        self.start = tuple(v for v in _VALUES if v.value == "lit" and random.random() < 0.7)

    def allows(self, order: tuple[int, ...]) -> bool:
        """Whether the rules allow an order, read pair by pair."""
        return all(self._fine(one, other) for n, one in enumerate(order) for other in order[n + 1 :])

    def _fine(self, one: int, other: int) -> bool:
        if (other, one) in self.ruled:
            return False
        if (one, other) in self.ruled:
            return True
        first, second = self.effects[one], self.effects[other]
        if second.moment.end < first.moment.start:
            return False
        same = first.moment == second.moment
        return not (same and first.player is Player.SECOND and second.player is Player.FIRST)


def _can(effect: Effect, state: dict[str, str]) -> bool:
    needed = all(state.get(s.dimension, s.value) == s.value for s in effect.needs)
    return needed and all(state.get(s.dimension) != s.value for s in effect.barred_by)


def _brute_force(case: _Generated) -> Resolution:
    """What all allowed permutations have in common, each played through by itself."""
    size = len(case.effects)
    orders = [o for o in permutations(range(size)) if case.allows(o)]
    shut: set[tuple[int, int]] = set()
    results: set[Result] = set()
    for order in orders:
        state = {s.dimension: s.value for s in case.start}
        done = []
        for place, number in enumerate(order):
            if not _can(case.effects[number], state):
                continue
            open_before = {n for n in order[place + 1 :] if _can(case.effects[n], state)}
            state |= {s.dimension: s.value for s in case.effects[number].leaves}
            shut |= {(number, n) for n in open_before if not _can(case.effects[n], state)}
            done.append(number)
        results.add(Result(tuple(sorted(done)), tuple(sorted(Setting(d, v) for d, v in state.items()))))
    pairs = {(a, b) for a in range(size) for b in range(size) if a != b}
    fixed = {p for p in pairs if orders and all(o.index(p[0]) < o.index(p[1]) for o in orders)}
    return Resolution(orders[0] if orders else (), frozenset(fixed), frozenset(shut), tuple(sorted(results)))


def _compared(seeds: range) -> tuple[int, int, int]:
    """How many sets had an order, how many none, and in how many the order mattered; each as brute force has it."""
    possible = impossible = matters = 0
    for seed in seeds:
        case = _Generated(seed)
        found = resolve(case.effects, constraints(case.effects, case.ruled), case.start)
        wanted = _brute_force(case)
        assert (found.fixed, found.shuts_out) == (wanted.fixed, wanted.shuts_out), seed
        assert found.results == wanted.results, seed
        assert bool(found.order) == found.possible == bool(wanted.order), seed
        assert not found.order or case.allows(found.order), seed
        possible, impossible = possible + found.possible, impossible + (not found.possible)
        matters += found.order_matters
    return possible, impossible, matters


def test_orders_are_those_of_brute_force_for_a_sample() -> None:
    possible, impossible, matters = _compared(range(150))
    assert possible > 100
    assert impossible
    assert matters > 10


@pytest.mark.exhaustive
def test_orders_are_those_of_brute_force_for_ten_thousand_sets() -> None:
    possible, impossible, matters = _compared(range(10_000))
    print(f"10,000 sets of effects: {possible} with an order, {impossible} without, {matters} where it matters")  # noqa: T201
    assert possible + impossible == 10_000
    assert matters > 1_000


def test_what_opens_a_window_comes_before_the_rest_of_it_and_what_closes_it_after() -> None:
    assert _WINDOWS["a1"].before(_WINDOWS["a"])
    assert _WINDOWS["a"].before(_WINDOWS["a3"])
    assert not _WINDOWS["a"].before(_WINDOWS["a"])
    assert not _WINDOWS["a2"].before(_WINDOWS["a"])
    assert not _WINDOWS["a"].before(_WINDOWS["a2"])
    assert _WINDOWS["a"].before(_WINDOWS["b1"])


def test_a_ruling_on_two_effects_wins_over_players_and_moments() -> None:
    early, late = Effect("early", Moment(0, 0), Player.FIRST), Effect("late", Moment(1, 1), Player.SECOND)
    assert [(b.earlier, b.reason) for b in constraints((early, late))] == [(0, Reason.SEQUENCE)]
    assert [(b.earlier, b.reason) for b in constraints((early, late), [(1, 0)])] == [(1, Reason.RULING)]


def test_rulings_that_go_in_a_circle_leave_no_order() -> None:
    effects = tuple(Effect(name, Moment(0, 0)) for name in "abc")
    assert not resolve(effects, constraints(effects, [(0, 1), (1, 2), (2, 0)])).possible
