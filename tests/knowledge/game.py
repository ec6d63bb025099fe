"""The knowledge base of the game and its saved questions, read once for all tests of this folder."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import armada_kb
from armada_kb.answer.answer import Answer
from armada_kb.answer.question import Question
from armada_kb.answer.reading import read
from armada_kb.answer.session import Session
from armada_kb.answer.situation import Situation, situation
from armada_kb.model.statements import Statement
from armada_kb.regress.cases import Case, read_cases
from armada_kb.resources import queries_folder

HERE = Path(__file__).parent


@lru_cache(maxsize=1)
def session() -> Session:
    """The knowledge base that comes with the program, open for questions."""
    return armada_kb.load()


@lru_cache(maxsize=1)
def saved_questions() -> tuple[Case, ...]:
    """Every saved question, in the order of the files."""
    cases, report = read_cases((queries_folder(),))
    assert not report
    return cases


@lru_cache(maxsize=4)
def answers(day: str | None = None) -> dict[Case, Answer]:
    """The answer to every saved question, as of a day (None: the newest)."""
    opened = session() if day is None else Session(session().kb, session().report, day)
    return {case: opened.ask(case.question, case.given) for case in saved_questions()}


@lru_cache(maxsize=1)
def first_ids() -> tuple[str, ...]:
    """The ids of the statements that the knowledge base was begun with: none of them may ever be missing."""
    return tuple((HERE / "statement-ids.txt").read_text(encoding="utf-8").split())


@lru_cache(maxsize=1)
def first_statements() -> tuple[Statement, ...]:
    """Those statements."""
    by_id = {statement.id: statement for statement in session().kb.statements}
    return tuple(by_id[id] for id in first_ids())


def question(case: Case) -> Question:
    """A saved question as it is read, before it is answered."""
    opened = session()
    reading = read(case.question, opened.book, opened.index)
    assert reading is not None
    told = (read(given, opened.book, opened.index) for given in case.given)
    facts = tuple(fact for t in told if t is not None for fact in situation(t, opened.index).facts)
    return Question(case.question, reading, opened.index, opened.book, Situation(facts))
