"""Questions about the order of effects: fixed, the first player's first, or free for the owner."""

from __future__ import annotations

from functools import lru_cache

from armada_kb.answer.answer import Answer, UnknownReason, Verdict, Who
from armada_kb.answer.session import Session
from tests.invented import with_cards

_RULES = """
dimension effect-owners "whose the effects are"
  default one by timing-rules/1
  value one "the effects are all of one player"
  value both "the effects are of both players"
dimension order-set-by "who sets the order"
  value owner "their owner sets the order"
  value first-player "the first player's effects come first"
dimension common-faction "whether the cards can be in one fleet"
  value yes "the cards have a common faction"
  value no "the cards have no common faction"
dimension lamp "whether the lamp is lit"
  default yes by timing-rules/1 tacit
  value yes "the lamp is lit"
  value no "the lamp is out"
act douse "douse"
  done lamp=no
thing first-player "first player"

rule "Timing rules"
  id timing-rules
  cites RULES
statement 1
  says
    | Effects are all of one player.
  words only because "it is the default of owners"
statement 2
  says
    | If the effects are all of one player, then their owner sets the order.
statement 3
  says
    | If the effects are of both players, then the first player's effects come first.
statement 4
  says
    | If the cards have no common faction, then the effects are of both players.
"""


def _card(id: str, name: str, text: str, more: str = "") -> str:
    return f'card "{name}"\n  id {id}\n  is upgrade\n{more}  cites CARD\n\ncard-text 1\n  says\n    | {text}\n'


@lru_cache(maxsize=4)
def _session(without: str = "") -> Session:
    kb, report = with_cards(
        _RULES.replace(without, "    | A ship cannot move.") if without else _RULES,
        _card("rust-bell", "Rust Bell", "You may douse the hull zone in status phase."),
        _card("tin-lamp", "Tin Lamp", "You may roll a red die in status phase only if the lamp is lit."),
        _card("clay-horn", "Clay Horn", "Rust Bell happens before this card.")
        + "\ncard-text 2\n  says\n    | You may roll a red die in status phase.\n",
        _card("iron-vane", "Iron Vane", "You may roll a blue die in status phase.", "  faction empire\n"),
    )
    assert [str(problem) for problem in report] == []
    return Session(kb, report)


def _ask(question: str, first_player: str | None = None) -> Answer:
    return _session().ask(question, first_player=first_player)


def _steps(answer: Answer) -> list[tuple[str, Who]]:
    return [(step.name, step.who) for step in answer.order]


def test_effects_of_one_player_at_one_time_are_free_for_the_owner() -> None:
    answer = _ask("What is the order of Ash Lattice and Rust Bell?")
    assert _steps(answer) == [("Ash Lattice", Who.OWNER), ("Rust Bell", Who.OWNER)]
    assert "timing-rules/2" in answer.order[0].because
    assert answer.presumed == ("Effects are all of one player.",)


def test_the_first_players_effects_come_first() -> None:
    question = "What is the order of my Ash Lattice and the opponent's Rust Bell?"
    mine, theirs = _ask(question, "me"), _ask(question, "opponent")
    assert _steps(mine) == [("Ash Lattice", Who.FIRST_PLAYER), ("Rust Bell", Who.FIRST_PLAYER)]
    assert _steps(theirs) == [("Rust Bell", Who.FIRST_PLAYER), ("Ash Lattice", Who.FIRST_PLAYER)]
    assert mine.presumed == ()
    assert {"timing-rules/3"} <= {c.id for c in mine.citations}


def test_players_can_be_called_by_their_names() -> None:
    question = "What is the order of Ann's Ash Lattice and Ben's Rust Bell and Ann's Ember Screen?"
    assert [name for name, _ in _steps(_ask(question, "Ben"))] == ["Ember Screen", "Rust Bell", "Ash Lattice"]
    assert [name for name, _ in _steps(_ask(question, "ann"))] == ["Ember Screen", "Ash Lattice", "Rust Bell"]


def test_a_first_player_of_whom_the_question_knows_nothing_gives_no_order() -> None:
    answer = _ask("What is the order of Ann's Ash Lattice and Ben's Rust Bell?", "Carl")
    assert answer.verdict is Verdict.UNKNOWN


def test_the_question_can_say_who_is_first_player() -> None:
    answer = _ask("My opponent is the first player. What is the order of my Ash Lattice and the opponent's Rust Bell?")
    assert [name for name, _ in _steps(answer)] == ["Rust Bell", "Ash Lattice"]


def test_cards_that_fit_into_no_fleet_together_are_of_both_players() -> None:
    answer = _ask("What is the order of Ash Lattice and Iron Vane?")
    assert {who for _, who in _steps(answer)} == {Who.FIRST_PLAYER}
    assert "timing-rules/4" in {c.id for c in answer.citations}


def test_a_statement_about_two_effects_fixes_their_order() -> None:
    answer = _ask("What is the order of Clay Horn and Rust Bell?")
    assert _steps(answer) == [("Rust Bell", Who.FIXED), ("Clay Horn", Who.FIXED)]
    assert all("clay-horn/card-text/1" in step.because for step in answer.order)


def test_it_is_said_which_effect_a_choice_makes_impossible() -> None:
    answer = _ask("What is the order of Rust Bell and Tin Lamp?")
    assert "Once Rust Bell is used, Tin Lamp is no longer possible." in answer.detail
    assert "depends on the order" in answer.detail
    assert "depends on the order" not in _ask("What is the order of Rust Bell and Ash Lattice?").detail


def test_without_a_rule_on_one_players_effects_nothing_is_free() -> None:
    rule = "    | If the effects are all of one player, then their owner sets the order."
    answer = _session(rule).ask("What is the order of Ash Lattice and Rust Bell?")
    assert (answer.verdict, answer.unknown) == (Verdict.UNKNOWN, UnknownReason.NO_RULING)


def test_an_order_that_is_denied_is_not_given() -> None:
    assert _ask("In what order do not Ash Lattice and Rust Bell resolve?").verdict is Verdict.UNKNOWN
