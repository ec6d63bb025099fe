"""Which two values of a dimension a question speaks of: "are the left and the rear zone adjacent?"."""

from __future__ import annotations

from collections.abc import Iterator

from armada_kb.answer.eliding import joined
from armada_kb.answer.index import Index
from armada_kb.answer.reading import Reading
from armada_kb.answer.spans import Found
from armada_kb.model.claims import Setting
from armada_kb.model.vocabulary import ConceptKind, Coupling

_PAIR, _TRIPLE = 2, 3
# What joins the names of two values to that of both, and the name of one to those of two that it is beside.
_AND, _BESIDE = "-and-", "-beside-"


def coupled(reading: Reading, index: Index) -> Iterator[tuple[Setting, tuple[Found, ...]]]:
    """The values of dimensions that couple, each with the words that name its members.

    Of three members one stands apart, and the other two in a row: "is X adjacent to Y and Z?".
    """
    for dimension in index.dimensions.values():
        if dimension.couples is None:
            continue
        found = members(dimension.couples, reading)
        names = [s.setting.value for s in found]
        value = _AND.join(sorted(names)) if len(names) == _PAIR else ""
        if len(names) == _TRIPLE:
            first, second, third = found
            early = joined(first.end, second.start, reading.words, index)
            late = joined(second.end, third.start, reading.words, index)
            if late != early:
                alone, *row = names if late else [names[2], *names[:2]]
                value = f"{alone}{_BESIDE}{_AND.join(sorted(row))}"
        if (ConceptKind.VALUE, f"{dimension.id}={value}") in index.concepts:
            yield Setting(dimension.id, value), tuple(found)


def coupling_act(reading: Reading, index: Index) -> str | None:
    """The act that is asked about where two values stand beside each other: "the left zone next to the rear?"."""
    for setting, found in coupled(reading, index):
        coupling = index.dimensions[setting.dimension].couples
        places = range(found[0].start, found[-1].end)
        beside = any(t.group == "near_" and t.start in places for c in reading.clauses for t in c.tags)
        if coupling and beside:
            return coupling.act
    return None


def members(coupling: Coupling, reading: Reading) -> list[Found]:
    """The different values of which a question speaks, each where it is first named."""
    values = [s for s in reading.spans if s.kind == "value" and s.setting.dimension == coupling.of and not s.negated]
    first: dict[str, Found] = {}
    for span in values:
        if not any(o.covers(span) and o.length > span.length for o in values):
            first.setdefault(span.id, span)
    return list(first.values())
