"""From claims and a question to the program that decides it: `compile_case`, one small pass after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from armada_kb.datalog import taxonomy
from armada_kb.datalog.case import Case
from armada_kb.datalog.levels import beats_depth
from armada_kb.datalog.program import Atom, Fact, Literal, Origin, OriginKind, Program, Rule
from armada_kb.datalog.slices import Slice, condition_id, lets_use, settings_of, speaking, take
from armada_kb.datalog.verdict import BITES, SIDES, claim_rules, situation_rules, suffix
from armada_kb.model.claims import Claim, Derivation, Filler, Group, GroupKind, Mode, Setting
from armada_kb.model.entities import Entity
from armada_kb.model.language import WHOLE_CARD
from armada_kb.model.vocabulary import Vocabulary

__all__ = ["ONLY_MODES", "PASSES", "compile_case", "compile_slice"]

ONLY_MODES = (Mode.MAY, Mode.MUST, Mode.DOES)
_BANS = (Mode.CANNOT, Mode.DOES_NOT)

_ASKER = Origin(OriginKind.QUESTION, why="said in the question")
_TAXONOMY = Origin(OriginKind.VOCABULARY, why="what the terms mean")
_CONDITIONS = Origin(OriginKind.VOCABULARY, why="what the condition consists of")


def _fact(predicate: str, *terms: str | int, origin: Origin) -> Fact:
    return Fact(Atom(predicate, terms), origin)


def _ground(predicate: str, *terms: str | int, positive: bool = True) -> Literal:
    return Literal(Atom(predicate, terms), positive)


def _said(statement: str, text: str) -> Origin:
    return Origin(OriginKind.STATEMENT, (statement,), text)


def question_facts(part: Slice) -> Iterator[Fact]:
    """What is asked, about what, and what the asker says of the situation."""
    case = part.case
    yield _fact("asked", case.asked.value, origin=_ASKER)
    for act in sorted(set(case.acts)):
        yield _fact("qact", act, origin=_ASKER)
    for role, thing in sorted(set(case.roles)):
        yield _fact("qrole", role.value, thing, origin=_ASKER)
    for role in sorted(set(case.needed_roles)):
        yield _fact("needsrole", role.value, origin=_ASKER)
    for entity in sorted(set(case.present)):
        yield _fact("present", entity, origin=_ASKER)
    for entity in sorted(set(case.closed)):
        yield _fact("closed", entity, origin=_ASKER)
    for setting in part.given:
        yield _fact("given", setting.dimension, setting.value, origin=_ASKER)
    for setting in part.denied:
        yield _fact("denied", setting.dimension, setting.value, origin=_ASKER)


def presumptions(part: Slice) -> Iterator[Fact]:
    """The default of every dimension that has one; the rules let the question override it."""
    for dimension in part.dimensions:
        if dimension.default is not None and dimension.id not in part.case.unpresumed:
            statements = (dimension.presumption,) if dimension.presumption else ()
            origin = Origin(OriginKind.PRESUMPTION, statements, "presumed where nothing is said")
            yield _fact("default", dimension.id, dimension.default, origin=origin)


def _counted(filler: Filler, claim: Claim, said_number: int | None) -> Iterator[Fact]:
    """How many a claim speaks of, and whether the number asked about is outside that (one, where none is said).

    Who may do something to three may do it to two; but what has six hull zones does not have two of them.
    """
    if filler.amount is None:
        return
    asked = said_number or 1
    said = _said(claim.statement, claim.text)
    yield _fact("amount", claim.id, filler.role.value, filler.amount, origin=said)
    if claim.mode in (*_BANS, Mode.NEED_NOT):
        outside = asked < filler.amount
    elif claim.mode is Mode.DOES and said_number is not None:
        outside = asked != filler.amount
    else:
        outside = asked > filler.amount
    if outside:
        yield _fact("outside", claim.mode.value, filler.amount, asked, origin=_TAXONOMY)


def claim_facts(part: Slice) -> Iterator[Fact]:
    """What each claim says, with its statement as the origin."""
    amounts = dict(part.case.amounts)
    for claim in part.claims:
        origin = _said(claim.statement, claim.text)
        yield _fact("mode", claim.id, claim.mode.value, origin=origin)
        yield _fact("act", claim.id, claim.act, origin=origin)
        for act in part.case.acts:
            if lets_use(claim, act, part.vocabulary):
                yield _fact("lets", claim.id, act, origin=_TAXONOMY)
        for filler in claim.roles:
            yield _fact("role", claim.id, filler.role.value, filler.thing, origin=origin)
            yield from _counted(filler, claim, amounts.get(filler.role))
        for party in claim.parties:
            yield _fact("party", claim.id, party, origin=origin)
        for group in claim.groups:
            yield _fact("group", claim.id, condition_id(group), group.kind.value, origin=origin)
        if claim.only and claim.mode in ONLY_MODES:
            yield _fact("only", claim.id, origin=origin)
    for role in sorted({f.role for claim in part.claims for f in claim.roles if f.amount is not None}):
        yield _fact("qamount", role.value, amounts.get(role, 1), origin=_ASKER)
    statements = {claim.id: claim.statement for claim in part.claims}
    for winner, loser in part.beats:
        origin = Origin(OriginKind.STATEMENT, (statements[winner],), f"wins over {statements[loser]}")
        yield _fact("beats", winner, loser, origin=origin)


def condition_facts(part: Slice) -> Iterator[Fact]:
    """Each distinct condition once, with the settings that meet it, and each distinct act and filler."""
    conditions = {condition_id(group): group for claim in part.claims for group in claim.groups}
    for name, group in sorted(conditions.items()):
        for setting in sorted(set(group.settings)):
            yield _fact("alt", name, setting.dimension, setting.value, origin=_CONDITIONS)
    for setting in part.settings:
        yield _fact("wanted", setting.dimension, setting.value, origin=_CONDITIONS)
    for act in sorted({claim.act for claim in part.claims}):
        yield _fact("topic", act, origin=_CONDITIONS)
    for role, thing in sorted({(f.role.value, f.thing) for claim in part.claims for f in claim.roles}):
        yield _fact("filler", role, thing, origin=_CONDITIONS)
    levels = dict(part.levels)
    for dimension in part.dimensions:
        yield _fact(f"dim{suffix(levels[dimension.id], part.depth)}", dimension.id, origin=_CONDITIONS)


def taxonomy_facts(part: Slice) -> Iterator[Fact]:
    """What counts as what, among the terms of this program alone."""
    acts = {claim.act for claim in part.claims}
    for one, other in taxonomy.pairs(part.case.acts, acts, taxonomy.act_parents(part.vocabulary)):
        yield _fact("act_isa", one, other, origin=_TAXONOMY)
    things = {filler.thing for claim in part.claims for filler in claim.roles}
    asked = {thing for _, thing in part.case.roles}
    for one, other in taxonomy.pairs(asked, things, taxonomy.thing_parents(part.vocabulary, part.entities)):
        yield _fact("isa", one, other, origin=_TAXONOMY)
    yield from _value_facts(part)


def _value_facts(part: Slice) -> Iterator[Fact]:
    taken = {*part.given, *part.denied, *(d.gives for d in part.derivations)}
    taken |= {Setting(d.id, d.default) for d in part.dimensions if d.default is not None}
    by_dimension: dict[str, list[Setting]] = {}
    for setting in sorted(taken.union(part.settings)):
        by_dimension.setdefault(setting.dimension, []).append(setting)
    for dimension, members in by_dimension.items():
        for one in members:
            for other in members:
                if one not in taken and other not in taken:
                    continue
                if part.values.below(one, other):
                    yield _fact("below", dimension, one.value, other.value, origin=_TAXONOMY)
                elif part.values.overlap(one, other):
                    yield _fact("overlaps", dimension, one.value, other.value, origin=_TAXONOMY)


def claim_conditions(part: Slice) -> Iterator[Rule]:
    """One rule for each claim: it is met when everything that it asks for is so."""
    for claim in part.claims:
        body = [_ground("mode", claim.id, claim.mode.value)]
        if claim.act != WHOLE_CARD:
            body.append(_ground("actfine", claim.act))
            body += [_ground("rolefine", filler.role.value, filler.thing) for filler in claim.roles]
        body += [_ground("present", party) for party in claim.parties]
        for group in claim.groups:
            met = "offg" if group.kind is GroupKind.EXCEPTION else "okg"
            body.append(_ground(met, condition_id(group)))
        if any(lets_use(claim, act, part.vocabulary) for act in part.case.acts):
            body.append(_ground("unasked", claim.id, positive=False))
        if any(filler.amount is not None for filler in claim.roles):
            body.append(_ground("outsized", claim.id, positive=False))
        origin = _said(claim.statement, claim.text)
        yield Rule("its conditions are met", Atom("met", (claim.id,)), tuple(body), origin)


def failing_conditions(part: Slice) -> Iterator[Rule]:
    """One rule for each condition: it cannot be met when each of its settings is excluded."""
    conditions = {condition_id(group): group for claim in part.claims for group in claim.groups}
    for name, group in sorted(conditions.items()):
        body = tuple(_ground("off", s.dimension, s.value) for s in sorted(set(group.settings)))
        if body:
            yield Rule("every case is excluded", Atom("offg", (name,)), body, _CONDITIONS)


def derivation_rules(part: Slice) -> Iterator[Fact | Rule]:
    """When a derivation applies and when it certainly does not, on the level of the dimension that it gives."""
    levels = dict(part.levels)
    seen: set[tuple[int, str]] = set()
    for derivation in part.derivations:
        level = levels[derivation.gives.dimension]
        origin = _said(derivation.statement, derivation.text)
        gives = Atom(f"gives_{level}", (derivation.id, derivation.gives.dimension, derivation.gives.value))
        yield Fact(gives, origin)
        for dimension in sorted({setting.dimension for setting in settings_of(derivation.conditions)}):
            yield _fact("rests", derivation.id, dimension, origin=origin)
        body = [Literal(gives), *(_ground("present", party) for party in derivation.parties)]
        for group in derivation.conditions:
            name = condition_id(group)
            if (level, name) not in seen:
                seen.add((level, name))
                yield from _readiness(group, level, levels)
            ready, unready = _ground(f"ready_{level}", name), _ground(f"unready_{level}", name)
            met, unmet = (unready, ready) if group.kind is GroupKind.EXCEPTION else (ready, unready)
            if group.kind is GroupKind.CONCESSION:
                unmet = _ground(f"ready_{level}", name, positive=False)
            body.append(met)
            stopped = Atom(f"stopped_{level}", (derivation.id,))
            yield Rule("a condition of it is not met", stopped, (Literal(gives), unmet), origin)
        yield Rule("its conditions are met", Atom(f"fires_{level}", (derivation.id,)), tuple(body), origin)


def _readiness(group: Group, level: int, levels: dict[str, int]) -> Iterator[Rule]:
    settings = sorted(set(group.settings))
    name = condition_id(group)
    for s in settings:
        fits = _ground(f"fit_{levels[s.dimension]}", s.dimension, s.value)
        yield Rule("one case is enough", Atom(f"ready_{level}", (name,)), (fits,), _CONDITIONS)
    excluded = tuple(_ground(f"off_{levels[s.dimension]}", s.dimension, s.value) for s in settings)
    yield Rule("every case is excluded", Atom(f"unready_{level}", (name,)), excluded, _CONDITIONS)


def verdict_program(part: Slice) -> Iterator[Fact | Rule]:
    """The rules that are the same for every question, as deep as this one needs them."""
    yield from (fact for fact in SIDES if fact.atom.terms[0] == part.case.asked.value)
    yield from BITES
    yield from situation_rules(part.depth)
    yield from claim_rules(beats_depth(part.beats))


PASSES: tuple[Callable[[Slice], Iterator[Fact] | Iterator[Rule] | Iterator[Fact | Rule]], ...] = (
    question_facts,
    presumptions,
    claim_facts,
    condition_facts,
    taxonomy_facts,
    claim_conditions,
    failing_conditions,
    derivation_rules,
    verdict_program,
)


def compile_case(
    claims: Iterable[Claim],
    derivations: Iterable[Derivation],
    beats: Iterable[tuple[str, str]],
    vocabulary: Vocabulary,
    case: Case,
    entities: tuple[Entity, ...] = (),
) -> Program:
    """The program whose `verdict` answers the case.

    `beats` are pairs of claim ids, winner first. `entities` tell of what kind named things are, where a role may be
    filled by one. Raises `ProgramRefused` with the names in the circle where derivations or `beats` go in one.
    """
    used = speaking(claims, vocabulary, case, entities)
    return compile_slice(take(used, derivations, beats, vocabulary, case, entities))


def compile_slice(part: Slice) -> Program:
    """The program of the claims of a slice, all of them."""
    facts: list[Fact] = []
    rules: list[Rule] = []
    for compiled in PASSES:
        for item in compiled(part):
            if isinstance(item, Fact):
                facts.append(item)
            else:
                rules.append(item)
    return Program(tuple(dict.fromkeys(facts)), tuple(dict.fromkeys(rules)))
