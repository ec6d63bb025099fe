"""The graph says of every pair what `ask` says, which reads the question in words and shares no code for edges."""

from __future__ import annotations

from random import Random

import pytest

from armada_kb.answer.answer import UnknownReason, Verdict
from armada_kb.datalog.pydatalog_engine import PyDatalogEngine
from armada_kb.graph.conclusions import conclusions, together
from armada_kb.graph.parts import Polarity
from armada_kb.graph.rulings import joint_claims
from tests.graph.graphs import game, game_graph

Names = tuple[str, ...]


def _joined() -> tuple[Names, ...]:
    return tuple(joint_claims(game().index))


def _sample(of: tuple[Names, ...], count: int) -> list[Names]:
    return Random(5).sample(of, min(count, len(of)))  # noqa: S311


def _unruled() -> list[Names]:
    return [(a, b) for a, b, data in game_graph().edges(data=True) if data["status"] == "unruled"]


def _ordered() -> list[tuple[str, str, str]]:
    entities = game().index.entities
    return [(a, b, data["relation"]) for a, b, data in game_graph().edges(data=True)
            if data["relation"] in ("before", "after", "same-window") and data["status"] == "derived"
            and {a, b} <= set(entities)]  # fmt: skip


def _agree(names: Names) -> None:
    index = game().index
    mine = together(conclusions(names, index, PyDatalogEngine()), names, index)
    asked = game().ask(" and ".join(index.entities[n].name for n in names))
    assert tuple(n.id for n in asked.understood.names) == names
    if mine is Polarity.SEVERAL:
        assert (asked.verdict, asked.unknown) == (Verdict.UNKNOWN, UnknownReason.SEVERAL_OUTCOMES)
    else:
        assert asked.verdict == (Verdict.UNKNOWN if mine is Polarity.OPEN else Verdict(mine.value))


def _cited_on_the_edge(names: Names) -> None:
    """A ruling that decides what is asked of the two is on an edge between them."""
    graph, index = game_graph(), game().index
    cited = {c.id for c in game().ask(" and ".join(index.entities[n].name for n in names)).citations}
    joint = {c.statement for c in joint_claims(index)[names]}
    on_edges = {s for a in names for b in names for data in (graph.get_edge_data(a, b) or {}).values()
                for s in data["statements"]}  # fmt: skip
    assert cited & joint <= on_edges


@pytest.mark.parametrize("names", _sample(_joined(), 20), ids=" ".join)
def test_ask_says_the_same_of_a_ruled_pair(names: Names) -> None:
    _agree(names)
    _cited_on_the_edge(names)


@pytest.mark.exhaustive
def test_ask_says_the_same_of_every_ruled_pair() -> None:
    for names in _joined():
        _agree(names)
        _cited_on_the_edge(names)


def test_ask_has_no_answer_to_an_unruled_pair() -> None:
    index = game().index
    for names in _unruled():
        answer = game().ask(" and ".join(index.entities[n].name for n in names))
        assert answer.verdict is Verdict.UNKNOWN, names


def test_ask_puts_pairs_in_the_same_order() -> None:
    index = game().index
    assert _ordered()
    for one, other, relation in _ordered():
        answer = game().ask(f"In which order do {index.entities[one].name} and {index.entities[other].name} resolve?")
        assert answer.order, (one, other)
        if relation == "same-window":
            assert len({step.step for step in answer.order}) == 1
        else:
            first = one if relation == "before" else other
            assert answer.order[0].name == index.entities[first].name
