"""What is declared of a predicate of the programs."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Predicate:
    """`words` and `absent` are how the atom, and its absence, are shown to a person; `{0}` is the first field."""

    name: str
    fields: tuple[str, ...]
    meaning: str
    words: str
    absent: str
    levelled: bool = False

    @property
    def arity(self) -> int:
        return len(self.fields)


def plain(name: str, fields: str, meaning: str, words: str, absent: str = "") -> Predicate:
    """A predicate that occurs once in a program; `fields` are separated by spaces."""
    return Predicate(name, tuple(fields.split()), meaning, words, absent or f"it is not so that {words}")


def levelled(name: str, fields: str, meaning: str, words: str, absent: str = "") -> Predicate:
    """A predicate that is written out once per level."""
    return Predicate(name, tuple(fields.split()), meaning, words, absent or f"it is not so that {words}", levelled=True)
