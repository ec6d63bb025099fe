"""What statements say outright is concluded by programs on which both engines agree and whose proofs stand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from armada_kb.datalog.case import Asked
from armada_kb.datalog.checker import faults
from armada_kb.datalog.clingo_engine import ClingoEngine
from armada_kb.datalog.outcome import Verdict
from armada_kb.datalog.outright import (
    Sum,
    conclude,
    description_program,
    is_outright,
    moment_program,
    number_program,
    price_program,
    trait_program,
)  # fmt: skip
from armada_kb.datalog.program import Program
from armada_kb.datalog.pydatalog_engine import PyDatalogEngine
from armada_kb.model.claims import Claim, Mode, Setting
from tests.datalog.invented import case, claim
from tests.datalog.invented import program as compiled

LEFT = claim("tale/1", Mode.MUST, cond=("side=left",))
NEVER_RIGHT = claim("tale/2", Mode.DOES_NOT, cond=("side=right",))
TWICE = claim("tale/3", Mode.DOES_NOT, cond=("side=left", "times=2"))
WINDOWS = {("gather", "gather"), ("attack", "attack"), ("gather", "attack"), ("status", "status"), ("die", "gather")}


def _verdict(program: Program) -> Verdict | None:
    assert is_outright(program)
    found = conclude(program, PyDatalogEngine())
    assert found == conclude(program, ClingoEngine())
    if found is None:
        return None
    assert faults(program, found[1]) == ()
    return found[0]


def _timed(*windows: str) -> Claim:
    return replace(claim("ember-screen/timing/1", Mode.MAY), windows=windows)


def test_a_trait_is_a_yes_where_a_statement_gives_it_and_nothing_otherwise() -> None:
    marks = (("ash-lattice", "modification", "ash-lattice/card-text/1"),)
    assert _verdict(trait_program("ash-lattice", "modification", marks)) is Verdict.YES
    assert _verdict(trait_program("ash-lattice", "loyalist", marks)) is None
    assert _verdict(trait_program("ember-screen", "modification", marks)) is None


@pytest.mark.parametrize(
    ("asked", "frequent", "verdict"),
    [
        ("gather", (), Verdict.YES),
        ("attack", (), Verdict.YES),  # the card's moment is part of it
        ("status", (), Verdict.NO),
        ("die", (), None),  # part of the card's moment only
        ("status", ("attack",), None),  # attacks are made in several phases
        ("gather", ("attack",), Verdict.YES),
    ],
)
def test_a_moment_is_held_against_those_of_the_card(
    asked: str, frequent: tuple[str, ...], verdict: Verdict | None
) -> None:
    assert _verdict(moment_program(asked, [_timed("gather")], WINDOWS, frequent)) is verdict


@pytest.mark.parametrize(
    ("kind", "asked", "verdict"),
    [
        (Sum.IS, 3, Verdict.YES),
        (Sum.IS, 2, Verdict.NO),
        (Sum.WITHIN, 2, Verdict.YES),
        (Sum.WITHIN, 3, Verdict.YES),
        (Sum.WITHIN, 4, Verdict.NO),
        (Sum.CHANGE, 3, Verdict.YES),
        (Sum.CHANGE, -3, Verdict.NO),
    ],
)
def test_a_number_is_held_against_what_the_statements_come_to(kind: Sum, asked: int, verdict: Verdict) -> None:
    program = number_program(kind, "squadron-value", asked, 3, ("ember-screen/card-text/1",))
    assert _verdict(program) is verdict


@pytest.mark.parametrize(
    ("told", "verdict"),
    [
        (("side=left",), Verdict.YES),
        (("side=right",), Verdict.NO),
        (("side=left", "times=1"), None),  # of how often nothing is said
        (("side=left", "times=2"), Verdict.NO),
        ((), None),
    ],
)
def test_a_description_is_so_where_it_says_all_that_is_told(told: tuple[str, ...], verdict: Verdict | None) -> None:
    settings = [Setting(*t.split("=")) for t in told]
    below = {(s.dimension, s.value, s.value) for s in settings}
    assert _verdict(description_program("does", [LEFT, NEVER_RIGHT, TWICE], settings, below)) is verdict


def test_a_price_is_paid_for_what_the_card_gives() -> None:
    paying, giving = claim("ember-screen/card-text/1", Mode.MAY, "place"), claim("ember-screen/card-text/2", Mode.MAY)
    assert _verdict(price_program("place", [paying], [(giving, "attack")])) is Verdict.YES
    assert _verdict(price_program("place", [], [(giving, "attack")])) is None
    assert _verdict(price_program("place", [paying], [])) is None


def test_the_program_of_an_act_is_none_of_these() -> None:
    assert not is_outright(compiled(case(Asked.CAN), LEFT))
