"""What counts as what: is-a, bands of numbers, named things."""

from __future__ import annotations

import math

import pytest

from armada_kb.datalog.taxonomy import ancestors, interval, pairs, thing_parents, values_of
from armada_kb.model.claims import Setting
from armada_kb.model.vocabulary import Concept, ConceptKind, Dimension, Vocabulary
from tests.datalog.invented import ENTITIES, VOCABULARY

VALUES = values_of(VOCABULARY)


@pytest.mark.parametrize(
    ("value", "expected"),
    [("3", (3, 3)), ("1-5", (1, 5)), ("6+", (6, math.inf)), ("beyond-5", None), ("", None), ("1-", None), ("-1", None)],
)
def test_intervals(value: str, expected: tuple[float, float] | None) -> None:
    assert interval(value) == expected


@pytest.mark.parametrize(
    ("one", "other", "below", "overlap"),
    [
        ("2", "1-3", True, False),
        ("1-3", "2", False, False),
        ("1-3", "2-4", False, True),
        ("1-3", "3+", False, True),
        ("1-3", "4+", False, False),
        ("5+", "4+", True, False),
        ("2", "2", True, False),
        ("odd", "odd", True, False),
    ],
)
def test_bands(one: str, other: str, below: bool, overlap: bool) -> None:
    first, second = Setting("speed", one), Setting("speed", other)
    assert VALUES.below(first, second) is below
    assert VALUES.overlap(first, second) is VALUES.overlap(second, first) is overlap


def test_values_are_below_their_general_values_in_their_own_dimension() -> None:
    assert VALUES.below(Setting("range", "close"), Setting("range", "close-medium"))
    assert not VALUES.below(Setting("range", "close-medium"), Setting("range", "close"))
    assert not VALUES.below(Setting("target", "ship"), Setting("range", "ship"))
    assert not VALUES.overlap(Setting("range", "close"), Setting("range", "medium"))


def test_a_general_value_may_be_written_with_its_dimension() -> None:
    concept = Concept(ConceptKind.VALUE, "zone=front", ("front",), isa=("zone=bow",))
    values = values_of(Vocabulary((concept,), (Dimension("zone", "the zone"),)))
    assert values.below(Setting("zone", "front"), Setting("zone", "bow"))


def test_a_named_thing_is_of_its_kinds_and_what_they_are() -> None:
    parents = thing_parents(VOCABULARY, ENTITIES)
    assert ancestors("ember-wing", parents) == {"ember-wing", "squadron"}
    assert ancestors("large-ship", parents) == {"large-ship", "ship"}


def test_pairs_join_two_sides_in_both_directions() -> None:
    parents = {"a": ("b",), "b": ("c",), "x": ("b",)}
    assert pairs(["b"], ["a", "c", "x", "b", "y"], parents) == (("a", "b"), ("b", "b"), ("b", "c"), ("x", "b"))
