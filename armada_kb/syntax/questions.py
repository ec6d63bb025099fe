"""A question to its parse tree. The tokens come from whoever reads it; `question.lark` holds the phrases.

What lark works out of the grammar takes longer than an answer, so it is kept in the user's cache folder.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import lark
from lark import Lark, Token
from lark.grammar import Rule, Terminal
from lark.lexer import PatternStr, TerminalDef

from armada_kb import cache
from armada_kb.resources import compiling_files, grammar_folder
from armada_kb.syntax.parsing import Node

if TYPE_CHECKING:
    from lark.parser_frontends import ParsingFrontend


@dataclass(frozen=True, slots=True)
class _Packed:
    """A parser in lark's own form of plain values, and the phrases of its grammar with their terminals."""

    tables: dict[str, Any]
    shared: dict[int, Any]
    phrases: tuple[tuple[str, str], ...]


class _Grammar(Lark):
    """A grammar in which the phrases with the same uses are one terminal to the parser.

    The groups of `question.lark` hold hundreds of phrases, and the parser's tables grow with their square.
    """

    phrases: tuple[tuple[str, str], ...]

    def _build_parser(self) -> ParsingFrontend:
        uses: dict[str, set[object]] = defaultdict(set)
        for rule in self.rules:
            names = tuple(symbol.name for symbol in rule.expansion)
            for place, symbol in enumerate(rule.expansion):
                if isinstance(symbol, Terminal):
                    before, after = names[:place], names[place + 1 :]
                    uses[symbol.name].add((rule.origin, rule.alias, before, symbol.filter_out, after))
        first: dict[frozenset[object], str] = {}
        same = {name: first.setdefault(frozenset(found), name) for name, found in uses.items()}
        self.phrases = tuple(
            (t.pattern.value, same[t.name]) for t in self.terminals if isinstance(t.pattern, PatternStr)
        )
        self.rules = [r for r in self.rules if all(same.get(s.name, s.name) == s.name for s in r.expansion)]
        self.terminals = self.lexer_conf.terminals = [t for t in self.terminals if same.get(t.name) == t.name]
        return super()._build_parser()

    def packed(self) -> _Packed:
        tables, shared = self.memo_serialize([TerminalDef, Rule])
        return _Packed(tables, shared, self.phrases)


def _unpacked(packed: _Packed) -> Lark:
    parser: Lark = Lark._load_from_dict(packed.tables, packed.shared)
    return parser


@lru_cache(maxsize=1)
def _grammar() -> tuple[Lark, tuple[tuple[str, str], ...]]:
    """The parser of questions and the phrases of its grammar."""
    key = cache.fingerprint(compiling_files(), lark.__version__)
    kept = cache.load("questions", key, _Packed)
    if kept is not None:
        return _unpacked(kept), kept.phrases
    grammar = _Grammar.open(
        str(grammar_folder() / "question.lark"), parser="lalr", maybe_placeholders=False, propagate_positions=True,
        lexer="basic",
    )  # fmt: skip
    cache.store("questions", key, grammar.packed())
    return grammar, grammar.phrases


def question_phrases() -> tuple[tuple[str, str], ...]:
    """The phrases of `question.lark` with the names of their terminals. Phrases of one use share a terminal."""
    return _grammar()[1]


def parse_question(length: int, terms_at: Callable[[int], list[tuple[str, int]]]) -> Node:
    """The parse tree of a question of `length` words.

    `terms_at(i)` gives the terminals that may begin at word i with the word behind each, longest first; where the
    parser accepts none of them the word is WORD. Leaves have word numbers as positions. Every question parses.
    """
    parser = _grammar()[0].parse_interactive("")
    position = 0
    while position < length:
        choices = parser.choices()
        terminal, end = next(((t, e) for t, e in terms_at(position) if t in choices), ("WORD", position + 1))
        parser.feed_token(Token(terminal, terminal, position, 1, position + 1, 1, end + 1, end))
        position = end
    tree: Node = parser.feed_eof(Token("$END", "", length, 1, length + 1, 1, length + 1, length))
    return tree
