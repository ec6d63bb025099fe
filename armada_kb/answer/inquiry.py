"""Puts a reading of a question to the rules: which act it may mean, the case, and what the program says.

A question's verb often allows several acts ("take", "put"). Each is a hypothesis; those that the claims in reach
explain best are solved, and two equally good ones with different verdicts are no answer.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from armada_kb.answer.asking import Asking, Sought
from armada_kb.answer.index import Index
from armada_kb.answer.reading import Reading
from armada_kb.answer.roles import Part
from armada_kb.answer.situation import ME, Situation, narrowed, parts_of
from armada_kb.answer.spans import Found
from armada_kb.datalog.case import Asked, Case
from armada_kb.datalog.engine import Engine
from armada_kb.datalog.from_model import WHOLE_CARD, compile_case
from armada_kb.datalog.outcome import Outcome
from armada_kb.datalog.program import Program
from armada_kb.datalog.solve import solve
from armada_kb.model.claims import Claim, Group, GroupKind, Role, Setting
from armada_kb.model.language import EQUIP, WINDOW
from armada_kb.model.vocabulary import ConceptKind


@dataclass(frozen=True, slots=True)
class Hypothesis:
    """One way to take the question: the act (None: any), its span and the parts around it.

    An act without a span was not named: the question leaves open what is done, and the claims in reach supply it.
    """

    act: str | None
    span: Found | None
    parts: tuple[Part, ...] = ()

    def part(self, role: Role) -> str | None:
        return next((p.id for p in self.parts if p.role is role), None)


@dataclass(frozen=True, slots=True)
class Finding:
    """What the rules say to one hypothesis. `claims` are those that the question reaches."""

    hypothesis: Hypothesis
    case: Case
    program: Program
    outcome: Outcome
    claims: tuple[Claim, ...]
    situation: Situation
    score: float

    @property
    def decisive(self) -> tuple[Claim, ...]:
        by_id = {c.id: c for c in self.claims}
        return tuple(by_id[id] for id in self.outcome.decisive if id in by_id)


def hypotheses(reading: Reading, index: Index, asking: Asking) -> tuple[Hypothesis, ...]:
    """The acts that the asked clause may mean, each with its roles; light verbs leave the act open."""
    found: list[Hypothesis] = []
    spans = verbs(reading)
    if asking.asked is Asked.FORBIDDEN:
        # "Does spending it stop the attacker from resolving …?" asks about what is stopped.
        starts = [s.start for s in spans if index.concepts[(ConceptKind.ACT, s.id)].forbids]
        spans = [s for s in spans if not starts or s.start >= starts[0]]
    stopped = [s for s in spans if index.concepts[(ConceptKind.ACT, s.id)].forbids]
    for span in spans:
        concept = index.concepts[(ConceptKind.ACT, span.id)]
        if span.id == EQUIP and asking.sought is not Sought.LEGALITY:
            continue  # "take", "put" … mean equipping only where a question is about nothing else
        if concept.light or (concept.forbids and asking.asked is Asked.FORBIDDEN and len(spans) > len(stopped)):
            continue
        found.append(Hypothesis(span.id, span, _cards_act_for_you(parts_of(reading, span, index), index)))
    return tuple(dict.fromkeys(found))


# A relative clause has its verb within this many words: "that are placed", "that Agent Kallus adds".
_RELATIVE_REACH = 2


def verbs(reading: Reading) -> list[Found]:
    """The acts of the asked clause. Words that name a thing too ("die") are its verb only where there is no other.

    A phrase that does not ask ("X and Salvo") has no verb of that sort, and the verb of a relative clause ("the
    squadron that attacks …") is not what is asked about.
    """
    spans = [s for s in reading.spans if s.kind == "act" and reading.in_asked(s.start)]
    things = {s.start for s in reading.spans if s.kind in ("thing", "name")}
    relatives = reading.relatives
    main = [s for s in spans if not any(0 <= s.start - r <= _RELATIVE_REACH for r in relatives)] or spans
    clear = [s for s in main if s.start not in things]
    return clear or (spans if reading.asked_clause.opening else [])


def _cards_act_for_you(parts: tuple[Part, ...], index: Index) -> tuple[Part, ...]:
    """A card in the place of the actor stands for its bearer, unless the statements speak of what the card does."""

    def moved(part: Part) -> Part:
        if part.role is not Role.ACTOR or not index.is_a(part.id, "card"):
            return part
        acts_itself = any(f.thing == part.id for c in index.claims_by_party.get(part.id, ())
                          for f in c.fillers(Role.ACTOR))  # fmt: skip
        return part if acts_itself else Part(Role.ACTOR, ME, part.start, part.pronoun)

    return tuple(moved(p) for p in parts)


def investigate(
    reading: Reading, index: Index, asking: Asking, facts: Situation, names: tuple[str, ...], *, engine: Engine,
    tried: Iterable[Hypothesis], verbless: bool = False, extra: tuple[Setting, ...] = (), most: int = 3,
) -> tuple[Finding, ...]:  # fmt: skip
    """The findings for the hypotheses that explain the question best, best first."""
    said = frozenset(f.setting.dimension for f in facts.facts) | {s.dimension for s in extra}
    claims = tuple(
        c for c in index.claims_among(names) if (c.parties and c.act != WHOLE_CARD) or in_question(c, said, index)
    )
    ranked = []
    for hypothesis in tried or supplied(claims, names, _light_parts(reading, index), index):
        reached = tuple(c for c in claims if reaches(c, hypothesis, index))
        if hypothesis.act != EQUIP and any(c.parties for c in reached):
            reached = tuple(c for c in reached if c.parties or bears_on(c, said, index))
        if not tried:
            reached = _effects(reached, index)
        if any(c.parties or hypothesis.span or tried for c in reached):
            ranked.append((explains(reading, hypothesis, reached, index), hypothesis, reached))
    ranked.sort(key=lambda row: -row[0])
    findings = []
    for score, hypothesis, reached in ranked[:most]:
        touched = frozenset(s.dimension for c in reached for g in c.groups for s in g.settings)
        situation = narrowed(facts, touched | index.derived_from(touched), reading, index)
        case = _case(index, reading, asking, situation, names, hypothesis, reached, verbless, extra)
        entities = tuple(index.entities[n] for n in _mentioned(reached, names) if n in index.entities)
        program = compile_case(reached, index.derivations, index.beats, index.kb.vocabulary, case, entities)
        findings.append(Finding(hypothesis, case, program, solve(program, engine), reached, situation, score))
    return tuple(findings)


def _light_parts(reading: Reading, index: Index) -> tuple[Part, ...]:
    """What a verb that says little is about ("may blue dice be used"), where that is no card."""
    for span in reading.spans:
        if span.kind == "act" and reading.in_asked(span.start) and index.concepts[(ConceptKind.ACT, span.id)].light:
            parts = parts_of(reading, span, index)
            return tuple(p for p in parts if p.role is Role.OBJECT and not index.is_a(p.id, "card") and p.id != ME
                         and not p.pronoun)  # fmt: skip
    return ()


def supplied(
    claims: tuple[Claim, ...], names: tuple[str, ...], parts: tuple[Part, ...], index: Index
) -> tuple[Hypothesis, ...]:
    """Where no act is named: one hypothesis for each act that the claims about the named cards speak of.

    Of several cards, the claims that name two of them count, if there are any. `parts` are what the question is about.
    """
    cards = {n for n in names if index.is_a(n, "card") or index.entities[n].unique}
    own = [c for c in claims if c.parties and c.act != WHOLE_CARD]
    joint = [c for c in own if len(cards & set(c.parties)) > 1]
    acts = dict.fromkeys(c.act for c in joint or own)
    return tuple(Hypothesis(act, None, parts) for act in acts) or (Hypothesis(None, None),)


def in_question(claim: Claim, said: frozenset[str], index: Index) -> bool:
    """Whether a general rule's scope is something that the question speaks of, or that is presumed or derived.

    A rule about exhausted cards has nothing to say to a question that does not speak of the card's state. The same
    holds for what is said of a card as a whole in certain situations.
    """
    return all(_spoken_of(g, said, index) for g in claim.groups if g.kind is GroupKind.SCOPE)


def bears_on(claim: Claim, said: frozenset[str], index: Index) -> bool:
    """Whether all conditions of a general rule are spoken of: beside a card's own text, nothing else calls it up."""
    return all(_spoken_of(g, said, index) for g in claim.groups if g.kind is not GroupKind.EXCEPTION)


def _spoken_of(group: Group, said: frozenset[str], index: Index) -> bool:
    return any(s.dimension in said or index.settled(s.dimension, said) for s in group.settings)


def _effects(claims: tuple[Claim, ...], index: Index) -> tuple[Claim, ...]:
    """The claims of named cards that say whether something is so; those that only say when it is do not count."""

    def only_when(claim: Claim) -> bool:
        light = index.concepts[(ConceptKind.ACT, claim.act)].light
        return light and bool(claim.windows) and all(s.dimension == WINDOW for g in claim.groups for s in g.settings)

    return tuple(c for c in claims if c.parties and not only_when(c))


def _mentioned(claims: Iterable[Claim], names: tuple[str, ...]) -> list[str]:
    things = {f.thing for c in claims for f in c.roles} | {p for c in claims for p in c.parties} | set(names)
    return sorted(things)


def _amounts(reading: Reading, hypothesis: Hypothesis) -> tuple[tuple[Role, int], ...]:
    """How many of the things in the main roles the question speaks of: the number right before the words."""
    found = []
    for part in hypothesis.parts:
        before = part.start - 1
        if part.role in _MAIN_ROLES and before >= 0 and reading.words[before].is_number:
            found.append((part.role, int(reading.words[before].folded)))
    return tuple(found)


def _case(
    index: Index, reading: Reading, asking: Asking, facts: Situation, names: tuple[str, ...], hypothesis: Hypothesis,
    claims: tuple[Claim, ...], verbless: bool, extra: tuple[Setting, ...],
) -> Case:  # fmt: skip
    given = {s for s in (*facts.given, *extra) if not _just_a_frame(s, claims, index)}
    if verbless:
        said = {s.dimension for s in given}
        given |= {Setting(d.id, d.verbless) for d in index.kb.vocabulary.dimensions if d.verbless and d.id not in said}
    roles = tuple((p.role, p.id) for p in hypothesis.parts if p.role in _MAIN_ROLES or _tells_apart(p, claims, index))
    return Case(
        asked=asking.asked, acts=(hypothesis.act,) if hypothesis.act else (), roles=roles,
        present=names, given=tuple(sorted(given)), not_given=facts.not_given,
        closed=closed_cards(index, names, hypothesis, claims), amounts=_amounts(reading, hypothesis),
    )  # fmt: skip


def _just_a_frame(setting: Setting, claims: tuple[Claim, ...], index: Index) -> bool:
    """Whether a window only frames those of the claims: "during its activation" leaves their proper time as it is."""
    return setting.dimension == WINDOW and any(
        w != setting.value and index.is_a(w, setting.value) for c in claims for w in c.windows
    )


_MAIN_ROLES = (Role.ACTOR, Role.OBJECT)


def _tells_apart(part: Part, claims: tuple[Claim, ...], index: Index) -> bool:
    """Whether a part behind a preposition is what some claim has in that role, so that it tells claims apart."""
    return not index.is_a(part.id, "card") and any(
        index.related(part.id, f.thing) for c in claims for f in c.fillers(part.role)
    )


def closed_cards(
    index: Index, names: tuple[str, ...], hypothesis: Hypothesis, claims: tuple[Claim, ...]
) -> tuple[str, ...]:
    """The card whose complete text decides by its silence: the first named, where the question is about its effect.

    That is so where no act or only a light one is asked about, or where the card's own text speaks of that act.
    """
    first = next((n for n in names if index.encoded(n)), None)
    if first is None or not index.complete(first) or any(not index.encoded(n) for n in names if _is_card(index, n)):
        return ()
    own = [c for c in claims if first in c.parties and index.statements[c.statement].section == "card-text"
           and c.act != WHOLE_CARD]  # fmt: skip
    return (first,) if hypothesis.span is None or own else ()


def _is_card(index: Index, id: str) -> bool:
    return index.is_a(id, "upgrade")


def reaches(claim: Claim, hypothesis: Hypothesis, index: Index) -> bool:
    """Whether a claim is about the act and the parts of a hypothesis."""
    if claim.act == WHOLE_CARD:
        return True
    if hypothesis.act is not None and not index.related(hypothesis.act, claim.act):
        return False
    for role in (Role.ACTOR, Role.OBJECT):
        asked = hypothesis.part(role)
        if asked and any(not index.related(asked, f.thing) for f in claim.fillers(role)):
            return False
    return True


def explains(reading: Reading, hypothesis: Hypothesis, claims: tuple[Claim, ...], index: Index) -> float:
    """How much of the question the reached claims account for; the higher the better."""
    known = vocabulary_of(claims, index)
    score = 0.0
    for span in reading.spans:
        if span.kind == "act" and span != hypothesis.span:
            continue
        weight = 1.0 if reading.in_asked(span.start) else 0.5
        id = span.setting.dimension if span.kind == "value" else span.id
        score += weight if id in known else -0.6 * weight
    if hypothesis.span is not None:
        score += 0.3 * hypothesis.span.length
    if any(c.act == hypothesis.act and c.parties for c in claims):
        score += 1.0
    return score


def vocabulary_of(claims: Iterable[Claim], index: Index) -> set[str]:
    """Every id that claims speak of: acts, things with what they are and are not more than, dimensions, names."""
    known: set[str] = set()
    for claim in claims:
        known.update(index.general(claim.act))
        known.update(claim.parties)
        known.update(claim.windows)
        for filler in claim.roles:
            known.update(index.general(filler.thing))
        for group in claim.groups:
            for setting in group.settings:
                known.add(setting.dimension)
                known.update(index.general(str(setting)))
                known.add(setting.value)
    return known
