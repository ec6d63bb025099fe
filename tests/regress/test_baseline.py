"""What a change of the game's knowledge does: damage that nobody meant is found; what it cannot reach stays."""

from __future__ import annotations

import random
import sys

import pytest

from armada_kb.model.statements import Statement
from armada_kb.regress.baseline import Category, Comparing, Comparison
from armada_kb.regress.cases import Case
from armada_kb.regress.touched import Touched
from tests.knowledge.game import saved_questions, session
from tests.regress.changed import at_random, remembering, rulings, turned, with_statements

# Of the questions that a change is said not to reach so many are put to both versions, others for each change.
SAMPLE, FULL_SAMPLE = 30, 60


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


def _untouched_differences(seed: int, count: int) -> tuple[str, ...]:
    """Of so many questions that a random change is said not to reach, drawn at random, those that it reaches."""
    new = at_random(seed)
    full = Comparing(remembering(), new, saved_questions())
    touched = Touched(full.changes, full.terms, session(), new)
    rest = [n for n, a in enumerate(full.asked) if not full.touches(a, touched)]
    rest = random.Random(seed).sample(rest, min(count, len(rest)))  # noqa: S311 - the same in every run
    return tuple(f"{seed}: {d.asked}" for n in rest if (d := full.one(n)) is not None)


@pytest.mark.parametrize("seed", range(3))
def test_a_change_does_not_reach_what_only_touched_leaves_out(seed: int) -> None:
    assert _untouched_differences(seed, SAMPLE) == ()


@pytest.mark.exhaustive
@pytest.mark.parametrize("seed", range(200))
def test_no_change_reaches_what_only_touched_leaves_out(seed: int) -> None:
    assert _untouched_differences(seed, FULL_SAMPLE) == ()
