"""Edges come from the model and from what the program concludes."""

from __future__ import annotations

import networkx as nx
import pytest

from armada_kb.graph.parts import KEYWORD, STEP, Polarity, Status
from armada_kb.model.vocabulary import Relation
from tests.graph.graphs import edges, game, game_graph, invented, invented_graph


def test_a_ruling_on_two_cards_is_an_official_edge_with_its_statement() -> None:
    edge = edges(invented_graph(), "ember-screen", "ash-lattice")[("replaces", "official")]
    assert edge == {
        "relation": "replaces", "polarity": "depends", "step": "gather-dice", "status": "official",
        "statements": ["ember-screen/interactions/1"], "date": "2031-02-14",
        "title": "Ember Screen and Ash Lattice: replaces",
        "citations": ["ARC, Manual 9.9, 2031-02-14: ember-screen/interactions/1"],
    }  # fmt: skip


def test_cards_that_have_nothing_to_do_with_each_other_are_joined_by_no_interaction() -> None:
    edge = edges(invented_graph(), "ember-screen", "pale-beacon")[("no-interaction", "official")]
    assert edge["polarity"] == "no"


def test_a_denial_prevents_and_a_statement_defeats() -> None:
    found = edges(invented_graph(), "salt-wheel", "ember-screen")
    assert set(found) == {("prevents", "official"), ("defeats", "official")}
    assert found[("prevents", "official")]["polarity"] == "depends"


def test_a_text_grants_a_keyword_and_a_step_triggers_a_card() -> None:
    graph = invented_graph()
    assert edges(graph, "copper-kite", "keyword/sparkle")[("grants", "derived")]["polarity"] == "depends"
    assert edges(graph, "step/gather-dice", "ember-screen")[("triggers", "official")]["step"] == "gather-dice"


def test_texts_that_change_one_thing_in_one_step_without_a_ruling_are_unruled() -> None:
    edge = edges(invented_graph(), "copper-kite", "iron-gull")[("same-window", "unruled")]
    assert (edge["step"], edge["statements"]) == ("gather-dice", ["copper-kite/card-text/1", "iron-gull/card-text/1"])
    assert edge["polarity"] in {"several", "open"}


def test_steps_stand_in_the_order_of_play() -> None:
    assert ("requires", "derived") in edges(game_graph(), "step/gather-dice", "step/roll-attack-dice")
    order = nx.DiGraph((a, b) for a, b, data in game_graph().edges(data=True) if data["relation"] == "before")
    assert nx.has_path(order, "step/declare-target", "step/roll-attack-dice")
    assert not nx.has_path(order, "step/roll-attack-dice", "step/declare-target")


def test_what_is_not_in_force_is_not_in_the_graph() -> None:
    said = {s for *_, data in invented_graph().edges(data=True) for s in data["statements"]}
    assert said <= set(invented().statements)
    assert "ash-lattice/clarifications/1" not in said


@pytest.mark.parametrize("graph", [invented_graph, game_graph])
def test_every_node_and_edge_has_its_fields(graph: object) -> None:
    built = graph()  # type: ignore[operator]
    for _, data in built.nodes(data=True):
        assert list(data) == ["name", "kind", "slot", "faction"]
        assert data["name"]
        assert data["kind"]
    for source, target, data in built.edges(data=True):
        assert source != target
        assert data["relation"] in {r.value for r in Relation}
        assert data["polarity"] in {p.value for p in Polarity}
        assert data["status"] in {s.value for s in Status}
        assert data["statements"]
        assert len(data["statements"]) == len(data["citations"])


def test_every_claim_of_the_game_that_joins_two_cards_is_in_an_edge() -> None:
    said = {s for *_, data in game_graph().edges(data=True) for s in data["statements"]}
    index = game().index
    assert {c.statement for c in index.claims.values() if len(c.parties) > 1} <= said


def test_steps_and_keywords_have_ids_of_their_own() -> None:
    kinds = {node: data["kind"] for node, data in game_graph().nodes(data=True)}
    assert {n for n, kind in kinds.items() if kind == "step"} == {n for n in kinds if n.startswith(f"{STEP}/")}
    assert {n for n, kind in kinds.items() if kind == "keyword"} == {n for n in kinds if n.startswith(f"{KEYWORD}/")}
