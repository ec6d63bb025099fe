"""From claims and a situation to yes, no, depends or nothing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from armada_kb.datalog.case import Asked
from armada_kb.datalog.from_model import compile_case, compile_slice
from armada_kb.datalog.levels import ProgramRefused
from armada_kb.datalog.outcome import Outcome, Verdict
from armada_kb.datalog.slices import take
from armada_kb.datalog.solve import solve
from armada_kb.model.claims import Claim, GroupKind, Mode, Role
from armada_kb.model.vocabulary import Concept, ConceptKind
from tests.datalog.invented import VOCABULARY, case, claim, derivation, outcome, setting

ASKED_OF = {
    Mode.MAY: "yes no yes no",
    Mode.MUST: "yes yes yes no",
    Mode.DOES: "yes - yes no",
    Mode.NEED_NOT: "- no - no",
    Mode.CANNOT: "no no no yes",
    Mode.DOES_NOT: "no - no no",
}


@pytest.mark.parametrize("mode", Mode)
def test_each_mode_answers_each_kind_of_question(mode: Mode) -> None:
    verdicts = [outcome(case(asked), claim("a/1", mode)).verdict for asked in Asked]
    assert [verdict.value if verdict else "-" for verdict in verdicts] == ASKED_OF[mode].split()


@pytest.mark.parametrize(
    ("given", "verdict"),
    [
        (("range=close", "card-state=discarded"), Verdict.YES),
        (("range=long", "card-state=discarded"), Verdict.NO),
        (("range=close", "card-state=ready"), Verdict.NO),
        (("range=close",), Verdict.DEPENDS),
        (("range=close-medium", "card-state=discarded"), Verdict.DEPENDS),
        ((), Verdict.DEPENDS),
    ],
)
def test_a_permission_for_certain_cases_only(given: tuple[str, ...], verdict: Verdict) -> None:
    permission = claim("a/1", Mode.MAY, cond=("range=close", "card-state=discarded"), only=True)
    assert outcome(case(Asked.CAN, *given), permission).verdict is verdict


def test_a_permission_that_is_not_the_only_one_denies_nothing() -> None:
    assert outcome(case(Asked.CAN, "range=long"), claim("a/1", Mode.MAY, cond=("range=close",))).verdict is None


def test_one_setting_of_a_condition_is_enough() -> None:
    permission = claim("a/1", Mode.MAY, cond=("range=close or engaged=no",), only=True)
    assert outcome(case(Asked.CAN, "range=long", "engaged=no"), permission).verdict is Verdict.YES
    assert outcome(case(Asked.CAN, "range=long"), permission).verdict is Verdict.DEPENDS
    assert outcome(case(Asked.CAN, "range=long", "engaged=yes"), permission).verdict is Verdict.NO


def test_outside_its_scope_a_claim_says_nothing() -> None:
    permission = claim("a/1", Mode.MAY, scope=("kind=volley",), cond=("card-state=discarded",), only=True)
    assert outcome(case(Asked.CAN, "kind=ordinary", "card-state=ready"), permission).verdict is None
    assert outcome(case(Asked.CAN, "kind=volley", "card-state=ready"), permission).verdict is Verdict.NO


def test_the_converse_of_only_needs_a_certain_scope() -> None:
    permission = claim("a/1", Mode.MAY, scope=("target=ship",), cond=("card-state=discarded",), only=True)
    assert outcome(case(Asked.CAN, "card-state=ready"), permission).verdict is None


def test_the_converse_of_only_does_not_override_another_permission() -> None:
    limited = claim("a/1", Mode.MAY, cond=("range=close",), only=True)
    free = claim("b/1", Mode.MAY)
    assert outcome(case(Asked.CAN, "range=long"), limited, free).verdict is Verdict.YES


def test_an_exception_ends_a_claim_and_waits_while_it_is_open() -> None:
    duty = claim("a/1", Mode.MUST, unless=("engaged=yes",))
    assert outcome(case(Asked.MUST, "engaged=no"), duty).verdict is Verdict.YES
    assert outcome(case(Asked.MUST), duty).verdict is Verdict.DEPENDS
    assert outcome(case(Asked.MUST, "engaged=yes"), duty).verdict is None


def test_a_concession_speaks_only_where_it_is_said() -> None:
    ban = claim("a/1", Mode.CANNOT, scope=("range=long",), even_if=("engaged=no",))
    assert outcome(case(Asked.CAN, "range=long", "engaged=no"), ban).verdict is Verdict.NO
    assert outcome(case(Asked.CAN, "range=long"), ban).verdict is None


def test_a_ban_is_absolute() -> None:
    claims = (claim("a/1", Mode.MAY), claim("b/1", Mode.MUST), claim("c/1", Mode.CANNOT))
    found = outcome(case(), *claims)
    assert (found.verdict, found.decisive) == (Verdict.NO, ("c/1#1",))


def test_statements_that_disagree_are_a_conflict() -> None:
    found = outcome(case(Asked.DOES), claim("a/1", Mode.DOES), claim("b/1", Mode.DOES_NOT))
    assert (found.verdict, found.decisive) == (Verdict.CONFLICT, ("a/1#1", "b/1#1"))


def test_an_optional_act_is_no_duty_whatever_its_conditions() -> None:
    option = claim("a/1", Mode.MAY, cond=("engaged=no",), only=True)
    assert outcome(case(Asked.MUST), option).verdict is Verdict.NO
    assert outcome(case(Asked.MUST, "engaged=yes"), option).verdict is Verdict.NO


def test_an_optional_act_of_an_open_scope_is_not_yet_known_to_be_none() -> None:
    assert outcome(case(Asked.MUST), claim("a/1", Mode.MAY, scope=("engaged=no",))).verdict is Verdict.DEPENDS


def test_a_permission_that_could_be_undone_depends() -> None:
    claims = (claim("a/1", Mode.MAY), claim("b/1", Mode.CANNOT, cond=("engaged=yes",)))
    found = outcome(case(), *claims)
    assert found.verdict is Verdict.DEPENDS
    assert found.decisive == ("a/1#1", "b/1#1")
    assert [(group.claim, group.kind, group.settings) for group in found.open_settings] == [
        ("b/1#1", GroupKind.COND, (setting("engaged=yes"),))
    ]


def test_a_presumption_decides_where_nothing_is_said_and_is_told() -> None:
    ban = claim("a/1", Mode.CANNOT, cond=("obstructed=yes",))
    free = claim("b/1", Mode.MAY, unless=("obstructed=yes",))
    assert outcome(case(Asked.CAN, "obstructed=yes"), ban, free).verdict is Verdict.NO
    found = outcome(case(), ban, free)
    assert (found.verdict, found.defaults_used) == (Verdict.YES, (setting("obstructed=no"),))


def test_leave_to_use_something_says_nothing_of_what_is_done_with_it() -> None:
    done = (setting("card-state=discarded"),)
    acts = (
        Concept(ConceptKind.ACT, "use", ("use",)),
        Concept(ConceptKind.ACT, "scrap", ("scrap",), isa=("use",), done=done),
    )
    vocabulary = replace(VOCABULARY, concepts=(*VOCABULARY.concepts, *acts))
    said = (claim("a/1", Mode.MAY, "use", object="die"),)

    def verdict(asked: Asked, act: str) -> Verdict | None:
        question = case(asked, acts=(act,), object="die")
        found = [
            solve(compile_case(said, (), (), vocabulary, question)).verdict,
            solve(compile_slice(take(said, (), (), vocabulary, question))).verdict,
        ]
        assert found[0] is found[1]
        return found[0]

    assert verdict(Asked.MUST, "use") is Verdict.NO
    assert verdict(Asked.MUST, "scrap") is None
    assert verdict(Asked.CAN, "scrap") is None


def test_a_party_that_is_not_there_silences_a_claim() -> None:
    pair = claim("a/1", Mode.MAY, parties=("ember-screen", "ash-lattice"))
    assert outcome(case(present=("ember-screen",)), pair).verdict is None
    assert outcome(case(present=("ash-lattice", "ember-screen")), pair).verdict is Verdict.YES


class TestWhatAClaimIsAbout:
    def test_another_actor_silences_it(self) -> None:
        claims = (claim("a/1", Mode.CANNOT, actor="squadron"), claim("b/1", Mode.MAY, actor="ship"))
        assert outcome(case(actor="large-ship"), *claims).verdict is Verdict.YES
        assert outcome(case(actor="ember-wing"), *claims).verdict is Verdict.NO

    def test_a_named_thing_is_of_its_kind(self) -> None:
        found = outcome(case(actor="ember-wing"), claim("a/1", Mode.CANNOT, actor="squadron"))
        assert found.decisive == ("a/1#1",)

    def test_a_more_general_thing_makes_it_wait(self) -> None:
        found = outcome(case(object="die"), claim("a/1", Mode.CANNOT, object="red-die"))
        assert found.verdict is Verdict.DEPENDS
        assert [(o.claim, o.role, o.thing) for o in found.open_roles] == [("a/1#1", Role.OBJECT, "red-die")]

    def test_a_role_that_matters_and_is_missing_makes_it_wait(self) -> None:
        ban = claim("a/1", Mode.CANNOT, actor="squadron")
        assert outcome(case(), ban).verdict is Verdict.NO
        assert outcome(case(needed=(Role.ACTOR,)), ban).verdict is Verdict.DEPENDS
        assert outcome(case(needed=(Role.PLACE,)), ban).verdict is Verdict.NO

    def test_another_act_silences_it(self) -> None:
        assert outcome(case(acts=("replace",)), claim("a/1", Mode.CANNOT, "add")).verdict is None

    def test_a_claim_about_a_general_act_covers_its_kinds(self) -> None:
        assert outcome(case(acts=("launch",)), claim("a/1", Mode.CANNOT, "place")).verdict is Verdict.NO

    def test_a_claim_about_a_special_act_waits_for_the_general_question(self) -> None:
        found = outcome(case(acts=("place",)), claim("a/1", Mode.CANNOT, "launch"))
        assert (found.verdict, found.open_acts) == (Verdict.DEPENDS, ("a/1#1",))

    def test_without_an_act_in_the_question_every_act_is_meant(self) -> None:
        assert outcome(case(acts=()), claim("a/1", Mode.CANNOT, "launch")).verdict is Verdict.NO

    def test_a_claim_about_the_whole_card_speaks_to_every_act_and_thing(self) -> None:
        ban = claim("a/1", Mode.DOES_NOT, "apply", object="ship", scope=("target=squadron",))
        asked = case(Asked.CAN, "target=squadron", acts=("add",), object="red-die", needed=(Role.ACTOR,))
        assert outcome(asked, ban).verdict is Verdict.NO

    @pytest.mark.parametrize(
        ("mode", "amount", "verdicts"),
        [
            (Mode.MAY, 2, (Verdict.YES, Verdict.YES, None)),
            (Mode.CANNOT, 2, (None, Verdict.NO, Verdict.NO)),
            (Mode.MAY, None, (Verdict.YES, Verdict.YES, Verdict.YES)),
        ],
    )
    def test_amounts(self, mode: Mode, amount: int | None, verdicts: tuple[Verdict | None, ...]) -> None:
        stated = claim("a/1", mode, "add", object="die", amount=amount)
        asked = [case(acts=("add",), object="red-die", amounts=((Role.OBJECT, n),)) for n in (1, 2, 3)]
        assert tuple(outcome(question, stated).verdict for question in asked) == verdicts
        assert outcome(case(acts=("add",), object="die"), stated).verdict is verdicts[0]


class TestBeating:
    card = claim("card/1", Mode.CANNOT, cond=("engaged=yes",))
    ruling = claim("ruling/1", Mode.MAY, scope=("range=close",))
    newer = claim("newer/1", Mode.NEED_NOT, scope=("target=ship",))

    def test_what_applies_beats(self) -> None:
        found = outcome(
            case(Asked.CAN, "engaged=yes", "range=close"), self.card, self.ruling, beats=("ruling/1 > card/1",)
        )
        assert (found.verdict, found.beaten) == (Verdict.YES, ("card/1#1",))

    def test_what_is_silent_beats_nothing(self) -> None:
        found = outcome(
            case(Asked.CAN, "engaged=yes", "range=long"), self.card, self.ruling, beats=("ruling/1 > card/1",)
        )
        assert (found.verdict, found.beaten) == (Verdict.NO, ())

    def test_what_waits_makes_the_other_wait(self) -> None:
        found = outcome(case(Asked.CAN, "engaged=yes"), self.card, self.ruling, beats=("ruling/1 > card/1",))
        assert found.verdict is Verdict.DEPENDS
        assert setting("range=close") in {s for group in found.open_settings for s in group.settings}

    def test_what_is_beaten_beats_nothing(self) -> None:
        chain = ("newer/1 > ruling/1", "ruling/1 > card/1")
        asked = case(Asked.CAN, "engaged=yes", "range=close", "target=ship")
        found = outcome(asked, self.card, self.ruling, self.newer, beats=chain)
        assert (found.verdict, found.beaten) == (Verdict.NO, ("ruling/1#1",))

    def test_a_circle_is_refused_by_name(self) -> None:
        with pytest.raises(
            ProgramRefused, match=r"card/1#1 > ruling/1#1 > card/1#1|ruling/1#1 > card/1#1 > ruling/1#1"
        ):
            outcome(case(), self.card, self.ruling, beats=("ruling/1 > card/1", "card/1 > ruling/1"))


class TestClosedWorld:
    def test_a_card_does_only_what_it_says(self) -> None:
        found = outcome(case(closed=("ember-screen",)), claim("a/1", Mode.MAY, "add"))
        assert (found.verdict, found.closed, found.decisive) == (Verdict.NO, "ember-screen", ())

    def test_without_it_what_is_not_said_is_unknown(self) -> None:
        assert outcome(case(), claim("a/1", Mode.MAY, "add")).verdict is None

    def test_it_waits_for_a_permission(self) -> None:
        found = outcome(case(closed=("ember-screen",)), claim("a/1", Mode.MAY, cond=("engaged=no",)))
        assert (found.verdict, found.closed) == (Verdict.DEPENDS, None)

    def test_what_is_not_forbidden_waits_for_limited_permissions(self) -> None:
        limited = claim("a/1", Mode.MAY, scope=("target=ship",), cond=("range=close",), only=True)
        asked = case(Asked.FORBIDDEN, "range=long", closed=("ember-screen",))
        assert outcome(asked, limited).verdict is Verdict.DEPENDS
        certain = case(Asked.FORBIDDEN, "range=long", "target=ship", closed=("ember-screen",))
        assert outcome(certain, limited).verdict is Verdict.YES


class TestDerivedValues:
    printed = derivation("rule/1", "dice=printed", "kind=volley")
    permission = claim("a/1", Mode.MAY, cond=("dice=printed",), only=True)

    def solved(self, *given: str) -> Outcome:
        return outcome(case(Asked.CAN, *given), self.permission, derivations=(self.printed,))

    def test_a_value_follows_from_others(self) -> None:
        found = self.solved("kind=volley")
        assert (found.verdict, found.derived_used) == (Verdict.YES, ("rule/1#1",))

    def test_what_is_said_beats_what_would_follow(self) -> None:
        found = self.solved("kind=volley", "dice=current")
        assert (found.verdict, found.derived_used) == (Verdict.NO, ())

    def test_what_does_not_follow_is_open(self) -> None:
        assert self.solved("kind=reply").verdict is Verdict.DEPENDS

    def test_what_follows_beats_a_default_and_an_open_derivation_shakes_it(self) -> None:
        hidden = derivation("rule/2", "obstructed=yes", "engaged=yes")
        free = claim("a/1", Mode.MAY, cond=("obstructed=no",), only=True)
        verdicts = [
            outcome(case(Asked.CAN, *given), free, derivations=(hidden,)).verdict
            for given in (("engaged=yes",), ("engaged=no",), ())
        ]
        assert verdicts == [Verdict.NO, Verdict.YES, Verdict.DEPENDS]

    def test_derivations_rest_on_derivations(self) -> None:
        state = derivation("rule/3", "card-state=ready", "dice=printed")
        needs = claim("a/1", Mode.MAY, cond=("card-state=ready",), only=True)
        found = outcome(case(Asked.CAN, "kind=volley"), needs, derivations=(self.printed, state))
        assert (found.verdict, found.derived_used) == (Verdict.YES, ("rule/1#1", "rule/3#1"))

    def test_a_derivation_of_an_absent_card_says_nothing(self) -> None:
        absent = derivation("rule/1", "dice=printed", "kind=volley", parties=("ember-screen",))
        found = outcome(case(Asked.CAN, "kind=volley"), self.permission, derivations=(absent,))
        assert found.verdict is Verdict.DEPENDS

    def test_a_circle_is_refused_by_name(self) -> None:
        back = derivation("rule/4", "kind=volley", "dice=printed")
        with pytest.raises(ProgramRefused, match=r"dice > kind > dice|kind > dice > kind"):
            outcome(case(), self.permission, derivations=(self.printed, back))


class TestValues:
    def test_what_is_known_to_be_false_excludes_its_cases(self) -> None:
        permission = claim("a/1", Mode.MAY, cond=("range=close",), only=True)
        assert outcome(case(denied=("range=close-medium",)), permission).verdict is Verdict.NO
        assert outcome(case(denied=("range=long",)), permission).verdict is Verdict.DEPENDS

    def test_not_yes_is_no(self) -> None:
        permission = claim("a/1", Mode.MAY, cond=("engaged=no",), only=True)
        assert outcome(case(denied=("engaged=yes",)), permission).verdict is Verdict.YES

    def test_a_default_that_is_known_to_be_false_is_open(self) -> None:
        permission = claim("a/1", Mode.MAY, cond=("kind=volley",), only=True)
        assert outcome(case(), permission).verdict is Verdict.NO
        assert outcome(case(denied=("kind=ordinary",)), permission).verdict is Verdict.DEPENDS

    @pytest.mark.parametrize(
        ("known", "verdict"),
        [("2", "yes"), ("2-3", "yes"), ("3-5", "depends"), ("1-9", "depends"), ("5+", "no"), ("0", "no")],
    )
    def test_numbers_lie_in_bands(self, known: str, verdict: str) -> None:
        permission = claim("a/1", Mode.MAY, cond=("speed=1-3",), only=True)
        assert outcome(case(Asked.CAN, f"speed={known}"), permission).verdict == Verdict(verdict)

    def test_an_open_band_has_no_end(self) -> None:
        permission = claim("a/1", Mode.MAY, cond=("speed=3+",), only=True)
        assert outcome(case(Asked.CAN, "speed=6+"), permission).verdict is Verdict.YES
        assert outcome(case(Asked.CAN, "speed=2+"), permission).verdict is Verdict.DEPENDS

    def test_of_a_general_and_a_special_value_the_special_counts(self) -> None:
        permission = claim("a/1", Mode.MAY, cond=("range=medium",), only=True)
        assert outcome(case(Asked.CAN, "range=close-medium", "range=close"), permission).verdict is Verdict.NO


def test_a_failed_condition_is_told_with_what_is_known() -> None:
    found = outcome(case(Asked.CAN, "range=long"), claim("a/1", Mode.MAY, cond=("range=close-medium",), only=True))
    assert [(f.claim, f.wanted, f.known) for f in found.failed] == [
        ("a/1#1", (setting("range=close-medium"),), (setting("range=long"),))
    ]


def test_leaving_out_what_is_silent_from_the_start_changes_nothing() -> None:
    claims: tuple[Claim, ...] = (
        claim("a/1", Mode.CANNOT, parties=("ash-lattice",)),
        claim("b/1", Mode.CANNOT, "replace"),
        claim("c/1", Mode.MAY, "apply"),
        claim("d/1", Mode.MAY, "snipe"),
        claim("e/1", Mode.CANNOT, actor="squadron", cond=("engaged=yes",)),
    )
    for given in ((), ("engaged=yes",), ("engaged=no",)):
        question = case(Asked.CAN, *given)
        whole = solve(compile_slice(take(claims, (), (), VOCABULARY, question)))
        part = outcome(question, *claims)
        assert (whole.verdict, whole.decisive, whole.open_settings) == (part.verdict, part.decisive, part.open_settings)
        assert whole.model.rows("silent") == (("a/1#1",), ("b/1#1",))
