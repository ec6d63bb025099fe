"""Which questions a change can reach: all others have the same answer before and after it.

What a question is answered from are the statements about the named things, and the general rules about an act that it
speaks of, in a situation that it speaks of. Only lists, orders and explanations look at everything.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from armada_kb.answer.answer import Kind
from armada_kb.answer.index import Index
from armada_kb.answer.question import Question
from armada_kb.answer.reach import in_question
from armada_kb.answer.reading import read
from armada_kb.answer.session import Session
from armada_kb.answer.situation import Situation
from armada_kb.changes.versions import Change, TermChange
from armada_kb.datalog.case import Case
from armada_kb.model.claims import Claim
from armada_kb.model.language import EQUIP, WHOLE_CARD
from armada_kb.model.statements import Statement

# These look at everything; the others at what the named things and the general rules say.
_OF_EVERYTHING = frozenset({Kind.LIST, Kind.ORDER, Kind.WHAT})


class Touched:
    """The reach of the changes between two versions.

    A term, a card, a rule that derives a value, and what a default or a window rests on reach every question.
    """

    def __init__(self, changes: Iterable[Change], terms: Iterable[TermChange], old: Session, new: Session) -> None:
        versions = [s for c in changes for s in (c.old, c.new) if s is not None]
        self._named = frozenset(p for s in versions for p in (s.home, *_parties(s)))
        claims = [c for s in versions for c in s.meaning.claims]
        self._claims = claims
        self._general = [c for c in claims if not c.parties]
        self._counts = any(not q.parties for s in versions for q in s.meaning.quantities)
        rested_on = {d.presumption for d in old.index.dimensions.values()}
        rested_on |= {w.statement for w in old.index.windows.values()}
        self._all = (
            bool(tuple(terms)) or old.index.as_of != new.index.as_of
            or any(s.meaning.derivations or s.id in rested_on for s in versions)
        )  # fmt: skip
        self._old, self._new = old, new
        self._alike = _understanding(old.index) == _understanding(new.index)

    def case(self, case: Case) -> bool:
        """Whether the program of a case may be another one: it holds the claims about its act and its cards."""
        present = frozenset(case.present)
        return self._all or any(
            present.issuperset(claim.parties)
            and (claim.act == WHOLE_CARD or any(self._old.index.related(claim.act, act) for act in case.acts))
            for claim in self._claims
        )

    def question(self, words: str, given: tuple[str, ...] = ()) -> bool:
        """Whether the answer to a question may be another one."""
        if self._all:
            return True
        asked = _question(words, given, self._old)
        if not self._alike:
            again = _question(words, given, self._new)
            if (asked and (asked.reading, asked.asking)) != (again and (again.reading, again.asking)):
                return True
        return asked is not None and self._reaches(asked)

    def _reaches(self, asked: Question) -> bool:
        if asked.kind in _OF_EVERYTHING or not self._named.isdisjoint(asked.names):
            return True
        if self._counts and asked.kind is Kind.COUNT:
            return True
        return any(_calls_up(asked, claim) for claim in self._general)


def _parties(statement: Statement) -> Iterator[str]:
    """Everything that a statement names."""
    meaning = statement.meaning
    for parties in (
        *(c.parties for c in meaning.claims), *(d.parties for d in meaning.derivations),
        *(q.parties for q in meaning.quantities),
    ):  # fmt: skip
        yield from parties
    yield from (trait.entity for trait in meaning.traits)


def _understanding(index: Index) -> tuple[object, ...]:
    """What of the statements bears on how a question is read: whose names may be shortened, what tells homonyms apart,
    and the facts that equipping goes by."""
    spoken_of = frozenset(party for party, claims in index.claims_by_party.items() if claims)
    joined = frozenset(frozenset(c.parties) for c in index.claims.values() if len(c.parties) > 1)
    encoded = frozenset(home for home in index.statements_of if index.encoded(home))
    return spoken_of, joined, encoded, index.equipping


def _question(words: str, given: tuple[str, ...], session: Session) -> Question | None:
    """A question as it is read, with the facts told beside it; None for a text without a word."""
    reading = read(words, session.book, session.index)
    if reading is None:
        return None
    return Question(words, reading, session.index, session.book, Situation(session.facts_beside(given)))


def _calls_up(asked: Question, claim: Claim) -> bool:
    """Whether a claim of a general rule is about an act of the question, in a situation that it speaks of."""
    reading, index = asked.reading, asked.index
    legal = asked.kind is Kind.LEGAL
    acts = {s.id for s in reading.spans if s.kind == "act"} | ({EQUIP} if legal else set())
    if asked.kind is Kind.COUNT and any(f.amount is not None for f in claim.roles):
        return True
    if claim.act != WHOLE_CARD and not any(index.related(claim.act, act) for act in acts):
        return False
    if legal or asked.kind is Kind.WHEN:
        return True
    said = {f.setting.dimension for f in asked.facts.facts}
    said |= {s.setting.dimension for s in reading.spans if s.kind == "value"}
    return in_question(claim, frozenset(said), index)
