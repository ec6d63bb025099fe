"""The named things of the game: cards, squadrons, ships, objectives, damage cards, keywords, chapters of rules."""

from __future__ import annotations

from dataclasses import dataclass, field

from armada_kb.source import NOWHERE, Span


@dataclass(frozen=True, slots=True)
class Entity:
    """A named thing. `kinds` are things of the vocabulary (upgrade, offensive-retrofit …), most general first.

    `factions` is empty where any faction may use it. `icons` are the upgrade icons that an upgrade card needs, or
    that a ship has in its upgrade bar (one entry an icon). `values` are printed numbers (squadron, engineering …).
    `record_only` marks a name without statements: the program knows that it exists and nothing else.
    """

    id: str
    name: str
    kinds: tuple[str, ...]
    factions: tuple[str, ...] = ()
    set: str = "core"
    also: tuple[str, ...] = ()
    icons: tuple[str, ...] = ()
    size: str | None = None
    traits: tuple[str, ...] = ()
    unique: bool = False
    values: tuple[tuple[str, int], ...] = ()
    related: tuple[str, ...] = ()
    record_only: bool = False
    is_rule: bool = False
    span: Span = field(default=NOWHERE, compare=False, repr=False)
