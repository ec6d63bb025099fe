"""What the claims of a knowledge base must be so that the verdict program keeps its promise.

The promise: learning something that was open never turns a yes or a no. (What is presumed is not open.) Codes: K311
circle of claims that beat one another, K312 circle of derivations, K313 `only` on a mode that it does not suit, K314 a
concession that widens no claim.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from armada_kb.datalog.from_model import ONLY_MODES
from armada_kb.datalog.levels import derivation_edges, find_circle
from armada_kb.errors import Problem, Report
from armada_kb.model.claims import Claim, Derivation, GroupKind, Mode
from armada_kb.source import NOWHERE, Span

_DENYING = (Mode.CANNOT, Mode.DOES_NOT, Mode.NEED_NOT)


def check_claims(
    claims: Iterable[Claim],
    derivations: Iterable[Derivation],
    beats: Iterable[tuple[str, str]],
    presumed: Collection[str] = (),
) -> Report:
    """The problems of all claims and derivations of a knowledge base, and of what beats what.

    `presumed` are the dimensions that have a default.
    """
    claims = tuple(claims)
    derivations = tuple(derivations)
    report = Report()
    beats = tuple(beats)
    report.extend(_circles(claims, derivations, beats))
    for claim in claims:
        report.extend(_only_suits(claim))
    report.extend(_concessions(claims, beats, presumed))
    return report


def _circles(
    claims: tuple[Claim, ...], derivations: tuple[Derivation, ...], beats: tuple[tuple[str, str], ...]
) -> Iterator[Problem]:
    circle = find_circle(beats)
    if circle:
        places = {claim.id: claim.span for claim in claims}
        where = next((places[name] for name in circle if name in places), NOWHERE)
        yield Problem("K311", f"claims defeat one another in a circle: {' > '.join(circle)}", where)
    circle = find_circle(derivation_edges(derivations))
    if circle:
        where = _place(derivations, circle)
        yield Problem("K312", f"dimensions are derived from one another in a circle: {' > '.join(circle)}", where)


def _place(derivations: tuple[Derivation, ...], circle: tuple[str, ...]) -> Span:
    return next((d.span for d in derivations if d.gives.dimension in circle), NOWHERE)


def _only_suits(claim: Claim) -> Iterator[Problem]:
    if claim.only and claim.mode not in ONLY_MODES:
        yield Problem("K313", f"'only if' does not suit '{claim.mode}'", claim.span, hint="write 'unless' instead")


def _concessions(
    claims: tuple[Claim, ...], beats: tuple[tuple[str, str], ...], presumed: Collection[str]
) -> Iterator[Problem]:
    """An "even if" wakes up when its case is said; so another claim must already give the same answer without it.

    Where something else is presumed, saying its case takes a presumption back, which may turn an answer.
    """
    by_act: dict[str, list[Claim]] = {}
    for claim in claims:
        by_act.setdefault(claim.act, []).append(claim)
    beaten_by = {claim.id: {winner for winner, loser in beats if loser == claim.id} for claim in claims}
    for claim in claims:
        concedes = any(
            group.kind is GroupKind.CONCESSION and any(s.dimension not in presumed for s in group.settings)
            for group in claim.groups
        )
        if concedes and not any(
            _widens(claim, other) and beaten_by[other.id] <= beaten_by[claim.id] | {claim.id}
            for other in by_act[claim.act]
        ):
            yield Problem(
                "K314",
                f"'even if' widens no other claim: {claim.text or claim.id}",
                claim.span,
                hint="repeat the mode, roles and conditions of the claim that it adds to, and lose to what beats that",
            )


def _widens(claim: Claim, base: Claim) -> bool:
    """Whether the base speaks wherever the claim does; a ban may also repeat what an "only if" leaves out."""
    if base.id == claim.id or any(group.kind is GroupKind.CONCESSION for group in base.groups):
        return False
    if claim.mode in _DENYING and base.only:
        return set(base.parties) <= set(claim.parties)
    repeats = set(base.groups) <= set(claim.groups) and set(base.roles) <= set(claim.roles)
    return base.mode is claim.mode and repeats and set(base.parties) <= set(claim.parties)
