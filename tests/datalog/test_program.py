"""Programs as data: how they print, what the checks say of them, and that every predicate can be put into words."""

from __future__ import annotations

import re

import pytest

from armada_kb.datalog import outright
from armada_kb.datalog.case import Asked
from armada_kb.datalog.checks import check, require
from armada_kb.datalog.from_model import PASSES
from armada_kb.datalog.levels import depths, find_circle
from armada_kb.datalog.predicates import PREDICATES, find, in_words
from armada_kb.datalog.program import Atom, Fact, Literal, OriginKind, Program, Rule, Variable
from armada_kb.datalog.verdict import claim_rules, situation_rules
from armada_kb.model.claims import Mode
from tests.datalog.invented import case, claim, derivation, program
from tests.datalog.reference import ORIGIN

X = Variable("X")
COMPILED = program(
    case(Asked.MUST, "range=close", present=("ember-screen",), denied=("kind=reply",), closed=("ember-screen",)),
    claim("a/1", Mode.MUST, cond=("dice=printed", "speed=1-3"), parties=("ember-screen",), actor="ship", amount=2),
    claim("b/1", Mode.CANNOT, "apply", unless=("obstructed=yes",)),
    claim("c/1", Mode.MAY, even_if=("engaged=yes",), only=True),
    derivations=(derivation("r/1", "dice=printed", "kind=volley"),),
    beats=("a/1 > b/1", "b/1 > c/1"),
)


def test_a_program_prints_as_datalog() -> None:
    rule = Rule(
        "fills", Atom("met", (X,)), (Literal(Atom("present", (X,))), Literal(Atom("qact", (X,)), False)), ORIGIN
    )
    made = Program((Fact(Atom("present", ('a "b"\\',)), ORIGIN), Fact(Atom("given", ("speed", 3)), ORIGIN)), (rule,))
    assert str(made) == (
        'given("speed", 3).\n'
        'present("a \\"b\\"\\\\").\n'
        "\n"
        "met(X) :- present(X), not qact(X).  % fills (vocabulary: made up)\n"
    )


def test_what_is_compiled_is_sound() -> None:
    assert list(check(COMPILED)) == []
    order = require(COMPILED)
    assert order.index("met") < order.index("live") < order.index("verdict")


def test_the_program_grows_with_its_chains_only() -> None:
    names = {rule.head.predicate for rule in COMPILED.rules}
    assert {"val_0", "val_1", "val", "beaten_1", "beaten"} <= names
    assert not {"val_2", "beaten_2"} & names


def test_every_fact_and_rule_has_an_origin() -> None:
    origins = [fact.origin for fact in COMPILED.facts] + [rule.origin for rule in COMPILED.rules]
    for origin in origins:
        assert origin.why or origin.statements
        assert origin.statements or origin.kind is not OriginKind.STATEMENT
    assert {s for fact in COMPILED.facts for s in fact.origin.statements} == {
        "a/1", "b/1", "c/1", "r/1", "presumptions/kind/1", "presumptions/obstructed/1"
    }  # fmt: skip


def test_every_pass_says_what_it_adds() -> None:
    assert all(compiled.__doc__ for compiled in PASSES)


def test_every_predicate_of_the_rules_is_declared_and_every_declared_one_is_used() -> None:
    used = set(COMPILED.predicates())
    rules = [rule for depth in range(3) for rule in (*situation_rules(depth), *claim_rules(depth))]
    for rule in (*rules, *(rule for kind in outright.KINDS for rule in kind)):
        used |= {rule.head.predicate, *(literal.atom.predicate for literal in rule.body)}
    declared = {predicate.name for name in used if (predicate := find(name))}
    assert declared == set(PREDICATES)


@pytest.mark.parametrize("name", sorted(PREDICATES))
def test_words_name_the_fields_and_nothing_of_ours(name: str) -> None:
    predicate = PREDICATES[name]
    places = {int(number) for words in (predicate.words, predicate.absent) for number in re.findall(r"\{(\d)\}", words)}
    assert places <= set(range(predicate.arity))
    shown = in_words(name, tuple(f"<{field}>" for field in predicate.fields))
    assert not re.search(rf"\b({'|'.join(n for n in PREDICATES if '_' in n)}|okg|offg|qact|conv\w+)\b", shown)
    assert shown != in_words(name, tuple(f"<{field}>" for field in predicate.fields), positive=False)
    assert predicate.meaning


def test_words_take_names_for_constants() -> None:
    def named(field: str, constant: str | int) -> str:
        return f"{field.upper()} {constant}"

    assert in_words("live", ("a/1#1",), named=named) == "CLAIM a/1#1 applies"
    assert in_words("mode", ("a/1#1", "neednot"), named=named) == "CLAIM a/1#1 says what need not be done"
    assert in_words("beaten_1", ("c",), positive=False) == "no statement wins over c"
    with pytest.raises(KeyError):
        in_words("misspelt", ("a",))


@pytest.mark.parametrize("name", ["okg_1", "live_", "live_x", "_1", "nothing_1", "Live"])
def test_a_level_is_a_number_behind_a_predicate_that_has_levels(name: str) -> None:
    assert find(name) is None


def test_all_problems_of_a_program_are_told() -> None:
    bad = Program(
        (Fact(Atom("present", (X,)), ORIGIN), Fact(Atom("misspelt", ("a",)), ORIGIN)),
        (
            Rule("arity", Atom("met", (X, X)), (Literal(Atom("present", (X,))),), ORIGIN),
            Rule("circle", Atom("live", (X,)), (Literal(Atom("waits", (X,))),), ORIGIN),
            Rule("circle", Atom("waits", (X,)), (Literal(Atom("live", (X,))),), ORIGIN),
            Rule("negations", Atom("silent", ("a",)), (Literal(Atom("present", ("b",)), positive=False),), ORIGIN),
        ),
    )
    assert sorted(problem.code for problem in check(bad)) == ["K301", "K302", "K303", "K303", "K304"]


def test_depths_are_the_longest_chains() -> None:
    edges = [("a", "b"), ("b", "c"), ("a", "c"), ("d", "c")]
    assert depths(["e"], edges, "test") == {"a": 0, "b": 1, "c": 2, "d": 0, "e": 0}
    assert find_circle(edges) == ()
    assert set(find_circle([*edges, ("c", "a")])) == {"a", "b", "c"}
