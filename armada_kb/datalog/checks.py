"""What a program must be before it may reach an engine: `CHECKS`, one invariant each.

Engines hang or lie outside the class of non-recursive, safe programs; inside it they agree. Codes: K301 undeclared
predicate, K302 wrong number of fields, K303 unsafe variable, K304 recursion, K305 constant of another type,
K306 a circle of claims that beat one another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from graphlib import CycleError, TopologicalSorter

from armada_kb.datalog.levels import ProgramRefused, find_circle
from armada_kb.datalog.predicates import find
from armada_kb.datalog.program import Atom, Program, Rule, Variable
from armada_kb.errors import Problem, Report
from armada_kb.source import NOWHERE


def _atoms(program: Program) -> Iterator[Atom]:
    for fact in program.facts:
        yield fact.atom
    for rule in program.rules:
        yield rule.head
        for literal in rule.body:
            yield literal.atom


def _problem(code: str, message: str, hint: str = "") -> Problem:
    return Problem(code, message, NOWHERE, hint=hint)


def _signatures(program: Program) -> set[tuple[str, tuple[type, ...]]]:
    """The predicates that occur with the types of their terms, each once."""
    return {(atom.predicate, tuple(map(type, atom.terms))) for atom in _atoms(program)}


def declared(program: Program) -> Iterator[Problem]:
    """Every predicate is in the table."""
    for name in program.predicates():
        if find(name) is None:
            yield _problem("K301", f"no predicate is called {name}", "declare it in predicates.py")


def arity(program: Program) -> Iterator[Problem]:
    """Every atom has as many terms as its predicate has fields."""
    for name, size in sorted({(name, len(types)) for name, types in _signatures(program)}):
        predicate = find(name)
        if predicate is not None and predicate.arity != size:
            yield _problem("K302", f"{name} has {predicate.arity} fields, not {size}")


def _unsafe(rule: Rule) -> list[str]:
    bound: set[str] = set()
    used = {term.name for term in rule.head.terms if isinstance(term, Variable)}
    for literal in rule.body:
        names = bound if literal.positive else used
        names.update(term.name for term in literal.atom.terms if isinstance(term, Variable))
    return sorted(used - bound)


def safe(program: Program) -> Iterator[Problem]:
    """Every variable of a head or under a negation is bound by a positive literal, and facts are ground."""
    for fact in program.facts:
        if not fact.atom.ground:
            yield _problem("K303", f"the fact {fact} has a variable")
    for rule in program.rules:
        for name in _unsafe(rule):
            yield _problem("K303", f"nothing binds {name} in: {rule}", "use it in a literal that is not negated")
        if not any(literal.positive for literal in rule.body):
            yield _problem("K303", f"only negations in: {rule}", "start the rule with what must be so")


def constants(program: Program) -> Iterator[Problem]:
    """Constants are `str` and `int`, and nothing that merely looks like one."""
    for kind in {kind for _, types in _signatures(program) for kind in types} - {str, int, Variable}:
        yield _problem("K305", f"a constant is a {kind.__name__}", "only text and whole numbers can be constants")


_Dependencies = frozenset[tuple[str, frozenset[str]]]


def _dependencies(program: Program) -> _Dependencies:
    """Every predicate with those that it follows from."""
    graph: dict[str, set[str]] = {name: set() for name in program.predicates()}
    for rule in program.rules:
        graph[rule.head.predicate].update(literal.atom.predicate for literal in rule.body)
    return frozenset((name, frozenset(needed)) for name, needed in graph.items())


# The programs of all questions have few different graphs, and sorting one takes as long as a tenth of its solving.
@lru_cache(maxsize=1024)
def _order(dependencies: _Dependencies) -> tuple[str, ...]:
    """The predicates, each after all that it follows from; alphabetical where that leaves a choice.

    Raises `CycleError` where some follow from themselves.
    """
    sorter = TopologicalSorter({name: sorted(needed) for name, needed in sorted(dependencies)})
    sorter.prepare()
    order: list[str] = []
    while sorter.is_active():
        ready = sorted(sorter.get_ready())
        order += ready
        sorter.done(*ready)
    return tuple(order)


def no_recursion(program: Program) -> Iterator[Problem]:
    """No predicate follows from itself, so that every program is also stratified."""
    try:
        _order(_dependencies(program))
    except CycleError as error:
        circle = " > ".join(error.args[1])
        yield _problem("K304", f"predicates follow from one another in a circle: {circle}")


def no_circle_of_beats(program: Program) -> Iterator[Problem]:
    """No claim wins, over others in turn, over itself: the levels of the verdict program could not settle that."""
    beats = [fact.atom.row for fact in program.facts if fact.atom.predicate == "beats"]
    circle = find_circle((str(winner), str(loser)) for winner, loser in (row for row in beats if len(row) == 2))
    if circle:
        yield _problem("K306", f"claims beat one another in a circle: {' > '.join(circle)}")


CHECKS: tuple[Callable[[Program], Iterator[Problem]], ...] = (
    declared,
    arity,
    safe,
    constants,
    no_recursion,
    no_circle_of_beats,
)


def check(program: Program) -> Report:
    """All that is wrong with a program."""
    report = Report()
    for find_problems in CHECKS:
        report.extend(find_problems(program))
    return report


def require(program: Program) -> tuple[str, ...]:
    """The predicates of a sound program, each after all that it follows from; alphabetical where that leaves a choice.

    Raises `ProgramRefused` with every problem of a program that must not be solved.
    """
    report = check(program)
    if report:
        raise ProgramRefused("; ".join(f"{problem.code} {problem.message}" for problem in report.sorted()))
    return _order(_dependencies(program))
