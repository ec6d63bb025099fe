"""What may not change an answer: the order of files, hash seeds, names, and cards that have nothing to do with it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from armada_kb.answer.answer import Answer, Verdict
from armada_kb.answer.session import Session
from armada_kb.errors import Report
from armada_kb.model.from_syntax import build
from armada_kb.render.jsonout import render
from armada_kb.syntax import ast
from tests.invented import GOOD, good_files, parse, session, with_cards

ROOT = Path(__file__).resolve().parent.parent.parent
QUESTIONS = (
    "Ember Screen and Salvo vs squadron",
    "Ember Screen vs squadron",
    "Can I add a black die with Ember Screen against a squadron at close range?",
    "Can I add a black die with Ember Screen against a squadron at long range?",
    "Can I add a black die with Ember Screen against a unique squadron at medium range?",
    "Can I add a black die with Ember Screen against a squadron?",
    "Ember Screen and Ash Lattice vs squadron",
    "Ember Screen and Pale Beacon",
    "Must a ship reroll a blue die with Pale Beacon?",
    "Can a squadron attack a ship while obstructed?",
    "When is Ember Screen used?",
    "What is the order of Pale Beacon and Ember Screen?",
    "How many sparks with squadron value 3 with Pale Beacon?",
    "Which upgrades can be exhausted?",
    "Who chooses the hull zone with Ash Lattice?",
    "Can Marsh Wren equip Ash Lattice?",
    "Does Cinder Vane work with Salvo?",
    "Does Embr Scren work with Salvo?",
)


def _session(files: tuple[ast.FileSyntax, ...]) -> Session:
    kb, report = build(files)
    assert not report
    return Session(kb, Report())


def test_the_order_of_files_changes_nothing() -> None:
    turned = _session(good_files()[::-1])
    for question in QUESTIONS:
        assert turned.ask(question) == session().ask(question)


def test_asking_leaves_no_trace() -> None:
    first = [session().ask(question) for question in QUESTIONS]
    again = [session().ask(question) for question in reversed(QUESTIONS)]
    assert first == again[::-1]


def test_hash_seeds_change_nothing(tmp_path: Path) -> None:
    batch = tmp_path / "questions.txt"
    batch.write_text("\n".join(QUESTIONS), encoding="utf-8")
    command = [sys.executable, "-m", "armada_kb", "ask", "--format", "jsonl", "--kb", str(GOOD), "--batch", str(batch)]
    found = set()
    for seed in ("0", "1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
        found.add(done.stdout)
    assert len(found) == 1
    assert len(found.pop().splitlines()) == len(QUESTIONS)


def _rename(text: str) -> str:
    return text.replace("Ember Screen", "Emerald Sling").replace("ember-screen", "emerald-sling")


def test_renaming_a_card_renames_it_in_the_answers_and_nothing_else() -> None:
    files = tuple(parse(_rename(f.text), _rename(f.name)) for f in good_files())
    renamed = _session(files)
    for question in QUESTIONS[:-1]:
        before = json.loads(_rename(render(session().ask(question))))
        after = json.loads(render(renamed.ask(_rename(question))))
        assert after == before


UNRELATED = """\
thing whistle "whistle"
  isa token
act toot "toot"
  object sets tooted
dimension tooted "what is tooted"
  value whistle "tooting a whistle"

record tin-whistle "Tin Whistle" is upgrade, officer faction empire icons officer

card "Copper Whistle"
  id    copper-whistle
  is    upgrade, officer
  cites ARC 2031-02-14 "Manual 9.9"

card-text 1
  says
    | While tooting a whistle, you may toot 1 whistle in status phase.
clarifications 1
  says
    | You cannot toot a whistle if at close range.
"""


def test_an_unrelated_card_changes_no_answer() -> None:
    kb, report = with_cards(UNRELATED)
    assert not report
    larger = Session(kb, Report())
    for question in QUESTIONS:
        assert larger.ask(question) == session().ask(question)


def _banned(sentence: str) -> Session:
    card = f'rule "Ban"\n  id ban\n  cites RULES\nstatement 1\n  says\n    | {sentence}\n'
    kb, report = with_cards(card)
    assert not report
    return Session(kb, Report())


@pytest.mark.parametrize(
    "condition", ["", " if at close range", " unless at long range", " while attacking a squadron"]
)
def test_a_further_ban_never_adds_a_permission(condition: str) -> None:
    allowed = {Verdict.YES: set(Verdict), Verdict.DEPENDS: set(Verdict) - {Verdict.YES}}
    stricter = _banned(f"You cannot add a black die{condition}.")
    for question in QUESTIONS[2:6]:
        before, after = session().ask(question), stricter.ask(question)
        assert after.verdict in allowed.get(before.verdict or Verdict.UNKNOWN, {before.verdict}), question


def test_a_ban_without_conditions_turns_every_permission() -> None:
    stricter = _banned("You cannot add a black die.")
    for question in QUESTIONS[2:6]:
        answer = stricter.ask(question)
        assert answer.verdict is Verdict.NO
        assert "ban/1" in {citation.id for citation in answer.citations}


FACTS = (
    "at close range",
    "at long range",
    "the target is unique",
    "at distance 1",
    "small ship",
    "this card is exhausted",
)


@pytest.mark.parametrize("fact", FACTS)
def test_learning_what_was_open_turns_no_verdict(fact: str) -> None:
    """Facts of dimensions with a default, or that the question itself gives, may turn it; these do neither."""
    for question in QUESTIONS[:10]:
        before = session().ask(question)
        if before.verdict in (Verdict.YES, Verdict.NO) and not _settled(before, fact):
            assert session().ask(question, (fact,)).verdict is before.verdict, question


def _settled(answer: Answer, fact: str) -> bool:
    """Whether the question already gives a fact of the same dimension."""
    return any(known.rpartition(" ")[2] == fact.rpartition(" ")[2] for known in answer.understood.situation)
