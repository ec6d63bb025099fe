"""When something happens: answers out of the windows of claims."""

from __future__ import annotations

from armada_kb.answer.answer import Answer, Kind, UnknownReason
from armada_kb.answer.citing import cite, read_off, window_names
from armada_kb.answer.index import OWN_TEXT, TIMING, Index
from armada_kb.answer.provisos import passed_over, strange, turned_round, unread_card
from armada_kb.answer.question import Question
from armada_kb.answer.timing import timed
from armada_kb.answer.unknown import Abstention
from armada_kb.answer.wording import listed, paragraph, sentence
from armada_kb.model.claims import Claim, Role
from armada_kb.model.language import COMING_UP
from armada_kb.model.statements import Statement
from armada_kb.model.vocabulary import ConceptKind
from armada_kb.syntax.words import fold_phrase


def when(question: Question) -> Answer | Abstention:
    """The windows in which the named cards do what is asked about; where a timing names no window, its words."""
    index = question.index
    # A ship without statements has no moments of its own: what is asked of it is a matter of the rules.
    cards = [n for n in question.names if index.encoded(n)] or [n for n in question.names if not index.is_a(n, "ship")]
    parts: list[str] = []
    windows: list[str] = []
    cited: list[str] = []
    compared = _held_against(question)
    if compared is not None and not _happens(compared, question):
        return Abstention(UnknownReason.NO_RULING)
    for card in cards:
        claims = _asked_about(timed(card, index), question, compared)
        if compared is not None and not claims:
            return Abstention(UnknownReason.NO_RULING)
        if claims:
            own = list(dict.fromkeys(w for c in claims for w in c.windows))
            windows += own
            cited += [c.statement for c in claims]
            parts.append(f"{index.entities[card].name}: {listed(window_names(own, index))}.")
        else:
            told = _told(card, index)
            cited += [s.id for s in told]
            parts += [s.says for s in told[:1]]
    if not cards:
        best = _best_timed(question)
        windows = list(dict.fromkeys(w for c in best for w in c.windows))
        cited = [c.statement for c in best]
        parts = [c.text for c in best[:1]]
    clear = not question.reading.ambiguous and not strange(question) and not turned_round(question)
    if not parts or not clear or passed_over(question, cited) or unread_card(question, cited):
        return Abstention(UnknownReason.NO_RULING, related=tuple(dict.fromkeys(cited))[:8])
    cited = list(dict.fromkeys(cited))
    return Answer(
        question.text, question.understood(), Kind.WHEN, None, sentence("", [" ".join(parts), *parts]),
        detail=paragraph(index.statements[i].says for i in cited), when=window_names(windows, index),
        citations=cite(cited, index), proof=read_off(parts[0], cited, index),
    )  # fmt: skip


def _held_against(question: Question) -> int | None:
    """Where that begins against which a moment is held: behind "before or after"; None where there is no such word."""
    tags = question.reading.asked_clause.tags
    return next((t.end for t in tags if t.group == "when" and t.part == "moments"), None)


def _happens(start: int, question: Question) -> bool:
    """Whether something is told there that happens at some time, and not only a thing: "before or after shields".

    What a moment of the game is named by ("before or after the maneuver") happens, too.
    """
    index = question.index
    named = {w for window in index.windows.values() for w in fold_phrase(window.name)}
    return any(
        s.kind in ("act", "window") or (s.kind == "value" and s.length > 1)
        or (s.kind == "thing" and named.issuperset(fold_phrase(index.concepts[(ConceptKind.THING, s.id)].phrases[0])))
        for s in question.reading.spans if s.start >= start
    )  # fmt: skip


def _asked_about(claims: tuple[Claim, ...], question: Question, compared: int | None) -> tuple[Claim, ...]:
    """Those whose act the question names, where it names one of theirs; otherwise all.

    Where the moment is held against what begins at `compared`, what is named there is none of them, and only those
    count if an act is named that says more than that the card comes up.
    """
    index = question.index
    named = [h for h in question.hypotheses if h.act and (compared is None or (h.span and h.span.start < compared))]
    acts = {h.act for h in named if h.act}
    matching = tuple(c for c in claims if any(index.related(a, c.act) for a in acts))
    specific = tuple(c for c in matching if c.act in acts)
    light = {a for a in acts if index.concepts[(ConceptKind.ACT, a)].light}
    telling = {a for a in acts - light if not any(index.is_a(a, coming) for coming in COMING_UP)}
    return specific or matching or (() if compared is not None and telling else claims)


def _told(card: str, index: Index) -> list[Statement]:
    """The timing of a card that names no window of the list, else its own text."""
    own = index.statements_of.get(card, ())
    return [s for s in own if s.section == TIMING] + [s for s in own if s.section == OWN_TEXT and s.meaning]


def _best_timed(question: Question) -> list[Claim]:
    """Where no card is named: the claims of the rules with a window that are about the act and things asked about."""
    index = question.index
    things = {s.id for s in question.reading.spans if s.kind == "thing"}
    found = []
    for hypothesis in question.hypotheses:
        for claim in index.general_claims:
            if claim.windows and hypothesis.act and index.related(hypothesis.act, claim.act):
                fillers = [f.thing for f in claim.roles if f.role in (Role.OBJECT, Role.ACTOR)]
                hits = sum(any(index.related(f, t) for t in things) for f in fillers)
                if hits:
                    found.append((hits, claim))
    best = max((hits for hits, _ in found), default=0)
    return [c for hits, c in found if hits == best]
