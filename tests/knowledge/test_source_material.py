"""The knowledge is connected with what was published, and says it in words of its own.

The published words are not part of the project: what compares them runs where `ARMADA_KB_SOURCES` names their folder.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest

from armada_kb.model.published import published_hash, published_words
from armada_kb.resources import kb_folder
from tests.knowledge import source_material
from tests.knowledge.game import first_ids, first_statements, session

# So many words in a row are a sentence of the publisher's and no longer a fact.
TOO_MANY = 8
_BLOCK = re.compile(r"(?:^ *\|.*$\n?)+", re.MULTILINE)

material = source_material.folder()
with_sources = pytest.mark.skipif(
    material is None, reason=f"{source_material.VARIABLE} does not name the folder of the source material"
)


def test_every_statement_that_was_read_from_a_publication_carries_its_hash() -> None:
    assert [s.id for s in first_statements() if not re.fullmatch(r"[0-9a-f]{16}", s.published or "")] == []


def test_what_two_documents_state_cites_both() -> None:
    twice = {s.id: {c.source for c in (s.citation, *s.also_cited)} for s in first_statements() if s.also_cited}
    rulebook = (f"rules/huge-ships/multiple-icon-upgrade-cards/{n}" for n in (1, 2, 3))
    assert twice == {id: {"ENTRY", "SSD"} for id in ("rules/upgrade-cards/4", *rulebook)}


@lru_cache(maxsize=1)
def _published() -> dict[str, str]:
    assert material is not None
    return source_material.statements(material, {s.letter: s.word for s in session().kb.symbols})


@with_sources
def test_every_published_statement_is_there() -> None:
    assert sorted(_published()) == sorted(first_ids())


@with_sources
def test_every_hash_is_that_of_the_published_words() -> None:
    kept = {s.id: s.published for s in first_statements()}
    assert {id: h for id, h in kept.items() if h != published_hash(_published()[id])} == {}


def _documents(folder: Path) -> Iterator[str]:
    for file in sorted((*folder.rglob("*.txt"), *folder.rglob("*.html"))):
        text = file.read_text(encoding="utf-8")
        yield re.sub(r"<[^>]*>", " ", text) if file.suffix == ".html" else text


def _runs(words: tuple[str, ...]) -> set[tuple[str, ...]]:
    return {words[i : i + TOO_MANY] for i in range(len(words) - TOO_MANY + 1)}


@with_sources
def test_no_text_shares_many_words_in_a_row_with_the_source() -> None:
    assert material is not None
    folders = [f for f in (material / "seeds", material / "corpus") if f.is_dir()]
    theirs = {run for folder in folders for text in _documents(folder) for run in _runs(published_words(text))}
    assert len(theirs) > 1_000
    shared = {
        f"{file.name}: {text.strip()}"
        for file in kb_folder().rglob("*.kb")
        for text in _BLOCK.findall(file.read_text(encoding="utf-8"))
        if _runs(published_words(text)) & theirs
    }
    assert shared == set()
