"""Terms are found longest first, and only where they can stand."""

from __future__ import annotations

import pytest

from armada_kb.syntax.lexicon import Match, NoSuchTerm, PhraseLexer, PhraseTable, Term, band
from armada_kb.syntax.words import carrying, tokens

PHRASES = [
    ("attack", "ACT", "attack"),
    ("attack", "THING", "attack"),
    ("attack pool", "THING", "attack-pool"),
    ("black die", "THING", "black-die"),
    ("the black die is gone", "VALUE", "gone=yes"),
    ("distance N", "VALUE", "distance=exactly"),
    ("within distance N", "VALUE", "distance=within"),
    ("N sparks", "QUANTITY", "sparks"),
    ("Attack Wing", "NAME", "attack-wing"),
    ("this card", "SELF", "self"),
]
KEYWORDS = {"may": "MAY", "is": "IS", ".": "DOT"}
EVERYTHING = {kind for _, kind, _ in PHRASES} | set(KEYWORDS.values()) | {"NUMBER", "QUOTED"}


def _table() -> PhraseTable:
    table = PhraseTable()
    for phrase, kind, id in PHRASES:
        table.add(phrase, kind, id)
    return table


LEXER = PhraseLexer(_table(), KEYWORDS, ["attack-wing", "ash-lattice"])


def _matches(text: str, start: int = 0) -> list[Match]:
    return _table().at(carrying(tokens(text)), start)


def _terms(text: str, terminals: set[str] = EVERYTHING) -> list[tuple[str, str]]:
    """The terminals and ids of a text that holds nothing but terms."""
    found, position = [], 0
    while (position := LEXER.skip(text, position)) < len(text):
        term = LEXER.term_at(text, position, terminals)
        assert isinstance(term, Term), term
        found.append((term.terminal, term.id))
        position = term.end
    return found


def test_a_table_gives_the_longest_phrase_first() -> None:
    assert [(m.id, m.end) for m in _matches("attack pools")] == [("attack-pool", 2), ("attack", 1), ("attack", 1)]
    assert _matches("pool attack") == []
    assert _matches("the attack") == _matches("attack")


@pytest.mark.parametrize(
    ("text", "number"), [("distance 3", "3"), ("distance 1-2", "1-2"), ("distance two", "2"), ("distance 1 2", "1")]
)
def test_a_slot_takes_a_number_or_a_band(text: str, number: str) -> None:
    (match,) = _matches(text)
    assert match.number == number


def test_a_slot_can_stand_first() -> None:
    assert [m.number for m in _matches("4 sparks")] == ["4"]


@pytest.mark.parametrize(
    ("form", "number", "value"),
    [
        ("exactly", "3", "3"),
        ("exactly", "1-2", "1-2"),
        ("within", "3", "1-3"),
        ("beyond", "5", "6+"),
        ("beyond", "1-5", "6+"),
        ("more-than", "2", "3+"),
        ("at-least", "2", "2+"),
        ("at-most", "2", "0-2"),
        ("less-than", "2", "0-1"),
    ],
)
def test_a_form_of_a_numeric_dimension_makes_a_value(form: str, number: str, value: str) -> None:
    assert band(form, number) == value


def test_a_text_is_cut_into_the_longest_terms() -> None:
    assert _terms("The attack pool may attack.") == [
        ("THING", "attack-pool"),
        ("MAY", "may"),
        ("ACT", "attack"),
        ("DOT", "."),
    ]
    assert _terms("2 black die") == [("NUMBER", "2"), ("THING", "black-die")]
    assert _terms("Within distance 1-2") == [("VALUE", "distance=1-2")]


def test_a_word_is_what_can_stand_at_its_place() -> None:
    assert _terms("attack", {"ACT"}) == [("ACT", "attack")]
    assert _terms("attack", {"THING"}) == [("THING", "attack")]


def test_a_name_needs_its_capital() -> None:
    assert _terms("Attack Wing") == [("NAME", "attack-wing")]
    found = LEXER.term_at("attack wing", 0, {"NAME"})
    assert isinstance(found, NoSuchTerm)


def test_names_in_brackets_and_reasons_in_quotes_are_one_term() -> None:
    assert _terms('[ash-lattice] "because of that. Really."') == [
        ("NAME", "ash-lattice"),
        ("QUOTED", "because of that. Really."),
    ]


@pytest.mark.parametrize(
    ("text", "message", "end", "hint"),
    [
        ("[ash-latice] may", 'no card is called "ash-latice"', 12, "did you mean ash-lattice?"),
        ("[ash-lattice may", 'no card is called "ash-lattice may"', 16, "did you mean ash-lattice?"),
        ("atack pool", "`atack` is not a term of the vocabulary", 5, "did you mean attack?"),
        ("xylophone", "`xylophone` is not a term of the vocabulary", 9, "new terms are declared in kb/vocabulary"),
        ("pool", "`pool` cannot stand here", 4, ""),
        ("; may", "`;` cannot stand here", 1, ""),
    ],
)
def test_what_is_no_term_is_said_with_its_place_and_a_hint(text: str, message: str, end: int, hint: str) -> None:
    assert LEXER.term_at(text, 0, EVERYTHING) == NoSuchTerm(message, 0, end, hint)
