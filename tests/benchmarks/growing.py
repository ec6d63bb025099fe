"""Knowledge bases of any size: the one of invented cards, and as many more cards with rulings as are wanted."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path

GOOD = Path(__file__).resolve().parent.parent / "cases" / "good"
# A question that no added card has a part in.
QUESTION = "Can I add a die with Ember Screen against a squadron?"

_ONSETS = ("b", "d", "f", "g", "k", "l", "m", "n", "p", "r", "s", "t", "v", "z")
_VOWELS = ("a", "e", "i", "o", "u")
_TARGETS = ("a squadron", "a ship")
_RANGES = ("close", "medium", "long")
_DICE = ("black", "red", "blue")

_CARD = """card "{name}"
  is      upgrade, offensive-retrofit
  faction rebel, empire
  set     core
  icons   offensive-retrofit
  cites   CARD

card-text 1
  says
    | While attacking {target} and rolling the current dice, you may add 1 {die} die only if at {range} range.
clarifications 1
  cites ARC 2031-02-14 "Manual 9.9"
  says
    | A {{salvo}} attack gains nothing from this card.
  means
    | While performing a salvo attack and attacking {target}, you cannot add 1 {die} die.
clarifications 2
  cites ARC 2031-02-14 "Manual 9.9"
  says
    | A unique target may be shot at from medium range as well.
  means
    | While attacking {target} and the target is unique, you may add 1 {die} die if at medium range.
  defeats {slug}/card-text/1
interactions 1
  cites ARC 2031-02-14 "Manual 9.9"
  says
    | With {other} the added die is exchanged for a red one. This is not optional.
  means
    | With {other}, while attacking {target}, the {die} die must be replaced with a red die.
"""


def grow(folder: Path, count: int) -> None:
    """Writes the invented knowledge base and `count` more cards, each with a text and three rulings."""
    shutil.copytree(GOOD, folder)
    added = folder / "added"
    added.mkdir()
    names = tuple(islice(_names(), count))
    for number, name in enumerate(names):
        slug = name.lower().replace(" ", "-")
        text = _CARD.format(
            name=name, slug=slug, other=names[number - 1], target=_TARGETS[number % 2], range=_RANGES[number % 3],
            die=_DICE[number // 3 % 3],
        )  # fmt: skip
        (added / f"{slug}.kb").write_text(text, encoding="utf-8")


def _names() -> Iterator[str]:
    """Names of two words that no vocabulary knows: Babax Babeq …"""
    syllables = tuple("".join(pair) for pair in product(_ONSETS, _VOWELS))
    for first, second in product(syllables, repeat=2):
        yield f"{first}{second}x {second}{first}q".title()
