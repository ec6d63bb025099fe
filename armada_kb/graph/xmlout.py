"""GraphML and GEXF, which networkx writes; its own readers read them back."""

from __future__ import annotations

import re
from io import BytesIO

import networkx as nx

_WRITER = re.compile(r'<meta lastmodifieddate="[^"]*">\s*<creator>[^<]*</creator>')
# A character that XML cannot hold.
_NOT_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def flat(graph: nx.MultiDiGraph) -> nx.MultiDiGraph:
    """The graph with texts for lists, since attributes of XML hold no lists: ids by spaces, citations by semicolons."""
    copy = nx.MultiDiGraph(**graph.graph)
    for node, data in graph.nodes(data=True):
        copy.add_node(node, **{key: _text(value) for key, value in data.items()})
    for a, b, key, data in graph.edges(keys=True, data=True):
        copy.add_edge(a, b, key=key, **{name: _text(value, name) for name, value in data.items()})
    return copy


def _text(value: str | list[str], name: str = "") -> str:
    joined = value if isinstance(value, str) else ("; " if name == "citations" else " ").join(value)
    return _NOT_XML.sub("", joined)


def graphml(graph: nx.MultiDiGraph) -> str:
    """The graph as GraphML."""
    return _written(nx.write_graphml, flat(graph))


def gexf(graph: nx.MultiDiGraph) -> str:
    """The graph as GEXF; the names are the labels, and the day of the file is that of the rules."""
    labelled = flat(graph)
    for _, data in labelled.nodes(data=True):
        data["label"] = data["name"]
    written = _written(nx.write_gexf, labelled)
    meta = f'<meta lastmodifieddate="{graph.graph["as_of"]}">\n    <creator>armada-kb</creator>'
    return _WRITER.sub(meta, written, count=1)


def _written(writer: nx.Graph, graph: nx.MultiDiGraph) -> str:
    buffer = BytesIO()
    writer(graph, buffer)
    return buffer.getvalue().decode("utf-8").rstrip("\n") + "\n"
