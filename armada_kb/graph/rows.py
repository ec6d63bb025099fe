"""Rows of labels: where the boxes of a picture stand so that none touches another."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import networkx as nx

# Widths are those of a wide font, so that a label fits whatever font a reader has.
_BOLD, _PLAIN = 9.3, 7.4
_GAP, _MARGIN, _ROW = 14.0, 24.0, 24.0
_LONGEST = 44


@dataclass(frozen=True, slots=True)
class Box:
    """A label around (x, y). `framed`: a rectangle with more lines; else a dot with the name beside it.

    `right` tells on which half it stands, `columned` that its lines leave towards the middle.
    """

    name: str
    x: float
    y: float
    width: float
    height: float
    right: bool
    framed: bool
    columned: bool = False
    lines: tuple[str, ...] = ()

    def side(self, other: Box, shift: float) -> tuple[float, float]:
        """Where a line to another box begins, moved down by `shift`."""
        if not self.framed:
            return self.x + (-10 if self.right else 10), self.y + shift / 3
        half = self.width / 2
        if self.columned:
            return self.x + (-half if self.right else half), self.y + shift
        # The middle: each column is reached from its own side, the higher the box the higher up.
        room = self.height / 2 - 6
        share = max(-1.0, min(1.0, (other.y - self.y) / 300.0))
        return self.x + (half if other.right else -half), self.y + share * room + shift / 2


def columns(graph: nx.MultiDiGraph, center: str, sources: Mapping[str, int]) -> tuple[dict[str, Box], float, float]:
    """The center in the middle and its neighbours left and right, with what joins them; width and height of it all."""
    others = sorted(
        (n for n in graph if n != center), key=lambda n: (graph.nodes[n]["kind"], graph.nodes[n]["name"], n)
    )
    said = {node: _said(graph, center, node, sources) for node in others}
    heights = {node: 28.0 + 14 * len(lines) for node, lines in said.items()}
    left, right = _halves(others, heights)
    wide = {True: 0.0, False: 0.0}
    for node in others:
        name = _cut(graph.nodes[node]["name"])
        width = max([len(name) * _BOLD, *(len(line) * _PLAIN for line in said[node])]) + 20
        wide[node in right] = max(wide[node in right], width)
    middle = _cut(graph.nodes[center]["name"])
    middle_width = len(middle) * _BOLD + 30
    gutter = 130.0
    total = 2 * _MARGIN + wide[False] + wide[True] + middle_width + 2 * gutter
    tall = max((sum(heights[n] + _GAP for n in side) for side in (left, right)), default=0.0)
    height = max(tall, 60.0) + 2 * _MARGIN
    boxes = {}
    for side, members in ((False, left), (True, right)):
        x = total - _MARGIN - wide[True] / 2 if side else _MARGIN + wide[False] / 2
        y = height / 2 - (sum(heights[n] + _GAP for n in members) - _GAP) / 2
        for node in members:
            name = _cut(graph.nodes[node]["name"])
            boxes[node] = Box(name, x, y + heights[node] / 2, wide[side], heights[node], side, True, True, said[node])
            y += heights[node] + _GAP
    x = _MARGIN + wide[False] + gutter + middle_width / 2
    center_height = max(40.0, min(tall * 0.35, 160.0))
    boxes[center] = Box(middle, x, height / 2, middle_width, center_height, False, True)
    return boxes, total, height


def _halves(nodes: list[str], heights: Mapping[str, float]) -> tuple[list[str], list[str]]:
    """The nodes in their order, cut where both parts are about equally high."""
    whole, above = sum(heights.values()), 0.0
    for number, node in enumerate(nodes):
        if above + heights[node] / 2 >= whole / 2:
            return nodes[:number], nodes[number:]
        above += heights[node]
    return nodes, []


def _said(graph: nx.MultiDiGraph, center: str, node: str, sources: Mapping[str, int]) -> tuple[str, ...]:
    """What joins a node to the center, with the numbers of the statements; the arrow points as the edge does."""
    numbers: dict[str, set[int]] = defaultdict(set)
    for arrow, a, b in (("→", center, node), ("←", node, center)):
        for data in (graph.get_edge_data(a, b) or {}).values():
            word = f"{arrow} {data['relation'].replace('-', ' ')}"
            numbers[word] |= {sources[s] for s in data["statements"] if s in sources}
    return tuple(_wrapped(f"{word} {_listed(found)}".strip() for word, found in numbers.items()))


def _listed(numbers: Iterable[int]) -> str:
    found = sorted(numbers)
    return f"[{', '.join(map(str, found))}]" if found else ""


def _wrapped(parts: Iterable[str]) -> list[str]:
    """The parts in lines, as many in each as fit."""
    lines: list[str] = []
    for part in parts:
        if lines and len(lines[-1]) + len(part) + 3 <= _LONGEST:
            lines[-1] += f" · {part}"
        else:
            lines.append(part if len(part) <= _LONGEST else part[: _LONGEST - 1] + "…")
    return lines


def oval(graph: nx.MultiDiGraph) -> tuple[dict[str, Box], float, float]:
    """The nodes around an oval, one a row on each side, with their names outside; width and height of it all."""
    nodes = sorted(graph, key=lambda n: (graph.nodes[n]["kind"], graph.nodes[n]["name"], n))
    half = (len(nodes) + 1) // 2
    names = {node: _cut(graph.nodes[node]["name"]) for node in nodes}
    outside = max((len(name) for name in names.values()), default=0) * (_PLAIN + 1.2) + 2 * _MARGIN
    height = half * _ROW + 2 * _MARGIN
    across = max(520.0, min(height * 0.8, 900.0))
    width = across + 2 * outside
    boxes = {}
    # Down the right side and up the left one, so that kinds stay together.
    for place, node in enumerate(nodes):
        right = place < half
        row = place if right else len(nodes) - 1 - place
        y = _MARGIN + (row + 0.5) * _ROW
        bow = math.sqrt(max(0.0, 1 - ((y - height / 2) / (height / 2)) ** 2))
        reach = across / 2 * (0.35 + 0.65 * bow)
        x = width / 2 + (reach if right else -reach)
        boxes[node] = Box(names[node], x, y, len(names[node]) * _PLAIN, _ROW, right, framed=False)
    return boxes, width, height


def _cut(name: str) -> str:
    return name if len(name) <= _LONGEST else name[: _LONGEST - 1] + "…"
