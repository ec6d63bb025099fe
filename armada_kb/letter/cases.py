"""What a ruling says, as questions with their answers: each of its claims put to the rules where it speaks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice, product

from armada_kb.datalog.case import Asked, Case
from armada_kb.datalog.outcome import Verdict
from armada_kb.explain.changes import Change, changed, denial
from armada_kb.model.claims import Claim, Group, GroupKind, Mode
from armada_kb.model.language import WINDOW
from armada_kb.model.statements import Statement

_ASKED = {
    Mode.MAY: (Asked.CAN, Verdict.YES), Mode.CANNOT: (Asked.CAN, Verdict.NO),
    Mode.MUST: (Asked.MUST, Verdict.YES), Mode.NEED_NOT: (Asked.MUST, Verdict.NO),
    Mode.DOES: (Asked.DOES, Verdict.YES), Mode.DOES_NOT: (Asked.DOES, Verdict.NO),
}  # fmt: skip
_OPPOSITE = {Verdict.YES: Verdict.NO, Verdict.NO: Verdict.YES}
_MOST_WAYS = 12


@dataclass(frozen=True, slots=True)
class Instance:
    """A claim of a ruling in a situation in which it speaks, and the verdict that it gives there."""

    claim: Claim
    case: Case
    says: Verdict


def instances(ruling: Statement) -> tuple[Instance, ...]:
    """Every claim of a ruling in each of the situations that it names; where it says "only if", outside them, too."""
    return tuple(dict.fromkeys(i for claim in ruling.meaning.claims for i in _of_claim(claim)))


def _of_claim(claim: Claim) -> Iterator[Instance]:
    asked, says = _ASKED[claim.mode]
    bare = Case(
        asked, (claim.act,), tuple((f.role, f.thing) for f in claim.roles), present=claim.parties,
        amounts=tuple((f.role, f.amount) for f in claim.roles if f.amount is not None),
    )  # fmt: skip
    groups = [g for g in claim.groups if g.settings and all(s.dimension != WINDOW for s in g.settings)]
    met = [_ways(g) for g in groups]
    for way in islice(product(*met), _MOST_WAYS):
        yield Instance(claim, changed(bare, [c for changes in way for c in changes]), says)
    for group in (g for g in groups if claim.only and g.kind is GroupKind.COND):
        others = [c for g in groups if g is not group for c in _ways(g)[0]]
        failing = [denial(s) for s in group.settings]
        yield Instance(claim, changed(bare, [*others, *failing]), _OPPOSITE[says])


def _ways(group: Group) -> tuple[tuple[Change, ...], ...]:
    """The ways in which a condition is as the claim wants it."""
    if group.kind is GroupKind.EXCEPTION:
        return (tuple(denial(s) for s in group.settings),)
    return tuple((Change(s),) for s in group.settings)
