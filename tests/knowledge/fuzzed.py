"""Texts that nobody would type, from a seed: questions out of the game's words, saved questions changed, bare noise."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import lru_cache

from tests.knowledge.game import saved_questions, session

_FRAMES = (
    "can", "must", "does", "may", "is", "when", "which upgrades", "how many", "in what order", "what", "who", "why",
    "if", "and", "or", "not", "no", "vs", "with", "without", "after", "before", "while", "only", "both", "twice",
    "also", "a", "the", "my", "i", "you", "it", "to", "of", "at", ",", ".", "?", ";", "-", "0", "1", "12", "1-3", "400",
)  # fmt: skip
_NOISE = (
    "abcXYZ019 .,;:!?-–—'\"“”()[]{}<>/\\|@#$%^&*~`=+_\t\n\r\0\x1b"
    "\u00a0\u200b\u202e\ufeff\ud7ff\U0010ffff\u0131\u0130ßéñŁ中日🎲🚀"
)


@lru_cache(maxsize=1)
def _phrases() -> tuple[str, ...]:
    """Every phrase of the vocabulary and every name and nickname."""
    kb = session().kb
    terms = (p for concept in kb.vocabulary.concepts for p in (*concept.phrases, *concept.asked_as))
    names = (name for entity in kb.entities for name in (entity.name, *entity.also))
    return tuple(sorted({*terms, *names}))


def _of_phrases(rng: random.Random) -> str:
    words = [rng.choice(_FRAMES if rng.random() < 0.5 else _phrases()) for _ in range(rng.randint(1, 20))]
    return " ".join(words) + rng.choice(("", "?", "."))


def _changed(rng: random.Random) -> str:
    words = rng.choice(saved_questions()).question.split()
    for _ in range(rng.randint(1, 4)):
        place = rng.randrange(len(words) + 1)
        match rng.randrange(6):
            case 0:
                del words[place : place + rng.randint(1, 3)]
            case 1:
                words[place:place] = [rng.choice(_FRAMES)]
            case 2:
                words[place:place] = [rng.choice(_phrases())]
            case 3:
                words[place:] = rng.choice(saved_questions()).question.split()[place:]
            case 4:
                rng.shuffle(words)
            case _:
                words = [_misspelt(word, rng) for word in words]
    return " ".join(words)


def _misspelt(word: str, rng: random.Random) -> str:
    if rng.random() < 0.7 or not word:
        return word
    place = rng.randrange(len(word))
    return word[:place] + rng.choice(("", word[place] * 2, rng.choice(_NOISE))) + word[place + 1 :]


def _noise(rng: random.Random) -> str:
    return "".join(rng.choice(_NOISE) for _ in range(rng.choice((0, 1, 5, 40, 999, 1_500))))


_MAKERS: tuple[Callable[[random.Random], str], ...] = (_of_phrases, _changed, _changed, _noise)


def fuzzed_question(seed: int) -> tuple[str, tuple[str, ...]]:
    """A question with the facts given beside it."""
    rng = random.Random(seed)  # noqa: S311 - tests must be the same every time
    given = tuple(rng.choice(_MAKERS)(rng) for _ in range(rng.choice((0, 0, 0, 1, 2))))
    return rng.choice(_MAKERS)(rng), given


def fuzzed_file(text: str, seed: int) -> bytes:
    """A knowledge file with a few changes: cut, lines shuffled, dropped, doubled or indented, characters put in."""
    rng = random.Random(seed)  # noqa: S311 - as above
    lines = text.splitlines(keepends=True)
    for _ in range(rng.randint(1, 3)):
        place, other = rng.randrange(len(lines) + 1), rng.randrange(len(lines) + 1)
        match rng.randrange(7):
            case 0:
                lines = lines[: max(1, place)]
                lines[-1] = lines[-1][: rng.randrange(len(lines[-1]) + 1)]
            case 1:
                rng.shuffle(lines)
            case 2:
                del lines[place : place + rng.randint(1, 3)]
            case 3:
                lines[place:place] = lines[other : other + rng.randint(1, 4)]
            case 4:
                lines[place:place] = [_noise(rng)]
            case 5:
                lines[place:place] = [f"    | {_of_phrases(rng)}\n"]
            case _:
                lines = [" ".join(_misspelt(word, rng) for word in line.split(" ")) for line in lines]
        lines = lines or ["\n"]
    raw = "".join(lines).encode("utf-8", "replace")
    if rng.random() < 0.2:
        place = rng.randrange(len(raw) + 1)
        raw = raw[:place] + rng.randbytes(rng.randint(1, 8)) + raw[place:]
    return raw
