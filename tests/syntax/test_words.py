"""Folding makes texts comparable: what differs only in form is the same, what differs in meaning is not."""

from __future__ import annotations

import pytest

from armada_kb.syntax.words import carrying, fold_phrase, fold_word, tokens


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Attack", "attacks"),
        ("attacking", "attacked"),
        ("squadron's", "squadrons"),
        ("squadron’s", "squadron"),
        ("Two", "2"),
        ("dice", "DICE"),
        ("can't", "cant"),
        ("bombers", "bomber"),
    ],
)
def test_form_does_not_matter(one: str, other: str) -> None:
    assert fold_word(one) == fold_word(other)


@pytest.mark.parametrize(
    ("one", "other"), [("attacker", "attack"), ("bomber", "bomb"), ("die", "dice"), ("one", "once"), ("2", "3")]
)
def test_meaning_does(one: str, other: str) -> None:
    assert fold_word(one) != fold_word(other)


def test_articles_of_and_possessives_carry_nothing() -> None:
    assert fold_phrase("the hull zone of my ship") == fold_phrase("hull zone ship")
    assert fold_phrase("anti-squadron armament") == fold_phrase("Anti Squadron “armament”")


def test_a_single_capital_n_is_the_place_of_a_number() -> None:
    assert fold_phrase("at distance N")[-1] == "N"
    assert fold_phrase("N sparks")[0] == "N"
    assert "N" not in fold_phrase("Nebula distance n")


def test_no_word_of_a_text_is_lost_and_each_knows_its_place() -> None:
    text = "Can B2's (2) dice — or 1-2 — add?"
    found = tokens(text)
    assert [text[word.start : word.end] for word in found] == [word.surface for word in found]
    assert "".join(word.surface for word in found) == text.replace(" ", "")
    assert [word.surface for word in found if word.is_number] == ["2", "1", "2"]


def test_what_carries_no_meaning_is_left_out_of_comparisons() -> None:
    assert [word.surface for word in carrying(tokens('The "hull zone" of a ship.'))] == ["hull", "zone", "ship", "."]


@pytest.mark.parametrize("text", ["²", "1²", "9" * 10, "9" * 5000, "-1", ""])
def test_what_int_cannot_read_or_no_game_counts_is_no_number(text: str) -> None:
    assert not any(word.is_number for word in tokens(text) if word.surface == text)
    assert tokens("999999999")[0].is_number
