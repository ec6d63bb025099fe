"""Rulings held against what is left without them."""

from __future__ import annotations

from functools import lru_cache

from armada_kb.datalog.checker import faults
from armada_kb.datalog.outcome import Verdict
from armada_kb.datalog.proof import prove
from armada_kb.letter.cases import instances
from armada_kb.letter.holding import Fate
from armada_kb.letter.judging import Judged, Relation, judged
from armada_kb.model.selection import rulings
from tests.invented import knowledge, with_cards

_BELL = """
card "Rust Bell"
  id rust-bell
  is upgrade
  cites CARD

card-text 1
  says
    | You may reroll a blue die only if at close range.
clarifications 1
  cites ARC 2031-02-14
  says
    | At close range the blue die may be rolled again.
  means
    | You may reroll a blue die if at close range.
clarifications 2
  cites ARC 2031-02-14
  says
    | At long range the bell still helps.
  means
    | You may reroll a blue die if at long range.
clarifications 3
  cites ARC 2031-02-14
  says
    | The opponent chooses the zone.
  means
    | The hull zone is chosen by the opponent.
clarifications 4
  cites ARC 2031-02-14
  says
    | Red dice stay as they are.
  means
    | You cannot reroll a red die.
clarifications 5
  cites ARC 2031-02-14
  says
    | An obstructed attack at close range rerolls as well, and the opponent chooses.
  means
    | You may reroll a blue die if at close range and the attack is obstructed.
    | The hull zone is chosen by the opponent.
"""


@lru_cache(maxsize=1)
def _bell() -> dict[str, Judged]:
    kb, report = with_cards(_BELL)
    assert [str(problem) for problem in report] == []
    return {j.ruling.id.rpartition("/")[2]: j for j in judged(kb, kb.newest_date, {"rust-bell"})}


def test_what_the_text_says_is_derived_and_clarified() -> None:
    found = _bell()["1"]
    assert (found.letter.fate, found.rest.fate, found.relation) == (Fate.DERIVED, Fate.DERIVED, Relation.CLARIFIES)
    assert [(r.verdict, r.statements) for r in found.by_letter] == [("yes", ("rust-bell/card-text/1",))]


def test_what_the_text_denies_is_contradicted_and_reversed() -> None:
    found = _bell()["2"]
    assert (found.letter.fate, found.relation) == (Fate.CONTRADICTED, Relation.REVERSES)
    assert [(r.verdict, r.statements) for r in found.by_letter] == [("no", ("rust-bell/card-text/1",))]


def test_what_nobody_else_speaks_of_is_new() -> None:
    found = _bell()["3"]
    assert (found.letter.fate, found.relation, found.by_letter) == (Fate.NOT_DERIVABLE, Relation.EXTENDS, ())


def test_a_complete_text_denies_by_its_silence_but_never_contradicts_by_it() -> None:
    found = _bell()["4"]
    assert (found.letter.fate, [h.by_silence for h in found.letter.held]) == (Fate.DERIVED, [True])
    assert [r.statements for r in found.by_letter] == [("rust-bell/card-text/1",)]


def test_a_ruling_follows_only_if_all_of_it_does() -> None:
    found = _bell()["5"].letter
    assert (found.fate, len(found.of(Fate.DERIVED)), len(found.held)) == (Fate.NOT_DERIVABLE, 1, 2)


def test_every_reason_has_a_proof_that_the_checker_accepts() -> None:
    proved = 0
    for found in _bell().values():
        for held in (*found.letter.held, *found.rest.held):
            if held.outcome.conclusion is not None:
                proof = prove(held.program, held.outcome.model, held.outcome.conclusion)
                assert proof is not None
                assert faults(held.program, proof) == ()
                proved += 1
    assert proved > 5


def test_an_only_if_is_asked_outside_its_cases_too() -> None:
    (ruling,) = [r for r in with_cards(_BELL.replace("clarifications 1", "timing 1"))[0].statements
                 if r.id == "rust-bell/card-text/1"]  # fmt: skip
    assert [i.says for i in instances(ruling)] == [Verdict.YES, Verdict.NO]


def test_rulings_are_what_stands_among_clarifications_and_interactions() -> None:
    sections = {ruling.section for ruling in rulings(knowledge())}
    assert sections == {"clarifications", "interactions"}
