"""Yes, no, depends: verdicts follow from the statements, with their citations and what they take for granted."""

from __future__ import annotations

import pytest

from armada_kb.answer.answer import Answer, Kind, UnknownReason, Verdict
from armada_kb.answer.session import Session
from tests.invented import session, with_cards

TEXT = "ember-screen/card-text/1"
SALVO = "ember-screen/clarifications/1"
UNIQUE = "ember-screen/clarifications/3"


JETTISON = """act jettison "jettison"
  isa use
  done obstructed=no
"""
LAMP = """card "Lone Lamp"
  is    upgrade, offensive-retrofit
  icons offensive-retrofit
  cites CARD

card-text 1
  says
    | A squadron may use a raid token.
"""
DROVER = """card "Drover Rig"
  is    upgrade, offensive-retrofit
  icons offensive-retrofit
  cites CARD

card-text 1
  says
    | A squadron may move.
    | You may gain a raid token if at close range.
    | Drover Rig may be used only if at close range.
"""
FOLD = """card "Quiet Fold"
  is    upgrade, offensive-retrofit
  icons offensive-retrofit
  cites CARD

card-text 1
  says
    | A squadron may move.
"""
AGAIN = """rule "Exhausting"
  id    rules/exhausting
  cites ARC 2026-01-05 "Invented"

statement 1
  says
    | An upgrade card may be exhausted only if at close range.
"""
PARTED = """act part "part"
  asked as "parted"
  done obstructed=no
"""


def ask(question: str, *given: str) -> Answer:
    return session().ask(question, given)


def cited(answer: Answer) -> set[str]:
    return {citation.id for citation in answer.citations}


@pytest.mark.parametrize(
    ("question", "verdict", "statements"),
    [
        # a permission and its only condition
        ("Can I add a black die with Ember Screen against a squadron at close range?", "yes", {TEXT, "rules/2"}),
        ("Can I add a black die with Ember Screen against a squadron at long range?", "no", {TEXT}),
        ("Can I add a black die with Ember Screen against a squadron?", "depends", {TEXT}),
        # a ban of a ruling, in the words of players too
        ("Ember Screen and Salvo vs squadron", "no", {SALVO}),
        ("ES, volley vs squad", "no", {SALVO}),
        ("Can I add a black die with Ember Screen in a salvo attack against a squadron?", "no", {SALVO}),
        # a ruling that defeats the text
        ("Can I add a black die with Ember Screen against a unique squadron at medium range?", "yes", {UNIQUE}),
        ("Can I add a black die with Ember Screen against a squadron at medium range?", "depends", {UNIQUE}),
        # a card decides by its silence
        ("Ember Screen vs ship", "no", {TEXT}),
        ("the screen vs squadron at long range", "no", {TEXT}),
        # two cards together
        ("Ember Screen and Ash Lattice vs squadron", "yes", {"ember-screen/interactions/1"}),
        ("Ember Screen and Ash Lattice", "depends", {"ember-screen/interactions/1"}),
        ("Ember Screen and Pale Beacon", "no", {"ember-screen/interactions/2"}),
        ("Does Pale Beacon work with Ember Screen?", "no", {"ember-screen/interactions/2"}),
        # only, both, a verb that no statement has, and what a card lets others do
        ("Does Ember Screen only work against squadrons?", "yes", {TEXT}),
        ("Does Ember Screen work with both Ash Lattice and Pale Beacon?", "no",
         {"ember-screen/interactions/1", "ember-screen/interactions/2"}),
        ("Can I add a black die with Ember Screen both in a salvo attack against a squadron and at close range?", "no",
         {SALVO}),
        ("Does Ember Screen replace a die in a salvo attack against a squadron?", "no", {SALVO}),
        ("Does Pale Beacon let a bomber attack a squadron within distance 2?", "no", {"pale-beacon/card-text/3"}),
        # a duty, and none
        ("Must the black die be replaced if I have Ember Screen and Ash Lattice against a squadron?", "yes",
         {"ember-screen/interactions/1"}),
        ("Must a ship reroll a blue die with Pale Beacon?", "no", {"pale-beacon/clarifications/1"}),
        ("Do I have to add a black die with Ember Screen against a squadron at close range?", "no", {TEXT}),
        ("Does my ship have to add a black die with Ember Screen against a squadron at close range?", "no", {TEXT}),
        # a fact without which it is possible all the same is not needed
        ("Do I have to be at close range to add a black die with Ember Screen against a squadron?", "no", {UNIQUE}),
        # general rules, where no card is named
        ("Can a squadron attack a ship while obstructed?", "no", {"rules/4"}),
        ("Can a ship roll a red die in a salvo attack?", "no", {"rules/8"}),
        ("Is a squadron prevented from attacking a ship when obstructed?", "yes", {"rules/4"}),
        # numbers and what is more special
        ("Can a bomber attack a squadron at distance 1 with Pale Beacon?", "no", {"pale-beacon/card-text/3"}),
    ],
)  # fmt: skip
def test_the_verdict_and_what_it_stands_on(question: str, verdict: str, statements: set[str]) -> None:
    answer = ask(question)
    assert (answer.verdict, answer.unknown) == (Verdict(verdict), None)
    assert statements <= cited(answer)
    assert answer.understood.ignored == ()


@pytest.mark.parametrize(
    "question",
    [
        "Does Pale Beacon require an upgrade icon?",
        "Is a squadron at distance 1 required to attack a ship?",
        "Must the attack be obstructed for a squadron to attack a ship?",
    ],
)
def test_what_is_needed_is_no_duty(question: str) -> None:
    answer = ask(question)
    assert (answer.verdict, answer.unknown) == (Verdict.UNKNOWN, UnknownReason.NO_RULING)


def test_that_something_may_be_used_does_not_tell_that_it_may_be_lost() -> None:
    kb, report = with_cards(JETTISON, LAMP)
    opened = Session(kb, report)
    assert opened.ask("Can a squadron use a raid token with Lone Lamp?").verdict is Verdict.YES
    assert opened.ask("Can a squadron jettison a raid token with Lone Lamp?").verdict is not Verdict.YES


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Does Quiet Fold work on squadrons?", "yes"),
        ("Does Quiet Fold work on ships?", "unknown"),
        ("Drover Rig: raid token?", "depends"),
        ("Can I use Drover Rig?", "depends"),
        ("Quiet Fold parted. Does a squadron move?", "unknown"),
        # a rule about all cards leaves open what this card never speaks of
        ("Can I exhaust Quiet Fold?", "unknown"),
    ],
)
def test_a_yes_to_no_act_in_particular_is_about_what_is_named(question: str, verdict: str) -> None:
    kb, report = with_cards(DROVER, FOLD, PARTED, AGAIN)
    assert Session(kb, report).ask(question).verdict is Verdict(verdict)


def test_what_is_open_is_named_with_what_would_decide() -> None:
    answer = ask("Can I add a black die with Ember Screen against a squadron?")
    assert [condition.partition(" (")[0] for condition in answer.conditions] == [
        "the attack range", "whether the target is unique",
    ]  # fmt: skip
    assert "at close range" in answer.conditions[0]
    assert answer.answer.startswith("It depends on the attack range and whether the target is unique.")


@pytest.mark.parametrize(
    ("question", "given"),
    [
        ("Can I add a black die with Ember Screen against a squadron at close range?", ("long range",)),
        ("Can I add a black die with Ember Screen against a squadron?", ("close range", "long range")),
        ("Can I add a black die with Ember Screen against a squadron?", ("vs ship",)),
        ("Can I add a black die with Ember Screen against a squadron at close range?", ("not at close range",)),
    ],
)
def test_given_facts_that_exclude_each_other_or_the_question_decide_nothing(
    question: str, given: tuple[str, ...]
) -> None:
    answer = ask(question, *given)
    assert (answer.verdict, answer.unknown) == (Verdict.UNKNOWN, UnknownReason.NO_RULING)
    assert "exclude each other" in answer.answer


def test_given_facts_may_say_the_same_or_less_than_the_question() -> None:
    question = "Can I add a black die with Ember Screen against a squadron at close range?"
    assert ask(question, "close range", "vs squadron", "at close-medium range").verdict == ask(question).verdict


def test_what_is_asked_prevails_over_what_is_told_before_it_but_not_over_what_is_given() -> None:
    question = "My ship is at long range. Can I add a black die with Ember Screen against a squadron at close range?"
    assert "exclude" not in ask(question).answer
    assert "exclude" in ask(question, "long range").answer


def test_given_facts_decide_what_was_open() -> None:
    question = "Can I add a black die with Ember Screen against a squadron?"
    assert ask(question, "close range").verdict is Verdict.YES
    assert ask(question, "at long range").verdict is Verdict.NO
    assert ask(question, "medium range, the target is unique").verdict is Verdict.YES
    assert "at close range" in ask(question, "close range").understood.situation


def test_a_presumption_that_was_used_is_shown_and_gives_way_to_what_is_said() -> None:
    presuming = ask("Can I add a black die with Ember Screen against a squadron at close range?")
    assert presuming.presumed == ("An attack is an ordinary attack.",)
    assert ask("Ember Screen and Salvo vs squadron").presumed == ()


def test_the_window_of_the_effect_is_named() -> None:
    assert ask("Ember Screen and Salvo vs squadron").when == ("gather dice step",)


def test_the_first_sentence_is_short_and_says_the_verdict_and_the_reason() -> None:
    answer = ask("Ember Screen and Pale Beacon")
    assert answer.answer == "No. Ember Screen: This card and Pale Beacon have no effect on each other."
    assert answer.kind is Kind.INTERACTS


def test_a_ruling_shows_the_text_that_it_beats() -> None:
    """At close range both speak, and the ruling wins."""
    answer = ask("Can I add a black die with Ember Screen against a unique squadron at medium range?")
    assert [citation.id for citation in answer.citations][:2] == [UNIQUE, TEXT]


def test_every_verdict_has_a_proof_that_ends_in_statements_and_facts() -> None:
    def leaves(node: object) -> list[str]:
        premises = getattr(node, "premises", ())
        return [leaf for premise in premises for leaf in leaves(premise)] or [getattr(node, "conclusion", "")]

    def statements(node: object) -> set[str]:
        own = {getattr(node, "statement", None)} - {None}
        return own.union(*(statements(premise) for premise in getattr(node, "premises", ())))  # type: ignore[return-value]

    answer = ask("Can I add a black die with Ember Screen against a squadron at close range?")
    assert answer.proof is not None
    assert {TEXT, "rules/2", "presumptions/1"} <= statements(answer.proof)
    assert all(leaf for leaf in leaves(answer.proof))


def test_cards_are_shown_as_they_are_printed() -> None:
    answer = ask("Ember Screen and Ash Lattice vs squadron")
    assert "ember-screen" not in answer.answer + answer.detail + " ".join(answer.conditions)
    assert [found.id for found in answer.understood.names] == ["ember-screen", "ash-lattice"]


@pytest.mark.parametrize(
    ("question", "kind"),
    [
        ("Ember Screen vs ship", Kind.APPLIES),
        ("Ember Screen and Pale Beacon", Kind.INTERACTS),
        ("Can a squadron attack a ship while obstructed?", Kind.CAN),
        ("Must a ship reroll a blue die with Pale Beacon?", Kind.MUST),
    ],
)
def test_the_kind_of_a_question(question: str, kind: Kind) -> None:
    assert ask(question).kind is kind


def test_both_engines_give_the_same_answer() -> None:
    pytest.importorskip("clingo")
    for question in (
        "Ember Screen and Salvo vs squadron",
        "Ember Screen vs squadron",
        "Can Marsh Wren equip Ash Lattice?",
    ):
        assert session().ask(question, engine="clingo") == session().ask(question)


PRICED = """card "Priced Lamp"
  is    upgrade, offensive-retrofit
  icons offensive-retrofit
  cites CARD

card-text 1
  says
    | You may exhaust this card.
    | A raid token may be gained.
"""


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Must I exhaust Priced Lamp?", Verdict.NO),
        ("Do I have to exhaust Priced Lamp to gain a raid token?", Verdict.YES),
        ("must i exhaust Priced Lamp to gain the raid token", Verdict.YES),
        ("Do I have to exhaust Priced Lamp to attack a squadron?", Verdict.UNKNOWN),
    ],
)
def test_what_is_done_for_an_effect_must_be_done_for_it(question: str, verdict: Verdict) -> None:
    answer = Session(*with_cards(PRICED)).ask(question)
    assert answer.verdict is verdict
    if verdict is Verdict.YES:
        assert answer.proof is not None
