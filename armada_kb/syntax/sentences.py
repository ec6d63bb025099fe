"""Controlled English to syntax tree: `read_meaning` gives the sentences of a statement, or what is wrong with them."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator

from armada_kb.errors import Problem
from armada_kb.source import Span
from armada_kb.syntax import ast
from armada_kb.syntax.frame import leaves, nodes
from armada_kb.syntax.lexicon import PhraseLexer
from armada_kb.syntax.parsing import Leaf, Node, parse_sentences


def read_meaning(lines: tuple[ast.TextLine, ...], lexer: PhraseLexer) -> tuple[ast.SentenceSyntax, ...] | Problem:
    """The sentences in the `|` lines of a statement, or the first problem (K11x) with its place in the file."""
    text = _Joined(lines)
    tree = parse_sentences(text.text, lexer, text.span)
    if isinstance(tree, Problem):
        return tree
    return tuple(_Sentences(text).sentences(tree))


class _Joined:
    """Several lines as one text, and the way back from an offset to the line."""

    def __init__(self, lines: tuple[ast.TextLine, ...]) -> None:
        self._lines = lines
        self._starts: list[int] = []
        position = 0
        for line in lines:
            self._starts.append(position)
            position += len(line.text) + 1
        self.text = " ".join(line.text for line in lines)

    def span(self, start: int, end: int) -> Span:
        """The stretch between two offsets, at least one character long."""
        file, line, column = self._place(start)
        _, end_line, end_column = self._place(max(start, end - 1))
        return Span(file, line, column, end_line, end_column + 1)

    def _place(self, offset: int) -> tuple[str, int, int]:
        index = max(0, bisect_right(self._starts, offset) - 1)
        span = self._lines[index].span
        return span.file, span.line, span.column + offset - self._starts[index]


class _Sentences:
    def __init__(self, text: _Joined) -> None:
        self._text = text

    def sentences(self, tree: Node) -> Iterator[ast.SentenceSyntax]:
        """Each sentence with all its words, those before its first term too."""
        whole, start = self._text.text, 0
        for node in nodes(tree):
            while whole[start].isspace():
                start += 1
            yield self._sentence(node, whole[start : node.meta.end_pos], self._text.span(start, node.meta.end_pos))
            start = node.meta.end_pos

    def _sentence(self, node: Node, text: str, span: Span) -> ast.SentenceSyntax:
        match node.data:
            case "derivation":
                value = next(leaf for leaf in leaves(node) if leaf.type == "VALUE")
                beside = [n for n in nodes(node) if n.data in ("with_all", "with_any")]
                names = tuple(str(leaf) for n in beside for leaf in leaves(n) if leaf.type == "NAME")
                context = ast.ContextSyntax(names, any(n.data == "with_any" for n in beside))
                return ast.DerivationSyntax(self._conditions(node), _setting(value), text, span, context)
            case "precedence":
                first, second = (self._noun(n) for n in nodes(node))
                return ast.PrecedenceSyntax(first, second, text, span)
            case "restriction":
                return ast.RestrictionSyntax(
                    tuple(_setting(leaf) for leaf in leaves(node) if leaf.type == "VALUE"), text, span
                )
            case "modification":
                return ast.ModificationSyntax(text, span)
            case _:
                context = self._context(node)
                body = next(n for n in nodes(node) if n.data != "context")
                if body.data in ("active", "passive", "fact"):
                    return self._claim(body, context, text, span)
                if body.data == "no_interaction":
                    names = tuple(str(leaf) for leaf in leaves(body) if leaf.type == "NAME")
                    return ast.NoInteractionSyntax(names, context, text, span)
                return self._quantity(body, context, text, span)

    def _context(self, node: Node) -> ast.ContextSyntax:
        parties: tuple[str, ...] = ()
        any_party = False
        scope: tuple[ast.ConditionSyntax, ...] = ()
        for context in (n for n in nodes(node) if n.data == "context"):
            for part in nodes(context):
                if part.data == "while_scope":
                    scope = self._conditions(part)
                else:
                    parties = tuple(str(leaf) for leaf in leaves(part) if leaf.type == "NAME")
                    any_party = part.data == "with_any"
        return ast.ContextSyntax(parties, any_party, scope)

    def _conditions(self, node: Node) -> tuple[ast.ConditionSyntax, ...]:
        found = next(n for n in nodes(node) if n.data == "conditions")
        return tuple(
            ast.ConditionSyntax(tuple(_setting(leaf) for leaf in leaves(n) if leaf.type == "VALUE"))
            for n in nodes(found)
        )

    def _noun(self, node: Node) -> ast.NounSyntax:
        while node.data == "subject":
            node = next(nodes(node))
        amount = next((int(str(leaf)) for leaf in leaves(node) if leaf.type == "NUMBER"), None)
        name = next(leaf for leaf in leaves(node) if leaf.type != "NUMBER")
        return ast.NounSyntax(name.type, str(name), amount)

    def _claim(self, node: Node, context: ast.ContextSyntax, text: str, span: Span) -> ast.ClaimSyntax:
        children = list(nodes(node))
        subject = self._noun(children[0])
        mode = "does"
        for child in children[1:]:
            if child.data in ("may", "cannot", "must", "need_not", "does", "does_not"):
                mode = str(child.data)
        act = next(str(leaf) for leaf in leaves(node) if leaf.type == "ACT")
        objects = tuple(self._noun(n) for child in children if child.data == "objects" for n in nodes(child))
        return ast.ClaimSyntax(
            context, subject, mode, node.data == "passive", act, objects,
            tuple(self._phrases(children)), tuple(self._tails(children)), text, span,
        )  # fmt: skip

    def _phrases(self, children: list[Node]) -> Iterator[ast.PhraseSyntax]:
        for child in children:
            if child.data == "moment":
                window = next(str(leaf) for leaf in leaves(child) if leaf.type == "WINDOW")
                yield ast.PhraseSyntax("moment", window=window)
            elif child.data in ("recipient", "agent", "origin", "result", "instead", "place", "manner"):
                yield ast.PhraseSyntax(str(child.data), self._noun(next(nodes(child))))

    def _tails(self, children: list[Node]) -> Iterator[ast.TailSyntax]:
        for child in children:
            if child.data in ("only_if", "if_", "unless", "even_if", "while_"):
                yield ast.TailSyntax(str(child.data).rstrip("_"), self._conditions(child))
            elif child.data == "because":
                yield ast.TailSyntax("because", reason=next(str(x) for x in leaves(child) if x.type == "QUOTED"))

    def _quantity(self, node: Node, context: ast.ContextSyntax, text: str, span: Span) -> ast.QuantityRuleSyntax:
        quantities = [str(leaf) for leaf in leaves(node) if leaf.type == "QUANTITY"]
        amount = next((int(str(leaf)) for leaf in leaves(node) if leaf.type == "NUMBER"), 0)
        other = quantities[1] if len(quantities) > 1 else ""
        tails = tuple(self._tails(list(nodes(node))))
        return ast.QuantityRuleSyntax(context, quantities[0], str(node.data), amount, other, tails, text, span)


def _setting(leaf: Leaf) -> tuple[str, str]:
    dimension, _, value = str(leaf).partition("=")
    return dimension, value
