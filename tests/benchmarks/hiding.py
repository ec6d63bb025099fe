"""How well gaps are found: each fifth of the rulings on two cards is hidden in turn, and looked for among the gaps.

`PYTHONPATH=. python tests/benchmarks/hiding.py` prints the share found, also with fifths that are drawn at random, and
the pairs that are not found.
"""

from __future__ import annotations

import random
import statistics
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations

from armada_kb.answer.index import OWN_TEXT, Index
from armada_kb.datalog.engine import Engine
from armada_kb.graph.gaps import gaps
from armada_kb.graph.kinship import Pair, ruled_pairs

FIFTHS = 5
DRAWN = range(301, 311)


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


def hidden(index: Index, engine: Engine, seed: int | None = None) -> Iterator[Hidden]:
    """Every ruled pair of cards whose texts are both encoded, with its place once its rulings are hidden.

    Every fifth pair by name is in the same fifth; with a seed the fifths are drawn.
    Pairs that the text of one of the two decides by itself are left out: hiding rulings does not make them a gap.
    """
    cards = [e.id for e in index.kb.entities if not e.is_rule and index.encoded(e.id)]
    pairs = len(cards) * (len(cards) - 1) // 2
    by_text = {pair for c in index.claims.values() if index.statements[c.statement].section == OWN_TEXT
               for pair in combinations(sorted(set(c.parties)), 2)}  # fmt: skip
    wanted = sorted(p for p in ruled_pairs(index) - by_text if set(p) <= set(cards))
    if seed is not None:
        random.Random(seed).shuffle(wanted)  # noqa: S311 - the same in every run
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


def share(found: list[Hidden]) -> float:
    """The part of them that is in the top tenth."""
    return sum(h.found for h in found) / len(found)


def main() -> None:
    """Prints the shares and what is missed."""
    from armada_kb.answer.session import open_knowledge  # noqa: PLC0415 - other modules take `hidden` alone
    from armada_kb.datalog.pydatalog_engine import PyDatalogEngine  # noqa: PLC0415

    index, engine = open_knowledge().index, PyDatalogEngine()
    found = list(hidden(index, engine))
    print(f"{len(found)} hidden pairs among {found[0].pairs} pairs; found {share(found):.3f}")
    drawn = [share(list(hidden(index, engine, seed))) for seed in DRAWN]
    print(f"drawn fifths, seeds {DRAWN[0]} to {DRAWN[-1]}: mean {statistics.mean(drawn):.3f}, "
          f"spread {statistics.stdev(drawn):.3f}, from {min(drawn):.3f} to {max(drawn):.3f}")  # fmt: skip
    for missed in sorted((h for h in found if not h.found), key=lambda h: (h.place is None, h.place)):
        print(f"  not found: {missed.pair[0]}, {missed.pair[1]} (place {missed.place})")


if __name__ == "__main__":
    main()
