"""Folds text into words that can be compared: case, quotes, hyphens, inflection and number words do not matter.

Phrases of the vocabulary, knowledge files and questions all go through the same folding.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import snowballstemmer

_STEMMER = snowballstemmer.stemmer("english")
STEMMER_FILE = Path(snowballstemmer.__file__).with_name("english_stemmer.py")
_FOLDED: dict[str, str] = {}  # words that were folded in an earlier run
_WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*|[^\w\s]", re.UNICODE)
_NUMBERS = {
    "zero": "0", "one": "1", "two": "2", "three": "3", "four": "4", "five": "5",
    "six": "6", "seven": "7", "eight": "8", "nine": "9", "ten": "10", "eleven": "11", "twelve": "12",
    "single": "1", "pair": "2", "couple": "2",
}  # fmt: skip
# Forms that the stemmer does not know, of verbs that are not also other words ("left", "lay", "found", "saw").
_IRREGULAR = {
    form: verb
    for verb, forms in {
        "beat": "beaten",
        "become": "became",
        "begin": "began begun",
        "blow": "blew blown",
        "bring": "brought",
        "choose": "chose chosen",
        "come": "came",
        "deal": "dealt",
        "eat": "ate eaten",
        "fight": "fought",
        "fly": "flew flown",
        "forbid": "forbade",
        "get": "gotten",
        "give": "gave given",
        "grow": "grew grown",
        "hide": "hid hidden",
        "hold": "held",
        "keep": "kept",
        "lose": "lost",
        "pay": "paid",
        "run": "ran",
        "send": "sent",
        "shrink": "shrank shrunk",
        "sink": "sank sunk",
        "spend": "spent",
        "steal": "stole stolen",
        "strike": "struck",
        "take": "took taken",
        "throw": "threw thrown",
        "wake": "woke woken",
        "wear": "wore worn",
        "win": "won",
    }.items()
    for form in forms.split()
}
_LONGEST_NUMBER = 9
_HYPHENS = frozenset({"-", "–", "—"})
GENITIVE, RELATIVE = "of", "that"
# A relative with its verb: "a squadron thats placed".
RELATIVES_BEING = frozenset({"thats", "that's", "that’s", "whos", "who's", "who’s"})
DEFINITE = "the"
INDEFINITE = ("a", "an")
MINE, HIS = ("my", "our"), ("his", "her")
# Articles, "of" and possessives carry no meaning of their own in a term of the game.
DETERMINERS = frozenset({*INDEFINITE, DEFINITE, *MINE, *HIS, "your", "its", "their"})
PASSED_OVER = DETERMINERS | {GENITIVE, RELATIVE} | {"'", "’", '"', "“", "”"} | _HYPHENS


@dataclass(frozen=True, slots=True)
class Token:
    """A word of a text: as written, folded, and where it stands (offsets; `end` is exclusive).

    `hyphened` tells that a hyphen or dash stands right before it, which `carrying` leaves out.
    """

    surface: str
    folded: str
    start: int
    end: int
    hyphened: bool = False

    @property
    def is_number(self) -> bool:
        """Whether it is a whole number that a game could speak of; `int` reads every one of them."""
        return is_number(self.folded)

    @property
    def is_word(self) -> bool:
        return self.folded[:1].isalnum()


def is_number(text: str) -> bool:
    """Whether a text is a whole number in decimal digits, of a length that no game exceeds."""
    return len(text) <= _LONGEST_NUMBER and text.isdecimal()


@lru_cache(maxsize=20_000)
def fold_word(surface: str) -> str:
    """One word without case, possessive and inflection; number words become digits."""
    if surface in _FOLDED:
        return _FOLDED[surface]
    word = surface.lower().replace("’", "'")
    if word in _NUMBERS:
        return _NUMBERS[word]
    if word.endswith("'s"):
        word = word[:-2]
    word = _IRREGULAR.get(word, word)
    word = word.replace("'", "")
    # The stemmer would make "attacker" and "attack" one word; who acts must stay apart from what is done.
    if word.endswith(("er", "ers")):
        return word.removesuffix("s")
    stem: str = _STEMMER.stemWord(word)
    return stem


def folded_words(texts: Iterable[str]) -> dict[str, str]:
    """Every word of some texts with what it is folded to, for `recall` in a later run."""
    return {word: fold_word(word) for text in texts for word in _WORD.findall(text)}


def recall(folded: Mapping[str, str]) -> None:
    """Takes over words that were folded with the same stemmer (`STEMMER_FILE`): folding thousands takes a while."""
    _FOLDED.update(folded)


def tokens(text: str) -> tuple[Token, ...]:
    """All words and marks of a text, in order, none left out."""
    return tuple(
        Token(m.group(), fold_word(m.group()), m.start(), m.end(), text[max(0, m.start() - 1) : m.start()] in _HYPHENS)
        for m in _WORD.finditer(text)
    )


def carrying(words: tuple[Token, ...]) -> tuple[Token, ...]:
    """The words that are compared: without articles, possessives, hyphens and quotation marks."""
    return tuple(w for w in words if w.surface.lower() not in PASSED_OVER)


@lru_cache(maxsize=50_000)
def fold_phrase(phrase: str) -> tuple[str, ...]:
    """A phrase of the vocabulary as folded words; a capital N standing alone is a slot for a number."""
    return tuple(
        "N" if word == "N" else fold_word(word) for word in _WORD.findall(phrase) if word.lower() not in PASSED_OVER
    )
