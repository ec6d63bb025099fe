"""The parts of an act in the roles in which the statements have them.

People say "the mine goes down" and "I keep the card" where the rules say that the mine is placed and the card stays.
"""

from __future__ import annotations

from dataclasses import replace

from armada_kb.answer.index import Index
from armada_kb.answer.roles import Part
from armada_kb.answer.situation import ME
from armada_kb.model.claims import Role
from armada_kb.model.language import OPPONENT, PLAYER, UNIT

# What acts itself: "can a squadron attack?" never asks whether it is attacked.
_ACTING = (UNIT, PLAYER, OPPONENT)
# "The mine goes down": it is placed. "I keep the card": it stays. "Swap the blue die for a black one": black results.
_MOVES = ((Role.ACTOR, Role.OBJECT), (Role.OBJECT, Role.ACTOR), (Role.MANNER, Role.RESULT))


def stated(act: str, parts: tuple[Part, ...], index: Index) -> tuple[Part, ...]:
    """The same parts, with the first that no statement on the act has in its role in the one in which one has it.

    The other role must be free, but for the asker.
    """
    for part in parts:
        role = _role(act, part, parts, index)
        if role is not part.role:
            others = tuple(p for p in parts if p is not part and p.role is not role)
            return (*others, replace(part, role=role))
    return parts


def _role(act: str, part: Part, parts: tuple[Part, ...], index: Index) -> Role:
    """The role in which the statements on the act have a part."""
    if part.id == ME or _fits(act, part.id, part.role, index):
        return part.role
    taken = {p.role for p in parts if p.id != ME}
    for own, other in _MOVES:
        if part.role is not own or other in taken or not _fits(act, part.id, other, index):
            continue
        if own is Role.ACTOR and any(index.is_a(part.id, kind) for kind in _ACTING):
            continue
        if own is not Role.ACTOR and index.filled(act, own):
            continue  # the act is done to something, only not to this
        return other
    return part.role


def _fits(act: str, thing: str, role: Role, index: Index) -> bool:
    return any(index.related(thing, filler) for filler in index.filled(act, role))
