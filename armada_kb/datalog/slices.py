"""The part of the knowledge that one question can reach, and what all passes of the compiler share about it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from armada_kb.datalog.case import Case
from armada_kb.datalog.levels import derivation_levels
from armada_kb.datalog.taxonomy import Values, act_parents, ancestors, leaving_traces, thing_parents, values_of
from armada_kb.model.claims import DENYING, Claim, Derivation, Group, GroupKind, Role, Setting
from armada_kb.model.entities import Entity
from armada_kb.model.language import OPPOSITE, USE, WHOLE_CARD
from armada_kb.model.vocabulary import Dimension, Vocabulary


@dataclass(frozen=True, slots=True)
class Slice:
    """Claims, derivations and facts of the question that can bear on one another.

    `settings` are all settings that a condition speaks of; `given` and `denied` are the facts of the question about
    their dimensions (of several on one line of more and more special values, the most special). `levels` tells how
    many steps of derivation lead to each dimension.
    """

    claims: tuple[Claim, ...]
    derivations: tuple[Derivation, ...]
    beats: tuple[tuple[str, str], ...]
    vocabulary: Vocabulary
    entities: tuple[Entity, ...]
    case: Case
    values: Values
    dimensions: tuple[Dimension, ...]
    levels: tuple[tuple[str, int], ...]
    settings: tuple[Setting, ...]
    given: tuple[Setting, ...]
    denied: tuple[Setting, ...]

    @property
    def depth(self) -> int:
        """How many steps the longest chain of derivations has."""
        return max((level for _, level in self.levels), default=0)


def condition_id(group: Group) -> str:
    """The name of a condition: its settings, so that equal conditions are one."""
    return " or ".join(sorted({str(setting) for setting in group.settings}))


def settings_of(groups: Iterable[Group]) -> set[Setting]:
    return {setting for group in groups for setting in group.settings}


def speaking(
    claims: Iterable[Claim], vocabulary: Vocabulary, case: Case, entities: tuple[Entity, ...] = ()
) -> tuple[Claim, ...]:
    """The claims that are not silent from the start.

    Those are about something else: a party is not there, another act or another thing is asked about, or what is said
    of the situation lies outside their scope. The verdict program would find them silent too; leaving them out saves
    its time and changes no answer.
    """
    present = frozenset(case.present)
    parents = act_parents(vocabulary)
    above = frozenset(act for asked in case.acts for act in ancestors(asked, parents))

    def related(act: str) -> bool:
        return act == WHOLE_CARD or not case.acts or act in above or not ancestors(act, parents).isdisjoint(case.acts)

    near = (
        claim for claim in claims
        if present.issuperset(claim.parties) and related(claim.act)
        and not any(lets_use(claim, act, vocabulary) for act in case.acts)
    )  # fmt: skip
    apart = _Apart(vocabulary, case, entities)
    return tuple(c for c in near if not (apart.by_thing(c) or apart.by_scope(c)))


def lets_use(claim: Claim, act: str, vocabulary: Vocabulary) -> bool:
    """Whether a claim only says that something may be used, and so nothing of an act that is asked about.

    That is so of a card itself, and of any act that leaves its object in another state than before: that a card may
    be used does not say that it may be discarded.
    """
    if claim.mode in DENYING or claim.act != USE or act == USE:
        return False
    itself = any(f.thing in claim.parties for f in claim.fillers(Role.OBJECT))
    return itself or act in leaving_traces(vocabulary)


class _Apart:
    """What a case is certainly not about."""

    def __init__(self, vocabulary: Vocabulary, case: Case, entities: tuple[Entity, ...]) -> None:
        self._things = thing_parents(vocabulary, entities)
        self._values = values_of(vocabulary)
        self._roles = [(role, thing, ancestors(thing, self._things)) for role, thing in case.roles]
        denied = {setting.dimension for setting in case.not_given}
        self._given: dict[str, list[Setting]] = {}
        for setting in case.given:
            if setting.dimension not in denied:
                self._given.setdefault(setting.dimension, []).append(setting)

    def by_thing(self, claim: Claim) -> bool:
        """Whether something else fills a role of the claim."""
        return claim.act != WHOLE_CARD and any(
            filler.role is role and filler.thing not in above and asked not in ancestors(filler.thing, self._things)
            for filler in claim.roles for role, asked, above in self._roles
        )  # fmt: skip

    def by_scope(self, claim: Claim) -> bool:
        """Whether the values that are told exclude every case of something that the claim is about."""
        return any(group.kind is GroupKind.SCOPE and all(map(self._excluded, group.settings)) for group in claim.groups)

    def _excluded(self, setting: Setting) -> bool:
        told = self._given.get(setting.dimension, [])
        below, overlap = self._values.below, self._values.overlap
        return bool(told) and not any(
            below(value, setting) or below(setting, value) or overlap(value, setting) for value in told
        )


def take(
    claims: Iterable[Claim],
    derivations: Iterable[Derivation],
    beats: Iterable[tuple[str, str]],
    vocabulary: Vocabulary,
    case: Case,
    entities: tuple[Entity, ...] = (),
) -> Slice:
    """These claims with everything that bears on their conditions. Circles are refused (`ProgramRefused`)."""
    used = tuple(sorted(claims, key=lambda claim: claim.id))
    names = {claim.id for claim in used}
    wanted = settings_of(group for claim in used for group in claim.groups)
    chosen = _reachable(wanted, derivations, frozenset(case.present))
    dimensions = sorted({setting.dimension for setting in wanted})
    declared = {dimension.id: dimension for dimension in vocabulary.dimensions}
    values = values_of(vocabulary)
    denied = sorted({s for s in case.not_given if s.dimension in dimensions})
    given = {s for s in case.given if s.dimension in dimensions} | _complements(denied, vocabulary)
    return Slice(
        claims=used,
        derivations=chosen,
        beats=tuple(sorted({(winner, loser) for winner, loser in beats if winner in names and loser in names})),
        vocabulary=vocabulary,
        entities=entities,
        case=case,
        values=values,
        dimensions=tuple(declared.get(dimension, Dimension(dimension, dimension)) for dimension in dimensions),
        levels=derivation_levels(dimensions, chosen),
        settings=tuple(sorted(wanted)),
        given=_most_special(given, values),
        denied=tuple(denied),
    )


def _reachable(
    wanted: set[Setting], derivations: Iterable[Derivation], present: frozenset[str]
) -> tuple[Derivation, ...]:
    """The derivations that bear on the wanted settings, directly or through others; `wanted` grows on the way."""
    usable = [derivation for derivation in derivations if present.issuperset(derivation.parties)]
    chosen: dict[str, Derivation] = {}
    while True:
        dimensions = {setting.dimension for setting in wanted}
        more = [d for d in usable if d.id not in chosen and d.gives.dimension in dimensions]
        if not more:
            return tuple(sorted(chosen.values(), key=lambda d: d.id))
        for derivation in more:
            chosen[derivation.id] = derivation
            wanted |= settings_of(derivation.conditions)


def _most_special(settings: Iterable[Setting], values: Values) -> tuple[Setting, ...]:
    """Without those that another one is a case of."""
    kept = sorted(settings)
    return tuple(s for s in kept if not any(other != s and values.below(other, s) for other in kept))


def _complements(denied: Iterable[Setting], vocabulary: Vocabulary) -> set[Setting]:
    """Of a dimension with the values yes and no alone, what is not the one is the other."""
    found = {Setting(s.dimension, OPPOSITE[s.value]) for s in denied if s.value in OPPOSITE}
    known = {setting.dimension: set[str]() for setting in found}
    for concept in vocabulary.concepts:
        dimension, equals, value = concept.id.partition("=")
        if equals and dimension in known:
            known[dimension].add(value)
    return {setting for setting in found if known[setting.dimension] <= OPPOSITE.keys()}
