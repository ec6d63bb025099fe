"""The vocabulary out of its declarations."""

from __future__ import annotations

from armada_kb.errors import Report
from armada_kb.model.claims import Role, Setting
from armada_kb.model.terms import build_vocabulary
from armada_kb.model.vocabulary import Concept, ConceptKind, Dimension, Vocabulary, Window
from tests.invented import knowledge, parse


def _vocabulary(text: str) -> Vocabulary:
    report = Report()
    found = build_vocabulary(parse(text).declarations, report)
    assert [str(problem) for problem in report] == []
    return found


def _concept(id: str) -> Concept:
    return next(c for c in knowledge().vocabulary.concepts if c.id == id and c.kind is not ConceptKind.QUANTITY)


def test_an_act_tells_what_its_roles_fix() -> None:
    assert _concept("attack").sets == ((Role.ACTOR, "attacker"), (Role.OBJECT, "target"))
    assert _concept("apply").light
    assert _concept("prevent").forbids


def test_the_id_of_a_value_holds_its_dimension() -> None:
    assert _concept("attack-range=close") == Concept(
        ConceptKind.VALUE, "attack-range=close", ("at close range",), ("close range",), ("attack-range=close-medium",)
    )
    dimension = next(d for d in knowledge().vocabulary.dimensions if d.id == "attack-kind")
    assert dimension == Dimension(
        "attack-kind", "the kind of attack", default="ordinary", presumption="presumptions/1", verbless="attack"
    )


def test_braces_hold_alternatives_of_what_is_heard() -> None:
    vocabulary = _vocabulary('act douse "douse"\n  asked as "put {the|any} light {out|}", "quench"\n')
    assert vocabulary.concepts[0].asked_as == (
        "put the light out", "put the light", "put any light out", "put any light", "quench",
    )  # fmt: skip


def test_implied_and_resulting_facts_are_settings() -> None:
    vocabulary = _vocabulary('act douse "douse"\n  implies lit=yes, wick=1-2\n  done lit=no\n')
    (act,) = vocabulary.concepts
    assert act.implies == (Setting("lit", "yes"), Setting("wick", "1-2"))
    assert act.done == (Setting("lit", "no"),)


def test_windows_keep_the_order_of_play_and_can_be_conditions() -> None:
    windows = knowledge().vocabulary.windows
    assert [w.id for w in windows] == [
        "fleet-building",
        "attack-step",
        "gather-dice",
        "resolve-effects",
        "status-phase",
    ]
    assert windows[2] == Window("gather-dice", "gather dice step", 2, within="attack-step")
    assert windows[1].statement == "rules/1"
    assert _concept("window=gather-dice").isa == ("window=attack-step",)


def test_a_synonym_is_heard_for_every_term_with_its_phrase() -> None:
    assert _concept("attack-kind=salvo").asked_as == ("salvo attack", "salvo", "volley")
    assert "squad" in _concept("squadron").asked_as
    assert "squad" in _concept("target=squadron").asked_as


def test_a_synonym_may_come_before_its_term() -> None:
    vocabulary = _vocabulary('say "torch" for "lamps"\nthing lamp "lamp"\n')
    assert vocabulary.concepts[0].asked_as == ("torch",)


def test_terms_are_sorted_and_everyday_words_stand_once() -> None:
    vocabulary = _vocabulary('thing b "b thing"\nthing a "a thing"\neveryday "so", "ok"\neveryday "ok"\n')
    assert [c.id for c in vocabulary.concepts] == ["a", "b"]
    assert vocabulary.everyday == ("ok", "so")


def test_one_phrase_may_stand_for_terms_of_several_kinds() -> None:
    vocabulary = _vocabulary('act salvo "salvo"\nthing salvo "salvo"\n')
    assert [(c.kind, c.id) for c in vocabulary.concepts] == [(ConceptKind.ACT, "salvo"), (ConceptKind.THING, "salvo")]
