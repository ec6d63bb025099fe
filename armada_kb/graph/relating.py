"""Which relation a claim makes of two things that it joins."""

from __future__ import annotations

from collections.abc import Mapping

from armada_kb.graph.parts import Polarity
from armada_kb.model.claims import Claim, GroupKind, Mode
from armada_kb.model.language import INTERACT
from armada_kb.model.vocabulary import Relation

_BY_MODE = {Mode.MAY: Relation.GRANTS, Mode.MUST: Relation.REQUIRES, Mode.NEED_NOT: Relation.GRANTS}
_DENIALS = (Mode.CANNOT, Mode.DOES_NOT)


def relation_of(claim: Claim, declared: Mapping[str, Relation]) -> Relation:
    """The relation that the vocabulary declares for the act, else the one that the mode implies.

    A denial prevents, whatever is denied; that two things have nothing to do with each other is a relation of its own.
    """
    if claim.mode in _DENIALS:
        return Relation.NO_INTERACTION if claim.act == INTERACT else Relation.PREVENTS
    return declared.get(claim.act) or _BY_MODE.get(claim.mode, Relation.MODIFIES)


def said_of(claim: Claim) -> Polarity:
    """What a claim alone says: a denial no; anything else yes, or depends where it demands something."""
    if claim.mode in _DENIALS:
        return Polarity.NO
    demands = any(g.kind in (GroupKind.COND, GroupKind.EXCEPTION) for g in claim.groups)
    return Polarity.DEPENDS if demands else Polarity.YES
