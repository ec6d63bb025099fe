"""Changes of the facts of a case, and which of them could move a claim."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from armada_kb.datalog.case import Case
from armada_kb.datalog.engine import Model
from armada_kb.datalog.slices import condition_id
from armada_kb.datalog.verdict import SIDES
from armada_kb.model.claims import Claim, Group, GroupKind, Setting
from armada_kb.model.language import OPPOSITE

_NONE: Mapping[str, frozenset[str]] = MappingProxyType({})


@dataclass(frozen=True, slots=True, order=True)
class Change:
    """A fact that is made to hold, or said to be false; whatever the case has of its dimension goes."""

    setting: Setting
    holds: bool = True


def changed(case: Case, changes: Iterable[Change], together: Mapping[str, frozenset[str]] = _NONE) -> Case:
    """The case with the changes made.

    `together` are for a dimension all those that the same words of the question tell something of: if one of them is
    otherwise, nothing is known of the others any more.
    """
    changes = tuple(changes)
    gone = {d for c in changes for d in (c.setting.dimension, *together.get(c.setting.dimension, ()))}
    given = {s for s in case.given if s.dimension not in gone} | {c.setting for c in changes if c.holds}
    denied = {s for s in case.not_given if s.dimension not in gone} | {c.setting for c in changes if not c.holds}
    return replace(case, given=tuple(sorted(given)), not_given=tuple(sorted(denied)))


def moving(claims: Iterable[Claim], case: Case, model: Model, wanted: str) -> tuple[Change, ...]:
    """The changes that bring a claim of the wanted side ("pro", "con") nearer to applying, or stop one of the other.

    `model` is that of the case as it is: what is met already need not be changed, and a claim about another thing or
    act, or about something that is not there, is moved by no fact.
    """
    sides = {mode: side for asked, mode, side in (f.atom.row for f in SIDES) if asked == case.asked.value}
    found: dict[Change, None] = {}
    for claim in claims:
        if not _speaks(claim, case, model):
            continue
        side = str(sides.get(claim.mode.value, "")).removesuffix("_any")
        if side == wanted and not model_holds(model, "live", claim.id):
            found.update(dict.fromkeys(_towards(claim.groups, model)))
        elif side and side != wanted:
            found.update(dict.fromkeys(_away(claim.groups)))
    return tuple(sorted(found))


def model_holds(model: Model, predicate: str, *row: str) -> bool:
    return tuple(row) in set(model.rows(predicate))


def _speaks(claim: Claim, case: Case, model: Model) -> bool:
    """Whether it is at most the facts that keep a claim silent."""
    strange = {(str(r), str(k)) for r, k in model.rows("strange")}
    astray = {str(row[0]) for row in model.rows("astray")}
    return (
        set(claim.parties) <= set(case.present) and claim.act not in astray
        and not any((f.role.value, f.thing) in strange for f in claim.roles)
    )  # fmt: skip


def _towards(groups: tuple[Group, ...], model: Model) -> Iterator[Change]:
    for group in groups:
        met = model_holds(model, "okg", condition_id(group))
        if group.kind is GroupKind.EXCEPTION:
            yield from (denial(s) for s in group.settings)
        elif not met:
            yield from (Change(s) for s in group.settings)


def _away(groups: tuple[Group, ...]) -> Iterator[Change]:
    for group in groups:
        if group.kind is GroupKind.EXCEPTION:
            yield from (Change(s) for s in group.settings)
        elif group.kind is not GroupKind.CONCESSION:
            yield from (denial(s) for s in group.settings)


def denial(setting: Setting) -> Change:
    """That a setting is false; of a dimension with yes and no alone, that the other one holds."""
    other = OPPOSITE.get(setting.value)
    return Change(Setting(setting.dimension, other)) if other else Change(setting, holds=False)
