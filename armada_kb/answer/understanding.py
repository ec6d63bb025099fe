"""Whether a question was understood well enough for a verdict.

A live ban, or a permission whose demand has failed, stays what it is whatever else is said; everything else can be
undone by a fact that was not understood. So a yes, a "depends" and a no out of a card's silence need every word of
the question to be accounted for, and a no by a ban needs its own act.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from armada_kb.answer.clauses import Clause, Tag
from armada_kb.answer.index import Index
from armada_kb.answer.inquiry import Finding
from armada_kb.answer.reach import vocabulary_of
from armada_kb.answer.reading import Reading
from armada_kb.answer.roles import Part
from armada_kb.answer.situation import ME, parts_of
from armada_kb.answer.spans import Found
from armada_kb.datalog.outcome import Verdict
from armada_kb.model.claims import DENYING, Claim, GroupKind, Mode, Role
from armada_kb.model.language import WINDOW
from armada_kb.model.vocabulary import ConceptKind
from armada_kb.syntax.words import fold_word, tokens

# Groups of question.lark whose words change what is asked and so must have been used.
_JOINT = ("joining", "other", "repeat")
_CRITICAL = ("number_word", "sequence", "limiting", "joining", "other", "repeat", "first", "theirs")
# What these turn round is never said by the same words in a statement alone.
_STRICT = ("negator", "limiting")


class Doubt(StrEnum):
    """What in a question was not accounted for."""

    ASKED_WORD = "an unknown word in what is asked"
    TOLD_WORD = "an unknown word in what is told"
    NAME = "a name that no statement used"
    CARD = "a card whose text is not in the knowledge base"
    ACT = "an act that no statement speaks of"
    VALUE = "a fact that no statement speaks of"
    THING = "a thing that no statement speaks of"
    CRITICAL = "a word that changes the question"
    CLASH = "facts that exclude each other"
    NEGATION = "a negation that was not understood"
    OWNER = "a card that this ship does not have"
    FORM = "a form of question that is not understood"


_ANY = frozenset(Doubt)
_UNDER_A_BAN = frozenset({
    Doubt.ASKED_WORD, Doubt.ACT, Doubt.CRITICAL, Doubt.CLASH, Doubt.NEGATION, Doubt.FORM, Doubt.CARD,
})  # fmt: skip
_UNDER_A_CONVERSE = _UNDER_A_BAN | {Doubt.NAME, Doubt.TOLD_WORD}


@dataclass(frozen=True, slots=True)
class Understanding:
    """The doubts about a finding, and the words that nothing used."""

    doubts: frozenset[Doubt]
    ignored: tuple[str, ...]

    def allows(self, finding: Finding) -> bool:
        """Whether the verdict of the finding may be given."""
        return not self.doubts & _fatal(finding)


def _fatal(finding: Finding) -> frozenset[Doubt]:
    outcome = finding.outcome
    if finding.hypothesis.dropped or outcome.verdict is not Verdict.NO or outcome.closed or not finding.decisive:
        return _ANY
    bans = [c for c in finding.decisive if c.mode is Mode.CANNOT and finding.hypothesis.span]
    if bans:
        # What nobody understood may be the very exception that ends a ban.
        lasting = [c for c in bans if not any(g.kind is GroupKind.EXCEPTION for g in c.groups)]
        return _UNDER_A_BAN if lasting else _UNDER_A_CONVERSE
    failed = {f.claim for f in outcome.failed}
    return _UNDER_A_CONVERSE if failed and finding.hypothesis.span else _ANY


def understand(
    reading: Reading, findings: tuple[Finding, ...], index: Index, *, clear: bool, joint: bool = False
) -> Understanding:
    """What of the question the findings (the first of them decides) leave unaccounted for.

    `joint` tells that the findings are about all named cards together, so that "both" or "a second" is accounted for.
    """
    finding = findings[0]
    claims = tuple(c for f in findings for c in f.claims)
    known = vocabulary_of(claims, index)
    known |= index.derived_from(frozenset(s.dimension for c in claims for g in c.groups for s in g.settings))
    # A verb that says little ("use") stands above many acts; it does not account for them.
    acts = {c.act for c in claims if not index.concepts[(ConceptKind.ACT, c.act)].light}
    subjects = acts | {f.thing for c in claims for f in c.roles}
    if joint:
        subjects.update(thing for f in findings for _, thing in f.case.roles)
        known.update(thing for f in findings for _, thing in f.case.roles)
    spoken = frozenset(w for f in findings for w in _spoken(f, index))
    doubts: set[Doubt] = set() if clear else {Doubt.FORM}
    ignored: list[str] = []
    used: set[int] = set()
    spans_used: list[Found] = []
    for span in reading.spans:
        if _accounted(span, finding, known, subjects, spoken, reading, index):
            spans_used.append(span)
            # Only a value knows its opposite; a negated thing or act says something that is not understood.
            used.update(range(span.start - (span.negated and span.kind == "value"), span.end))
    used |= _told_by_acts(reading, findings, index) | _of_the_card(reading, index)
    used |= {
        p.start - 1 for f in findings for p in f.hypothesis.parts
        if any(r is p.role for r, _ in f.case.amounts) and any(_numbered(c, p.role) for c in f.decisive or f.claims)
    }  # fmt: skip
    neutral = neutral_words(reading)
    for span in reading.spans:
        told_otherwise = any(u.kind == "value" and u.covers(span) for u in spans_used)
        hidden = not told_otherwise and _already_done(span, reading, index)
        if hidden or any(i not in used and i not in neutral for i in range(span.start, span.end)):
            doubt = _doubt(span, reading, index)
            if doubt:
                doubts.add(doubt)
                ignored.append(reading.surface(span.start, span.end))
    for position in reading.unknown:
        if reading.words[position].folded not in spoken:
            doubts.add(Doubt.ASKED_WORD if reading.in_asked(position) else Doubt.TOLD_WORD)
            ignored.append(reading.words[position].surface)
    for position, word in enumerate(reading.words):
        if word.is_number and position not in used and reading.in_asked(position) and word.folded not in spoken:
            doubts.add(Doubt.CRITICAL)
            ignored.append(word.surface)
    for clause in reading.clauses:
        for tag in clause.tags:
            free = all(i not in used for i in range(tag.start, tag.end))
            words = [reading.words[i].folded for i in range(tag.start, tag.end)]
            strict = tag.group in _STRICT or (tag.group == "sequence" and not _done_then(tag, clause, reading))
            if free and (strict or not all(w in spoken for w in words)):
                if joint and tag.group in _JOINT:
                    continue
                if tag.group in _CRITICAL and reading.in_asked(tag.start):
                    doubts.add(Doubt.CRITICAL)
                    ignored.append(reading.surface(tag.start, tag.end))
                elif tag.group == "negator":
                    doubts.add(Doubt.NEGATION)
                    ignored.append(reading.surface(tag.start, tag.end))
    if any(f.situation.clashing for f in findings):
        doubts.add(Doubt.CLASH)
    for part in _beside_the_point(finding, reading, index):
        doubts.add(Doubt.THING)
        ignored.append(reading.surface(part.start, part.end) if part.end > part.start >= 0 else part.id)
    return Understanding(frozenset(doubts), tuple(dict.fromkeys(ignored)))


def _already_done(span: Found, reading: Reading, index: Index) -> bool:
    """Whether a fact is what an act in the same words leaves behind: "X is exhausted" is no exhausting of X."""
    return span.kind == "value" and not reading.in_asked(span.start) and any(
        act.kind == "act" and span.covers(act)
        and span.setting in index.concepts[(ConceptKind.ACT, act.id)].done for act in reading.spans
    )  # fmt: skip


def _done_then(tag: Tag, clause: Clause, reading: Reading) -> bool:
    """Whether "before" or "after" opens a clause of its own ("before I place it"), not only a time ("before X")."""
    return any(s.kind == "act" and tag.end <= s.start < clause.end for s in reading.spans)


def _numbered(claim: Claim, role: Role) -> bool:
    """Whether a claim says how many, or denies it for any number."""
    return claim.mode in DENYING or any(f.amount is not None for f in claim.fillers(role))


def _beside_the_point(finding: Finding, reading: Reading, index: Index) -> Iterable[Part]:
    """The parts of the question that the claims that decided say something else of.

    A general rule says nothing about what a named card does, nor about another thing than its own; and what is treated
    as a ship is not treated as a squadron.
    """
    decisive = finding.decisive
    cards = {s.start for s in reading.spans if s.kind == "name" and index.is_a(s.id, "card")}
    if cards and decisive and not any(c.parties for c in decisive):
        act = finding.hypothesis.span
        yield from (
            p for p in finding.hypothesis.dropped if p.role is Role.OBJECT and (act is None or p.start > act.start)
        )
        yield from (p for p in finding.hypothesis.parts if p.role is Role.ACTOR and p.start in cards)
    for part in finding.hypothesis.parts:
        if part.role is Role.RESULT and not index.is_a(part.id, "card"):
            said = [f.thing for c in decisive for f in c.fillers(Role.RESULT)]
            if said and not any(index.related(part.id, thing) for thing in said):
                yield part


def _told_by_acts(reading: Reading, findings: tuple[Finding, ...], index: Index) -> set[int]:
    """The words of acts that only tell the situation ("my ship shoots at squadrons"), where the claims ask for it."""
    touched = {s.dimension for f in findings for c in f.claims for g in c.groups for s in g.settings}
    used: set[int] = set()
    for span in reading.spans:
        concept = index.concepts[(ConceptKind.ACT, span.id)] if span.kind == "act" else None
        told = {d for _, d in concept.sets} | {s.dimension for s in concept.done} if concept else set()
        if told & touched:
            used.update(range(span.start, span.end))
            for part in parts_of(reading, span, index):
                if not index.is_a(part.id, "card"):
                    used.update(range(part.start, part.end))
    return used


def _of_the_card(reading: Reading, index: Index) -> set[int]:
    """The words of a named card's own acts where they only say which thing is meant, or by what means.

    "A squadron that X chooses" and "exhaust X to …", where choosing and exhausting are what the statements about X
    speak of, tell nothing new.
    """
    names = [s for s in reading.spans if s.kind == "name"]
    before = {s.end: s.id for s in names if s.start in reading.relatives}
    behind = {s.start: s.id for s in names}

    def own(act: Found) -> bool:
        card = before.get(act.start) or behind.get(act.end)
        return card is not None and any(index.related(act.id, c.act) for c in index.claims_by_party.get(card, ()))

    return {i for s in reading.spans if s.kind == "act" and own(s) for i in range(s.start, s.end)}


def neutral_words(reading: Reading) -> set[int]:
    """Words that carry no fact by themselves: pronouns, prepositions, auxiliaries …"""
    telling = (*_CRITICAL, "negator", "cannot", "does_not")
    tags = [t for c in reading.clauses for t in c.tags if t.group not in telling]
    return {i for t in tags for i in range(t.start, t.end)}


def _spoken(finding: Finding, index: Index) -> frozenset[str]:
    """The folded words of the statements that decided, in our own words and in the claims'."""
    claims: Iterable[Claim] = finding.decisive or finding.claims
    texts = {index.statements[c.statement].says for c in claims} | {c.text for c in claims}
    return frozenset(fold_word(w.surface) for text in texts for w in tokens(text))


def _accounted(
    span: Found,
    finding: Finding,
    known: set[str],
    subjects: set[str],
    spoken: frozenset[str],
    reading: Reading,
    index: Index,
) -> bool:
    """Whether a span was used by the claims, or its words are those of the statements that decided."""
    if span == finding.hypothesis.span or span.id == ME:
        return True
    if span.kind in ("thing", "quantity", "window") and all(
        reading.words[i].folded in spoken for i in range(span.start, span.end)
    ):
        return True
    if span.kind == "name":
        # A ship or a squadron without a name of its own is one of its kind; a card and an ace are themselves.
        entity = index.entities[span.id]
        ordinary = not entity.unique and not index.is_a(span.id, "card")
        if span.id in known or (ordinary and any(k in known for k in index.general(span.id))):
            return True
        # A rule about all cards of a kind holds for a card whose own text, all of it modelled, says nothing else.
        decided = {f.thing for c in finding.decisive for f in c.roles}
        return index.complete(span.id) and any(g in decided for g in index.general(span.id))
    if span.kind == "value":
        setting = span.setting
        default = index.dimensions[setting.dimension].default if setting.dimension in index.dimensions else None
        return setting.dimension in known or (default == setting.value and not span.negated)
    if span.kind == "window":
        return WINDOW in known or any(g in known for g in index.general(span.id))
    if span.kind == "act":
        concept = index.concepts[(ConceptKind.ACT, span.id)]
        return concept.light or concept.forbids or any(index.related(span.id, s) for s in subjects)
    # A red die is a die, but what is said of black dice does not speak of it.
    return any(index.related(span.id, s) for s in subjects)


def _doubt(span: Found, reading: Reading, index: Index) -> Doubt | None:
    match span.kind:
        case "name":
            # A card may change the very rule that decides; who does not know its text cannot rule that out.
            return Doubt.CARD if index.is_a(span.id, "upgrade") and not index.encoded(span.id) else Doubt.NAME
        case "value":
            return Doubt.VALUE
        case "act":
            return Doubt.ACT if reading.in_asked(span.start) else None
        case "thing" | "quantity":
            return Doubt.THING if reading.in_asked(span.start) else None
        case _:
            return Doubt.VALUE
