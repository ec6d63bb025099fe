"""Cards that are named in short once they were named in full: "I use Ash Lattice. Does the Lattice …?"."""

from __future__ import annotations

from collections.abc import Iterable

from armada_kb.answer.clauses import BREAKS, asking_words
from armada_kb.answer.index import Index
from armada_kb.answer.phrasebook import NAME, Phrasebook
from armada_kb.answer.spans import Found
from armada_kb.syntax.words import Token, fold_phrase


def with_renamed(spans: tuple[Found, ...], words: tuple[Token, ...], book: Phrasebook) -> tuple[Found, ...]:
    """The spans, with a name where words that are part of no other term are the words of one name before them.

    Everyday words count where they begin with a capital letter within a sentence.
    """
    covered = {i for s in spans for i in range(s.start, s.end)}
    named = [s for s in spans if s.kind == NAME and s.length > 1]
    more: list[Found] = []
    start = 0
    while start < len(words):
        parts = {word for s in named if s.end <= start for word in _words(s.id, book.index)}
        free = (
            i for i in range(start, len(words))
            if i in covered or words[i].folded not in parts or not _carries(i, words, book)
        )  # fmt: skip
        end = next(free, len(words))
        row = tuple(w.folded for w in words[start:end])
        meant = {s.id for s in named if s.end <= start and _has(s.id, row, book.index)} if row else set()
        places = {(s.start, s.end) for s in named if s.id in meant}
        # Namesakes share their place; two cards that share a word do not tell which is meant.
        if len({_words(id, book.index) for id in meant}) == 1 and places:
            more += (Found(NAME, id, start, end, concept=id) for id in sorted(meant))
        start = max(end, start + 1)
    return tuple(sorted((*spans, *more), key=lambda f: (f.start, -f.end, f.kind, f.id))) if more else spans


def _carries(place: int, words: tuple[Token, ...], book: Phrasebook) -> bool:
    """Whether a word may be part of a name: no mark, no number, none that asks, and an everyday one only as a noun."""
    word = words[place]
    if word.folded in BREAKS or word.is_number or word.folded in asking_words():
        return False
    capital = word.surface[:1].isupper() and place > 0 and words[place - 1].folded not in BREAKS
    return capital or word.folded not in book.everyday


def _has(id: str, row: Iterable[str], index: Index) -> bool:
    own = _words(id, index)
    return all(word in own for word in row)


def _words(id: str, index: Index) -> tuple[str, ...]:
    return tuple(fold_phrase(index.entities[id].name))
