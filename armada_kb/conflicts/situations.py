"""A situation in which conditions hold and others fail: found by choosing a value for each dimension.

Nothing is decided here. A situation is proposed, and the engines say what the statements conclude in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice

from armada_kb.datalog.taxonomy import Parents, Values, act_parents, ancestors, interval, thing_parents, values_of
from armada_kb.model.claims import Claim, Group, GroupKind, Role, Setting
from armada_kb.model.entities import Entity
from armada_kb.model.vocabulary import ConceptKind, Vocabulary

_MOST_TRIED = 400


@dataclass(frozen=True, slots=True)
class Needs:
    """Conditions: of each in `hold` one setting must hold, and no setting in `fail` may."""

    hold: tuple[tuple[Setting, ...], ...] = ()
    fail: tuple[Setting, ...] = ()

    def __add__(self, other: Needs) -> Needs:
        return Needs((*self.hold, *other.hold), (*self.fail, *other.fail))


def to_meet(claim: Claim) -> Needs:
    """What must be so for a claim to apply."""
    hold = tuple(g.settings for g in claim.groups if g.kind is not GroupKind.EXCEPTION)
    return Needs(hold, tuple(s for g in claim.groups if g.kind is GroupKind.EXCEPTION for s in g.settings))


def to_fail(claim: Claim) -> Iterator[Needs]:
    """What must be so for a claim to speak while one of its demands fails, or an exception to it holds."""
    spoken = tuple(g.settings for g in claim.groups if g.kind in (GroupKind.SCOPE, GroupKind.CONCESSION))
    for group in claim.groups:
        if group.kind is GroupKind.COND:
            yield Needs(spoken, group.settings)
        elif group.kind is GroupKind.EXCEPTION:
            yield Needs((*spoken, group.settings))


@dataclass(frozen=True, slots=True)
class Facts:
    """Values that hold, at most one a dimension, and settings that do not."""

    given: tuple[Setting, ...] = ()
    denied: tuple[Setting, ...] = ()

    def __len__(self) -> int:
        return len(self.given) + len(self.denied)

    def smaller(self) -> Iterator[Facts]:
        """The same without one of them."""
        for setting in self.denied:
            yield Facts(self.given, tuple(s for s in self.denied if s != setting))
        for setting in self.given:
            yield Facts(tuple(s for s in self.given if s != setting), self.denied)


@dataclass(slots=True)
class Terms:
    """What counts as what, looked up once for a vocabulary and its entities."""

    vocabulary: Vocabulary
    entities: tuple[Entity, ...]
    values: Values = field(init=False)
    acts: Parents = field(init=False)
    things: Parents = field(init=False)
    implied: Mapping[tuple[ConceptKind, str], tuple[Setting, ...]] = field(init=False)
    of_question: frozenset[str] = field(init=False)
    _sets: Mapping[str, tuple[tuple[Role, str], ...]] = field(init=False)
    _value_ids: frozenset[str] = field(init=False)
    _common: dict[tuple[str, str], str | None] = field(init=False, default_factory=dict)
    _above: dict[tuple[bool, str], frozenset[str]] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        self.values = values_of(self.vocabulary)
        self.acts = act_parents(self.vocabulary)
        self.things = thing_parents(self.vocabulary, self.entities)
        self.of_question = frozenset(d.id for d in self.vocabulary.dimensions if d.of_question)
        self._sets = {c.id: c.sets for c in self.vocabulary.concepts if c.kind is ConceptKind.ACT and c.sets}
        self._value_ids = frozenset(c.id for c in self.vocabulary.concepts if c.kind is ConceptKind.VALUE)
        self.implied = {(c.kind, c.id): c.implies for c in self.vocabulary.concepts if c.implies}

    def above(self, thing: str) -> frozenset[str]:
        return self._closed(thing, acts=False)

    def act_above(self, act: str) -> frozenset[str]:
        return self._closed(act, acts=True)

    def _closed(self, node: str, *, acts: bool) -> frozenset[str]:
        found = self._above.get((acts, node))
        if found is None:
            found = self._above[(acts, node)] = ancestors(node, self.acts if acts else self.things)
        return found

    def act_of_both(self, one: str, other: str) -> str | None:
        """The more special of two acts, where one is a kind of the other."""
        if other in self.act_above(one):
            return one
        return other if one in self.act_above(other) else None

    def thing_of_both(self, one: str, other: str) -> str | None:
        """A thing that is both: the more special of the two, or the first that is a kind of each."""
        if other in self.above(one):
            return one
        if one in self.above(other):
            return other
        if (one, other) not in self._common:
            both = (thing for thing in sorted(self.things) if {one, other} <= self.above(thing))
            self._common[(one, other)] = next(both, None)
        return self._common[(one, other)]

    def siblings(self, one: str, other: str) -> bool:
        """Whether two things are different kinds of one thing, so that what is the one is not the other."""
        parents = set(self.things.get(one, ())) & set(self.things.get(other, ()))
        return bool(parents) and self.thing_of_both(one, other) is None

    def acted(self, act: str, roles: Iterable[tuple[Role, str]]) -> Iterator[Setting]:
        """The facts that come with an act and the things in it: attacking a squadron fixes the target."""
        roles = tuple(roles)
        for term in sorted(self.act_above(act)):
            yield from self.implied.get((ConceptKind.ACT, term), ())
            for role, dimension in self._sets.get(term, ()):
                for filled, thing in roles:
                    if filled is role:
                        value = next((v for v in self._line(thing) if f"{dimension}={v}" in self._value_ids), None)
                        if value is not None:
                            yield Setting(dimension, value)

    def _line(self, thing: str) -> Iterator[str]:
        yield thing
        for parent in self.things.get(thing, ()):
            yield from self._line(parent)

    def facts(self, needs: Needs, besides: Iterable[Setting] = ()) -> Iterator[Facts]:
        """Facts in which the needs are met, those with fewer conditions on one dimension first.

        `besides` are facts that hold in any case; what excludes them is left out.
        """
        start: dict[str, str] = {}
        for setting in besides:
            value = self._both(start.get(setting.dimension), setting)
            if value is not None:
                start[setting.dimension] = value
        needed = sorted({tuple(sorted(set(group))) for group in needs.hold}, key=lambda group: (len(group), group))
        failing = tuple(sorted(set(needs.fail)))
        for given in islice(self._choices(needed, start), _MOST_TRIED):
            denied = self._denied(given, failing)
            if denied is not None:
                yield Facts(tuple(Setting(d, v) for d, v in sorted(given.items())), denied)

    def _choices(self, needed: list[tuple[Setting, ...]], given: dict[str, str]) -> Iterator[dict[str, str]]:
        if not needed:
            yield given
            return
        first, *rest = needed
        if any(self._fits(given, setting) for setting in first):
            yield from self._choices(rest, given)
            return
        for setting in first:
            value = self._both(given.get(setting.dimension), setting)
            if value is not None:
                yield from self._choices(rest, {**given, setting.dimension: value})

    def _fits(self, given: Mapping[str, str], setting: Setting) -> bool:
        value = given.get(setting.dimension)
        return value is not None and self.values.below(Setting(setting.dimension, value), setting)

    def _both(self, value: str | None, setting: Setting) -> str | None:
        """A value that is a case of both, None if there is none."""
        if value is None:
            return setting.value
        known = Setting(setting.dimension, value)
        if self.values.below(known, setting):
            return value
        if self.values.below(setting, known):
            return setting.value
        return self._shared_band(known, setting)

    def _shared_band(self, one: Setting, other: Setting) -> str | None:
        if one.dimension not in self.values.numeric:
            return None
        first, second = interval(one.value), interval(other.value)
        if first is None or second is None:
            return None
        low, high = max(first[0], second[0]), min(first[1], second[1])
        if low > high:
            return None
        return str(int(low)) if low == high else f"{int(low)}-{int(high)}"

    def _denied(self, given: Mapping[str, str], failing: Iterable[Setting]) -> tuple[Setting, ...] | None:
        """Of the settings that must not hold those that have to be denied; None if one of them holds."""
        denied = []
        for setting in failing:
            value = given.get(setting.dimension)
            if value is None:
                denied.append(setting)
                continue
            known = Setting(setting.dimension, value)
            if self.values.below(known, setting):
                return None
            if self.values.below(setting, known) or self.values.overlap(known, setting):
                denied.append(setting)
        return tuple(denied)


def excludes(values: Values, one: Setting, other: Setting) -> bool:
    """Whether two settings of one dimension cannot both hold."""
    return one.dimension == other.dimension and not (
        values.below(one, other) or values.below(other, one) or values.overlap(one, other)
    )


def same_groups(one: Iterable[Group], other: Iterable[Group]) -> bool:
    """Whether two claims have the same conditions, in whatever order."""
    return _canonical(one) == _canonical(other)


def _canonical(groups: Iterable[Group]) -> frozenset[tuple[GroupKind, frozenset[Setting]]]:
    return frozenset((g.kind, frozenset(g.settings)) for g in groups)
