"""Where the nodes of a whole graph stand: those that share edges near each other, and no label upon another.

Springs along the edges, repulsion between near nodes (by a grid, so that the time grows with the nodes and not with
their square), then boxes as large as the labels are pushed apart. No chance: the same graph, the same places.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import networkx as nx

_LENGTH = 110.0  # of an edge at rest, in pixels
_REACH = 2.5 * _LENGTH  # beyond this two nodes leave each other alone
_GOLDEN = math.pi * (3 - math.sqrt(5))
LETTER, LINE = 6.6, 40.0  # width of a letter, height of a node with its label


def placed(graph: nx.MultiDiGraph) -> dict[str, tuple[int, int]]:
    """The place of each node in pixels, the middle near zero."""
    nodes = sorted(graph, key=lambda node: (-graph.degree(node), node))
    number = {node: i for i, node in enumerate(nodes)}
    ends = sorted({tuple(sorted((number[a], number[b]))) for a, b in graph.edges() if a != b})
    x = [_LENGTH * 0.6 * math.sqrt(i) * math.cos(i * _GOLDEN) for i in range(len(nodes))]
    y = [_LENGTH * 0.6 * math.sqrt(i) * math.sin(i * _GOLDEN) for i in range(len(nodes))]
    degree = [graph.degree(node) for node in nodes]
    rounds = 200 if len(nodes) < 300 else 60
    for turn in range(rounds):
        _pull(x, y, ends, degree, _LENGTH * 0.4 * (1 - turn / rounds) + 1)
    widths = [max(46.0, len(graph.nodes[node]["name"]) * LETTER + 14) for node in nodes]
    for _ in range(60):
        if not _pushed(x, y, widths):
            break
    return {node: (round(x[i]), round(y[i])) for i, node in enumerate(nodes)}


def _pull(x: list[float], y: list[float], ends: Sequence[tuple[int, ...]], degree: list[int], most: float) -> None:
    """One round of springs, repulsion and a light pull to the middle; nothing moves farther than `most`."""
    dx, dy = [-0.02 * v for v in x], [-0.02 * v for v in y]
    for i, j in _near(x, y, _REACH):
        ux, uy = x[i] - x[j], y[i] - y[j]
        square = ux * ux + uy * uy
        if square < 1e-6:  # on top of each other: apart, each its own way
            ux, uy, square = 0.1 + i % 7, 0.1 + j % 5, 1.0
        if square < _REACH * _REACH:
            force = _LENGTH * _LENGTH / square
            dx[i] += ux * force
            dy[i] += uy * force
            dx[j] -= ux * force
            dy[j] -= uy * force
    for i, j in ends:
        ux, uy = x[i] - x[j], y[i] - y[j]
        distance = math.hypot(ux, uy) or 1.0
        # A node with many edges is not dragged about by each of them.
        force = distance / _LENGTH / math.sqrt(min(degree[i], degree[j]))
        dx[i] -= ux * force
        dy[i] -= uy * force
        dx[j] += ux * force
        dy[j] += uy * force
    for i in range(len(x)):
        length = math.hypot(dx[i], dy[i])
        if length > most:
            dx[i], dy[i] = dx[i] * most / length, dy[i] * most / length
        x[i] += dx[i]
        y[i] += dy[i]


def _near(x: list[float], y: list[float], reach: float) -> Iterator[tuple[int, int]]:
    """Pairs of nodes in the same cell of a grid or in neighbouring ones; the first number is the smaller."""
    cells: dict[tuple[int, int], list[int]] = defaultdict(list)
    for i in range(len(x)):
        cells[(int(x[i] // reach), int(y[i] // reach))].append(i)
    for (column, row), members in cells.items():
        around = [j for c in (-1, 0, 1) for r in (-1, 0, 1) for j in cells.get((column + c, row + r), ())]
        for i in members:
            yield from ((i, j) for j in around if i < j)


def _pushed(x: list[float], y: list[float], widths: list[float]) -> bool:
    """Pushes boxes that overlap apart, along the shorter way; whether there were any."""
    moved = False
    for i, j in _near(x, y, max(widths, default=1.0)):
        over_x = (widths[i] + widths[j]) / 2 - abs(x[i] - x[j])
        over_y = LINE - abs(y[i] - y[j])
        if over_x > 0 and over_y > 0:
            moved = True
            if over_y <= over_x:
                shift = (over_y / 2 + 0.5) * (1 if y[i] >= y[j] else -1)
                y[i] += shift
                y[j] -= shift
            else:
                shift = (over_x / 2 + 0.5) * (1 if x[i] >= x[j] else -1)
                x[i] += shift
                x[j] -= shift
    return moved
