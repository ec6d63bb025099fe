"""For which ships a card is, how many a ship takes, and what a question about equipping tells."""

from __future__ import annotations

import pytest

from armada_kb.answer.answer import Verdict
from armada_kb.answer.session import Session, open_knowledge
from armada_kb.resources import kb_folder


@pytest.fixture(scope="module")
def knowledge() -> Session:
    return open_knowledge(kb_folder())


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Is Ambush scum only?", Verdict.YES),
        ("Is Flak Guns rebel only?", Verdict.UNKNOWN),
        ("Does Boarding Pods need a small ship?", Verdict.UNKNOWN),
        ("Is Hardened Bulkheads for large ships only?", Verdict.YES),
    ],
)
def test_a_card_tells_for_which_ships_it_is(knowledge: Session, question: str, verdict: Verdict) -> None:
    assert knowledge.ask(question).verdict is verdict


@pytest.mark.parametrize(
    ("question", "number"),
    [
        ("My ship has three turbolaser icons. How many turbolasers can it take?", 3),
        ("How many upgrade icons does Boarding Engineers take up?", 2),
        ("How many Flak Guns can I put on one ship?", 1),
        ("How many Flak Guns can I put on my ships?", None),
    ],
)
def test_how_many_cards_a_ship_takes(knowledge: Session, question: str, number: int | None) -> None:
    assert knowledge.ask(question).count == number


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Does my CR90 have the slot for Flak Guns?", Verdict.UNKNOWN),
        ("May my ship be given any title?", Verdict.UNKNOWN),
        ("Can I put Flak Guns on a ship that has no offensive retrofit icon?", Verdict.NO),
        ("Can two of my ships each have Flak Guns?", Verdict.YES),
        ("Can each of my two ships have two titles?", Verdict.UNKNOWN),
    ],
)
def test_only_what_is_told_counts(knowledge: Session, question: str, verdict: Verdict) -> None:
    assert knowledge.ask(question).verdict is verdict
