"""The grammars are free of conflicts, and the parser of questions is the same however it was made."""

from __future__ import annotations

import pytest
from lark import Lark

from armada_kb.resources import grammar_folder


@pytest.mark.parametrize("name", ["kbfile", "queries"])
def test_no_two_terminals_or_rules_of_the_frame_are_in_conflict(name: str) -> None:
    Lark.open(str(grammar_folder() / f"{name}.lark"), parser="lalr", strict=True)


@pytest.mark.parametrize("name", ["sentence", "question"])
def test_no_two_rules_of_what_people_write_are_in_conflict(name: str) -> None:
    Lark.open(str(grammar_folder() / f"{name}.lark"), parser="lalr", strict=True, lexer="basic")
