"""How many contradictions are found, and how many harmless changes are taken for one."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from functools import lru_cache

from armada_kb.answer.index import Index
from armada_kb.conflicts.clashes import Clash
from armada_kb.conflicts.search import clashes, world_of
from armada_kb.model.statements import Statement
from tests.conflicts.generated import HARMLESS, Made
from tests.knowledge.game import session

DAY = "2026-12-01"


@dataclass(slots=True)
class Measured:
    """Counts by kind: made, found (of contradictions), false (of harmless changes), and every clash reported."""

    made: Counter[str] = field(default_factory=Counter)
    found: Counter[str] = field(default_factory=Counter)
    false: Counter[str] = field(default_factory=Counter)
    reported: list[tuple[Made, Clash, Index]] = field(default_factory=list)
    missed: list[Made] = field(default_factory=list)
    wrong: list[tuple[Made, Clash]] = field(default_factory=list)

    @property
    def recall(self) -> float:
        return self.found.total() / sum(n for kind, n in self.made.items() if kind not in HARMLESS)

    @property
    def precision(self) -> float:
        return self.found.total() / (self.found.total() + self.false.total())


def measure(new: tuple[Made, ...], *, alone: bool = False) -> Measured:
    """Looks for clashes of each new statement: with all others, or alone with the one that it was made of."""
    result = Measured()
    for one in new:
        result.made[one.kind] += 1
        index = with_statement(one.new, beside=one.original if alone else None)
        found = tuple(clashes(index, world_of(index), {one.new.id}))
        result.reported += [(one, clash, index) for clash in found]
        partners = {id for clash in found for id in clash.statements} - {one.new.id}
        if one.kind in HARMLESS:
            wrong = partners & {one.original.id} if alone else partners - known_partners(one.original.id)
            result.false[one.kind] += bool(wrong)
            result.wrong += [(one, clash) for clash in found if wrong & set(clash.statements)]
        elif one.original.id in partners:
            result.found[one.kind] += 1
        else:
            result.missed.append(one)
    return result


def with_statement(new: Statement, beside: Statement | None = None) -> Index:
    """The game's knowledge with one statement more; of its statements only one, and what values follow from."""
    kb = session().kb
    kept = tuple(s for s in kb.statements if beside is None or s is beside or s.meaning.derivations)
    return Index(replace(kb, statements=(*kept, new)), DAY)


@lru_cache(maxsize=500)
def known_partners(id: str) -> frozenset[str]:
    """The statements with which a statement of the game clashes anyway."""
    index = Index(session().kb, DAY)
    return frozenset(i for clash in clashes(index, world_of(index), {id}) for i in clash.statements) - {id}
