"""Parts of the graph."""

from __future__ import annotations

from armada_kb.graph.select import around, between, listed, met_by, named, only
from tests.graph.graphs import game, game_graph, invented, invented_graph


def test_a_name_is_an_id_a_printed_name_or_a_nickname_of_anything_in_the_graph() -> None:
    index = invented()
    for name in ("ember-screen", "Ember Screen", "the screen", " ES "):
        assert named(name, index) == ("ember-screen",)
    assert named("gather dice step", index) == ("step/gather-dice",)
    assert named("Sparkle", index) == ("keyword/sparkle",)
    assert named("Twin Vane", index) == ("twin-vane-officer", "twin-vane-squadron")
    assert named("Nobody", index) == named("", index) == ()


def test_around_reaches_as_far_as_the_depth() -> None:
    graph, index = invented_graph(), invented()
    assert set(around(graph, ["ash-lattice"], 0, index)) == {"ash-lattice"}
    near = around(graph, ["ash-lattice"], 1, index)
    assert {"ember-screen", "step/status-phase"} <= set(near)
    assert "salt-wheel" not in near
    assert "salt-wheel" in around(graph, ["ash-lattice"], 2, index)


def test_around_keeps_the_edges_among_neighbours() -> None:
    near = around(game_graph(), ["quad-laser-turrets"], 1, game().index)
    assert near.has_edge("flak-guns", "agent-kallus")


def test_what_nothing_is_said_of_stands_alone() -> None:
    alone = around(invented_graph(), ["dust-mote"], 1, invented())
    assert dict(alone.nodes(data="name")) == {"dust-mote": "Dust Mote"}


def test_between_shows_what_joins_two_directly_and_what_both_touch() -> None:
    found = between(invented_graph(), ["copper-kite"], ["iron-gull"], invented())
    assert set(found) == {"copper-kite", "iron-gull", "salt-wheel", "ember-screen", "step/gather-dice"}
    assert not found.has_edge("step/attack-step", "step/gather-dice")


def test_filters_keep_edges_and_drop_what_has_none() -> None:
    graph = invented_graph()
    kept = only(graph, ["replaces"], [], ["official"])
    assert {data["relation"] for *_, data in kept.edges(data=True)} == {"replaces"}
    assert "pale-beacon" not in kept
    assert {data["step"] for *_, data in only(graph, [], ["gather-dice"], []).edges(data=True)} == {"gather-dice"}
    assert set(only(graph, ["defeats"], [], [], keep=["pale-beacon"])) == {"ember-screen", "salt-wheel", "pale-beacon"}


def test_a_list_of_cards_is_read_as_fleet_builders_write_it() -> None:
    lines = ("Faction: none # a remark", "• Ember Screen (7)", "- 2 x Dust Mote (16)", "", "Pale Beacon",
             "Ash Lattice - Gray Heron (5)")  # fmt: skip
    nodes, unknown = listed("\n".join(lines), invented())
    assert nodes == ("ember-screen", "dust-mote", "pale-beacon", "ash-lattice")
    assert unknown == ("Faction: none",)


def test_a_list_keeps_every_edge_that_touches_one_of_its_cards() -> None:
    found = met_by(invented_graph(), ["ash-lattice"])
    assert all("ash-lattice" in edge for edge in found.edges())
    assert set(found) == {"ash-lattice", "ember-screen", "step/status-phase"}
