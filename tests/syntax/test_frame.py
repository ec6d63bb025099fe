"""The frame of a knowledge file becomes values that know their place."""

from __future__ import annotations

import pytest

from armada_kb.source import Span
from armada_kb.syntax import ast
from tests.invented import parse

CARD = """\
# A remark before the card.
card "Brass Lantern"   # and one behind it
  is     upgrade, officer
  values cost 4, hull 3
  unique

card-text 1
  cites ARC 2031-02-14 "Manual 9.9"
  says
    | One line   \n    |   and another.
  defeats ember-screen/card-text/1, ember-screen/card-text/2
  changes 2031-03-01 "a slip"
  changes 2031-04-01 "another"
"""


def _words(*texts: str) -> tuple[ast.Word, ...]:
    return tuple(ast.Word(text) for text in texts)


def test_a_card_has_its_header_and_statements() -> None:
    (card,) = parse(CARD).declarations
    assert card == ast.EntitySyntax(
        is_rule=False,
        name=ast.Word("Brass Lantern"),
        header=ast.HeaderSyntax(
            kinds=_words("upgrade", "officer"),
            values=((ast.Word("cost"), ast.Word("4")), (ast.Word("hull"), ast.Word("3"))),
            unique=True,
        ),
        statements=(
            ast.StatementSyntax(
                section=ast.Word("card-text"),
                number=ast.Word("1"),
                cites=(ast.CitesSyntax(ast.Word("ARC"), ast.Word("2031-02-14"), ast.Word("Manual 9.9")),),
                defeats=_words("ember-screen/card-text/1", "ember-screen/card-text/2"),
                changes=(
                    (ast.Word("2031-03-01"), ast.Word("a slip")),
                    (ast.Word("2031-04-01"), ast.Word("another")),
                ),
                says=(ast.TextLine("One line"), ast.TextLine("and another.")),
            ),
        ),
    )


def test_every_value_knows_its_place() -> None:
    (card,) = parse(CARD, "cards/brass-lantern.kb").declarations
    assert isinstance(card, ast.EntitySyntax)
    (statement,) = card.statements
    file = "cards/brass-lantern.kb"
    assert card.name.span == Span(file, 2, 6, 2, 21)
    assert card.header.kinds[1].span == Span(file, 3, 19, 3, 26)
    assert statement.span == Span(file, 7, 1, 7, 12)
    assert statement.cites[0].span == Span(file, 8, 3, 8, 36)
    first, second = (line.span for line in statement.says)
    assert (first.line, first.column, second.line, second.column) == (10, 7, 11, 9)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            'source ARC "Authority"\n  rank 2\n  edition "3"\n  date 2031-01-05\n',
            ast.SourceSyntax(
                ast.Word("ARC"), ast.Word("Authority"), ast.Word("2"), ast.Word("3"), ast.Word("2031-01-05")
            ),
        ),
        ('symbol "6" "Salvo"\n', ast.SymbolSyntax(ast.Word("6"), ast.Word("Salvo"))),
        (
            'act dazzle "dazzle", "dazzles"\n  light\n  forbids\n  isa attack\n'
            "  object sets target\n  implies a=b, c=1-2\n",
            ast.ActSyntax(
                ast.ConceptSyntax(
                    ast.Word("dazzle"),
                    _words("dazzle", "dazzles"),
                    isa=_words("attack"),
                    implies=(
                        ast.SettingSyntax(ast.Word("a"), ast.Word("b")),
                        ast.SettingSyntax(ast.Word("c"), ast.Word("1-2")),
                    ),
                    sets=((ast.Word("object"), ast.Word("target")),),
                    light=True,
                    forbids=True,
                )
            ),
        ),
        (
            'dimension wick "the wick"\n  numeric\n  default 6+ by rules/1\n'
            '  value exactly "wick N"\n    asked as "N wick"\n',
            ast.DimensionSyntax(
                ast.Word("wick"),
                ast.Word("the wick"),
                numeric=True,
                default=ast.Word("6+"),
                presumption=ast.Word("rules/1"),
                values=(ast.ConceptSyntax(ast.Word("exactly"), _words("wick N"), _words("N wick")),),
            ),
        ),
        (
            'window dusk "dusk step", "dusk"\n  within round\n  by rules/2\n',
            ast.WindowSyntax(
                ast.Word("dusk"), _words("dusk step", "dusk"), within=ast.Word("round"), by=ast.Word("rules/2")
            ),
        ),
        ('say "torch" for "lantern", "lamp"\n', ast.SynonymSyntax(ast.Word("torch"), _words("lantern", "lamp"))),
        ('everyday "a", "b c"\n', ast.EverydaySyntax(_words("a", "b c"))),
        ('short "imp", "imps" for "imperial"\n', ast.ShortSyntax(_words("imp", "imps"), ast.Word("imperial"))),
        ('judged "nudged"\n', ast.JudgedSyntax(_words("nudged"))),
        ('outside "teapot"\n', ast.OutsideSyntax(_words("teapot"))),
        (
            'record tin-whistle "Tin Whistle" is officer icons officer, title set core\n',
            ast.RecordSyntax(
                ast.Word("tin-whistle"),
                ast.Word("Tin Whistle"),
                ast.HeaderSyntax(kinds=_words("officer"), icons=_words("officer", "title"), set=ast.Word("core")),
            ),
        ),
    ],
    ids=lambda value: type(value).__name__ if not isinstance(value, str) else "",
)
def test_a_declaration_becomes_its_class(text: str, expected: ast.Declaration) -> None:
    assert parse(text).declarations == (expected,)


def test_repeated_lines_of_a_list_add_up() -> None:
    (thing,) = parse('thing lamp "lamp"\n  asked as "torch"\n  isa token\n  asked as "light", "glow"\n').declarations
    assert isinstance(thing, ast.ThingSyntax)
    assert thing.concept.asked_as == _words("torch", "light", "glow")


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing but a remark", "  \n # a\n\n# b\n"])
def test_a_file_may_say_nothing(text: str) -> None:
    assert parse(text).declarations == ()


def test_line_ends_and_indentation_do_not_matter() -> None:
    plain = parse(CARD)
    assert parse(CARD.replace("\n", "\r\n")) == plain
    assert parse(CARD.replace("  ", "\t")) == plain
    assert parse("\n".join(line.strip() for line in CARD.splitlines())) == plain
