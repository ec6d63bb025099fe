"""Where nodes stand."""

from __future__ import annotations

from itertools import combinations

from armada_kb.graph.layout import LETTER, LINE, placed
from tests.graph.graphs import game_graph


def test_no_label_of_the_game_lies_on_another() -> None:
    graph = game_graph()
    places = placed(graph)
    half = {node: max(46.0, len(graph.nodes[node]["name"]) * LETTER) / 2 for node in graph}
    for a, b in combinations(graph, 2):
        apart = abs(places[a][0] - places[b][0]), abs(places[a][1] - places[b][1])
        assert apart[0] >= half[a] + half[b] - 1 or apart[1] >= LINE - 2, (a, b)


def test_what_shares_an_edge_stands_nearer_than_what_does_not() -> None:
    graph = game_graph()
    places = placed(graph)

    def distance(pairs: list[tuple[str, str]]) -> float:
        lengths = [abs(places[a][0] - places[b][0]) + abs(places[a][1] - places[b][1]) for a, b in pairs]
        return sum(lengths) / len(lengths)

    joined = {tuple(sorted((a, b))) for a, b in graph.edges()}
    others = [pair for pair in combinations(sorted(graph), 2) if pair not in joined]
    assert distance(sorted(joined)) < distance(others) / 2
