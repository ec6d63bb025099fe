"""A situation in which two versions of a statement do not conclude the same."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from armada_kb.changes.versions import Change
from armada_kb.conflicts.clashes import World
from armada_kb.conflicts.situations import Facts, to_fail, to_meet
from armada_kb.datalog.case import Asked, Case
from armada_kb.datalog.solve import read_outcome
from armada_kb.model.claims import Claim, Mode

_MOST_TRIED = 40


def own_question(claim: Claim, facts: Facts) -> Case:
    """The question that a claim answers itself, in a situation: may it, must it, does it."""
    asked = {Mode.DOES: Asked.DOES, Mode.DOES_NOT: Asked.DOES, Mode.MUST: Asked.MUST, Mode.NEED_NOT: Asked.MUST}
    roles = tuple(sorted((f.role, f.thing) for f in claim.roles))
    amounts = tuple(sorted((f.role, f.amount) for f in claim.roles if f.amount is not None))
    return Case(
        asked=asked.get(claim.mode, Asked.CAN), acts=(claim.act,), roles=roles, present=tuple(sorted(claim.parties)),
        given=facts.given, not_given=facts.denied, amounts=amounts,
    )  # fmt: skip


def difference(change: Change, world: World) -> tuple[Case, str, str] | None:
    """The smallest case found in which the two versions conclude differently, and what each concludes.

    None where none was found among the situations that their own claims speak of.
    """
    before = change.old.meaning.claims if change.old else ()
    after = change.new.meaning.claims if change.new else ()
    for number, case in enumerate(_cases(before, after, world)):
        if number >= _MOST_TRIED:
            return None
        pair = _verdicts(before, after, case, world)
        if pair[0] != pair[1]:
            return _smallest(before, after, case, world)
    return None


def _cases(before: tuple[Claim, ...], after: tuple[Claim, ...], world: World) -> Iterator[Case]:
    """The questions of the claims that only one version has, where they apply and where they fail."""
    both = {_said(c) for c in before} & {_said(c) for c in after}
    differing = [c for c in (*after, *before) if _said(c) not in both]
    for claim in differing:
        facts = next(world.terms.facts(to_meet(claim)), None)
        if facts is not None:
            yield own_question(claim, facts)
    for claim in differing:
        for needs in to_fail(claim):
            facts = next(world.terms.facts(needs), None)
            if facts is not None:
                yield own_question(claim, facts)


def _said(claim: Claim) -> Claim:
    return replace(claim, id="", text="")


def _verdicts(before: tuple[Claim, ...], after: tuple[Claim, ...], case: Case, world: World) -> tuple[str, str]:
    def concluded(claims: tuple[Claim, ...]) -> str:
        verdict = read_outcome(world.model(claims, case, world.engines[0])).verdict
        return verdict.value if verdict else "nothing"

    return concluded(before), concluded(after)


def _smallest(
    before: tuple[Claim, ...], after: tuple[Claim, ...], case: Case, world: World
) -> tuple[Case, str, str]:  # fmt: skip
    wanted = _verdicts(before, after, case, world)
    while True:
        for facts in Facts(case.given, case.not_given).smaller():
            smaller = replace(case, given=facts.given, not_given=facts.denied)
            if _verdicts(before, after, smaller, world) == wanted:
                case = smaller
                break
        else:
            return (case, *wanted)
