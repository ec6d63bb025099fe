"""What holds for every case: one verdict at most, no turning back, engines that agree, proofs that stand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from armada_kb.datalog.case import Asked, Case
from armada_kb.datalog.checker import faults
from armada_kb.datalog.claim_checks import check_claims
from armada_kb.datalog.clingo_engine import ClingoEngine
from armada_kb.datalog.from_model import ONLY_MODES, compile_case, compile_slice
from armada_kb.datalog.outcome import Outcome, Verdict
from armada_kb.datalog.program import Program
from armada_kb.datalog.proof import prove
from armada_kb.datalog.pydatalog_engine import PyDatalogEngine
from armada_kb.datalog.slices import take
from armada_kb.datalog.solve import read_outcome
from armada_kb.model.claims import Claim, Derivation, Filler, Group, GroupKind, Mode, Role, Setting
from tests.datalog.invented import VOCABULARY

VALUES = {
    "range": ("close-medium", "close", "medium", "long"),
    "target": ("ship", "large-ship", "squadron"),
    "engaged": ("yes", "no"),
    "obstructed": ("yes", "no"),
    "kind": ("ordinary", "volley", "reply"),
    "speed": ("0", "2", "1-3", "2-4", "3+"),
}
DERIVED = ("range", "obstructed")
ACTS = ("attack", "snipe", "add", "apply")
THINGS = ("ship", "large-ship", "squadron", "die")
PARTIES = ("ember-screen", "ash-lattice")
KINDS = (GroupKind.SCOPE, GroupKind.COND, GroupKind.EXCEPTION)

any_setting = st.sampled_from([Setting(d, v) for d, values in VALUES.items() for v in values])
basic_setting = any_setting.filter(lambda s: s.dimension not in DERIVED)
conditions = st.lists(any_setting, min_size=1, max_size=2, unique=True).map(tuple)
any_group = st.builds(Group, st.sampled_from(KINDS), conditions)
any_roles = st.lists(
    st.builds(Filler, st.sampled_from((Role.ACTOR, Role.OBJECT)), st.sampled_from(THINGS)),
    max_size=2,
    unique_by=lambda filler: filler.role,
).map(tuple)


@dataclass(frozen=True, slots=True)
class Made:
    """A question with the claims and derivations that may bear on it."""

    claims: tuple[Claim, ...]
    derivations: tuple[Derivation, ...]
    beats: tuple[tuple[str, str], ...]
    case: Case

    def program(self, case: Case | None = None) -> Program:
        return compile_case(self.claims, self.derivations, self.beats, VOCABULARY, case or self.case)

    def solved(self, *learned: Setting) -> Outcome:
        case = replace(self.case, given=(*self.case.given, *learned))
        return read_outcome(ENGINE.solve(self.program(case)))


ENGINE = ClingoEngine()


@st.composite
def _claims(draw: st.DrawFn) -> tuple[Claim, ...]:
    made = []
    for number in range(draw(st.integers(1, 4))):
        mode = draw(st.sampled_from(Mode))
        claim = Claim(
            id=f"c{number}",
            statement=f"s{number}",
            mode=mode,
            act=draw(st.sampled_from(ACTS)),
            roles=draw(any_roles),
            parties=draw(st.sampled_from(((), (), PARTIES[:1], PARTIES))),
            groups=tuple(draw(st.lists(any_group, max_size=3))),
            only=mode in ONLY_MODES and draw(st.booleans()),
        )
        made.append(claim)
    return tuple(made)


@st.composite
def _cases(draw: st.DrawFn) -> Case:
    facts = draw(st.lists(any_setting, max_size=2, unique_by=lambda s: s.dimension))
    denied = draw(st.lists(any_setting, max_size=1))
    roles = draw(any_roles)
    return Case(
        asked=draw(st.sampled_from(Asked)),
        acts=draw(st.sampled_from((("attack",), ("snipe",), ("add", "attack"), ()))),
        roles=tuple((filler.role, filler.thing) for filler in roles),
        needed_roles=draw(st.sampled_from(((), (Role.ACTOR,)))),
        present=draw(st.sampled_from((PARTIES[:1], PARTIES))),
        given=tuple(facts),
        not_given=tuple(s for s in denied if s.dimension not in {fact.dimension for fact in facts}),
        closed=draw(st.sampled_from(((), PARTIES[:1]))),
    )


@st.composite
def made_cases(draw: st.DrawFn) -> Made:
    """Concessions widen another claim, as `check_claims` demands: they repeat it and lose to what beats it."""
    claims = draw(_claims())
    names = [claim.id for claim in claims]
    ordered = [(winner, loser) for winner in names for loser in names if winner < loser]
    beats = draw(st.lists(st.sampled_from(ordered), max_size=3, unique=True)) if ordered else []
    if draw(st.booleans()):
        base = draw(st.sampled_from(claims))
        concession = Group(GroupKind.CONCESSION, (draw(any_setting),))
        claims = (*claims, replace(base, id="even", groups=(*base.groups, concession)))
        beats += [(winner, "even") for winner, loser in beats if loser == base.id]
    derivations = tuple(
        Derivation(f"d{number}", f"r{number}", (Group(draw(st.sampled_from(KINDS)), (draw(basic_setting),)),), gives)
        for number, gives in enumerate(draw(st.lists(any_setting.filter(lambda s: s.dimension in DERIVED), max_size=2)))
    )
    return Made(claims, derivations, tuple(beats), draw(_cases()))


def open_settings(made: Made, outcome: Outcome) -> Iterator[Setting]:
    """Every value that may be learned: of dimensions that nothing gives, presumes or could replace a presumption of."""
    model = outcome.model
    fixed = {row[0] for name in ("val", "presumable_1") for row in model.rows(name)}
    fixed |= {setting.dimension for setting in (*made.case.given, *made.case.not_given)}
    fixed |= {dimension.id for dimension in VOCABULARY.dimensions if dimension.default}
    yield from (Setting(d, v) for d, values in VALUES.items() if d not in fixed for v in values)


def keeps_its_promises(made: Made) -> None:
    program = made.program()
    outcome = read_outcome(PyDatalogEngine().solve(program))  # raises where there are two verdicts
    assert outcome.model == ENGINE.solve(program), "the engines disagree"
    states = [row for name in ("silent", "failed", "pends", "met") for row in outcome.model.rows(name)]
    assert sorted(states) == _claims_of(outcome), "a claim is in no state, or in two"
    whole = take(made.claims, made.derivations, made.beats, VOCABULARY, made.case)
    assert read_outcome(ENGINE.solve(compile_slice(whole))).verdict is outcome.verdict, "the slice differs"
    if outcome.conclusion is not None:
        proof = prove(program, outcome.model, outcome.conclusion)
        assert proof is not None
        assert faults(program, proof) == ()
    if outcome.verdict in (Verdict.YES, Verdict.NO):
        for learned in open_settings(made, outcome):
            assert made.solved(learned).verdict is outcome.verdict, f"learning {learned}"
    if outcome.verdict is Verdict.DEPENDS:
        assert outcome.open_settings or outcome.open_roles or outcome.open_acts
        assert set(outcome.decisive) <= {claim.id for claim in made.claims}


def _claims_of(outcome: Outcome) -> list[tuple[str | int, ...]]:
    return sorted((row[0],) for row in outcome.model.rows("mode"))


@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(made_cases())
def test_promises(made: Made) -> None:
    keeps_its_promises(made)


@pytest.mark.exhaustive
@settings(max_examples=5000, deadline=None, suppress_health_check=list(HealthCheck))
@given(made_cases())
def test_promises_in_many_cases(made: Made) -> None:
    keeps_its_promises(made)


@settings(max_examples=100, deadline=None, derandomize=True)
@given(made_cases())
def test_the_cases_are_such_as_the_checks_allow(made: Made) -> None:
    assert list(check_claims(made.claims, made.derivations, made.beats)) == []


def test_an_unchecked_concession_would_break_the_promise() -> None:
    free = Claim("free", "s1", Mode.MAY, "attack")
    ban = Claim(
        "ban", "s2", Mode.CANNOT, "attack",
        groups=(Group(GroupKind.CONCESSION, (Setting("engaged", "yes"),)),),
    )  # fmt: skip
    made = Made((free, ban), (), (), Case(Asked.CAN, acts=("attack",)))
    assert made.solved().verdict is Verdict.YES
    assert made.solved(Setting("engaged", "yes")).verdict is Verdict.NO
    assert [p.code for p in check_claims(made.claims, (), ())] == ["K314"]
