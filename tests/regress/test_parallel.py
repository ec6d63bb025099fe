"""Questions answered by several processes."""

from __future__ import annotations

from armada_kb.regress.parallel import ask_all
from tests.invented import session

QUESTIONS = [("Ember Screen and Salvo vs squadron", ()), ("Ember Screen", ("close range",)), ("What?", ())] * 80


def test_several_processes_give_the_answers_of_one_in_the_same_order() -> None:
    opened = session()
    alone = list(ask_all(QUESTIONS, opened, 1))
    assert list(ask_all(QUESTIONS, opened, 2)) == alone
    assert alone[:3] == [opened.ask(*asked) for asked in QUESTIONS[:3]]
