"""Contradictions made out of the game's own rulings are found, and harmless changes are not taken for them.

The full count prints what it measured; the normal run takes one of each kind.
"""

from __future__ import annotations

import sys

import pytest

from armada_kb.datalog.clingo_engine import ClingoEngine
from armada_kb.datalog.engine import Engine
from armada_kb.datalog.from_model import compile_case
from armada_kb.datalog.pydatalog_engine import PyDatalogEngine
from armada_kb.datalog.solve import solve
from tests.conflicts.generated import CONTRADICTIONS, HARMLESS, Made, made
from tests.conflicts.measured import Measured, measure

KINDS = (*CONTRADICTIONS, *HARMLESS)
ENOUGH = 20


def _measured(count: int, *, alone: bool = False) -> Measured:
    new: list[Made] = []
    for kind in KINDS:
        of_kind = made(kind, count)
        assert len(of_kind) == count, kind
        new += of_kind
    return measure(tuple(new), alone=alone)


def test_one_contradiction_of_each_kind_is_found_and_no_harmless_change_is() -> None:
    measured = _measured(1, alone=True)
    assert measured.missed == []
    assert measured.wrong == []


@pytest.mark.exhaustive
def test_precision_and_recall(capsys: pytest.CaptureFixture[str]) -> None:
    measured = _measured(ENOUGH)
    with capsys.disabled():
        sys.stdout.write(f"\nrecall {measured.recall:.3f}, precision {measured.precision:.3f}\n")
        for kind in KINDS:
            found = measured.found[kind] if kind in CONTRADICTIONS else measured.false[kind]
            sys.stdout.write(f"  {kind}: {measured.made[kind]} made, {found} reported\n")
        sys.stdout.write(f"  {len(measured.reported)} clashes reported, each confirmed by both engines\n")
    assert measured.recall >= 0.95
    assert measured.precision >= 0.98


@pytest.mark.parametrize("engine", [PyDatalogEngine(), ClingoEngine()], ids=["pydatalog", "clingo"])
def test_each_engine_concludes_the_opposite_from_the_two_statements(engine: Engine) -> None:
    (new,) = made("range band", 1)
    measured = measure((new,), alone=True)
    clash, index = next((c, i) for _, c, i in measured.reported if new.original.id in c.statements)
    for claim, verdict in ((clash.yes, "yes"), (clash.no, "no")):
        own = index.statements[claim.statement].meaning.claims
        program = compile_case(own, index.derivations, (), index.kb.vocabulary, clash.case)
        assert solve(program, engine).verdict == verdict
