"""What changed between two knowledge bases, by card: as text, JSON, or Markdown for a changelog."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from armada_kb.answer.index import Index
from armada_kb.changes.versions import Change, ChangeKind, TermChange
from armada_kb.changes.witness import difference
from armada_kb.conflicts.clashes import World
from armada_kb.conflicts.wording import question_words, situation_words
from armada_kb.model.knowledge import KnowledgeBase
from armada_kb.model.statements import Statement

_ORDER = tuple(ChangeKind)


@dataclass(frozen=True, slots=True)
class Entry:
    """A change as it is shown: by card, with its words before and after, and where the two differ."""

    kind: ChangeKind
    card: str
    id: str
    before: str = ""
    after: str = ""
    what: tuple[str, ...] = ()
    witness: str = ""
    states_itself: bool = False


def entries(
    changes: tuple[Change, ...], terms: tuple[TermChange, ...], old: KnowledgeBase, index: Index, world: World
) -> tuple[Entry, ...]:  # fmt: skip
    """All changes by card and kind. `index` is that of the new knowledge base."""
    names = {e.id: e.name for e in (*old.entities, *index.kb.entities)}
    found = []
    for change in changes:
        witness = ""
        if change.kind is ChangeKind.FUNCTIONAL:
            seen = difference(change, world)
            if seen is not None:
                case, before, after = seen
                witness = (f"{question_words(case, index)}; {situation_words(case, index)}: "
                           f"{before} before, {after} after")  # fmt: skip
        before, after = _words(change)
        found.append(Entry(
            change.kind, names.get(change.home, change.home), change.id, before, after, change.what, witness,
            change.states_itself,
        ))  # fmt: skip
    found += [Entry(t.kind, names.get(t.home, "") if t.home else "Terms", t.what) for t in terms]
    return tuple(sorted(found, key=lambda e: (e.card == "Terms", e.card, _ORDER.index(e.kind), e.id)))


def _words(change: Change) -> tuple[str, str]:
    """What the two versions say: their words or, where those are the same, the sentences that only one of them has."""
    old, new = change.old, change.new
    before, after = old.says if old else "", new.says if new else ""
    if old and new and before == after:
        one, other = _sentences(old), _sentences(new)
        before = " ".join(text for text in one if text not in other)
        after = " ".join(text for text in other if text not in one)
    return before, after


def _sentences(statement: Statement) -> tuple[str, ...]:
    m = statement.meaning
    return tuple(dict.fromkeys([
        *(c.text for c in m.claims), *(d.text for d in m.derivations), *(q.text for q in m.quantities),
        *(p.text for p in m.precedences), *(t.text for t in m.traits),
    ]))  # fmt: skip


def as_text(found: tuple[Entry, ...]) -> str:
    lines = []
    card = None
    for entry in found:
        if entry.card != card:
            card = entry.card
            lines.append(card)
        lines.append(f"  {entry.kind}: {entry.id}{_details(entry)}")
        if entry.kind is not ChangeKind.COSMETIC:
            lines += [f"    - {entry.before}"] if entry.before else []
            lines += [f"    + {entry.after}"] if entry.after else []
        if entry.witness:
            lines.append(f"    {entry.witness}")
    lines.append(totals(found))
    return "".join(f"{line}\n" for line in lines)


def _details(entry: Entry) -> str:
    return f" ({'; '.join(entry.what)})" if entry.what else ""


def totals(found: tuple[Entry, ...]) -> str:
    """How many of each kind."""
    return ", ".join(f"{sum(e.kind is kind for e in found)} {kind}" for kind in _ORDER)


def as_json(found: tuple[Entry, ...]) -> str:
    out = {
        "totals": {kind.value: sum(e.kind is kind for e in found) for kind in _ORDER},
        "changes": [
            {"kind": e.kind, "card": e.card, "id": e.id, "before": e.before or None, "after": e.after or None,
             "what": list(e.what), "witness": e.witness or None, "intended": e.states_itself}
            for e in found
        ],
    }  # fmt: skip
    return json.dumps(out, ensure_ascii=False, indent=2) + "\n"


def as_markdown(found: tuple[Entry, ...]) -> str:
    """For a changelog: a heading a card, a line a change; what is cosmetic comes last in one line."""
    lines: list[str] = []
    card = None
    for entry in (e for e in found if e.kind is not ChangeKind.COSMETIC):
        if entry.card != card:
            card = entry.card
            lines += [*([""] if lines else []), f"### {_safe(card)}", ""]
        said = _safe(entry.after or entry.before)
        lines.append(f"- **{entry.kind}** `{entry.id}`{_safe(_details(entry))}{f': {said}' if said else ''}")
        if entry.kind is ChangeKind.FUNCTIONAL and entry.before:
            lines.append(f"  - before: {_safe(entry.before)}")
        if entry.witness:
            lines.append(f"  - {_safe(entry.witness)}")
    cosmetic = [f"`{e.id}`" for e in found if e.kind is ChangeKind.COSMETIC]
    if cosmetic:
        lines += [*([""] if lines else []), f"Only in other words: {', '.join(cosmetic)}."]
    return "\n".join(lines or ["Nothing changed."]) + "\n"


def _safe(text: str) -> str:
    escaped = " ".join(text.split()).replace("<", "&lt;")
    for mark in "\\`*_[]":
        escaped = escaped.replace(mark, f"\\{mark}")
    return escaped


FORMATS: Mapping[str, Callable[[tuple[Entry, ...]], str]] = {
    "text": as_text,
    "json": as_json,
    "markdown": as_markdown,
}
