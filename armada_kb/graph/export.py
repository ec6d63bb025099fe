"""The formats of the graph, by name."""

from __future__ import annotations

from collections.abc import Callable

import networkx as nx

from armada_kb.answer.index import Index
from armada_kb.graph import dot, jsonout, mermaid, page, svg, xmlout

Writer = Callable[[nx.MultiDiGraph], str]

FORMATS: dict[str, Writer] = {
    "json": jsonout.render,
    "graphml": xmlout.graphml,
    "gexf": xmlout.gexf,
    "dot": dot.render,
    "mermaid": mermaid.render,
    "svg": svg.render,
}

# These show the words of statements too.
WORDED: dict[str, Callable[[nx.MultiDiGraph, Index], str]] = {"html": page.render}


def exported(graph: nx.MultiDiGraph, form: str, index: Index) -> str:
    """The graph in one of the formats of `FORMATS` and `WORDED`."""
    return WORDED[form](graph, index) if form in WORDED else FORMATS[form](graph)
