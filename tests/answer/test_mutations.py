"""What a question says may not be passed over: each is changed mechanically, and what still stands has a reason.

A reason is computed from the program that gave the answer and from its proof (`tests/mutations/reasons.py`); an answer
that stands though a new word has none is not sound. Whoever runs this with `-s` sees the survivors by reason.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from zlib import crc32

import pytest

from armada_kb.regress.cases import Case
from tests.knowledge.game import saved_questions, session
from tests.knowledge.source_material import VARIABLE
from tests.mutations.changes import Change, mutations
from tests.mutations.reasons import Reason, survival

# One question in so many is changed in the normal run, and of its changes one in so many is asked.
_QUESTIONS, _CHANGES = 15, 4


@dataclass
class Survivors:
    """What came of the changed questions: how many there were, and those that still get an answer."""

    changed: int = 0
    standing: int = 0
    by_reason: Counter[tuple[Change, str]] = field(default_factory=Counter)
    without: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        rows = [f"{number:6} {change}: {reason}" for (change, reason), number in sorted(self.by_reason.items())]
        return "\n".join([f"{self.changed} changed questions, {self.standing} still answered", *rows])


def _drawn(text: str, every: int) -> bool:
    """Whether a text is in a sample of one in `every`: by the text alone, so that no other question changes it."""
    return crc32(text.encode()) % every == 0


def _survivors(cases: Iterable[Case], every: int = 1) -> Survivors:
    """The answered questions among the cases, changed; of the changes of a question one in `every`."""
    result = Survivors()
    for case in cases:
        if session().ask(case.question, case.given).unknown is not None:
            continue
        for mutation in mutations(case):
            if not _drawn(f"{mutation.change} {mutation.text}", every):
                continue
            result.changed += 1
            survived = survival(mutation)
            if survived is None:
                continue
            answer, reasons = survived
            result.standing += 1
            weakest = min(reasons.values(), key=lambda r: -1 if r is None else list(Reason).index(r), default=None)
            if weakest is None:
                words = [word for word, reason in reasons.items() if reason is None]
                result.without.append(f"{mutation.change}: {mutation.text} -> {answer.verdict} in spite of {words}")
            result.by_reason[(mutation.change, str(weakest))] += 1
    return result


def test_what_stands_of_a_sample_has_a_reason() -> None:
    found = _survivors((case for case in saved_questions() if _drawn(case.question, _QUESTIONS)), _CHANGES)
    assert found.changed > 100
    assert found.without == []


@pytest.mark.exhaustive
def test_what_stands_of_all_saved_questions_has_a_reason() -> None:
    found = _survivors(saved_questions())
    print(found)  # noqa: T201 - the list of survivors is what this run is for
    assert found.without == []


@pytest.mark.exhaustive
@pytest.mark.skipif(VARIABLE not in os.environ, reason=f"{VARIABLE} names no folder with further questions")
def test_what_stands_of_further_questions_has_a_reason() -> None:
    files = sorted(Path(os.environ[VARIABLE]).joinpath("bench").glob("*.jsonl"))
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    found = _survivors(Case(json.loads(line)["ask"]) for line in lines)
    print(found)  # noqa: T201 - as above
    assert found.without == []
