"""Differences between two versions for people and programs: text, JSON, JUnit, GitHub, Markdown."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from xml.etree import ElementTree

from armada_kb.regress.baseline import Category, Comparison, Difference
from armada_kb.regress.reports import annotation, cell

_BAD = (Category.CONTRADICTED, Category.COLLATERAL)


def totals(found: Comparison) -> str:
    """How many of each kind, of how many questions."""
    counts = (f"{sum(d.category is c for d in found.differences)} {c}" for c in Category)
    return f"{found.asked} questions to both versions: {', '.join(counts)}"


def said(difference: Difference) -> str:
    """A difference without its place and category."""
    changed = (
        "other statements" if difference.before == difference.after else f"{difference.before} → {difference.after}"
    )
    return f"{difference.asked}: {changed}; because of {difference.responsible}"


def as_text(found: Comparison) -> str:
    lines = [f"{d.category}: {d.place}: {said(d)}" for d in found.differences]
    return "".join(f"{line}\n" for line in (*lines, totals(found)))


def as_json(found: Comparison) -> str:
    out = {
        "questions": found.asked,
        "totals": {c.value: sum(d.category is c for d in found.differences) for c in Category},
        "differences": [_fields(d) for d in found.differences],
    }
    return json.dumps(out, ensure_ascii=False, indent=2) + "\n"


def as_jsonl(found: Comparison) -> str:
    return "".join(json.dumps(_fields(d), ensure_ascii=False) + "\n" for d in found.differences)


def as_junit(found: Comparison) -> str:
    """A test for every difference; what is collateral or contradicted has failed."""
    bad = sum(d.category in _BAD for d in found.differences)
    suite = ElementTree.Element(
        "testsuite", name="armada-kb regress --baseline", tests=str(len(found.differences)), failures=str(bad)
    )
    for d in found.differences:
        test = ElementTree.SubElement(suite, "testcase", classname=d.category.value, name=f"{d.place}: {d.asked}")
        if d.category in _BAD:
            ElementTree.SubElement(test, "failure", message=said(d))
    ElementTree.indent(suite)
    return ElementTree.tostring(suite, encoding="unicode", xml_declaration=True) + "\n"


def as_github(found: Comparison) -> str:
    lines = []
    for d in found.differences:
        file, _, rest = d.place.partition(".q:")
        place = (f"{file}.q", int(rest.partition(":")[0] or 1)) if rest else ("", 1)
        level = "error" if d.category in _BAD else "notice"
        lines.append(annotation(level, *place, d.category.value, said(d)))
    return "".join(f"{line}\n" for line in (*lines, totals(found)))


def as_markdown(found: Comparison) -> str:
    """For a pull request: a table of what changed, what is bad first."""
    lines = ["## What the change does", "", f"{totals(found)}."]
    if found.differences:
        lines += ["", "| what | question | before | after | because of |", "|---|---|---|---|---|"]
    lines += [
        f"| {d.category} | {cell(d.asked)} | {cell(d.before)} | {cell(d.after)} | {cell(d.responsible)} |"
        for d in found.differences
    ]
    return "\n".join(lines) + "\n"


def _fields(d: Difference) -> dict[str, str]:
    return {
        "category": d.category.value, "question": d.asked, "place": d.place, "before": d.before, "after": d.after,
        "responsible": d.responsible,
    }  # fmt: skip


FORMATS: Mapping[str, Callable[[Comparison], str]] = {
    "text": as_text,
    "json": as_json,
    "jsonl": as_jsonl,
    "junit": as_junit,
    "github": as_github,
    "markdown": as_markdown,
}
