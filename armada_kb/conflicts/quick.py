"""A first look at what the claims of one statement conclude in a case, without an engine.

It saves the engines the many cases in which nothing clashes. Whatever is reported has been concluded by both engines;
what this module does not follow (values that rules derive) it leaves to them.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from armada_kb.conflicts.situations import Terms
from armada_kb.datalog.case import Asked, Case
from armada_kb.datalog.outcome import Verdict
from armada_kb.model.claims import Claim, Derivation, Filler, Group, GroupKind, Mode, Setting
from armada_kb.model.language import OPPOSITE, WHOLE_CARD

_FOR = (Mode.MAY, Mode.MUST, Mode.DOES)
_BANS = (Mode.CANNOT, Mode.DOES_NOT)


class _State(StrEnum):
    SILENT = "silent"
    FAILED = "failed"
    OPEN = "open"
    MET = "met"


class Unsure(Exception):
    """A condition rests on what rules may derive."""


class Quick:
    """Judges cases by the terms of one knowledge base."""

    def __init__(self, terms: Terms, derivations: Iterable[Derivation]) -> None:
        self._terms = terms
        self._derived = [(d.gives.dimension, frozenset(d.parties)) for d in derivations]
        self._defaults = {d.id: d.default for d in terms.vocabulary.dimensions if d.default is not None}
        known: dict[str, set[str]] = {}
        for concept in terms.vocabulary.concepts:
            dimension, equals, value = concept.id.partition("=")
            if equals:
                known.setdefault(dimension, set()).add(value)
        self._binary = frozenset(d for d, values in known.items() if values <= OPPOSITE.keys())

    def derivable(self, case: Case) -> frozenset[str]:
        """The dimensions that a rule may give a value in a case."""
        present = frozenset(case.present)
        return frozenset(dimension for dimension, parties in self._derived if parties <= present)

    def verdict(self, claims: Iterable[Claim], case: Case) -> Verdict | None:
        """What the verdict program would conclude; None where it says nothing. Raises `Unsure`."""
        judge = _Judge(self._terms, case, self._given(case), self._defaults, self.derivable(case))
        states = [(claim, *judge.state(claim)) for claim in claims]
        for_it = _FOR if case.asked is not Asked.MUST else (Mode.MUST,)
        against = _BANS if case.asked is not Asked.MUST else (*_BANS[:1], Mode.NEED_NOT)
        pro = any(s is _State.MET and c.mode in for_it for c, s, _ in states)
        prow = any(s is _State.OPEN and c.mode in for_it for c, s, _ in states)
        con = any(
            (s is _State.MET and c.mode in against)
            or (case.asked is Asked.MUST and c.mode is Mode.MAY and s is not _State.SILENT and not unsure)
            for c, s, unsure in states
        )
        conw = any(
            (s is _State.OPEN and c.mode in against)
            or (case.asked is Asked.MUST and c.mode is Mode.MAY and s is not _State.SILENT and unsure)
            for c, s, unsure in states
        )
        if any(s is _State.MET and c.mode is Mode.CANNOT for c, s, _ in states):
            return Verdict.NO
        if pro and con:
            return Verdict.CONFLICT
        if pro:
            return None if conw else Verdict.YES
        if con:
            return None if prow else Verdict.NO
        left_out = any(c.only and s is _State.FAILED and c.mode in for_it and not unsure for c, s, unsure in states)
        return Verdict.NO if left_out and not prow else None

    def _given(self, case: Case) -> dict[str, str]:
        given = {s.dimension: s.value for s in case.given}
        for setting in case.not_given:
            if setting.dimension in self._binary and setting.value in OPPOSITE:
                given.setdefault(setting.dimension, OPPOSITE[setting.value])
        return given


class _Judge:
    """The state of claims in one case."""

    __slots__ = ("_amounts", "_case", "_defaults", "_derivable", "_given", "_present", "_terms")

    def __init__(
        self, terms: Terms, case: Case, given: dict[str, str], defaults: dict[str, str], derivable: frozenset[str]
    ) -> None:
        self._terms, self._case, self._given = terms, case, given
        self._defaults, self._derivable = defaults, derivable
        self._present = frozenset(case.present)
        self._amounts = dict(case.amounts)

    def state(self, claim: Claim) -> tuple[_State, bool]:
        """Whether a claim applies, and whether it is open that it speaks at all."""
        vague = self._vague(claim)
        if vague is None or not self._present.issuperset(claim.parties):
            return _State.SILENT, False
        met = [(group, self._met(group)) for group in claim.groups]
        for group, holds in met:
            if (group.kind is GroupKind.SCOPE and holds is False) or (
                group.kind is GroupKind.CONCESSION and holds is not True
            ):
                return _State.SILENT, False
        unsure = vague or any(g.kind is GroupKind.SCOPE and holds is None for g, holds in met)
        if any(
            (g.kind is GroupKind.COND and holds is False) or (g.kind is GroupKind.EXCEPTION and holds is True)
            for g, holds in met
        ):
            return _State.FAILED, unsure
        return (_State.OPEN if vague or any(holds is None for _, holds in met) else _State.MET), unsure

    def _vague(self, claim: Claim) -> bool | None:
        """Whether the case is more general than the claim; None where it is about something else."""
        if claim.act == WHOLE_CARD:
            return False
        vague = False
        (act,) = self._case.acts
        if claim.act not in self._terms.act_above(act):
            if act not in self._terms.act_above(claim.act):
                return None
            vague = True
        asked = dict(self._case.roles)
        for filler in claim.roles:
            thing = asked.get(filler.role)
            if thing is not None and filler.thing not in self._terms.above(thing):
                if thing not in self._terms.above(filler.thing):
                    return None
                vague = True
            if filler.amount is not None and self._outside(claim, filler):
                return None
        return vague

    def _outside(self, claim: Claim, filler: Filler) -> bool:
        said = self._amounts.get(filler.role)
        asked, amount = said or 1, filler.amount or 0
        if claim.mode in (*_BANS, Mode.NEED_NOT):
            return asked < amount
        if claim.mode is Mode.DOES and said is not None:
            return asked != amount
        return asked > amount

    def _met(self, group: Group) -> bool | None:
        holds = [self._holds(setting) for setting in group.settings]
        if any(h is True for h in holds):
            return True
        return False if all(h is False for h in holds) else None

    def _holds(self, setting: Setting) -> bool | None:
        values = self._terms.values
        barred = any(values.below(setting, denied) for denied in self._case.not_given)
        value = self._given.get(setting.dimension)
        if value is None:
            if setting.dimension in self._derivable:
                raise Unsure
            default = self._defaults.get(setting.dimension)
            if default is not None:
                known = Setting(setting.dimension, default)
                value = None if any(values.below(known, d) for d in self._case.not_given) else default
        if value is None:
            return False if barred else None
        known = Setting(setting.dimension, value)
        if values.below(known, setting):
            return True
        could = values.below(setting, known) or values.overlap(known, setting)
        return None if could and not barred else False
