"""The text of a Mermaid flowchart."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from armada_kb.graph.looks import RELATIONS, kind_color

if TYPE_CHECKING:
    import networkx as nx

# Whatever Mermaid or the page that shows it could read as more than a letter.
_STRANGE = re.compile(r"[^\w ,.:/()'+–-]")
_ARROWS = {"official": "-->", "derived": "-.->", "unruled": "-.-"}


def render(graph: nx.MultiDiGraph) -> str:
    """The graph as Mermaid: the label of an edge is its relation, its step, and the statements behind it.

    Remarks hold titles and citations. Programs that draw Mermaid limit a picture to 500 edges unless told otherwise.
    """
    numbers = {node: f"n{number}" for number, node in enumerate(graph.nodes)}
    lines = ["flowchart LR"]
    lines += [f'  {numbers[node]}["{_text(data["name"])}"]' for node, data in graph.nodes(data=True)]
    for source, target, data in graph.edges(data=True):
        label = " ".join(filter(None, (data["relation"], data["step"] and f"({data['step']})")))
        said = ", ".join(data["statements"])
        lines.append(f"  %% {_text(data['title'])}: {_text('; '.join(data['citations']))}")
        arrow = _ARROWS[data["status"]]
        lines.append(f'  {numbers[source]} {arrow}|"{_text(label)}<br/>{_text(said)}"| {numbers[target]}')
    kinds = dict.fromkeys(data["kind"] for _, data in graph.nodes(data=True))
    for number, kind in enumerate(kinds):
        members = ",".join(numbers[n] for n, data in graph.nodes(data=True) if data["kind"] == kind)
        lines += [f"  classDef k{number} stroke:{kind_color(kind)},stroke-width:2px", f"  class {members} k{number}"]
    for number, (_, _, data) in enumerate(graph.edges(data=True)):
        lines.append(f"  linkStyle {number} stroke:{RELATIONS[data['relation']]}")
    return "\n".join(lines) + "\n"


def _text(text: str) -> str:
    """A text in which every strange character is written by its number, as Mermaid wants it."""
    return _STRANGE.sub(lambda m: f"#{ord(m[0])};", " ".join(text.split()))
