"""Three cards of which two rulings, each on two of them, say what cannot both be, while none speaks of all three."""

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
from armada_kb.graph.effects import CHANGING, Effect, compatible, effect_of, witness
from armada_kb.graph.parts import Polarity
from armada_kb.graph.relating import relation_of
from armada_kb.model.claims import Claim, Mode, Role, Setting


@dataclass(frozen=True, slots=True)
class Clash:
    """Two claims about one thing whose results differ, the three cards that they need, and a situation for both."""

    cards: tuple[str, ...]
    one: Claim
    other: Claim
    thing: str
    given: tuple[Setting, ...]
    polarity: Polarity


def clashes(index: Index, engine: Engine) -> Iterator[Clash]:
    """One clash for each three cards that have any, in the order of their names."""
    together = {frozenset(c.parties) for c in index.claims.values() if len(c.parties) > 2}
    found: set[tuple[str, ...]] = set()
    for one, other, thing in sorted(_candidates(index), key=lambda c: (c[0].claim_id, c[1].claim_id)):
        if one.claim is None or other.claim is None:
            continue
        cards = tuple(sorted({*one.claim.parties, *other.claim.parties}))
        if len(cards) != 3 or cards in found or any(parties >= set(cards) for parties in together):
            continue
        given = witness(one, other, index)
        verdicts = {_verdict(effect, cards, given, index, engine) for effect in (one, other)}
        if verdicts & {Verdict.YES, Verdict.CONFLICT} and None not in verdicts and Verdict.NO not in verdicts:
            found.add(cards)
            yield Clash(cards, one.claim, other.claim, thing, given, Polarity.SEVERAL)


def _candidates(index: Index) -> Iterator[tuple[Effect, Effect, str]]:
    """Changes of one thing by one act to different results, one of which must be, each by a ruling on two cards."""
    declared = dict(index.kb.vocabulary.relations)
    by_card: dict[str, list[Effect]] = defaultdict(list)
    for claim in index.claims.values():
        relation = relation_of(claim, declared)
        if len(claim.parties) == 2 and relation in CHANGING:
            effect = effect_of(claim, relation, index)
            if effect.things and effect.result:
                for party in claim.parties:
                    by_card[party].append(effect)
    for effects in by_card.values():
        for one, other in combinations(effects, 2):
            must = Mode.MUST in (one.mode, other.mode)
            same = one.act == other.act and one.objects == other.objects and one.objects
            if must and same and one.result != other.result and compatible(one, other, index):
                yield one, other, one.objects[0]


def _verdict(
    effect: Effect, cards: tuple[str, ...], given: tuple[Setting, ...], index: Index, engine: Engine
) -> Verdict | None:
    """Whether what an effect says holds with all three cards there."""
    said = frozenset(s.dimension for s in given)
    near = (c for c in index.claims_among(cards) if reaches(c, Hypothesis(effect.act, None), index))
    claims = tuple(c for c in near if c.parties or bears_on(c, said, index))
    roles = (*((Role.OBJECT, t) for t in effect.objects), *((Role.RESULT, t) for t in effect.result))
    case = Case(Asked.CAN, acts=(effect.act,), roles=roles, present=cards, given=given)
    entities = tuple(index.entities[card] for card in cards)
    program = compile_case(claims, index.derivations, index.beats, index.kb.vocabulary, case, entities)
    return solve(program, engine).verdict
