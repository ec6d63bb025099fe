"""A question as it was understood: `read` puts the steps of reading together (the stage `from_question`)."""

from __future__ import annotations

from dataclasses import dataclass

from armada_kb.answer.apart import with_particles
from armada_kb.answer.clauses import BREAKS, Clause, ClauseKind, asked_clause, clauses, tails
from armada_kb.answer.curtailing import with_curtailed
from armada_kb.answer.eliding import with_elided
from armada_kb.answer.index import Index
from armada_kb.answer.phrasebook import Phrasebook
from armada_kb.answer.renaming import with_renamed
from armada_kb.answer.roles import PREPOSITIONS
from armada_kb.answer.spans import RANGE, Found, Named, choose, find_spans, names_in, without_descriptions
from armada_kb.answer.verbing import with_cards_as_verbs
from armada_kb.model.language import HAVING
from armada_kb.syntax.words import (
    DEFINITE,
    DETERMINERS,
    GENITIVE,
    HIS,
    INDEFINITE,
    MINE,
    RELATIVE,
    RELATIVES_BEING,
    Token,
)

# "Without setting it off" says what must not come of it; any other negation of an act is another question.
_UNDER_CONDITION = ("during_", "other_preposition")


@dataclass(frozen=True, slots=True)
class Reading:
    """Words, clauses, terms and names of a question, and which clause asks.

    `entities` are the named things in order of mention; `ambiguous` are names that several entities share and that
    nothing settles; `unknown` are the numbers of words that the program does not know at all.
    """

    question: str
    words: tuple[Token, ...]
    clauses: tuple[Clause, ...]
    asked: int
    spans: tuple[Found, ...]
    entities: tuple[tuple[Named, str], ...]
    ambiguous: tuple[Named, ...]
    unknown: tuple[int, ...]

    @property
    def asked_clause(self) -> Clause:
        return self.clauses[self.asked]

    @property
    def asked_end(self) -> int:
        """Where the asking ends: clauses that only go on telling in the same sentence belong to it ("A, B and C")."""
        end = self.asked_clause.end
        for clause in self.clauses[self.asked + 1 :]:
            if clause.sentence != self.asked_clause.sentence or clause.kind is not ClauseKind.PLAIN:
                break
            end = clause.end
        return end

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(id for _, id in self.entities))

    def clause_of(self, span: Found) -> Clause:
        return next((c for c in self.clauses if c.start <= span.start < c.end), self.asked_clause)

    def in_asked(self, position: int) -> bool:
        return self.asked_clause.start <= position < self.asked_end

    @property
    def conditions(self) -> frozenset[int]:
        """The numbers of the words of conditions: a clause with "if", the word right behind "during" or "under"."""
        words = {i for c in self.clauses if c.kind is ClauseKind.SITUATION for i in range(c.start, c.end)}
        return frozenset(words | {t.end for c in self.clauses for t in c.tags if t.group in _UNDER_CONDITION})

    @property
    def genitives(self) -> frozenset[int]:
        """The numbers of the words with "of" somewhere between them and the word before."""
        return self._behind(GENITIVE)

    @property
    def relatives(self) -> frozenset[int]:
        """The numbers of the words with which a relative clause ("the squadron that …", not "in that …") begins."""
        inside = {t.end for c in self.clauses for t in c.tags if t.group == "wh_inside"}
        governed = {t.end for c in self.clauses for t in c.tags if t.group in PREPOSITIONS}
        nouns = {s.end for s in self.spans if s.kind in ("thing", "name")}
        run_on = {i + 1 for i in nouns if i < len(self.words) and self.words[i].surface.lower() in RELATIVES_BEING}
        return (self._behind(RELATIVE) - governed) | inside | run_on

    @property
    def contacts(self) -> frozenset[int]:
        """The numbers of the pronouns with which a relative clause begins that has no "that": "the card I put there".

        Where the question's verb is said first ("can …"), a second subject right behind a noun has a verb of its own.
        """
        nouns = {s.end for s in self.spans if s.kind in ("thing", "name")}
        return frozenset(
            t.start for c in self.clauses for t in c.tags[1:]
            if t.group in ("it", "they", "he") or t.part == "speaking"
            if t.start in nouns and (c.opening or t.group == "me") and t.start > c.start + 1
            and any(s.kind == "act" and s.start == self._let(t.end) for s in self.spans)
        )  # fmt: skip

    @property
    def contact_verbs(self) -> frozenset[int]:
        """The numbers of the words with which the verbs of such clauses begin."""
        return frozenset(self._let(i + 1) for i in self.contacts)

    def _let(self, place: int) -> int:
        """The number of the word behind "let me" at a place, or the place."""
        tags = {t.start: t for c in self.clauses for t in c.tags}
        if place in tags and tags[place].group == "causing":
            place = tags[place].end
            return tags[place].end if place in tags and tags[place].group == "acted_on" else place
        return place

    @property
    def mine(self) -> frozenset[int]:
        """The numbers of the words with "my" or "our" between them and the word before."""
        return frozenset(i for word in MINE for i in self._behind(word))

    @property
    def his(self) -> frozenset[int]:
        """The numbers of the words with "his" or "her" between them and the word before."""
        return frozenset(i for word in HIS for i in self._behind(word))

    @property
    def definite(self) -> frozenset[int]:
        """The numbers of the words with "the" between them and the word before."""
        return self._behind(DEFINITE)

    @property
    def pointed_at(self) -> frozenset[int]:
        """The numbers of the words with "that" between them and the word before."""
        return self._behind(RELATIVE)

    @property
    def determined(self) -> frozenset[int]:
        """The numbers of the words with an article or a possessive between them and the word before."""
        return frozenset(i for word in DETERMINERS for i in self._behind(word))

    def _behind(self, passed_over: str) -> frozenset[int]:
        ends = (0, *(word.end for word in self.words))
        gaps = ((i, self.question[ends[i] : word.start]) for i, word in enumerate(self.words))
        return frozenset(i for i, gap in gaps if passed_over in gap.lower().split())

    def progressive(self, span: Found) -> bool:
        """Whether an act stands in its "-ing" form."""
        return self.words[span.start].surface.lower().endswith("ing")

    def purpose(self, act: Found) -> bool:
        """Whether an act is what a card is used for: "discard X to bring it back"."""
        clause = self.clause_of(act)
        if not any(t.group == "to_" and t.end == act.start for t in clause.tags):
            return False
        names = [s for s in self.spans if s.kind == "name" and clause.start <= s.start and 0 <= act.start - s.end <= 1]
        return any(s.kind == "act" and s.id in HAVING and n.start - s.end == 0 for s in self.spans for n in names)

    def nominal(self, act: Found) -> bool:
        """Whether the words of an act are a noun behind a preposition: "in its activation", "in one activation"."""
        behind = {t.end for c in self.clauses for t in c.tags if t.group in PREPOSITIONS}
        counted = act.start > 0 and self.words[act.start - 1].folded == "1" and act.start - 1 in behind
        return (act.start in behind or counted) and self.words[act.end - 1].surface.lower().endswith("tion")

    def governed(self, act: Found) -> bool:
        """Whether the words of an act are a noun right behind a preposition: "a die for counter", not "to counter"."""
        noun = any(s.kind == "thing" and s.start == act.start and s.end == act.end for s in self.spans)
        behind = any(t.group in PREPOSITIONS and t.end == act.start for c in self.clauses for t in c.tags
                     if t.group != "to_" or act.start in self.determined)  # fmt: skip
        return noun and behind and not self.progressive(act)

    def numbered(self, name: Found) -> bool:
        """Whether a number of two or more stands right before a name."""
        before = self.words[name.start - 1] if name.start else None
        return before is not None and before.is_number and int(before.folded) > 1

    def avoiding(self, act: Found) -> tuple[int, int]:
        """From where to where "without" stands right before an act; (0, 0) where none does."""
        tags = (t for c in self.clauses for t in c.tags if t.part == "avoiding" and t.end == act.start)
        return next(((t.start, t.end) for t in tags), (0, 0))

    def avoided(self, act: Found) -> bool:
        """Whether "without" stands before an act: it is asked whether the rest can be done and this not happen."""
        return self.avoiding(act) != (0, 0)

    def within_a_term(self, start: int, end: int) -> bool:
        """Whether words are part of a thing's name or of a deed: "do huge ship rules bind a large ship?"."""
        return any(
            s.kind in ("thing", "act") and s.start <= start and end <= s.end and s.length > end - start
            for s in self.spans
        )

    def surface(self, start: int, end: int) -> str:
        """The question's own words between two word numbers."""
        return self.question[self.words[start].start : self.words[end - 1].end]


def read(question: str, book: Phrasebook, index: Index) -> Reading | None:
    """The reading of a question, or None where it holds no word at all."""
    words = book.words(question)
    found = clauses(words)
    if not found:
        return None
    spans = with_particles(find_spans(words, found, book, _parted(question, words, found)), words, found, book)
    spans = with_curtailed(spans, words, book)
    spans = with_elided(spans, words, found, book)
    spans = with_renamed(spans, words, book)
    passed = _pronouns(question, words, found, spans) | tails(found)
    spans = tuple(s for s in spans if not passed.intersection(range(s.start, s.end)))
    spans = _without_auxiliaries(spans, words, found)
    named = names_in(spans, words)
    chosen, ambiguous = choose(named, spans, index)
    dropped = {(n.start, n.end, id) for n in named for id in n.ids if n in chosen and id != chosen[n]}
    spans = tuple(s for s in spans if s.kind != "name" or (s.start, s.end, s.id) not in dropped)
    spans = with_cards_as_verbs(spans, found, index)
    spans = without_descriptions(spans, frozenset(t.end for c in found for t in c.tags if t.group == "for_"), index)
    covered = {i for s in spans for i in range(s.start, s.end)}
    covered |= {i for c in found for t in c.tags for i in range(t.start, t.end)}
    unknown = tuple(
        i for i, w in enumerate(words)
        if i not in covered and w.folded not in BREAKS and w.folded[:1].isalnum() and not w.is_number
        and w.folded not in book.everyday
    )  # fmt: skip
    return Reading(
        question, words, found, asked_clause(found, words, frozenset(s.start for s in spans if s.kind == "act")), spans,
        tuple((n, chosen[n]) for n in named if n in chosen), tuple(ambiguous), unknown,
    )  # fmt: skip


def _parted(question: str, words: tuple[Token, ...], found: tuple[Clause, ...]) -> frozenset[int]:
    """The words that "a" or "an" keeps from the verb before them: "take an off retro" holds no "take off"."""
    little = {t.start for c in found for t in c.tags if t.group in PREPOSITIONS or t.group == "particle"}
    gaps = ((i, question[words[i - 1].end : words[i].start].lower().split()) for i in little if i)
    return frozenset(i for i, gap in gaps if gap and gap[-1] in INDEFINITE)


def _without_auxiliaries(
    spans: tuple[Found, ...], words: tuple[Token, ...], found: tuple[Clause, ...]
) -> tuple[Found, ...]:
    """The spans without the "has" that only makes a perfect: "has deployed"; not that of "has engaged squadrons"."""
    passed = {t.start for c in found for t in c.tags if t.group in ("adverb", "be")}
    nouns = {s.start for s in spans if s.kind in ("thing", "name")}
    past = {s.start: s.end for s in spans if s.kind == "act" and words[s.start].surface.lower().endswith("ed")}
    auxiliaries = set()
    for place in (t.start for c in found for t in c.tags if t.group == "does" and t.end - t.start == 1):
        verb = place + 1
        while verb in passed:
            verb += 1
        if verb in past and past[verb] not in nouns:
            auxiliaries.add(place)
    return tuple(s for s in spans if s.kind != "act" or s.length > 1 or s.start not in auxiliaries)


def _pronouns(
    question: str, words: tuple[Token, ...], found: tuple[Clause, ...], spans: tuple[Found, ...]
) -> frozenset[int]:
    """The numbers of the words that only say whose a thing is: "a squadron of mine"; not "at distance 1 of mine"."""
    owned = {s.end for s in spans if s.kind in ("thing", "name", "act")} - {
        s.end for s in spans if s.kind == "value" and (s.number or words[s.end - 1].folded == RANGE)
    }
    return frozenset(
        t.start for c in found for t in c.tags
        if t.group == "own" and t.start in owned
        # Not "of a mine".
        and question[words[t.start - 1].end : words[t.start].start].lower().split()[-1:] == [GENITIVE]
        and not any(s.start == t.start and s.length > 1 for s in spans)
    )  # fmt: skip
