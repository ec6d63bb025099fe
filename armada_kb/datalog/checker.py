"""Checks a proof without the prover: other code, other method.

A proof stands if every step is an instance of a rule of the program, its leaves are facts of the program or absent
from the program's model (computed here, bottom-up), the leaves alone give the conclusion again, and no fact among
the leaves could be taken away from it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from armada_kb.datalog.program import Atom, Literal, Program, Rule, Variable
from armada_kb.datalog.proof import ABSENCE, FACT, Proof

_Ground = tuple[Atom, tuple[Literal, ...]]


def faults(program: Program, proof: Proof) -> tuple[str, ...]:
    """Everything that is wrong with a proof, in words; empty for a sound one."""
    return tuple(_faults(program, proof))


def _faults(program: Program, proof: Proof) -> Iterator[str]:
    facts = {fact.atom for fact in program.facts}
    model = consequences(program)
    for leaf in proof.leaves():
        atom = leaf.conclusion.atom
        if leaf.rule == FACT and atom not in facts:
            yield f"no such fact: {atom}"
        if leaf.rule == ABSENCE and (leaf.conclusion.positive or atom in model):
            yield f"not absent: {atom}"
    for step in proof.steps():
        if not any(_is_instance(rule, step) for rule in program.rules if rule.name == step.rule):
            yield f"no rule {step.rule!r} gives {step.conclusion}"
    goal = proof.conclusion.atom
    present = frozenset(leaf.conclusion.atom for leaf in proof.leaves() if leaf.rule == FACT)
    absent = frozenset(leaf.conclusion.atom for leaf in proof.leaves() if leaf.rule == ABSENCE)
    if goal not in derivable(program.rules, present, absent):
        yield f"the leaves do not give {goal}"
    steps = tuple((step.conclusion.atom, tuple(p.conclusion for p in step.premises)) for step in proof.steps())
    for fact in sorted(present, key=str):
        if goal in _replayed(steps, present - {fact}, absent):
            yield f"the proof does not need {fact}"


def consequences(program: Program) -> frozenset[Atom]:
    """The whole model of a stratified program, predicate by predicate until nothing changes."""
    atoms = {fact.atom for fact in program.facts}
    heads: dict[str, list[Rule]] = {}
    for rule in program.rules:
        heads.setdefault(rule.head.predicate, []).append(rule)
    finished = {name for name in program.predicates() if name not in heads}
    while heads:
        ready = [
            name
            for name, rules in heads.items()
            if all(literal.atom.predicate in finished for rule in rules for literal in rule.body)
        ]
        if not ready:
            raise ValueError("the program is recursive")
        for name in ready:
            for rule in heads.pop(name):
                atoms |= set(_heads(rule, atoms, None))
            finished.add(name)
    return frozenset(atoms)


def derivable(rules: Iterable[Rule], present: frozenset[Atom], absent: frozenset[Atom]) -> frozenset[Atom]:
    """What follows from facts where a negation may be used only if it is one of `absent`."""
    rules = tuple(rules)
    atoms = set(present)
    while True:
        more = {head for rule in rules for head in _heads(rule, atoms, absent)} - atoms
        if not more:
            return frozenset(atoms)
        atoms |= more


def _replayed(steps: tuple[_Ground, ...], present: frozenset[Atom], absent: frozenset[Atom]) -> set[Atom]:
    """What the steps of one proof still give; they are in an order in which premises come first."""
    atoms = set(present)
    for head, body in steps:
        if all(literal.atom in (atoms if literal.positive else absent) for literal in body):
            atoms.add(head)
    return atoms


def _heads(rule: Rule, atoms: set[Atom], absent: frozenset[Atom] | None) -> Iterator[Atom]:
    """The heads that a rule gives; without `absent`, a negation holds where the atom is not there."""
    by_predicate: dict[str, list[Atom]] = {}
    wanted = {literal.atom.predicate for literal in rule.body if literal.positive}
    for atom in atoms:
        if atom.predicate in wanted:
            by_predicate.setdefault(atom.predicate, []).append(atom)
    bindings: list[dict[str, str | int]] = [{}]
    for literal in (literal for literal in rule.body if literal.positive):
        candidates = by_predicate.get(literal.atom.predicate, [])
        bindings = [
            bound
            for binding in bindings
            for candidate in candidates
            if (bound := _unified(literal.atom, candidate, binding)) is not None
        ]
    for binding in bindings:
        negated = [_grounded(literal.atom, binding) for literal in rule.body if not literal.positive]
        if all(atom not in atoms if absent is None else atom in absent for atom in negated):
            yield _grounded(rule.head, binding)


def _unified(pattern: Atom, ground: Atom, binding: dict[str, str | int]) -> dict[str, str | int] | None:
    if pattern.predicate != ground.predicate or len(pattern.terms) != len(ground.terms):
        return None
    bound = dict(binding)
    for term, constant in zip(pattern.terms, ground.row, strict=True):
        wanted = bound.setdefault(term.name, constant) if isinstance(term, Variable) else term
        if wanted != constant:
            return None
    return bound


def _grounded(atom: Atom, binding: dict[str, str | int]) -> Atom:
    return Atom(atom.predicate, tuple(binding[t.name] if isinstance(t, Variable) else t for t in atom.terms))


def _is_instance(rule: Rule, step: Proof) -> bool:
    if len(rule.body) != len(step.premises):
        return False
    binding = _unified(rule.head, step.conclusion.atom, {})
    for literal, premise in zip(rule.body, step.premises, strict=True):
        if binding is None or literal.positive is not premise.conclusion.positive:
            return False
        binding = _unified(literal.atom, premise.conclusion.atom, binding)
    return binding is not None
