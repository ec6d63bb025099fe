"""How well gaps are found: each fifth of the rulings on two cards is hidden in turn, and looked for among the gaps."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations

from armada_kb.answer.index import OWN_TEXT, Index
from armada_kb.datalog.engine import Engine
from armada_kb.graph.gaps import gaps
from armada_kb.graph.kinship import Pair, ruled_pairs

FIFTHS = 5


@dataclass(frozen=True, slots=True)
class Hidden:
    """A pair whose rulings were hidden; its place among the gaps, counted from 0, None where it is none of them."""

    pair: Pair
    place: int | None
    pairs: int

    @property
    def found(self) -> bool:
        """Whether it is in the top tenth of all pairs of cards with a text."""
        return self.place is not None and self.place < self.pairs // 10


def hidden(index: Index, engine: Engine) -> Iterator[Hidden]:
    """Every ruled pair of cards whose texts are both encoded, with its place once its rulings are hidden.

    Pairs that the text of one of the two decides by itself are left out: hiding rulings does not make them a gap.
    """
    cards = [e.id for e in index.kb.entities if not e.is_rule and index.encoded(e.id)]
    pairs = len(cards) * (len(cards) - 1) // 2
    by_text = {pair for c in index.claims.values() if index.statements[c.statement].section == OWN_TEXT
               for pair in combinations(sorted(set(c.parties)), 2)}  # fmt: skip
    wanted = sorted(p for p in ruled_pairs(index) - by_text if set(p) <= set(cards))
    for fifth in range(FIFTHS):
        away = set(wanted[fifth::FIFTHS])
        found = gaps(_without(index, away), engine)
        places = {gap.cards: place for place, gap in enumerate(g for g in found if len(g.cards) == 2)}
        for pair in sorted(away):
            yield Hidden(pair, places.get(pair), pairs)


def _without(index: Index, pairs: set[Pair]) -> Index:
    """The index without the rulings that join one of these pairs."""
    gone = {c.statement for c in index.claims.values() if index.statements[c.statement].section != OWN_TEXT
            and pairs.intersection(combinations(sorted(set(c.parties)), 2))}  # fmt: skip
    return Index(replace(index.kb, statements=tuple(s for s in index.kb.statements if s.id not in gone)), index.as_of)
