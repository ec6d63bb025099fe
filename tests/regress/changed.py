"""The game's knowledge with one of its statements changed at random."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import lru_cache
from typing import Any

from armada_kb.answer.answer import Answer
from armada_kb.answer.session import Session
from armada_kb.datalog.engine import Remembering
from armada_kb.datalog.pydatalog_engine import PyDatalogEngine
from armada_kb.errors import Report
from armada_kb.model.claims import Claim, Group, GroupKind, Meaning, Mode, Setting
from armada_kb.model.logic import same_logic
from armada_kb.model.statements import Correction, Statement
from tests.knowledge.game import session

_OPPOSITE = {
    Mode.MAY: Mode.CANNOT, Mode.MUST: Mode.NEED_NOT, Mode.NEED_NOT: Mode.MUST, Mode.DOES: Mode.DOES_NOT,
    Mode.CANNOT: Mode.MAY, Mode.DOES_NOT: Mode.DOES,
}  # fmt: skip
_FURTHER = Group(GroupKind.SCOPE, (Setting("obstructed", "yes"),))


# Most programs of a changed version are those of the version before: they are solved once for all changes.
_SOLVED = Remembering(PyDatalogEngine(), 4_000)
_ANSWERS: dict[object, Answer] = {}


class _Sharing(Session):
    """Solves each program once, whatever knowledge it is of."""

    def ask(self, question: str, given: tuple[str, ...] = (), engine: object = None, **more: Any) -> Answer:
        return super().ask(question, given, _SOLVED, **more)


class _Answering(_Sharing):
    """Answers each question once."""

    def ask(self, question: str, given: tuple[str, ...] = (), engine: object = None, **more: Any) -> Answer:
        key = (question, given, tuple(sorted(more.items())))
        found = _ANSWERS.get(key)
        if found is None:
            found = _ANSWERS[key] = super().ask(question, given, **more)
        return found


@lru_cache(maxsize=1)
def remembering() -> Session:
    """The game's knowledge as it is, which many changes are compared with."""
    return _Answering(session().kb, Report(), session().index.as_of)


def turned(statement: Statement) -> Statement:
    """The statement with every claim turned into its opposite, and no word about it."""
    claims = tuple(replace(c, mode=_OPPOSITE[c.mode], only=False) for c in statement.meaning.claims)
    return replace(statement, meaning=replace(statement.meaning, claims=claims))


def at_random(seed: int) -> Session:
    """The game's knowledge with a random change of one statement: its logic, its force, its words, or all."""
    chance = random.Random(seed)  # noqa: S311 - the same changes in every run
    statements = list(session().kb.statements)
    number = chance.choice([n for n, s in enumerate(statements) if s.meaning.claims])
    changed = _change(statements[number], chance)
    statements[number : number + 1] = [changed] if changed is not None else []
    return with_statements(tuple(statements))


def with_statements(statements: tuple[Statement, ...]) -> Session:
    changed = session().changed_to(replace(session().kb, statements=statements))
    return _Sharing(changed.kb, Report(), changed.index.as_of, changed.book)


def _change(statement: Statement, chance: random.Random) -> Statement | None:
    meaning = statement.meaning
    claim = chance.choice(meaning.claims)
    match chance.randrange(7):
        case 0:
            return None
        case 1:
            return replace(statement, says=f"{statement.says} That is all.")
        case 2:
            return replace(statement, until="2000-01-01")
        case 3:
            return _with(statement, claim, replace(claim, groups=(*claim.groups, _FURTHER)))
        case 4:
            return _with(statement, claim, replace(claim, groups=claim.groups[1:]))
        case 5:
            why = (Correction("2026-11-01", "a slip"),)
            return replace(_with(statement, claim, replace(claim, mode=_OPPOSITE[claim.mode], only=False)), changes=why)
        case _:
            return _with(statement, claim, replace(claim, mode=_OPPOSITE[claim.mode], only=False))


def _with(statement: Statement, old: Claim, new: Claim) -> Statement:
    claims = tuple(new if c is old else c for c in statement.meaning.claims)
    return replace(statement, meaning=replace(statement.meaning, claims=claims))


def rulings(count: int) -> tuple[Statement, ...]:
    """Statements about named things whose claims can be turned, chosen once."""
    chosen = [
        s for s in session().index.statements.values()
        if s.meaning.claims and all(c.parties for c in s.meaning.claims)
        and not same_logic(s.meaning, turned(s).meaning) and Meaning(claims=s.meaning.claims) == s.meaning
    ]  # fmt: skip
    random.Random(7).shuffle(chosen)  # noqa: S311 - the same in every run
    return tuple(chosen[:count])
