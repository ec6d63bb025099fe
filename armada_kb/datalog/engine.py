"""What an engine does: a checked program in, its model out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol

from armada_kb.datalog.program import Atom, Program, Row


def _key(row: Row) -> tuple[tuple[bool, int, str], ...]:
    return tuple((isinstance(t, str), t if isinstance(t, int) else 0, t if isinstance(t, str) else "") for t in row)


class Model:
    """All atoms that hold, by predicate. Rows are sorted (numbers before text), so that nothing depends on chance."""

    __slots__ = ("_rows", "_sets")

    def __init__(self, tables: Mapping[str, Iterable[Row]]) -> None:
        self._sets = {name: frozenset(rows) for name, rows in tables.items()}
        self._rows: dict[str, tuple[Row, ...]] = {}

    def rows(self, predicate: str) -> tuple[Row, ...]:
        """Every row of a predicate; none for a predicate that the program does not use."""
        found = self._rows.get(predicate)
        if found is None:
            found = tuple(sorted(self._sets.get(predicate, ()), key=_key))
            self._rows[predicate] = found
        return found

    def holds(self, atom: Atom) -> bool:
        return atom.terms in self._sets.get(atom.predicate, ())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Model):
            return NotImplemented
        names = {*self._sets, *other._sets}
        empty: frozenset[Row] = frozenset()
        return all(self._sets.get(name, empty) == other._sets.get(name, empty) for name in names)

    def __hash__(self) -> int:
        return hash(frozenset((name, rows) for name, rows in self._sets.items() if rows))


class Engine(Protocol):
    """Anything that computes the model of a program."""

    def solve(self, program: Program) -> Model:
        """The model. Raises `ProgramRefused` for a program outside the class that engines agree on."""


class Remembering:
    """An engine that solves each program once: equal programs have equal models. Beyond `most` it forgets the first."""

    __slots__ = ("_engine", "_models", "_most")

    def __init__(self, engine: Engine, most: int = 1_000) -> None:
        self._engine = engine
        self._models: dict[Program, Model] = {}
        self._most = most

    def solve(self, program: Program) -> Model:
        """The model, as the engine behind it gives it."""
        found = self._models.get(program)
        if found is None:
            found = self._models[program] = self._engine.solve(program)
            if len(self._models) > self._most:
                del self._models[next(iter(self._models))]
        return found
