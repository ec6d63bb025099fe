"""Whether a card comes up at a moment: "is X resolved in the ship phase?", "X triggers at the start of setup?"."""

from __future__ import annotations

from armada_kb.answer.answer import Answer
from armada_kb.answer.index import TIMING
from armada_kb.answer.of_one_card import nothing_else, only_card, stated_answer
from armada_kb.answer.question import Question
from armada_kb.answer.spans import Found
from armada_kb.answer.timing import timed
from armada_kb.datalog.engine import Engine
from armada_kb.datalog.outright import conclude, moment_program
from armada_kb.model.language import ATTACK_STEP, COMING_UP
from armada_kb.model.vocabulary import ConceptKind

_OF_A_TIME = frozenset({"on_", "during_", "me", "it"})


def scheduled(question: Question, engine: Engine) -> Answer | None:
    """Yes or no, by the timing of the only named card, where nothing else than a moment is told or asked.

    A moment that the card's own lies around decides nothing: only part of it may be meant.
    """
    index, card, moments = question.index, only_card(question), _moments(question)
    if card is None or len({s.id for s in moments}) != 1:
        return None
    told = moments[0].id
    claims = [c for c in timed(card, index) if index.statements[c.statement].section == TIMING]
    if not claims or not nothing_else(question, (*moments, *_comings_up(question)), _OF_A_TIME):
        return None
    told = moments[0].id
    windows = {w for c in claims for w in c.windows} | {told, ATTACK_STEP}
    # Attacks are made in more than one phase, and a card that comes up in one says nothing of any of these.
    part_of = {(a, b) for a in windows for b in windows if index.is_a(a, b)}
    concluded = conclude(moment_program(told, claims, part_of, {ATTACK_STEP}), engine)
    if concluded is None:
        return None
    within = [c for c in claims if any((w, told) in part_of for w in c.windows)]
    return stated_answer(question, card, [c.statement for c in within or claims][:1], concluded)


def _moments(question: Question) -> list[Found]:
    """The windows that the question tells, the longest where they compete."""
    spans = [s for s in question.reading.spans if s.kind == "window" and not s.negated]
    return [s for s in spans if not any(o.covers(s) and o.length > s.length for o in spans)]


def _comings_up(question: Question) -> list[Found]:
    """The verbs that say no more than coming up."""
    concepts = question.index.concepts
    return [
        s for s in question.reading.spans if s.kind == "act" and not s.negated
        and (s.id in COMING_UP or concepts[(ConceptKind.ACT, s.id)].light)
    ]  # fmt: skip
