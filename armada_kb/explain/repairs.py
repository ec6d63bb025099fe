"""The smallest changes of facts that turn a verdict."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations

from armada_kb.explain.changes import Change

Repair = tuple[Change, ...]
# What comes out of changed facts: whether they turn the verdict, and which changes could bring it nearer to that.
Tried = tuple[bool, tuple[Change, ...]]

MOST_CHANGES = 2


@dataclass(frozen=True, slots=True)
class Repairs:
    """The repairs, those of fewer changes first. `complete` is False where there was more to try than is worth it."""

    found: tuple[Repair, ...]
    complete: bool = True


def smallest(
    attempt: Callable[[Repair], Tried], verified: Callable[[Repair], bool], *, most_tried: int,
    most_changes: int = MOST_CHANGES,
) -> Repairs:  # fmt: skip
    """The sets of changes that turn the verdict while no part of them does, from one change up to `most_changes`.

    `attempt` looks at some changes, `verified` is the last word on whether they turn it. Where nothing is found, one
    more change is tried, as long as no more than `most_tried` sets were looked at.
    """
    turned, moves = attempt(())
    if turned:
        return Repairs(())
    level: dict[Repair, tuple[Change, ...]] = {(): moves}
    found: list[Repair] = []
    tried = size = 0
    while level and (size < most_changes or not found):
        size += 1
        following: dict[Repair, tuple[Change, ...]] = {}
        for repair in _extended(level):
            if any(set(part) <= set(repair) for part in found) or repair in following:
                continue
            if tried == most_tried:
                return Repairs(_minimal(found, verified), complete=False)
            tried += 1
            turned, moves = attempt(repair)
            if turned:
                found.append(repair)
            else:
                following[repair] = moves
        level = following
    return Repairs(_minimal(found, verified))


def _extended(level: dict[Repair, tuple[Change, ...]]) -> Iterator[Repair]:
    """Every set of a level with one more of its changes, about something that it does not change yet."""
    for done, moves in level.items():
        taken = {c.setting.dimension for c in done}
        yield from (tuple(sorted((*done, move))) for move in moves if move.setting.dimension not in taken)


def _minimal(found: list[Repair], verified: Callable[[Repair], bool]) -> tuple[Repair, ...]:
    """Those that are verified while no part of them is, small ones first."""
    return tuple(
        repair for repair in sorted(found, key=lambda r: (len(r), r))
        if verified(repair)
        and not any(verified(part) for size in range(len(repair)) for part in combinations(repair, size))
    )  # fmt: skip
