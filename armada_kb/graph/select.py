"""A part of the graph: what lies around a name, between two, what a list of cards meets, edges of some kinds only."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable

import networkx as nx

from armada_kb.answer.index import Index
from armada_kb.graph.parts import keyword_node, node_of, step_node
from armada_kb.model.language import KEYWORD
from armada_kb.syntax.words import fold_phrase

# How lists of fleet builders write a line: a bullet, a number of copies, the name, points in brackets.
_LINE = re.compile(r"[\s•*–-]*(?:\d+\s*x\s+)?(?P<name>.*?)\s*(?:\(\d+(?: points)?\)|[x×]\s*\d+)?\s*", re.IGNORECASE)


def named(name: str, index: Index) -> tuple[str, ...]:
    """The nodes that a name stands for: an id, else a printed name or nickname of a thing, keyword or step.

    Several where they share the name, none where nothing is called so.
    """
    wanted = name.strip()
    names: dict[str, tuple[str, ...]] = {e.id: (e.name, *e.also) for e in index.kb.entities}
    names |= {step_node(w.id): (w.name,) for w in index.kb.vocabulary.windows}
    names |= {keyword_node(c.id): c.phrases for c in index.kb.vocabulary.concepts
              if KEYWORD in index.general(c.id) and c.id != KEYWORD}  # fmt: skip
    if wanted in names:
        return (wanted,)
    folded = fold_phrase(wanted)
    return tuple(sorted(id for id, said in names.items() if folded and folded in map(fold_phrase, said)))


def listed(text: str, index: Index) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The nodes that a list of cards names, one a line, and the lines that name none. `#` begins a remark.

    "Name - Ship" names whichever of the two parts is known.
    """
    found: dict[str, None] = {}
    unknown = []
    for line in text.splitlines():
        match = _LINE.fullmatch(line.partition("#")[0])
        name = match["name"] if match else ""
        if not name:
            continue
        nodes = next((nodes for part in (name, *name.split(" - ")) if (nodes := named(part, index))), ())
        found.update(dict.fromkeys(nodes))
        if not nodes:
            unknown.append(name)
    return tuple(found), tuple(unknown)


def around(graph: nx.MultiDiGraph, nodes: Collection[str], depth: int, index: Index) -> nx.MultiDiGraph:
    """The nodes that some of these reach in so many edges, whichever way they point, with all edges between them."""
    known = _with(graph, nodes, index)
    reached = set(nodes)
    undirected = known.to_undirected(as_view=True)
    for node in nodes:
        reached |= set(nx.ego_graph(undirected, node, radius=depth))
    return _sorted(known.subgraph(reached))


def between(graph: nx.MultiDiGraph, one: Collection[str], other: Collection[str], index: Index) -> nx.MultiDiGraph:
    """What joins two names: their edges with each other and, through whatever both touch, with that."""
    known = _with(graph, (*one, *other), index)
    undirected = known.to_undirected(as_view=True)
    near = [{n for node in nodes for n in undirected.neighbors(node)} for nodes in (one, other)]
    ends = {*one, *other}
    kept = known.subgraph(ends | (near[0] & near[1]))
    return _sorted(kept.edge_subgraph(e for e in kept.edges(keys=True) if ends & set(e[:2])), ends, kept)


def met_by(graph: nx.MultiDiGraph, cards: Collection[str]) -> nx.MultiDiGraph:
    """The edges that touch one of these cards."""
    kept = set(cards)
    edges = (e for e in graph.edges(keys=True) if e[0] in kept or e[1] in kept)
    return _sorted(graph.edge_subgraph(edges), kept & set(graph), graph)


def only(
    graph: nx.MultiDiGraph, relations: Collection[str], steps: Collection[str], statuses: Collection[str],
    keep: Iterable[str] = (),
) -> nx.MultiDiGraph:  # fmt: skip
    """The edges of these relations, steps (ids of windows) and statuses; an empty choice leaves all.

    Nodes that lose all their edges go too, except those to keep.
    """
    if not (relations or steps or statuses):
        return graph

    def kept(data: dict[str, str]) -> bool:
        chosen = ((relations, "relation"), (steps, "step"), (statuses, "status"))
        return all(not allowed or data[field] in allowed for allowed, field in chosen)

    edges = ((a, b, key) for a, b, key, data in graph.edges(keys=True, data=True) if kept(data))
    return _sorted(graph.edge_subgraph(edges), set(keep) & set(graph), graph)


def _with(graph: nx.MultiDiGraph, nodes: Iterable[str], index: Index) -> nx.MultiDiGraph:
    """The graph with these nodes in it, also where nothing is said of them."""
    missing = [node_of(id, index) for id in nodes if id not in graph]
    if not missing:
        return graph
    wider = graph.copy()
    for node in missing:
        wider.add_node(node.id, name=node.name, kind=node.kind, slot=node.slot, faction=node.faction)
    return wider


def _sorted(part: nx.MultiDiGraph, alone: Iterable[str] = (), of: nx.MultiDiGraph | None = None) -> nx.MultiDiGraph:
    """A graph of its own with nodes and edges by id, and with those nodes of another one that it must have."""
    whole = part if of is None else of
    found = nx.MultiDiGraph(**whole.graph)
    for node in sorted({*part.nodes, *alone}):
        found.add_node(node, **whole.nodes[node])
    for a, b, key, data in sorted(part.edges(keys=True, data=True), key=lambda e: e[:3]):
        found.add_edge(a, b, key=key, **data)
    return found
