"""What a saved question does not say may not be passed over: each is changed, and no yes may outlive the change.

A ban stays a ban whatever else is said, so only a yes is looked at.
"""

from __future__ import annotations

import re

import pytest

from armada_kb.answer.answer import Verdict
from tests.knowledge.game import saved_questions, session

# Before a participle ("squadrons engaged by …") a "not" would only change which squadrons are meant.
_MODAL = re.compile(r"\b(can|may|must|does|do)\b ((?:my |the |a |an )?\w+\b)(?! \w+ed\b)", re.IGNORECASE)


# Yes to these is the no of a ban, and a ban lasts whatever else is said.
_ASKS_FOR_A_BAN = re.compile(r"\b(forbidden|illegal|prohibited)\b")


def _said_yes() -> list[str]:
    return [
        case.question for case in saved_questions()
        if not _ASKS_FOR_A_BAN.search(case.question) and session().ask(case.question).verdict is Verdict.YES
    ]  # fmt: skip


def _unencoded_cards() -> list[str]:
    """Two cards that are only names here, and that no ruling names, so that nothing is known of what they do."""
    ruled = session().index.claims_by_party
    upgrades = [e for e in session().kb.entities if e.record_only and "weapons-team" in e.kinds and e.id not in ruled]
    return [entity.name for entity in upgrades[:1] + upgrades[-1:]]


def _survivors(change: str) -> list[str]:
    changed = [f"{question.rstrip('?. ')} {change}?" for question in _said_yes()]
    return [question for question in changed if session().ask(question).verdict is Verdict.YES]


def test_there_are_questions_to_change() -> None:
    assert len(_said_yes()) > 50


@pytest.mark.parametrize("nonsense", ["while I eat a porg", "if the wobbler is blorped", "under a full fleem"])
def test_no_yes_outlives_words_that_nobody_knows(nonsense: str) -> None:
    assert _survivors(nonsense) == []


def test_no_yes_outlives_a_card_whose_text_is_not_known() -> None:
    for name in _unencoded_cards():
        assert _survivors(f"with {name}") == []


def test_no_yes_outlives_a_not() -> None:
    changed = [_MODAL.sub(r"\1 \2 not", question, count=1) for question in _said_yes() if _MODAL.search(question)]
    assert len(changed) > 30
    assert [question for question in changed if session().ask(question).verdict is Verdict.YES] == []
