"""Proofs end in statements and facts of the question, and the checker finds fault with every other proof."""

from __future__ import annotations

from dataclasses import replace

import pytest

from armada_kb.datalog.case import Asked, Case
from armada_kb.datalog.checker import consequences, faults
from armada_kb.datalog.program import Atom, Fact, Literal, Origin, OriginKind, Program, Rule, Variable
from armada_kb.datalog.proof import ABSENCE, Proof, all_proofs, independent_proofs, prove
from armada_kb.datalog.pydatalog_engine import PyDatalogEngine
from armada_kb.datalog.solve import solve
from armada_kb.datalog.verdict import rule
from armada_kb.model.claims import Claim, Mode
from tests.datalog.invented import case, claim, derivation, program
from tests.datalog.reference import ORIGIN, evaluate, random_program

LIMITED = claim("ember-screen/card-text/1", Mode.MAY, cond=("range=close",), unless=("obstructed=yes",), only=True)
BAN = claim("ash-lattice/clarifications/2", Mode.CANNOT, scope=("kind=volley",), parties=("ash-lattice",))
FREE = claim("rules/attack/3", Mode.MAY)


def proof_of(question: Case, *claims: Claim) -> Proof:
    compiled = program(question, *claims)
    found = solve(compiled)
    assert found.conclusion is not None
    proof = prove(compiled, found.model, found.conclusion)
    assert proof is not None
    assert faults(compiled, proof) == ()
    return proof


def leaves(proof: Proof, kind: OriginKind) -> list[str]:
    return [str(leaf.conclusion) for leaf in proof.leaves() if leaf.origin.kind is kind]


def test_a_yes_rests_on_its_statement_the_facts_and_the_presumption() -> None:
    proof = proof_of(case(Asked.CAN, "range=close"), LIMITED)
    assert proof.statements() == ("ember-screen/card-text/1", "presumptions/obstructed/1")
    assert 'given("range", "close")' in leaves(proof, OriginKind.QUESTION)
    assert leaves(proof, OriginKind.PRESUMPTION) == ['default("obstructed", "no")']
    assert "no statement says no" in str(proof)


def test_the_no_of_a_limited_permission_says_what_is_known_instead() -> None:
    proof = proof_of(case(Asked.CAN, "range=long"), LIMITED)
    assert proof.statements() == ("ember-screen/card-text/1",)
    assert "range is not close" in str(proof)
    assert "range is long" in str(proof)


def test_depends_says_what_is_not_known() -> None:
    proof = proof_of(case(Asked.CAN), LIMITED)
    assert "it is not known whether range=close" in str(proof)
    assert 'not known("range")' in leaves(proof, OriginKind.ABSENCE)


def test_absence_is_evidence_in_words() -> None:
    proof = proof_of(case(), FREE)
    absences = [leaf for leaf in proof.leaves() if leaf.rule == ABSENCE]
    assert "no statement wins over rules/attack/3#1" in [leaf.origin.why for leaf in absences]


def test_a_derivation_and_its_conditions_are_part_of_the_proof() -> None:
    compiled = program(
        case(Asked.CAN, "kind=volley"),
        claim("a/1", Mode.MAY, cond=("dice=printed",)),
        derivations=(derivation("rules/dice/4", "dice=printed", "kind=volley"),),
    )
    model = solve(compiled).model
    proof = prove(compiled, model, Atom("verdict", ("yes",)))
    assert proof is not None
    assert set(proof.statements()) == {"a/1", "rules/dice/4"}
    assert faults(compiled, proof) == ()


def test_what_does_not_hold_has_no_proof() -> None:
    compiled = program(case(), FREE)
    model = solve(compiled).model
    assert prove(compiled, model, Atom("verdict", ("no",))) is None
    assert all_proofs(compiled, model, Atom("verdict", ("no",))) == ()


def test_all_proofs_come_shortest_first_and_each_once() -> None:
    compiled = program(case(Asked.CAN, "range=close"), LIMITED, FREE)
    model = solve(compiled).model
    proofs = all_proofs(compiled, model, Atom("verdict", ("yes",)), limit=5)
    sizes = [proof.size for proof in proofs]
    assert sizes == sorted(sizes)
    assert len(set(proofs)) == len(proofs) == 2
    assert [proof.statements()[0] for proof in proofs] == ["rules/attack/3", "ember-screen/card-text/1"]
    assert prove(compiled, model, Atom("verdict", ("yes",))) == proofs[0]


def test_proofs_do_not_depend_on_the_order_of_facts() -> None:
    compiled = program(case(Asked.CAN, "range=close", "kind=volley", present=("ash-lattice",)), LIMITED, BAN, FREE)
    turned = Program(compiled.facts[::-1], compiled.rules)
    goal = Atom("verdict", ("no",))
    assert prove(turned, solve(turned).model, goal) == prove(compiled, solve(compiled).model, goal)


def test_the_checker_accepts_every_proof_of_random_programs() -> None:
    checked = 0
    for seed in range(40):
        made = random_program(seed)
        model = evaluate(made)
        for name in made.predicates():
            for row in model.rows(name)[:2]:
                for proof in all_proofs(made, model, Atom(name, row), limit=3):
                    assert faults(made, proof) == (), f"seed {seed}"
                    checked += 1
    assert checked > 200


def test_the_checker_computes_the_same_model() -> None:
    for seed in range(60):
        made = random_program(seed)
        model = evaluate(made)
        expected = {Atom(name, row) for name in made.predicates() for row in model.rows(name)}
        assert consequences(made) == expected, f"seed {seed}"


class TestForgedProofs:
    compiled = program(case(Asked.CAN, "range=close"), LIMITED)
    proof = prove(compiled, solve(compiled).model, Atom("verdict", ("yes",)))

    def forged(self, **changes: object) -> tuple[str, ...]:
        assert self.proof is not None
        return faults(self.compiled, replace(self.proof, **changes))  # type: ignore[arg-type]

    def test_another_conclusion(self) -> None:
        assert any("no rule" in f for f in self.forged(conclusion=Literal(Atom("verdict", ("no",)))))

    def test_a_rule_that_is_none(self) -> None:
        assert any("no rule 'invented'" in f for f in self.forged(rule="invented"))

    def test_a_premise_left_out(self) -> None:
        assert self.proof is not None
        assert self.forged(premises=self.proof.premises[1:])

    def test_a_fact_that_is_none(self) -> None:
        lie = Proof(Literal(Atom("verdict", ("no",))), "fact", ORIGIN)
        assert faults(self.compiled, lie) == ('no such fact: verdict("no")',)

    def test_an_absence_that_is_none(self) -> None:
        held = Proof(Literal(Atom("asked", ("can",)), positive=False), ABSENCE, ORIGIN)
        assert self.proof is not None
        assert 'not absent: asked("can")' in self.forged(premises=(*self.proof.premises, held))

    def test_a_fact_that_the_proof_does_not_need(self) -> None:
        x = Variable("X")
        made = Program(
            (Fact(Atom("present", ("a",)), ORIGIN), Fact(Atom("qact", ("a",)), ORIGIN)),
            (
                Rule("short", Atom("met", (x,)), (Literal(Atom("present", (x,))),), ORIGIN),
                Rule("long", Atom("live", (x,)), (Literal(Atom("met", (x,))), Literal(Atom("whole", (x,)))), ORIGIN),
                Rule("other", Atom("whole", (x,)), (Literal(Atom("met", (x,))),), ORIGIN),
                Rule("again", Atom("met", (x,)), (Literal(Atom("qact", (x,))),), ORIGIN),
            ),
        )
        a = ("a",)
        by_present = Proof(Literal(Atom("met", a)), "short", ORIGIN, (_fact("present"),))
        by_qact = Proof(Literal(Atom("met", a)), "again", ORIGIN, (_fact("qact"),))
        whole = Proof(Literal(Atom("whole", a)), "other", ORIGIN, (by_qact,))
        twice = Proof(Literal(Atom("live", a)), "long", ORIGIN, (by_present, whole))
        assert faults(made, twice) == ('the proof does not need present("a")', 'the proof does not need qact("a")')


def _fact(name: str) -> Proof:
    return Proof(Literal(Atom(name, ("a",))), "fact", ORIGIN)


@pytest.mark.parametrize("asked", Asked)
def test_every_verdict_of_these_cases_has_a_sound_proof(asked: Asked) -> None:
    for given in ((), ("range=close",), ("range=long",), ("kind=volley", "range=close"), ("obstructed=yes",)):
        for closed in ((), ("ember-screen",)):
            question = case(asked, *given, present=("ash-lattice",), closed=closed)
            for claims in ((LIMITED,), (BAN,), (LIMITED, BAN), (LIMITED, BAN, FREE)):
                if solve(program(question, *claims)).conclusion is not None:
                    assert proof_of(question, *claims).size > 3


def test_independent_proofs_share_no_statement_that_decides() -> None:
    rules = (rule('verdict("yes") :- somepro(A)', "v", "v"), rule("somepro(A) :- asked(A), pro(C)", "s", "s"))
    facts = [Fact(Atom("asked", ("can",)), Origin(OriginKind.QUESTION))]
    facts += [Fact(Atom("live", (c,)), Origin(OriginKind.STATEMENT, (f"s/{c}",))) for c in "abc"]
    program = Program(tuple(facts), (*rules, rule("pro(C) :- live(C)", "p", "p")))
    model = PyDatalogEngine().solve(program)
    found = independent_proofs(program, model, Atom("verdict", ("yes",)))
    assert [proof.statements() for proof in found] == [("s/a",), ("s/b",), ("s/c",)]
    assert [faults(program, proof) for proof in found] == [()] * 3
    assert independent_proofs(program, model, Atom("verdict", ("no",))) == ()
