"""Which words of a question the findings account for."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from armada_kb.answer.antecedents import card_meant
from armada_kb.answer.clauses import BOUNDS, Clause, ClauseKind, Tag
from armada_kb.answer.comparing import in_a_row
from armada_kb.answer.coupling import coupled
from armada_kb.answer.describing import describing, required
from armada_kb.answer.index import Index
from armada_kb.answer.inquiry import Finding
from armada_kb.answer.reach import vocabulary_of
from armada_kb.answer.reading import Reading
from armada_kb.answer.roles import PREPOSITIONS
from armada_kb.answer.situation import ME, parts_of, times_of_deeds
from armada_kb.answer.spans import Found
from armada_kb.answer.using import is_used
from armada_kb.answer.whose import bearers, enemies
from armada_kb.datalog.outcome import Verdict
from armada_kb.model.claims import DENYING, Claim, GroupKind, Role, asked_dimensions
from armada_kb.model.language import COPIES, EQUIP, OTHER_SIZE, OWN_SIZE, TARGET
from armada_kb.model.vocabulary import ConceptKind, Job
from armada_kb.syntax.words import fold_word, tokens

# Groups of question.lark whose words change what is asked and so must have been used.
CRITICAL = ("number_word", "sequence", "limiting", "joining", "other", "repeat", "first", "theirs")


class Accounting:
    """The words of a question against the claims that it reached; the first of the findings decides.

    `joint` tells that the findings are about all named cards together; `settled` are the numbers of words that are
    accounted for otherwise.
    """

    def __init__(
        self, reading: Reading, findings: tuple[Finding, ...], index: Index, *, joint: bool,
        settled: frozenset[int] = frozenset(),
    ) -> None:  # fmt: skip
        self._settled = settled
        self._reading, self._findings, self._index, self._joint = reading, findings, index, joint
        self._conditions = reading.conditions
        self.spoken = frozenset(w for f in findings for w in _spoken(f, index))

    @cached_property
    def accounted(self) -> tuple[Found, ...]:
        """The terms and names that the claims use, or whose words are those of the statements that decided."""
        claims = tuple(c for f in self._findings for c in f.claims)
        known = vocabulary_of(claims, self._index)
        asked = asked_dimensions(claims)
        known |= self._index.derived_from(asked, self._reading.names)
        # "It countered from the left. Can another zone attack?": what is compared was told.
        compared = {d.compares.of for d in self._index.dimensions.values() if d.compares and d.id in asked}
        # A verb that says little ("use") stands above many acts; it does not account for them.
        acts = {c.act for c in claims if not self._index.concepts[(ConceptKind.ACT, c.act)].light}
        subjects = acts | {f.thing for c in claims for f in c.roles}
        if self._joint:
            subjects.update(thing for f in self._findings for _, thing in f.case.roles)
            known.update(thing for f in self._findings for _, thing in f.case.roles)
        first = self._findings[0]
        return tuple(
            s for s in self._reading.spans
            if is_used(s, first, known, subjects, self.spoken, self._reading, self._index)
            or (s.kind == "value" and s.setting.dimension in compared and not self._reading.in_asked(s.start))
        )  # fmt: skip

    @cached_property
    def used(self) -> frozenset[int]:
        """The numbers of the words that are accounted for."""
        # Only a value knows its opposite; a negated thing or act says something that is not understood.
        used = {i for s in self.accounted for i in range(_told_from(s), s.end)}
        used |= _told_by_acts(self._reading, self._findings, self._index) | _of_the_card(self._reading, self._index)
        used |= {
            p.start - 1 for f in self._findings for p in f.hypothesis.parts
            if any(r is p.role for r, _ in f.case.amounts) and any(_numbered(c, p.role) for c in f.decisive or f.claims)
        }  # fmt: skip
        # "My small ship" tells whose size it is, which is a fact of its own.
        facts = (f for finding in self._findings for f in finding.situation.facts)
        used |= {i for f in facts if f.setting.dimension in (OWN_SIZE, OTHER_SIZE) for i in range(f.start, f.end)}
        used |= self._in_a_row | self._coupled | self._earlier | _of_a_side(self._reading, self._touched, self._index)
        used |= required(self._reading, self._findings, self._index) | describing(self._reading, self._index)
        used |= {
            i for s in self._reading.spans if s.kind == "thing"
            and card_meant(s.id, s.start, self._reading, self._index) for i in range(s.start, s.end)
        }  # fmt: skip
        used |= bearers(self._reading, self.accounted, self._index)
        if COPIES in asked_dimensions(c for f in self._findings for c in f.claims):
            used |= {s.start - 1 for s in self._reading.spans if s.kind == "name" and self._reading.numbered(s)}
        return frozenset(used | self._settled)

    @cached_property
    def _touched(self) -> frozenset[str]:
        """The dimensions that the claims in reach ask for, and those that they can be derived from."""
        touched = asked_dimensions(c for f in self._findings for c in f.claims)
        return touched | self._index.derived_from(touched, self._reading.names)

    @cached_property
    def _in_a_row(self) -> set[int]:
        """The words of a row that tells in what several deeds differ, where the claims in reach ask for that."""
        index = self._index
        compared = (d.compares for d in index.dimensions.values() if d.compares and d.id in self._touched)
        rows = (in_a_row(c, self._reading, index) for c in compared)
        words = {i for row in rows if row for i in range(row[0].start, row[-1].end)}
        return words | {i for i in (w + 1 for w in words) if i < len(self._reading.words) and self._sums_up(i)}

    @cached_property
    def _coupled(self) -> set[int]:
        """The words of what a question couples, where the claims in reach ask for the two."""
        found = [m for setting, m in coupled(self._reading, self._index) if setting.dimension in self._touched]
        return {i for members in found for span in members for i in range(span.start, span.end)}

    def _sums_up(self, place: int) -> bool:
        """Whether a word only says of a row before it that it goes together: "front, left and rear, all at once"."""
        return self._reading.words[place].folded in self._index.helping(Job.SUMMING)

    @cached_property
    def _earlier(self) -> frozenset[int]:
        """The words that tell when a deed was done of which the claims in reach ask."""
        times = times_of_deeds(self._reading, self._index)
        return frozenset(i for i, left in times.items() if any(s.dimension in self._touched for s in left))

    def left_over(self, span: Found) -> bool:
        """Whether a term or name tells something that nothing used."""
        told_otherwise = any(u.kind == "value" and u.covers(span) for u in self.accounted)
        if not told_otherwise and _already_done(span, self._reading, self._index):
            return True
        if self._passed_over(span) or (self._all_that_is_asked(span) and span not in self.accounted):
            return True
        neutral = neutral_words(self._reading)
        return any(i not in self.used and i not in neutral for i in range(span.start, span.end))

    def waits_for(self, deed: Found) -> bool:
        """Whether a "depends" speaks of a deed in its own words, so that it may wait for the way it was done."""
        verdict = self._findings[0].outcome.verdict
        return verdict is Verdict.DEPENDS and self._reading.words[deed.start].folded in self.spoken

    def fulfils(self, condition: Found) -> bool:
        """Whether a fact or a moment was used that the same condition tells: its clause, else its words."""
        clause = self._reading.clause_of(condition)
        whole = clause if clause.kind is ClauseKind.SITUATION else condition
        inside = range(whole.start, whole.end)
        touched = self._touched
        # What repeats a presumption about something else tells nothing of this.
        return any(
            s.start in inside
            and (s == condition or s.kind == "window" or (s.kind == "value" and s.setting.dimension in touched))
            for s in self.accounted
        )

    def _all_that_is_asked(self, span: Found) -> bool:
        """Whether a card's silence decides where a clause asks for a fact and no more, without a verb: "…, still red?".

        That the card says nothing of other acts is no answer to that.
        """
        clause = self._reading.asked_clause
        acts = any(s.kind == "act" and s.start < span.end and span.start < s.end for s in self._reading.spans)
        if acts or not self._findings[0].outcome.closed:
            return False
        words = set(range(clause.start, clause.end)) - neutral_words(self._reading)
        inside = set(range(span.start, span.end))
        return span.kind == "value" and not clause.opening and bool(words) and words <= inside

    def _passed_over(self, span: Found) -> bool:
        """Whether a condition tells a fact or a moment that was not used, though its words were otherwise.

        That an attack is what the claims speak of does not tell that it may be a Salvo attack.
        """
        fact = span.kind in ("value", "window") and span.length > 1
        told = span.start in self._conditions and span.start not in self._earlier
        return fact and told and not self.fulfils(span)


def _told_from(span: Found) -> int:
    """Where the words of an accounted term begin: with its denial, if it is a value."""
    return span.negated_start if span.kind == "value" else span.start


def limits(tag: Tag, clause: Clause) -> bool:
    """Whether "at most", "minimum" … limits what a clause says; where it asks how many, that is what is asked."""
    return tag.part in BOUNDS and clause.opening != "count"


def neutral_words(reading: Reading) -> set[int]:
    """Words that carry no fact by themselves: pronouns, prepositions, auxiliaries …"""
    telling = (*CRITICAL, "negator", "leaving", "cannot", "does_not", "own", "approval")
    tags = [t for c in reading.clauses for t in c.tags if t.group not in telling and not limits(t, c)]
    return {i for t in tags for i in range(t.start, t.end)}


def _spoken(finding: Finding, index: Index) -> frozenset[str]:
    """The folded words of the statements that decided, in our own words and in the claims'.

    What a claim concedes ("even if …") is none of it where that is not told.
    """
    told = {f.setting.dimension for f in finding.situation.facts}
    claims: Iterable[Claim] = [
        c for c in finding.decisive or finding.claims
        if all(any(s.dimension in told for s in g.settings) for g in c.groups if g.kind is GroupKind.CONCESSION)
    ]  # fmt: skip
    texts = {index.statements[c.statement].says for c in claims} | {c.text for c in claims}
    return frozenset(fold_word(w.surface) for text in texts for w in tokens(text))


def _already_done(span: Found, reading: Reading, index: Index) -> bool:
    """Whether a fact is what an act in the same words leaves behind: "X is exhausted" is no exhausting of X."""
    return span.kind == "value" and not reading.in_asked(span.start) and any(
        act.kind == "act" and span.covers(act)
        and span.setting in index.concepts[(ConceptKind.ACT, act.id)].done for act in reading.spans
    )  # fmt: skip


def _numbered(claim: Claim, role: Role) -> bool:
    """Whether a claim says how many, or denies it for any number."""
    return claim.mode in DENYING or any(f.amount is not None for f in claim.fillers(role))


def _told_by_acts(reading: Reading, findings: tuple[Finding, ...], index: Index) -> set[int]:
    """The words of acts that only tell the situation ("my ship shoots at squadrons"), where the claims ask for it."""
    touched = asked_dimensions(c for f in findings for c in f.claims)
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


def _of_a_side(reading: Reading, touched: frozenset[str], index: Index) -> set[int]:
    """The words that say of what is attacked that it is the opponent's, or of a named unit of whose side claims ask.

    Nobody attacks anything else, so that of a target it tells nothing, nor of who attacks the asker's ship.
    """
    sides = enemies(reading)
    told = {s.setting.dimension for s in reading.spans if s.kind == "value"}
    used = {
        sides[s.start] for s in reading.spans
        if s.start in sides and s.kind == "name"
        and any(h.dimension in touched and h.dimension not in told for h in index.hostile(s.id))
    }  # fmt: skip
    whole = {t.start: t for c in reading.clauses for t in c.tags if t.group == "theirs"}
    for act in (s for s in reading.spans if s.kind == "act"):
        if (Role.OBJECT, TARGET) in index.concepts[(ConceptKind.ACT, act.id)].sets:
            parts = parts_of(reading, act, index)
            end = reading.clause_of(act).end
            mine = any(p.role is Role.OBJECT and (p.id == ME or p.start in reading.mine) for p in parts)
            mine |= any(act.end <= i < end for i in reading.mine & reading.genitives)  # "he shoots a zone of my ship"
            roles = (Role.OBJECT, Role.ACTOR) if mine else (Role.OBJECT,)
            sided = [p for p in parts if p.role in roles and not p.pronoun]
            places = {p.start for p in sided} | {p.start - 1 for p in sided}
            used |= {i for i in places if i in whole and any(whole[i].end in (p.start, p.end) for p in sided)}
    return used


def _of_the_card(reading: Reading, index: Index) -> set[int]:
    """The words of a named card's own acts where they only say which thing is meant, or by what means.

    "A squadron that X chooses", "chosen with X" and "exhaust X to …", where choosing and exhausting are what the
    statements about X speak of, tell nothing new; nor does "a ship that carries X".
    """
    governing = {t.start: t.end for c in reading.clauses for t in c.tags if t.group in PREPOSITIONS}
    names = [s for s in reading.spans if s.kind == "name"]
    before = {s.end: s.id for s in names if s.start in reading.relatives}
    behind = {s.start: s.id for s in names}

    def own(act: Found) -> bool:
        described = act.start in reading.relatives or reading.progressive(act)
        if act.id == EQUIP and described and act.end in behind:
            return True
        card = before.get(act.start) or behind.get(act.end) or behind.get(governing.get(act.end, -1))
        return card is not None and any(index.related(act.id, c.act) for c in index.claims_by_party.get(card, ()))

    return {i for s in reading.spans if s.kind == "act" and own(s) for i in range(s.start, s.end)}
