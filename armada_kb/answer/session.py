"""A knowledge base that is open for questions: `open_knowledge(...).ask("…")`."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from datetime import date
from pathlib import Path

from armada_kb.answer.abstaining import abstain, excluded, unreadable_question
from armada_kb.answer.answer import Answer
from armada_kb.answer.answering import answer
from armada_kb.answer.dating import changed
from armada_kb.answer.denying import denied
from armada_kb.answer.index import Index
from armada_kb.answer.phrasebook import Phrasebook
from armada_kb.answer.question import Question, Wanted
from armada_kb.answer.reading import Reading, read
from armada_kb.answer.situation import Fact, Situation, contradicted, situation
from armada_kb.answer.unknown import Abstention
from armada_kb.answer.whys import with_why
from armada_kb.datalog.clingo_engine import ClingoEngine
from armada_kb.datalog.engine import Engine
from armada_kb.datalog.pydatalog_engine import PyDatalogEngine
from armada_kb.errors import KnowledgeUnreadable, Report, WrongArgument
from armada_kb.model.knowledge import KnowledgeBase
from armada_kb.model.selection import by_letter, without
from armada_kb.model.snapshot import compiled
from armada_kb.revision import knowledge_at

LONGEST_QUESTION = 1_000
_MOST_PROBLEMS_SHOWN = 10


class Session:
    """A knowledge base as of a date. `ask` answers one question after the other and keeps nothing between them."""

    def __init__(
        self, kb: KnowledgeBase, report: Report, as_of: str | None = None, book: Phrasebook | None = None
    ) -> None:
        self.kb = kb
        self.report = report
        self.index = Index(kb, as_of or kb.newest_date)
        self.book = book or Phrasebook(self.index)

    def ask(
        self,
        question: str,
        given: tuple[str, ...] = (),
        engine: str | Engine = "pydatalog",
        *,
        not_given: tuple[str, ...] = (),
        first_player: str | None = None,
        wanted: frozenset[Wanted] = frozenset(),
    ) -> Answer:
        """The answer to one question; `given` are facts of the situation in the words of a question.

        `not_given` are facts that are said to be false. `first_player` is who has the initiative: "me", "opponent", or
        a name as in "Anna's" in the question. `wanted` are parts of an answer that are left out otherwise.

        Never raises for any text: what cannot be read gets an unknown that says why. Raises `WrongArgument` for the
        name of an engine that there is not.
        """
        evaluating = _engine(engine) if isinstance(engine, str) else engine
        for part in (question, *given, *not_given):
            if not _is_text(part):
                shown = _one_line(question.encode("utf-8", errors="replace").decode("utf-8"))
                where = "question" if part is question else "given fact"
                return unreadable_question(
                    shown[:LONGEST_QUESTION],
                    f"The {where} is no text: it holds a zero byte, or bytes that are not UTF-8.",
                )
        text = _one_line(question)
        if len(text) > LONGEST_QUESTION:
            return unreadable_question(text[:80] + " …", f"The question is longer than {LONGEST_QUESTION} characters.")
        reading = read(text, self.book, self.index)
        if reading is None or not any(w.is_word for w in reading.words):
            return unreadable_question(text, "There is no word in the question.")
        facts = [self._facts(g, number) for number, g in enumerate(given, start=1)]
        told = {f.setting for found in facts for f in found} | {f.setting for f in situation(reading, self.index).facts}
        for number, part in enumerate(not_given, start=len(given) + 1):
            facts.append(denied(self._facts(part, number), told, self.index))
        unread = tuple(g for g, found in zip((*given, *not_given), facts, strict=True) if not found)
        added = Situation(tuple(f for found in facts for f in found))
        asked = Question(text, reading, self.index, self.book, added, unread, first_player=first_player, wanted=wanted)
        clash = contradicted(asked.facts, reading, self.index)
        if clash:
            return excluded(asked, clash)
        found = answer(asked, evaluating)
        result = abstain(asked, found) if isinstance(found, Abstention) else replace(found, question=text)
        if Wanted.WHY in wanted:
            result = with_why(result, self.index)
        if Wanted.CHANGED not in wanted:
            return result
        last = self.kb.newest_date
        if self.index.as_of >= last:
            return result
        now = Session(self.kb, self.report)

        def again(kb: KnowledgeBase) -> Answer:
            """The answer of other statements, all in force; names and terms are the same, and so is their book."""
            other = Session(kb, self.report, last, now.book)
            return other.ask(question, given, engine, not_given=not_given, first_player=first_player)

        return replace(result, changed=changed(self.kb, result, self.index.as_of, again(self.kb), last, again))

    def without(self, ids: Collection[str]) -> Session:
        """The same knowledge base without some statements, by their ids."""
        return Session(without(self.kb, ids), self.report, self.index.as_of)

    def changed_to(self, kb: KnowledgeBase, as_of: str | None = None) -> Session:
        """Another version of the knowledge on the same day, which shares the phrases of questions where they are alike.

        The names and terms of a version, and which names its statements speak of, are what there are phrases for.
        """
        other = Index(kb, as_of or self.index.as_of)
        same = (kb.entities, kb.vocabulary) == (self.kb.entities, self.kb.vocabulary)
        shared = self.book if same and other.claims_by_party.keys() == self.index.claims_by_party.keys() else None
        return Session(kb, self.report, other.as_of, shared)

    def by_letter(self) -> Session:
        """What cards and rules say by themselves: the same knowledge base without rulings and timings."""
        return Session(by_letter(self.kb), self.report, self.index.as_of)

    def facts_beside(self, given: tuple[str, ...]) -> tuple[Fact, ...]:
        """The facts that are told beside a question, in its words."""
        return tuple(fact for number, part in enumerate(given, start=1) for fact in self._facts(part, number))

    def _facts(self, given: str, number: int) -> tuple[Fact, ...]:
        """The facts in a text beside the question; their places lie apart from the question's and each other's."""
        reading: Reading | None = read(given[:LONGEST_QUESTION], self.book, self.index)
        if reading is None:
            return ()
        apart = number * LONGEST_QUESTION
        return tuple(
            replace(f, start=f.start + apart, end=f.end + apart, beside=number)
            for f in situation(reading, self.index).facts
        )


def _is_text(question: str) -> bool:
    """Whether it holds only characters: no zero byte, no half of a character, which stands for a byte that is none."""
    return not any(c == "\0" or "\ud800" <= c <= "\udfff" for c in question)


def _one_line(question: str) -> str:
    return "".join(c if c.isprintable() else " " for c in question).strip()


def _engine(name: str) -> Engine:
    match name:
        case "pydatalog":
            return PyDatalogEngine()
        case "clingo":
            return ClingoEngine()
    raise WrongArgument(f"there is no engine {name!r}; there are 'pydatalog' and 'clingo'")


def _day(as_of: str | None) -> str | None:
    """The day as the dates of the knowledge base are written, so that the two can be compared."""
    try:
        return date.fromisoformat(as_of).isoformat() if as_of is not None else None
    except (TypeError, ValueError):
        raise WrongArgument(f"as_of: {as_of!r} is no date; write it as '2031-02-14'") from None


def open_knowledge(kb: Path | str | None = None, as_of: str | None = None, *, of: Path | None = None) -> Session:
    """Reads a knowledge base; `git:REV` is an older one of the folder `of`, if that is given.

    Raises `KnowledgeUnreadable` with the problems where it holds errors, `WrongArgument` where `as_of` is no ISO date.
    """
    day = _day(as_of)
    with knowledge_at(kb, of) as folder:
        knowledge, report = compiled(folder)
        if not report:
            return Session(knowledge, report, day)
    # By number: a file that cannot be read (K10x) comes first, for most of the others follow from it.
    first = sorted(report.sorted(), key=lambda p: p.code)
    shown = [str(p) for p in first[:_MOST_PROBLEMS_SHOWN]]
    more = len(report) - len(shown)
    tail = [f"and {more} more; `armada-kb check` lists all"] if more > 0 else []
    raise KnowledgeUnreadable("\n".join([f"the knowledge base has {len(report)} problems:", *shown, *tail]))
