"""Statements that are of no use, or that contradict their own twins: found by what they say, without a situation."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from armada_kb.answer.index import Index
from armada_kb.conflicts.opposites import covers
from armada_kb.conflicts.situations import Terms, to_meet
from armada_kb.datalog.levels import derivation_edges, find_circle
from armada_kb.model.claims import Claim
from armada_kb.model.logic import core, same_logic
from armada_kb.model.statements import Statement


class Fault(StrEnum):
    """What is wrong with a statement."""

    REDUNDANT = "redundant"
    DUPLICATE = "duplicates differ"
    CIRCLE = "circle"
    NEVER = "never applies"
    RETIRED = "cites a retired statement"


@dataclass(frozen=True, slots=True)
class Remark:
    """Something about a statement, and the statements that it is about too."""

    fault: Fault
    statement: str
    others: tuple[str, ...]
    why: str


def audit(index: Index, terms: Terms, among: Collection[str] | None = None) -> tuple[Remark, ...]:
    """The remarks on all statements in force, or on those that concern some of them, by fault and id."""
    found = [
        *_redundant(index, terms), *_differing_duplicates(index), *_circles(index), *_never(index, terms),
        *_retired(index),
    ]  # fmt: skip
    order = list(Fault)
    return tuple(sorted(
        (r for r in found if among is None or not {r.statement, *r.others}.isdisjoint(among)),
        key=lambda r: (order.index(r.fault), r.statement, r.others),
    ))  # fmt: skip


def _redundant(index: Index, terms: Terms) -> Iterator[Remark]:
    """Statements whose every claim another one makes wherever it applies. Twins on two cards are written twice."""
    by_act: dict[str, list[Claim]] = defaultdict(list)
    for claim in index.claims.values():
        by_act[claim.act].append(claim)
    acts = {act: sorted(o for o in by_act if o in terms.act_above(act)) for act in by_act}
    for statement in index.statements.values():
        meaning = statement.meaning
        if not meaning.claims or replace(meaning, claims=()):
            continue
        implying: set[str] | None = None
        for claim in meaning.claims:
            same = {
                other.statement for act in acts[claim.act] for other in by_act[act]
                if other.statement != statement.id and _says_as_much(other, claim, terms)
            }  # fmt: skip
            implying = same if implying is None else implying & same
            if not implying:
                break
        for other in sorted(implying or ()):
            home = index.statements[other].home
            if home != statement.home and not index.entities[home].is_rule:
                continue
            both_ways = same_logic(meaning, index.statements[other].meaning)
            if not both_ways or other < statement.id:
                why = "says the same" if both_ways else "says as much already"
                yield Remark(Fault.REDUNDANT, statement.id, (other,), f"{other} {why}")
                break


def _says_as_much(general: Claim, special: Claim, terms: Terms) -> bool:
    if general.mode is not special.mode or general.windows != special.windows:
        return False
    if general.only or special.only:
        return general.only and special.only and core(general) == core(special)
    return covers(general, special, terms)


def _differing_duplicates(index: Index) -> Iterator[Remark]:
    """One ruling on the pages of two cards (the same published sentence) that does not say the same there."""
    by_words: dict[str, list[Statement]] = defaultdict(list)
    for statement in index.statements.values():
        if statement.published and any(len(c.parties) > 1 for c in statement.meaning.claims):
            by_words[statement.published].append(statement)
    for twins in by_words.values():
        first, *others = sorted(twins, key=lambda s: s.id)
        for other in others:
            if other.home != first.home and not same_logic(first.meaning, other.meaning):
                yield Remark(Fault.DUPLICATE, other.id, (first.id,),
                             f"it was published in the words of {first.id} and says something else")  # fmt: skip


def _circles(index: Index) -> Iterator[Remark]:
    wins = ((s.id, target) for s in index.statements.values() for target in (*s.defeats, *s.replaces))
    if circle := find_circle(wins):
        yield Remark(Fault.CIRCLE, circle[0], circle[1:-1], f"these win over one another: {' > '.join(circle)}")
    if circle := find_circle((p.earlier, p.later) for p in index.precedences):
        said = sorted({p.statement for p in index.precedences if p.earlier in circle and p.later in circle})
        yield Remark(Fault.CIRCLE, said[0], tuple(said[1:]),
                     f"each comes before the other: {' > '.join(circle)}")  # fmt: skip
    if circle := find_circle(derivation_edges(index.derivations)):
        said = sorted({d.statement for d in index.derivations if d.gives.dimension in circle})
        yield Remark(Fault.CIRCLE, said[0], tuple(said[1:]),
                     f"values follow from one another: {' > '.join(circle)}")  # fmt: skip


def _never(index: Index, terms: Terms) -> Iterator[Remark]:
    """Statements that no situation meets, that end before they begin, or that always lose."""
    for statement in index.kb.statements:
        if statement.until and statement.since and statement.until <= statement.since:
            yield Remark(Fault.NEVER, statement.id, (), "it ends before it begins")
    beaten: dict[str, list[Claim]] = defaultdict(list)
    for winner, loser in index.beats:
        beaten[loser].append(index.claims[winner])
    for statement in index.statements.values():
        claims = statement.meaning.claims
        if not claims or replace(statement.meaning, claims=()):
            continue
        if all(next(terms.facts(to_meet(claim)), None) is None for claim in claims):
            yield Remark(Fault.NEVER, statement.id, (), "its conditions exclude one another")
        elif all(any(covers(winner, claim, terms) for winner in beaten[claim.id]) for claim in claims):
            winners = sorted({w.statement for claim in claims for w in beaten[claim.id]})
            yield Remark(Fault.NEVER, statement.id, tuple(winners), f"it always loses to {', '.join(winners)}")


def _retired(index: Index) -> Iterator[Remark]:
    """Statements in force that rest on one that is not: as an example of it, or by winning over it."""
    known = {s.id: s for s in index.kb.statements}
    for statement in index.statements.values():
        for word, targets in (("defeats", statement.defeats), ("illustrates", statement.illustrates)):
            for target in targets:
                if target in known and target not in index.statements:
                    until = known[target].until
                    ended = f"is in force no longer (until {until})" if until else "is not in force yet"
                    yield Remark(Fault.RETIRED, statement.id, (target,), f"it {word} {target}, which {ended}")
    for dimension in index.kb.vocabulary.dimensions:
        if dimension.presumption in known and dimension.presumption not in index.statements:
            yield Remark(Fault.RETIRED, dimension.presumption, (),
                         f"the default of {dimension.id} rests on it, and it is not in force")  # fmt: skip
