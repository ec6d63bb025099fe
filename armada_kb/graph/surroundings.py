"""Edges between a card or a chapter of rules and the keywords and steps that it speaks of, and between steps."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from armada_kb.answer.index import Index
from armada_kb.graph.parts import Edge, Polarity, Status, keyword_node, status_of, step_node
from armada_kb.graph.relating import relation_of, said_of
from armada_kb.model.language import KEYWORD
from armada_kb.model.vocabulary import Relation, Window


def keywords_and_steps(index: Index) -> Iterator[Edge]:
    """From what one card or rule alone says: to the keywords that it speaks of, and to and from its steps.

    A step triggers what happens in it; what a claim denies in a step it prevents there.
    """
    declared = dict(index.kb.vocabulary.relations)
    for claim in index.claims.values():
        if len(claim.parties) > 1:
            continue
        home = index.statements[claim.statement].home
        status, relation = status_of((claim.statement,), index), relation_of(claim, declared)
        steps = claim.windows or ("",)
        for thing in sorted({f.thing for f in claim.roles if index.is_a(f.thing, KEYWORD)}):
            for step in steps:
                yield Edge(home, keyword_node(thing), relation, step, status, said_of(claim), (claim.statement,))
        for step in claim.windows:
            node = step_node(step)
            ends = (home, node) if relation in (Relation.PREVENTS, Relation.NO_INTERACTION) else (node, home)
            kept = relation if ends[0] == home else Relation.TRIGGERS
            yield Edge(*ends, kept, step, status, said_of(claim), (claim.statement,))


def sequence(index: Index) -> Iterator[Edge]:
    """The steps in the order of play: each before the next one of its kind; an inner one requires the outer one.

    The chapter of rules that puts a step in its place grants it.
    """

    def outer(window: Window) -> str:
        return window.within or ""

    for _, siblings in groupby(sorted(index.windows.values(), key=lambda w: (outer(w), w.position)), key=outer):
        earlier = None
        for window in siblings:
            by = tuple(w.statement for w in (earlier, window) if w and w.statement in index.statements and w.statement)
            if earlier and by:
                yield Edge(step_node(earlier.id), step_node(window.id), Relation.BEFORE, "", Status.DERIVED,
                           Polarity.YES, tuple(dict.fromkeys(by)))  # fmt: skip
            earlier = window
    for window in index.windows.values():
        if window.statement in index.statements and window.statement:
            home = index.statements[window.statement].home
            by = (window.statement,)
            yield Edge(home, step_node(window.id), Relation.GRANTS, window.id, Status.DERIVED, Polarity.YES, by)
            if window.within:
                yield Edge(step_node(window.id), step_node(window.within), Relation.REQUIRES, "", Status.DERIVED,
                           Polarity.YES, by)  # fmt: skip
