"""Why: the proof on three levels, every independent proof, and what was looked for in vain."""

from __future__ import annotations

import re

from armada_kb.answer.answer import Answer, Verdict, Why
from armada_kb.answer.question import Wanted
from armada_kb.answer.session import Session
from armada_kb.render.text import render
from tests.invented import session, with_cards

_TWO_BANS = """
card "Rust Bell"
  id rust-bell
  is upgrade
  cites CARD

card-text 1
  says
    | A squadron cannot attack a ship.
clarifications 1
  cites ARC 2031-02-14
  says
    | No squadron may attack a ship with the bell.
  means
    | A squadron cannot attack a ship even if the attack is obstructed.
    | While attacking a ship, a squadron cannot attack a ship.
"""


def _ask(question: str, opened: Session | None = None) -> tuple[Answer, Why]:
    answer = (opened or session()).ask(question, wanted=frozenset({Wanted.WHY}))
    assert answer.why is not None
    return answer, answer.why


def test_a_line_and_a_paragraph_with_its_citations() -> None:
    answer, why = _ask("May I add a black die with Ember Screen against a squadron at close range?")
    assert answer.verdict is Verdict.YES
    assert why.line == answer.answer
    assert "[CARD, undated: ember-screen/card-text/1]" in why.paragraph
    assert "Presumed: " in why.paragraph
    assert len(why.paragraph.split()) <= 150


def test_what_was_looked_through_for_a_statement_against_it_is_named() -> None:
    _, why = _ask("May I add a black die with Ember Screen against a squadron at close range?")
    assert "ember-screen/clarifications/1" in why.searched
    assert f"among the {len(why.searched)} statements" in why.paragraph


def test_the_tree_shows_words_source_and_date_of_its_statements() -> None:
    answer, why = _ask("Ember Screen and Salvo vs squadron")
    shown = render(answer, why=True)
    assert {s.id for s in why.statements} >= {"ember-screen/clarifications/1"}
    assert "It says: A Salvo attack gains nothing from this card." in " ".join(shown.split())
    assert "[ARC, Manual 9.9, 2031-02-14: ember-screen/clarifications/1]" in shown


def test_every_independent_proof_is_shown_shortest_first() -> None:
    kb, report = with_cards(_TWO_BANS)
    assert not report
    _, why = _ask("Can a squadron attack a ship with Rust Bell?", Session(kb, report))
    assert len(why.others) == 1
    assert {s.id for s in why.statements} >= {"rust-bell/card-text/1", "rust-bell/clarifications/1"}


def test_the_tree_has_no_internal_names() -> None:
    answer, _ = _ask("May I add a black die with Ember Screen against a squadron at close range?")
    lines = [line for line in render(answer, why=True).splitlines() if not line.lstrip().startswith("[")]
    assert [line for line in lines if re.search(r"#\d|\w=\w|[a-z]_[a-z0-9]", line)] == []


def test_what_is_read_off_statements_is_explained_by_them() -> None:
    answer, why = _ask("When is Ember Screen used?")
    assert why.line == answer.answer
    assert "ember-screen/timing/1" in why.paragraph
    assert why.others == ()


def test_an_unknown_has_no_why() -> None:
    answer = session().ask("Is porridge nice?", wanted=frozenset({Wanted.WHY}))
    assert (answer.verdict, answer.why) == (Verdict.UNKNOWN, None)
