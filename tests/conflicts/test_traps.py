"""Real rulings that contradict one another, or only look as if they did, in our words: the files of `traps/`."""

from __future__ import annotations

from pathlib import Path

import pytest

from armada_kb.answer.index import Index
from armada_kb.conflicts.opposites import Aspect
from armada_kb.conflicts.search import clashes, world_of
from armada_kb.draft import with_draft
from armada_kb.resources import kb_folder

TRAPS = Path(__file__).parent / "traps"


@pytest.mark.parametrize(
    ("name", "aspects"),
    [
        ("timing-against-text", {Aspect.TIMING}),
        ("no-time-limit", {Aspect.LIMIT}),
        ("one-card-of-the-title", set()),
        ("substituted-armament", set()),
    ],
)
def test_a_trap_comes_out_as_it_is(name: str, aspects: set[Aspect]) -> None:
    draft = with_draft(kb_folder(), TRAPS / f"{name}.kb")
    index = Index(draft.after, draft.after.newest_date)
    found = clashes(index, world_of(index), draft.statements)
    assert {clash.aspect for clash in found if not clash.settled} == aspects
