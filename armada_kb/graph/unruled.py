"""Pairs of cards that touch one thing at one moment while no statement joins them and the program decides nothing."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from armada_kb.answer.hypotheses import Hypothesis
from armada_kb.answer.index import Index
from armada_kb.answer.reach import bears_on, reaches
from armada_kb.datalog.case import Asked, Case
from armada_kb.datalog.engine import Engine
from armada_kb.datalog.from_model import compile_case
from armada_kb.datalog.outcome import Verdict
from armada_kb.datalog.solve import solve
from armada_kb.graph.effects import Effect, effects, meet, unsettled, witness
from armada_kb.graph.parts import Edge, Polarity, Status
from armada_kb.model.claims import Role
from armada_kb.model.vocabulary import Relation


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two effects that meet in a thing. `polarity` is what the program makes of it: several outcomes, or none."""

    one: Effect
    other: Effect
    thing: str
    polarity: Polarity


def meetings(index: Index, engine: Engine) -> Iterator[Meeting]:
    """One meeting for each pair of cards that no claim joins, the one with several outcomes where there is one."""
    for found in touching(index).values():
        judged = [Meeting(a, b, thing, outcome(a, b, thing, index, engine)) for a, b, thing in found[:_MOST_TRIED]]
        yield min(judged, key=lambda m: m.polarity is not Polarity.SEVERAL)


# Of effects that meet in many ways the first ones tell enough.
_MOST_TRIED = 2


def touching(index: Index) -> dict[tuple[str, str], list[tuple[Effect, Effect, str]]]:
    """The pairs of effects on related things that matter to each other, by their cards, which no claim joins."""
    joined = {pair for c in index.claims.values() for pair in combinations(sorted(set(c.parties)), 2)}
    return {cards: found for cards, found in sorted(_candidates(index).items()) if cards not in joined}


def _candidates(index: Index) -> dict[tuple[str, str], list[tuple[Effect, Effect, str]]]:
    """The pairs of effects on related things that matter to each other, by their cards."""
    by_thing: dict[str, list[Effect]] = defaultdict(list)
    for own in effects(index).values():
        for effect in own:
            for thing in dict.fromkeys(effect.things):
                by_thing[thing].append(effect)
    found: dict[tuple[str, str], list[tuple[Effect, Effect, str]]] = defaultdict(list)
    for thing, here in by_thing.items():
        above = [e for general in index.general(thing) for e in by_thing.get(general, ())]
        for one in here:
            for other in above:
                if one.card != other.card and unsettled(one, other):
                    shared = meet(one, other, index)
                    first, second = sorted((one, other), key=lambda e: e.card)
                    key = (first.card, second.card)
                    if shared and (first, second, shared) not in found[key]:
                        found[key].append((first, second, shared))
    return {key: pairs for key, pairs in found.items() if pairs}


def outcome(one: Effect, other: Effect, thing: str, index: Index, engine: Engine) -> Polarity:
    """What the program says when both effects are in play on the thing they share: several outcomes, or none.

    Where it reaches one verdict, that is by the text of one card alone: nothing says what the other makes of it.
    """
    if one.claim is None or other.claim is None:
        return Polarity.SEVERAL if one.operation and other.operation else Polarity.OPEN
    given = witness(one, other, index)
    said = frozenset(setting.dimension for setting in given)
    verdicts = set()
    for effect in (one, other):
        act = Hypothesis(effect.act, None)
        near = (c for c in index.claims_among((one.card, other.card)) if reaches(c, act, index))
        claims = tuple(c for c in near if c.parties or bears_on(c, said, index))
        case = Case(Asked.DOES, acts=(effect.act,), roles=((Role.OBJECT, thing),), present=(one.card, other.card),
                    given=given)  # fmt: skip
        entities = tuple(index.entities[card] for card in (one.card, other.card))
        program = compile_case(claims, index.derivations, index.beats, index.kb.vocabulary, case, entities)
        verdicts.add(solve(program, engine).verdict)
    several = Verdict.CONFLICT in verdicts or (one.act == other.act and verdicts == {Verdict.YES})
    return Polarity.SEVERAL if several else Polarity.OPEN


def unruled(index: Index, engine: Engine) -> Iterator[Edge]:
    """The edges between cards that meet and that nobody has ruled on."""
    for m in meetings(index, engine):
        steps = m.one.windows & m.other.windows or m.one.windows | m.other.windows
        step = min(steps, key=lambda w: index.windows[w].position) if steps else ""
        statements = tuple(dict.fromkeys((m.one.statement, m.other.statement)))
        yield Edge(m.one.card, m.other.card, Relation.SAME_WINDOW, step, Status.UNRULED, m.polarity, statements)
