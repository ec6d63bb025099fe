"""The figures of a graph."""

from __future__ import annotations

import networkx as nx

from armada_kb.graph.stats import as_text, stats
from tests.graph.graphs import invented_graph


def test_pairs_count_once_and_are_ruled_if_one_of_their_edges_is() -> None:
    found = stats(invented_graph())
    no_cards = {"step", "keyword", "rules", "presumptions"}
    cards = {
        frozenset((a, b)) for a, b in invented_graph().edges() if not {a.split("/")[0], b.split("/")[0]} & no_cards
    }
    assert found.pairs == len(cards)
    assert 0 < found.ruled < found.pairs
    assert found.share == found.ruled / found.pairs


def test_steps_and_rules_are_not_among_the_most_connected_cards() -> None:
    assert {name for name, _ in stats(invented_graph()).connected} <= {
        "Ember Screen", "Ash Lattice", "Pale Beacon", "Copper Kite", "Iron Gull", "Salt Wheel",
    }  # fmt: skip


def test_an_empty_graph_has_figures() -> None:
    found = stats(nx.MultiDiGraph())
    assert (found.nodes, found.edges, found.share, found.components) == (0, 0, 0.0, ())
    assert "Components: 0" in as_text(found)
