"""The outcome of saved questions in every format."""

from __future__ import annotations

from xml.etree import ElementTree

from armada_kb.errors import Problem
from armada_kb.regress.cases import Aspect, Case, Expectation
from armada_kb.regress.reports import Outcome, as_github, as_junit, as_markdown, as_text
from armada_kb.regress.run import Failure, judge
from armada_kb.source import Span
from tests.render.answers import NO, UNKNOWN

SPAN = Span("queries/a:b.q", 3, 9)
GOOD = Case("Does it, <ever>?", (), (Expectation(Aspect.NO, span=SPAN),), Span("queries/a:b.q", 1, 1))
BAD = Case("Is 100% | of it `so`?", (), (Expectation(Aspect.YES, span=SPAN),), Span("queries/a:b.q", 2, 1))
FAILURES = judge(BAD, NO)
PROBLEM = Problem("K103", "a word is\nmissing", Span("queries/cut.q", 1, 5))
OUTCOME = Outcome((GOOD, BAD), FAILURES, (PROBLEM,))


def test_a_failure_says_why() -> None:
    (failure,) = FAILURES
    cited = NO.citations[0].id
    assert failure.said.startswith("expected yes; came out: no (")
    assert f"; because of {cited}" in failure.said
    (other,) = judge(BAD, UNKNOWN)
    assert f"because {UNKNOWN.answer}" in other.said


def test_junit_counts_tests_failures_and_errors_by_file() -> None:
    root = ElementTree.fromstring(as_junit(OUTCOME))  # noqa: S314 - our own output
    suites = {suite.get("name"): suite.attrib for suite in root}
    assert [(name, s["tests"], s["failures"], s["errors"]) for name, s in suites.items()] == [
        ("queries/a:b.q", "2", "1", "0"),
        ("queries/cut.q", "1", "0", "1"),
    ]
    names = [test.get("name") for test in root.iter("testcase")]
    assert names == [GOOD.question, BAD.question, "K103"]
    assert [f.get("message") for f in root.iter("failure")] == [FAILURES[0].said]


def test_a_github_annotation_is_one_line_at_its_place() -> None:
    first, second, totals = as_github(OUTCOME).splitlines()
    assert first.startswith("::error file=queries/a%3Ab.q,line=3,title=Is 100%25 | of it `so`?::expected yes")
    assert second == "::error file=queries/cut.q,line=1,title=K103::a word is%0Amissing"
    assert totals == "2 questions, 1 as expected, 1 failed"


def test_markdown_is_a_table_whose_cells_hold() -> None:
    text = as_markdown(OUTCOME)
    (row,) = [line for line in text.splitlines() if line.startswith("| queries")]
    assert row.replace("\\|", "").count("|") == 6
    assert "Is 100% \\| of it \\`so\\`?" in row
    assert "2 questions, 1 as expected, 1 failed." in text
    assert "| place |" not in as_markdown(Outcome((GOOD,), ()))


def test_text_ends_with_the_totals() -> None:
    assert as_text(Outcome((GOOD, BAD), (Failure(BAD, BAD.expectations[0], ""),))).splitlines()[-1] == OUTCOME.totals
