"""The game's rulings held against cards and rules: proofs stand, and nothing is contradicted in silence."""

from __future__ import annotations

from collections import Counter

import pytest

from armada_kb.datalog.checker import faults
from armada_kb.datalog.proof import prove
from armada_kb.letter.holding import Fate
from armada_kb.letter.judging import Judged, Relation, judged
from armada_kb.model.selection import rulings
from tests.knowledge.game import session


def _check(every: list[Judged]) -> Counter[Fate]:
    for found in every:
        assert (found.relation is Relation.REVERSES) == (Fate.CONTRADICTED in (found.letter.fate, found.rest.fate))
        for held in (*found.letter.held, *found.rest.held):
            if held.fate is not Fate.NOT_DERIVABLE and held.outcome.conclusion is not None:
                proof = prove(held.program, held.outcome.model, held.outcome.conclusion)
                assert proof is not None
                assert faults(held.program, proof) == (), found.ruling.id
    return Counter(found.letter.fate for found in every)


def test_a_sample_of_rulings_is_judged_with_proofs_that_stand() -> None:
    kb = session().kb
    split = _check(list(judged(kb, kb.newest_date, {"spha-t", "hyperspace-rings"})))
    assert split[Fate.DERIVED] >= 2
    assert split[Fate.CONTRADICTED] >= 1


@pytest.mark.exhaustive
def test_every_ruling_is_judged_with_proofs_that_stand() -> None:
    kb = session().kb
    split = _check(list(judged(kb, kb.newest_date)))
    print(f"{len(rulings(kb))} rulings by the letter: {dict(split)}")  # noqa: T201
    assert sum(split.values()) == len(rulings(kb)) == 88
    assert split[Fate.DERIVED] >= 20
