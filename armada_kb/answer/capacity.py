"""How many cards a ship can be equipped with: as many of a kind as it has icons, and one copy of a card."""

from __future__ import annotations

from armada_kb.answer.accounting import neutral_words
from armada_kb.answer.amounts import stated
from armada_kb.answer.answer import Answer, Kind
from armada_kb.answer.citing import cite, read_off
from armada_kb.answer.question import Question
from armada_kb.answer.relations import ICONS
from armada_kb.answer.spans import Found
from armada_kb.answer.wording import paragraph, sentence
from armada_kb.model.claims import Claim, GroupKind, Mode, Role
from armada_kb.model.entities import Entity
from armada_kb.model.language import (
    BUILDING,
    CARD,
    COPIES_THING,
    EQUIP,
    HAVING,
    ICON,
    PLACING,
    SECOND_COPY,
    SHIP,
    WINDOW,
)

_TURNED = ("negator", "does_not", "cannot", "ban", "theirs", "other", "repeat", "difference")
_LOWEST = "lowest"


def capacity(question: Question) -> Answer | None:
    """The number, where nothing but the kind of card, its icons and one ship is spoken of."""
    reading, index = question.reading, question.index
    if reading.ambiguous or any(t.group in _TURNED or t.part == _LOWEST for c in reading.clauses for t in c.tags):
        return None
    cards = [index.entities[n] for n in question.names if index.is_a(n, "upgrade")]
    ships = [n for n in question.names if index.is_a(n, SHIP)]
    if len(cards) + len(ships) < len(question.names) or len(cards) > 1 or ships:
        return None
    asked = _asked(question)
    if asked is None:
        return None
    if not cards:
        icons = stated(question).get(f"{asked.id}{ICONS}")
        return _told(question, icons, _permissions(question, asked.id)) if icons is not None else None
    if asked.kind == "thing" and index.is_a(asked.id, ICON):
        gained = any(s.kind == "act" and s.id in PLACING and not _has(s, question) for s in reading.spans)
        if asked.id != ICON or gained:
            return None
        card, number = cards[0], len(cards[0].icons)
        return _told(question, number, _permissions(question, card.id, several=number > 1)) if card.icons else None
    copies = asked.kind == "name" or asked.id == COPIES_THING
    ship = [s for s in reading.spans if s.kind == "thing" and s.id == SHIP and s.start > asked.start]
    plural = any(reading.words[s.end - 1].surface.lower().endswith("s") for s in ship)
    return _told(question, 1, _single(cards[0], question)) if copies and ship and not plural else None


def _has(act: Found, question: Question) -> bool:
    """Whether the words of an act may mean no more than having."""
    return any(s.kind == "act" and s.id in HAVING and s.start == act.start for s in question.reading.spans)


def _asked(question: Question) -> Found | None:
    """What is counted: the longest thing or name right behind "how many"; None where other words tell more."""
    reading, index = question.reading, question.index
    start = reading.asked_clause.tags[0].end if reading.asked_clause.tags else 0
    first = [s for s in reading.spans if s.kind in ("thing", "name") and s.start == start]
    asked = max(first, key=lambda s: s.length, default=None)
    if asked is None or (asked.kind == "thing" and not any(index.is_a(asked.id, k) for k in _COUNTED)):
        return None
    known = neutral_words(reading)
    for span in reading.spans:
        listed = span.kind == "thing" and any(index.is_a(span.id, k) for k in (*_COUNTED, SHIP, CARD))
        icons = span.kind == "quantity" and span.id.endswith(ICONS)
        acts = span.kind == "act" and span.id in _ACTS
        if listed or icons or acts or span.kind == "name":
            known.update(range(span.start, span.end))
    words, everyday = reading.words, question.book.everyday
    numbers = [i for i, w in enumerate(words) if w.is_number and i not in known]
    known.update(i for i in numbers if i + 1 in known)
    return asked if all(i in known or not w.is_word or w.folded in everyday for i, w in enumerate(words)) else None


_COUNTED = ("upgrade", ICON, COPIES_THING)
_ACTS = HAVING | PLACING | BUILDING | {EQUIP}


def _permissions(question: Question, kind: str, *, several: bool = False) -> list[str]:
    """The statements on how many cards an icon takes, or on cards with several icons."""
    index = question.index
    claims = [
        c for c in index.general_claims
        if c.act == EQUIP and c.mode is Mode.MAY and all(index.is_a(kind, f.thing) for f in c.fillers(Role.OBJECT))
    ]  # fmt: skip

    def of_several(claim: Claim) -> bool:
        return any(s.dimension == "several-icons" for g in claim.groups for s in g.settings)

    def of_all(claim: Claim) -> bool:
        return all(s.dimension == WINDOW for g in claim.groups if g.kind is GroupKind.SCOPE for s in g.settings)

    plain = [c for c in claims if of_all(c)]
    chosen = [c for c in claims if of_several(c)] if several else plain
    return list(dict.fromkeys(c.statement for c in chosen))


def _single(card: Entity, question: Question) -> list[str]:
    """The statements that forbid a second copy of a card on one ship."""
    index = question.index
    bans = [
        c for c in index.general_claims
        if c.act == EQUIP and c.mode is Mode.CANNOT and any(s == SECOND_COPY for g in c.groups for s in g.settings)
        and all(index.is_a(card.id, f.thing) for f in c.fillers(Role.OBJECT))
    ]  # fmt: skip
    return list(dict.fromkeys(c.statement for c in bans))


def _told(question: Question, number: int, statements: list[str]) -> Answer | None:
    if not statements:
        return None
    index = question.index
    says = index.statements[statements[0]].says
    return Answer(
        question.text, question.understood(), Kind.COUNT, None, sentence(f"{number}.", [says]),
        detail=paragraph(index.statements[id].says for id in statements), count=number,
        citations=cite(statements, index), proof=read_off(f"{number}.", statements, index),
    )  # fmt: skip
