"""Rows of words that share a noun, which is said once or not at all: "front, left and right arcs", "front n left"."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from armada_kb.answer.clauses import Clause
from armada_kb.answer.index import Index
from armada_kb.answer.phrasebook import Phrasebook
from armada_kb.answer.spans import Found
from armada_kb.model.vocabulary import ConceptKind, Job
from armada_kb.syntax.words import Token

# Marks that join the words of a row.
_MARKS = frozenset({",", "/", "+", "&"})
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
    for row in _rows(places, said, words, book.index):
        nouns = {i: words[i + 1 : said[i].end] for i in row if i in said and words[i].folded in book.bare}
        heads = {i: noun for i, noun in nouns.items() if noun and book.bare[words[i].folded] == said[i].id}
        for i in (i for i in row if i not in said):
            nearest = min(heads, key=lambda h: (h < i, abs(h - i)), default=None)
            more += _meant(i, heads[nearest] if nearest is not None else (), words, book)
    return tuple(sorted({*spans, *more}, key=lambda f: (f.start, -f.end, f.kind, f.id))) if more else spans


def joined(start: int, end: int, words: tuple[Token, ...], index: Index, *jobs: Job) -> bool:
    """Whether nothing but marks and words that join, or do one of some more `jobs`, stands from one word to another."""
    joining = _MARKS.union(*(index.helping(job) for job in (Job.JOINING, *jobs)))
    return all(words[i].folded in joining for i in range(start, end))


def _rows(places: list[int], said: dict[int, Found], words: tuple[Token, ...], index: Index) -> Iterator[list[int]]:
    """The places that only joining words part, two or more in a row."""
    repeating = index.helping(Job.REPEATING)
    row: list[int] = []
    for place in places:
        before = row[-1] if row else None
        if place + 1 < len(words) and words[place + 1].folded in repeating and place not in said:
            yield [place]  # "from the front twice" without its noun
        if before is not None:
            behind = said[before].end if before in said else before + 1
            start = said[place].start if place in said else place
            if not joined(behind, start, words, index, Job.LEADING):
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
