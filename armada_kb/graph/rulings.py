"""Edges between named things: out of claims that join them, of orders, and of statements that win over others."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from armada_kb.answer.index import Index
from armada_kb.answer.timing import timed
from armada_kb.datalog.engine import Engine
from armada_kb.graph.conclusions import by_act, conclusions
from armada_kb.graph.parts import Edge, Polarity, Status, status_of
from armada_kb.graph.relating import relation_of
from armada_kb.model.claims import Claim
from armada_kb.model.vocabulary import Relation


def joint_claims(index: Index) -> dict[tuple[str, ...], tuple[Claim, ...]]:
    """The claims that need two named things and more, by what they need."""
    found: dict[tuple[str, ...], list[Claim]] = defaultdict(list)
    for claim in index.claims.values():
        if len(claim.parties) > 1:
            found[tuple(sorted(claim.parties))].append(claim)
    return {parties: tuple(claims) for parties, claims in sorted(found.items())}


def ruled(index: Index, engine: Engine) -> Iterator[Edge]:
    """From the thing on whose page a ruling stands to each other one that it needs, with the program's conclusion."""
    declared = dict(index.kb.vocabulary.relations)
    for parties, claims in joint_claims(index).items():
        polarity = by_act(conclusions(parties, index, engine))
        for claim in claims:
            for source, target in ends_of(claim, parties, index):
                for step in steps_of(claim, index.statements[claim.statement].home, index):
                    yield Edge(source, target, relation_of(claim, declared), step,
                               status_of((claim.statement,), index), polarity.get(claim.act, Polarity.OPEN),
                               (claim.statement,))  # fmt: skip


def ends_of(claim: Claim, parties: tuple[str, ...], index: Index) -> Iterator[tuple[str, str]]:
    """The ends of a joint claim's edges: the thing on whose page it stands (else its first), and each other one."""
    home = index.statements[claim.statement].home
    source = home if home in parties else parties[0]
    yield from ((source, target) for target in parties if target != source)


def steps_of(claim: Claim, home: str, index: Index) -> tuple[str, ...]:
    """The windows of a claim; where it names none, the one window of its card's timing; else none (an empty id)."""
    if claim.windows:
        return claim.windows
    timing = {w for c in timed(home, index) for w in c.windows} if home in index.entities else set()
    return tuple(timing) if len(timing) == 1 else ("",)


def ordered(index: Index) -> Iterator[Edge]:
    """The order of two named things: by a statement on both, or, of a ruled pair, by the timing of each."""
    for p in index.precedences:
        if p.earlier in index.entities and p.later in index.entities:
            yield Edge(p.earlier, p.later, Relation.BEFORE, "", status_of((p.statement,), index), Polarity.YES,
                       (p.statement,))  # fmt: skip
    moments = {}
    for parties in joint_claims(index):
        for party in parties:
            if party not in moments:
                moments[party] = _moment(party, index)
        first, second = (moments[p] for p in parties[:2])
        if len(parties) == 2 and first and second:
            (a, one), (b, other) = first, second
            places = index.windows[a].position, index.windows[b].position
            relation, step = Relation.SAME_WINDOW, a
            if a != b:
                relation, step = (Relation.BEFORE if places[0] < places[1] else Relation.AFTER), ""
            yield Edge(*parties, relation, step, Status.DERIVED, Polarity.YES, (one, other))


def _moment(card: str, index: Index) -> tuple[str, str] | None:
    """The first window of a card with the statement that tells it."""
    moments = [(index.windows[w].position, c.statement, w) for c in timed(card, index) for w in c.windows]
    if not moments:
        return None
    _, statement, window = min(moments)
    return window, statement


def defeating(index: Index) -> Iterator[Edge]:
    """Statements that defeat or replace one on another page, and rulings that only apply a rule, which they require."""
    for s in index.statements.values():
        for relation, targets in (
            (Relation.DEFEATS, (*s.defeats, *s.replaces)),
            (Relation.REQUIRES, s.illustrates),
        ):
            for target in targets:
                other = index.statements.get(target)
                if other is not None and other.home != s.home:
                    yield Edge(s.home, other.home, relation, "", status_of((s.id,), index), Polarity.YES,
                               (s.id, other.id))  # fmt: skip
