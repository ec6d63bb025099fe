"""The engine on clingo, an optional second opinion; the only importer of it.

It grounds a whole program at once, which suits batch work, and shares no code with pyDatalog, which suits tests.
"""

from __future__ import annotations

from importlib.util import find_spec

from armada_kb.datalog import checks
from armada_kb.datalog.engine import Model
from armada_kb.datalog.program import Atom, Constant, Literal, Program, Row, Term, Variable
from armada_kb.errors import ArmadaKbError

_PREFIX = "p_"  # so that no predicate is a word of clingo's language


class EngineMissing(ArmadaKbError):
    """The optional package of an engine is not installed."""


class ClingoEngine:
    """Solves checked programs with clingo. Raises `EngineMissing` where that is not installed."""

    def __init__(self) -> None:
        if find_spec("clingo") is None:
            raise EngineMissing("clingo is not installed; install it with: pip install 'armada-kb[clingo]'")

    def solve(self, program: Program) -> Model:
        """Every row of every predicate of the program. Raises `ProgramRefused` (`checks`)."""
        import clingo  # takes as long as a whole answer of the other engine

        order = checks.require(program)
        writer = _Writer()
        lines = [f"{writer.atom(fact.atom)}." for fact in program.facts]
        lines += [f"{writer.atom(rule.head)} :- {', '.join(map(writer.literal, rule.body))}." for rule in program.rules]
        control = clingo.Control(["--warn=none"])
        control.add("base", [], "\n".join(lines))
        control.ground([("base", [])])
        tables: dict[str, set[Row]] = {name: set() for name in order}
        for found in control.symbolic_atoms:
            # A stratified program is decided by grounding alone: what is possible is a fact.
            if found.is_fact:
                row = tuple(writer.constants[int(term.name[1:])] for term in found.symbol.arguments)
                tables[found.symbol.name.removeprefix(_PREFIX)].add(row)
        return Model(tables)


class _Writer:
    """Writes atoms with symbols of our own, `s0`, `s1` …, in place of the constants."""

    __slots__ = ("_symbols", "constants")

    def __init__(self) -> None:
        self._symbols: dict[Constant, str] = {}
        self.constants: list[Constant] = []

    def _term(self, term: Term) -> str:
        if isinstance(term, Variable):
            return term.name
        symbol = self._symbols.get(term)
        if symbol is None:
            symbol = self._symbols[term] = f"s{len(self.constants)}"
            self.constants.append(term)
        return symbol

    def atom(self, atom: Atom) -> str:
        return f"{_PREFIX}{atom.predicate}({','.join(map(self._term, atom.terms))})"

    def literal(self, literal: Literal) -> str:
        return self.atom(literal.atom) if literal.positive else f"not {self.atom(literal.atom)}"
