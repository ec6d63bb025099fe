"""Why there is no answer, as data."""

from __future__ import annotations

from dataclasses import dataclass

from armada_kb.answer.answer import UnknownReason
from armada_kb.answer.understanding import Doubt


@dataclass(frozen=True, slots=True)
class Abstention:
    """The type of unknown, the doubts behind it, the nearest statements, and the words that were not used."""

    reason: UnknownReason
    doubts: frozenset[Doubt] = frozenset()
    related: tuple[str, ...] = ()
    ignored: tuple[str, ...] = ()
