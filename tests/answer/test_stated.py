"""Parts of an act are taken in the role in which the statements have them."""

from __future__ import annotations

import pytest

from armada_kb.answer.roles import Part
from armada_kb.answer.situation import ME
from armada_kb.answer.stated import stated
from armada_kb.model.claims import Role
from tests.invented import session


def _moved(act: str, *parts: tuple[Role, str]) -> set[tuple[Role, str]]:
    taken = tuple(Part(role, id, start) for start, (role, id) in enumerate(parts))
    return {(p.role, p.id) for p in stated(act, taken, session().index)}


def test_what_cannot_act_is_what_the_act_is_done_to() -> None:
    assert _moved("reroll", (Role.ACTOR, "blue-die")) == {(Role.OBJECT, "blue-die")}


def test_what_is_swapped_for_something_is_replaced_with_it() -> None:
    parts = ((Role.OBJECT, "black-die"), (Role.MANNER, "red-die"))
    assert _moved("replace", *parts) == {(Role.OBJECT, "black-die"), (Role.RESULT, "red-die")}


@pytest.mark.parametrize(
    "parts",
    [
        ((Role.ACTOR, "ship"),),  # "can a ship attack?" does not ask whether it is attacked
        ((Role.ACTOR, "hull-zone"), (Role.OBJECT, "raid-token")),  # something else is done to already
        ((Role.ACTOR, ME), (Role.OBJECT, "blue-die")),  # no statement gives it another role
    ],
)
def test_other_parts_stay_where_the_words_put_them(parts: tuple[tuple[Role, str], ...]) -> None:
    assert _moved("choose", *parts) == set(parts)
