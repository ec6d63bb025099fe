"""Pairs of invented statements: what clashes, in which situation, and who wins."""

from __future__ import annotations

import pytest

from armada_kb.answer.index import Index
from armada_kb.conflicts.audit import Fault, audit
from armada_kb.conflicts.clashes import Clash, Reason
from armada_kb.conflicts.opposites import Aspect
from armada_kb.conflicts.search import clashes, world_of
from armada_kb.conflicts.situations import Terms
from tests.invented import with_cards

CARD = """\
card "Tin Whistle"
  id    tin-whistle
  is    upgrade
  cites CARD

"""


def index_of(*statements: str) -> Index:
    """The invented knowledge base with a card of these sentences, each a statement; a line below one is a property."""
    texts = []
    for number, statement in enumerate(statements, 1):
        sentence, *properties = statement.split("\n")
        texts.append(f"card-text {number}\n  says\n    | {sentence}\n" + "".join(f"  {p}\n" for p in properties))
    kb, report = with_cards(CARD + "\n".join(texts))
    assert [str(p) for p in report] == []
    return Index(kb, "2031-12-31")


def found(*statements: str) -> list[Clash]:
    index = index_of(*statements)
    own = {id for id in index.statements if id.startswith("tin-whistle/")}
    return [c for c in clashes(index, world_of(index), own) if own.issuperset(c.statements)]


@pytest.mark.parametrize(
    ("one", "other", "aspect", "reason"),
    [
        ("A ship may add 1 black die.", "A ship cannot add 1 black die.", Aspect.POLARITY, Reason.BAN),
        ("A ship adds 1 black die.", "A ship does not add 1 black die.", Aspect.POLARITY, Reason.JUDGE),
        ("A ship must add 1 black die.", "A ship need not add 1 black die.", Aspect.DUTY, Reason.JUDGE),
        ("A ship must add 1 black die.", "A ship may add 1 black die.", Aspect.DUTY, Reason.JUDGE),
        ("A ship may add 1 black die only if at close range.", "A ship may add 1 black die only if at long range.",
         Aspect.CONDITION, Reason.PERMISSION),
        ("A black die must be replaced with a red die.", "A black die must be replaced with a blue die.", Aspect.THING,
         Reason.JUDGE),
        ("A ship may add 1 black die.", "A ship may add 2 black dice.", Aspect.AMOUNT, Reason.JUDGE),
        ("A ship cannot add a black die unless at close range.", "A ship cannot add a black die.", Aspect.LIMIT,
         Reason.JUDGE),
        ("A ship may add 1 black die.", "A ship cannot add 1 black die.\ndefeats tin-whistle/card-text/1",
         Aspect.POLARITY, Reason.DEFEATS),
        ("A ship may add 1 black die.", "A ship does not add 1 black die.\nreplaces tin-whistle/card-text/1",
         Aspect.POLARITY, Reason.REPLACES),
    ],
)  # fmt: skip
def test_two_statements_clash(one: str, other: str, aspect: Aspect, reason: Reason) -> None:
    (clash,) = found(one, other)
    assert (clash.aspect, clash.reason) == (aspect, reason)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("A ship may add 1 black die.", "A ship may add 1 black die."),
        ("A ship may add 1 black die.", "While attacking a squadron, a ship may add 1 black die."),
        ("A ship cannot add 1 black die.", "While attacking a squadron, a ship cannot add 1 black die."),
        ("While attacking a squadron, a ship may add 1 black die.", "While attacking a ship, a ship cannot add a die."),
        ("A ship may add 1 black die.", "A squadron cannot add 1 black die."),
        ("A ship may add 1 black die.", "A ship cannot add 2 black dice."),
        ("A ship may add 1 black die only if at close range.", "A ship cannot add 1 black die if at long range."),
        ("You may choose a black die.", "You may choose a red die if at close range."),
    ],
)
def test_two_statements_do_not_clash(one: str, other: str) -> None:
    assert found(one, other) == []


def test_the_situation_is_the_smallest() -> None:
    (clash,) = found(
        "While attacking a squadron, a ship may add 1 black die only if at close range.",
        "While performing a salvo attack, a ship cannot add a die.",
    )
    assert {str(s) for s in clash.case.given} == {"target=squadron", "attack-range=close", "attack-kind=salvo"}
    assert clash.settled


def remarks(*statements: str) -> set[tuple[Fault, str]]:
    index = index_of(*statements)
    terms = Terms(index.kb.vocabulary, tuple(index.entities.values()))
    own = {id for id in index.statements if id.startswith("tin-whistle/")}
    return {(r.fault, r.statement.rpartition("/")[2]) for r in audit(index, terms, own)}


def test_what_is_implied_already_is_redundant() -> None:
    assert remarks("A ship may add a black die.", "While attacking a squadron, a ship may add a black die.") == {
        (Fault.REDUNDANT, "2")
    }
    assert remarks("A ship may add a black die.", "A ship may add a black die only if at close range.") == set()


def test_conditions_that_exclude_one_another_are_never_met() -> None:
    said = "While attacking a ship, a ship may add a black die if attacking a squadron."
    assert (Fault.NEVER, "1") in remarks(said)


def test_an_order_that_leads_back_is_a_circle() -> None:
    found = remarks("Ash Lattice happens before Pale Beacon.", "Pale Beacon happens before Ash Lattice.")
    assert found == {(Fault.CIRCLE, "1")}


def test_a_statement_that_rests_on_a_retired_one_is_told() -> None:
    retired = "A ship may add a black die.\nuntil 2031-01-01"
    assert (Fault.RETIRED, "2") in remarks(retired, "A ship cannot add a red die.\nillustrates tin-whistle/card-text/1")


def test_one_ruling_that_two_cards_tell_differently_is_told() -> None:
    twin = CARD.replace("Tin Whistle", "Lead Whistle").replace("tin-", "lead-")
    says = 'clarifications 1\n  published "5d41402abc4b"\n  says\n    | With Ash Lattice, a ship {} add a black die.\n'
    kb, report = with_cards(CARD + says.format("may"), twin + says.format("cannot"))
    assert not report
    index = Index(kb, "2031-12-31")
    terms = Terms(kb.vocabulary, tuple(index.entities.values()))
    assert any(r.fault is Fault.DUPLICATE and r.statement.startswith("tin-") for r in audit(index, terms))
