"""What each form of a sentence becomes in the model."""

from __future__ import annotations

import pytest

from armada_kb.errors import Report
from armada_kb.model.claims import (
    Claim,
    Derivation,
    Filler,
    Group,
    GroupKind,
    Meaning,
    Mode,
    Operation,
    Precedence,
    QuantityRule,
    Role,
    Setting,
    TraitMark,
)
from armada_kb.model.entities import Entity
from armada_kb.model.meanings import Reader
from tests.invented import knowledge, sentence

CARD = Entity("ember-screen", "Ember Screen", ("upgrade",))
RULE = Entity("rules", "Rules", (), is_rule=True)
SHIP = Filler(Role.ACTOR, "ship")
BLACK = Filler(Role.OBJECT, "black-die", 1)


def _meaning(text: str, home: Entity = RULE, problems: tuple[str, ...] = ()) -> Meaning:
    report = Report()
    entities = {entity.id: entity for entity in knowledge().entities}
    found = Reader(f"{home.id}/card-text/1", home, entities, report).meaning([sentence(text)])
    assert tuple(problem.code for problem in report) == problems
    return found


def _claim(text: str, home: Entity = RULE, problems: tuple[str, ...] = ()) -> Claim:
    (claim,) = _meaning(text, home, problems).claims
    return claim


def _group(kind: GroupKind, *settings: str) -> Group:
    pairs = [setting.split("=") for setting in settings]
    return Group(kind, tuple(Setting(dimension, value) for dimension, value in pairs))


def test_a_claim_has_mode_act_and_roles() -> None:
    text = "A ship may add 1 black die."
    assert _claim(text) == Claim("rules/card-text/1#1", "rules/card-text/1", Mode.MAY, "add", (SHIP, BLACK), text=text)


@pytest.mark.parametrize(
    ("words", "mode"),
    [
        ("may", Mode.MAY), ("can", Mode.MAY), ("cannot", Mode.CANNOT), ("must", Mode.MUST), ("need not", Mode.NEED_NOT),
        ("does not", Mode.DOES_NOT),
    ],
)  # fmt: skip
def test_modes(words: str, mode: Mode) -> None:
    assert _claim(f"A ship {words} add 1 black die.").mode is mode
    assert _claim("A ship adds 1 black die.").mode is Mode.DOES


@pytest.mark.parametrize(
    ("words", "role", "thing"),
    [
        ("to the opponent", Role.RECIPIENT, "opponent"),
        ("from the attack pool", Role.SOURCE, "attack-pool"),
        ("with a red die", Role.RESULT, "red-die"),
        ("as a red die", Role.RESULT, "red-die"),
        ("on Pale Beacon", Role.PLACE, "pale-beacon"),
        ("at the hull zone", Role.PLACE, "hull-zone"),
        ("for the owner", Role.MANNER, "owner"),
    ],
)
def test_phrases_fill_roles(words: str, role: Role, thing: str) -> None:
    assert _claim(f"A ship may add 1 black die {words}.").fillers(role) == (Filler(role, thing),)


def test_the_passive_turns_subject_and_actor_round() -> None:
    assert set(_claim("1 black die may be added by a ship.").roles) == {SHIP, BLACK}


def test_what_stands_behind_instead_of_is_acted_on() -> None:
    claim = _claim("A ship may roll 1 red die instead of a blue die.")
    assert claim.fillers(Role.OBJECT) == (Filler(Role.OBJECT, "blue-die"),)
    assert claim.fillers(Role.RESULT) == (Filler(Role.RESULT, "red-die", 1),)


@pytest.mark.parametrize(
    ("word", "kind", "only"),
    [
        ("only if", GroupKind.COND, True),
        ("if", GroupKind.COND, False),
        ("unless", GroupKind.EXCEPTION, False),
        ("even if", GroupKind.CONCESSION, False),
        ("while", GroupKind.SCOPE, False),
    ],
)
def test_conditions_become_groups(word: str, kind: GroupKind, only: bool) -> None:
    claim = _claim(f"A ship may add 1 black die {word} at close range or at medium range and attacking a squadron.")
    wanted = (
        _group(kind, "attack-range=close", "attack-range=medium"),
        _group(kind, "target=squadron"),
    )
    assert (claim.groups, claim.only) == (wanted, only)


def test_while_in_front_is_scope_and_numbers_are_bands() -> None:
    claim = _claim("While beyond distance 3, a ship may add 1 black die.")
    assert claim.groups == (_group(GroupKind.SCOPE, "distance=4+"),)


def test_a_window_is_its_own_time_or_the_proper_one() -> None:
    claim = _claim("A ship may add 1 black die in gather dice step.")
    assert claim.windows == ("gather-dice",)
    assert claim.groups == (_group(GroupKind.SCOPE, "window=gather-dice", "window=proper"),)


def test_a_card_is_a_party_of_its_own_statements_and_a_rule_is_not() -> None:
    text = "With Ash Lattice, a ship may replace 1 black die with Pale Beacon."
    assert _claim(text, CARD).parties == ("ember-screen", "ash-lattice", "pale-beacon")
    assert _claim(text, RULE).parties == ("ash-lattice", "pale-beacon")


def test_either_of_two_parties_makes_a_claim_each() -> None:
    claims = _meaning("With Ash Lattice or Pale Beacon, a ship may add 1 black die or 1 red die.", CARD).claims
    assert [(c.parties[1], c.fillers(Role.OBJECT)[0].thing) for c in claims] == [
        ("ash-lattice", "black-die"),
        ("ash-lattice", "red-die"),
        ("pale-beacon", "black-die"),
        ("pale-beacon", "red-die"),
    ]
    assert len({c.id for c in claims}) == 4


def test_this_card_is_the_home_and_is_shown_by_name() -> None:
    claim = _claim("You may exhaust this card if this card is ready.", CARD)
    assert claim.fillers(Role.OBJECT) == (Filler(Role.OBJECT, "ember-screen"),)
    assert claim.text == "You may exhaust Ember Screen if Ember Screen is ready."


def test_cards_without_effect_on_each_other_do_not_interact() -> None:
    claims = _meaning("This card and Ash Lattice or Pale Beacon have no effect on each other.", CARD).claims
    assert [(c.mode, c.act, c.roles, c.parties) for c in claims] == [
        (Mode.DOES_NOT, "interact", (), ("ember-screen", "ash-lattice")),
        (Mode.DOES_NOT, "interact", (), ("ember-screen", "pale-beacon")),
    ]


def test_a_restriction_is_a_ban_with_an_exception() -> None:
    claim = _claim("Medium ship or large ship only.", CARD)
    assert (claim.mode, claim.act, claim.parties) == (Mode.CANNOT, "equip", ("ember-screen",))
    assert claim.roles == (SHIP, Filler(Role.OBJECT, "ember-screen"))
    assert claim.groups == (_group(GroupKind.EXCEPTION, "ship-size=medium", "ship-size=large"),)


def test_a_derivation() -> None:
    text = "If attacking a ship or attacking a squadron and at close range, then small ship."
    assert _meaning(text).derivations == (
        Derivation(
            "rules/card-text/1#1",
            "rules/card-text/1",
            (
                _group(GroupKind.COND, "target=ship", "target=squadron"),
                _group(GroupKind.COND, "attack-range=close"),
            ),
            Setting("ship-size", "small"),
            text=text,
        ),
    )


@pytest.mark.parametrize(
    ("words", "operation", "amount", "other"),
    [
        ("is increased by 2", Operation.ADD, 2, ""),
        ("is decreased by 2", Operation.ADD, -2, ""),
        ("is increased by the engineering value", Operation.ADD, 1, "engineering-value"),
        ("is decreased by the engineering value", Operation.ADD, -1, "engineering-value"),
        ("is 4", Operation.SET, 4, ""),
        ("is 0", Operation.SET, 0, ""),
        ("is the engineering value", Operation.EQUALS, 0, "engineering-value"),
        ("is half the engineering value, rounded up", Operation.HALF_UP, 0, "engineering-value"),
        ("is half the engineering value, rounded down", Operation.HALF_DOWN, 0, "engineering-value"),
        ("is at most 3", Operation.AT_MOST, 3, ""),
        ("is at most the engineering value", Operation.AT_MOST, 0, "engineering-value"),
        ("is at least 1", Operation.AT_LEAST, 1, ""),
    ],
)
def test_quantities(words: str, operation: Operation, amount: int, other: str) -> None:
    text = f"While attacking a ship, the squadron value {words} unless small ship."
    groups = (_group(GroupKind.SCOPE, "target=ship"), _group(GroupKind.EXCEPTION, "ship-size=small"))
    assert _meaning(text, CARD).quantities == (
        QuantityRule(
            "ember-screen/card-text/1#1", "ember-screen/card-text/1", "squadron-value", operation, amount, other,
            groups, ("ember-screen",), text,
        ),
    )  # fmt: skip


def test_order_and_traits() -> None:
    assert _meaning("This card happens before Ash Lattice.", CARD).precedences == (
        Precedence(
            "ember-screen/card-text/1#1", "ember-screen/card-text/1", "ember-screen", "ash-lattice",
            "Ember Screen happens before Ash Lattice.",
        ),
    )  # fmt: skip
    assert _meaning("Modification.", CARD).traits == (
        TraitMark("ember-screen/card-text/1#1", "ember-screen/card-text/1", "ember-screen", "modification",
                  "Modification."),
    )  # fmt: skip


@pytest.mark.parametrize("mode", ["cannot", "need not", "does not"])
def test_only_if_cannot_follow_a_denial(mode: str) -> None:
    _claim(f"A ship {mode} add 1 black die only if at close range.", RULE, ("K230",))


@pytest.mark.parametrize(
    "text",
    [
        "A ship may replace 1 black die with 1 red die as 1 blue die.",
        "A black die may be added by a ship by a squadron.",
        "A ship may add 1 black die on this card at the hull zone.",
    ],
)
def test_a_role_is_filled_once(text: str) -> None:
    assert _meaning(text, CARD, ("K231",)).claims
