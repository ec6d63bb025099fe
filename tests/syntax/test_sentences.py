"""Controlled English becomes syntax trees, whole or not at all."""

from __future__ import annotations

import pytest

from armada_kb.errors import Problem
from armada_kb.source import Span
from armada_kb.syntax import ast
from armada_kb.syntax.ast import ConditionSyntax, ContextSyntax, NounSyntax, PhraseSyntax, TailSyntax
from tests.invented import sentence, sentences

SHIP = NounSyntax("THING", "ship")
BLACK = NounSyntax("THING", "black-die", 1)


def _claim(text: str) -> ast.ClaimSyntax:
    claim = sentence(text)
    assert isinstance(claim, ast.ClaimSyntax)
    return claim


def _if(*settings: str) -> ConditionSyntax:
    pairs = [setting.split("=") for setting in settings]
    return ConditionSyntax(tuple((dimension, value) for dimension, value in pairs))


def test_an_active_claim() -> None:
    text = "A ship may add 1 black die."
    assert sentence(text) == ast.ClaimSyntax(ContextSyntax(), SHIP, "may", False, "add", (BLACK,), text=text)


@pytest.mark.parametrize(
    ("words", "mode"),
    [
        ("may", "may"), ("can", "may"), ("cannot", "cannot"), ("must", "must"), ("need not", "need_not"),
        ("does not", "does_not"), ("do not", "does_not"), ("", "does"),
    ],
)  # fmt: skip
def test_the_mode_of_an_active_claim(words: str, mode: str) -> None:
    claim = _claim(f"A ship {words} {'adds' if not words else 'add'} 1 black die.")
    assert (claim.mode, claim.passive, claim.objects) == (mode, False, (BLACK,))


@pytest.mark.parametrize(
    ("words", "mode"),
    [
        ("may be", "may"), ("can be", "may"), ("cannot be", "cannot"), ("must be", "must"), ("need not be", "need_not"),
        ("is", "does"), ("are", "does"), ("is not", "does_not"), ("are not", "does_not"),
    ],
)  # fmt: skip
def test_the_mode_of_a_passive_claim(words: str, mode: str) -> None:
    claim = _claim(f"A black die {words} added by a ship.")
    assert (claim.mode, claim.passive, claim.subject.id) == (mode, True, "black-die")
    assert claim.phrases == (PhraseSyntax("agent", SHIP),)


@pytest.mark.parametrize(
    ("words", "phrase"),
    [
        ("to the opponent", PhraseSyntax("recipient", NounSyntax("THING", "opponent"))),
        ("from the attack pool", PhraseSyntax("origin", NounSyntax("THING", "attack-pool"))),
        ("with 2 red dice", PhraseSyntax("result", NounSyntax("THING", "red-die", 2))),
        ("as a blue die", PhraseSyntax("result", NounSyntax("THING", "blue-die"))),
        ("instead of Ember Screen", PhraseSyntax("instead", NounSyntax("NAME", "ember-screen"))),
        ("on this card", PhraseSyntax("place", NounSyntax("SELF", "self"))),
        ("at the hull zone", PhraseSyntax("place", NounSyntax("THING", "hull-zone"))),
        ("for the owner", PhraseSyntax("manner", NounSyntax("THING", "owner"))),
        ("in gather dice step", PhraseSyntax("moment", window="gather-dice")),
        ("status phase", PhraseSyntax("moment", window="status-phase")),
    ],
)
def test_a_phrase_says_what_part_a_noun_has(words: str, phrase: PhraseSyntax) -> None:
    assert _claim(f"A ship may add 1 black die {words}.").phrases == (phrase,)


@pytest.mark.parametrize("word", ["only if", "if", "unless", "even if", "while"])
def test_conditions_may_follow(word: str) -> None:
    claim = _claim(f"A ship may add 1 black die {word} at close range or at medium range and attacking a squadron.")
    conditions = (_if("attack-range=close", "attack-range=medium"), _if("target=squadron"))
    assert claim.tails == (TailSyntax(word.replace(" ", "_"), conditions),)


def test_several_tails_and_a_reason_keep_their_order() -> None:
    claim = _claim('A ship may add 1 black die if at close range unless small ship because "it is so".')
    assert [tail.word for tail in claim.tails] == ["if", "unless", "because"]
    assert claim.tails[2].reason == "it is so"


def test_parties_and_scope_stand_in_front() -> None:
    both = _claim("With Ash Lattice and Pale Beacon, while attacking a ship, a ship may add 1 black die.")
    assert both.context == ContextSyntax(("ash-lattice", "pale-beacon"), False, (_if("target=ship"),))
    either = _claim("With Ash Lattice or Pale Beacon, a ship may add 1 black die.")
    assert either.context == ContextSyntax(("ash-lattice", "pale-beacon"), True)
    scope = _claim("While attacking a ship and within distance 3, a ship may add 1 black die.")
    assert scope.context == ContextSyntax(scope=(_if("target=ship"), _if("distance=1-3")))


def test_objects_may_be_one_of_several() -> None:
    claim = _claim("You may give 2 raid tokens or a token to [twin-vane-officer].")
    assert claim.objects == (NounSyntax("THING", "raid-token", 2), NounSyntax("THING", "token"))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("This card and Ash Lattice or Pale Beacon have no effect on each other.",
         ast.NoInteractionSyntax(("ash-lattice", "pale-beacon"), ContextSyntax())),
        ("If attacking a ship and at close range, then rolling the current dice.",
         ast.DerivationSyntax((_if("target=ship"), _if("attack-range=close")), ("rolled-dice", "current"))),
        ("Ember Screen happens before a raid token.",
         ast.PrecedenceSyntax(NounSyntax("NAME", "ember-screen"), NounSyntax("THING", "raid-token"))),
        ("Medium ship or large ship only.",
         ast.RestrictionSyntax((("ship-size", "medium"), ("ship-size", "large")))),
        ("Modification.", ast.ModificationSyntax()),
        ("The squadron value is increased by 2.",
         ast.QuantityRuleSyntax(ContextSyntax(), "squadron-value", "increased", 2)),
        ("The squadron value is increased by the engineering value.",
         ast.QuantityRuleSyntax(ContextSyntax(), "squadron-value", "increased", 0, "engineering-value")),
        ("The squadron value is decreased by 1 if small ship.",
         ast.QuantityRuleSyntax(ContextSyntax(), "squadron-value", "decreased", 1,
                                tails=(TailSyntax("if", (_if("ship-size=small"),)),))),
        ("The squadron value is decreased by the engineering value.",
         ast.QuantityRuleSyntax(ContextSyntax(), "squadron-value", "decreased", 0, "engineering-value")),
        ("The squadron value is 3.", ast.QuantityRuleSyntax(ContextSyntax(), "squadron-value", "set_to", 3)),
        ("The squadron value is the engineering value.",
         ast.QuantityRuleSyntax(ContextSyntax(), "squadron-value", "equal", 0, "engineering-value")),
        ("The squadron value is half the engineering value, rounded up.",
         ast.QuantityRuleSyntax(ContextSyntax(), "squadron-value", "half_up", 0, "engineering-value")),
        ("The squadron value is half the engineering value, rounded down.",
         ast.QuantityRuleSyntax(ContextSyntax(), "squadron-value", "half_down", 0, "engineering-value")),
        ("The squadron value is at most 3.",
         ast.QuantityRuleSyntax(ContextSyntax(), "squadron-value", "at_most", 3)),
        ("The squadron value is at most the engineering value.",
         ast.QuantityRuleSyntax(ContextSyntax(), "squadron-value", "at_most", 0, "engineering-value")),
        ("While at close range, the squadron value is at least 1.",
         ast.QuantityRuleSyntax(ContextSyntax(scope=(_if("attack-range=close"),)), "squadron-value", "at_least", 1)),
    ],
)  # fmt: skip
def test_the_other_forms(text: str, expected: ast.SentenceSyntax) -> None:
    found = sentence(text)
    assert found.text == text
    assert type(found) is type(expected)
    for name in expected.__dataclass_fields__:
        if name not in ("text", "span"):
            assert getattr(found, name) == getattr(expected, name), name


def test_case_articles_and_inflection_do_not_matter() -> None:
    plain = _claim("A ship cannot attack a squadron.")
    shouted = _claim("SHIPS cannot attack the squadrons.")
    assert (plain.subject, plain.act, plain.objects) == (shouted.subject, shouted.act, shouted.objects)


def test_a_sentence_may_run_over_lines_and_a_line_hold_several() -> None:
    found = sentences("A ship may add", "1 black die. A ship cannot", "add 1 blue die.")
    assert not isinstance(found, Problem)
    assert [s.text for s in found] == ["A ship may add 1 black die.", "A ship cannot add 1 blue die."]
    assert [s.span for s in found] == [Span("test", 1, 1, 2, 13), Span("test", 2, 14, 3, 16)]


@pytest.mark.parametrize(
    ("lines", "code", "place"),
    [
        (("A ship may polish 1 die.",), "K111", (1, 12, 18)),
        (("A ship may add", "1 blak die."), "K111", (2, 3, 7)),
        (("A ship may add 1 black die", "only if at close range"), "K112", (2, 22, 23)),
        (("A ship may add 1 black die. Modification",), "K112", (1, 40, 41)),
        (("With [ash-latice], modification.",), "K111", (1, 6, 18)),
        (("A ship may add 1 black die unless.",), "K111", (1, 34, 35)),
        (("",), "K112", (1, 1, 2)),
    ],
)
def test_what_is_not_read_is_a_problem_at_its_place(
    lines: tuple[str, ...], code: str, place: tuple[int, int, int]
) -> None:
    problem = sentences(*lines)
    assert isinstance(problem, Problem)
    assert (problem.code, problem.span.line, problem.span.column, problem.span.end_column) == (code, *place)
    assert problem.hint


def test_a_sentence_is_never_half_read() -> None:
    """Any sentence with a word too many is refused as a whole."""
    whole = "While attacking a squadron , a ship may add 1 black die only if at close range ."
    assert not isinstance(sentences(whole), Problem)
    words = whole.split()
    for position in range(len(words)):
        broken = " ".join([*words[:position], "whistle", *words[position:]])
        assert isinstance(sentences(broken), Problem), broken
