"""The DOT language of Graphviz."""

from __future__ import annotations

from typing import TYPE_CHECKING

from armada_kb.graph.looks import RELATIONS, STYLES, kind_color

if TYPE_CHECKING:
    import networkx as nx


def render(graph: nx.MultiDiGraph) -> str:
    """The graph as DOT: labels are names and relations, tooltips titles and citations."""
    lines = [
        "digraph interactions {",
        "  graph [rankdir=LR, overlap=false, splines=true];",
        '  node [shape=box, style="rounded", fontname="sans-serif"];',
        '  edge [fontname="sans-serif", fontsize=10];',
    ]
    for node, data in graph.nodes(data=True):
        what = ", ".join(filter(None, (data["kind"], data["slot"], data["faction"])))
        lines.append(
            f"  {_quoted(node)} [label={_quoted(data['name'])}, tooltip={_quoted(what)}, "
            f"color={_quoted(kind_color(data['kind']))}];"
        )
    for source, target, data in graph.edges(data=True):
        tooltip = f"{data['title']} [{'; '.join(data['citations'])}]"
        label = data["relation"] + (f"\n{data['step']}" if data["step"] else "")
        lines.append(
            f"  {_quoted(source)} -> {_quoted(target)} [label={_quoted(label)}, tooltip={_quoted(tooltip)}, "
            f"style={STYLES[data['status']]}, color={_quoted(RELATIONS[data['relation']])}];"
        )
    return "\n".join([*lines, "}"]) + "\n"


def _quoted(text: str) -> str:
    """A quoted string; a backslash would begin an escape of Graphviz, and zero would end the text."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\r", "").replace("\0", "")
    return f'"{escaped}"'
