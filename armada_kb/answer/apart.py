"""Verbs whose particle stands behind what is acted on: "throw the token away", "put them aside"."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from armada_kb.answer.clauses import PRONOUNS, Clause, Tag
from armada_kb.answer.phrasebook import Phrasebook
from armada_kb.answer.roles import PREPOSITIONS
from armada_kb.answer.spans import Found
from armada_kb.model.vocabulary import ConceptKind
from armada_kb.syntax.words import Token

# So many words at most stand between the two.
_REACH = 5
# Between a verb and its particle stands what is acted on, and no other part of the sentence.
_CLOSING = (*PREPOSITIONS, "can", "must", "does", "be", "negator", "subordinator", "cannot", "does_not")
_ACT = str(ConceptKind.ACT)


def with_particles(
    spans: tuple[Found, ...], words: tuple[Token, ...], clauses: Iterable[Clause], book: Phrasebook
) -> tuple[Found, ...]:
    """The spans, where a verb with its particle is an act of its own in place of the verb alone."""
    joined = {}
    for clause in clauses:
        for particle in (t for t in clause.tags if t.group == "particle"):
            for start in range(particle.start - 2, max(particle.start - _REACH, clause.start) - 1, -1):
                acts = list(_acts(start, particle, words, book))
                if acts and _acted_on(start + 1, particle, spans, clause):
                    joined[start] = acts
                    break
    kept = [s for s in spans if s.kind != _ACT or s.start not in joined or s.length > 1]
    for start, acts in joined.items():
        verb = next((s for s in spans if s.start == start), None)
        negated = verb is not None and verb.negated
        kept += [replace(a, negated=negated, denied_from=verb.denied_from if verb else -1) for a in acts]
    return tuple(sorted(kept, key=lambda f: (f.start, -f.end, f.kind, f.id)))


def _acts(start: int, particle: Tag, words: tuple[Token, ...], book: Phrasebook) -> Iterator[Found]:
    pair = (words[start], words[particle.start])
    for match in book.table.at(pair, 0):
        if match.kind == _ACT and match.end == len(pair):
            yield Found(_ACT, match.id, start, start + 1, concept=match.id)


def _acted_on(start: int, particle: Tag, spans: tuple[Found, ...], clause: Clause) -> bool:
    """Whether the words between are a noun or a pronoun, with what describes it."""
    inside = [t for t in clause.tags if start <= t.start < particle.start]
    if any(t.group in _CLOSING for t in inside):
        return False
    noun = any(s.kind in ("thing", "name") and start <= s.start and s.end == particle.start for s in spans)
    return noun or any(t.group in PRONOUNS and t.end == particle.start for t in inside)
