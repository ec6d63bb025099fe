"""Questions that ask for something else than yes or no: when, in what order, how many, which, who."""

from __future__ import annotations

import pytest

from armada_kb.answer.answer import Kind, UnknownReason, Verdict, Who
from armada_kb.answer.session import Session
from tests.invented import session, with_cards


def test_when_names_the_window_of_the_timing() -> None:
    answer = session().ask("When is Ember Screen used?")
    assert (answer.kind, answer.verdict, answer.when) == (Kind.WHEN, None, ("gather dice step",))
    assert [citation.id for citation in answer.citations] == ["ember-screen/timing/1"]


def test_when_can_ask_about_one_act_of_a_card() -> None:
    answer = session().ask("When do I exhaust Ash Lattice?")
    assert answer.when == ("status phase",)
    assert "ash-lattice/card-text/3" in {citation.id for citation in answer.citations}


@pytest.mark.parametrize(
    "question",
    [
        "What is the order of Pale Beacon and Ember Screen?",
        "Which resolves first, Ember Screen or Pale Beacon?",
        "In what order do Ember Screen and Pale Beacon resolve?",
    ],
)
def test_an_order_is_that_of_the_windows(question: str) -> None:
    answer = session().ask(question)
    assert (answer.kind, answer.verdict) == (Kind.ORDER, None)
    assert [(step.name, step.step) for step in answer.order] == [
        ("Ember Screen", "gather dice step"),
        ("Pale Beacon", "resolve effects step"),
    ]
    assert {step.who for step in answer.order} == {Who.FIXED}
    assert answer.order[0].because == ("ember-screen/timing/1",)


@pytest.mark.parametrize(
    ("question", "number", "statement"),
    [
        ("How many sparks with squadron value 3 with Pale Beacon?", 2, "pale-beacon/card-text/2"),
        ("How many sparks do I get with squadron value 4 and Pale Beacon?", 2, "pale-beacon/card-text/2"),
        ("How many sparks with squadron value five with Pale Beacon?", 3, "pale-beacon/card-text/2"),
        ("What is the tow strength with engineering value 5?", 3, "rules/9"),
        ("How much tow strength does Gray Heron have?", 3, "rules/9"),
        ("How many raid tokens does Ash Lattice give?", 2, "ash-lattice/card-text/3"),
    ],
)
def test_a_number_follows_from_what_is_given_or_printed(question: str, number: int, statement: str) -> None:
    answer = session().ask(question)
    assert (answer.kind, answer.verdict, answer.count) == (Kind.COUNT, None, number)
    assert statement in {citation.id for citation in answer.citations}


def test_without_a_base_there_is_no_number() -> None:
    answer = session().ask("How many sparks with Pale Beacon?")
    assert (answer.verdict, answer.count) == (Verdict.UNKNOWN, None)


@pytest.mark.parametrize(
    ("question", "cards"),
    [
        ("Which upgrades can be exhausted?", ["Ash Lattice"]),
        ("Which upgrade cards add a black die?", ["Ember Screen"]),
        ("Which cards are used in gather dice step?", ["Ember Screen"]),
    ],
)
def test_a_list_holds_what_a_claim_matches_and_nothing_else(question: str, cards: list[str]) -> None:
    answer = session().ask(question)
    assert (answer.kind, answer.verdict) == (Kind.LIST, None)
    assert [item.name for item in answer.items] == cards
    assert all(item.because for item in answer.items)


def test_who_is_answered_by_the_statement_that_says_it() -> None:
    answer = session().ask("Who chooses the hull zone with Ash Lattice?")
    assert (answer.kind, answer.verdict, answer.answer) == (Kind.WHAT, None, "The hull zone is chosen by the owner.")
    assert [citation.id for citation in answer.citations] == ["ash-lattice/clarifications/2"]


@pytest.mark.parametrize(
    ("question", "verdict", "statements"),
    [
        ("Can Gray Heron equip Ash Lattice?", "yes", {"rules/5"}),
        ("Can Gray Heron equip Ember Screen?", "yes", {"rules/5"}),
        ("Can Marsh Wren equip Ember Screen?", "no", {"rules/5"}),
        ("Can Marsh Wren equip Ash Lattice?", "no", {"rules/6", "rules/7", "ash-lattice/card-text/1"}),
        ("Can a medium ship equip Ash Lattice?", "no", {"rules/7", "ash-lattice/card-text/1"}),
        ("Can Gray Heron equip Ember Screen and Pale Beacon?", "no", {"rules/5"}),
        ("Can I equip Ash Lattice?", "depends", {"ash-lattice/card-text/1"}),
    ],
)
def test_equipping_is_judged_by_icons_size_and_faction(question: str, verdict: str, statements: set[str]) -> None:
    answer = session().ask(question)
    assert (answer.kind, answer.verdict) == (Kind.LEGAL, Verdict(verdict))
    assert statements <= {citation.id for citation in answer.citations}


def test_a_card_whose_text_is_not_known_is_not_called_legal() -> None:
    answer = session().ask("Can Gray Heron take Cinder Vane?")
    assert answer.unknown is UnknownReason.NOT_ENCODED


def test_what_is_read_off_statements_has_them_as_its_proof() -> None:
    answer = session().ask("When is Ember Screen used?")
    assert answer.proof is not None
    assert [leaf.statement for leaf in answer.proof.premises] == [c.id for c in answer.citations]


RAISE = """act raise "raise"
act reduce "reduce"
"""


@pytest.mark.parametrize(
    ("question", "number"),
    [
        ("By how much does Pale Beacon raise the squadron value?", 1),
        ("How much does Pale Beacon raise the squadron value?", 1),
        ("How much does Pale Beacon reduce the squadron value?", None),
        ("How much does Pale Beacon not raise the squadron value?", None),
        ("How much does Pale Beacon raise the squadron value twice?", None),
        ("How much does Ember Screen raise the squadron value?", None),
    ],
)
def test_by_how_much_a_card_changes_a_quantity(question: str, number: int | None) -> None:
    kb, report = with_cards(RAISE)
    answer = Session(kb, report).ask(question, given=("this card is ready",))
    assert answer.count == number
    if number is not None:
        assert [citation.id for citation in answer.citations] == ["pale-beacon/card-text/1"]


def test_whether_a_card_comes_up_at_a_moment_is_read_off_its_timing() -> None:
    answer = session().ask("Is Ember Screen used in the gather dice step?")
    assert answer.verdict is Verdict.YES
    assert answer.citations[0].id == "ember-screen/timing/1"
    # Attacks are made in more than one phase.
    assert session().ask("Is Ember Screen used in the status phase?").verdict is Verdict.UNKNOWN
