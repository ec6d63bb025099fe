"""Clauses that only say which card or icon is meant: "the card that I put in the slot that it gave me"."""

from __future__ import annotations

from collections.abc import Iterable

from armada_kb.answer.index import Index
from armada_kb.answer.inquiry import Finding
from armada_kb.answer.reading import Reading
from armada_kb.answer.spans import Found
from armada_kb.model.claims import GroupKind, Mode
from armada_kb.model.language import CARD, EQUIP, ICON, POSSESS

# What may stand between the noun and the verb of such a clause.
_BETWEEN = ("me", "it", "they", "be", "does", "causing", "acted_on", "adverb", "wh_inside")
_SHIPPED = frozenset({EQUIP, POSSESS, "have"})


def describing(reading: Reading, index: Index) -> frozenset[int]:
    """The words of clauses that say how a card came into its icon, or that a named card gives an icon.

    A card that is spoken of was equipped at some time, so that this tells nothing new.
    """
    own = {c.act for name in reading.names for c in index.claims_by_party.get(name, ())}
    used: set[int] = set()
    for noun in (s for s in reading.spans if s.kind in ("thing", "name")):
        icon = index.is_a(noun.id, ICON)
        if not icon and not index.is_a(noun.id, CARD):
            continue
        for act in _verbs_behind(noun, reading):
            place = _icon_behind(act.end, reading, index)
            if act.id in _SHIPPED or place or (icon and any(index.related(act.id, other) for other in own)):
                used.update(range(act.start, act.end), place)
        being = (t for c in reading.clauses for t in c.tags if t.group == "be")
        if not icon and noun.end in reading.relatives:
            used.update(*(_icon_behind(t.end, reading, index) for t in being if t.start == noun.end))
    return frozenset(used)


def required(reading: Reading, findings: Iterable[Finding], index: Index) -> frozenset[int]:
    """The words that say of a ship what the text of a named card asks of the ship that has it.

    Where something happens with the card, it is on such a ship, so that it tells nothing new.
    """
    if any(f.hypothesis.act == EQUIP for f in findings):
        return frozenset()
    asked = {
        s for name in reading.names for c in index.claims_by_party.get(name, ())
        if c.act == EQUIP and c.mode is Mode.CANNOT and name in c.parties
        for g in c.groups if g.kind is GroupKind.EXCEPTION for s in g.settings
    }  # fmt: skip
    told = [s for s in reading.spans if s.kind == "value" and s.setting in asked and not s.negated]
    return frozenset(i for s in told for i in range(s.start, s.end))


def _verbs_behind(noun: Found, reading: Reading) -> tuple[Found, ...]:
    """The acts that may be the verb of a relative clause right behind a noun, if there is one."""
    place, end = noun.end, reading.clause_of(noun).end
    tags = {t.start: t for c in reading.clauses for t in c.tags if t.group in _BETWEEN}
    names = {s.start: s.end for s in reading.spans if s.kind == "name"}
    if place not in reading.relatives | reading.contacts and (place not in tags or tags[place].group != "wh_inside"):
        return ()
    while place < end:
        found = tuple(s for s in reading.spans if s.kind == "act" and s.start == place)
        if found and not (place in tags and tags[place].group != "does"):
            return found
        if place not in tags and place not in names:
            break
        place = tags[place].end if place in tags else names[place]
    return ()


def _icon_behind(place: int, reading: Reading, index: Index) -> range:
    """The words of the icon at a place, or behind "in" or "into" there: "(put) in the extra slot"."""
    tags = {t.start: t for c in reading.clauses for t in c.tags}
    start = place
    for groups in (("on_", "as_"), ("repeat",)):
        if start in tags and tags[start].group in groups:
            start = tags[start].end
    icons = [s.end for s in reading.spans if s.kind == "thing" and s.start == start and index.is_a(s.id, ICON)]
    return range(place, max(icons)) if icons else range(0)
