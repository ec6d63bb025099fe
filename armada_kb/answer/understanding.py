"""Whether a question was understood well enough for a verdict.

A live ban, or a permission whose demand has failed, stays what it is whatever else is said; everything else can be
undone by a fact that was not understood. So a yes, a "depends" and a no out of a card's silence need every word of
the question to be accounted for, and a no by a ban needs its own act.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from armada_kb.answer.accounting import CRITICAL, Accounting, limits, neutral_words
from armada_kb.answer.clauses import Clause, ClauseKind, Tag, is_alternative, is_tag_question
from armada_kb.answer.elsewhere import said_of_others
from armada_kb.answer.index import Index
from armada_kb.answer.inquiry import Finding
from armada_kb.answer.irrelevant import Irrelevance
from armada_kb.answer.ownership import Others, others
from armada_kb.answer.reading import Reading
from armada_kb.answer.roles import Part
from armada_kb.answer.situation import parts_of
from armada_kb.answer.spans import Found
from armada_kb.datalog.outcome import Verdict
from armada_kb.model.claims import Claim, GroupKind, Mode, Role, Setting
from armada_kb.model.language import COPIES, HAVING, LATER_ROUND, SEVERAL, SHIP, SQUADRON, TOKEN
from armada_kb.model.vocabulary import ConceptKind

_JOINT = ("joining", "other", "repeat")
# What these turn round is never said by the same words in a statement alone.
_STRICT = ("negator", "leaving", "limiting")
# Whose deed or ship it is changes what is told, too.
_OWNERS = ("theirs", "other", "repeat")
# Of several copies "both" and "each" say no more than that they are several.
_COPIES = Setting(COPIES, SEVERAL)


class Doubt(StrEnum):
    """What in a question was not accounted for."""

    ASKED_WORD = "an unknown word in what is asked"
    TOLD_WORD = "an unknown word in what is told"
    NAME = "a name that no statement used"
    CARD = "a card whose text is not in the knowledge base"
    ACT = "an act that no statement speaks of"
    VALUE = "a fact that no statement speaks of"
    THING = "a thing that no statement speaks of"
    DEED = "a condition that no statement speaks of"
    CRITICAL = "a word that changes the question"
    CLASH = "facts that exclude each other"
    NEGATION = "a negation that was not understood"
    OWNER = "a card that this ship does not have"
    FORM = "a form of question that is not understood"


_ANY = frozenset(Doubt)
_UNDER_A_BAN = frozenset({
    Doubt.ASKED_WORD, Doubt.ACT, Doubt.CRITICAL, Doubt.CLASH, Doubt.NEGATION, Doubt.FORM, Doubt.CARD, Doubt.OWNER,
})  # fmt: skip
_UNDER_A_WEAK_BAN = _UNDER_A_BAN | {Doubt.TOLD_WORD}
_UNDER_A_CONVERSE = _UNDER_A_WEAK_BAN | {Doubt.NAME}


@dataclass(frozen=True, slots=True)
class Understanding:
    """The doubts about a finding, those that its verdict cannot stand beside, and the words that nothing used."""

    doubts: frozenset[Doubt]
    fatal: frozenset[Doubt]
    ignored: tuple[str, ...]

    @property
    def suffices(self) -> bool:
        """Whether the verdict of the finding may be given."""
        return not self.fatal


def _fatal(finding: Finding, index: Index) -> frozenset[Doubt]:
    outcome = finding.outcome
    if finding.hypothesis.dropped or outcome.verdict is not Verdict.NO or outcome.closed or not finding.decisive:
        return _ANY
    bans = [c for c in finding.decisive if c.mode is Mode.CANNOT and finding.hypothesis.span]
    if bans:
        # What nobody understood may be the very exception that ends a ban, or what another statement wins with.
        without_end = {c.id for c in bans if not any(g.kind is GroupKind.EXCEPTION for g in c.groups)}
        if not without_end:
            return _UNDER_A_CONVERSE
        here = frozenset(finding.case.present)
        lost = {loser for winner, loser in index.beats if here.issuperset(index.claims[winner].parties)}
        return _beside(bans) | (_UNDER_A_BAN if without_end - lost else _UNDER_A_WEAK_BAN)
    failed = {f.claim for f in outcome.failed}
    return _UNDER_A_CONVERSE if failed else _ANY


def _beside(bans: Iterable[Claim]) -> frozenset[Doubt]:
    """What no ban of general rules alone stands beside: they forbid no more than they name, and cards go first."""
    return frozenset() if any(c.parties for c in bans) else frozenset({Doubt.THING, Doubt.NAME})


def understand(
    reading: Reading,
    findings: tuple[Finding, ...],
    index: Index,
    *,
    clear: bool,
    joint: bool = False,
    settled: frozenset[int] = frozenset(),
    owned: bool = False,
) -> Understanding:
    """What of the question the findings (the first of them decides) leave unaccounted for.

    `owned` tells that the named cards are taken for those of the asker's ship; `joint` tells that the findings are
    about all named cards together, so that "both" or "a second" is accounted for;
    `settled` are the numbers of words that somebody else accounts for.
    """
    strange = others(reading, findings, index) if owned else Others()
    accounting = Accounting(reading, findings, index, joint=joint, settled=settled | strange.words)
    found = [
        *_terms(reading, accounting, Irrelevance(reading, findings, index), index),
        *_words(reading, accounting, joint=joint),
        *_changing(reading, accounting, findings, index, joint=joint),
        *((Doubt.THING, _words_of(p, reading)) for p in said_of_others(findings[0], reading, index)),
        *((Doubt.OWNER, reading.surface(s.start, s.end)) for s in strange.misplaced),
        *_uncertain(reading, accounting, findings[0]),
        *(_in_another_round(reading, accounting) if findings[0].outcome.verdict is Verdict.NO else ()),
    ]
    doubts = {doubt for doubt, _ in found}
    if not clear:
        doubts.add(Doubt.FORM)
    if any(f.situation.clashing for f in findings):
        doubts.add(Doubt.CLASH)
    fatal = frozenset(doubts) & _fatal(findings[0], index)
    return Understanding(frozenset(doubts), fatal, tuple(dict.fromkeys(words for _, words in found)))


def _terms(
    reading: Reading, accounting: Accounting, irrelevance: Irrelevance, index: Index
) -> Iterable[tuple[Doubt, str]]:
    """Terms and names that nothing used."""
    for span in reading.spans:
        doubt = _doubt(span, reading, index) if accounting.left_over(span) else None
        if not doubt or _joins_only(span, reading) or irrelevance.without_effect(span):
            continue
        lost = _done_to_a_card(span, reading, index) and not accounting.waits_for(span)
        if doubt is not Doubt.DEED or lost or not _fleshed_out(span, reading, accounting, index):
            yield doubt, reading.surface(span.start, span.end)


def _done_to_a_card(span: Found, reading: Reading, index: Index) -> bool:
    """Whether a story tells that a named card was left in another state ("X is discarded"), not a deed."""
    if span.kind != "act" or not index.concepts[(ConceptKind.ACT, span.id)].done:
        return False
    clause = reading.clause_of(span)
    before = [s for s in reading.spans if s.kind == "name" and clause.start <= s.start < span.start]
    told = reading.words[span.start].surface.lower().endswith("ed")
    return told and any(index.is_a(s.id, "upgrade") for s in before) and not clause.has("me")


def _joins_only(span: Found, reading: Reading) -> bool:
    """Whether a fact is no more than "both", of which `_changing` asks whether it was used."""
    joining = {i for t in reading.clause_of(span).tags if t.group == "joining" for i in range(t.start, t.end)}
    having = {i for s in reading.spans if s.kind == "act" and s.id in HAVING for i in range(s.start, s.end)}
    places = set(range(span.start, span.end))
    return span.kind == "value" and bool(places & joining) and places <= joining | having


def _words(reading: Reading, accounting: Accounting, *, joint: bool) -> Iterable[tuple[Doubt, str]]:
    """Words that nobody knows, and numbers that nothing used."""
    for position in reading.unknown:
        if reading.words[position].folded not in accounting.spoken and position not in accounting.used:
            yield Doubt.ASKED_WORD if reading.in_asked(position) else Doubt.TOLD_WORD, reading.words[position].surface
    # "Two X" are counted where the cards are judged together.
    copies = {s.start - 1 for s in reading.spans if s.kind == "name"} if joint else set()
    # Nor does a number count that is part of a phrase: "those two", "one another".
    neutral = neutral_words(reading)
    for position, word in enumerate(reading.words):
        # "One" is as often no number at all.
        free = position not in accounting.used and not (
            word.folded == "1" and (word.folded in accounting.spoken or _only_points(position, reading))
        )
        if word.is_number and free and reading.in_asked(position) and position not in copies | neutral:
            yield Doubt.CRITICAL, word.surface


def _only_points(position: int, reading: Reading) -> bool:
    """Whether "one" only points at what was spoken of: "one of these", "that one"."""
    return position + 1 in reading.genitives or position in reading.relatives


def _changing(
    reading: Reading, accounting: Accounting, findings: tuple[Finding, ...], index: Index, *, joint: bool
) -> Iterable[tuple[Doubt, str]]:
    """Words that change what is asked and that nothing used: "not", "twice", "another"."""
    # One card is joined with nothing: "may it go into that same slot?".
    several = len({f.case.present for f in findings}) > 1
    for clause in reading.clauses:
        if (is_tag_question(clause) or is_alternative(clause)) and clause is not reading.asked_clause:
            continue  # "…, doesn't it?", "… or is that illegal?"
        for tag in clause.tags:
            words = {reading.words[i].folded for i in range(tag.start, tag.end)}
            strict = tag.group in _STRICT or (tag.group == "sequence" and not _done_then(tag, clause, reading))
            if not accounting.used.isdisjoint(_telling_words(tag)) or (
                joint and tag.group in _JOINT and (several or tag.group != "joining")
            ):
                continue
            if tag.group == "joining" and any(
                i in accounting.used and reading.words[i].folded == "2" for i in range(clause.start, tag.start)
            ):
                continue  # "two cards both …": the number says it
            if tag.group == "joining" and any(s.kind == "value" and s.setting == _COPIES for s in accounting.accounted):
                continue  # "two copies", of which both …
            if not strict and words <= accounting.spoken:
                continue
            if tag.group == "theirs" and _only_told_of(clause, reading, accounting, index):
                continue
            if _tells_one_apart(tag, clause, reading, index) or _narrows_a_fact(tag, reading, accounting, findings[0]):
                continue
            told = tag.group in _OWNERS or tag.part == "exclusive"
            if (tag.group in CRITICAL and (told or reading.in_asked(tag.start))) or limits(tag, clause):
                yield Doubt.CRITICAL, reading.surface(tag.start, tag.end)
            elif tag.group in ("negator", "leaving") or _denies_unheard(tag, clause, reading):
                yield Doubt.NEGATION, reading.surface(tag.start, tag.end)


def _uncertain(reading: Reading, accounting: Accounting, finding: Finding) -> Iterable[tuple[Doubt, str]]:
    """Words that leave open if something used is so ("perhaps through X"), or whether the round is still the same."""
    same_round = any(s.dimension == LATER_ROUND.dimension for s in finding.outcome.defaults_used)
    for clause in reading.clauses:
        for tag in clause.tags:
            told = clause is not reading.asked_clause and any(
                tag.end <= s.start < clause.end for s in accounting.accounted
            )
            if (tag.group == "hedging" and told) or (tag.group == "elapsed" and same_round):
                yield Doubt.CRITICAL, reading.surface(tag.start, tag.end)


def _in_another_round(reading: Reading, accounting: Accounting) -> Iterable[tuple[Doubt, str]]:
    """The words for a later round of which nothing in reach speaks: what a round allows once the next allows again."""
    told = (s for s in reading.spans if s.kind == "value" and s.setting == LATER_ROUND and not s.negated)
    for span in told:
        if accounting.used.isdisjoint(range(span.start, span.end)):
            yield Doubt.CRITICAL, reading.surface(span.start, span.end)


def _telling_words(tag: Tag) -> range:
    """The words of a tag of which one must have been used: of "opponent's ship" the first, of "have no" the last."""
    if tag.group in _OWNERS:
        return range(tag.start, tag.start + 1)
    return range(tag.end - 1 if tag.group == "negator" else tag.start, tag.end)


def _tells_one_apart(tag: Tag, clause: Clause, reading: Reading, index: Index) -> bool:
    """Whether "another" stands beside the question before a ship or a squadron, which it tells from the asker's."""
    return tag.part == "one_more" and clause is not reading.asked_clause and any(
        s.start == tag.end and s.kind in ("thing", "name") and (index.is_a(s.id, SHIP) or index.is_a(s.id, SQUADRON))
        for s in reading.spans
    )  # fmt: skip


def _narrows_a_fact(tag: Tag, reading: Reading, accounting: Accounting, finding: Finding) -> bool:
    """Whether "only" stands beside the question before something that was used.

    That nothing else is so tells more than the fact itself, and a yes or a no that stands on the fact alone stands
    however the rest is. A "depends" may wait for just that.
    """
    if tag.part != "exclusive" or finding.outcome.verdict is Verdict.DEPENDS:
        return False
    tags = [t for c in reading.clauses for t in c.tags]
    if any(t.group == "negator" and t.end == tag.start for t in tags):
        return False
    if _gives_a_reason(tag, reading, accounting):
        return True
    return not reading.in_asked(tag.start) and any(s.start == tag.end for s in accounting.accounted)


def _gives_a_reason(only: Tag, reading: Reading, accounting: Accounting) -> bool:
    """Whether "only" tells thanks to which card something could be done: "that was activated only through X".

    In the clause that asks it does so in a relative clause alone.
    """
    clause = next(c for c in reading.clauses if c.start <= only.start < c.end)
    behind = [t for t in clause.tags if t.group == "with_" and t.start >= only.end]
    cards = {s.start for s in accounting.accounted if s.kind == "name"}
    told = not reading.in_asked(only.start) or any(clause.start < i <= only.start for i in reading.relatives)
    return told and any(t.end in cards for t in behind)


def _only_told_of(clause: Clause, reading: Reading, accounting: Accounting, index: Index) -> bool:
    """Whether a clause beside the question tells where the opponent's unit is or what it does, and names no card.

    Whose a unit is that statements speak of is a fact of its own; whose a card is decides whether they speak at all.
    """
    told = clause is not reading.asked_clause and clause.kind in (ClauseKind.PLAIN, ClauseKind.SITUATION)
    pieces = {s.end for s in reading.spans if s.kind == "thing" and index.is_a(s.id, TOKEN)}
    cards = any(
        s.kind == "name" and index.is_a(s.id, "card") and clause.start <= s.start < clause.end
        and s.start not in reading.mine and s.end not in pieces for s in reading.spans
    )  # fmt: skip
    return told and not cards and any(
        s.kind == "value" and clause.start <= s.start < clause.end for s in accounting.accounted
    )  # fmt: skip


def _denies_unheard(tag: Tag, clause: Clause, reading: Reading) -> bool:
    """Whether a verb is denied in a clause that only tells ("the icons do not match"), so that it must have been used.

    In the clause that asks it turns the question round.
    """
    return tag.group in ("cannot", "does_not", "ban") and clause is not reading.asked_clause


def _words_of(part: Part, reading: Reading) -> str:
    return reading.surface(part.start, part.end) if part.end > part.start >= 0 else part.id


def _done_then(tag: Tag, clause: Clause, reading: Reading) -> bool:
    """Whether "before" or "after" opens a clause of its own ("before I place it"), not only a time ("before X")."""
    return any(s.kind == "act" and tag.end <= s.start < clause.end for s in reading.spans)


def _doubt(span: Found, reading: Reading, index: Index) -> Doubt | None:
    match span.kind:
        case "name":
            if (
                not reading.in_asked(span.start)
                and not index.entities[span.id].unique
                and not index.is_a(span.id, "card")
            ):
                return Doubt.DEED  # "my ISD": a ship of a kind, as if it were called a ship
            # A card may change the very rule that decides; who does not know its text cannot rule that out.
            return Doubt.CARD if index.is_a(span.id, "upgrade") and not index.encoded(span.id) else Doubt.NAME
        case "value":
            return Doubt.VALUE
        case "act":
            if reading.nominal(span):
                return None
            return Doubt.ACT if reading.in_asked(span.start) else Doubt.DEED
        case "thing" | "quantity":
            return Doubt.THING if reading.in_asked(span.start) else Doubt.DEED
        case _:
            return Doubt.VALUE


def _fleshed_out(span: Found, reading: Reading, accounting: Accounting, index: Index) -> bool:
    """Whether what is told beside the question need not be used: only a condition ("if I …") must be.

    A story may hold more than matters. A condition whose fact was used may name the things that are in it, and an act
    that was used the one who does it.
    """
    clause = reading.clause_of(span)
    if clause.kind is not ClauseKind.SITUATION:
        return True
    acts = [s for s in accounting.accounted if s.kind == "act" and clause.start <= s.start < clause.end]
    return accounting.fulfils(span) or any(
        part.start == span.start and part.role is Role.ACTOR for act in acts for part in parts_of(reading, act, index)
    )
