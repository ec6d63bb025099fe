"""One HTML file that needs nothing else: the drawing library, the graph and the statements behind it are in it.

Nothing of the knowledge is markup: it goes into the page as JSON without `<`, and the script sets texts only. A policy
in the page forbids whatever is not in it, scripts other than ours and every connection among them.
"""

from __future__ import annotations

import base64
import html
import json
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from armada_kb.graph.layout import placed
from armada_kb.graph.looks import OTHER_KIND, RELATIONS, kind_color

if TYPE_CHECKING:
    import networkx as nx

    from armada_kb.answer.index import Index

_WEB = Path(__file__).resolve().parent / "web"


def render(graph: nx.MultiDiGraph, index: Index) -> str:
    """The page of a graph; `index` holds the words of its statements."""
    library, script, style = (_part(name) for name in ("cytoscape.min.js", "page.js", "page.css"))
    page = _part("page.html")
    for mark, value in (
        ("{{as_of}}", html.escape(str(graph.graph.get("as_of", "")))),
        ("{{script_hashes}}", f"{_hash(library)} {_hash(script)}"),
        ("{{style}}", style),
        ("{{script}}", script),
        ("{{library}}", library),
        ("{{data}}", _json(_data(graph, index))),  # last: nothing is looked for in what the knowledge says
    ):
        page = page.replace(mark, value)
    return page


def _part(name: str) -> str:
    """A file of the page. Lines end alike everywhere, or the hashes in the policy would not fit."""
    return (_WEB / name).read_text(encoding="utf-8").replace("\r\n", "\n")


def _hash(text: str) -> str:
    return "'sha256-" + base64.b64encode(sha256(text.encode("utf-8")).digest()).decode("ascii") + "'"


def _json(value: object) -> str:
    """JSON in which no `<` could end the script that holds it."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def _data(graph: nx.MultiDiGraph, index: Index) -> dict[str, object]:
    """What the script reads. Edges name nodes and statements by their numbers, which keeps the file small."""
    places = placed(graph)
    numbers = {node: i for i, node in enumerate(graph)}
    said = sorted({s for *_, data in graph.edges(data=True) for s in data["statements"]})
    row = {statement: i for i, statement in enumerate(said)}
    kinds = sorted({data["kind"] for _, data in graph.nodes(data=True)})
    steps = {w.id: w.name for w in index.kb.vocabulary.windows}
    return {
        "nodes": [
            [node, data["name"], data["kind"], data["slot"], data["faction"], *places[node],
             [*index.entities[node].also] if node in index.entities else []]
            for node, data in graph.nodes(data=True)
        ],
        "edges": [
            [numbers[a], numbers[b], data["relation"], data["polarity"], steps.get(data["step"], data["step"]),
             data["status"], [row[s] for s in data["statements"]]]
            for a, b, data in graph.edges(data=True)
        ],
        "statements": [[s, *_statement(s, index)] for s in said],
        "kinds": {kind: kind_color(kind) for kind in kinds},
        "relations": RELATIONS,
        "other": OTHER_KIND,
    }  # fmt: skip


def _statement(id: str, index: Index) -> tuple[str, str]:
    """What a statement says, and its source with the date."""
    statement = index.statements.get(id)
    return (statement.says, str(statement.citation)) if statement else ("", "")
