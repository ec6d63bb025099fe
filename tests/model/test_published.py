"""The hash of a published sentence stays the same while only its dress changes."""

from __future__ import annotations

import pytest

from armada_kb.model.published import published_hash, published_words

SENTENCE = "The ship's 'Ember' die isn't added at distance 1-2."


@pytest.mark.parametrize(
    "dressed",
    [
        "The ship’s “Ember” die isn’t added at distance 1–2.",
        "  THE SHIP'S\n\"ember\" die\tisn't added (at distance 1—2)  ",
        "• The ship's 'Ember' die isn't added at distance 1-2. [1]",
        "The ship's 'Ember' die isn't added at distance 1-2 ^[12].",
        "The ship's 'Em\u00adber' die isn't added at\u00a0distance 1\u20112.",
        "The ship's {Ember} die isn't ad\u200bded; at distance 1/2!",
    ],
)
def test_case_punctuation_quotes_dashes_spaces_and_notes_do_not_matter(dressed: str) -> None:
    assert published_hash(dressed) == published_hash(SENTENCE)


@pytest.mark.parametrize(
    "other",
    [
        "The ship's 'Ember' die is added at distance 1-2.",
        "The ship's 'Ember' die isn't added at distance 12.",
        "The ship's 'Ember' die isn't added at distance 1-3.",
        "The 'Ember' ship's die isn't added at distance 1-2.",
        "",
    ],
)
def test_words_numbers_and_their_order_matter(other: str) -> None:
    assert published_hash(other) != published_hash(SENTENCE)


def test_the_words_are_letters_and_digits_in_lower_case() -> None:
    assert published_words("Straße №5: ﬁre—at \u2460 [2]") == ("strasse", "no5", "fire", "at", "1")


def test_the_hash_is_short_and_known() -> None:
    assert published_hash("Ember screen.") == "02bf44d0302578d1"
