"""The outcome of the saved questions for people and for programs: text, JSON, JUnit, GitHub, Markdown."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from xml.etree import ElementTree

from armada_kb.errors import Problem
from armada_kb.regress.cases import Case
from armada_kb.regress.run import Failure


@dataclass(frozen=True, slots=True)
class Outcome:
    """All cases that were asked, the expectations that were not met, and the problems of the question files."""

    cases: tuple[Case, ...]
    failures: tuple[Failure, ...]
    problems: tuple[Problem, ...] = ()

    @property
    def failed(self) -> int:
        """How many cases have a failure."""
        return len({id(failure.case) for failure in self.failures})

    @property
    def totals(self) -> str:
        count = len(self.cases)
        return f"{count} questions, {count - self.failed} as expected, {self.failed} failed"


def as_text(outcome: Outcome) -> str:
    return "".join(f"{line}\n" for line in (*outcome.failures, outcome.totals))


def as_json(outcome: Outcome) -> str:
    totals = {"questions": len(outcome.cases), "failed": outcome.failed, "problems": len(outcome.problems)}
    out = {**totals, "failures": [_fields(failure) for failure in outcome.failures]}
    return json.dumps(out, ensure_ascii=False, indent=2) + "\n"


def as_jsonl(outcome: Outcome) -> str:
    return "".join(json.dumps(_fields(failure), ensure_ascii=False) + "\n" for failure in outcome.failures)


def as_junit(outcome: Outcome) -> str:
    """XML as test reporters read it: a file of questions is a suite, a question a test, a broken file an error."""
    suites = ElementTree.Element("testsuites", name="armada-kb regress")
    by_file: dict[str, list[Case]] = {}
    for case in outcome.cases:
        by_file.setdefault(case.span.file, []).append(case)
    problems: dict[str, list[Problem]] = {}
    for problem in outcome.problems:
        problems.setdefault(problem.span.file, []).append(problem)
    failures: dict[int, list[Failure]] = {}
    for failure in outcome.failures:
        failures.setdefault(id(failure.case), []).append(failure)
    for file in sorted({*by_file, *problems}):
        cases, broken = by_file.get(file, []), problems.get(file, [])
        failed = sum(id(case) in failures for case in cases)
        suite = ElementTree.SubElement(
            suites, "testsuite", name=file, tests=str(len(cases) + len(broken)), failures=str(failed),
            errors=str(len(broken)),
        )  # fmt: skip
        for case in cases:
            test = ElementTree.SubElement(
                suite, "testcase", classname=file, name=_printable(case.question), file=file, line=str(case.span.line)
            )
            found = failures.get(id(case), [])
            if found:
                said = ElementTree.SubElement(test, "failure", message=_printable(found[0].said))
                said.text = "\n".join(_printable(str(failure)) for failure in found)
        for problem in broken:
            test = ElementTree.SubElement(suite, "testcase", classname=file, name=problem.code, file=file)
            ElementTree.SubElement(test, "error", message=_printable(problem.message)).text = _printable(str(problem))
    ElementTree.indent(suites)
    return ElementTree.tostring(suites, encoding="unicode", xml_declaration=True) + "\n"


def as_github(outcome: Outcome) -> str:
    """Annotations as GitHub's runner reads them off the output: each stands at its line of the pull request."""
    lines = [annotation("error", f.expectation.span.file, f.expectation.span.line, f.case.question, f.said)
             for f in outcome.failures]  # fmt: skip
    lines += [annotation("error", p.span.file, p.span.line, p.code, p.message) for p in outcome.problems]
    return "".join(f"{line}\n" for line in (*lines, outcome.totals))


def annotation(level: str, file: str, line: int, title: str, message: str) -> str:
    """One annotation (`error`, `warning` or `notice`) of GitHub's workflow commands."""
    place = f"file={_property(file)},line={max(line, 1)},title={_property(title)}"
    return f"::{level} {place}::{_data(message)}"


def as_markdown(outcome: Outcome) -> str:
    """For a pull request: the totals, and a table of what failed."""
    rows = [
        f"| {cell(f'{f.expectation.span.file}:{f.expectation.span.line}')} | {cell(f.case.question)} "
        f"| {cell(str(f.expectation))} | {cell(f.got or 'nothing')} | {cell(f.why)} |"
        for f in outcome.failures
    ]
    lines = ["## Saved questions", "", f"{outcome.totals}."]
    if rows:
        lines += ["", "| place | question | expected | came out | why |", "|---|---|---|---|---|", *rows]
    if outcome.problems:
        lines += ["", *(f"- {cell(f'{p.span}: {p.code} {p.message}')}" for p in outcome.problems)]
    return "\n".join(lines) + "\n"


def cell(text: str) -> str:
    """A text that stays in its cell of a Markdown table and commands nothing."""
    escaped = " ".join(text.split()).replace("&", "&amp;").replace("<", "&lt;")
    for mark in "\\`*_[]|":
        escaped = escaped.replace(mark, f"\\{mark}")
    return escaped


def _fields(failure: Failure) -> dict[str, str | int]:
    """A failure as programs read it."""
    span = failure.expectation.span
    return {
        "file": span.file,
        "line": span.line,
        "question": failure.case.question,
        "expected": str(failure.expectation),
        "got": failure.got,
        "why": failure.why,
    }


def _printable(text: str) -> str:
    """Without characters that XML cannot hold."""
    return "".join(c if c.isprintable() or c == "\n" else " " for c in text)


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")


FORMATS: Mapping[str, Callable[[Outcome], str]] = {
    "text": as_text,
    "json": as_json,
    "jsonl": as_jsonl,
    "junit": as_junit,
    "github": as_github,
    "markdown": as_markdown,
}
