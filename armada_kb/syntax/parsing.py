"""Text of knowledge files to parse tree.

The frame of a knowledge file is parsed with lark's own lexer. Controlled English has an open set of terms, so its
tokens come from `lexicon.PhraseLexer`, which is asked at each step only for terminals that the parser can accept.

A test builds the grammars with lark's strict checks, which take longer than reading the knowledge.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedCharacters, UnexpectedEOF, UnexpectedToken
from lark.lexer import PatternStr

from armada_kb.errors import Problem
from armada_kb.resources import grammar_folder
from armada_kb.source import SourceFile, Span, shortened
from armada_kb.syntax.lexicon import NoSuchTerm, PhraseLexer, Term
from armada_kb.syntax.messages import frame_message, sentence_message

Node = Tree
Leaf = Token


@lru_cache(maxsize=4)
def _frame_parser(grammar: str) -> Lark:
    path = grammar_folder() / grammar
    return Lark.open(str(path), parser="lalr", maybe_placeholders=False, propagate_positions=True)


@lru_cache(maxsize=1)
def _sentence_parser() -> Lark:
    path = grammar_folder() / "sentence.lark"
    return Lark.open(str(path), parser="lalr", maybe_placeholders=False, propagate_positions=True, lexer="basic")


def parse_frame(file: SourceFile, grammar: str = "kbfile.lark") -> Node | Problem:
    """The parse tree of a knowledge file or, with `queries.lark`, of saved questions; or what is wrong (K10x)."""
    text = file.text if file.text.endswith("\n") else file.text + "\n"
    try:
        return _frame_parser(grammar).parse(text)
    except UnexpectedCharacters as error:
        span = Span(file.name, error.line, error.column)
        return Problem("K101", "this character begins nothing that can stand here", span, file.excerpt(span),
                       frame_message(sorted(error.allowed or ())))  # fmt: skip
    except UnexpectedToken as error:
        token = error.token
        if token.type == "$END":
            span = _last_word(file)
            return Problem("K102", "the file ends in the middle of a declaration", span, file.excerpt(span),
                           frame_message(sorted(error.accepts or error.expected)))  # fmt: skip
        if token.type == "_NL":
            column = token.column or 1
            span = Span(file.name, token.line or 1, column)
            message = "the line ends too early"
        else:
            span = Span(file.name, token.line or 1, token.column or 1, token.end_line or 0, token.end_column or 0)
            message = f"`{shortened(token)}` cannot stand here"
        return Problem("K103", message, span, file.excerpt(span),
                       frame_message(sorted(error.accepts or error.expected)))  # fmt: skip


def _last_word(file: SourceFile) -> Span:
    """The place of the last word that is no remark; the beginning of a file that has none."""
    for number, line in reversed(tuple(enumerate(file.text.split("\n"), start=1))):
        said = line.partition("#")[0]
        words = said.split()
        if words:
            column = said.rindex(words[-1]) + 1
            return Span(file.name, number, column, number, column + len(words[-1]))
    return Span(file.name, 1, 1)


def keywords() -> dict[str, str]:
    """The fixed words of controlled English, with the name of their terminal."""
    return {t.pattern.value: t.name for t in _sentence_parser().terminals if isinstance(t.pattern, PatternStr)}


def parse_sentences(text: str, lexer: PhraseLexer, place: Callable[[int, int], Span]) -> Node | Problem:
    """The parse tree of a text in controlled English, or what is wrong with it (K11x).

    `place` turns two offsets into the text to the span in the file.
    """
    parser = _sentence_parser().parse_interactive("")
    position, last_end = 0, 0
    while (next_start := lexer.skip(text, position)) < len(text):
        position = next_start
        choices = parser.choices()
        found: Term | NoSuchTerm = lexer.term_at(text, position, choices)
        if isinstance(found, NoSuchTerm):
            return Problem("K111", found.message, place(found.start, found.end),
                           hint=found.hint or sentence_message(_terminals(choices)))  # fmt: skip
        token = Token(found.terminal, found.id, found.start, 1, found.start + 1, 1, found.end + 1, found.end)
        try:
            parser.feed_token(token)
        except UnexpectedToken:
            # `choices` holds what may follow a term somewhere in the grammar; here it does not.
            return Problem("K111", f"`{text[found.start:found.end]}` cannot stand here", place(found.start, found.end),
                           hint=sentence_message(_terminals(choices.keys() - {found.terminal})))  # fmt: skip
        position = last_end = found.end
    try:
        tree: Node = parser.feed_eof(Token("$END", "", last_end, 1, last_end + 1, 1, last_end + 1, last_end))
    except (UnexpectedToken, UnexpectedEOF):
        return Problem("K112", "the sentence stops too early", place(max(0, last_end - 1), last_end),
                       hint=sentence_message(_terminals(parser.choices())))  # fmt: skip
    return tree


def _terminals(choices: Iterable[str]) -> list[str]:
    """The terminals among what the parser can go on with, which names rules too."""
    return sorted(c for c in choices if c.isupper())
