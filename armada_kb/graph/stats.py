"""Figures of the graph: how large it is, what hangs together, and how much of it is ruled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

import networkx as nx

from armada_kb.graph.parts import KEYWORD, RULE, STEP, Status

_NO_CARDS = (KEYWORD, RULE, STEP)


@dataclass(frozen=True, slots=True)
class Stats:
    """`pairs` are the pairs of cards with an edge, `ruled` those of them with an official one."""

    nodes: int
    edges: int
    kinds: tuple[tuple[str, int], ...]
    relations: tuple[tuple[str, int], ...]
    statuses: tuple[tuple[str, int], ...]
    connected: tuple[tuple[str, int], ...]
    components: tuple[int, ...]
    pairs: int
    ruled: int

    @property
    def share(self) -> float:
        """The share of pairs that are ruled, from 0 to 1."""
        return self.ruled / self.pairs if self.pairs else 0.0


def stats(graph: nx.MultiDiGraph, most: int = 10) -> Stats:
    """The figures; `connected` are the cards with the most edges, at most so many of them."""
    edges = tuple(graph.edges(data=True))
    cards = {node for node, data in graph.nodes(data=True) if data["kind"] not in _NO_CARDS}
    degrees = sorted(((graph.degree(card), graph.nodes[card]["name"]) for card in cards), key=lambda d: (-d[0], d[1]))
    pairs = {frozenset((a, b)) for a, b, _ in edges if {a, b} <= cards and a != b}
    ruled = {frozenset((a, b)) for a, b, data in edges if data["status"] == Status.OFFICIAL and {a, b} <= cards}
    components = sorted((len(part) for part in nx.weakly_connected_components(graph)), reverse=True)
    return Stats(
        graph.number_of_nodes(), len(edges), _counted(data["kind"] for _, data in graph.nodes(data=True)),
        _counted(data["relation"] for *_, data in edges), _counted(data["status"] for *_, data in edges),
        tuple((name, degree) for degree, name in degrees[:most]), tuple(components), len(pairs), len(ruled),
    )  # fmt: skip


def _counted(words: Iterable[str]) -> tuple[tuple[str, int], ...]:
    return tuple(sorted(Counter(words).items(), key=lambda item: (-item[1], item[0])))


def as_data(found: Stats) -> dict[str, object]:
    """The figures as programs read them."""
    return {
        "nodes": found.nodes,
        "edges": found.edges,
        "nodes_by_kind": dict(found.kinds),
        "edges_by_relation": dict(found.relations),
        "edges_by_status": dict(found.statuses),
        "most_connected": [{"name": name, "edges": edges} for name, edges in found.connected],
        "components": list(found.components),
        "pairs": found.pairs,
        "pairs_ruled": found.ruled,
        "share_ruled": round(found.share, 3),
    }


def as_text(found: Stats) -> str:
    """The figures for people, at most 80 columns or so."""
    lines = [f"{found.nodes} nodes, {found.edges} edges"]
    for title, counted in (
        ("Nodes by kind", found.kinds), ("Edges by relation", found.relations), ("Edges by status", found.statuses),
        ("Most connected cards", found.connected),
    ):  # fmt: skip
        lines += ["", title, *(f"  {number:5}  {word}" for word, number in counted)]
    parts = ", ".join(map(str, found.components[:10])) + (" …" if len(found.components) > 10 else "")
    lines += ["", f"Components: {len(found.components)}, of {parts} nodes"]
    lines += [f"Pairs of cards with an edge: {found.pairs}, of which {found.ruled} ruled ({found.share:.0%})"]
    return "\n".join(lines) + "\n"
