"""The JSON that programs read."""

from __future__ import annotations

import json

from armada_kb.render.jsonout import render, render_all, render_line
from tests.render.answers import NO, ORDER, UNKNOWN

FIELDS = [
    "question", "understood", "kind", "verdict", "answer", "detail", "conditions", "when", "presumed", "order", "items",
    "count", "citations", "proof", "unknown", "related", "suggestions",
]  # fmt: skip


def test_the_fields_are_those_of_the_contract_in_its_order() -> None:
    found = json.loads(render(NO))
    assert list(found) == FIELDS
    assert list(found["understood"]) == ["names", "situation", "asked", "ignored"]
    assert found["understood"]["names"] == [{"id": "ember-screen", "words": "Ember Screen"}]
    assert list(found["citations"][0]) == ["id", "source", "edition", "date", "set", "says", "published"]
    assert found["verdict"] == "no"
    assert found["proof"]["premises"][0]["statement"] == "ember-screen/clarifications/1"


def test_what_an_answer_does_not_have_is_null_or_empty() -> None:
    assert json.loads(render(ORDER))["verdict"] is None
    assert json.loads(render(ORDER))["order"][1] == {
        "name": "Ash Lattice", "step": "after attack", "who": "owner chooses", "because": [],
    }  # fmt: skip
    assert json.loads(render(UNKNOWN))["unknown"] == "unknown-name"
    assert json.loads(render(UNKNOWN))["proof"] is None


def test_a_line_is_one_line_and_carries_the_line_of_its_question() -> None:
    line = render_line(NO, 7)
    assert line.count("\n") == 1
    assert list(json.loads(line)) == ["line", *FIELDS]
    assert list(json.loads(render_line(NO))) == FIELDS


def test_a_batch_is_one_array() -> None:
    assert [each["line"] for each in json.loads(render_all(((1, NO), (3, UNKNOWN))))] == [1, 3]
