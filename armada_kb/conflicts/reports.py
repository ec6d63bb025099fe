"""Clashes and remarks for people and programs: text, JSON, Markdown."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from armada_kb.answer.index import Index
from armada_kb.conflicts.audit import Fault, Remark
from armada_kb.conflicts.clashes import Clash
from armada_kb.conflicts.wording import question_words, situation_words
from armada_kb.model.statements import Statement


@dataclass(frozen=True, slots=True)
class Findings:
    """What was found in a knowledge base. `index` gives the words."""

    clashes: tuple[Clash, ...]
    remarks: tuple[Remark, ...]
    index: Index

    @property
    def unsettled(self) -> tuple[Clash, ...]:
        return tuple(c for c in self.clashes if not c.settled)

    @property
    def serious(self) -> bool:
        """Whether somebody has to do something: a clash that nothing settles, or a statement that is wrong."""
        return bool(self.unsettled) or any(r.fault is not Fault.REDUNDANT for r in self.remarks)

    @property
    def totals(self) -> str:
        settled = len(self.clashes) - len(self.unsettled)
        return f"{len(self.unsettled)} conflicts to decide, {settled} settled, {len(self.remarks)} remarks"


def outcome_words(clash: Clash, index: Index) -> str:
    """Which of the two wins and why, or that a judge must decide."""
    if clash.winner is None:
        return f"{clash.reason}{_leaning(clash, index)}"
    return f"{clash.winner} wins: {clash.reason}{_leaning(clash, index)}"


def _leaning(clash: Clash, index: Index) -> str:
    """What authority and date would say where no statement settles it."""
    one, other = (index.statements[id] for id in clash.statements)
    if clash.settled:
        return ""
    ranks = {s.id: s.rank for s in index.kb.sources}
    first, second = ranks.get(one.citation.source, 0), ranks.get(other.citation.source, 0)
    if first != second:
        higher = one if first < second else other
        return f"; by authority {higher.id} ({higher.citation.source}) would"
    days = one.citation.date, other.citation.date
    if days[0] and days[1] and days[0] != days[1]:
        newer = one if days[0] > days[1] else other
        return f"; by date {newer.id} ({newer.citation.date}) would"
    return ""


def as_text(found: Findings) -> str:
    index = found.index
    lines: list[str] = []
    for clash in sorted(found.clashes, key=lambda c: c.settled):
        yes, no = (index.statements[id] for id in clash.statements)
        lines += [
            f"{yes.span}: {yes.id} and {no.id} differ: {clash.aspect}",
            f"  yes: {clash.yes.text}  [{yes.id}, {yes.citation}]",
            f"  no:  {clash.no.text}  [{no.id}, {no.citation}]",
            f"  {question_words(clash.case, index)}; {situation_words(clash.case, index)}",
            f"  {outcome_words(clash, index)}",
            "",
        ]
    lines += [f"{_place(index, r)}{r.fault}: {r.statement}: {r.why}" for r in found.remarks]
    return "".join(f"{line}\n" for line in (*lines, found.totals))


def _place(index: Index, remark: Remark) -> str:
    statement: Statement | None = next((s for s in index.kb.statements if s.id == remark.statement), None)
    return f"{statement.span}: " if statement else ""


def as_json(found: Findings) -> str:
    index = found.index
    out = {
        "clashes": [
            {
                "yes": {"id": c.yes.statement, "sentence": c.yes.text},
                "no": {"id": c.no.statement, "sentence": c.no.text},
                "differ_in": c.aspect.value,
                "question": question_words(c.case, index),
                "situation": situation_words(c.case, index),
                "conclusions": {c.yes.statement: "yes", c.no.statement: "no"},
                "winner": c.winner,
                "why": outcome_words(c, index),
                "settled": c.settled,
            }
            for c in found.clashes
        ],
        "remarks": [
            {"fault": r.fault.value, "id": r.statement, "others": list(r.others), "why": r.why} for r in found.remarks
        ],
    }
    return json.dumps(out, ensure_ascii=False, indent=2) + "\n"


def as_markdown(found: Findings) -> str:
    index = found.index
    lines = ["## Conflicts", "", f"{found.totals}."]
    for clash in sorted(found.clashes, key=lambda c: c.settled):
        yes, no = (index.statements[id] for id in clash.statements)
        lines += [
            "",
            f"- `{yes.id}` and `{no.id}` differ: {clash.aspect}",
            f"  - yes: {_safe(clash.yes.text)} ({_safe(str(yes.citation))})",
            f"  - no: {_safe(clash.no.text)} ({_safe(str(no.citation))})",
            f"  - {_safe(question_words(clash.case, index))}; {_safe(situation_words(clash.case, index))}",
            f"  - {_safe(outcome_words(clash, index))}",
        ]
    if found.remarks:
        lines += ["", *(f"- {r.fault}: `{r.statement}`: {_safe(r.why)}" for r in found.remarks)]
    return "\n".join(lines) + "\n"


def _safe(text: str) -> str:
    escaped = " ".join(text.split()).replace("<", "&lt;")
    for mark in "\\`*_[]":
        escaped = escaped.replace(mark, f"\\{mark}")
    return escaped


FORMATS: Mapping[str, Callable[[Findings], str]] = {"text": as_text, "json": as_json, "markdown": as_markdown}
