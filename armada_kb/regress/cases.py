"""Saved questions as data, and how they are read from `*.q` files (`grammar/queries.lark`)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

from armada_kb.answer.answer import UnknownReason
from armada_kb.errors import Problem, Report
from armada_kb.source import NOWHERE, SourceFile, Span
from armada_kb.syntax.frame import leaves, nodes
from armada_kb.syntax.messages import near
from armada_kb.syntax.parsing import Node, parse_frame

SUFFIX = ".q"


class Aspect(StrEnum):
    """Which part of an answer an expectation is about."""

    YES = "yes"
    NO = "no"
    DEPENDS = "depends"
    UNKNOWN = "unknown"
    ANSWERED = "answered"
    CITES = "cites"
    CONDITION = "condition"
    WHEN = "when"
    ORDER = "order"
    COUNT = "count"
    ITEM = "item"
    NO_ITEM = "no item"
    MENTIONS = "mentions"


@dataclass(frozen=True, slots=True)
class Expectation:
    """One `expect` line: an aspect of the answer and what it must hold (statement ids, words, a number)."""

    aspect: Aspect
    wanted: tuple[str, ...] = ()
    span: Span = field(default=NOWHERE, compare=False, repr=False)

    def __str__(self) -> str:
        return " ".join([self.aspect.value, ", ".join(self.wanted)]).strip()


@dataclass(frozen=True, slots=True)
class Case:
    """A saved question with the facts that are given and everything that is expected of its answer."""

    question: str
    given: tuple[str, ...] = ()
    expectations: tuple[Expectation, ...] = ()
    span: Span = field(default=NOWHERE, compare=False, repr=False)


def question_files(path: Path) -> tuple[Path, ...]:
    """The files of saved questions at a path, sorted: the file itself, or every one in the folder and below."""
    if path.is_dir():
        return tuple(sorted(p for p in path.rglob(f"*{SUFFIX}") if p.is_file()))
    return (path,)


def read_cases(paths: Iterable[Path]) -> tuple[tuple[Case, ...], Report]:
    """Every saved question at the paths. A file with problems gives problems; the other files are read all the same."""
    report = Report()
    cases: list[Case] = []
    for path in paths:
        for file in question_files(path):
            try:
                source = SourceFile(file.as_posix(), file.read_text(encoding="utf-8"))
            except (OSError, UnicodeDecodeError) as error:
                report.add("K100", f"the file cannot be read: {error}", Span(file.as_posix(), 1, 1))
                continue
            cases.extend(read_text(source, report))
    return tuple(cases), report


def read_text(source: SourceFile, report: Report) -> tuple[Case, ...]:
    """The saved questions of one text; what is wrong with it goes into the report."""
    tree = parse_frame(source, "queries.lark")
    if isinstance(tree, Problem):
        report.extend([tree])
        return ()
    cases = tuple(_case(node, source) for node in nodes(tree))
    for case in cases:
        report.extend(_mistakes(case, source))
    return cases


def unknown_statements(cases: Iterable[Case], known: Iterable[str]) -> tuple[str, ...]:
    """A message for each expected statement, or section of statements, that a knowledge base does not hold."""
    known = tuple(known)
    places = {id[: end.start()] for id in known for end in re.finditer(r"/|$", id)}
    return tuple(
        f"{expectation.span}: no statement is called {id}\n"
        f"  {near(id, known) or 'a statement is named by its full id, such as ember-screen/card-text/1'}"
        for case in cases for expectation in case.expectations if expectation.aspect is Aspect.CITES
        for id in expectation.wanted if id not in places
    )  # fmt: skip


def _mistakes(case: Case, source: SourceFile) -> Iterator[Problem]:
    if not case.expectations:
        yield Problem("K121", "this saved question expects nothing", case.span, source.excerpt(case.span),
                      "add at least one `expect` line")  # fmt: skip
    for expectation in case.expectations:
        span = expectation.span
        if expectation.aspect is Aspect.UNKNOWN and any(w not in set(UnknownReason) for w in expectation.wanted):
            yield Problem("K122", f"`{expectation.wanted[0]}` is no reason for an unknown", span, source.excerpt(span),
                          f"one of {', '.join(UnknownReason)}")  # fmt: skip
        if expectation.aspect is Aspect.COUNT and not all(w.isdecimal() for w in expectation.wanted):
            yield Problem("K123", "a count is a number", span, source.excerpt(span))


def _case(node: Node, source: SourceFile) -> Case:
    items = tuple(nodes(node))
    given = tuple(text for item in items if item.data == "given" for text in _words(item))
    expectations = tuple(
        Expectation(Aspect(str(item.data).replace("_", " ")), _words(item), _span(item, source))
        for item in items
        if item.data != "given"
    )
    return Case(_words(node)[0], given, expectations, _span(node, source))


def _words(node: Node) -> tuple[str, ...]:
    return tuple(str(leaf).strip('"') for leaf in leaves(node))


def _span(node: Node, source: SourceFile) -> Span:
    return Span(source.name, node.meta.line, node.meta.column)
