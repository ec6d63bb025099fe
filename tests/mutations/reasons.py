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
from armada_kb.answer.answer import Answer
from armada_kb.answer.answering import answer
from armada_kb.answer.citing import show_proof
from armada_kb.answer.question import Question
from armada_kb.answer.situation import Fact, situation
from armada_kb.answer.spans import Found
from armada_kb.answer.unknown import Abstention
from armada_kb.datalog.engine import Model
from armada_kb.datalog.outcome import Outcome
from armada_kb.datalog.outcome import Verdict as Decided
from armada_kb.datalog.program import Atom, Program
from armada_kb.datalog.proof import Proof, prove
from armada_kb.datalog.pydatalog_engine import PyDatalogEngine
from armada_kb.datalog.solve import read_outcome
from armada_kb.model.claims import Claim, GroupKind, Mode, Setting
from armada_kb.model.language import WINDOW
from armada_kb.model.vocabulary import ConceptKind
from tests.knowledge.game import question, session
from tests.mutations.changes import Mutation


class Reason(StrEnum):
    """Why new words may leave an answer standing, the weakest first."""

    LASTING = "nothing else matters to a ban that has no exception and that nothing wins over"
    FAILED = "nothing said beside it makes up for a demand that has failed"
    APART = "none of the exceptions of the ban that decides can come from it"
    PREVAILS = "what is told where the question asks prevails over it"
    OTHER_CARD = "it was judged by itself, and another card of the question decides"
    USUAL = "it is so where nothing is said"
    FRAME = "the moments of the statements lie within it"
    KIND = "the statements speak of its kind"
    COMPLETE = "all of its text is known, and nothing of it is about this act"
    SPOKEN = "the statements that decided are about it"
    PRESENT = "its statements were put to the rules, and the proof does without them"
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
    result = []
    for program, model in recording.solved:
        for row in model.rows("verdict"):
            proof = prove(program, model, Atom("verdict", row))
            if proof is not None and show_proof(proof, asked.index) == found.proof:
                result.append(Ground(asked, program, model, proof, read_outcome(model), tuple(p for p, _ in recording.solved)))
    return tuple(result)


def judged(mutation: Mutation) -> tuple[Answer | Abstention, Ground | None]:
    """The answer to a changed question, and where it is a verdict the program that gave it."""
    asked, recording = question(mutation.mutated), _Recording()
    found = answer(asked, recording)
    if isinstance(found, Abstention) or found.verdict is None:
        return found, None
    every = grounds(asked, found, recording)
    assert every, f"the proof shown is not that of a program: {mutation.text}"
    return found, every[0]


def reasons(mutation: Mutation, ground: Ground) -> dict[str, Reason | None]:
    """The new words that could matter, each with the reason why the verdict may be what it is."""
    reading = ground.asked.reading
    new = {i for i, w in enumerate(reading.words) if w.start < mutation.end and mutation.start < w.end}
    neutral = neutral_words(reading)
    spans = [s for s in reading.spans if not new.isdisjoint(range(s.start, s.end))]
    numbers = {i for i in new if reading.words[i].is_number}
    found: dict[str, Reason | None] = {}
    left = {i for i in new if i in reading.unknown} | numbers
    left |= {i for s in spans for i in range(s.start, s.end) if i in new and i not in neutral}
    left |= {i for c in reading.clauses for t in c.tags if t.group in ("negator", "cannot", "does_not")
             for i in range(t.start, t.end) if i in new}  # fmt: skip
    by_word: dict[int, list[Reason]] = {i: [] for i in left}
    for span in spans:
        for reason in _of_span(span, ground):
            for i in range(span.start - span.negated, span.end):
                if i in by_word:
                    by_word[i].append(reason)
    order = list(Reason)
    anything = tuple(_of_anything(ground))
    for i in sorted(left):
        known = by_word[i] or [r for r in anything if _may_be_passed_over(r, i, ground)]
        found[reading.words[i].surface] = max(known, key=order.index, default=None)
    return found


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
        g.setting.dimension == setting.dimension and ground.asked.reading.in_asked(g.start)
        and not index.related(str(g.setting), str(setting))
        and Atom("given", (g.setting.dimension, g.setting.value)) in ground.facts for g in ground.asked.facts.facts
    ):
        yield Reason.PREVAILS
    dimension = index.dimensions.get(setting.dimension)
    if dimension and dimension.default == setting.value and not fact.denied:
        yield Reason.USUAL
    if setting.dimension == WINDOW and any(
        index.is_a(w, setting.value) for c in ground.decisive for w in c.windows
    ):
        yield Reason.FRAME


def _apart(dimension: str, ground: Ground) -> bool:
    """Whether a ban decides whose exceptions neither ask for a dimension nor can be derived from it."""
    if ground.outcome.verdict is not Decided.NO:
        return False
    bans = [c for c in ground.decisive if c.mode is Mode.CANNOT and c.id not in _beatable(ground)]
    for ban in bans:
        asked = frozenset(s.dimension for g in ban.groups for s in g.settings)
        if dimension not in asked | ground.asked.index.derived_from(asked):
            return True
    return False


def _beatable(ground: Ground) -> set[str]:
    return {loser for _, loser in ground.asked.index.beats}


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
    if there and any(a.predicate == "party" and a.row[1] == id for a in ground.facts):
        yield Reason.PRESENT
    elif any(Atom("qrole", ("object", id)) in {f.atom for f in p.facts} for p in ground.beside):
        yield Reason.OTHER_CARD
    entity = index.entities[id]
    spoken = {f.thing for c in ground.decisive for f in c.roles}
    asked = {str(t) for a in ground.facts if a.predicate == "qrole" for t in a.row}
    if not entity.unique and not index.is_a(id, "card") and (id in asked or spoken & set(index.general(id))):
        yield Reason.KIND
    if index.complete(id) and not any(_about_the_act(c, ground) for c in index.claims_by_party.get(id, ())):
        yield Reason.COMPLETE


def _about_the_act(claim: Claim, ground: Ground) -> bool:
    """Whether a claim is about what is asked, and about nothing that is not named."""
    acts = [str(a.row[0]) for a in ground.facts if a.predicate == "qact"]
    here = set(ground.asked.names).issuperset(claim.parties)
    return here and (not acts or any(ground.asked.index.related(claim.act, act) for act in acts))
