"""Rows of words that share a noun, which is said once or not at all: "front, left and right arcs", "front n left"."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from armada_kb.answer.clauses import Clause
from armada_kb.answer.phrasebook import Phrasebook
from armada_kb.answer.spans import Found
from armada_kb.model.vocabulary import ConceptKind
from armada_kb.syntax.words import Token, fold_phrase

_JOINING = frozenset(fold_phrase("and n or then plus also again once another from out with w")) | {",", "/", "+", "&"}
# Words that lead from one to the next where their nouns are left out: "from the left to the rear".
_LEADING = frozenset(fold_phrase("to into with vs"))
_REPEATING = frozenset(fold_phrase("twice again"))
_VALUE = str(ConceptKind.VALUE)


def with_elided(
    spans: tuple[Found, ...], words: tuple[Token, ...], clauses: Iterable[Clause], book: Phrasebook
) -> tuple[Found, ...]:
    """The spans, with what each word of a row stands for that lacks its noun: that of its neighbors, else any."""
    told = [s for s in spans if s.kind == _VALUE and s.setting.dimension in book.compared]
    said = {i: s for s in told for i in range(s.start, s.end) if book.bare.get(words[i].folded) == s.id}
    said |= {s.start: s for s in told if not any(s.start <= i < s.end for i in said)}
    covered = {i for s in told for i in range(s.start, s.end)}
    alone = {c.start for c in clauses if c.asks_only and c.end - c.start == 1}
    places = [i for i, w in enumerate(words) if i in said or (w.folded in book.bare and i not in alone | covered)]
    more: list[Found] = []
    for row in _rows(places, said, words):
        nouns = {i: words[i + 1 : said[i].end] for i in row if i in said and words[i].folded in book.bare}
        heads = {i: noun for i, noun in nouns.items() if noun and book.bare[words[i].folded] == said[i].id}
        for i in (i for i in row if i not in said):
            nearest = min(heads, key=lambda h: (h < i, abs(h - i)), default=None)
            more += _meant(i, heads[nearest] if nearest is not None else (), words, book)
    return tuple(sorted({*spans, *more}, key=lambda f: (f.start, -f.end, f.kind, f.id))) if more else spans


def joined(start: int, end: int, words: tuple[Token, ...], more: frozenset[str] = frozenset()) -> bool:
    """Whether nothing but words and marks that join, or one of some `more`, stands from one word to another."""
    return all(words[i].folded in _JOINING or words[i].folded in more for i in range(start, end))


def _rows(places: list[int], said: dict[int, Found], words: tuple[Token, ...]) -> Iterator[list[int]]:
    """The places that only joining words part, two or more in a row."""
    row: list[int] = []
    for place in places:
        before = row[-1] if row else None
        if place + 1 < len(words) and words[place + 1].folded in _REPEATING and place not in said:
            yield [place]  # "from the front twice" without its noun
        if before is not None:
            behind = said[before].end if before in said else before + 1
            start = said[place].start if place in said else place
            if not joined(behind, start, words, _LEADING):
                if len(row) > 1:
                    yield row
                row = []
        row.append(place)
    if len(row) > 1:
        yield row


def _meant(place: int, head: tuple[Token, ...], words: tuple[Token, ...], book: Phrasebook) -> Iterator[Found]:
    """What a word means before a noun, or what it stands for without any."""
    whole = (words[place], *head)
    found = [m for m in book.table.at(whole, 0) if m.end == len(whole)] if head else []
    for kind, id in [(m.kind, m.id) for m in found] or [(_VALUE, book.bare[words[place].folded])]:
        yield Found(kind, id, place, place + 1, concept=id)
