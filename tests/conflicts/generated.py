"""New rulings made out of the game's own: contradictions of every kind, and changes that contradict nothing.

Each is a statement with one claim, beside the statement that it was made of.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from armada_kb.conflicts.situations import Terms, excludes, to_meet
from armada_kb.errors import Problem, Report
from armada_kb.model.claims import Claim, Filler, Group, GroupKind, Meaning, Mode, Setting
from armada_kb.model.logic import core
from armada_kb.model.meanings import Reader
from armada_kb.model.statements import Citation, Statement
from armada_kb.model.terms import sentence_lexer
from armada_kb.model.vocabulary import ConceptKind
from armada_kb.source import Span
from armada_kb.syntax.ast import TextLine
from armada_kb.syntax.sentences import read_meaning
from tests.knowledge.game import session

_FOR = (Mode.MAY, Mode.MUST, Mode.DOES)
_OPPOSITE = {
    Mode.MAY: Mode.CANNOT, Mode.MUST: Mode.CANNOT, Mode.DOES: Mode.DOES_NOT, Mode.CANNOT: Mode.MAY,
    Mode.DOES_NOT: Mode.DOES,
}  # fmt: skip
_COLORS = ("red-die", "blue-die", "black-die")
_FURTHER = Group(GroupKind.SCOPE, (Setting("obstructed", "yes"),))


@dataclass(frozen=True, slots=True)
class Made:
    """A new statement and the one that it was made of."""

    kind: str
    original: Statement
    new: Statement


@lru_cache(maxsize=1)
def terms() -> Terms:
    index = session().index
    return Terms(index.kb.vocabulary, tuple(index.entities.values()))


def _polarity(claim: Claim) -> Iterator[Claim]:
    if claim.mode in _OPPOSITE:
        yield replace(claim, mode=_OPPOSITE[claim.mode], only=False)


def _band(claim: Claim) -> Iterator[Claim]:
    """A demand for other numbers, another range or another value."""
    if not claim.only:
        return
    for group in claim.groups:
        first = group.settings[0]
        if group.kind is GroupKind.COND and (first.dimension in terms().values.numeric or "range" in first.dimension):
            for other in _other_values(first.dimension):
                if all(excludes(terms().values, other, s) for s in group.settings):
                    changed = replace(group, settings=(other,))
                    yield replace(claim, groups=tuple(changed if g is group else g for g in claim.groups))


def _other_values(dimension: str) -> Iterator[Setting]:
    if dimension in terms().values.numeric:
        yield from (Setting(dimension, value) for value in ("1", "2", "4", "6+", "9+"))
    for concept in terms().vocabulary.concepts:
        if concept.kind is ConceptKind.VALUE and concept.id.startswith(f"{dimension}="):
            yield Setting(dimension, concept.id.partition("=")[2])


def _color(claim: Claim) -> Iterator[Claim]:
    if claim.mode not in _FOR or not claim.parties:
        return
    for filler in claim.roles:
        for color in _COLORS if filler.thing in _COLORS else ():
            if color != filler.thing and not any(f.thing == color for f in claim.roles):
                yield _with_filler(claim, filler, replace(filler, thing=color))


def _with_filler(claim: Claim, old: Filler, new: Filler) -> Claim:
    return replace(claim, roles=tuple(new if f is old else f for f in claim.roles))


def _timing(claim: Claim) -> Iterator[Claim]:
    if claim.mode not in _FOR or not claim.windows:
        return
    for window in terms().vocabulary.windows:
        here = Setting("window", window.id)
        if all(excludes(terms().values, here, Setting("window", w)) for w in claim.windows):
            groups = tuple(
                replace(g, settings=(here, Setting("window", "proper")))
                if any(s == Setting("window", claim.windows[0]) for s in g.settings) else g for g in claim.groups
            )  # fmt: skip
            yield replace(claim, windows=(window.id,), groups=groups)


def _amount(claim: Claim) -> Iterator[Claim]:
    for filler in claim.roles:
        if claim.mode in _FOR and filler.amount is not None:
            yield _with_filler(claim, filler, replace(filler, amount=filler.amount + 1))


def _scope(claim: Claim) -> Iterator[Claim]:
    """The opposite in a wider scope, or in a narrower one."""
    for opposite in _polarity(claim):
        for group in claim.groups:
            if group.kind is GroupKind.SCOPE and not any(s.dimension == "window" for s in group.settings):
                yield replace(opposite, groups=tuple(g for g in claim.groups if g is not group))
        if not _speaks_of(claim, "obstructed"):
            yield replace(opposite, groups=(*claim.groups, _FURTHER))


def _mirrored(claim: Claim) -> Iterator[Claim]:
    if len(claim.parties) > 1:
        yield from _polarity(claim)


def _speaks_of(claim: Claim, dimension: str) -> bool:
    return any(s.dimension == dimension for g in claim.groups for s in g.settings)


CONTRADICTIONS: dict[str, Callable[[Claim], Iterator[Claim]]] = {
    "polarity": _polarity, "range band": _band, "color": _color, "timing": _timing, "amount": _amount,
    "scope": _scope, "mirrored": _mirrored,
}  # fmt: skip


def _reread(claim: Claim, text: str) -> Iterator[Claim]:
    """The claims of a sentence, if there is another one and it can be read."""
    if text == claim.text:
        return
    kb = session().kb
    sentences = read_meaning((TextLine(text, Span("made.kb", 1, 1)),), _lexer())
    if isinstance(sentences, Problem):
        return
    entities = {e.id: e for e in kb.entities}
    home = entities[session().index.statements[claim.statement].home]
    yield from Reader("made", home, entities, Report()).meaning(sentences).claims


@lru_cache(maxsize=1)
def _lexer():  # type: ignore[no-untyped-def]
    return sentence_lexer(session().kb.vocabulary, session().kb.entities)


def _paraphrase(claim: Claim) -> Iterator[Claim]:
    """Other words for the same: conditions in another order or place, "can" for "may", articles."""
    text = claim.text
    swapped = re.sub(r"(while|if) ([^,]+?) and ([^,]+?)(,| only| unless|\.)", r"\1 \3 and \2\4", text, flags=re.I)
    front = re.fullmatch(r"(?:While|while) ([^,]+), (.+)\.", text)
    moved = f"{front[2][:1].upper()}{front[2][1:]} while {front[1]}." if front else text
    for other in (moved, swapped, text.replace(" may ", " can "), text.replace("a ship", "the ship")):
        for said in _reread(claim, other):
            if core(said) == core(claim):
                yield said


def _icon(claim: Claim) -> Iterator[Claim]:
    """The same claim in words in which an icon stands for a word."""
    for symbol in session().kb.symbols:
        text = re.sub(rf"\b{re.escape(symbol.word)}\b", f"{{{symbol.letter}}}", claim.text, count=1)
        if text != claim.text:
            yield replace(claim, text=text)


def _duplicate(claim: Claim) -> Iterator[Claim]:
    yield claim


def _stricter(claim: Claim) -> Iterator[Claim]:
    if not _speaks_of(claim, "obstructed"):
        yield replace(claim, groups=(*claim.groups, _FURTHER))


HARMLESS: dict[str, Callable[[Claim], Iterator[Claim]]] = {
    "paraphrase": _paraphrase, "duplicate": _duplicate, "icon for word": _icon, "stricter": _stricter,
}  # fmt: skip


def made(kind: str, count: int) -> tuple[Made, ...]:
    """So many new statements of a kind (all that there are, if fewer), from as many originals as possible."""
    change = {**CONTRADICTIONS, **HARMLESS}[kind]
    index = session().index
    claims = [c for c in index.claims.values() if c.groups or c.parties]
    random.Random(kind).shuffle(claims)  # noqa: S311 - a fixed choice
    rounds: list[list[Made]] = []
    for claim in claims:
        if rounds and len(rounds[0]) >= count:
            break
        original = index.statements[claim.statement]
        if original.until or next(terms().facts(to_meet(claim)), None) is None:
            continue
        said = {core(c) for c in original.meaning.claims}
        for number, changed in enumerate(change(claim)):
            if number >= len(rounds):
                rounds.append([])
            if kind in HARMLESS or core(changed) not in said:
                rounds[number].append(Made(kind, original, _new(original, claim, changed, kind)))
    return tuple(m for found in rounds for m in found)[:count]


def _new(original: Statement, claim: Claim, changed: Claim, kind: str) -> Statement:
    """A statement of the changed claim alone; where the change is harmless, of all that the original says."""
    home = original.home
    if kind == "mirrored":
        home = next(p for p in changed.parties if p != original.home)
    id = f"{home}/made/1"
    claims: tuple[Claim, ...] = (changed,)
    if kind in HARMLESS:
        claims = tuple(changed if c is claim else c for c in original.meaning.claims)
    own = tuple(replace(c, id=f"{id}#{n}", statement=id) for n, c in enumerate(claims, 1))
    meaning = replace(original.meaning if kind in HARMLESS else Meaning(), claims=own)
    return Statement(
        id=id, home=home, section="made", says=changed.text, citation=Citation("ARC", "Made", "2026-11-01"),
        meaning=meaning,
    )  # fmt: skip
