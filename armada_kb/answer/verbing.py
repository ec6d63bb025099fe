"""Names of cards that stand in the place of a verb: "can I pdr my crits?" asks what using the card does to them."""

from __future__ import annotations

from collections.abc import Iterable

from armada_kb.answer.clauses import PRONOUNS, Clause
from armada_kb.answer.index import Index
from armada_kb.answer.spans import Found
from armada_kb.model.language import USE
from armada_kb.model.vocabulary import ConceptKind

_OPENINGS = ("can", "must", "does")
_ACT = str(ConceptKind.ACT)


def with_cards_as_verbs(spans: tuple[Found, ...], clauses: Iterable[Clause], index: Index) -> tuple[Found, ...]:
    """The spans, with the using of a card where a clause has no other verb than a card's name: behind "can I", or
    before a pronoun that it is done to ("X it?"), or between two units ("can my ship X a squadron?").
    """
    used = [
        Found(_ACT, USE, card.start, card.end, concept=USE)
        for clause in clauses
        for card in spans
        if card.kind == "name" and index.is_a(card.id, "upgrade")
        and (card.start == _verb_place(clause) or _done_to_it(card, clause) or _between(card, spans, clause))
        and not any(s.kind == _ACT and clause.start <= s.start < clause.end for s in spans)
    ]  # fmt: skip
    return tuple(sorted((*spans, *used), key=lambda f: (f.start, -f.end, f.kind, f.id)))


def _done_to_it(card: Found, clause: Clause) -> bool:
    """Whether a clause begins with a card's name and goes on with a pronoun ("him", not "I")."""
    leads = {t.end for t in clause.tags if t.group == "lead"}
    objects = (t for t in clause.tags if t.group in PRONOUNS and t.group != "me")
    return (card.start == clause.start or card.start in leads) and any(t.start == card.end for t in objects)


def _between(card: Found, spans: tuple[Found, ...], clause: Clause) -> bool:
    """Whether a card's name stands behind the unit that opens a question, and before another thing or a pronoun."""
    opening = next((t.end for t in clause.tags if t.group == clause.opening in _OPENINGS), -1)
    nouns = [s for s in spans if s.kind in ("thing", "name") and s != card and clause.start <= s.start < clause.end]
    acting = any(s.start - opening in (0, 1) and s.end == card.start for s in nouns) and opening >= 0
    passed = {t.start: t.end for t in clause.tags if t.group in ("repeat", "other", "theirs")}
    behind = passed.get(card.end, card.end)
    said = any(t.start == card.end for t in clause.tags if t.group in PRONOUNS)
    return acting and (said or any(s.start - behind in (0, 1) for s in nouns if behind <= s.start))


def _verb_place(clause: Clause) -> int:
    """The number of the word behind "can I" and adverbs at the start of a clause, -1 where it begins otherwise."""
    behind = -1
    for before, tag in zip(clause.tags, clause.tags[1:], strict=False):
        if behind < 0 and before.group == clause.opening in _OPENINGS and tag.group in PRONOUNS:
            behind = tag.end if tag.start == before.end else -1
        elif behind >= 0 and tag.group == "adverb" and tag.start == behind:
            behind = tag.end
    return behind
