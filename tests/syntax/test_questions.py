"""The parser of questions: kept or new, with shared terminals or without, it finds the same."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from lark import Lark, Token, Tree
from lark.lexer import PatternStr

from armada_kb.resources import grammar_folder
from armada_kb.syntax import questions

QUESTIONS = (
    "",
    "ember screen",
    "can i use it against that , or must i not ?",
    "how many dice does it roll if the target is near ?",
    "when do we resolve it , and in what order ?",
    "what is the best one",
    "and so ? why not , which player",
    "it is still mandatory to use the second one instead of the first with both",
    "if it may not , am i allowed to what and who",
    "does that mean that they never have to",
)

TermsAt = Callable[[int], list[tuple[str, int]]]
Shape = tuple[str, int, int, tuple[object, ...]]


def terms_at(text: str, phrases: tuple[tuple[str, str], ...]) -> TermsAt:
    """The phrases that begin at each word of a text, longest first."""
    words = text.split()

    def found(start: int) -> list[tuple[str, int]]:
        if words[start] in (",", "?"):
            return [("BREAK", start + 1)]
        here = [
            (terminal, start + len(phrase.split()))
            for phrase, terminal in phrases
            if words[start : start + len(phrase.split())] == phrase.split()
        ]
        return sorted(here, key=lambda term: -term[1])

    return found


def shape(node: Tree[Token]) -> Shape:
    """A tree without the names of its terminals."""
    below = tuple(shape(c) if isinstance(c, Tree) else (c.start_pos, c.end_pos) for c in node.children)
    return str(node.data), getattr(node.meta, "start_pos", -1), getattr(node.meta, "end_pos", -1), below


def read(text: str) -> Shape:
    return shape(questions.parse_question(len(text.split()), terms_at(text, questions.question_phrases())))


def read_plainly(text: str, grammar: Lark) -> Shape:
    """The tree that lark gives for the grammar as it is written."""
    phrases = tuple((t.pattern.value, t.name) for t in grammar.terminals if isinstance(t.pattern, PatternStr))
    at = terms_at(text, phrases)
    parser = grammar.parse_interactive("")
    position, length = 0, len(text.split())
    while position < length:
        choices = parser.choices()
        terminal, end = next(((t, e) for t, e in at(position) if t in choices), ("WORD", position + 1))
        parser.feed_token(Token(terminal, terminal, position, 1, position + 1, 1, end + 1, end))
        position = end
    return shape(parser.feed_eof(Token("$END", "", length, 1, length + 1, 1, length + 1, length)))


@pytest.fixture
def unread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """An empty cache folder; call it to forget the grammar, as a new process has."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    questions._grammar.cache_clear()
    return questions._grammar.cache_clear


def test_a_parser_that_was_kept_finds_what_the_new_one_found(unread: Callable[[], None]) -> None:
    new, new_phrases = [read(text) for text in QUESTIONS], questions.question_phrases()
    unread()
    assert not isinstance(questions._grammar()[0], questions._Grammar)
    assert [read(text) for text in QUESTIONS] == new
    assert questions.question_phrases() == new_phrases


def test_sharing_terminals_changes_no_tree(unread: Callable[[], None]) -> None:
    grammar = Lark.open(
        str(grammar_folder() / "question.lark"), parser="lalr", lexer="basic", maybe_placeholders=False,
        propagate_positions=True,
    )  # fmt: skip
    assert [read(text) for text in QUESTIONS] == [read_plainly(text, grammar) for text in QUESTIONS]


def test_phrases_of_one_group_share_a_terminal_and_those_of_two_do_not(unread: Callable[[], None]) -> None:
    terminal = dict(questions.question_phrases())
    assert terminal["how many"] == terminal["how often"]
    assert terminal["how many"] != terminal["why"]
    assert terminal["who"] != terminal["whose"]  # "who" also stands inside a clause
