"""What a change of the game's knowledge does: damage that nobody meant is found; what it cannot reach stays."""

from __future__ import annotations

import random
import sys

import pytest

from armada_kb.datalog.pydatalog_engine import PyDatalogEngine
from armada_kb.graph.build import build
from armada_kb.graph.pairs import interacting
from armada_kb.model.statements import Statement
from armada_kb.regress.baseline import Category, Comparing, Comparison
from armada_kb.regress.cases import Case
from armada_kb.regress.parallel import spread
from armada_kb.regress.touched import Touched
from tests.knowledge.game import saved_questions, session
from tests.regress.changed import at_random, remembering, rulings, turned, with_statements

# Of the questions that a change is said not to reach so many are put to both versions, others for each change.
SAMPLE = 30


def _compared(changed: Statement, cases: tuple[Case, ...] = ()) -> Comparison:
    statements = tuple(changed if s.id == changed.id else s for s in session().kb.statements)
    return Comparing(session(), with_statements(statements), cases, only_touched=True).compared()


def _collateral_is_found(ruling: Statement) -> bool:
    found = _compared(turned(ruling))
    return any(
        d.category in (Category.COLLATERAL, Category.CONTRADICTED) and d.responsible == ruling.id
        for d in found.differences
    )


def test_a_ruling_that_is_turned_is_found_with_its_name() -> None:
    assert [r.id for r in rulings(1) if not _collateral_is_found(r)] == []


@pytest.mark.exhaustive
def test_fifty_rulings_that_are_turned_are_all_found(capsys: pytest.CaptureFixture[str]) -> None:
    seeded = rulings(50)
    missed = [r.id for r in seeded if not _collateral_is_found(r)]
    with capsys.disabled():
        sys.stdout.write(f"\n{len(seeded) - len(missed)} of {len(seeded)} changed rulings found\n")
    assert len(seeded) == 50
    assert missed == []


def test_the_same_knowledge_has_no_difference() -> None:
    comparing = Comparing(session(), session(), (), only_touched=False)
    assert comparing.changes == ()
    assert comparing.terms == ()
    assert all(comparing.one(number) is None for number in range(0, len(comparing.asked), 40))


def _untouched(seed: int) -> tuple[Comparing, list[int]]:
    """A random change, and the questions that it is said not to reach."""
    new = at_random(seed)
    full = Comparing(remembering(), new, saved_questions())
    touched = Touched(full.changes, full.terms, session(), new)
    return full, [n for n, asked in enumerate(full.asked) if not full.touches(asked, touched)]


@pytest.mark.parametrize("seed", range(3))
def test_a_change_does_not_reach_what_only_touched_leaves_out(seed: int) -> None:
    full, rest = _untouched(seed)
    some = random.Random(seed).sample(rest, min(SAMPLE, len(rest)))  # noqa: S311 - the same in every run
    assert [d.asked for n in some if (d := full.one(n)) is not None] == []


def _reached_after_all(seed: int) -> tuple[int, tuple[str, ...]]:
    """How many questions a random change is said not to reach, and those of them that it reaches."""
    full, rest = _untouched(seed)
    return len(rest), tuple(f"{seed}: {d.asked}: {d.place}" for n in rest if (d := full.one(n)) is not None)


@pytest.mark.exhaustive
def test_only_touched_gives_what_the_full_run_gives_on_200_changes(capsys: pytest.CaptureFixture[str]) -> None:
    """The two runs ask the same of what is touched; of all the rest every question is put to both versions."""
    found = tuple(spread(_reached_after_all, range(200)))
    left_out = sum(count for count, _ in found)
    different = [asked for _, reached in found for asked in reached]
    with capsys.disabled():
        sys.stdout.write(f"\n{len(found)} changes, {left_out} questions left out, {len(different)} of them different\n")
    assert different == []


def test_the_pairs_are_those_that_the_graph_joins() -> None:
    graph = build(session().index, PyDatalogEngine())
    joined = {(min(ends), max(ends)) for ends in graph.edges()}
    assert {(one.id, other.id) for one, other in interacting(session().index)} == joined
    asked = {a.place for a in Comparing(session(), session(), ()).asked}
    assert asked >= {f"{one} and {other}" for one, other in joined}
