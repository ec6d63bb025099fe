"""What must hold of a knowledge base: `CHECKS`, small functions with one invariant each (K22x)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from graphlib import CycleError, TopologicalSorter

from armada_kb.errors import Problem
from armada_kb.model.knowledge import KnowledgeBase
from armada_kb.model.vocabulary import ConceptKind
from armada_kb.source import NOWHERE

Check = Callable[[KnowledgeBase], Iterator[Problem]]


def references_exist(kb: KnowledgeBase) -> Iterator[Problem]:
    """`defeats`, `replaces` and `illustrates` name statements that exist."""
    known = {s.id for s in kb.statements}
    for s in kb.statements:
        for word, targets in (("defeats", s.defeats), ("replaces", s.replaces), ("illustrates", s.illustrates)):
            for target in targets:
                if target not in known:
                    yield Problem("K220", f"{s.id} {word} {target}, which does not exist", s.span,
                                  hint="a statement is named by its full id, such as ember-screen/card-text/1")  # fmt: skip
                elif target == s.id:
                    yield Problem("K221", f"{s.id} {word} itself", s.span)


def no_circle_of_defeats(kb: KnowledgeBase) -> Iterator[Problem]:
    """No statement defeats or replaces itself through others."""
    by_id = {s.id: s for s in kb.statements}
    graph = {s.id: set(s.defeats + s.replaces) - {s.id} for s in kb.statements}
    try:
        tuple(TopologicalSorter(graph).static_order())
    except CycleError as error:
        circle = error.args[1]
        yield Problem("K222", "these statements defeat each other in a circle: " + " → ".join(circle),
                      by_id[circle[0]].span if circle[0] in by_id else NOWHERE)  # fmt: skip


def kinds_are_things(kb: KnowledgeBase) -> Iterator[Problem]:
    """What an entity `is` is a thing of the vocabulary."""
    things = {c.id for c in kb.vocabulary.concepts if c.kind is ConceptKind.THING}
    for entity in kb.entities:
        for kind in entity.kinds:
            if kind not in things:
                yield Problem("K223", f'"{kind}" is no thing of the vocabulary', entity.span,
                              hint="things are declared in kb/vocabulary")  # fmt: skip


def terms_exist(kb: KnowledgeBase) -> Iterator[Problem]:
    """`isa`, `implies`, `sets` and defaults name concepts and dimensions that exist, and isa has no circle."""
    concepts = {(c.kind, c.id): c for c in kb.vocabulary.concepts}
    dimensions = {d.id: d for d in kb.vocabulary.dimensions}
    for concept in kb.vocabulary.concepts:
        for general in concept.isa:
            if (concept.kind, general) not in concepts:
                yield Problem("K224", f"{concept.kind} {concept.id} is a {general}, which is not declared", NOWHERE)
        for _, dimension in concept.sets:
            if dimension not in dimensions:
                yield Problem("K225", f"act {concept.id} sets {dimension}, which is no dimension", NOWHERE)
        for setting in concept.implies:
            dim = dimensions.get(setting.dimension)
            if dim is None or not (dim.numeric or (ConceptKind.VALUE, str(setting)) in concepts):
                yield Problem("K226", f"{concept.kind} {concept.id} implies {setting}, which is not declared", NOWHERE)
    for d in kb.vocabulary.dimensions:
        if d.default and not d.numeric and (ConceptKind.VALUE, f"{d.id}={d.default}") not in concepts:
            yield Problem("K227", f"the default of {d.id} is {d.default}, which is no value of it", NOWHERE)
    for kind in ConceptKind:
        graph = {c.id: set(c.isa) for c in kb.vocabulary.concepts if c.kind is kind}
        try:
            tuple(TopologicalSorter(graph).static_order())
        except CycleError as error:
            yield Problem("K228", f"a circle of isa among {kind}s: " + " → ".join(error.args[1]), NOWHERE)


def every_statement_means_something(kb: KnowledgeBase) -> Iterator[Problem]:
    """A statement has a meaning or says why it is words only."""
    for s in kb.statements:
        if not s.meaning and not s.words_only and not s.says:
            yield Problem("K229", f"{s.id} has no meaning", s.span)


CHECKS: tuple[Check, ...] = (
    references_exist,
    no_circle_of_defeats,
    kinds_are_things,
    terms_exist,
    every_statement_means_something,
)
