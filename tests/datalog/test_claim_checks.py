"""What is reported about the claims of a knowledge base, at the place of the claim."""

from __future__ import annotations

from dataclasses import replace

from armada_kb.datalog.claim_checks import check_claims
from armada_kb.model.claims import Claim, Mode
from armada_kb.source import Span
from tests.datalog.invented import claim, derivation

HERE = Span("cards/ember-screen.kb", 7, 5)


def placed(found: Claim) -> Claim:
    return replace(found, span=HERE)


def codes(*claims: Claim, beats: tuple[tuple[str, str], ...] = ()) -> list[str]:
    return [problem.code for problem in check_claims(claims, (), beats)]


def test_a_circle_of_rulings_is_named_at_one_of_them() -> None:
    claims = (placed(claim("a/1", Mode.MAY)), placed(claim("b/1", Mode.CANNOT)))
    problems = list(check_claims(claims, (), (("a/1#1", "b/1#1"), ("b/1#1", "a/1#1"))))
    assert [(problem.code, problem.span) for problem in problems] == [("K311", HERE)]
    assert "a/1#1 > b/1#1" in problems[0].message or "b/1#1 > a/1#1" in problems[0].message


def test_a_chain_of_rulings_is_no_circle() -> None:
    claims = (claim("a/1", Mode.MAY), claim("b/1", Mode.CANNOT), claim("c/1", Mode.MAY))
    assert codes(*claims, beats=(("a/1#1", "b/1#1"), ("b/1#1", "c/1#1"), ("a/1#1", "c/1#1"))) == []


def test_a_circle_of_derivations_is_named_at_one_of_them() -> None:
    one = replace(derivation("r/1", "dice=printed", "kind=volley"), span=HERE)
    other = derivation("r/2", "kind=volley", "dice=printed")
    problems = list(check_claims((), (one, other), ()))
    assert [(problem.code, problem.span) for problem in problems] == [("K312", HERE)]
    assert "dice" in problems[0].message
    assert "kind" in problems[0].message


def test_only_suits_what_allows() -> None:
    problems = list(check_claims((placed(claim("a/1", Mode.CANNOT, cond=("engaged=yes",), only=True)),), (), ()))
    assert [(p.code, p.span, p.hint) for p in problems] == [("K313", HERE, "write 'unless' instead")]
    assert codes(claim("a/1", Mode.MAY, cond=("engaged=yes",), only=True)) == []


class TestConcessions:
    base = claim("base/1", Mode.MAY, cond=("range=close",), parties=("ember-screen",))
    wider = claim("wider/1", Mode.MAY, cond=("range=close",), even_if=("engaged=yes",), parties=("ember-screen",))

    def test_one_that_repeats_a_claim_is_fine(self) -> None:
        assert codes(self.base, self.wider) == []

    def test_one_that_stands_alone_is_reported(self) -> None:
        assert codes(self.wider) == ["K314"]

    def test_one_whose_case_is_presumed_not_to_be_so_may_stand_alone(self) -> None:
        assert list(check_claims((self.wider,), (), (), presumed={"engaged"})) == []
        two = claim("two/1", Mode.MAY, cond=("range=close",), even_if=("engaged=yes", "kind=volley"))
        assert [p.code for p in check_claims((two,), (), (), presumed={"engaged"})] == ["K314"]

    def test_one_that_forgets_a_condition_is_reported(self) -> None:
        assert codes(self.base, claim("wider/1", Mode.MAY, even_if=("engaged=yes",), parties=("ember-screen",))) == [
            "K314"
        ]

    def test_one_that_forgets_a_party_is_reported(self) -> None:
        assert codes(self.base, claim("wider/1", Mode.MAY, cond=("range=close",), even_if=("engaged=yes",))) == ["K314"]

    def test_one_of_another_mode_is_reported(self) -> None:
        assert codes(self.base, replace(self.wider, mode=Mode.MUST)) == ["K314"]

    def test_one_of_another_act_is_reported(self) -> None:
        assert codes(self.base, replace(self.wider, act="add")) == ["K314"]

    def test_a_ban_may_repeat_what_an_only_leaves_out(self) -> None:
        limited = claim("base/1", Mode.MAY, cond=("range=close",), only=True)
        assert codes(limited, claim("ban/1", Mode.CANNOT, scope=("range=long",), even_if=("engaged=yes",))) == []

    def test_it_must_lose_to_what_beats_the_claim(self) -> None:
        ruling = claim("ruling/1", Mode.CANNOT)
        both = (("ruling/1#1", "base/1#1"), ("ruling/1#1", "wider/1#1"))
        assert codes(self.base, self.wider, ruling, beats=both[:1]) == ["K314"]
        assert codes(self.base, self.wider, ruling, beats=both) == []
