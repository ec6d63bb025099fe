"""All pairs of statements that may clash, found by what they are about, and the clashes among them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator

from armada_kb.answer.index import Index
from armada_kb.conflicts.clashes import Clash, World, found
from armada_kb.conflicts.opposites import Opposition, banned_besides, is_exception, oppositions
from armada_kb.conflicts.quick import Quick
from armada_kb.conflicts.situations import Terms
from armada_kb.datalog.clingo_engine import ClingoEngine, EngineMissing
from armada_kb.datalog.engine import Engine
from armada_kb.datalog.pydatalog_engine import PyDatalogEngine
from armada_kb.model.claims import Claim
from armada_kb.model.language import WHOLE_CARD

_MOST_WAYS = 12


def world_of(index: Index, *, confirmed: bool = True) -> World:
    """What clashes are looked for in: the knowledge in force on a day, and one engine, or two that must agree."""
    engines: list[Engine] = [PyDatalogEngine()]
    if confirmed:
        engines.append(ClingoEngine())
    terms = Terms(index.kb.vocabulary, tuple(index.entities.values()))
    return World(terms, index.derivations, tuple(engines), Quick(terms, index.derivations))


def clashes(
    index: Index, world: World, among: Collection[str] | None = None, *, exceptions: bool = True
) -> Iterator[Clash]:
    """One clash for every two statements that have one, in the order of their ids.

    `among`: only those of these statements with any others. `exceptions`: also where one is an exception to the other;
    most rules work that way, so there are many of them.
    """
    by_pair: dict[tuple[str, str], list[Opposition]] = defaultdict(list)
    for one, other in candidates(index, world.terms, among):
        for opposition in oppositions(one, other, world.terms):
            if not exceptions and _as_rules_work(opposition, index, world.terms):
                continue
            first, second = sorted((one.statement, other.statement))
            by_pair[(first, second)].append(opposition)
    for pair in sorted(by_pair):
        ways = sorted(
            by_pair[pair], key=lambda o: (len(o.needs.hold) + len(o.needs.fail), o.yes.text, o.no.text, o.aspect)
        )
        for opposition in ways[:_MOST_WAYS]:
            yes, no = (index.statements[c.statement] for c in (opposition.yes, opposition.no))
            clash = found(opposition, yes, no, world)
            if clash is not None:
                yield clash
                break


def _as_rules_work(opposition: Opposition, index: Index, terms: Terms) -> bool:
    """Whether one is an exception to the other, or only leaves out what its card bans in so many words."""
    home = index.statements[opposition.no.statement].home
    own = (claim for statement in index.statements_of[home] for claim in statement.meaning.claims)
    return is_exception(opposition, terms) or banned_besides(opposition, own, terms)


def candidates(index: Index, terms: Terms, among: Collection[str] | None = None) -> Iterator[tuple[Claim, Claim]]:
    """Pairs of claims of two statements about related acts and the same cards, or about a card and the rules."""
    by_act: dict[str, dict[frozenset[str], list[Claim]]] = defaultdict(lambda: defaultdict(list))
    for claim in index.claims.values():
        by_act[claim.act][frozenset(claim.parties)].append(claim)
    acts = sorted(by_act)
    for number, act in enumerate(acts):
        for other in acts[number:]:
            if act == other or WHOLE_CARD in (act, other) or terms.act_of_both(act, other) is not None:
                yield from _about_the_same(by_act[act], by_act[other], among, same=act == other)


def _about_the_same(
    first: dict[frozenset[str], list[Claim]], second: dict[frozenset[str], list[Claim]],
    among: Collection[str] | None, *, same: bool,
) -> Iterator[tuple[Claim, Claim]]:  # fmt: skip
    nested: dict[str, list[frozenset[str]]] = defaultdict(list)
    for parties in second:
        for party in parties or ("",):
            nested[party].append(parties)
    for parties, claims in first.items():
        reached: Iterable[frozenset[str]] = second if not parties else {p for q in (*parties, "") for p in nested[q]}
        for others in reached:
            if not (parties <= others or others <= parties):
                continue
            for one in claims:
                for other in second[others]:
                    if one.statement == other.statement or (same and (one.id >= other.id)):
                        continue
                    if among is None or one.statement in among or other.statement in among:
                        yield one, other


__all__ = ["EngineMissing", "candidates", "clashes", "world_of"]
