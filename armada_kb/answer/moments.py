"""When something happens, and in what order things come up: answers out of the windows of claims."""

from __future__ import annotations

from collections.abc import Iterable

from armada_kb.answer.answer import Answer, Kind, OrderStep, UnknownReason, Who
from armada_kb.answer.citing import cite, read_off, window_names
from armada_kb.answer.index import OWN_TEXT, TIMING, Index
from armada_kb.answer.question import Question
from armada_kb.answer.unknown import Abstention
from armada_kb.answer.wording import listed, paragraph, sentence
from armada_kb.model.claims import Claim, Role
from armada_kb.model.statements import Statement
from armada_kb.model.vocabulary import ConceptKind, Window


def when(question: Question) -> Answer | Abstention:
    """The windows in which the named cards do what is asked about; where a timing names no window, its words."""
    index = question.index
    cards = [n for n in question.names if index.encoded(n)] or list(question.names)
    parts: list[str] = []
    windows: list[str] = []
    cited: list[str] = []
    for card in cards:
        claims = _asked_about(timed(card, index), question)
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
    if not parts or question.reading.ambiguous or _strange(question):
        return Abstention(UnknownReason.NO_RULING, related=tuple(dict.fromkeys(cited))[:8])
    cited = list(dict.fromkeys(cited))
    return Answer(
        question.text, question.understood(), Kind.WHEN, None, sentence("", [" ".join(parts), *parts]),
        detail=paragraph(index.statements[i].says for i in cited), when=window_names(windows, index),
        citations=cite(cited, index), proof=read_off(parts[0], cited, index),
    )  # fmt: skip


def timed(card: str, index: Index) -> tuple[Claim, ...]:
    """The claims of a card's own statements that name a window: its timing first, then its text, then rulings."""
    rank = {TIMING: 0, OWN_TEXT: 1}
    claims = [
        c for c in index.claims_by_party.get(card, ()) if c.windows and index.statements[c.statement].home == card
    ]
    ranked = sorted(claims, key=lambda c: (rank.get(index.statements[c.statement].section, 2), c.id))
    best = rank.get(index.statements[ranked[0].statement].section, 2) if ranked else 2
    return tuple(c for c in ranked if best == 2 or rank.get(index.statements[c.statement].section, 2) < 2)


def _asked_about(claims: tuple[Claim, ...], question: Question) -> tuple[Claim, ...]:
    """Those whose act the question names, where it names one of theirs; otherwise all."""
    acts = {h.act for h in question.hypotheses if h.act}
    matching = tuple(c for c in claims if any(question.index.related(a, c.act) for a in acts))
    specific = tuple(c for c in matching if c.act in acts)
    return specific or matching or claims


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


def _strange(question: Question) -> bool:
    """Whether the asked clause holds words that the program does not know, so that the moment may be another's."""
    return any(question.reading.in_asked(i) for i in question.reading.unknown)


def order(question: Question) -> Answer | Abstention:
    """The named cards in the order of their windows within the frame of the question."""
    index = question.index
    cards = [n for n in question.names if index.is_a(n, "card") or index.is_a(n, "unit")]
    if len(cards) < 2 or question.reading.ambiguous:
        return Abstention(UnknownReason.NO_RULING)
    frame = [s.id for s in question.reading.spans if s.kind == "window"]
    placed: list[tuple[int, int, str, Window, tuple[str, ...]]] = []
    for place, card in enumerate(cards):
        found = _moment(card, frame, question)
        if found is None:
            reason = UnknownReason.NO_RULING if index.encoded(card) else UnknownReason.NOT_ENCODED
            return Abstention(reason, related=tuple(c.statement for n in cards for c in timed(n, index))[:8])
        window, because = found
        placed.append((window.position, place, card, window, because))
    placed.sort()
    steps = tuple(
        OrderStep(index.entities[card].name, window.name, _who(window, placed), because)
        for _, _, card, window, because in placed
    )
    cited = [id for step in steps for id in step.because]
    names = listed(f"{s.name} ({s.step})" for s in steps)
    return Answer(
        question.text, question.understood(), Kind.ORDER, None,
        sentence("", [f"{names}.", f"{listed(s.name for s in steps)}."]),
        detail=paragraph(index.statements[i].says for i in cited),
        when=window_names([w.id for _, _, _, w, _ in placed], index), order=steps, citations=cite(cited, index),
        proof=read_off(f"{names}.", cited, index),
    )  # fmt: skip


def _moment(card: str, frame: Iterable[str], question: Question) -> tuple[Window, tuple[str, ...]] | None:
    """A card's window: within the frame that the question names if there is one, else its first."""
    index = question.index
    every = timed(card, index)
    claims = _near_acts(every, card, question)
    windows = {w: c for c in reversed(claims) for w in c.windows}
    framed = {w: c for w, c in windows.items() if any(index.is_a(w, f) for f in frame)}
    chosen = framed or windows
    if not chosen:
        return None
    first = min(chosen, key=lambda w: index.windows[w].position)
    timing = [c.statement for c in every if first in c.windows]
    return index.windows[first], tuple(dict.fromkeys(timing))[:1]


def _near_acts(claims: tuple[Claim, ...], card: str, question: Question) -> tuple[Claim, ...]:
    """Of a card with several moments, those of the act named right beside it ("X setting squads aside"), else asked."""
    reading = question.reading
    places = [n.end for n, id in reading.entities if id == card]
    acts = [s for s in reading.spans if s.kind == "act"]
    light = {c.id for c in question.index.kb.vocabulary.concepts if c.kind is ConceptKind.ACT and c.light}
    asked = {s.id for s in acts if reading.in_asked(s.start)} - light
    beside = {s.id for s in acts if any(0 <= s.start - p <= 2 for p in places)}
    return tuple(c for c in claims if c.act in beside) or tuple(c for c in claims if c.act in asked) or claims


def _who(window: Window, placed: list[tuple[int, int, str, Window, tuple[str, ...]]]) -> Who:
    """Whether the sequence of play fixes the place, or the owner orders effects of one window."""
    return Who.OWNER if sum(w.id == window.id for _, _, _, w, _ in placed) > 1 else Who.FIXED
