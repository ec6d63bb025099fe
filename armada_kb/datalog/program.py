"""A logic program as plain data: facts and rules, each with its origin. Prints as readable Datalog."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


@dataclass(frozen=True, slots=True, order=True)
class Variable:
    """A variable of a rule; its name starts with a capital letter."""

    name: str

    def __str__(self) -> str:
        return self.name


Constant = str | int
Term = Variable | str | int
Row = tuple[Constant, ...]


def _shown(term: Term) -> str:
    if isinstance(term, str):
        escaped = term.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
        return f'"{escaped}"'
    return str(term)


@dataclass(frozen=True, slots=True)
class Atom:
    """A predicate with its terms, such as `given("attack-range", "close")`."""

    predicate: str
    terms: tuple[Term, ...]

    @property
    def row(self) -> Row:
        """The terms of a ground atom."""
        return tuple(term for term in self.terms if not isinstance(term, Variable))

    @property
    def ground(self) -> bool:
        return not any(isinstance(term, Variable) for term in self.terms)

    def variables(self) -> frozenset[str]:
        return frozenset(term.name for term in self.terms if isinstance(term, Variable))

    def __str__(self) -> str:
        return f"{self.predicate}({', '.join(map(_shown, self.terms))})"


@dataclass(frozen=True, slots=True)
class Literal:
    """An atom in a body, or its negation."""

    atom: Atom
    positive: bool = True

    def __str__(self) -> str:
        return str(self.atom) if self.positive else f"not {self.atom}"


class OriginKind(StrEnum):
    """Where a fact or a rule comes from."""

    STATEMENT = "statement"
    QUESTION = "question"
    PRESUMPTION = "presumption"
    VOCABULARY = "vocabulary"
    VERDICT = "verdict program"
    ABSENCE = "absence"


@dataclass(frozen=True, slots=True)
class Origin:
    """The kind of source, the ids of the statements (where there are some), and one line of why."""

    kind: OriginKind
    statements: tuple[str, ...] = ()
    why: str = ""

    def __str__(self) -> str:
        return ": ".join(part for part in (self.kind.value, ", ".join(self.statements), self.why) if part)


@dataclass(frozen=True, slots=True)
class Fact:
    """A ground atom that holds because its origin says so."""

    atom: Atom
    origin: Origin

    def __str__(self) -> str:
        return f"{self.atom}."


@dataclass(frozen=True, slots=True)
class Rule:
    """`head :- body`, with a name that a proof can mention."""

    name: str
    head: Atom
    body: tuple[Literal, ...]
    origin: Origin

    def __str__(self) -> str:
        return f"{self.head} :- {', '.join(map(str, self.body))}."


@dataclass(frozen=True, slots=True)
class Program:
    """Facts and rules. Two programs with the same facts and rules print alike, in whatever order they were made."""

    facts: tuple[Fact, ...]
    rules: tuple[Rule, ...]

    def predicates(self) -> tuple[str, ...]:
        """The names of all predicates that occur, sorted."""
        names = {fact.atom.predicate for fact in self.facts}
        for rule in self.rules:
            names.add(rule.head.predicate)
            names.update(literal.atom.predicate for literal in rule.body)
        return tuple(sorted(names))

    def __str__(self) -> str:
        facts = sorted({str(fact) for fact in self.facts})
        rules = sorted({f"{rule}  % {rule.name} ({rule.origin})" for rule in self.rules})
        return "\n".join([*facts, "", *rules]) + "\n"
