"""Graphs for tests: of the invented cards with a few more that meet, and of the game."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from armada_kb.answer.index import Index
from armada_kb.answer.session import Session, open_knowledge
from armada_kb.datalog.pydatalog_engine import PyDatalogEngine
from armada_kb.graph.build import build
from tests.invented import with_cards

if TYPE_CHECKING:
    import networkx as nx

# Two cards that both change black dice when dice are gathered, a keyword, a third card with a ruling on the first.
MEETING = (
    """thing keyword "keyword"
thing sparkle "Sparkle"
  isa keyword
card "Copper Kite"
  id      copper-kite
  is      upgrade, offensive-retrofit
  faction empire
  cites   CARD
card-text 1
  says
    | In gather dice step, black dice are treated as red dice.
  means
    | Black dice are treated as red dice in gather dice step.
card-text 2
  says
    | Sparkle may be gained only if attacking a squadron.
""",
    """card "Iron Gull"
  id      iron-gull
  is      upgrade, offensive-retrofit
  cites   CARD
card-text 1
  says
    | A black die may be replaced with a blue die in gather dice step only if at close range.
timing 1
  cites ARC 2031-02-14 "Manual 9.9"
  says
    | This card is used in gather dice step.
""",
    """card "Salt Wheel"
  id      salt-wheel
  is      upgrade, officer
  cites   CARD
card-text 1
  says
    | 1 blue die may be added in resolve effects step.
clarifications 1
  cites ARC 2031-02-14 "Manual 9.9"
  says
    | With Ember Screen, while attacking a squadron, 1 blue die cannot be added.
  defeats ember-screen/card-text/1
clarifications 2
  cites ARC 2031-02-15 "Manual 9.9"
  says
    | With Copper Kite, while performing a salvo attack, the black die must be replaced with a blue die.
clarifications 3
  cites ARC 2031-02-15 "Manual 9.9"
  says
    | With Iron Gull, while performing a salvo attack, the black die may be replaced with a red die.
""",
)


@lru_cache(maxsize=1)
def invented() -> Index:
    """The invented cards and those above, as of the newest date."""
    kb, report = with_cards(*MEETING)
    assert [str(problem) for problem in report] == []
    return Index(kb, kb.newest_date)


@lru_cache(maxsize=1)
def invented_graph() -> nx.MultiDiGraph:
    return build(invented(), PyDatalogEngine())


@lru_cache(maxsize=1)
def game() -> Session:
    """The game's own knowledge base."""
    return open_knowledge()


@lru_cache(maxsize=1)
def game_graph() -> nx.MultiDiGraph:
    return build(game().index, PyDatalogEngine())


def edges(graph: nx.MultiDiGraph, one: str, other: str) -> dict[tuple[str, str], dict[str, object]]:
    """The edges from one node to another, by relation and status."""
    found = graph.get_edge_data(one, other) or {}
    return {(data["relation"], data["status"]): data for data in found.values()}
