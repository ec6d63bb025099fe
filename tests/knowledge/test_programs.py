"""The programs behind the answers to saved questions: two engines agree on them, and their proofs stand.

The other engine and the checker share no code with the engine and the prover that gave the answers.
"""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from armada_kb.answer.answering import answer
from armada_kb.answer.asking import Sought
from armada_kb.answer.citing import show_proof
from armada_kb.answer.index import Index
from armada_kb.answer.inquiry import Finding, investigate
from armada_kb.answer.question import Question
from armada_kb.answer.reach import reaches
from armada_kb.answer.unknown import Abstention
from armada_kb.datalog.checker import faults
from armada_kb.datalog.clingo_engine import ClingoEngine
from armada_kb.datalog.engine import Model
from armada_kb.datalog.from_model import compile_slice
from armada_kb.datalog.program import Atom, Program
from armada_kb.datalog.proof import independent_proofs, prove
from armada_kb.datalog.pydatalog_engine import PyDatalogEngine
from armada_kb.datalog.slices import take
from armada_kb.datalog.solve import read_outcome
from armada_kb.model.claims import Claim
from armada_kb.regress.cases import Case
from tests.knowledge.game import question, saved_questions, session

_SAMPLED = 9
_SLICED = 36


class BothEngines:
    """Solves a program with both engines, which must give the same model, and keeps what it solved."""

    def __init__(self) -> None:
        self.solved: list[tuple[Program, Model]] = []

    def solve(self, program: Program) -> Model:
        model = PyDatalogEngine().solve(program)
        assert model == ClingoEngine().solve(program), f"the engines disagree\n{program}"
        self.solved.append((program, model))
        return model


def _conclusions(model: Model) -> tuple[Atom, ...]:
    return tuple(Atom("verdict", row) for row in model.rows("verdict"))


def _agree_and_prove(cases: Iterable[Case]) -> tuple[int, int]:
    """How many programs were solved, and how many proofs were checked."""
    programs = proofs = 0
    for case in cases:
        both = BothEngines()
        found = answer(question(case), both)
        programs += len(both.solved)
        sound = set()
        for program, model in both.solved:
            for conclusion in _conclusions(model):
                proof = prove(program, model, conclusion)
                assert proof is not None, f"{case.question}: no proof of {conclusion}"
                assert faults(program, proof) == (), case.question
                sound.add(show_proof(proof, session().index))
                every = independent_proofs(program, model, conclusion)
                assert proof in every
                assert [faults(program, other) for other in every] == [()] * len(every), case.question
                proofs += 1
        if isinstance(found, Abstention) or found.proof is None:
            continue
        if found.verdict is not None:
            assert found.proof in sound, f"{case.question}: the proof shown is not that of a program"
        else:
            # A number, a moment, a list or a text is read off statements: they are the leaves, in their own words.
            said = {(leaf.statement, leaf.conclusion) for leaf in found.proof.premises}
            statements = session().index.statements
            assert said, case.question
            assert all(id is not None and statements[id].says == text for id, text in said), case.question
    return programs, proofs


def test_engines_agree_and_proofs_stand_for_a_sample_of_saved_questions() -> None:
    programs, proofs = _agree_and_prove(saved_questions()[::_SAMPLED])
    assert programs >= proofs > 30


@pytest.mark.exhaustive
def test_engines_agree_and_proofs_stand_for_every_saved_question() -> None:
    programs, proofs = _agree_and_prove(saved_questions())
    assert programs >= proofs > 300


def _findings(asked: Question) -> tuple[Finding, ...]:
    """What the rules say to the acts that a yes/no question names."""
    if asked.asking.sought not in (Sought.VERDICT, Sought.EFFECT):
        return ()
    findings = investigate(
        asked.reading, asked.index, asked.asking, asked.facts, asked.names, engine=PyDatalogEngine(),
        tried=asked.hypotheses, verbless=asked.asking.sought is Sought.EFFECT,
    )  # fmt: skip
    return tuple(findings)


def _whole(finding: Finding, asked: Question, index: Index) -> tuple[Claim, ...]:
    """The finding's claims with all of the knowledge base that its question cannot reach.

    Left out are claims about the same act and things that the reader of questions takes to be beside the point.
    """
    reached = {claim.id for claim in finding.claims}
    near = {claim.id for claim in index.claims_among(asked.names) if reaches(claim, finding.hypothesis, index)}
    return tuple(claim for claim in index.claims.values() if claim.id in reached or claim.id not in near)


def _same_with_the_whole(cases: Iterable[Case]) -> int:
    """How many findings were compared; the program of the whole knowledge base must come to the same verdict."""
    index, compared = session().index, 0
    for case in cases:
        asked = question(case)
        for finding in _findings(asked):
            claims = _whole(finding, asked, index)
            things = {f.thing for c in claims for f in c.roles} | {p for c in claims for p in c.parties}
            things |= set(asked.names)
            entities = tuple(index.entities[name] for name in sorted(things & index.entities.keys()))
            part = take(claims, index.derivations, index.beats, index.kb.vocabulary, finding.case, entities)
            outcome = read_outcome(ClingoEngine().solve(compile_slice(part)))
            assert outcome.verdict is finding.outcome.verdict, case
            # The whole may hold the same of an act that is more general; what was found must be among it.
            assert set(finding.outcome.decisive) <= set(outcome.decisive), case
            compared += 1
    return compared


def test_the_slice_of_a_question_gives_the_same_as_the_whole_for_a_sample() -> None:
    assert _same_with_the_whole(saved_questions()[::_SLICED]) >= 5


@pytest.mark.exhaustive
def test_the_slice_of_every_question_gives_the_same_as_the_whole() -> None:
    assert _same_with_the_whole(saved_questions()) > 200
