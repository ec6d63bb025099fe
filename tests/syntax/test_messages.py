"""Messages speak of words that a writer knows, not of terminals."""

from __future__ import annotations

from armada_kb.errors import Problem
from armada_kb.source import SourceFile
from armada_kb.syntax.messages import frame_message, near, sentence_message
from armada_kb.syntax.parsing import parse_frame
from tests.invented import sentences


def test_terminals_are_said_in_words() -> None:
    assert frame_message(["PATH", "_NL", "CITES"]) == (
        "expected a slug (ember-screen, rules/setup/1), the end of the line, `cites`"
    )
    assert sentence_message(["ACT", "ONLY"]) == "expected an act (attack, add, exhaust …), `only`"
    assert frame_message([]) == ""


def test_the_hint_names_what_could_have_stood_there() -> None:
    problem = parse_frame(SourceFile("x.kb", 'card "X"\n  size "large"\n'))
    assert isinstance(problem, Problem)
    assert problem.hint == "expected a slug (ember-screen, rules/setup/1)"
    unread = sentences("A ship may.")
    assert isinstance(unread, Problem)
    assert "an act" in unread.hint
    assert "_" not in unread.hint


def test_a_near_name_is_offered_and_a_far_one_is_not() -> None:
    names = ["ember-screen", "ash-lattice"]
    assert near("embr-screen", names) == "did you mean ember-screen?"
    assert near("whistle", names) == ""
    assert near("anything", []) == ""
