"""A statement of the rules: its id, its words, its meaning, where it was published and when it is in force."""

from __future__ import annotations

from dataclasses import dataclass, field

from armada_kb.model.claims import Meaning
from armada_kb.source import NOWHERE, Span


@dataclass(frozen=True, slots=True)
class Source:
    """An authority that publishes statements. `rank` 1 is the highest."""

    id: str
    name: str
    rank: int
    edition: str | None = None
    date: str | None = None
    undated: bool = False


@dataclass(frozen=True, slots=True)
class Citation:
    """Where a statement was published. `date` is an ISO date, or None where the source has none."""

    source: str
    edition: str | None = None
    date: str | None = None

    def __str__(self) -> str:
        return ", ".join(part for part in (self.source, self.edition, self.date or "undated") if part)


@dataclass(frozen=True, slots=True)
class Correction:
    """A change of a statement under its id: when and why."""

    date: str
    why: str


@dataclass(frozen=True, slots=True)
class Statement:
    """One numbered sentence or item of a card, a ruling page or a rule.

    `home` is the entity in whose file it stands. `says` is in our own words. Where `words_only` holds a reason the
    meaning is empty on purpose. `paraphrased` tells that a person wrote `means` because `says` is free English.
    `until` is the first day on which the statement is no longer in force.
    """

    id: str
    home: str
    section: str
    says: str
    citation: Citation
    also_cited: tuple[Citation, ...] = ()
    set: str = "core"
    meaning: Meaning = field(default_factory=Meaning)
    words_only: str | None = None
    paraphrased: bool = False
    defeats: tuple[str, ...] = ()
    replaces: tuple[str, ...] = ()
    illustrates: tuple[str, ...] = ()
    since: str | None = None
    until: str | None = None
    published: str | None = None
    restored: tuple[str, ...] = ()
    changes: tuple[Correction, ...] = ()
    span: Span = field(default=NOWHERE, compare=False, repr=False)


def in_force(statement: Statement, as_of: str) -> bool:
    """Whether a statement holds on a day (ISO date): from `since`, up to but not on `until`.

    Without `since` it holds from the first day on which it was published, and always where a source of it has no date.
    """
    days = [citation.date for citation in (statement.citation, *statement.also_cited)]
    published = min((day for day in days if day), default=None) if None not in days else None
    start = statement.since or published
    return (start is None or start <= as_of) and (statement.until is None or as_of < statement.until)
