"""Which claims a question is about, and how much of it they explain."""

from __future__ import annotations

from collections.abc import Iterable

from armada_kb.answer.hypotheses import Hypothesis
from armada_kb.answer.index import Index
from armada_kb.answer.reading import Reading
from armada_kb.datalog.slices import lets_use
from armada_kb.model.claims import Claim, Group, GroupKind, Mode, Role
from armada_kb.model.language import WHOLE_CARD, WINDOW
from armada_kb.model.vocabulary import ConceptKind


def in_question(claim: Claim, said: frozenset[str], index: Index) -> bool:
    """Whether a general rule's scope is something that the question speaks of, or that is presumed or derived.

    A rule about exhausted cards has nothing to say to a question that does not speak of the card's state. The same
    holds for what is said of a card as a whole in certain situations.
    """
    return all(_spoken_of(g, said, index) for g in claim.groups if g.kind is GroupKind.SCOPE)


def bears_on(claim: Claim, said: frozenset[str], index: Index) -> bool:
    """Whether all conditions of a general rule are spoken of: beside a card's own text, nothing else calls it up."""
    return all(_spoken_of(g, said, index) for g in claim.groups if g.kind is not GroupKind.EXCEPTION)


def _spoken_of(group: Group, said: frozenset[str], index: Index) -> bool:
    return any(s.dimension in said or index.settled(s.dimension, said) for s in group.settings)


def effects(claims: tuple[Claim, ...], index: Index) -> tuple[Claim, ...]:
    """The claims of named cards that say whether something is so; those that only say when it is do not count."""

    def only_when(claim: Claim) -> bool:
        light = index.concepts[(ConceptKind.ACT, claim.act)].light
        return light and bool(claim.windows) and all(s.dimension == WINDOW for g in claim.groups for s in g.settings)

    def beside(claim: Claim) -> bool:
        """Whether a claim denies of one thing, in whatever case, what others say of things of other kinds."""
        said = [c for c in claims if c.parties and c.act == claim.act and c.mode is Mode.DOES]
        return claim.mode is Mode.DOES_NOT and not claim.groups and bool(said) and all(
            any(
                not any(index.related(a.thing, b.thing) for a in claim.fillers(role) for b in other.fillers(role))
                for role in (Role.ACTOR, Role.OBJECT) if claim.fillers(role) and other.fillers(role)
            )
            for other in said
        )  # fmt: skip

    return tuple(c for c in claims if c.parties and not only_when(c) and not beside(c))


def reaches(claim: Claim, hypothesis: Hypothesis, index: Index) -> bool:
    """Whether a claim is about the act and the parts of a hypothesis."""
    if claim.act == WHOLE_CARD:
        return True
    if hypothesis.act is not None and not index.related(hypothesis.act, claim.act):
        return False
    if hypothesis.act and lets_use(claim, hypothesis.act, index.kb.vocabulary):
        return False
    for role in (Role.ACTOR, Role.OBJECT):
        asked = hypothesis.part(role)
        if asked and any(not index.related(asked, f.thing) for f in claim.fillers(role)):
            return False
    if _of_another_subject(claim, hypothesis, index):
        return False
    # What was left out as being no part must not be of the kind that the claim speaks of: red is not black.
    return not any(
        set(index.general(part.id)) & set(index.general(f.thing))
        for part in hypothesis.dropped for f in claim.fillers(part.role)
    )  # fmt: skip


def _of_another_subject(claim: Claim, hypothesis: Hypothesis, index: Index) -> bool:
    """Whether a claim says of something else that it does an act by itself: that a target counts tells of no card.

    Who suffers an act ("is it counted?") is what does it, where nothing is acted on ("it counts as one").
    """
    if claim.fillers(Role.OBJECT) or hypothesis.part(Role.ACTOR) or hypothesis.span is None:
        return False
    subjects = [f.thing for f in claim.fillers(Role.ACTOR)]
    before = (p for p in (*hypothesis.parts, *hypothesis.dropped) if p.start < hypothesis.span.start)
    suffering = [p.id for p in before if p.role is Role.OBJECT]
    return bool(subjects and suffering) and not any(
        index.related(one, other) for one in suffering for other in subjects
    )


def explains(reading: Reading, hypothesis: Hypothesis, claims: tuple[Claim, ...], index: Index) -> float:
    """How much of the question the reached claims account for; the higher the better."""
    known = vocabulary_of(claims, index)
    score = 0.0
    for span in reading.spans:
        if span.kind == "act" and span != hypothesis.span:
            continue
        weight = 1.0 if reading.in_asked(span.start) else 0.5
        id = span.setting.dimension if span.kind == "value" else span.id
        score += weight if id in known else -0.6 * weight
    if hypothesis.span is not None:
        score += 0.3 * hypothesis.span.length
    if any(c.act == hypothesis.act and c.parties for c in claims):
        score += 1.0
    return score


def vocabulary_of(claims: Iterable[Claim], index: Index) -> set[str]:
    """Every id that claims speak of: acts, things with what they are and are not more than, dimensions, names."""
    known: set[str] = set()
    for claim in claims:
        known.update(index.general(claim.act))
        known.update(claim.parties)
        known.update(claim.windows)
        for filler in claim.roles:
            known.update(index.general(filler.thing))
        for group in claim.groups:
            for setting in group.settings:
                known.add(setting.dimension)
                known.update(index.general(str(setting)))
                known.add(setting.value)
    return known
