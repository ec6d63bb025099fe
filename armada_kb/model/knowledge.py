"""The knowledge base: everything that was read, as plain data."""

from __future__ import annotations

from dataclasses import dataclass

from armada_kb.model.entities import Entity
from armada_kb.model.statements import Source, Statement
from armada_kb.model.vocabulary import Vocabulary


@dataclass(frozen=True, slots=True)
class Symbol:
    """A letter of the published icon font and the word it stands for."""

    letter: str
    word: str


@dataclass(frozen=True, slots=True)
class KnowledgeBase:
    """Sources, symbols, vocabulary, entities and statements, each sorted by id."""

    sources: tuple[Source, ...] = ()
    symbols: tuple[Symbol, ...] = ()
    vocabulary: Vocabulary = Vocabulary()
    entities: tuple[Entity, ...] = ()
    statements: tuple[Statement, ...] = ()

    @property
    def newest_date(self) -> str:
        """The newest date of any citation: the day as of which questions are answered by default."""
        return max((s.citation.date for s in self.statements if s.citation.date), default="0001-01-01")
