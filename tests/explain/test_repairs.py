"""The smallest changes that turn a verdict, on a verdict that is easy to see through."""

from __future__ import annotations

from armada_kb.explain.changes import Change
from armada_kb.explain.repairs import Repair, Tried, smallest
from armada_kb.model.claims import Setting

_ALL = tuple(Change(Setting(d, v)) for d, v in (("a", "1"), ("a", "2"), ("b", "1"), ("c", "1")))
_A1, _A2, _B, _C = _ALL


def _turned(*ways: set[Change]) -> list[Repair]:
    """The repairs that are found where these sets of changes turn the verdict, and nothing else does."""

    def turns(repair: Repair) -> bool:
        return any(way <= set(repair) for way in ways)

    def attempt(repair: Repair) -> Tried:
        return turns(repair), _ALL

    return list(smallest(attempt, turns, most_tried=100).found)


def test_a_single_change_comes_before_two() -> None:
    assert _turned({_B}, {_A1, _C}) == [(_B,), (_A1, _C)]


def test_what_holds_a_smaller_one_is_no_repair() -> None:
    assert _turned({_A2}, {_A2, _B}) == [(_A2,)]


def test_three_changes_are_tried_only_where_two_do_not_do() -> None:
    assert _turned({_A1, _B, _C}) == [(_A1, _B, _C)]
    assert _turned({_C}, {_A1, _B, _C}) == [(_C,)]


def test_two_values_of_one_dimension_are_never_changed_together() -> None:
    assert _turned({_A1, _A2}) == []


def test_a_repair_that_is_not_verified_is_none() -> None:
    found = smallest(lambda r: (bool(r), _ALL), lambda r: _B in r, most_tried=100)
    assert found.found == ((_B,),)


def test_it_is_said_where_not_everything_was_tried() -> None:
    assert not smallest(lambda r: (False, _ALL), lambda _: False, most_tried=3).complete
    assert smallest(lambda r: (False, _ALL), lambda _: False, most_tried=100).complete
