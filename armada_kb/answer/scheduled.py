"""Whether a card comes up at a moment: "is X resolved in the ship phase?", "X triggers at the start of setup?"."""

from __future__ import annotations

from armada_kb.answer.answer import Answer, Kind, Verdict
from armada_kb.answer.asking import Sought
from armada_kb.answer.citing import cite, read_off
from armada_kb.answer.clauses import is_tag_question
from armada_kb.answer.index import TIMING
from armada_kb.answer.question import Question
from armada_kb.answer.spans import Found
from armada_kb.answer.timing import timed
from armada_kb.answer.wording import sentence
from armada_kb.datalog.case import Asked
from armada_kb.model.language import ATTACK_STEP, COMING_UP
from armada_kb.model.vocabulary import ConceptKind

# Words that turn nothing round where nothing but a card and a moment is spoken of.
_HARMLESS = frozenset({
    "be", "does", "confirm", "lead", "link", "adverb", "on_", "during_", "with_", "me", "it", "approval",
})  # fmt: skip


def scheduled(question: Question) -> Answer | None:
    """Yes or no, by the timing of the only named card, where nothing else than a moment is told or asked.

    A moment that the card's own lies around decides nothing: only part of it may be meant.
    """
    index, reading, asked = question.index, question.reading, question.asking
    if asked.sought not in (Sought.VERDICT, Sought.EFFECT) or asked.asked is not Asked.DOES:
        return None
    if asked.inverted or not asked.clear or len(question.names) != 1 or reading.ambiguous or question.added.facts:
        return None
    card = question.names[0]
    claims = [c for c in timed(card, index) if index.statements[c.statement].section == TIMING]
    moments = _moments(question)
    if not claims or len({s.id for s in moments}) != 1 or not _nothing_else(moments, question):
        return None
    told = moments[0].id
    inside = [c for c in claims if any(index.is_a(w, told) for w in c.windows)]
    windows = {w for c in claims for w in c.windows}
    if not inside and (any(index.is_a(told, w) for w in windows) or _at_any_attack(windows, told, question)):
        return None
    said = [c.statement for c in inside or claims][:1]
    says = index.statements[said[0]].says
    verdict = Verdict.YES if inside else Verdict.NO
    return Answer(
        question.text, question.understood(), Kind.APPLIES, verdict,
        sentence(f"{verdict.capitalize()}.", [f"{index.entities[card].name}: {says}"]), detail=says,
        citations=cite(said, index), proof=read_off(says, said, index),
    )  # fmt: skip


def _moments(question: Question) -> list[Found]:
    """The windows that the question tells, the longest where they compete."""
    spans = [s for s in question.reading.spans if s.kind == "window" and not s.negated]
    return [s for s in spans if not any(o.covers(s) and o.length > s.length for o in spans)]


def _at_any_attack(windows: set[str], told: str, question: Question) -> bool:
    """Whether a card comes up in attacks, which are made in more than one phase, and the moment is no part of them."""
    index = question.index
    return any(index.is_a(w, ATTACK_STEP) for w in windows) and not index.is_a(told, ATTACK_STEP)


def _nothing_else(moments: list[Found], question: Question) -> bool:
    """Whether the words are those of the card, of the moment, and of a verb that says no more than coming up."""
    reading, index = question.reading, question.index
    clauses = [c for c in reading.clauses if not is_tag_question(c)]
    acts = [
        s for s in reading.spans if s.kind == "act" and not s.negated
        and (s.id in COMING_UP or index.concepts[(ConceptKind.ACT, s.id)].light)
    ]  # fmt: skip
    own = {i for s in (*acts, *moments) for i in range(s.start, s.end)}
    if any(t.group not in _HARMLESS and t.start not in own for c in clauses for t in c.tags):
        return False
    named = [(s.start, s.end) for s, _ in reading.entities] + [(s.start, s.end) for s in (*acts, *moments)]
    named += [(t.start, t.end) for c in reading.clauses for t in c.tags]
    used = {i for start, end in named for i in range(start, end)}
    return all(not w.is_word or i in used or w.folded in question.book.everyday for i, w in enumerate(reading.words))
