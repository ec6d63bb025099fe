"""What each card's own statements do to what, when and in which situations: that in which two cards can meet."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from armada_kb.answer.index import OWN_TEXT, Index
from armada_kb.answer.timing import timed
from armada_kb.graph.relating import relation_of
from armada_kb.model.claims import DENYING, Claim, GroupKind, Mode, Operation, Role, Setting
from armada_kb.model.language import EQUIP, INTERACT, WHOLE_CARD, WINDOW
from armada_kb.model.vocabulary import Relation

# What a claim is done to and what comes of it; who does it is not changed by it.
_TOUCHED = (Role.OBJECT, Role.RESULT)
_NO_EFFECT = (EQUIP, INTERACT, WHOLE_CARD)
# These make something else of what they touch, so that it matters which of two comes first, and whether both do.
CHANGING = (Relation.REPLACES, Relation.TREATS_AS, Relation.COUNTS_AS)


@dataclass(frozen=True, slots=True)
class Effect:
    """What one claim or quantity rule of a card does. `things` are what it is done to, `result` what comes of it.

    `where` are the settings of its scope, one alternative each; `windows` are empty where nothing tells the moment.
    """

    card: str
    statement: str
    act: str
    mode: Mode
    relation: Relation
    things: tuple[str, ...]
    result: tuple[str, ...]
    windows: frozenset[str]
    where: tuple[tuple[Setting, ...], ...]
    operation: Operation | None = None
    claim: Claim | None = None

    @property
    def claim_id(self) -> str:
        return self.claim.id if self.claim else self.statement

    @property
    def objects(self) -> tuple[str, ...]:
        """What it is done to, without what comes of it."""
        return tuple(f.thing for f in self.claim.fillers(Role.OBJECT)) if self.claim else self.things

    @property
    def denies(self) -> bool:
        return self.mode in DENYING


def effects(index: Index) -> dict[str, tuple[Effect, ...]]:
    """The effects of each card's own text that need no other named thing, without those that only limit themselves.

    Rulings are left out: they say how far the text goes, and have done so already.
    """
    declared = dict(index.kb.vocabulary.relations)
    found: dict[str, list[Effect]] = defaultdict(list)
    for claim in index.claims.values():
        if len(claim.parties) == 1 and claim.act not in _NO_EFFECT and _own_text(claim.statement, index):
            effect = effect_of(claim, relation_of(claim, declared), index)
            if effect.things:
                found[effect.card].append(effect)
    for rule in index.quantities:
        if len(rule.parties) == 1 and _own_text(rule.statement, index):
            where = tuple(g.settings for g in rule.groups if g.kind is GroupKind.SCOPE)
            found[rule.parties[0]].append(
                Effect(rule.parties[0], rule.statement, rule.operation, Mode.DOES, Relation.MODIFIES, (rule.quantity,),
                       (), _timing(rule.parties[0], index), where, rule.operation)
            )  # fmt: skip
    return {card: tuple(_reaching_out(own, index)) for card, own in sorted(found.items())}


def effects_of(card: str, index: Index) -> tuple[Effect, ...]:
    """What the claims of a card's own text do, whatever they do it to."""
    declared = dict(index.kb.vocabulary.relations)
    own = (c for c in index.claims_by_party.get(card, ()) if len(c.parties) == 1 and _own_text(c.statement, index))
    return tuple(effect_of(c, relation_of(c, declared), index) for c in own if c.act not in _NO_EFFECT)


def effect_of(claim: Claim, relation: Relation, index: Index) -> Effect:
    """What one claim does; it needs a party, whose timing is taken where it names no window."""
    card = claim.parties[0]
    things = tuple(f.thing for f in claim.roles if f.role in _TOUCHED and f.thing != card)
    result = tuple(f.thing for f in claim.fillers(Role.RESULT))
    windows = frozenset(claim.windows) or _timing(card, index)
    where = tuple(
        g.settings for g in claim.groups
        if g.kind is not GroupKind.EXCEPTION and all(s.dimension != WINDOW for s in g.settings)
    )  # fmt: skip
    return Effect(card, claim.statement, claim.act, claim.mode, relation, things, result, windows, where, None, claim)


def _own_text(statement: str, index: Index) -> bool:
    return index.statements[statement].section == OWN_TEXT


def _timing(card: str, index: Index) -> frozenset[str]:
    return frozenset(w for c in timed(card, index) for w in c.windows)


def _reaching_out(own: list[Effect], index: Index) -> Iterator[Effect]:
    """Without denials of what the card itself lets one do: they say where its own effect ends and touch no other's."""
    given = {(e.act, thing) for e in own if not e.denies for thing in e.things}
    for effect in own:
        itself = effect.denies and any(
            act == effect.act and index.related(thing, mine) for act, thing in given for mine in effect.things
        )
        if not itself:
            yield effect


def meet(one: Effect, other: Effect, index: Index) -> str | None:
    """What two effects touch both, where that can happen at one moment and in one situation; the more special name."""
    if not same_moment(one, other, index) or not compatible(one, other, index):
        return None
    shared = [a if index.is_a(a, b) else b for a in one.things for b in other.things if index.related(a, b)]
    return min(shared, key=lambda thing: (-len(index.general(thing)), thing)) if shared else None


def same_moment(one: Effect, other: Effect, index: Index) -> bool:
    """Whether a window of one is the other's or lies within it; what has no window may happen at any time."""
    return not one.windows or not other.windows or any(
        index.related(a, b) for a in one.windows for b in other.windows
    )  # fmt: skip


def compatible(one: Effect, other: Effect, index: Index) -> bool:
    """Whether the scopes of both can hold at once: no dimension that both fix to values that exclude each other."""
    theirs = {s.dimension: group for group in other.where for s in group}
    for group in one.where:
        for dimension in {s.dimension for s in group}:
            against = [s for s in theirs.get(dimension, ()) if s.dimension == dimension]
            mine = [s for s in group if s.dimension == dimension]
            single = len({s.dimension for s in (*group, *theirs.get(dimension, ()))}) == 1
            if against and single and not any(_fits(a, b, index) for a in mine for b in against):
                return False
    return True


def _fits(one: Setting, other: Setting, index: Index) -> bool:
    return index.dimensions[one.dimension].numeric or index.related(str(one), str(other))


def witness(one: Effect, other: Effect, index: Index) -> tuple[Setting, ...]:
    """A situation in which both speak: one setting of each of their scopes, the more special where both name one."""
    chosen: dict[str, Setting] = {}
    for group in (*one.where, *other.where):
        if any(s.dimension in chosen and index.related(str(s), str(chosen[s.dimension])) for s in group):
            for s in group:
                kept = chosen.get(s.dimension)
                if kept and index.is_a(str(s), str(kept)):
                    chosen[s.dimension] = s
            continue
        first = group[0]
        chosen.setdefault(first.dimension, first)
    return tuple(sorted(chosen.values()))


def unsettled(one: Effect, other: Effect) -> bool:
    """Whether it matters which of two effects on one thing comes first, or they cannot both be: no rule says which.

    A ban is no such case, for it is absolute. Two that add, or two that allow, go side by side.
    """
    if Mode.CANNOT in (one.mode, other.mode):
        return False
    if one.operation and other.operation:
        return Operation.SET in (one.operation, other.operation)
    if one.denies or other.denies:
        return one.denies != other.denies and one.act == other.act
    changing = (one.relation in CHANGING, other.relation in CHANGING)
    return any(changing) and (one.relation, one.result) != (other.relation, other.result)
