"""What grammar/README.md shows is true: every sample parses, and every form has a sample."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from lark import Lark, Token, Tree
from lark.lexer import PatternStr

from armada_kb.answer.answer import UnknownReason
from armada_kb.errors import Problem, Report
from armada_kb.model.from_syntax import build
from armada_kb.regress.cases import read_text
from armada_kb.resources import grammar_folder
from armada_kb.source import SourceFile, Span
from armada_kb.syntax.frame import nodes
from armada_kb.syntax.parsing import parse_frame, parse_sentences
from tests.invented import good_files, lexer, parse, session

README = (grammar_folder() / "README.md").read_text(encoding="utf-8")


def samples(language: str) -> list[str]:
    """The fenced blocks of a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)


def _lines(language: str) -> list[str]:
    return [line for sample in samples(language) for line in sample.splitlines()]


def _lark(grammar: str) -> Lark:
    return Lark.open(str(grammar_folder() / f"{grammar}.lark"), parser="lalr", lexer="basic", maybe_placeholders=False)


def forms(grammar: str) -> set[str]:
    """The names of rules and alternatives that occur in parse trees."""
    return {
        rule.alias or rule.origin.name
        for rule in _lark(grammar).rules
        if not rule.origin.name.startswith("_") and (rule.alias or not rule.options.expand1)
    }


def _tree(language: str, sample: str) -> Tree[Token]:
    if language == "sentence":
        tree = parse_sentences(sample, lexer(), lambda start, end: Span("README.md", 1, start + 1, 1, end + 1))
    else:
        tree = parse_frame(SourceFile("README.md", sample), f"{language}.lark")
    assert not isinstance(tree, Problem), tree
    return tree


def _names(tree: Tree[Token]) -> Iterator[str]:
    yield str(tree.data)
    for node in nodes(tree):
        yield from _names(node)


@pytest.mark.parametrize(("grammar", "language"), [("kbfile", "kb"), ("sentence", "sentence"), ("queries", "queries")])
def test_every_form_and_every_fixed_word_has_a_sample(grammar: str, language: str) -> None:
    found = {name for sample in samples(language) for name in _names(_tree(grammar, sample))}
    assert forms(grammar) - found == set()
    words = set(re.findall(r"[a-z]+", " ".join(_lines(language)).lower()))
    fixed = {t.pattern.value for t in _lark(grammar).terminals if isinstance(t.pattern, PatternStr)}
    assert {word for word in fixed if word.isalpha()} - words == set()


@pytest.mark.parametrize("line", _lines("sentence"))
def test_a_sample_sentence_is_one_sentence(line: str) -> None:
    assert len(list(nodes(_tree("sentence", line)))) == 1


def test_the_samples_of_knowledge_files_are_sound_together() -> None:
    files = [parse(sample, f"sample-{n}.kb") for n, sample in enumerate(samples("kb"), 1)]
    kb, report = build((*good_files(), *files))
    assert [str(problem) for problem in report] == []
    assert {"brass-lantern/card-text/1", "lanterns/1"} <= {s.id for s in kb.statements}


def test_the_sample_of_saved_questions_has_every_verdict() -> None:
    report = Report()
    (sample,) = samples("queries")
    cases = read_text(SourceFile("sample.q", sample), report)
    assert not report
    assert len(cases) == sample.count("ask ")


@pytest.mark.parametrize("line", _lines("question"))
def test_a_sample_question_is_understood(line: str) -> None:
    answer = session().ask(line)
    assert answer.unknown not in (UnknownReason.UNKNOWN_NAME, UnknownReason.NOT_A_RULES_QUESTION)
    assert answer.understood.ignored == ()


def test_every_group_of_asking_words_is_explained() -> None:
    inner = {"start", "segment", "break_"}
    explained = set(re.findall(r"`([a-z_]+)`", README))
    assert forms("question") - inner - explained == set()


def test_every_grammar_is_named() -> None:
    assert [f.name for f in sorted(Path(grammar_folder()).glob("*.lark")) if f"`{f.name}`" not in README] == []
