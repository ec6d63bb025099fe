"""How much of the statements is logic: read as they stand, paraphrased by a person, or kept as words only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from armada_kb.model.statements import Statement


class Reading(StrEnum):
    """How a statement became logic, or that it did not."""

    READ = "read"
    PARAPHRASED = "paraphrased"
    WORDS_ONLY = "words-only"


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


@dataclass(frozen=True, slots=True)
class Covered:
    """One statement: its id, the first source that it cites, and how it was read."""

    id: str
    source: str
    status: Reading


def reading(statement: Statement) -> Reading:
    """How a statement was read. A meaning that a person wrote counts as paraphrased, whatever it is."""
    if statement.words_only is not None:
        return Reading.WORDS_ONLY
    return Reading.PARAPHRASED if statement.paraphrased else Reading.READ


def covered(statements: Iterable[Statement]) -> Iterator[Covered]:
    """Every statement with its reading, in the given order."""
    return (Covered(s.id, s.citation.source, reading(s)) for s in statements)


def totals(statements: Iterable[Statement]) -> dict[Reading, int]:
    """How many statements were read in each way; a way that does not occur has 0."""
    counts = Counter(map(reading, statements))
    return {how: counts[how] for how in Reading}


def coverage(statements: Iterable[Statement]) -> tuple[CoverageRow, ...]:
    """One row for each source and section that occur, sorted."""
    counts = Counter((s.citation.source, s.section, reading(s)) for s in statements)
    places = sorted({(source, section) for source, section, _ in counts})
    return tuple(CoverageRow(*place, *(counts[(*place, how)] for how in Reading)) for place in places)
