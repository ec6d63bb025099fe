"""The moments of cards: which of their claims say when they come up, and when that is."""

from __future__ import annotations

from collections.abc import Iterable

from armada_kb.answer.index import OWN_TEXT, TIMING, Index
from armada_kb.answer.question import Question
from armada_kb.model.claims import DENYING, Claim, GroupKind, Role, Setting
from armada_kb.model.language import SHARED_TIMING
from armada_kb.model.vocabulary import ConceptKind, Window

_BESIDE = 2  # so many words at most stand between a card and what is done with it


def timed(card: str, index: Index) -> tuple[Claim, ...]:
    """The claims of a card's own statements that name a window: its timing first, then its text, then rulings."""
    rank = {TIMING: 0, OWN_TEXT: 1}
    claims = [
        c for c in index.claims_by_party.get(card, ()) if c.windows and index.statements[c.statement].home == card
    ]
    ranked = sorted(claims, key=lambda c: (rank.get(index.statements[c.statement].section, 2), c.id))
    best = rank.get(index.statements[ranked[0].statement].section, 2) if ranked else 2
    return tuple(c for c in ranked if best == 2 or rank.get(index.statements[c.statement].section, 2) < 2)


def moment(card: str, frame: Iterable[str], question: Question) -> tuple[Window, tuple[str, ...]] | None:
    """A card's window: within the frame that the question names if there is one, else its first.

    With it, the statement that says so. Of a card without a timing of its own, what others say of its moment counts.
    """
    index = question.index
    every = timed(card, index) or _told_elsewhere(card, question)
    claims = _near_acts(every, card, question)
    windows = {w: c for c in reversed(claims) for w in c.windows}
    framed = {w: c for w, c in windows.items() if any(index.is_a(w, f) for f in frame)}
    chosen = framed or windows
    if not chosen:
        return None
    first = min(chosen, key=lambda w: index.windows[w].position)
    timing = [c.statement for c in every if first in c.windows]
    return index.windows[first], tuple(dict.fromkeys(timing))[:1]


def _told_elsewhere(card: str, question: Question) -> tuple[Claim, ...]:
    """What statements on other cards say of the moment of one: what it does then, or that two come up together.

    They count where everything that they need is named.
    """
    index, present = question.index, set(question.names)
    return tuple(
        c for c in index.claims_by_party.get(card, ())
        if c.windows and present.issuperset(c.parties)
        and (_done_by(c, card) or any(f.thing == SHARED_TIMING for f in c.fillers(Role.OBJECT)))
    )  # fmt: skip


def _done_by(claim: Claim, card: str) -> bool:
    return any(f.thing == card for f in claim.fillers(Role.ACTOR))


def _near_acts(claims: tuple[Claim, ...], card: str, question: Question) -> tuple[Claim, ...]:
    """Of a card with several moments, those of the act named right beside it ("X setting squads aside") or done with it
    ("launch squads with X"), else of what is asked.
    """
    reading = question.reading
    places = [n.end for n, id in reading.entities if id == card]
    by = {t.end: t.start for c in reading.clauses for t in c.tags if t.group == "with_"}
    means = [by[n.start] for n, id in reading.entities if id == card and n.start in by]
    acts = [s for s in reading.spans if s.kind == "act"]
    light = {c.id for c in question.index.kb.vocabulary.concepts if c.kind is ConceptKind.ACT and c.light}
    asked = {s.id for s in acts if reading.in_asked(s.start)} - light
    beside = {s.id for s in acts if any(0 <= s.start - p <= _BESIDE for p in places)}
    # "The squadrons set aside with X": what describes a thing is not what is done.
    things = {s.end for s in reading.spans if s.kind in ("thing", "name")}
    beside |= {
        s.id for s in acts if s.start not in things and any(0 <= start - s.end <= _BESIDE for start in means)
    } - light
    near = tuple(c for c in claims if any(question.index.related(c.act, act) for act in beside))
    return near or tuple(c for c in claims if c.act in asked) or claims


def leaves(card: str, window: str, present: frozenset[str], index: Index) -> tuple[Setting, ...]:
    """What holds once the effect of a card has been used in a window, beyond the card's own state."""
    found: set[Setting] = set()
    for claim in index.claims_by_party.get(card, ()):
        own = index.statements[claim.statement].home == card and not any(
            f.role is Role.ACTOR and f.thing != card and f.thing in index.entities for f in claim.roles
        )
        speaks = claim.mode not in DENYING and window in claim.windows and present.issuperset(claim.parties)
        if not speaks or not (own or _done_by(claim, card)):
            continue
        if not any(index.is_a(f.thing, "card") for f in claim.fillers(Role.OBJECT) if f.thing in index.entities):
            found.update(index.concepts[(ConceptKind.ACT, claim.act)].done)
    return tuple(sorted(found))


def needs(card: str, window: str, present: frozenset[str], index: Index) -> tuple[Setting, ...]:
    """The single settings that every use of a card's effect in a window demands."""
    claims = [
        c for c in index.claims_by_party.get(card, ())
        if c.mode not in DENYING and window in c.windows and present.issuperset(c.parties)
        and index.statements[c.statement].home == card
    ]  # fmt: skip
    demands = [{g.settings[0] for g in c.groups if g.kind is GroupKind.COND and len(g.settings) == 1} for c in claims]
    return tuple(sorted(set.intersection(*demands))) if demands else ()


def bars(card: str, present: frozenset[str], index: Index) -> dict[Setting, tuple[str, ...]]:
    """The single settings under which a card's effect cannot be used, with the statements that say so."""
    found: dict[Setting, list[str]] = {}
    for claim in index.claims_by_party.get(card, ()):
        if claim.mode not in DENYING or not present.issuperset(claim.parties):
            continue
        about = any(f.thing == card for f in claim.roles if f.role in (Role.OBJECT, Role.ACTOR))
        conditions = [g for g in claim.groups if g.kind is GroupKind.COND]
        if about and len(conditions) == 1 and len(conditions[0].settings) == 1 and len(claim.groups) <= 2:
            found.setdefault(conditions[0].settings[0], []).append(claim.statement)
    return {setting: tuple(dict.fromkeys(ids)) for setting, ids in found.items()}
