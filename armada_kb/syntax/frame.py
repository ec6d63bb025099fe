"""Parse tree of a knowledge file to syntax tree."""

from __future__ import annotations

import re
from collections.abc import Iterator

from armada_kb.source import Span
from armada_kb.syntax import ast
from armada_kb.syntax.parsing import Leaf, Node

_TEXT = re.compile(r'"([^"]*)"')


class FrameReader:
    """Turns the nodes of one file into `ast` values; every value knows its place in that file.

    `repeated` are the places of properties that can stand once only and stand there again; their first one counts.
    """

    def __init__(self, file: str) -> None:
        self._file = file
        self.repeated: list[Span] = []

    def declarations(self, tree: Node) -> Iterator[ast.Declaration]:
        for node in nodes(tree):
            yield self._declaration(node)

    # --- leaves -------------------------------------------------------------------------------------------------------

    def _span(self, node: Node | Leaf) -> Span:
        place = node.meta if isinstance(node, Node) else node
        return Span(self._file, place.line or 0, place.column or 0, place.end_line or 0, place.end_column or 0)

    def _word(self, leaf: Leaf | Node) -> ast.Word:
        if isinstance(leaf, Node):  # a rule that wraps one token, such as value_name
            return self._word(leaf.children[0])
        text = str(leaf)
        return ast.Word(text[1:-1] if leaf.type == "STRING" else text, self._span(leaf))

    def _words(self, node: Node) -> tuple[ast.Word, ...]:
        return tuple(word for leaf in leaves(node) for word in self._row(leaf))

    def _row(self, leaf: Leaf) -> tuple[ast.Word, ...]:
        """The words of a token: one, or the texts that stand in a row on one line."""
        if leaf.type != "STRINGS":
            return (self._word(leaf),)
        line, column = leaf.line or 0, leaf.column or 0
        return tuple(
            ast.Word(found[1], Span(self._file, line, column + found.start(), line, column + found.end()))
            for found in _TEXT.finditer(leaf)
        )

    def _first(self, node: Node, rule: str) -> ast.Word | None:
        found = [n for n in nodes(node) if n.data == rule]
        self.repeated.extend(self._span(n) for n in found[1:])
        return self._word(found[0].children[0]) if found else None

    def _every(self, node: Node, rule: str) -> tuple[ast.Word, ...]:
        found = (n for n in nodes(node) if n.data == rule)
        return tuple(word for n in found for word in self._words(n))

    def _has(self, node: Node, rule: str) -> bool:
        return any(n.data == rule for n in nodes(node))

    # --- declarations -------------------------------------------------------------------------------------------------

    def _declaration(self, node: Node) -> ast.Declaration:
        span = self._span(node)
        match node.data:
            case "source":
                code, name = self._words(node)
                return ast.SourceSyntax(
                    code, name, self._first(node, "rank"), self._first(node, "edition"), self._first(node, "date"),
                    self._has(node, "undated"), span,
                )  # fmt: skip
            case "symbol":
                letter, word = self._words(node)
                return ast.SymbolSyntax(letter, word, span)
            case "act":
                return ast.ActSyntax(self._concept(node))
            case "thing":
                return ast.ThingSyntax(self._concept(node))
            case "quantity":
                return ast.QuantitySyntax(self._concept(node))
            case "dimension":
                return self._dimension(node)
            case "window":
                slug = self._word(next(leaves(node)))
                return ast.WindowSyntax(
                    slug, self._every(node, "phrases"), self._every(node, "asked_as"), self._first(node, "within"),
                    self._first(node, "opens"), self._first(node, "closes"), self._first(node, "by"), span,
                )  # fmt: skip
            case "relation":
                slug, *acts = self._words(node)
                return ast.RelationSyntax(slug, tuple(acts), span)
            case "synonym":
                said, *terms = self._words(node)
                return ast.SynonymSyntax(said, tuple(terms), span)
            case "short":
                *words, meaning = self._words(node)
                return ast.ShortSyntax(tuple(words), meaning, span)
            case "helping":
                job, *words = self._words(node)
                return ast.HelpingSyntax(job, tuple(words), span)
            case "everyday":
                return ast.EverydaySyntax(self._words(node), span)
            case "outside":
                return ast.OutsideSyntax(self._words(node), span)
            case "judged":
                return ast.JudgedSyntax(self._words(node), span)
            case "record":
                slug, name = self._words(node)
                return ast.RecordSyntax(slug, name, self._header(node), span)
            case _:
                return self._entity(node)

    def _concept(self, node: Node) -> ast.ConceptSyntax:
        first = node.children[0]
        slug = self._word(first)
        sets = tuple((self._word(n.children[0]), self._word(n.children[1])) for n in nodes(node) if n.data == "sets")
        return ast.ConceptSyntax(
            slug, self._every(node, "phrases"), self._every(node, "asked_as"), self._every(node, "isa"),
            self._settings(node, "implies"), sets, self._has(node, "light"), self._has(node, "forbids"),
            self._settings(node, "done"), self._span(node),
        )  # fmt: skip

    def _settings(self, node: Node, rule: str) -> tuple[ast.SettingSyntax, ...]:
        implied = (n for n in nodes(node) if n.data == rule)
        return tuple(
            ast.SettingSyntax(self._word(s.children[0]), self._word(s.children[1]), self._span(s))
            for n in implied for s in nodes(n)
        )  # fmt: skip

    def _dimension(self, node: Node) -> ast.DimensionSyntax:
        slug, asks = self._words(node)
        default = self._first(node, "default")
        presumption = next((self._first(n, "presumption") for n in nodes(node) if n.data == "default"), None)
        tacit = any(self._has(n, "tacit") for n in nodes(node) if n.data == "default")
        values = tuple(self._concept(n) for n in nodes(node) if n.data == "value")
        compares = [n for n in nodes(node) if n.data == "compares"]
        self.repeated.extend(self._span(n) for n in compares[1:])
        compared = tuple(self._word(leaf) for n in compares[:1] for leaf in n.children)
        couples = [n for n in nodes(node) if n.data == "couples"]
        self.repeated.extend(self._span(n) for n in couples[1:])
        coupled = tuple(self._word(leaf) for n in couples[:1] for leaf in n.children)
        return ast.DimensionSyntax(slug, asks, self._has(node, "numeric"), default, presumption,
                                   self._first(node, "verbless"), tacit, self._has(node, "of_question"),
                                   compared, coupled, values, self._span(node))  # fmt: skip

    # --- entities -----------------------------------------------------------------------------------------------------

    def _header(self, node: Node) -> ast.HeaderSyntax:
        printed = tuple(
            (self._word(p.children[0]), self._word(p.children[1]))
            for n in nodes(node) if n.data == "values" for p in nodes(n)
        )  # fmt: skip
        cites = [self._cites(n) for n in nodes(node) if n.data == "cites"]
        self.repeated.extend(c.span for c in cites[1:])
        return ast.HeaderSyntax(
            id=self._first(node, "id"),
            kinds=self._every(node, "kinds"),
            factions=self._every(node, "factions"),
            set=self._first(node, "set"),
            also=self._every(node, "also"),
            icons=self._every(node, "icons"),
            size=self._first(node, "size"),
            traits=self._every(node, "traits"),
            unique=self._has(node, "unique"),
            values=printed,
            related=self._every(node, "related"),
            cites=cites[0] if cites else None,
        )

    def _cites(self, node: Node) -> ast.CitesSyntax:
        words = {leaf.type: self._word(leaf) for leaf in leaves(node)}
        return ast.CitesSyntax(words["CODE"], words.get("DATE"), words.get("STRING"), self._span(node))

    def _entity(self, node: Node) -> ast.EntitySyntax:
        kind = node.children[0]
        is_rule = isinstance(kind, Node) and kind.data == "rule"
        name = self._word(next(leaves(node)))
        statements = tuple(self._statement(n) for n in nodes(node) if n.data == "statement")
        return ast.EntitySyntax(is_rule, name, self._header(node), statements, self._span(node))

    def _statement(self, node: Node) -> ast.StatementSyntax:
        section, number = (self._word(leaf) for leaf in leaves(node))
        changes = tuple(
            (self._word(n.children[0]), self._word(n.children[1])) for n in nodes(node) if n.data == "changes"
        )
        return ast.StatementSyntax(
            section=section,
            number=number,
            cites=tuple(self._cites(n) for n in nodes(node) if n.data == "cites"),
            set=self._first(node, "set"),
            since=self._first(node, "since"),
            until=self._first(node, "until"),
            published=self._first(node, "published"),
            restored=self._every(node, "restored"),
            changes=changes,
            defeats=self._every(node, "defeats"),
            replaces=self._every(node, "replaces"),
            illustrates=self._every(node, "illustrates"),
            words_only=self._first(node, "words_only"),
            says=self._text(node, "says"),
            means=self._text(node, "means"),
            span=Span(self._file, section.span.line, section.span.column, number.span.end_line, number.span.end_column),
        )

    def _text(self, node: Node, rule: str) -> tuple[ast.TextLine, ...]:
        lines = []
        for found in nodes(node):
            if found.data == rule:
                for leaf in (leaf for text in nodes(found) for leaf in leaves(text)):
                    raw = str(leaf)[1:]
                    indent = len(raw) - len(raw.lstrip()) + 1
                    span = self._span(leaf)
                    place = Span(span.file, span.line, span.column + indent, span.end_line, span.end_column)
                    lines.append(ast.TextLine(raw.strip(), place))
        return tuple(lines)


def leaves(node: Node) -> Iterator[Leaf]:
    """The tokens right below a node, without line ends."""
    return (child for child in node.children if isinstance(child, Leaf) and child.type != "_NL")


def nodes(node: Node) -> Iterator[Node]:
    """The nodes right below a node."""
    return (child for child in node.children if isinstance(child, Node))
