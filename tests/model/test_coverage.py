"""Counting how statements were read."""

from __future__ import annotations

from armada_kb.model.coverage import CoverageRow, Reading, coverage, reading
from tests.invented import knowledge


def test_every_statement_is_counted_once_by_source_section_and_reading() -> None:
    rows = coverage(knowledge().statements)
    assert sum(row.total for row in rows) == len(knowledge().statements)
    assert rows[0] == CoverageRow("ARC", "clarifications", read=3, paraphrased=2, words_only=1)
    assert [(row.source, row.section) for row in rows] == sorted((row.source, row.section) for row in rows)


def test_a_meaning_that_a_person_wrote_is_a_paraphrase() -> None:
    how = {s.id: reading(s) for s in knowledge().statements}
    assert how["ember-screen/card-text/1"] is Reading.READ
    assert how["ember-screen/clarifications/1"] is Reading.PARAPHRASED
    assert how["ember-screen/clarifications/2"] is Reading.WORDS_ONLY
