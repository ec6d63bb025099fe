"""Judging answers against what was expected."""

from __future__ import annotations

from dataclasses import replace

import pytest

from armada_kb.answer.answer import Answer
from armada_kb.regress.cases import Aspect, Case, Expectation
from armada_kb.regress.run import meets, run
from armada_kb.source import Span
from tests.render.answers import DEPENDS, NO, ORDER, UNKNOWN

CASES = [
    (NO, Aspect.NO, ()),
    (DEPENDS, Aspect.DEPENDS, ()),
    (replace(NO, verdict=None), Aspect.ANSWERED, ()),
    (UNKNOWN, Aspect.UNKNOWN, ()),
    (UNKNOWN, Aspect.UNKNOWN, ("unknown-name",)),
    (NO, Aspect.CITES, ("ember-screen/clarifications/1", "ember-screen/card-text")),
    (DEPENDS, Aspect.CONDITION, ("Attack Range",)),
    (NO, Aspect.WHEN, ("gather dice",)),
    (ORDER, Aspect.ORDER, ("ember", "ash")),
    (ORDER, Aspect.COUNT, ("2",)),
    (ORDER, Aspect.ITEM, ("Ember Screen",)),
    (ORDER, Aspect.NO_ITEM, ("Ash Lattice",)),
    (NO, Aspect.MENTIONS, ("salvo attack", "of an activation")),
]
MISSES = [
    (NO, Aspect.YES, ()),
    (NO, Aspect.ANSWERED, ()),
    (NO, Aspect.UNKNOWN, ()),
    (UNKNOWN, Aspect.UNKNOWN, ("no-ruling",)),
    (NO, Aspect.CITES, ("ember-screen/clarifications/1", "ember-screen/clarifications/11")),
    (NO, Aspect.CITES, ("ember-screen/clar",)),
    (NO, Aspect.CONDITION, ("range",)),
    (NO, Aspect.WHEN, ("after attack",)),
    (ORDER, Aspect.ORDER, ("ash", "ember")),
    (ORDER, Aspect.COUNT, ("3",)),
    (NO, Aspect.COUNT, ("0",)),
    (ORDER, Aspect.ITEM, ("Ash Lattice",)),
    (ORDER, Aspect.NO_ITEM, ("Ember Screen",)),
    (NO, Aspect.MENTIONS, ("counter",)),
]


@pytest.mark.parametrize(("answer", "aspect", "wanted"), CASES)
def test_an_answer_meets_what_it_holds(answer: Answer, aspect: Aspect, wanted: tuple[str, ...]) -> None:
    assert meets(answer, Expectation(aspect, wanted))


@pytest.mark.parametrize(("answer", "aspect", "wanted"), MISSES)
def test_an_answer_does_not_meet_what_it_lacks(answer: Answer, aspect: Aspect, wanted: tuple[str, ...]) -> None:
    assert not meets(answer, Expectation(aspect, wanted))


def test_a_failure_says_where_what_was_expected_and_what_came_out() -> None:
    good = Case("a", (), (Expectation(Aspect.NO),))
    bad = Case("b", ("close range",), (Expectation(Aspect.CITES, ("x/y/1",), Span("s.q", 4, 10)),))
    asked: list[tuple[str, tuple[str, ...]]] = []

    def answer(question: str, given: tuple[str, ...]) -> Answer:
        asked.append((question, given))
        return NO

    (failure,) = run([good, bad], answer)
    assert asked == [("a", ()), ("b", ("close range",))]
    assert str(failure) == (
        "s.q:4:10: expected cites x/y/1; came out: ember-screen/clarifications/1, ember-screen/card-text/1"
    )
