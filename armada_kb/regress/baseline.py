"""Everything that is asked, answered by two versions of the knowledge: what a change means to do, and what it breaks.

Asked are the saved questions, the question that each sentence of a ruling answers itself, and every pair that the
interaction graph of one of the two joins.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from armada_kb.answer.session import Session
from armada_kb.changes.versions import Change, ChangeKind, TermChange, changed_statements, changed_terms
from armada_kb.conflicts.situations import Terms
from armada_kb.conflicts.wording import question_words, situation_words
from armada_kb.datalog.case import Case as Situation
from armada_kb.datalog.engine import Remembering
from armada_kb.datalog.pydatalog_engine import PyDatalogEngine
from armada_kb.graph.pairs import interacting
from armada_kb.regress.cases import Case
from armada_kb.regress.outcomes import Result, of_answer, of_program, own_case, program_of
from armada_kb.regress.touched import Touched


class Category(StrEnum):
    """What a difference between two versions is."""

    CONTRADICTED = "now contradicted"
    COLLATERAL = "collateral"
    INTENDED = "intended"
    OTHER_PROOF = "same verdict, other proof"


@dataclass(frozen=True, slots=True)
class Difference:
    """A question that two versions do not answer alike, and the statement that is responsible."""

    category: Category
    asked: str
    place: str
    before: str
    after: str
    responsible: str


@dataclass(frozen=True, slots=True)
class Comparison:
    """All differences, and how many questions were answered by both."""

    differences: tuple[Difference, ...]
    asked: int

    @property
    def bad(self) -> bool:
        return any(d.category in (Category.COLLATERAL, Category.CONTRADICTED) for d in self.differences)


@dataclass(frozen=True, slots=True)
class Question:
    """A question in words, or as a case; where it stands."""

    words: str
    place: str
    given: tuple[str, ...] = ()
    case: Situation | None = None


class Comparing:
    """Two open versions, and what is different between them."""

    def __init__(self, old: Session, new: Session, cases: Iterable[Case], *, only_touched: bool = False) -> None:
        self.old, self.new = old, new
        self._engine = Remembering(PyDatalogEngine())  # most programs of the two versions are the same
        self.changes: tuple[Change, ...] = changed_statements(old.kb, new.kb)
        self.terms: tuple[TermChange, ...] = changed_terms(old.kb, new.kb)
        touched = Touched(self.changes, self.terms, old, new) if only_touched else None
        self.asked = tuple(a for a in self._all(cases) if touched is None or self.touches(a, touched))

    def _all(self, cases: Iterable[Case]) -> Iterator[Question]:
        for case in cases:
            yield Question(case.question, str(case.span), case.given)
        seen = set()
        for session in (self.old, self.new):
            terms = Terms(session.kb.vocabulary, tuple(session.index.entities.values()))
            for claim in session.index.claims.values():
                own = own_case(claim, terms)
                if own is not None and (claim.statement, own) not in seen:
                    seen.add((claim.statement, own))
                    yield Question("", claim.statement, case=own)
        pairs = {(a.id, b.id): f"{a.name} and {b.name}" for s in (self.old, self.new) for a, b in interacting(s.index)}
        for (one, other), words in sorted(pairs.items()):
            yield Question(words, f"{one} and {other}")

    def touches(self, asked: Question, touched: Touched) -> bool:
        """Whether the answer to a question may be another one."""
        return touched.case(asked.case) if asked.case is not None else touched.question(asked.words, asked.given)

    def one(self, number: int) -> Difference | None:
        """What is different about the question of a number."""
        asked = self.asked[number]
        before, after = self._results(asked)
        if before == after:
            return None
        if asked.case is not None:
            words = f"{question_words(asked.case, self.new.index)}; {situation_words(asked.case, self.new.index)}"
            asked = replace(asked, words=words)
        return self._judged(asked, before, after)

    def _results(self, asked: Question) -> tuple[Result, Result]:
        if asked.case is None:
            before, after = (of_answer(s.ask(asked.words, asked.given, self._engine)) for s in (self.old, self.new))
            return before, after
        one, other = (program_of(asked.case, s.index) for s in (self.old, self.new))
        if one == other:  # the same program concludes the same
            nothing = Result("", contradicted=False, grounds=frozenset())
            return nothing, nothing
        return of_program(one, self.old.index, self._engine), of_program(other, self.new.index, self._engine)

    def _judged(self, asked: Question, before: Result, after: Result) -> Difference:
        changed = {c.id: c for c in self.changes}
        there = [changed[id] for id in sorted(after.grounds) if id in changed]
        gone = [changed[id] for id in sorted(before.grounds) if id in changed]
        meant = next((c for c in there if c.states_itself), None) or self._winner_over(before.grounds)
        guilty = next((c for c in (*there, *gone) if not c.states_itself), None)
        if before.outcome == after.outcome:
            category = Category.OTHER_PROOF
        elif after.contradicted and not before.contradicted:
            category = Category.CONTRADICTED
        elif meant is not None:
            category = Category.INTENDED
        else:
            category = Category.COLLATERAL
        first = meant or guilty if category is not Category.COLLATERAL else guilty or meant
        responsible = first.id if first is not None else self._found_responsible(asked, after)
        return Difference(category, asked.words, asked.place, before.outcome, after.outcome, responsible)

    def _winner_over(self, grounds: frozenset[str]) -> Change | None:
        """A change that states itself and comes to win over something that the old answer stood on."""
        for change in self.changes:
            if change.new is not None and change.states_itself:
                targets = {*change.new.defeats, *change.new.replaces}
                if targets & grounds:
                    return change
        return None

    def _found_responsible(self, asked: Question, after: Result) -> str:
        """The change that alone gives the new outcome, where no proof names one; else a changed term, or all of it."""
        for change in self.changes:
            kept = tuple(s for s in self.old.kb.statements if s.id != change.id)
            statements = (*kept, *((change.new,) if change.new else ()))
            kb = replace(self.old.kb, statements=tuple(sorted(statements, key=lambda s: s.id)))
            session = self.old.changed_to(kb)
            alone = (
                of_program(program_of(asked.case, session.index), session.index, self._engine)
                if asked.case is not None
                else of_answer(session.ask(asked.words, asked.given, self._engine))
            )
            if alone == after:
                return change.id
        functional = [t.what for t in self.terms if t.kind is not ChangeKind.COSMETIC]
        return functional[0] if functional else "several changes together"

    def compared(self, results: Iterable[Difference | None] | None = None) -> Comparison:
        """All differences, the bad ones first. `results` are those of `one`, where they are made elsewhere."""
        taken = map(self.one, range(len(self.asked))) if results is None else results
        order = list(Category)
        found = sorted((d for d in taken if d is not None), key=lambda d: order.index(d.category))
        return Comparison(tuple(found), len(self.asked))
