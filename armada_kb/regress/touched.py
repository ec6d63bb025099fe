"""Which questions a change can reach: all others have the same answer before and after it."""

from __future__ import annotations

from collections.abc import Iterable

from armada_kb.answer.answer import Kind
from armada_kb.answer.question import Question
from armada_kb.answer.reading import read
from armada_kb.answer.session import Session
from armada_kb.changes.versions import Change, TermChange
from armada_kb.datalog.case import Case
from armada_kb.model.language import WHOLE_CARD
from armada_kb.regress.pairs import parties_of

# These look at the statements about the named things, and at the general rules; the others at everything.
_OF_NAMED_THINGS = frozenset({Kind.APPLIES, Kind.INTERACTS, Kind.CAN, Kind.MUST, Kind.LEGAL, Kind.COUNT, Kind.WHEN})


class Touched:
    """The reach of the changes between two versions.

    A statement about named things reaches the questions that name them all. One that speaks of everything reaches all
    questions, as does a term, a card, and a rule that derives a value.
    """

    def __init__(self, changes: Iterable[Change], terms: Iterable[TermChange], old: Session, new: Session) -> None:
        versions = [s for c in changes for s in (c.old, c.new) if s is not None]
        self._homes = frozenset(s.home for s in versions)
        self._parties = frozenset(frozenset(p) for s in versions for p in parties_of(s))
        self._acts = frozenset((frozenset(c.parties), c.act) for s in versions for c in s.meaning.claims)
        self._all = (
            bool(tuple(terms)) or old.index.as_of != new.index.as_of or any(s.meaning.derivations for s in versions)
        )
        self._index, self._book = old.index, old.book

    def case(self, case: Case) -> bool:
        """Whether the program of a case may be another one: it holds the claims about its act and its cards."""
        present = frozenset(case.present)
        return self._all or any(
            parties <= present and (act == WHOLE_CARD or any(self._index.related(act, a) for a in case.acts))
            for parties, act in self._acts
        )

    def question(self, words: str) -> bool:
        """Whether the answer to a question may be another one."""
        if self._all or frozenset() in self._parties:
            return True
        reading = read(words, self._book, self._index)
        if reading is None:
            return False
        asked = Question(words, reading, self._index, self._book)
        if asked.kind not in _OF_NAMED_THINGS:
            return True
        return self._among(frozenset(reading.names)) or not self._homes.isdisjoint(reading.names)

    def _among(self, names: frozenset[str]) -> bool:
        return any(parties <= names for parties in self._parties)
