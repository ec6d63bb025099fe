"""The engine on pyDatalog; the only importer of it.

pyDatalog evaluates text, gives names a meaning, hangs on recursion and keeps state. So none of its public entry
points is used: the program is checked, its constants are replaced by symbols of our own, and its clauses are built
from the engine's objects. Predicates are computed one after the other, each from finished ones, so that a query is
a join over facts and never a search; a rule that has nothing to join is read off its table.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable, Iterator, Mapping, Sized

from pyDatalog import Logic, pyEngine

from armada_kb.datalog import checks
from armada_kb.datalog.engine import Model
from armada_kb.datalog.program import Atom, Constant, Literal, Program, Row, Rule, Term, Variable

_add = pyEngine.assert_
_LOCK = threading.Lock()  # pyDatalog keeps the current store in a global
_ASKED = "q_"  # rules get heads of their own, so that a finished predicate is facts alone


class _Symbols:
    """Constants as `s0`, `s1` … and back: no text of a user ever reaches the engine."""

    __slots__ = ("_constants", "_terms")

    def __init__(self) -> None:
        self._terms: dict[tuple[type, Constant], pyEngine.Const] = {}
        self._constants: list[Constant] = []

    def term(self, constant: Constant) -> pyEngine.Const:
        key = (type(constant), constant)
        term = self._terms.get(key)
        if term is None:
            term = pyEngine.Const(f"s{len(self._constants)}")
            self._terms[key] = term
            self._constants.append(constant)
        return term

    def constant(self, symbol: str) -> Constant:
        return self._constants[int(symbol[1:])]


def _bound_first(body: Iterable[Literal], tables: Mapping[str, Sized]) -> list[Literal]:
    """Positive literals by what is bound already, small predicates first; negations as soon as they are bound."""
    waiting = list(body)
    ordered: list[Literal] = []
    bound: set[str] = set()

    def cost(literal: Literal) -> tuple[int, int]:
        terms = literal.atom.terms
        free = sum(isinstance(term, Variable) and term.name not in bound for term in terms)
        if not literal.positive:
            return (-1 if free == 0 else 9, 0)
        return (1 if free < len(terms) else 2, len(tables[literal.atom.predicate]))

    while waiting:
        best = min(waiting, key=cost)
        waiting.remove(best)
        ordered.append(best)
        bound |= best.atom.variables()
    return ordered


def _bindings(atom: Atom, row: Row) -> dict[str, Constant] | None:
    """What the variables of an atom are in a row; None where the row does not fit."""
    bound: dict[str, Constant] = {}
    for term, constant in zip(atom.terms, row, strict=True):
        if (bound.setdefault(term.name, constant) if isinstance(term, Variable) else term) != constant:
            return None
    return bound


def _filled(atom: Atom, bound: Mapping[str, Constant]) -> Row:
    """The row that an atom becomes with its variables bound."""
    return tuple(bound[term.name] if isinstance(term, Variable) else term for term in atom.terms)


class PyDatalogEngine:
    """Solves checked programs with pyDatalog."""

    def solve(self, program: Program) -> Model:
        """Every row of every predicate of the program. Raises `ProgramRefused` (`checks`)."""
        order = checks.require(program)
        rules: dict[str, list[Rule]] = {}
        for rule in program.rules:
            rules.setdefault(rule.head.predicate, []).append(rule)
        tables: dict[str, set[Row]] = {name: set() for name in order}
        for fact in program.facts:
            tables[fact.atom.predicate].add(fact.atom.row)
        with _LOCK:
            run = _Run(tables)
            for predicate in order:
                run.finish(predicate, rules.get(predicate, []))
        return Model(tables)


class _Run:
    """One program in one fresh store."""

    __slots__ = ("_loaded", "_symbols", "_tables", "_variables")

    def __init__(self, tables: dict[str, set[Row]]) -> None:
        self._tables = tables
        self._symbols = _Symbols()
        self._variables: dict[str, pyEngine.Var] = {}
        self._loaded: dict[str, pyEngine.Pred] = {}
        Logic()

    def finish(self, predicate: str, rules: list[Rule]) -> None:
        """Computes a predicate from finished ones."""
        rows = self._tables[predicate]
        open_rules = []
        for rule in rules:
            body = self._simplified(rule)
            if body is None:
                continue
            if not body:
                rows.add(rule.head.row)
            elif (chosen := self._telling_all(body)) is not None:
                rows.update(self._read_off(rule.head, chosen, body))
            else:
                open_rules.append((rule.head, body))
        if open_rules:
            arity = len(open_rules[0][0].terms)
            asked = self._declare(_ASKED + predicate, arity)
            for head, body in open_rules:
                self._assert_rule(asked, head, body)
            rows |= self._ask(asked, arity)

    def _simplified(self, rule: Rule) -> list[Literal] | None:
        """The body without literals that are true already; None if one of them is false already."""
        kept = []
        for literal in rule.body:
            rows = self._tables[literal.atom.predicate]
            if literal.atom.ground:
                if (literal.atom.row in rows) is not literal.positive:
                    return None
            elif rows:
                kept.append(literal)
            elif literal.positive:
                return None
        return kept

    def _telling_all(self, body: list[Literal]) -> Atom | None:
        """The positive literal with the fewest rows that binds every variable of a rule, if one does.

        No variable of a safe rule stands in a negative literal or in the head alone.
        """
        variables = frozenset[str]().union(*(literal.atom.variables() for literal in body))
        telling = [x.atom for x in body if x.positive and x.atom.variables() == variables]
        return min(telling, key=lambda atom: len(self._tables[atom.predicate]), default=None)

    def _read_off(self, head: Atom, chosen: Atom, body: list[Literal]) -> Iterator[Row]:
        """The rows of a rule out of the table of a literal that binds all: the others are looked up, nothing is joined.

        Most rules are such, and handing a table over takes longer than reading it.
        """
        others = [(x.atom, self._tables[x.atom.predicate], x.positive) for x in body if x.atom is not chosen]
        for row in self._tables[chosen.predicate]:
            bound = _bindings(chosen, row)
            if bound is not None and all((_filled(atom, bound) in rows) is wanted for atom, rows, wanted in others):
                yield _filled(head, bound)

    def _declare(self, name: str, arity: int) -> pyEngine.Pred:
        declared = pyEngine.Pred(name, arity)
        declared.prearity = arity
        return pyEngine.insert(declared)

    def _predicate(self, name: str, arity: int) -> pyEngine.Pred:
        """A finished predicate, its rows loaded as facts when a rule needs them first."""
        loaded = self._loaded.get(name)
        if loaded is None:
            loaded = self._loaded[name] = self._declare(name, arity)
            for row in self._tables[name]:
                terms = [self._symbols.term(constant) for constant in row]
                _add(pyEngine.Clause(pyEngine.Literal(loaded, terms), []))
        return loaded

    def _term(self, term: Term) -> pyEngine.Var | pyEngine.Const:
        if not isinstance(term, Variable):
            return self._symbols.term(term)
        variable = self._variables.get(term.name)
        if variable is None:
            variable = self._variables[term.name] = pyEngine.Var(term.name)
        return variable

    def _assert_rule(self, asked: pyEngine.Pred, head: Atom, body: list[Literal]) -> None:
        literals = []
        for literal in _bound_first(body, self._tables):
            terms = [self._term(term) for term in literal.atom.terms]
            predicate = self._predicate(literal.atom.predicate, len(terms))
            literals.append(pyEngine.Literal(predicate if literal.positive else f"~{predicate.name}", terms))
        _add(pyEngine.Clause(pyEngine.Literal(asked, [self._term(term) for term in head.terms]), literals))

    def _ask(self, asked: pyEngine.Pred, arity: int) -> set[Row]:
        query = pyEngine.Literal(asked, [pyEngine.Var(f"X{position}") for position in range(arity)])
        answers = query.ask()
        if answers is True or answers is None:
            raise RuntimeError(f"{asked.name}: the engine gave no rows for a safe query")
        return {tuple(self._symbols.constant(symbol) for symbol in answer) for answer in answers}
