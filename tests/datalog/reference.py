"""A reference evaluator, and random programs of the class that engines must agree on.

The evaluator tries every constant for every variable: slow, and too simple to be wrong in the ways of an engine.
"""

from __future__ import annotations

import itertools
import random

from armada_kb.datalog.engine import Model
from armada_kb.datalog.predicates import find
from armada_kb.datalog.program import (
    Atom,
    Constant,
    Fact,
    Literal,
    Origin,
    OriginKind,
    Program,
    Row,
    Rule,
    Term,
    Variable,
)

ORIGIN = Origin(OriginKind.VOCABULARY, why="made up")
CONSTANTS: tuple[Constant, ...] = ("a", "A b", 1, "1")
VARIABLES = tuple(Variable(name) for name in "XYZ")
BASE = ("qact", "present", "isa", "role")
LAYERS = ("topic", "fills", "whole", "val", "off", "met", "fit", "silent")


def evaluate(program: Program) -> Model:
    """The model, predicate by predicate, by trying all constants of the program."""
    atoms = {fact.atom for fact in program.facts}
    constants = _constants(program)
    rules = list(program.rules)
    while rules:
        unfinished = {rule.head.predicate for rule in rules}
        ready = [r for r in rules if not any(literal.atom.predicate in unfinished for literal in r.body)]
        assert ready, "recursive"
        for rule in ready:
            atoms |= _heads(rule, atoms, constants)
        rules = [rule for rule in rules if rule not in ready]
    tables: dict[str, set[Row]] = {name: set() for name in program.predicates()}
    for atom in atoms:
        tables[atom.predicate].add(atom.row)
    return Model(tables)


def _constants(program: Program) -> list[Constant]:
    atoms = [fact.atom for fact in program.facts]
    for rule in program.rules:
        atoms += [rule.head, *(literal.atom for literal in rule.body)]
    return list(dict.fromkeys(term for atom in atoms for term in atom.terms if not isinstance(term, Variable)))


def _heads(rule: Rule, atoms: set[Atom], constants: list[Constant]) -> set[Atom]:
    names = sorted(rule.head.variables().union(*(literal.atom.variables() for literal in rule.body)))
    found = set()
    for values in itertools.product(constants, repeat=len(names)):
        binding = dict(zip(names, values, strict=True))
        if all((_ground(literal.atom, binding) in atoms) is literal.positive for literal in rule.body):
            found.add(_ground(rule.head, binding))
    return found


def _ground(atom: Atom, binding: dict[str, Constant]) -> Atom:
    return Atom(atom.predicate, tuple(binding[t.name] if isinstance(t, Variable) else t for t in atom.terms))


def random_program(seed: int) -> Program:
    """A safe program without recursion, over predicates in layers; some have no rows at all."""
    rng = random.Random(seed)  # noqa: S311
    facts = []
    for name in BASE:
        facts += [Fact(_atom(name, rng, ()), ORIGIN) for _ in range(rng.randrange(6))]
    layers = rng.sample(LAYERS, rng.randrange(2, len(LAYERS)))
    rules = []
    for level, name in enumerate(layers):
        earlier = (*BASE, *layers[:level])
        rules += [_rule(name, earlier, rng) for _ in range(rng.randrange(1, 4))]
    return Program(tuple(dict.fromkeys(facts)), tuple(dict.fromkeys(rules)))


def _arity(name: str) -> int:
    predicate = find(name)
    assert predicate is not None
    return predicate.arity


def _atom(name: str, rng: random.Random, variables: tuple[Variable, ...]) -> Atom:
    def term() -> Term:
        return rng.choice(variables) if variables and rng.random() < 0.8 else rng.choice(CONSTANTS)

    return Atom(name, tuple(term() for _ in range(_arity(name))))


def _rule(head: str, earlier: tuple[str, ...], rng: random.Random) -> Rule:
    body = [Literal(_atom(rng.choice(earlier), rng, VARIABLES)) for _ in range(rng.randrange(1, 4))]
    bound = tuple(Variable(n) for n in sorted(frozenset[str]().union(*(item.atom.variables() for item in body))))
    body += [Literal(_atom(rng.choice(earlier), rng, bound), positive=False) for _ in range(rng.randrange(3))]
    rng.shuffle(body)
    return Rule("made up", _atom(head, rng, bound), tuple(body), ORIGIN)
