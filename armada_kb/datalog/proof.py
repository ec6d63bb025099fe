"""Proofs: why an atom holds, as a tree from the conclusion down to statements and facts of the question.

A proof is rebuilt from the model by asking which rule instances gave an atom. Its leaves are facts with their
origin, and evidence of absence for what a rule needs not to be so.
"""

from __future__ import annotations

import heapq
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from armada_kb.datalog.engine import Model
from armada_kb.datalog.predicates import in_words
from armada_kb.datalog.program import Atom, Constant, Fact, Literal, Origin, OriginKind, Program, Row, Rule, Variable

FACT = "fact"
ABSENCE = "absence"

# What one statement contributes to a verdict. Proofs that share none of these are independent of each other.
DECIDING = frozenset({"pro", "con", "prow", "conw", "convpro", "convcon", "turning"})

_Binding = dict[str, Constant]


@dataclass(frozen=True, slots=True)
class Proof:
    """A conclusion, the rule that gave it (or `fact`, `absence`), where that comes from, and its premises in order."""

    conclusion: Literal
    rule: str
    origin: Origin
    premises: tuple[Proof, ...] = ()

    @property
    def size(self) -> int:
        """The number of nodes of the tree."""
        return 1 + sum(premise.size for premise in self.premises)

    def leaves(self) -> tuple[Proof, ...]:
        """Facts and absences, each once, in the order of the tree."""
        if self.rule in (FACT, ABSENCE):
            return (self,)
        return tuple(dict.fromkeys(leaf for premise in self.premises for leaf in premise.leaves()))

    def steps(self) -> tuple[Proof, ...]:
        """The nodes that a rule gave, each once, premises before conclusions."""
        if self.rule in (FACT, ABSENCE):
            return ()
        below = [step for premise in self.premises for step in premise.steps()]
        return tuple(dict.fromkeys((*below, self)))

    def statements(self) -> tuple[str, ...]:
        """The ids of the statements at the leaves, each once, in the order of the tree."""
        return tuple(dict.fromkeys(s for leaf in self.leaves() for s in leaf.origin.statements))

    def __str__(self) -> str:
        return "\n".join(self._lines(0))

    def _lines(self, depth: int) -> Iterator[str]:
        atom = self.conclusion.atom
        words = in_words(atom.predicate, atom.row, self.conclusion.positive)
        yield f"{'  ' * depth}{words}  [{self.rule}; {self.origin}]"
        for premise in self.premises:
            yield from premise._lines(depth + 1)


class _Finder:
    """The proofs of one program and model; finished atoms are remembered. `_barred` are atoms that may not be used."""

    __slots__ = ("_barred", "_columns", "_done", "_facts", "_limit", "_model", "_rules")

    def __init__(self, program: Program, model: Model, limit: int) -> None:
        self._model = model
        self._limit = limit
        self._barred: set[Atom] = set()
        self._facts: dict[Atom, Fact] = {}
        for fact in program.facts:
            self._facts.setdefault(fact.atom, fact)
        self._rules: dict[str, list[Rule]] = {}
        for rule in program.rules:
            self._rules.setdefault(rule.head.predicate, []).append(rule)
        self._columns: dict[tuple[str, int], dict[Constant, list[Row]]] = {}
        self._done: dict[Atom, tuple[tuple[int, Proof], ...]] = {}

    def proofs(self, atom: Atom) -> tuple[tuple[int, Proof], ...]:
        """The shortest proofs with their sizes, shortest first; those of equal size in the order of the rules."""
        if atom in self._barred:
            return ()
        done = self._done.get(atom)
        if done is not None:
            return done
        found: list[tuple[int, Proof]] = []
        fact = self._facts.get(atom)
        if fact is not None:
            found.append((1, Proof(Literal(atom), FACT, fact.origin)))
        elif self._model.holds(atom):
            for rule in self._rules.get(atom.predicate, ()):
                for body in self._instances(rule, atom):
                    found += self._combinations(rule, atom, body)
            found.sort(key=lambda pair: pair[0])
        result = tuple(found[: self._limit])
        self._done[atom] = result
        return result

    def bar(self, atoms: Iterable[Atom]) -> None:
        """Finds no more proofs that use these atoms."""
        self._barred.update(atoms)
        above = {atom.predicate for atom in self._barred}
        while True:
            more = {head for head, rules in self._rules.items() if head not in above and _uses(rules, above)}
            if not more:
                break
            above |= more
        self._done = {atom: found for atom, found in self._done.items() if atom.predicate not in above - DECIDING}

    def _combinations(self, rule: Rule, atom: Atom, body: list[Literal]) -> list[tuple[int, Proof]]:
        """Premises put together from the shortest proofs of each, the smallest sums first."""
        choices = [self._premises(literal) for literal in body]
        if not all(choices):
            return []
        found: list[tuple[int, Proof]] = []
        start = (0,) * len(choices)
        heap = [(sum(choice[0][0] for choice in choices), start)]
        seen = {start}
        while heap and len(found) < self._limit:
            size, picks = heapq.heappop(heap)
            premises = tuple(choice[pick][1] for choice, pick in zip(choices, picks, strict=True))
            found.append((size + 1, Proof(Literal(atom), rule.name, rule.origin, premises)))
            for place, pick in enumerate(picks):
                following = (*picks[:place], pick + 1, *picks[place + 1 :])
                if pick + 1 < len(choices[place]) and following not in seen:
                    seen.add(following)
                    grown = size - choices[place][pick][0] + choices[place][pick + 1][0]
                    heapq.heappush(heap, (grown, following))
        return found

    def _premises(self, literal: Literal) -> tuple[tuple[int, Proof], ...]:
        if literal.positive:
            return self.proofs(literal.atom)
        words = in_words(literal.atom.predicate, literal.atom.row, positive=False)
        return ((1, Proof(literal, ABSENCE, Origin(OriginKind.ABSENCE, why=words))),)

    def _instances(self, rule: Rule, atom: Atom) -> Iterator[list[Literal]]:
        binding = _match(rule.head, atom.row, {})
        if binding is not None:
            positive = [literal.atom for literal in rule.body if literal.positive]
            for bound in self._join(positive, binding):
                body = [Literal(_apply(literal.atom, bound), literal.positive) for literal in rule.body]
                if not any(not literal.positive and self._model.holds(literal.atom) for literal in body):
                    yield body

    def _join(self, atoms: list[Atom], binding: _Binding) -> Iterator[_Binding]:
        if not atoms:
            yield binding
            return
        first, *rest = atoms
        ground = _apply(first, binding)
        if ground.ground:
            if self._model.holds(ground):
                yield from self._join(rest, binding)
            return
        for row in self._candidates(ground):
            bound = _match(ground, row, binding)
            if bound is not None:
                yield from self._join(rest, bound)

    def _candidates(self, atom: Atom) -> tuple[Row, ...] | list[Row]:
        """The rows that agree with the first constant of the atom."""
        for place, term in enumerate(atom.terms):
            if not isinstance(term, Variable):
                column = self._columns.get((atom.predicate, place))
                if column is None:
                    column = {}
                    for row in self._model.rows(atom.predicate):
                        column.setdefault(row[place], []).append(row)
                    self._columns[(atom.predicate, place)] = column
                return column.get(term, [])
        return self._model.rows(atom.predicate)


def _uses(rules: Iterable[Rule], predicates: Collection[str]) -> bool:
    return any(literal.atom.predicate in predicates for rule in rules for literal in rule.body)


def _apply(atom: Atom, binding: _Binding) -> Atom:
    terms = tuple(binding.get(term.name, term) if isinstance(term, Variable) else term for term in atom.terms)
    return Atom(atom.predicate, terms)


def _match(atom: Atom, row: Row, binding: _Binding) -> _Binding | None:
    bound = dict(binding)
    for term, constant in zip(atom.terms, row, strict=True):
        if isinstance(term, Variable):
            if bound.setdefault(term.name, constant) != constant:
                return None
        elif term != constant:
            return None
    return bound


def all_proofs(program: Program, model: Model, atom: Atom, limit: int = 10) -> tuple[Proof, ...]:
    """At most `limit` proofs of a ground atom, the shortest first; none if it does not hold."""
    return tuple(proof for _, proof in _Finder(program, model, limit).proofs(atom))


def prove(program: Program, model: Model, atom: Atom) -> Proof | None:
    """The shortest proof of a ground atom (the first in the order of the rules among equals), or None."""
    found = all_proofs(program, model, atom, 1)
    return found[0] if found else None


def independent_proofs(program: Program, model: Model, atom: Atom, limit: int = 10) -> tuple[Proof, ...]:
    """Proofs of a ground atom no two of which rest on a contribution of the same statement, the shortest first.

    Of two proofs with the same statements at their leaves the first one stays.
    """
    finder = _Finder(program, model, 1)
    found: dict[tuple[str, ...], Proof] = {}
    while len(found) < limit and (proofs := finder.proofs(atom)):
        proof = proofs[0][1]
        found.setdefault(tuple(sorted(proof.statements())), proof)
        used = [s.conclusion.atom for s in proof.steps() if s.conclusion.atom.predicate in DECIDING]
        if not used:
            break
        finder.bar(used)
    return tuple(sorted(found.values(), key=lambda proof: proof.size))
