"""What stands behind "or" at the end of a question: its other answer, or a second question."""

from __future__ import annotations

import pytest

from armada_kb.answer.clauses import asked_clause, asks_twice, clauses, tails
from armada_kb.syntax.words import carrying, tokens


@pytest.mark.parametrize(
    ("question", "passed"),
    [
        ("Can a ship attack it or is that illegal?", "or is illegal"),
        ("Can a ship attack it? Or is that forbidden?", "Or is forbidden"),
        ("Must I spend it or can I choose?", "or can I choose"),
        ("Does it roll a die, no other cards?", "no other cards"),
        ("Can it attack a ship or a squadron?", ""),
        ("Does it stay or is the die lost?", ""),
    ],
)
def test_the_other_answer_is_passed_over(question: str, passed: str) -> None:
    words = carrying(tokens(question))
    found = clauses(words)
    assert " ".join(words[i].surface for i in sorted(tails(found))) == passed


@pytest.mark.parametrize(
    ("question", "twice"),
    [
        ("Does it stay or does it leave the table?", True),
        ("May I keep it, or can I choose a ship?", True),
        ("Can a ship attack it or is that illegal?", False),
        ("Can it attack a ship or a squadron?", False),
    ],
)
def test_a_second_question_is_noticed(question: str, twice: bool) -> None:
    words = carrying(tokens(question))
    found = clauses(words)
    assert asks_twice(found, asked_clause(found, words)) is twice
