"""Two statements that give opposite verdicts: the smallest situation in which they do, confirmed by two engines.

A clash is what both engines conclude: in that situation the one statement alone says yes, the other alone says no.
What the two say together tells which of them wins, or that a judge must decide.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from armada_kb.conflicts.opposites import Aspect, Opposition, is_exception
from armada_kb.conflicts.quick import Quick, Unsure
from armada_kb.conflicts.situations import Facts, Terms
from armada_kb.datalog.case import Asked, Case
from armada_kb.datalog.engine import Engine, Model
from armada_kb.datalog.from_model import compile_case
from armada_kb.datalog.outcome import Verdict
from armada_kb.model.claims import Claim, Derivation, Mode, Setting
from armada_kb.model.entities import Entity
from armada_kb.model.statements import Source, Statement

_MOST_FACTS_TRIED = 12


class Reason(StrEnum):
    """Why one of two statements wins, or that none does."""

    BAN = "cannot is absolute"
    DEFEATS = "it defeats the other"
    REPLACES = "it replaces the other"
    PERMISSION = "a permission wins over what another one leaves out"
    JUDGE = "a judge must decide"


@dataclass(frozen=True, slots=True)
class Clash:
    """Two statements, yes first, and the case in which they say opposite things.

    `winner` is the id of the statement that wins by `reason`; None where a judge must decide. An `exception` is one of
    them to the other, as rules are full of (`is_exception`).
    """

    yes: Claim
    no: Claim
    aspect: Aspect
    case: Case
    winner: str | None
    reason: Reason
    exception: bool = False

    @property
    def statements(self) -> tuple[str, str]:
        return (self.yes.statement, self.no.statement)

    @property
    def settled(self) -> bool:
        """Whether the two need nobody: one is an exception to the other, or says itself that it wins."""
        return self.exception or self.reason in (Reason.DEFEATS, Reason.REPLACES)


@dataclass(frozen=True, slots=True)
class World:
    """What beside the two statements takes part: derived values, what wins over what, authorities, and the engines."""

    terms: Terms
    derivations: tuple[Derivation, ...]
    engines: tuple[Engine, ...]
    quick: Quick

    def model(self, claims: Iterable[Claim], case: Case, engine: Engine) -> Model:
        program = compile_case(claims, self.derivations, (), self.terms.vocabulary, case, self._entities(case))
        return engine.solve(program)

    def _entities(self, case: Case) -> tuple[Entity, ...]:
        return tuple(e for e in self.terms.entities if e.id in case.present)


def found(opposition: Opposition, one: Statement, other: Statement, world: World) -> Clash | None:
    """The clash of two statements by an opposition of their claims; None where no situation shows one.

    `one` is the statement of the claim that says yes.
    """
    yes_claims, no_claims = _claims(one, opposition, yes=True), _claims(other, opposition, yes=False)
    acted = tuple(world.terms.acted(opposition.act, opposition.roles))
    for number, facts in enumerate(world.terms.facts(opposition.needs, acted)):
        if number >= _MOST_FACTS_TRIED:
            return None
        case = _case(opposition, facts)
        if not _opposed(yes_claims, no_claims, case, world) or not _possible(yes_claims, no_claims, case, world):
            continue
        smallest = _smallest(yes_claims, no_claims, case, world)
        if all(_concluded(yes_claims, no_claims, smallest, world, engine) for engine in world.engines):
            return _judged(opposition, one, other, smallest, world.terms)
    return None


def _claims(statement: Statement, opposition: Opposition, *, yes: bool) -> tuple[Claim, ...]:
    """The claims of a statement, with what it rules out or ends without saying so."""
    implied = opposition.implied
    own = statement.meaning.claims
    if implied is not None and (opposition.aspect is Aspect.LIMIT) is yes:
        return (*own, implied)
    return own


def _case(opposition: Opposition, facts: Facts) -> Case:
    parties = {*opposition.yes.parties, *opposition.no.parties}
    return Case(
        asked=opposition.asked, acts=(opposition.act,), roles=opposition.roles, present=tuple(sorted(parties)),
        given=facts.given, not_given=facts.denied, amounts=opposition.amounts,
    )  # fmt: skip


def _possible(yes: tuple[Claim, ...], no: tuple[Claim, ...], case: Case, world: World) -> bool:
    """Whether no rule gives a value that excludes what the case says: nobody could be in such a situation."""
    if world.quick.derivable(case).isdisjoint(s.dimension for s in (*case.given, *case.not_given)):
        return True
    model = world.model((*yes, *no), case, world.engines[0])
    given = {s.dimension: s for s in case.given}
    denied = set(case.not_given)
    level = 1
    while model.rows(f"gives_{level}"):
        fires = {row[0] for row in model.rows(f"fires_{level}")}
        for name, dimension, value in model.rows(f"gives_{level}"):
            if name in fires:
                told, said = Setting(str(dimension), str(value)), given.get(str(dimension))
                below = world.terms.values.below
                if told in denied or (said is not None and not below(told, said) and not below(said, told)):
                    return False
        level += 1
    return True


def _opposed(yes: tuple[Claim, ...], no: tuple[Claim, ...], case: Case, world: World) -> bool:
    try:
        return (
            world.quick.verdict(yes, case) is Verdict.YES and world.quick.verdict(no, case) is Verdict.NO
        )  # fmt: skip
    except Unsure:
        return _concluded(yes, no, case, world, world.engines[0])


def _concluded(yes: tuple[Claim, ...], no: tuple[Claim, ...], case: Case, world: World, engine: Engine) -> bool:
    """Whether an engine concludes yes from the ones and no from the others."""
    return (
        _verdict(world.model(yes, case, engine)) is Verdict.YES
        and _verdict(world.model(no, case, engine)) is Verdict.NO
    )


def _verdict(model: Model) -> Verdict | None:
    rows = model.rows("verdict")
    return Verdict(str(rows[0][0])) if len(rows) == 1 else None


def _smallest(yes: tuple[Claim, ...], no: tuple[Claim, ...], case: Case, world: World) -> Case:
    """The case without every fact that the clash does not need."""
    while True:
        for facts in Facts(case.given, case.not_given).smaller():
            smaller = replace(case, given=facts.given, not_given=facts.denied)
            if _opposed(yes, no, smaller, world):
                case = smaller
                break
        else:
            return case


def _judged(opposition: Opposition, one: Statement, other: Statement, case: Case, terms: Terms) -> Clash:
    winner, reason = _winner(opposition, one, other)
    return Clash(
        opposition.yes, opposition.no, opposition.aspect, case, winner, reason, is_exception(opposition, terms)
    )


def _winner(opposition: Opposition, one: Statement, other: Statement) -> tuple[str | None, Reason]:
    for winner, loser in ((one, other), (other, one)):
        if loser.id in winner.replaces:
            return winner.id, Reason.REPLACES
        if loser.id in winner.defeats:
            return winner.id, Reason.DEFEATS
    if opposition.implied is None and opposition.no.mode is Mode.CANNOT and opposition.asked is not Asked.MUST:
        return other.id, Reason.BAN
    if opposition.aspect is Aspect.CONDITION:
        return one.id, Reason.PERMISSION
    return None, Reason.JUDGE


def leans(one: Statement, other: Statement, sources: dict[str, Source]) -> str:
    """What authority and date would say where no statement settles it, in words; nothing where they are equal."""
    ranks = [sources[s.citation.source].rank if s.citation.source in sources else 99 for s in (one, other)]
    if ranks[0] != ranks[1]:
        higher = one if ranks[0] < ranks[1] else other
        return f"by authority {higher.id} ({higher.citation.source}) would win"
    days = [s.citation.date for s in (one, other)]
    if days[0] and days[1] and days[0] != days[1]:
        newer = one if days[0] > days[1] else other
        return f"by date {newer.id} ({newer.citation.date}) would win"
    return ""
