"""The engines: they agree with each other and with the reference, and pyDatalog's known faults cannot be reached."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path

import pytest

from armada_kb.datalog.case import Asked
from armada_kb.datalog.clingo_engine import ClingoEngine
from armada_kb.datalog.engine import Engine, Model
from armada_kb.datalog.levels import ProgramRefused
from armada_kb.datalog.program import Atom, Constant, Fact, Literal, Program, Rule, Term, Variable
from armada_kb.datalog.pydatalog_engine import PyDatalogEngine
from armada_kb.model.claims import Mode
from tests.datalog.invented import case, claim, program
from tests.datalog.reference import ORIGIN, evaluate, random_program

ROOT = Path(__file__).resolve().parents[2]
ENGINES = (PyDatalogEngine, ClingoEngine)
each_engine = pytest.mark.parametrize("engine", [make() for make in ENGINES], ids=[make.__name__ for make in ENGINES])


def atom(text: str) -> Atom:
    """`isa(X, a)`: one capital letter is a variable."""
    name, _, terms = text.rstrip(")").partition("(")
    parts = [part.strip() for part in terms.split(",")]
    return Atom(name, tuple(Variable(p) if len(p) == 1 and p.isupper() else p for p in parts))


def made(*facts: str, rules: tuple[str, ...] = ()) -> Program:
    """`head <= one & ~other` as in pyDatalog's own language."""
    return Program(tuple(Fact(atom(text), ORIGIN) for text in facts), tuple(map(_rule, rules)))


def _rule(text: str) -> Rule:
    head, body = text.split(" <= ")
    literals = (Literal(atom(part.lstrip("~")), not part.startswith("~")) for part in body.split(" & "))
    return Rule("made up", atom(head), tuple(literals), ORIGIN)


def constants(*terms: Constant) -> Program:
    return Program(tuple(Fact(Atom("present", (term,)), ORIGIN) for term in terms), (_rule("whole(X) <= present(X)"),))


def agree(seeds: range) -> None:
    for seed in seeds:
        made_up = random_program(seed)
        expected = evaluate(made_up)
        for engine in ENGINES:
            assert engine().solve(made_up) == expected, f"{engine.__name__}, seed {seed}\n{made_up}"


def test_engines_agree_with_the_reference_on_random_programs() -> None:
    agree(range(300))


@pytest.mark.exhaustive
def test_engines_agree_with_the_reference_on_ten_thousand_random_programs() -> None:
    agree(range(300, 10_300))


def test_random_programs_are_worth_solving() -> None:
    models = [evaluate(random_program(seed)) for seed in range(100)]
    derived = sum(bool(model.rows(name)) for model in models for name in ("fit", "val", "off", "met", "silent"))
    assert derived > 80


@each_engine
class TestRefused:
    """What makes pyDatalog lie or hang is refused before it gets there."""

    def test_negation_over_a_recursive_predicate(self, engine: Engine) -> None:
        recursive = made(
            "present(d)", "isa(a, a)", "isa(d, e)",
            rules=(
                "met(X) <= isa(X, X)",
                "met(X) <= isa(X, Y) & isa(Z, W) & met(Z)",
                "live(X) <= present(X) & ~met(X)",
            ),
        )  # fmt: skip
        with pytest.raises(ProgramRefused, match=r"K304.*met > met"):
            engine.solve(recursive)

    def test_closure_over_a_circle(self, engine: Engine) -> None:
        closure = made("isa(a, b)", "isa(b, c)", "isa(c, a)",
                       rules=("fills(X, Y) <= isa(X, Y)", "fills(X, Y) <= isa(X, Z) & fills(Z, Y)"))  # fmt: skip
        with pytest.raises(ProgramRefused, match="K304"):
            engine.solve(closure)

    def test_mutual_recursion_without_facts(self, engine: Engine) -> None:
        mutual = made(rules=("met(X) <= live(X)", "live(X) <= waits(X)", "waits(X) <= met(X)"))
        with pytest.raises(ProgramRefused, match="K304"):
            engine.solve(mutual)

    def test_rules_that_negate_each_other(self, engine: Engine) -> None:
        negating = made("present(a)", rules=("met(X) <= present(X) & ~live(X)", "live(X) <= present(X) & ~met(X)"))
        with pytest.raises(ProgramRefused, match="K304"):
            engine.solve(negating)

    def test_a_predicate_that_nobody_declared(self, engine: Engine) -> None:
        with pytest.raises(ProgramRefused, match="K301 no predicate is called misspelt"):
            engine.solve(made(rules=("met(X) <= misspelt(X)",)))

    @pytest.mark.parametrize("name", ["range", "open", "set", "type", "next", "p.q", "f[X]==Y", "~met", "_pyD_in"])
    def test_a_name_that_would_mean_something_to_python(self, engine: Engine, name: str) -> None:
        odd = Program((Fact(Atom(name, ("a",)), ORIGIN),), ())
        with pytest.raises(ProgramRefused, match="K301"):
            engine.solve(odd)

    def test_a_wrong_arity(self, engine: Engine) -> None:
        with pytest.raises(ProgramRefused, match="K302 isa has 2 fields, not 1"):
            engine.solve(made("present(a)", rules=("met(X) <= present(X) & ~isa(X)",)))

    def test_an_unsafe_head(self, engine: Engine) -> None:
        with pytest.raises(ProgramRefused, match="K303 nothing binds Y"):
            engine.solve(made("present(a)", rules=("fills(X, Y) <= present(X)",)))

    def test_a_variable_under_negation_alone(self, engine: Engine) -> None:
        with pytest.raises(ProgramRefused, match="K303 nothing binds Y"):
            engine.solve(made("present(a)", rules=("met(X) <= present(X) & ~isa(X, Y)",)))

    @pytest.mark.parametrize("constant", [1.5, True, ("a",), None])
    def test_a_constant_that_would_change(self, engine: Engine, constant: object) -> None:
        odd: Term = constant  # type: ignore[assignment]
        with pytest.raises(ProgramRefused, match="K305"):
            engine.solve(Program((Fact(Atom("present", (odd,)), ORIGIN),), ()))

    def test_claims_that_beat_one_another(self, engine: Engine) -> None:
        with pytest.raises(ProgramRefused, match=r"K306.*a > b > a|K306.*b > a > b"):
            engine.solve(made("beats(a, b)", "beats(b, a)"))


@each_engine
class TestRight:
    """What pyDatalog reads differently from what stands there comes out right."""

    def test_negation_first_in_a_body(self, engine: Engine) -> None:
        first = made("present(a)", "present(b)", "qact(b)", rules=("met(X) <= ~qact(X) & present(X)",))
        assert engine.solve(first).rows("met") == (("a",),)

    def test_a_negated_predicate_without_facts(self, engine: Engine) -> None:
        assert engine.solve(made("present(a)", rules=("met(X) <= present(X) & ~qact(X)",))).rows("met") == (("a",),)

    def test_a_predicate_without_facts(self, engine: Engine) -> None:
        assert engine.solve(made("present(a)", rules=("met(X) <= present(X) & qact(X)",))).rows("met") == ()

    def test_a_fact_and_its_denial(self, engine: Engine) -> None:
        denied = made("present(a)", "qact(a)", rules=("met(X) <= present(X) & ~qact(X) & qact(X)",))
        assert engine.solve(denied).rows("met") == ()

    def test_texts_that_look_like_something_else(self, engine: Engine) -> None:
        odd = (
            "",
            "'",
            '"',
            "True",
            "??",
            "X",
            "_",
            "a'), evil('",
            "__import__('os')",
            "\n",
            "s0",
            "é",
            0,
            1,
            "1",
            "1.0",
        )
        assert {row[0] for row in engine.solve(constants(*odd)).rows("whole")} == set(odd)

    def test_numbers_and_texts_are_different_and_sorted(self, engine: Engine) -> None:
        assert engine.solve(constants("b", 10, "10", 9, "a")).rows("whole") == ((9,), (10,), ("10",), ("a",), ("b",))

    def test_a_rule_without_variables(self, engine: Engine) -> None:
        ground = made("present(a)", rules=("met(c) <= present(a) & ~qact(a)", "met(d) <= present(b)"))
        assert engine.solve(ground).rows("met") == (("c",),)

    def test_a_repeated_variable(self, engine: Engine) -> None:
        assert engine.solve(made("isa(a, a)", "isa(a, b)", rules=("met(X) <= isa(X, X)",))).rows("met") == (("a",),)

    def test_a_predicate_with_facts_and_rules(self, engine: Engine) -> None:
        both = made("met(b)", "present(a)", rules=("met(X) <= present(X)", "live(X) <= met(X)"))
        assert engine.solve(both).rows("live") == (("a",), ("b",))

    def test_nothing_stays_behind(self, engine: Engine) -> None:
        engine.solve(made("present(a)", rules=("met(X) <= present(X)",)))
        with pytest.raises(ProgramRefused):
            engine.solve(made(rules=("met(X) <= met(X)",)))
        assert engine.solve(made("present(b)", rules=("met(X) <= present(X)",))).rows("met") == (("b",),)

    def test_threads_do_not_mix_their_programs(self, engine: Engine) -> None:
        models: dict[int, Model] = {}

        def work(number: int) -> None:
            models[number] = engine.solve(constants(*(f"{number}-{i}" for i in range(30))))

        threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for number in range(4):
            assert {row[0] for row in models[number].rows("whole")} == {f"{number}-{i}" for i in range(30)}


def test_a_join_that_is_written_badly_is_solved_in_a_good_order() -> None:
    facts = [f"isa(t{i}, t{j})" for i in range(40) for j in range(40)]
    badly = made(*facts, "present(t1)", rules=("met(X) <= isa(X, Y) & isa(Y, Z) & isa(Z, X) & present(X)",))
    assert PyDatalogEngine().solve(badly).rows("met") == (("t1",),)


def test_the_order_of_facts_and_rules_changes_nothing() -> None:
    compiled = program(case(Asked.CAN, "range=close"), claim("a/1", Mode.MAY, cond=("range=close",)))
    turned = Program(compiled.facts[::-1], compiled.rules[::-1])
    assert PyDatalogEngine().solve(turned) == PyDatalogEngine().solve(compiled)
    assert str(turned) == str(compiled)


def test_a_missing_engine_says_how_to_get_it() -> None:
    without = (
        "import sys; sys.modules['clingo'] = None; from armada_kb.datalog import clingo_engine as c; c.ClingoEngine()"
    )
    done = subprocess.run([sys.executable, "-c", without], cwd=ROOT, capture_output=True, text=True, check=False)
    assert "EngineMissing: clingo is not installed; install it with: pip install 'armada-kb[clingo]'" in done.stderr


def test_models_compare_by_what_holds() -> None:
    assert Model({"met": [("a",)], "live": []}) == Model({"met": [("a",), ("a",)]})
    assert Model({"met": [("a",)]}) != Model({"met": [("b",)]})
    assert Model({"met": [("a",)]}).holds(Atom("met", ("a",)))
    assert not Model({"met": [("a",)]}).holds(Atom("live", ("a",)))
