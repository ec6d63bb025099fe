"""Printing is the way back from a syntax tree to a text."""

from __future__ import annotations

import pytest

from armada_kb.resources import kb_folder
from armada_kb.syntax import ast
from armada_kb.syntax.printer import print_declaration, print_file
from armada_kb.syntax.reading import read_folder
from tests.invented import GOOD, good_files, parse

FILES = [*good_files(), *read_folder((kb_folder(),))[0]]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_what_is_printed_parses_to_the_same_tree(file: ast.FileSyntax) -> None:
    printed = print_file(file)
    assert parse(printed, file.name) == file
    assert print_file(parse(printed, file.name)) == printed


def test_a_card_is_printed_as_a_person_would_write_it() -> None:
    card = parse((GOOD / "cards" / "ash-lattice.kb").read_text(encoding="utf-8")).declarations[0]
    printed = print_declaration(card).splitlines()
    assert printed[:8] == [
        'card "Ash Lattice"',
        "  is upgrade, officer",
        "  faction rebel",
        '  also "lattice"',
        "  icons officer",
        "  cites CARD",
        "",
        "card-text 1",
    ]
    assert printed[-7:] == [
        "clarifications 2",
        '  cites ARC 2031-02-14 "Manual 9.9"',
        "  from 2031-02-14",
        "  says",
        "    | The hull zone is chosen by the owner.",
        "  replaces ash-lattice/clarifications/1",
        '  changes 2031-03-01 "typing error in the name of the chooser"',
    ]
