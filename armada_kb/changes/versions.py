"""Two versions of every statement and term, compared by what they compile to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from armada_kb.model.entities import Entity
from armada_kb.model.knowledge import KnowledgeBase
from armada_kb.model.logic import same_logic
from armada_kb.model.statements import Statement
from armada_kb.model.vocabulary import Concept, Dimension, Window
from armada_kb.source import NOWHERE
from armada_kb.syntax.words import fold_phrase


class ChangeKind(StrEnum):
    """What became of a statement or a term."""

    ADDED = "added"
    REMOVED = "removed"
    COSMETIC = "cosmetic"
    FUNCTIONAL = "functional"


@dataclass(frozen=True, slots=True)
class Change:
    """A statement in two versions; the one that there is not is None. `what` tells in words what is different."""

    kind: ChangeKind
    id: str
    home: str
    old: Statement | None
    new: Statement | None
    what: tuple[str, ...] = ()

    @property
    def states_itself(self) -> bool:
        """Whether the change is meant: it is new, it comes to win over another one, or it tells its day and why."""
        if self.new is None:
            return False
        if self.old is None:
            return True
        wins = {*self.new.defeats, *self.new.replaces} - {*self.old.defeats, *self.old.replaces}
        return bool(wins) or bool(set(self.new.changes) - set(self.old.changes))


@dataclass(frozen=True, slots=True)
class TermChange:
    """A card, a term, a dimension or a window in two versions. `what` names it with its kind."""

    kind: ChangeKind
    what: str
    home: str = ""


def changed_statements(old: KnowledgeBase, new: KnowledgeBase) -> tuple[Change, ...]:
    """Every statement that is not the same in both, by id."""
    before, after = {s.id: s for s in old.statements}, {s.id: s for s in new.statements}
    symbols = {s.letter: s.word for s in (*old.symbols, *new.symbols)}
    found = []
    for id in sorted({*before, *after}):
        was, now = before.get(id), after.get(id)
        if was is None and now is not None:
            found.append(Change(ChangeKind.ADDED, id, now.home, None, now))
        elif was is not None and now is None:
            found.append(Change(ChangeKind.REMOVED, id, was.home, was, None))
        elif was is not None and now is not None and was != now:
            what = tuple(_differences(was, now, symbols))
            kind = ChangeKind.FUNCTIONAL if what else ChangeKind.COSMETIC
            found.append(Change(kind, id, now.home, was, now, what))
    return tuple(found)


def _differences(one: Statement, other: Statement, symbols: dict[str, str]) -> Iterator[str]:
    """What is not the same beside words and order; nothing where the change is cosmetic."""
    if not same_logic(one.meaning, other.meaning):
        yield "what it says"
    elif not one.meaning and _plain(one.says, symbols) != _plain(other.says, symbols):
        yield "its words, which are no logic"
    for name in ("since", "until", "home"):
        if getattr(one, name) != getattr(other, name):
            yield f"{name}: {getattr(one, name) or 'nothing'} → {getattr(other, name) or 'nothing'}"
    for name in ("defeats", "replaces", "illustrates"):
        before, after = sorted(getattr(one, name)), sorted(getattr(other, name))
        if before != after:
            yield f"{name}: {', '.join(before) or 'nothing'} → {', '.join(after) or 'nothing'}"
    if (one.citation, set(one.also_cited)) != (other.citation, set(other.also_cited)):
        yield f"source: {one.citation} → {other.citation}"


def _plain(text: str, symbols: dict[str, str]) -> list[str]:
    """The words of a text in no order, with the word of an icon for its letter in braces or alone."""
    words: list[str] = []
    for part in text.replace("{", " { ").replace("}", " } ").split():
        word = symbols.get(part, part)
        words += [w for w in fold_phrase(word) if w not in "{}"]
    return sorted(words)


def changed_terms(old: KnowledgeBase, new: KnowledgeBase) -> tuple[TermChange, ...]:
    """Every card, term, dimension, window and source that is not the same in both, by kind and id."""
    pairs: list[tuple[str, dict[str, object], dict[str, object]]] = [
        ("card", {e.id: _entity(e) for e in old.entities}, {e.id: _entity(e) for e in new.entities}),
        ("term", {f"{c.kind} {c.id}": _concept(c) for c in old.vocabulary.concepts},
         {f"{c.kind} {c.id}": _concept(c) for c in new.vocabulary.concepts}),
        ("dimension", {d.id: _dimension(d) for d in old.vocabulary.dimensions},
         {d.id: _dimension(d) for d in new.vocabulary.dimensions}),
        ("window", {w.id: _window(w) for w in old.vocabulary.windows},
         {w.id: _window(w) for w in new.vocabulary.windows}),
        ("source", {s.id: s for s in old.sources}, {s.id: s for s in new.sources}),
        ("everyday words", {"": old.vocabulary.everyday}, {"": new.vocabulary.everyday}),
        ("helping words", {"": old.vocabulary.helping}, {"": new.vocabulary.helping}),
        ("outside words", {"": old.vocabulary.outside}, {"": new.vocabulary.outside}),
    ]  # fmt: skip
    names = ({e.id: e for e in old.entities}, {e.id: e for e in new.entities})
    found = []
    for kind, before, after in pairs:
        for id in sorted({*before, *after}):
            if before.get(id) == after.get(id):
                continue
            change = (
                ChangeKind.ADDED if id not in before else ChangeKind.REMOVED if id not in after
                else ChangeKind.COSMETIC if kind == "card" and _only_its_name(names[0][id], names[1][id])
                else ChangeKind.FUNCTIONAL
            )  # fmt: skip
            found.append(TermChange(change, f"{kind} {id}".strip(), id if kind == "card" else ""))
    return tuple(found)


def _entity(entity: Entity) -> Entity:
    return replace(entity, span=NOWHERE)


def _only_its_name(one: Entity, other: Entity) -> bool:
    return replace(one, name="", also=()) == replace(other, name="", also=())


def _concept(concept: Concept) -> Concept:
    return replace(concept, span=NOWHERE)


def _dimension(dimension: Dimension) -> Dimension:
    return replace(dimension, span=NOWHERE)


def _window(window: Window) -> Window:
    return replace(window, span=NOWHERE)
