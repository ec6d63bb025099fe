"""Whether a yes to "may it be equipped" stands on something that the question tells, or on presumptions alone."""

from __future__ import annotations

from dataclasses import replace

from armada_kb.answer.index import Index
from armada_kb.answer.inquiry import Finding, program_of
from armada_kb.answer.question import Question
from armada_kb.answer.relations import ICONS
from armada_kb.datalog.engine import Engine
from armada_kb.datalog.solve import solve
from armada_kb.model.claims import Claim, Group, GroupKind, Mode, Setting
from armada_kb.model.language import WINDOW


def tells_enough(finding: Finding, facts: tuple[Setting, ...], question: Question) -> bool:
    """Whether a question that names no card tells something of what the rules on equipping ask of cards and ships.

    Else a yes would stand on presumptions alone ("may my ship carry an officer?").
    """
    index = question.index
    told = (*finding.situation.given, *facts)
    said = frozenset(s.dimension for s in told)
    permissions = [_demanded(c) for c in finding.claims if c.mode is Mode.MAY]
    general = {g for groups in permissions if len(groups) == 1 for g in groups}

    def of_what_is_told(claim: Claim) -> bool:
        return any(
            g.kind is GroupKind.SCOPE and any(index.related(str(s), str(t)) for s in g.settings for t in told)
            for g in claim.groups if not _timed(g)
        )  # fmt: skip

    def told_of(claim: Claim) -> bool:
        scopes = [g for g in claim.groups if g.kind is GroupKind.SCOPE and not _timed(g)]
        if not all(_known(g, said, index) for g in scopes):
            return False
        # A permission of its own for what is told may demand no more than the general one does.
        alone = bool(scopes) and claim.mode is Mode.MAY and general.issuperset(_demanded(claim))
        return alone or any(_known(g, said, index) for g in _demanded(claim))

    icons = any(s.kind == "quantity" and s.id.endswith(ICONS) and not question.reading.in_asked(s.start)
                for s in question.reading.spans)  # fmt: skip
    return icons or any(map(told_of, [c for c in finding.claims if of_what_is_told(c)] or finding.claims))


def _demanded(claim: Claim) -> tuple[Group, ...]:
    return tuple(g for g in claim.groups if g.kind is not GroupKind.SCOPE and not _timed(g))


def _timed(group: Group) -> bool:
    return all(s.dimension == WINDOW for s in group.settings)


def _known(group: Group, said: frozenset[str], index: Index) -> bool:
    """Whether something is told of what a condition asks about, or can be derived from what is told."""
    return any(s.dimension in said or index.derivable(s.dimension, said) for s in group.settings)


def without_presumptions(finding: Finding, engine: Engine, index: Index) -> Finding:
    """The finding where what its claims presume stays open."""
    presumed = {s.dimension for s in finding.outcome.defaults_used} - {WINDOW}
    case = replace(finding.case, unpresumed=tuple(sorted(presumed)))
    program = program_of(finding.claims, case, index)
    return replace(finding, case=case, program=program, outcome=solve(program, engine))
