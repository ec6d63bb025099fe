"""A picture in SVG, for print: one node with all its neighbours in two columns, or any other graph around an oval.

Every label has a row of its own, so that none lies on another. Lines are colored by relation and dashed by status; the
numbers in brackets lead to the list of sources below.
"""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass, field
from textwrap import wrap
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

from armada_kb.graph.looks import DASHES, RELATIONS, kind_color
from armada_kb.graph.rows import Box, columns, oval

if TYPE_CHECKING:
    import networkx as nx

FONT = "DejaVu Sans, Verdana, Arial, sans-serif"
_MARGIN, _SMALL, _LINE = 24, 11, 16
_MOST_SOURCES = 80
_LETTER = 6.2  # no letter of a line with a source is wider, on the average
_NOT_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


@dataclass(slots=True)
class _Drawing:
    """The parts of the picture, back to front, and how far they reach."""

    lines: list[str] = field(default_factory=list)
    boxes: list[str] = field(default_factory=list)
    below: float = 0.0

    def text(self, x: float, y: float, said: str, size: int = 13, anchor: str = "start", extra: str = "") -> str:
        return f'<text x="{x:.0f}" y="{y:.0f}" font-size="{size}" text-anchor="{anchor}"{extra}>{_escaped(said)}</text>'


def render(graph: nx.MultiDiGraph) -> str:
    """The picture of a graph."""
    statements = sorted({s for *_, data in graph.edges(data=True) for s in data["statements"]})
    sources = {s: number for number, s in enumerate(statements, 1)} if len(statements) <= _MOST_SOURCES else {}
    center = _center(graph)
    boxes, width, height = columns(graph, center, sources) if center else oval(graph)
    drawing = _Drawing(below=height + _MARGIN)
    _draw_edges(graph, boxes, center, drawing, width)
    for node, box in boxes.items():
        _draw_box(box, kind_color(graph.nodes[node]["kind"]), node == center, drawing)
    _draw_legend(graph, drawing)
    _draw_sources(graph, sources, drawing, width)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{drawing.below:.0f}" '
        f'viewBox="0 0 {width:.0f} {drawing.below:.0f}" font-family="{FONT}" fill="#1c1917">'
    )
    title = f"<title>Interactions, as of {_escaped(str(graph.graph.get('as_of', '')))}</title>"
    paper = '<rect width="100%" height="100%" fill="#ffffff"/>'
    return "\n".join([head, title, paper, *drawing.lines, *drawing.boxes, "</svg>"]) + "\n"


def _center(graph: nx.MultiDiGraph) -> str | None:
    """The node that all others are neighbours of, the one with the most edges if there are several."""

    def reaches_all(node: str) -> bool:
        return len({*graph.successors(node), *graph.predecessors(node), node}) == len(graph)

    return max((n for n in graph if reaches_all(n)), key=lambda n: (graph.degree(n), n), default=None)


def _draw_edges(
    graph: nx.MultiDiGraph, boxes: dict[str, Box], center: str | None, drawing: _Drawing, width: float
) -> None:
    """Lines between the sides of boxes that look at each other; several between the same two run side by side."""
    bundles: dict[tuple[str, str], list[tuple[str, str, dict[str, str]]]] = defaultdict(list)
    for a, b, data in graph.edges(data=True):
        bundles[(a, b) if a <= b else (b, a)].append((a, b, data))
    for edges in bundles.values():
        for number, (a, b, data) in enumerate(edges):
            shift = 5.0 * (number - (len(edges) - 1) / 2)
            beside = center is not None and center not in (a, b)
            drawing.lines.append(_line(boxes[a], boxes[b], shift, data, width, pale=beside))


def _line(start: Box, end: Box, shift: float, data: dict[str, str], width: float, *, pale: bool) -> str:
    (x1, y1), (x2, y2) = start.side(end, shift), end.side(start, shift)
    if start.right == end.right and start.columned and end.columned:  # of one column: round its inner side
        bend = -60.0 if start.right else 60.0
        path = f"M{x1:.0f} {y1:.0f} C{x1 + bend:.0f} {y1:.0f} {x2 + bend:.0f} {y2:.0f} {x2:.0f} {y2:.0f}"
    elif start.columned or end.columned:
        middle = (x1 + x2) / 2
        path = f"M{x1:.0f} {y1:.0f} C{middle:.0f} {y1:.0f} {middle:.0f} {y2:.0f} {x2:.0f} {y2:.0f}"
    else:
        # The farther apart, the nearer to the middle of the oval.
        path = f"M{x1:.0f} {y1:.0f} Q{width / 2 + shift * 3:.0f} {(y1 + y2) / 2 + shift:.0f} {x2:.0f} {y2:.0f}"
    color = RELATIONS[data["relation"]]
    dash = f' stroke-dasharray="{DASHES[data["status"]]}"' if DASHES[data["status"]] else ""
    opacity = ' opacity="0.4"' if pale else ""
    title = _escaped(f"{data['title']} [{'; '.join(data['citations'])}]")
    return (
        f'<g stroke="{color}" fill="none" stroke-width="1.6"{opacity}><title>{title}</title><path d="{path}"{dash}/>'
        f"{_arrow(x1, y1, x2, y2, end, color)}</g>"
    )


def _arrow(x1: float, y1: float, x2: float, y2: float, end: Box, color: str) -> str:
    """A head at the end of a line, which comes in from the side."""
    away = (7.0 if x1 > x2 or (x1 == x2 and not end.right) else -7.0) if end.columned or x1 != x2 else 7.0
    return f'<path d="M{x2:.0f} {y2:.0f} l{away:.0f} -4 v8 z" fill="{color}" stroke="none"/>'


def _draw_box(box: Box, color: str, strong: bool, drawing: _Drawing) -> None:
    if not box.framed:
        anchor = "start" if box.right else "end"
        dot = box.x - 10 if box.right else box.x + 10
        drawing.boxes.append(f'<circle cx="{dot:.0f}" cy="{box.y:.0f}" r="5" fill="{color}"/>')
        drawing.boxes.append(drawing.text(box.x, box.y + 4, box.name, anchor=anchor, extra=' class="label"'))
        return
    left, top = box.x - box.width / 2, box.y - box.height / 2
    drawing.boxes.append(
        f'<rect x="{left:.0f}" y="{top:.0f}" width="{box.width:.0f}" height="{box.height:.0f}" rx="7" '
        f'fill="#ffffff" stroke="{color}" stroke-width="{3 if strong else 1.6}"/>'
    )
    first = top + 18 if box.lines else box.y + 5
    drawing.boxes.append(drawing.text(box.x, first, box.name, anchor="middle",
                                      extra=' class="label" font-weight="bold"'))  # fmt: skip
    for number, line in enumerate(box.lines):
        drawing.boxes.append(drawing.text(box.x, top + 18 + 14 * (number + 1), line, _SMALL, "middle",
                                          ' class="label" fill="#44403c"'))  # fmt: skip


def _draw_legend(graph: nx.MultiDiGraph, drawing: _Drawing) -> None:
    """Kinds that occur, and statuses."""
    y = drawing.below
    kinds = sorted({data["kind"] for _, data in graph.nodes(data=True)})
    x = float(_MARGIN)
    for kind in kinds:
        said = kind.replace("-", " ")
        drawing.boxes.append(f'<circle cx="{x + 5:.0f}" cy="{y - 4:.0f}" r="5" fill="{kind_color(kind)}"/>')
        drawing.boxes.append(drawing.text(x + 15, y, said, _SMALL))
        x += 15 + 7.6 * len(said) + 16
    y += _LINE + 4
    x = float(_MARGIN)
    for status in sorted({data["status"] for *_, data in graph.edges(data=True)}):
        dash = f' stroke-dasharray="{DASHES[status]}"' if DASHES[status] else ""
        drawing.boxes.append(f'<path d="M{x:.0f} {y - 4:.0f} h28" stroke="#1c1917" stroke-width="1.6"{dash}/>')
        drawing.boxes.append(drawing.text(x + 34, y, status, _SMALL))
        x += 34 + 7.6 * len(status) + 16
    drawing.below = y + _MARGIN


def _draw_sources(graph: nx.MultiDiGraph, sources: dict[str, int], drawing: _Drawing, width: float) -> None:
    """The statements by number, in as many columns as the longest has room in; none is cut off."""
    cited = {
        s: c for *_, data in graph.edges(data=True) for s, c in zip(data["statements"], data["citations"], strict=True)
    }
    said = [f"[{number}] {cited[statement]}" for statement, number in sources.items()]
    room = width - 2 * _MARGIN
    count = max(1, int(room // (_LETTER * max(map(len, said), default=1) + _MARGIN)))
    letters = max(20, int(room / count / _LETTER))
    lines = [part for one in said for part in wrap(one, letters, subsequent_indent="    ", break_on_hyphens=False)]
    rows = -(-len(lines) // count)
    for place, line in enumerate(lines):
        x, y = _MARGIN + room / count * (place // rows), drawing.below + _LINE * (place % rows)
        drawing.boxes.append(drawing.text(x, y, line, _SMALL))
    drawing.below += _LINE * rows


def _escaped(text: str) -> str:
    return escape(_NOT_XML.sub("", text))
