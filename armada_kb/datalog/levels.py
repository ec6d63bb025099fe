"""How deep chains go: derivations that rest on derivations, and claims that beat claims that beat claims."""

from __future__ import annotations

from collections.abc import Iterable
from graphlib import CycleError, TopologicalSorter

from armada_kb.errors import ArmadaKbError
from armada_kb.model.claims import Derivation


class ProgramRefused(ArmadaKbError):
    """A program that must not reach an engine; the message names what is wrong and what it is about."""


def find_circle(edges: Iterable[tuple[str, str]]) -> tuple[str, ...]:
    """A circle among the edges (from, to), its first name repeated at its end; empty if there is none."""
    sorter: TopologicalSorter[str] = TopologicalSorter()
    for source, target in sorted(set(edges)):
        sorter.add(target, source)
    try:
        sorter.prepare()
    except CycleError as error:
        names: list[str] = error.args[1]
        return tuple(names)
    return ()


def depths(nodes: Iterable[str], edges: Iterable[tuple[str, str]], what: str) -> dict[str, int]:
    """The length of the longest chain of edges that ends in each node; a circle is refused by name."""
    edges = tuple(edges)
    circle = find_circle(edges)
    if circle:
        raise ProgramRefused(f"{what} in a circle: {' > '.join(circle)}")
    before: dict[str, set[str]] = {node: set() for node in nodes}
    for source, target in edges:
        before.setdefault(source, set())
        before.setdefault(target, set()).add(source)
    depth: dict[str, int] = {}
    for node in TopologicalSorter(before).static_order():
        depth[node] = max((depth[source] + 1 for source in before[node]), default=0)
    return depth


def derivation_edges(derivations: Iterable[Derivation]) -> tuple[tuple[str, str], ...]:
    """From each dimension that a derivation asks about to the one that it gives."""
    return tuple(
        (setting.dimension, derivation.gives.dimension)
        for derivation in derivations
        for group in derivation.conditions
        for setting in group.settings
    )


def derivation_levels(dimensions: Iterable[str], derivations: Iterable[Derivation]) -> tuple[tuple[str, int], ...]:
    """The level of every dimension: 0 where nothing derives it, else one more than all that it is derived from."""
    derivations = tuple(derivations)
    given = {derivation.gives.dimension for derivation in derivations}
    edges = (*derivation_edges(derivations), *(("", dimension) for dimension in given))
    depth = depths((*dimensions, *given), edges, "values are derived from one another")
    return tuple(sorted((name, level) for name, level in depth.items() if name))


def beats_depth(beats: Iterable[tuple[str, str]]) -> int:
    """The length of the longest chain of claims that beat one another (0: none does)."""
    beats = tuple(beats)
    return max(depths((), beats, "claims beat one another").values(), default=0)
