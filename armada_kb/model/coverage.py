"""How much of the statements is logic: read as they stand, paraphrased by a person, or kept as words only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from armada_kb.model.statements import Statement


class Reading(StrEnum):
    """How a statement became logic, or that it did not."""

    READ = "read"
    PARAPHRASED = "paraphrased"
    WORDS_ONLY = "words only"


@dataclass(frozen=True, slots=True)
class CoverageRow:
    """The statements of one source and section, counted by reading."""

    source: str
    section: str
    read: int
    paraphrased: int
    words_only: int

    @property
    def total(self) -> int:
        return self.read + self.paraphrased + self.words_only


def reading(statement: Statement) -> Reading:
    """How a statement was read. A meaning that a person wrote counts as paraphrased, whatever it is."""
    if statement.words_only is not None:
        return Reading.WORDS_ONLY
    return Reading.PARAPHRASED if statement.paraphrased else Reading.READ


def coverage(statements: Iterable[Statement]) -> tuple[CoverageRow, ...]:
    """One row for each source and section that occur, sorted."""
    counts = Counter((s.citation.source, s.section, reading(s)) for s in statements)
    places = sorted({(source, section) for source, section, _ in counts})
    return tuple(
        CoverageRow(*place, *(counts[(*place, how)] for how in (Reading.READ, Reading.PARAPHRASED, Reading.WORDS_ONLY)))
        for place in places
    )
