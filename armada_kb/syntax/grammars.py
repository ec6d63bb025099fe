"""The grammars as parsers. What lark works out of a grammar takes long; it is kept in the cache folder."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from functools import lru_cache

import lark
from lark import Lark
from lark.grammar import Rule
from lark.lexer import PatternStr, TerminalDef
from lark.parser_frontends import ParsingFrontend

from armada_kb import cache
from armada_kb.resources import compiler_files, grammar_files, grammar_folder

_KIND = "grammar"


class _Grammar(Lark):
    """A grammar in which fixed words with the same uses are one terminal to the parser.

    The tables of the questions' grammar, with its hundreds of phrases in few groups, shrink to a twentieth. For tokens
    that do not come from lark's lexer.
    """

    phrases: tuple[tuple[str, str], ...]

    def _build_parser(self) -> ParsingFrontend:
        uses: dict[str, set[tuple[object, ...]]] = defaultdict(set)
        for rule in self.rules:
            names = tuple(symbol.name for symbol in rule.expansion)
            for place, symbol in enumerate(rule.expansion):
                if symbol.is_term:
                    uses[symbol.name].add((rule.origin, rule.alias, names[:place], names[place + 1 :]))
        first: dict[frozenset[tuple[object, ...]], str] = {}
        same = {name: first.setdefault(frozenset(places), name) for name, places in uses.items()}
