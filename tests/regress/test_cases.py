"""Reading saved questions."""

from __future__ import annotations

from pathlib import Path

from armada_kb.errors import Report
from armada_kb.regress.cases import Aspect, Case, Expectation, read_cases, read_text
from armada_kb.source import SourceFile

SAMPLE = """\
# Invented cards.
ask "Ember Screen and Salvo vs squadron"   # a remark
  given  "close range", "the ship is unique"
  expect no
  expect cites ember-screen/card-text/1, ember-screen/clarifications/1

ask "Ember Screen?"
  expect order "A", "B"
  expect count 3
  expect no item "Y"
  expect unknown not-encoded
"""


def _read(text: str) -> tuple[tuple[Case, ...], Report]:
    report = Report()
    return read_text(SourceFile("x.q", text), report), report


def test_a_file_is_read_into_cases_with_their_places() -> None:
    (first, second), report = _read(SAMPLE)
    assert not report
    assert first == Case(
        "Ember Screen and Salvo vs squadron",
        ("close range", "the ship is unique"),
        (
            Expectation(Aspect.NO),
            Expectation(Aspect.CITES, ("ember-screen/card-text/1", "ember-screen/clarifications/1")),
        ),
    )
    assert [e.aspect for e in second.expectations] == [Aspect.ORDER, Aspect.COUNT, Aspect.NO_ITEM, Aspect.UNKNOWN]
    assert [str(e.span) for e in first.expectations] == ["x.q:4:10", "x.q:5:10"]


def test_every_aspect_has_a_form() -> None:
    wanted = {
        Aspect.YES: "", Aspect.NO: "", Aspect.DEPENDS: "", Aspect.ANSWERED: "", Aspect.UNKNOWN: "",
        Aspect.CITES: " a/b/1", Aspect.COUNT: " 1", Aspect.ORDER: ' "a", "b"',
    }  # fmt: skip
    lines = "".join("  expect " + aspect.value + wanted.get(aspect, ' "a"') + "\n" for aspect in Aspect)
    (case,), report = _read('ask "x"\n' + lines)
    assert not report
    assert [expectation.aspect for expectation in case.expectations] == list(Aspect)


def test_mistakes_are_reported_with_their_place() -> None:
    for text, code, line in (
        ('ask "x"\n', "K121", 1),
        ('ask "x"\n  expect unknown maybe\n', "K122", 2),
        ('ask "x"\n  expect count many\n', "K123", 2),
        ('ask "x"\n  expect perhaps\n', "K103", 2),
    ):
        _, report = _read(text)
        assert [(p.code, p.span.line) for p in report] == [(code, line)], text


def test_a_broken_file_does_not_hide_the_others(tmp_path: Path) -> None:
    (tmp_path / "a.q").write_text('ask "cut', encoding="utf-8")
    (tmp_path / "b.q").write_text('ask "x"\n  expect yes\n', encoding="utf-8")
    (tmp_path / "c.q").write_bytes(b"\xff\xfe")
    cases, report = read_cases([tmp_path])
    assert [case.question for case in cases] == ["x"]
    assert {Path(p.span.file).name for p in report} == {"a.q", "c.q"}
