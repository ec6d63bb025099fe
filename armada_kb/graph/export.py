"""The formats of the graph, by name."""

from __future__ import annotations

from collections.abc import Callable

import networkx as nx

from armada_kb.graph import dot, jsonout, mermaid, xmlout

Writer = Callable[[nx.MultiDiGraph], str]

FORMATS: dict[str, Writer] = {
    "json": jsonout.render,
    "graphml": xmlout.graphml,
    "gexf": xmlout.gexf,
    "dot": dot.render,
    "mermaid": mermaid.render,
}
