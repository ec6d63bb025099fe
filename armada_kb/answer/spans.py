"""Finds names and terms in a question's words: step two of reading."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from armada_kb.answer.clauses import BREAKS, Clause
from armada_kb.answer.index import Index
from armada_kb.answer.phrasebook import NAME, Phrasebook
from armada_kb.model.claims import Setting
from armada_kb.syntax.lexicon import Match, band
from armada_kb.syntax.words import Token


@dataclass(frozen=True, slots=True)
class Found:
    """Words `start` to `end` (exclusive) stand for a term (`kind` act, thing, value …) or a name (`kind` name).

    `id` of a value is `dimension=value`, its number already put in. `negated` where "not", "without" … stands before it.
    `number` is what stood in the phrase's slot for a number, if it has one.
    """

    kind: str
    id: str
    start: int
    end: int
    negated: bool = False
    number: str = ""

    @property
    def length(self) -> int:
        return self.end - self.start

    @property
    def setting(self) -> Setting:
        dimension, _, value = self.id.partition("=")
        return Setting(dimension, value)

    def covers(self, other: Found) -> bool:
        return self.start <= other.start and other.end <= self.end


@dataclass(frozen=True, slots=True)
class Named:
    """A name in the question: the words, and every entity that goes by it."""

    start: int
    end: int
    ids: tuple[str, ...]
    words: str


def find_spans(words: tuple[Token, ...], clauses: Iterable[Clause], book: Phrasebook) -> tuple[Found, ...]:
    """Every name and term, longest first where they compete; a negator right before a span marks it."""
    negators = {tag.end for clause in clauses for tag in clause.tags if tag.group == "negator"}
    matches = [m for i in range(len(words)) if words[i].folded not in BREAKS for m in book.table.at(words, i)]
    found = [
        Found(m.kind, _with_number(m), m.start, m.end, m.start in negators, m.number)
        for m in matches
        if not any(words[i].folded in BREAKS for i in range(m.start, m.end))
    ]
    return tuple(sorted(_longest(found), key=lambda f: (f.start, -f.end, f.kind, f.id)))


def _with_number(match: Match) -> str:
    if not match.number:
        return match.id
    dimension, _, form = match.id.partition("=")
    return f"{dimension}={band(form, match.number)}" if form else match.id


def _longest(found: list[Found]) -> Iterable[Found]:
    """Drops what stands inside a longer span that it competes with.

    A name swallows every shorter span within it. Among terms only those of one kind compete, values only within one
    dimension, so that "counter" stays a keyword, an act and a kind of attack until the claims choose.
    """
    for one in found:
        swallowed = any(
            other.length > one.length and other.covers(one) and (other.kind == NAME or _compete(one, other))
            for other in found
        )
        if not swallowed:
            yield one


def _compete(one: Found, other: Found) -> bool:
    if one.kind != other.kind:
        return False
    return one.kind != "value" or one.id.partition("=")[0] == other.id.partition("=")[0]


def names_in(spans: Iterable[Found], words: tuple[Token, ...]) -> tuple[Named, ...]:
    """The names in order, each with the entities that share it."""
    by_place: dict[tuple[int, int], list[str]] = {}
    for span in spans:
        if span.kind == NAME:
            by_place.setdefault((span.start, span.end), []).append(span.id)
    return tuple(
        Named(start, end, tuple(ids), " ".join(w.surface for w in words[start:end]))
        for (start, end), ids in sorted(by_place.items())
    )


def choose(named: tuple[Named, ...], spans: tuple[Found, ...], index: Index) -> tuple[dict[Named, str], list[Named]]:
    """Which entity each name means, and the names that stay ambiguous.

    Homonyms are settled by the other words (a kind such as "officer" in the question), else by the company: the one
    that a statement names together with the other names; else by being the only one whose text is encoded.
    """
    kinds_said = {general for s in spans if s.kind == "thing" for general in (s.id,)}
    certain = {n.ids[0] for n in named if len(n.ids) == 1}
    chosen: dict[Named, str] = {}
    open_: list[Named] = []
    for name in named:
        ids = name.ids
        for narrower in (
            lambda id: bool(set(index.entities[id].kinds) & kinds_said),
            lambda id: any(certain & set(c.parties) for c in index.claims_by_party.get(id, ())),
            index.encoded,
            lambda id: bool(index.claims_by_party.get(id)),
            lambda id: index.entities[id].set == "core",
        ):
            if len(ids) > 1:
                ids = tuple(id for id in ids if narrower(id)) or ids
        if len(ids) == 1:
            chosen[name] = ids[0]
        else:
            open_.append(name)
    return chosen, open_
