"""Facts that are told beside what is asked and cannot change the answer, as nothing that could be asked for hangs on
them, or as they only say once more that a card does what it does.
"""

from __future__ import annotations

from functools import cached_property

from armada_kb.answer.clauses import ClauseKind
from armada_kb.answer.index import Index
from armada_kb.answer.inquiry import Finding
from armada_kb.answer.reading import Reading
from armada_kb.answer.spans import Found
from armada_kb.datalog.outcome import Verdict
from armada_kb.model.claims import DENYING, Claim, GroupKind, Setting, asked_dimensions
from armada_kb.model.language import LATER_ROUND, UNIT
from armada_kb.model.vocabulary import ConceptKind


class Irrelevance:
    """What of a question can be left out beside the findings; the first of them decides."""

    def __init__(self, reading: Reading, findings: tuple[Finding, ...], index: Index) -> None:
        self._reading, self._findings, self._index = reading, findings, index

    def without_effect(self, span: Found) -> bool:
        """Whether a fact cannot change the answer.

        In a story, no statement about a named card speaks of its dimension, and no general rule about what these
        statements or the question are about. A "depends" may wait for just that fact in other words, and so may a
        card's silence. Elsewhere it fulfils what the statements demand.
        """
        outcome = self._findings[0].outcome
        if self._question_alone(span):
            return True
        if span.kind != "value" or outcome.closed or span.negated:
            return False
        told = [s.setting for s in self._told_by(span)]
        if LATER_ROUND in told:
            return False  # what else is told may have been so in that round alone
        if outcome.verdict is Verdict.DEPENDS:
            return self._in_a_story(span) and not any(t.dimension in self._spoken_of | self._waited_for for t in told)
        if outcome.verdict not in (Verdict.YES, Verdict.NO):
            return False
        if self._in_a_story(span):
            return all(t.dimension not in self._spoken_of or self._fulfils(t) for t in told)
        return outcome.verdict is Verdict.YES and all(t.dimension in self._spoken_of and self._fulfils(t) for t in told)

    def _told_by(self, span: Found) -> list[Found]:
        """The facts that share words with a term."""
        return [s for s in self._reading.spans if s.kind == "value" and s.start < span.end and span.start < s.end]

    def _describes(self, span: Found) -> bool:
        """Whether words only say of what kind a unit is: "a droid squadron"."""
        return any(
            s.kind == "thing" and s.start > span.start and s.end == span.end and self._index.is_a(s.id, UNIT)
            for s in self._reading.spans
        )

    def _in_a_story(self, span: Found) -> bool:
        """Whether a term stands beside the question in a clause that only tells."""
        plain = self._reading.clause_of(span).kind is ClauseKind.PLAIN
        return plain and not self._reading.in_asked(span.start)

    def _question_alone(self, span: Found) -> bool:
        """Whether words of a story tell only what would tell questions apart, if asked: "X picks out my ship"."""
        dimensions = self._index.dimensions
        return span.kind == "value" and self._in_a_story(span) and all(
            s.setting.dimension in dimensions and dimensions[s.setting.dimension].of_question
            for s in self._told_by(span)
        )  # fmt: skip

    @cached_property
    def _speaking(self) -> tuple[Claim, ...]:
        """All statements about the named cards and no others, and the general rules on the same acts.

        A verb that says little ("use") stands above most acts, and makes no rule one on the same.
        """
        index = self._index
        names = self._reading.names
        own = tuple(c for n in names for c in index.claims_by_party.get(n, ()) if set(names).issuperset(c.parties))
        acts = {c.act for c in own} | {f.hypothesis.act for f in self._findings if f.hypothesis.act}
        acts = {act for act in acts if not index.concepts[(ConceptKind.ACT, act)].light}
        return (*own, *(c for c in index.general_claims if any(index.related(c.act, act) for act in acts)))

    @cached_property
    def _spoken_of(self) -> frozenset[str]:
        """The dimensions of all that speaks, and those that they can be derived from."""
        found = asked_dimensions(self._speaking)
        return found | self._index.derived_from(found, self._reading.names)

    @cached_property
    def _waited_for(self) -> frozenset[str]:
        """The dimensions that a "depends" waits for, and those that the same words may tell of."""
        waited = {s.dimension for group in self._findings[0].outcome.open_settings for s in group.settings}
        return frozenset(waited).union(*(self._index.kin(d) for d in waited))

    def _fulfils(self, told: Setting) -> bool:
        """Whether a fact does no more than meet what the statements demand of its dimension.

        None of them denies something where it holds, or allows something only where it does not.
        """
        index = self._index
        if told.dimension not in index.dimensions or index.dimensions[told.dimension].numeric:
            return False
        asked = False
        for claim in self._speaking:
            for group in claim.groups:
                here = [s for s in group.settings if s.dimension == told.dimension]
                if not here:
                    continue
                asked = True
                may_hold = any(index.related(str(told), str(s)) for s in here)
                denying = claim.mode in DENYING or group.kind is GroupKind.EXCEPTION
                if may_hold if denying else not any(index.is_a(str(told), str(s)) for s in here):
                    return False
        return asked
