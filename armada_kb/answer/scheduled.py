"""Whether a card comes up at a moment: "is X resolved in the ship phase?", "X triggers at the start of setup?"."""

from __future__ import annotations

from armada_kb.answer.answer import Answer, Verdict
from armada_kb.answer.index import TIMING
from armada_kb.answer.of_one_card import nothing_else, only_card, stated_answer
from armada_kb.answer.question import Question
from armada_kb.answer.spans import Found
from armada_kb.answer.timing import timed
from armada_kb.model.language import ATTACK_STEP, COMING_UP
from armada_kb.model.vocabulary import ConceptKind

_OF_A_TIME = frozenset({"on_", "during_", "me", "it"})


def scheduled(question: Question) -> Answer | None:
    """Yes or no, by the timing of the only named card, where nothing else than a moment is told or asked.

    A moment that the card's own lies around decides nothing: only part of it may be meant.
    """
    index, card, moments = question.index, only_card(question), _moments(question)
    if card is None or len({s.id for s in moments}) != 1:
        return None
    claims = [c for c in timed(card, index) if index.statements[c.statement].section == TIMING]
    if not claims or not nothing_else(question, (*moments, *_comings_up(question)), _OF_A_TIME):
        return None
    told = moments[0].id
    inside = [c for c in claims if any(index.is_a(w, told) for w in c.windows)]
    windows = {w for c in claims for w in c.windows}
    if not inside and (any(index.is_a(told, w) for w in windows) or _at_any_attack(windows, told, question)):
        return None
    verdict = Verdict.YES if inside else Verdict.NO
    return stated_answer(question, verdict, card, [c.statement for c in inside or claims][:1])


def _moments(question: Question) -> list[Found]:
    """The windows that the question tells, the longest where they compete."""
    spans = [s for s in question.reading.spans if s.kind == "window" and not s.negated]
    return [s for s in spans if not any(o.covers(s) and o.length > s.length for o in spans)]


def _at_any_attack(windows: set[str], told: str, question: Question) -> bool:
    """Whether a card comes up in attacks, which are made in more than one phase, and the moment is no part of them."""
    index = question.index
    return any(index.is_a(w, ATTACK_STEP) for w in windows) and not index.is_a(told, ATTACK_STEP)


def _comings_up(question: Question) -> list[Found]:
    """The verbs that say no more than coming up."""
    concepts = question.index.concepts
    return [
        s for s in question.reading.spans if s.kind == "act" and not s.negated
        and (s.id in COMING_UP or concepts[(ConceptKind.ACT, s.id)].light)
    ]  # fmt: skip
