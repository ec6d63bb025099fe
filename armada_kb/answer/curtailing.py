"""Names of cards that are cut down to their first word beside another name: "X + ember", "ember n X"."""

from __future__ import annotations

from armada_kb.answer.clauses import BREAKS
from armada_kb.answer.phrasebook import NAME, Phrasebook
from armada_kb.answer.spans import Found
from armada_kb.model.vocabulary import Job
from armada_kb.syntax.words import Token

# Signs that make a pair of two names, as words of pairing do.
_SIGNS = frozenset({"+", "&", "/"})


def with_curtailed(spans: tuple[Found, ...], words: tuple[Token, ...], book: Phrasebook) -> tuple[Found, ...]:
    """The spans, where a word that begins the name of one card alone is that name if it is paired with another one.

    Elsewhere such a word means what it says ("flak"), and so it does where a longer phrase begins with it or a noun
    stands behind it.
    """
    names = [s for s in spans if s.kind == NAME]
    pairing = _SIGNS | book.index.helping(Job.PAIRING)
    found: dict[int, str] = {}
    for name in names:
        for sign, place in ((name.end, name.end + 1), (name.start - 1, name.start - 2)):
            if 0 <= place < len(words) and {words[sign].surface, words[sign].folded} & pairing:
                card = book.curtailed.get(words[place].folded)
                if card and card != name.id and _stands_alone(place, spans, words, behind=place > sign):
                    found[place] = card
    if not found:
        return spans
    kept = [s for s in spans if s.start not in found]
    kept += [Found(NAME, card, place, place + 1, concept=card) for place, card in found.items()]
    return tuple(sorted(kept, key=lambda f: (f.start, -f.end, f.kind, f.id)))


def _stands_alone(place: int, spans: tuple[Found, ...], words: tuple[Token, ...], *, behind: bool) -> bool:
    """Whether no longer phrase holds the word and, where it is the second of a pair, no noun stands behind it."""
    if any(s.start <= place < s.end and s.length > 1 for s in spans):
        return False
    following = place + 1
    free = following >= len(words) or words[following].folded in BREAKS
    return free or not behind or not any(s.start == following and s.kind in ("thing", NAME) for s in spans)
