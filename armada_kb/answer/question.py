"""A question with everything that was read out of it: what the parts of answering share."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property

from armada_kb.answer.answer import Kind, NameFound, Understood
from armada_kb.answer.asking import Asking, Sought, asking
from armada_kb.answer.citing import setting_words
from armada_kb.answer.hypotheses import Hypothesis, hypotheses
from armada_kb.answer.index import Index
from armada_kb.answer.phrasebook import Phrasebook
from armada_kb.answer.reading import Reading
from armada_kb.answer.situation import Fact, Situation, situation
from armada_kb.datalog.case import Asked
from armada_kb.model.vocabulary import ConceptKind
from armada_kb.syntax.words import fold_phrase

_KINDS = {
    Sought.LEGALITY: Kind.LEGAL, Sought.COUNT: Kind.COUNT, Sought.WHEN: Kind.WHEN, Sought.ORDER: Kind.ORDER,
    Sought.LIST: Kind.LIST, Sought.WHAT: Kind.WHAT, Sought.TASTE: Kind.WHAT,
}  # fmt: skip
_ASKED = {Asked.CAN: Kind.CAN, Asked.MUST: Kind.MUST, Asked.DOES: Kind.APPLIES, Asked.FORBIDDEN: Kind.CAN}


_WITH_VERB = ("can", "must", "does", "cannot", "does_not")


class Wanted(StrEnum):
    """What an answer shows only if it is asked for."""

    WHY = "why"
    WHY_NOT = "why-not"
    CHANGED = "changed"


@dataclass(frozen=True)
class Question:
    """The text, its reading, the index and the phrasebook it was read with, and facts given beside it.

    `unread` are texts that were given as facts and tell none; `first_player` is the first player's name, if given;
    `wanted` what the answer shall show beside what it always shows. Where `turned`, yes to it is
    no to what was asked. `unsaid` are facts of the reading that it asks for and does not tell.
    """

    text: str
    reading: Reading
    index: Index
    book: Phrasebook
    added: Situation = Situation(())
    unread: tuple[str, ...] = ()
    first_player: str | None = None
    turned: bool = False
    wanted: frozenset[Wanted] = frozenset()
    unsaid: frozenset[Fact] = frozenset()

    @cached_property
    def asking(self) -> Asking:
        found = asking(self.reading, self.index)
        return replace(found, inverted=not found.inverted) if self.turned else found

    @cached_property
    def facts(self) -> Situation:
        told = (*situation(self.reading, self.index).facts, *self.added.facts)
        return Situation(tuple(f for f in told if f not in self.unsaid))

    @cached_property
    def hypotheses(self) -> tuple[Hypothesis, ...]:
        return hypotheses(self.reading, self.index, self.asking)

    @cached_property
    def light(self) -> bool:
        """Whether what is asked has a verb that says little by itself (help, work …; not the "has" of a duty)."""
        duties = [t for t in self.reading.asked_clause.tags if t.group == "duty"]
        acts = [
            s for s in self.reading.spans
            if s.kind == "act" and self.reading.in_asked(s.start)
            and not any(t.start <= s.start and s.end <= t.end for t in duties)
        ]  # fmt: skip
        return any(self.index.concepts[(ConceptKind.ACT, s.id)].light for s in acts)

    @cached_property
    def doing(self) -> frozenset[int]:
        """The numbers of the words of the verb, where the question is whether a card does something.

        Beside another card, only a verb counts of which the card's statements do not speak: they may allow it.
        """
        clause, reading = self.reading.asked_clause, self.reading
        if clause.opening not in ("can", "does"):
            return frozenset()
        start = clause.tags[0].end
        card = next((s for s in reading.spans if s.kind == "name" and s.start == start), None)
        if card is None or not self.index.is_a(card.id, "upgrade") or not self.index.complete(card.id):
            return frozenset()
        verb = next((s for s in reading.spans if s.kind == "act" and 0 <= s.start - card.end <= 1), None)
        if verb is None or verb.negated or any(t.group == "be" and t.end == verb.start for t in clause.tags):
            return frozenset()
        own = self.index.claims_by_party.get(card.id, ())
        if len(self.cards) > 1 and any(self.index.related(verb.id, c.act) for c in own):
            return frozenset()
        return frozenset(range(verb.start, verb.end))

    @property
    def verb_unknown(self) -> bool:
        """Whether a question with an auxiliary ("does the mine go?") has no verb that is a term of the game.

        "Can it be a unique one?" has "be".
        """
        acts = any(s.kind == "act" and self.reading.in_asked(s.start) for s in self.reading.spans)
        clause = self.reading.asked_clause
        return clause.opening in _WITH_VERB and not acts and not any(t.group == "be" for t in clause.tags[1:])

    @property
    def names(self) -> tuple[str, ...]:
        return self.reading.names

    @cached_property
    def cards(self) -> tuple[str, ...]:
        """The named cards and aces: what has a text of its own, unlike a ship or a squadron of a kind."""
        return tuple(n for n in self.names if self.index.is_a(n, "card") or self.index.entities[n].unique)

    @property
    def kind(self) -> Kind:
        sought = self.asking.sought
        if sought in _KINDS:
            return _KINDS[sought]
        if sought is Sought.EFFECT and len(self.names) > 1:
            return Kind.INTERACTS
        return _ASKED[self.asking.asked]

    def understood(self, ignored: tuple[str, ...] = (), facts_used: Situation | None = None) -> Understood:
        """How the question was read, for the asker: of the facts those that the answer used, where they are known."""
        names = tuple(NameFound(id, named.words) for named, id in self.reading.entities)
        told = self.facts if facts_used is None else facts_used
        facts = tuple(setting_words(s, self.index) for s in told.given)
        acts = [self.index.concepts[(ConceptKind.ACT, h.act)].phrases[0] for h in self.hypotheses if h.act]
        asked = f"{self.asking.asked} {' / '.join(acts)}".strip() if acts else str(self.asking.asked)
        if self.asking.sought not in (Sought.VERDICT, Sought.EFFECT):
            asked = str(self.asking.sought)
        return Understood(names, facts, asked, ignored)

    @cached_property
    def canonical_words(self) -> frozenset[str]:
        """The folded words of the question, and of the canonical phrase of every term in it."""
        words = {w.folded for w in self.reading.words}
        for span in self.reading.spans:
            if span.kind != "name":
                concept = self.index.concepts.get((ConceptKind(span.kind), span.id))
                words.update(w for p in (concept.phrases[:1] if concept else ()) for w in fold_phrase(p))
        return frozenset(words)
