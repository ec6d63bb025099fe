"""Whatever is typed, an answer comes out that keeps the contract; whatever is in a file, it is read or reported."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from armada_kb.answer.answer import Answer, Kind, Verdict
from armada_kb.answer.session import LONGEST_QUESTION, Session
from armada_kb.errors import Report
from armada_kb.inspection import inspect
from armada_kb.render import jsonout, markdown, text
from tests.invented import GOOD
from tests.knowledge.fuzzed import fuzzed_file, fuzzed_question
from tests.knowledge.game import answers, session

_SAMPLE, _ALL = 150, 10_000
_WITHOUT_VERDICT = (Kind.WHEN, Kind.ORDER, Kind.LIST, Kind.COUNT, Kind.WHAT)
_QUESTION = "Can I add a black die with Ember Screen against a squadron at close range?"
_INTERNAL = re.compile(r"\b[\w-]+/[\w-]+/\d|\w=\w|\b\w+#\d")


def broken_promises(answer: Answer) -> Iterator[str]:
    """What an answer has that the contract does not allow."""
    known = {statement.id for statement in session().kb.statements}
    windows = {window.name for window in session().kb.vocabulary.windows}
    items = {id for item in answer.items for id in item.because}
    cited = [citation.id for citation in answer.citations]
    mentioned = {*cited, *items, *answer.related, *(id for step in answer.order for id in step.because)}
    unknown = answer.verdict is Verdict.UNKNOWN
    rules = {
        "the answer has no words": bool(answer.answer.strip()),
        "the answer is too long": len(answer.answer.split()) <= 30,
        "the answer is no sentence of a person": not _INTERNAL.search(answer.answer),
        "the detail is too long": len(answer.detail.split()) <= 150,
        "there are too many conditions": len(answer.conditions) <= 6,
        "conditions belong to what depends": bool(answer.conditions) is (answer.verdict is Verdict.DEPENDS),
        "there are too many windows": len(answer.when) <= 6,
        "a window has no such name": windows.issuperset(answer.when),
        "a statement does not exist": known.issuperset(mentioned),
        "a statement is cited twice": len(cited) == len(set(cited)),
        "too much is cited": len(set(cited) - items) <= 8,
        "an answer cites nothing": unknown or bool(cited),
        "only an unknown has a reason why": unknown is (answer.unknown is not None),
        "only an unknown has related statements": unknown or not (answer.related or answer.suggestions),
        "this kind needs a verdict": answer.verdict is not None or answer.kind in _WITHOUT_VERDICT,
        "a verdict has no proof": unknown or answer.verdict is None or answer.proof is not None,
        "a count has no number": (answer.count is not None) is (answer.kind is Kind.COUNT and answer.verdict is None),
        "an order has no steps": bool(answer.order) is (answer.kind is Kind.ORDER and answer.verdict is None),
        "a list has no items": bool(answer.items) or answer.kind is not Kind.LIST or unknown,
        "a verdict has items": not answer.items or answer.verdict is None,
    }
    return (broken for broken, kept in rules.items() if not kept)


def _keeps_the_contract(seeds: Iterable[int]) -> None:
    for seed in seeds:
        question, given = fuzzed_question(seed)
        answer = session().ask(question, given)
        assert list(broken_promises(answer)) == [], f"seed {seed}: {question!r}, given {given!r}\n{answer}"
        assert json.loads(jsonout.render(answer))["answer"] == answer.answer
        assert text.render(answer)
        assert markdown.render(answer)


def test_answers_to_saved_questions_keep_the_contract() -> None:
    for case, answer in answers().items():
        assert list(broken_promises(answer)) == [], case.question


def test_answers_to_fuzzed_questions_keep_the_contract() -> None:
    _keeps_the_contract(range(_SAMPLE))


@pytest.mark.exhaustive
def test_answers_to_many_fuzzed_questions_keep_the_contract() -> None:
    _keeps_the_contract(range(_SAMPLE, _ALL))


@pytest.mark.parametrize("length", [LONGEST_QUESTION, LONGEST_QUESTION + 1, 100_000])
def test_a_long_question_gets_an_answer(length: int) -> None:
    answer = session().ask(("can my ship attack " * length)[:length])
    assert list(broken_promises(answer)) == []
    assert answer.verdict is Verdict.UNKNOWN


def _reads_or_reports(folder: Path, seeds: Iterable[int]) -> set[str]:
    """The codes that came out for changed files; a knowledge base without problems must answer."""
    kb = folder / "kb"
    shutil.copytree(GOOD, kb)
    files = sorted(kb.rglob("*.kb"))
    codes: set[str] = set()
    for seed in seeds:
        file = files[seed % len(files)]
        whole = file.read_bytes()
        file.write_bytes(fuzzed_file(whole.decode(), seed))
        found = inspect(kb)
        file.write_bytes(whole)
        codes.update(problem.code for problem in found.problems)
        for problem in found.problems:
            assert str(problem)
        if not found.problems:
            assert Session(found.kb, Report()).ask(_QUESTION).question == _QUESTION
    return codes


def test_changed_knowledge_files_are_read_or_reported(tmp_path: Path) -> None:
    assert len(_reads_or_reports(tmp_path, range(_SAMPLE // 5))) > 5


@pytest.mark.exhaustive
def test_many_changed_knowledge_files_are_read_or_reported(tmp_path: Path) -> None:
    assert len(_reads_or_reports(tmp_path, range(_SAMPLE // 5, _ALL))) > 20
