"""The node-link form in JSON, which networkx and the libraries for browsers read."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import networkx as nx


def node_link(graph: nx.MultiDiGraph) -> dict[str, object]:
    """The graph as plain data: `networkx.node_link_graph(…, edges="edges")` makes an equal graph of it."""
    return {
        "directed": True,
        "multigraph": True,
        "graph": dict(graph.graph),
        "nodes": [{"id": node, **data} for node, data in graph.nodes(data=True)],
        "edges": [{"source": a, "target": b, "key": k, **data} for a, b, k, data in graph.edges(keys=True, data=True)],
    }


def render(graph: nx.MultiDiGraph) -> str:
    """The graph as JSON, one node or edge a line."""
    head, nodes, edges = node_link(graph), "nodes", "edges"
    lines = {part: ",\n".join("  " + _json(each) for each in head[part]) for part in (nodes, edges)}  # type: ignore[attr-defined]
    return (
        f'{{"directed": true, "multigraph": true, "graph": {_json(head["graph"])},\n'
        f'"nodes": [\n{lines[nodes]}\n],\n"edges": [\n{lines[edges]}\n]}}\n'
    )


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
