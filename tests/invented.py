"""The knowledge base of invented cards in `tests/cases/good`, opened once, and short ways of reading with it."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from armada_kb.answer.session import Session, open_knowledge
from armada_kb.errors import Problem, Report
from armada_kb.model.from_syntax import build
from armada_kb.model.knowledge import KnowledgeBase
from armada_kb.model.terms import sentence_lexer
from armada_kb.source import SourceFile, Span
from armada_kb.syntax import ast
from armada_kb.syntax.lexicon import PhraseLexer
from armada_kb.syntax.reading import read_folder, read_text
from armada_kb.syntax.sentences import read_meaning

CASES = Path(__file__).parent / "cases"
GOOD = CASES / "good"
BAD = CASES / "bad"


@lru_cache(maxsize=1)
def good_files() -> tuple[ast.FileSyntax, ...]:
    """The syntax trees of the invented knowledge base."""
    files, report = read_folder((GOOD,))
    assert not report
    return files


@lru_cache(maxsize=1)
def knowledge() -> KnowledgeBase:
    """The invented knowledge base as a model."""
    kb, report = build(good_files())
    assert [str(problem) for problem in report] == []
    return kb


@lru_cache(maxsize=1)
def session() -> Session:
    """The invented knowledge base, open for questions."""
    return open_knowledge(GOOD)


@lru_cache(maxsize=1)
def lexer() -> PhraseLexer:
    """The lexer of controlled English over the invented vocabulary and cards."""
    return sentence_lexer(knowledge().vocabulary, knowledge().entities)


def parse(text: str, name: str = "test.kb") -> ast.FileSyntax:
    """The syntax tree of a knowledge file."""
    report = Report()
    files = read_text(SourceFile(name, text), report)
    assert [str(problem) for problem in report] == []
    return files[0]


def sentence(text: str) -> ast.SentenceSyntax:
    """The syntax tree of one sentence of controlled English."""
    read = sentences(text)
    assert not isinstance(read, Problem), f"{read.message} at column {read.span.column}"
    (one,) = read
    return one


def sentences(*lines: str) -> tuple[ast.SentenceSyntax, ...] | Problem:
    """What the `|` lines of a statement say, or the problem; line n has the span n:1."""
    return read_meaning(tuple(ast.TextLine(line, Span("test", n, 1)) for n, line in enumerate(lines, 1)), lexer())


def with_cards(*texts: str) -> tuple[KnowledgeBase, Report]:
    """The invented knowledge base with further files in it, which are called added-1.kb, added-2.kb …"""
    return build((*good_files(), *(parse(text, f"added-{n}.kb") for n, text in enumerate(texts, 1))))
