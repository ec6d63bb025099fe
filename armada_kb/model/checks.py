"""What must hold of a knowledge base: `CHECKS`, small functions with one invariant each (K22x)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from graphlib import CycleError, TopologicalSorter

from armada_kb.errors import Problem
from armada_kb.model.entities import Entity
from armada_kb.model.knowledge import KnowledgeBase
from armada_kb.model.vocabulary import ConceptKind
from armada_kb.source import Span
from armada_kb.syntax.messages import near

Check = Callable[[KnowledgeBase], Iterator[Problem]]


def references_exist(kb: KnowledgeBase) -> Iterator[Problem]:
    """`defeats`, `replaces`, `illustrates` and the `by` of defaults and windows name statements that exist."""
    known = {s.id for s in kb.statements}
    for s in kb.statements:
        for word, targets in (("defeats", s.defeats), ("replaces", s.replaces), ("illustrates", s.illustrates)):
            for target in targets:
                if target == s.id:
                    yield Problem("K221", f"{s.id} {word} itself", s.span, hint="name the other statement")
                elif target not in known:
                    yield _missing(f"{s.id} {word}", target, known, s.span)
    for dimension in kb.vocabulary.dimensions:
        if dimension.presumption and dimension.presumption not in known:
            yield _missing(f"the default of {dimension.id} is by", dimension.presumption, known, dimension.span)
    for window in kb.vocabulary.windows:
        if window.statement and window.statement not in known:
            yield _missing(f"window {window.id} is by", window.statement, known, window.span)


def _missing(what: str, target: str, known: Iterable[str], span: Span) -> Problem:
    hint = near(target, known) or "a statement is named by its full id, such as ember-screen/card-text/1"
    return Problem("K220", f"{what} {target}, which does not exist", span, hint=hint)


def no_circle_of_defeats(kb: KnowledgeBase) -> Iterator[Problem]:
    """No statement defeats or replaces itself through others."""
    by_id = {s.id: s for s in kb.statements}
    graph = {s.id: [id for id in s.defeats + s.replaces if id != s.id] for s in kb.statements}
    try:
        tuple(TopologicalSorter(graph).static_order())
    except CycleError as error:
        circle = error.args[1]
        yield Problem("K222", "these statements defeat each other in a circle: " + " → ".join(circle),
                      by_id[circle[0]].span, hint="leave out one `defeats` or `replaces` of these")  # fmt: skip


def kinds_are_things(kb: KnowledgeBase) -> Iterator[Problem]:
    """What an entity `is` is a thing of the vocabulary."""
    things = {c.id for c in kb.vocabulary.concepts if c.kind is ConceptKind.THING}
    for entity in kb.entities:
        for kind in entity.kinds:
            if kind not in things:
                yield Problem("K223", f'"{kind}" is no thing of the vocabulary', entity.span,
                              hint=near(kind, things) or "things are declared in kb/vocabulary")  # fmt: skip


def terms_exist(kb: KnowledgeBase) -> Iterator[Problem]:
    """`isa`, `implies`, `sets`, `default`, `verbless` and `compares` name concepts, dimensions, values that exist."""
    by_kind = {kind: {c.id for c in kb.vocabulary.concepts if c.kind is kind} for kind in ConceptKind}
    values = by_kind[ConceptKind.VALUE]
    dimensions = {d.id: d for d in kb.vocabulary.dimensions}
    for concept in kb.vocabulary.concepts:
        for general in concept.isa:
            if general not in by_kind[concept.kind]:
                yield Problem("K224", f"{concept.kind} {concept.id} is a {general}, which is not declared",
                              concept.span, hint=near(general, by_kind[concept.kind]))  # fmt: skip
        for _, dimension in concept.sets:
            if dimension not in dimensions:
                yield Problem("K225", f"act {concept.id} sets {dimension}, which is no dimension", concept.span,
                              hint=near(dimension, dimensions))  # fmt: skip
        for setting in concept.implies:
            dim = dimensions.get(setting.dimension)
            if dim is None or not (dim.numeric or str(setting) in values):
                yield Problem("K226", f"{concept.kind} {concept.id} implies {setting}, which is not declared",
                              concept.span, hint=near(str(setting), values))  # fmt: skip
    for d in kb.vocabulary.dimensions:
        compared = d.compares
        for word, of in (("compares", compared.of), ("compares, counting", compared.counting)) if compared else ():
            if of and of not in dimensions:
                yield Problem("K225", f"{d.id} {word} {of}, which is no dimension", d.span,
                              hint=near(of, dimensions))  # fmt: skip
        if compared and compared.act not in by_kind[ConceptKind.ACT]:
            yield Problem("K224", f"{d.id} compares by {compared.act}, which is no act", d.span,
                          hint=near(compared.act, by_kind[ConceptKind.ACT]))  # fmt: skip
        if d.couples and d.couples.of not in dimensions:
            yield Problem("K225", f"{d.id} couples {d.couples.of}, which is no dimension", d.span,
                          hint=near(d.couples.of, dimensions))  # fmt: skip
        if d.couples and d.couples.act not in by_kind[ConceptKind.ACT]:
            yield Problem("K224", f"{d.id} couples by {d.couples.act}, which is no act", d.span,
                          hint=near(d.couples.act, by_kind[ConceptKind.ACT]))  # fmt: skip
        told = [("value for the same", compared.same), ("value for another", compared.other)] if compared else []
        for word, value in (("default", d.default), ("verbless value", d.verbless), *told):
            if value and not d.numeric and f"{d.id}={value}" not in values:
                yield Problem("K227", f"the {word} of {d.id} is {value}, which is no value of it", d.span,
                              hint=near(f"{d.id}={value}", values))  # fmt: skip


def no_circle_of_isa(kb: KnowledgeBase) -> Iterator[Problem]:
    """Nothing is more general than itself."""
    for kind in ConceptKind:
        concepts = {c.id: c for c in kb.vocabulary.concepts if c.kind is kind}
        try:
            tuple(TopologicalSorter({c.id: c.isa for c in concepts.values()}).static_order())
        except CycleError as error:
            circle = error.args[1]
            yield Problem("K228", f"a circle of isa among {kind}s: " + " → ".join(circle), concepts[circle[0]].span,
                          hint="leave out one `isa` of these")  # fmt: skip


def homonyms_are_told_apart(kb: KnowledgeBase) -> Iterator[Problem]:
    """Entities of one name and of the same kinds each have an `also` of their own, by which an asker can mean one.

    Without it every question about them would stay open; most often one of them is a copy of the other's file.
    """
    alike: dict[tuple[str, frozenset[str]], list[Entity]] = defaultdict(list)
    for entity in kb.entities:
        alike[(entity.name, frozenset(entity.kinds))].append(entity)
    for homonyms in alike.values():
        for number, entity in enumerate(homonyms):
            others = [e for e in homonyms if e.id != entity.id]
            if others and not set(entity.also).difference(*(e.also for e in others)):
                first = others[0]
                # A pair that nothing tells apart is one mistake: it is reported once, where the later one stands.
                if number or set(first.also).difference(entity.also):
                    yield Problem("K229", f'nothing tells {entity.id} from {first.id}, which is "{first.name}" too',
                                  entity.span, hint=f"the other one is at {first.span}; leave one out, or give each "
                                  "an `also` of its own")  # fmt: skip


CHECKS: tuple[Check, ...] = (
    references_exist,
    no_circle_of_defeats,
    kinds_are_things,
    terms_exist,
    no_circle_of_isa,
    homonyms_are_told_apart,
)
