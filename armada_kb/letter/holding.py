"""Rulings held against a knowledge base that lacks them: derived all the same, contradicted, or not derivable."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from armada_kb.answer.index import OWN_TEXT, Index
from armada_kb.answer.inquiry import program_of
from armada_kb.answer.reach import bears_on
from armada_kb.datalog.case import Case
from armada_kb.datalog.outcome import Outcome, Verdict
from armada_kb.datalog.program import Program
from armada_kb.datalog.solve import solve
from armada_kb.explain.changes import Change, changed
from armada_kb.letter.cases import Instance, instances
from armada_kb.model.claims import DENYING, Claim, GroupKind, Mode
from armada_kb.model.language import EQUIP, WHOLE_CARD
from armada_kb.model.statements import Statement
from armada_kb.model.vocabulary import ConceptKind


class Fate(StrEnum):
    """What becomes of a ruling where it is taken out."""

    DERIVED = "derived"
    CONTRADICTED = "contradicted"
    NOT_DERIVABLE = "not derivable"


@dataclass(frozen=True, slots=True)
class Held:
    """What the rest says to one claim of a ruling in one situation.

    `by_silence` tells that it denies it only because a card whose whole text is modelled says nothing of the kind.
    """

    instance: Instance
    fate: Fate
    by_silence: bool
    outcome: Outcome
    program: Program


@dataclass(frozen=True, slots=True)
class Holding:
    """The fate of a ruling and of all that it says; nothing is held of one without claims."""

    ruling: Statement
    held: tuple[Held, ...]

    @property
    def fate(self) -> Fate:
        """Contradicted where one claim is, derived where all are."""
        fates = {h.fate for h in self.held}
        if Fate.CONTRADICTED in fates:
            return Fate.CONTRADICTED
        return Fate.DERIVED if fates == {Fate.DERIVED} else Fate.NOT_DERIVABLE

    def of(self, fate: Fate) -> tuple[Held, ...]:
        return tuple(h for h in self.held if h.fate is fate)


def hold(ruling: Statement, rest: Index) -> Holding:
    """A ruling against the statements of an index that does not hold it."""
    return Holding(ruling, tuple(_held(instance, rest) for instance in instances(ruling)))


def _held(instance: Instance, rest: Index) -> Held:
    claims = _in_reach(instance, rest)
    closed = _closed(instance, claims, rest)
    case = replace(instance.case, closed=closed)
    program = program_of(claims, case, rest)
    outcome = solve(program)
    if instance.says is Verdict.YES and outcome.verdict is Verdict.DEPENDS:
        # What a card demands besides goes without saying in a ruling on it.
        program = program_of(claims, _where_it_works(case, outcome, claims), rest)
        outcome = solve(program)
    silence = outcome.closed is not None
    return Held(instance, _fate(instance.says, outcome.verdict, by_silence=silence), silence, outcome, program)


def _in_reach(instance: Instance, rest: Index) -> tuple[Claim, ...]:
    """The claims that a question about the instance would reach: of the cards, and of rules that it bears upon."""
    said = frozenset(s.dimension for s in (*instance.case.given, *instance.case.not_given))
    near = tuple(c for c in rest.claims_among(instance.case.present) if _about(c, instance, rest))
    if not any(c.parties for c in near):
        return near
    return tuple(c for c in near if c.parties or bears_on(c, said, rest))


def _about(claim: Claim, instance: Instance, rest: Index) -> bool:
    """Whether a claim is about the act, or about one of the cards as a whole."""
    return rest.related(claim.act, instance.claim.act) or (claim.act == WHOLE_CARD and bool(claim.parties))


def _where_it_works(case: Case, outcome: Outcome, claims: Iterable[Claim]) -> Case:
    """The case where what the waiting statements of cards demand is so, as far as nothing is said of it."""
    said = {s.dimension for s in (*case.given, *case.not_given)}
    granting = {c.id for c in claims if c.parties and c.mode not in DENYING}
    wanted = [
        g.settings[0] for g in outcome.open_settings if g.kind is not GroupKind.EXCEPTION and g.claim in granting
    ]  # fmt: skip
    return changed(case, [Change(s) for s in dict.fromkeys(wanted) if s.dimension not in said])


def _closed(instance: Instance, claims: Iterable[Claim], rest: Index) -> tuple[str, ...]:
    """The ruling's own card, where its whole text is modelled, and is asked for its effect or allows the act."""
    home = rest.entities.get(instance.claim.parties[0]) if instance.claim.parties else None
    if home is None or not rest.complete(home.id) or instance.claim.act == EQUIP:
        return ()
    if any(not rest.encoded(n) for n in instance.case.present if rest.is_a(n, "upgrade")):
        return ()
    light = rest.concepts[(ConceptKind.ACT, instance.claim.act)].light
    effect = light and any(thing == home.id for _, thing in instance.case.roles)
    allows = any(
        c.mode is Mode.MAY and home.id in c.parties and rest.statements[c.statement].section == OWN_TEXT for c in claims
    )
    return (home.id,) if effect or allows else ()


def _fate(says: Verdict, found: Verdict | None, *, by_silence: bool) -> Fate:
    if found is says:
        return Fate.DERIVED
    if found in (Verdict.YES, Verdict.NO) and not by_silence:
        return Fate.CONTRADICTED
    return Fate.NOT_DERIVABLE
