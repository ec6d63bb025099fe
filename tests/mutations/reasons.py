"""Why an answer may stand although its question was changed: read off the program that gave the answer, and its proof.

Each term, name, number and unknown word among the new words must have a reason. Where one has none, the program
passed it over, and the answer is not sound.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from armada_kb.answer.accounting import neutral_words
from armada_kb.answer.amounts import stated
from armada_kb.answer.answer import Answer
from armada_kb.answer.answering import answer
from armada_kb.answer.citing import show_proof
from armada_kb.answer.clauses import ClauseKind
from armada_kb.answer.question import Question
from armada_kb.answer.reach import vocabulary_of
from armada_kb.answer.reading import Reading
from armada_kb.answer.situation import Fact, contradicted
from armada_kb.answer.spans import Found
from armada_kb.answer.sums import compared
from armada_kb.answer.unknown import Abstention
from armada_kb.datalog.engine import Model
from armada_kb.datalog.outcome import Outcome
from armada_kb.datalog.outcome import Verdict as Decided
from armada_kb.datalog.outright import is_outright
from armada_kb.datalog.program import Atom, Program
from armada_kb.datalog.proof import Proof, prove
from armada_kb.datalog.pydatalog_engine import PyDatalogEngine
from armada_kb.datalog.solve import read_outcome
from armada_kb.model.claims import DENYING, Claim, GroupKind, Mode, Setting
from armada_kb.model.language import WINDOW
from armada_kb.syntax.words import tokens
from tests.knowledge.game import question
from tests.mutations.changes import Mutation

_NEGATIONS = ("negator", "cannot", "does_not")


class Reason(StrEnum):
    """Why new words may leave an answer standing, the weakest first."""

    LASTING = "nothing else matters to a ban that has no exception and that nothing wins over"
    FAILED = "nothing said beside it makes up for a demand that has failed"
    APART = "neither an exception of the ban or failed demand that decides nor what wins over it can come from it"
    ANY_NUMBER = "what decides denies it of any number"
    PREVAILS = "what is told where the question asks prevails over it"
    OTHER_CARD = "it was judged by itself, and another card of the question decides"
    WITHIN = "it stands in a condition of which the rules were given the fact"
    ELSEWHERE = "statements about what is named speak of it, but none about this act asks for it"
    NOWHERE = "it is only told, and no statement about what is named or about the same acts speaks of it"
    TOLD = "no condition asks for what is only told, and the statements are shown as they stand"
    UNCONDITIONAL = "the statements that are shown ask for nothing of the kind"
    USUAL = "it is so where nothing is said"
    FRAME = "the moments of the statements lie within it"
    KIND = "the statements speak of its kind"
    COMPLETE = "all of its text is known, and nothing of it is about this act"
    SPOKEN = "the statements that decided are about it"
    PRESENT = "its statements were put to the rules, and the proof does without them"
    SILENT = "all text of the card that decides is known, and it allows nothing of the kind"
    TAKEN = "the rules were given it, and the proof does without it"
    DECIDES = "the proof stands on it"


@dataclass(frozen=True)
class Ground:
    """The program whose conclusion an answer is, with what it came to."""

    asked: Question
    program: Program
    model: Model
    proof: Proof
    outcome: Outcome
    beside: tuple[Program, ...] = ()

    @cached_property
    def facts(self) -> frozenset[Atom]:
        return frozenset(f.atom for f in self.program.facts)

    @cached_property
    def leaves(self) -> frozenset[Atom]:
        return frozenset(leaf.conclusion.atom for leaf in self.proof.leaves())

    @cached_property
    def decisive(self) -> tuple[Claim, ...]:
        claims = self.asked.index.claims
        return tuple(claims[id] for id in self.outcome.decisive if id in claims)


class _Recording:
    """An engine that keeps what it solved."""

    def __init__(self) -> None:
        self.solved: list[tuple[Program, Model]] = []

    def solve(self, program: Program) -> Model:
        model = PyDatalogEngine().solve(program)
        self.solved.append((program, model))
        return model


def grounds(asked: Question, found: Answer, recording: _Recording) -> tuple[Ground, ...]:
    """The solved programs whose proof is the one that the answer shows."""
    result, programs = [], tuple(program for program, _ in recording.solved)
    for program, model in recording.solved:
        for row in model.rows("verdict"):
            proof = prove(program, model, Atom("verdict", row))
            if proof is not None and show_proof(proof, asked.index) == found.proof:
                result.append(Ground(asked, program, model, proof, read_outcome(model), programs))
    return tuple(result)


def survival(mutation: Mutation) -> tuple[Answer, dict[str, Reason | None]] | None:
    """The answer to a changed question, and the reason for each new word that could matter; None: it abstains."""
    asked, recording = question(mutation.mutated), _Recording()
    if contradicted(asked.facts, asked.reading, asked.index):
        return None
    found = answer(asked, recording)
    if isinstance(found, Abstention):
        return None
    if found.verdict is None:
        return found, _shown_reasons(mutation, asked, found)
    every = grounds(asked, found, recording)
    assert every, f"the proof shown is not that of a program: {mutation.text}"
    if is_outright(every[0].program):
        return found, _shown_reasons(mutation, asked, found)
    return found, _reasons(mutation, every[0])


def _new_words(mutation: Mutation, asked: Question) -> set[int]:
    words = enumerate(asked.reading.words)
    return {i for i, w in words if w.start < mutation.end and mutation.start < w.end}


def _shown_reasons(mutation: Mutation, asked: Question, found: Answer) -> dict[str, Reason | None]:
    """Why an answer that is read off statements may stay what it is."""
    index, reading = asked.index, asked.reading
    because = {c.id for c in found.citations} | {i for step in found.order for i in step.because}
    shown = [index.statements[id] for id in sorted(because | {i for item in found.items for i in item.because})]
    claims = tuple(c for s in shown for c in s.meaning.claims)
    parties = {p for c in claims for p in c.parties} | {s.home for s in shown} | {i.id for i in found.items}
    known = vocabulary_of(claims, index)
    texts = {w.folded for s in shown for w in tokens(s.says)}
    new, reasons = _new_words(mutation, asked), dict[str, Reason | None]()
    spans = [s for s in reading.spans if not new.isdisjoint((*_negating(s, reading), *range(s.start, s.end)))]
    for tag in (t for c in reading.clauses for t in c.tags if t.group in _NEGATIONS and t.start in new):
        if any(s.start <= tag.start < s.end for s in spans):
            continue
        used = any(s.negated and tag.start in _negating(s, reading) for s in spans)
        reasons[reading.surface(tag.start, tag.end)] = Reason.SPOKEN if used else None
    held = compared(asked) if found.verdict is not None else frozenset()
    for i in (i for i in new if reading.words[i].is_number):
        told = i in held or any(int(reading.words[i].folded) == number for number in stated(asked).values())
        within = any(s.start <= i < s.end for s in spans)
        reasons[reading.words[i].surface] = Reason.DECIDES if told else Reason.SPOKEN if within else None
    for i in sorted(new & set(reading.unknown)):
        matters = reading.in_asked(i) or i in reading.conditions
        reasons[reading.words[i].surface] = None if matters and reading.words[i].folded not in texts else Reason.TOLD
    for span in spans:
        words = reading.surface(span.start, span.end)
        if span.kind == "name" and index.is_a(span.id, "upgrade"):
            spoken = span.id in parties
            reasons[words] = Reason.SPOKEN if spoken else Reason.COMPLETE if index.complete(span.id) else None
        elif span.kind in ("value", "window"):
            id = span.setting.dimension if span.kind == "value" else WINDOW
            reasons[words] = Reason.SPOKEN if id in known else Reason.UNCONDITIONAL
        else:
            reasons[words] = Reason.SPOKEN if span.id in known else Reason.TOLD
    return reasons


def _reasons(mutation: Mutation, ground: Ground) -> dict[str, Reason | None]:
    """The new words that could matter, each with the reason why the verdict may be what it is."""
    reading = ground.asked.reading
    new = _new_words(mutation, ground.asked)
    neutral = neutral_words(reading)
    spans = [s for s in reading.spans if not new.isdisjoint((*_negating(s, reading), *range(s.start, s.end)))]
    numbers = {i for i in new if reading.words[i].is_number}
    amounts = {str(a.row[1]) for a in ground.facts if a.predicate == "qamount"}
    found: dict[str, Reason | None] = {}
    left = {i for i in new if i in reading.unknown} | numbers
    left |= {i for s in spans for i in range(s.start, s.end) if i in new and i not in neutral}
    left |= {i for c in reading.clauses for t in c.tags if t.group in _NEGATIONS
             for i in range(t.start, t.end) if i in new}  # fmt: skip
    by_word: dict[int, list[Reason]] = {i: [] for i in left}
    for span in spans:
        for reason in _of_span(span, ground):
            for i in (*_negating(span, reading), *range(span.start, span.end)):
                if i in by_word:
                    by_word[i].append(reason)
    for i in numbers:
        if reading.words[i].folded in amounts:
            by_word[i].append(Reason.TAKEN)
        elif _denied_of_any_number(ground):
            by_word[i].append(Reason.ANY_NUMBER)
        elif not reading.in_asked(i):
            by_word[i].append(Reason.TOLD)
    order = list(Reason)
    anything = tuple(_of_anything(ground))
    for i in sorted(left):
        known = by_word[i] or [r for r in anything if _may_be_passed_over(r, i, ground)]
        found[reading.words[i].surface] = max(known, key=order.index, default=None)
    return found


def _negating(span: Found, reading: Reading) -> Iterator[int]:
    """The words of the last negation before a negated span."""
    if span.negated:
        tags = [t for c in reading.clauses for t in c.tags if t.group in _NEGATIONS and t.end <= span.start]
        if tags:
            yield from range(tags[-1].start, tags[-1].end)


def _may_be_passed_over(reason: Reason, position: int, ground: Ground) -> bool:
    """A failed demand stands whatever else is known to be so, but not beside what nobody knows."""
    return reason is Reason.LASTING or position not in ground.asked.reading.unknown


def _of_anything(ground: Ground) -> Iterator[Reason]:
    """What makes a no last whatever else is said."""
    if ground.outcome.verdict is not Decided.NO:
        return
    for claim in ground.decisive:
        if claim.id in _beatable(ground):
            continue
        excepted = any(g.kind is GroupKind.EXCEPTION for g in claim.groups)
        if claim.mode is Mode.CANNOT and not excepted:
            yield Reason.LASTING
        elif any(f.claim == claim.id for f in ground.outcome.failed):
            yield Reason.FAILED


def _of_span(span: Found, ground: Ground) -> Iterator[Reason]:
    index = ground.asked.index
    for fact in _facts_of(span, ground.asked):
        yield from _of_fact(fact, ground)
    if span.kind == "name":
        yield from _of_name(span.id, ground)
    elif span.kind in ("act", "thing", "quantity"):
        things = {f.thing for c in ground.decisive for f in c.roles} | {c.act for c in ground.decisive}
        if any(index.related(span.id, thing) for thing in things):
            yield Reason.SPOKEN
        if Atom("qact", (span.id,)) in ground.facts:
            yield Reason.DECIDES
        claims = ground.asked.index.claims_among(ground.asked.names)
        if any(index.related(span.id, id) for c in claims for id in (c.act, *(f.thing for f in c.roles))):
            yield Reason.ELSEWHERE
        if not tuple(_facts_of(span, ground.asked)) and _apart("", ground):
            yield Reason.APART
    yield from _of_condition(span, ground)


def _of_condition(span: Found, ground: Ground) -> Iterator[Reason]:
    """Where another word of the same condition is a fact that the rules were given."""
    reading = ground.asked.reading
    clause = reading.clause_of(span)
    if clause.kind is ClauseKind.SITUATION and any(
        clause.start <= f.start < clause.end and Atom("given", (f.setting.dimension, f.setting.value)) in ground.facts
        for f in ground.asked.facts.facts
    ):
        yield Reason.WITHIN


def _facts_of(span: Found, asked: Question) -> Iterable[Fact]:
    """The facts that the words of a span tell, alone or together with more words."""
    inside = (f for f in asked.facts.facts if not f.beside and f.start <= span.start and span.end <= f.end)
    return (*inside, *(f for f in asked.facts.facts if not f.beside and span.start <= f.start and f.end <= span.end))


def _of_fact(fact: Fact, ground: Ground) -> Iterator[Reason]:
    index, setting = ground.asked.index, fact.setting
    for given in (setting, *_special(setting, ground)):
        atom = Atom("denied" if fact.denied else "given", (given.dimension, given.value))
        if atom in ground.leaves:
            yield Reason.DECIDES
        elif atom in ground.facts:
            yield Reason.TAKEN
    if _apart(setting.dimension, ground):
        yield Reason.APART
    if any(
        g.setting.dimension == setting.dimension
        and ground.asked.reading.in_asked(g.start)
        and not index.related(str(g.setting), str(setting))
        and Atom("given", (g.setting.dimension, g.setting.value)) in ground.facts
        for g in ground.asked.facts.facts
    ):
        yield Reason.PREVAILS
    claims = [c for c in index.claims_among(ground.asked.names) if c.parties or not ground.asked.names]
    about = [c for c in claims if _about_the_act(c, ground)]
    if _asks(claims, setting.dimension) and not _asks(about, setting.dimension):
        yield Reason.ELSEWHERE
    if not fact.denied and _nowhere(fact, ground):
        yield Reason.NOWHERE
    dimension = index.dimensions.get(setting.dimension)
    if dimension and dimension.default == setting.value and not fact.denied:
        yield Reason.USUAL
    if setting.dimension == WINDOW and _silent_then(setting, ground):
        yield Reason.SILENT
    if setting.dimension == WINDOW and any(index.is_a(w, setting.value) for c in ground.decisive for w in c.windows):
        yield Reason.FRAME


def _silent_then(window: Setting, ground: Ground) -> bool:
    """Whether the silence of a card is a no, and all that it allows of what is asked is allowed at other times."""
    index, closed = ground.asked.index, ground.outcome.closed
    if ground.outcome.verdict is not Decided.NO or closed is None or not index.complete(closed):
        return False
    asked = {str(a.row[0]) for a in ground.facts if a.predicate == "asked"}
    allowing = [
        c for c in index.claims_by_party.get(closed, ())
        if c.mode not in DENYING and _about_the_act(c, ground) and c.windows
    ]  # fmt: skip
    return "forbidden" not in asked and not any(
        index.related(w, window.value) for c in allowing for w in c.windows if not index.is_a(w, window.value)
    )


def _denied_of_any_number(ground: Ground) -> bool:
    """Whether a no stands on a denial, and nothing that decides says how many."""
    denied = ground.outcome.verdict is Decided.NO and any(c.mode in DENYING for c in ground.decisive)
    return denied and not any(f.amount for c in ground.decisive for f in c.roles)


def _asks(claims: Iterable[Claim], dimension: str) -> bool:
    """Whether some of the claims ask for a dimension."""
    return any(s.dimension == dimension for c in claims for g in c.groups for s in g.settings)


def _nowhere(fact: Fact, ground: Ground) -> bool:
    """Whether a fact is told in a clause that neither asks nor is a condition, and bears on nothing that could decide.

    Neither the statements about the named cards nor the general rules on any act that these or the question speak of
    ask for its dimension, directly or through what is derived from it.
    """
    reading, index = ground.asked.reading, ground.asked.index
    clause = next((c for c in reading.clauses if c.start <= fact.start < c.end), reading.asked_clause)
    if clause.kind is not ClauseKind.PLAIN or reading.in_asked(fact.start) or ground.outcome.closed:
        return False
    own = [c for c in index.claims.values() if not set(c.parties).isdisjoint(ground.asked.names)]
    acts = {c.act for c in own} | {str(a.row[0]) for a in ground.facts if a.predicate == "qact"}
    rules = [c for c in index.general_claims if any(index.related(c.act, act) for act in acts)]
    asked = frozenset(s.dimension for c in (*own, *rules) for g in c.groups for s in g.settings)
    return fact.setting.dimension not in asked | index.derived_from(asked)


def _silent(claim: str, ground: Ground) -> bool:
    """Whether a claim was no part of the program, as what the question tells lies outside its scope."""
    index = ground.asked.index
    if any(a.predicate == "mode" and a.row[0] == claim for a in ground.facts):
        return False
    told = [f.setting for f in ground.asked.facts.facts if not f.beside and not f.denied]
    scopes = [g.settings for g in index.claims[claim].groups if g.kind is GroupKind.SCOPE]
    return any(
        all(s.dimension == fact.dimension and not index.related(str(s), str(fact)) for s in scope)
        for scope in scopes for fact in told
    )  # fmt: skip


def _apart(dimension: str, ground: Ground) -> bool:
    """Whether a ban decides that asks for no such dimension, nor do the statements that win over it and can speak."""
    if ground.outcome.verdict is not Decided.NO:
        return False
    index = ground.asked.index
    failed = {f.claim for f in ground.outcome.failed}
    for ban in (c for c in ground.decisive if c.mode is Mode.CANNOT or c.id in failed):
        winners = [index.claims[w] for w, loser in index.beats if loser == ban.id and not _silent(w, ground)]
        if dimension == WINDOW and any(w.windows for w in winners):
            continue
        asked = frozenset(s.dimension for c in (ban, *winners) for g in c.groups for s in g.settings)
        if dimension not in asked | ground.asked.index.derived_from(asked):
            return True
    return False


def _beatable(ground: Ground) -> set[str]:
    claims = ground.asked.index.claims
    named = set(ground.asked.names)
    return {loser for winner, loser in ground.asked.index.beats if named.issuperset(claims[winner].parties)}


def _special(setting: Setting, ground: Ground) -> Iterator[Setting]:
    """What is given in its stead: of several values on one line the most special."""
    for atom in ground.facts:
        if atom.predicate == "given" and atom.row[0] == setting.dimension:
            other = Setting(setting.dimension, str(atom.row[1]))
            if other != setting and ground.asked.index.is_a(str(other), str(setting)):
                yield other


def _of_name(id: str, ground: Ground) -> Iterator[Reason]:
    index = ground.asked.index
    there = Atom("present", (id,)) in ground.facts
    if any(id in c.parties or id in {f.thing for f in c.roles} for c in ground.decisive):
        yield Reason.SPOKEN
    if ground.outcome.closed == id and index.complete(id):
        yield Reason.SILENT
    if there and any(a.predicate == "party" and a.row[1] == id for a in ground.facts):
        yield Reason.PRESENT
    elif any(Atom("qrole", ("object", id)) in {f.atom for f in p.facts} for p in ground.beside):
        yield Reason.OTHER_CARD
    entity = index.entities[id]
    spoken = {f.thing for c in ground.decisive for f in c.roles}
    asked = {str(t) for a in ground.facts if a.predicate == "qrole" for t in a.row}
    if not entity.unique and not index.is_a(id, "card") and (id in asked or spoken & set(index.general(id))):
        yield Reason.KIND
    # That the card itself may be used is about every act; what comes of it, its other statements say.
    effects = (c for c in index.claims_by_party.get(id, ()) if not any(f.thing == id for f in c.roles))
    if index.complete(id) and not any(_about_the_act(c, ground) for c in effects):
        yield Reason.COMPLETE


def _about_the_act(claim: Claim, ground: Ground) -> bool:
    """Whether a claim is about what is asked, and about nothing that is not named."""
    acts = [str(a.row[0]) for a in ground.facts if a.predicate == "qact"]
    here = set(ground.asked.names).issuperset(claim.parties)
    return here and (not acts or any(ground.asked.index.related(claim.act, act) for act in acts))
