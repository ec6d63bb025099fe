"""Finds the terms of the vocabulary, names and numbers in a text.

`PhraseTable` holds folded phrases and is used for controlled English and for questions alike; `PhraseLexer` gives the
parser of controlled English its tokens.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Iterable, Mapping, Set
from dataclasses import dataclass, field
from functools import lru_cache
from operator import attrgetter

from armada_kb.syntax.messages import near
from armada_kb.syntax.words import Token, carrying, fold_phrase, fold_word, tokens

_BRACKET = "["
_START = attrgetter("start")


@dataclass(frozen=True, slots=True)
class Match:
    """A phrase found in a row of words: words `start` to `end` (exclusive) stand for `id` of `kind`."""

    kind: str
    id: str
    start: int
    end: int
    number: str = ""


@dataclass(slots=True)
class PhraseTable:
    """Folded phrases by their first word. `N` in a phrase matches a number or a band of numbers (1-2)."""

    _by_first: dict[str, list[tuple[tuple[str, ...], str, str]]] = field(default_factory=dict)
    _words: set[str] = field(default_factory=set)
    _alike: dict[str, frozenset[str]] = field(default_factory=dict)

    def add(self, phrase: str, kind: str, id: str) -> None:
        folded = fold_phrase(phrase)
        if folded:
            row = (folded, kind, id)
            rows = self._by_first.setdefault(folded[0], [])
            if row not in rows:
                rows.append(row)
            self._words.update(folded)

    @property
    def words(self) -> Set[str]:
        """Every folded word that occurs in a phrase."""
        return self._words

    def make_alike(self, kinds: Set[str]) -> None:
        """Lets words that alone stand for the same terms, all of these kinds, stand for one another within phrases.

        Where "boat" and "ship" are the same thing, "put on a boat" is found by "put on a ship". Names stay as they are.
        """
        meanings: dict[str, set[tuple[str, str]]] = {}
        for word, rows in self._by_first.items():
            for phrase, kind, id in rows:
                if phrase == (word,):
                    meanings.setdefault(word, set()).add((kind, id))
        groups: dict[frozenset[tuple[str, str]], set[str]] = {}
        for word, found in meanings.items():
            if {kind for kind, _ in found} <= kinds:
                groups.setdefault(frozenset(found), set()).add(word)
        self._alike = {word: frozenset(group) for group in groups.values() if len(group) > 1 for word in group}

    def at(self, words: tuple[Token, ...], start: int) -> list[Match]:
        """Every phrase that begins at this word, longest first."""
        first = words[start].folded
        rows = self._by_first.get(first, [])
        if words[start].is_number:
            rows = rows + self._by_first.get("N", [])
        for other in self._alike.get(first, ()):
            if other != first:
                rows = rows + [row for row in self._by_first.get(other, []) if len(row[0]) > 1 and row[1] != "name"]
        found = []
        for phrase, kind, id in rows:
            matched = _match(phrase, words, start, {} if kind == "name" else self._alike)
            if matched is not None:
                end, number = matched
                found.append(Match(kind, id, start, end, number))
        return sorted(set(found), key=lambda m: (-m.end, m.kind, m.id, m.number))


def _match(
    phrase: tuple[str, ...], words: tuple[Token, ...], start: int, alike: Mapping[str, Set[str]]
) -> tuple[int, str] | None:
    position, number = start, ""
    for part in phrase:
        if position >= len(words):
            return None
        word = words[position]
        if part == "N":
            if not word.is_number:
                return None
            number = word.folded
            position += 1
            following = words[position] if position < len(words) else None
            # "1-2" is one band; a number that stands apart ("distance 1 2 dice") is not part of it.
            if following is not None and following.is_number and following.hyphened:
                number += f"-{following.folded}"
                position += 1
        elif word.folded == part or part in alike.get(word.folded, ()):
            position += 1
        else:
            return None
    return position, number


def band(form: str, number: str) -> str:
    """The value of a numeric dimension: `exactly 3` is 3, `beyond 5` is 6+, `at-most 2` is 0-2 …"""
    low, _, high = number.partition("-")
    high = high or low
    match form:
        case "beyond" | "more-than":
            return f"{int(high) + 1}+"
        case "at-least":
            return f"{low}+"
        case "at-most":
            return f"0-{high}"
        case "less-than":
            return f"0-{int(low) - 1}"
        case "within":
            return f"1-{high}"
        case _:
            return number


@dataclass(frozen=True, slots=True)
class Term:
    """A token of controlled English."""

    terminal: str
    id: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class NoSuchTerm:
    """Nothing that can stand here begins at this place."""

    message: str
    start: int
    end: int
    hint: str = ""


class PhraseLexer:
    """Cuts controlled English into terms.

    `phrases`: table of vocabulary and names (kind = terminal; numeric values have the id `dimension=form`).
    `keywords`: fixed words with their terminals. `names`: entity ids that may stand in brackets.
    """

    def __init__(self, phrases: PhraseTable, keywords: Mapping[str, str], names: Iterable[str]) -> None:
        self._phrases = phrases
        self._keywords = {fold_word(word): terminal for word, terminal in keywords.items()}
        self._names = frozenset(names)

    def skip(self, text: str, position: int) -> int:
        """The offset of the next word that carries meaning."""
        words = _carrying_words(text)
        number = bisect_left(words, position, key=_START)
        return words[number].start if number < len(words) else len(text)

    def term_at(self, text: str, position: int, terminals: Collection[str]) -> Term | NoSuchTerm:
        """The longest term at an offset whose terminal the parser can accept."""
        if text[position] == _BRACKET:
            return self._bracketed(text, position)
        if text[position] == '"' and "QUOTED" in terminals:
            end = text.find('"', position + 1)
            if end > 0:
                return Term("QUOTED", text[position + 1 : end], position, end + 1)
        words = _carrying_words(text)
        start = bisect_left(words, position, key=_START)
        candidates: list[Term] = []
        for match in self._phrases.at(words, start):
            if match.kind in terminals and (match.kind != "NAME" or words[start].surface[:1].isupper()
                                            or words[start].is_number):  # fmt: skip
                id = f"{_dimension(match.id)}{band(_form(match.id), match.number)}" if match.number else match.id
                candidates.append(Term(match.kind, id, position, words[match.end - 1].end))
        keyword = self._keywords.get(words[start].folded)
        if keyword in terminals and keyword is not None:
            candidates.append(Term(keyword, words[start].surface.lower(), position, words[start].end))
        if words[start].is_number and "NUMBER" in terminals:
            candidates.append(Term("NUMBER", words[start].folded, position, words[start].end))
        if candidates:
            return max(candidates, key=lambda c: (c.end, c.terminal in self._keywords.values(), c.terminal == "NAME"))
        return self._unknown(words, start)

    def _bracketed(self, text: str, position: int) -> Term | NoSuchTerm:
        end = text.find("]", position)
        name = text[position + 1 : end] if end > 0 else text[position + 1 :]
        if end > 0 and name in self._names:
            return Term("NAME", name, position, end + 1)
        return NoSuchTerm(f'no card is called "{name}"', position, end + 1 if end > 0 else len(text),
                          near(name, self._names))  # fmt: skip

    def _unknown(self, words: tuple[Token, ...], start: int) -> NoSuchTerm:
        word = words[start]
        known = self._phrases.words | set(self._keywords)
        if word.folded in known or not word.is_word:
            return NoSuchTerm(f"`{word.surface}` cannot stand here", word.start, word.end)
        hint = near(word.surface.lower(), known) or "new terms are declared in kb/vocabulary"
        return NoSuchTerm(f"`{word.surface}` is not a term of the vocabulary", word.start, word.end, hint)


def _dimension(id: str) -> str:
    return id.partition("=")[0] + "="


def _form(id: str) -> str:
    return id.partition("=")[2]


@lru_cache(maxsize=64)
def _carrying_words(text: str) -> tuple[Token, ...]:
    """As `carrying`, but a name in brackets or a reason in quotes counts as one word, its opening mark."""
    kept: list[Token] = []
    closing = ""
    for word in tokens(text):
        if closing:
            closing = "" if word.surface == closing else closing
        elif word.surface in ("[", '"'):
            kept.append(Token(word.surface, word.surface, word.start, word.end))
            closing = "]" if word.surface == "[" else '"'
        else:
            kept.extend(carrying((word,)))
    return tuple(kept)
