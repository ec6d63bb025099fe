"""Which cards: lists of the entities whose claims match what is asked."""

from __future__ import annotations

from collections.abc import Iterable

from armada_kb.answer.answer import Answer, Item, Kind, UnknownReason
from armada_kb.answer.citing import cite
from armada_kb.answer.index import Index
from armada_kb.answer.question import Question
from armada_kb.answer.spans import Found
from armada_kb.answer.unknown import Abstention
from armada_kb.answer.wording import listed, sentence
from armada_kb.model.claims import Claim, Mode, Role
from armada_kb.model.vocabulary import ConceptKind

_DENIES = (Mode.CANNOT, Mode.DOES_NOT)
_MOST_NAMED = 8


def listing(question: Question) -> Answer | Abstention:
    """Everything of the asked kind with a claim that matches the act, things, windows and names of the question."""
    index = question.index
    kind = _kind(question)
    if kind is None or question.reading.ambiguous or any(question.reading.in_asked(i) for i in question.reading.unknown):
        return Abstention(UnknownReason.NO_RULING)
    criteria = _criteria(question, kind)
    rulings = _about_rulings(question, criteria)
    if not criteria and not rulings:
        return Abstention(UnknownReason.NO_RULING)
    items: dict[str, list[str]] = {}
    denied = _denies(question)
    for claim in index.claims.values():
        if denied is not None and (claim.mode in _DENIES) != denied:
            continue
        if not rulings and not _matches(claim, criteria, index):
            continue
        for entity in _listed_by(claim, kind, question):
            items.setdefault(entity, []).append(claim.statement)
    if not items:
        return Abstention(UnknownReason.NO_RULING)
    shown = tuple(
        Item(id, index.entities[id].name, tuple(dict.fromkeys(because)))
        for id, because in sorted(items.items(), key=lambda row: index.entities[row[0]].name)
    )
    names = listed([i.name for i in shown[:_MOST_NAMED]] + ([f"{len(shown) - _MOST_NAMED} more"] if len(shown) > _MOST_NAMED else []))
    cited = [id for item in shown for id in item.because]
    return Answer(
        question.text, question.understood(), Kind.LIST, None, sentence("", [f"{names}.", f"{len(shown)} of them."]),
        items=shown, citations=cite(cited, index, len(set(cited))),
    )  # fmt: skip


def _kind(question: Question) -> Found | None:
    """What is to be listed: the first kind of card or unit behind the opening."""
    clause = question.reading.asked_clause
    kinds = [s for s in question.reading.spans if s.kind == "thing" and clause.start <= s.start < question.reading.asked_end
             and any(question.index.is_a(s.id, g) for g in ("card", "unit"))]  # fmt: skip
    return max((k for k in kinds if k.start == kinds[0].start), key=lambda k: k.length) if kinds else None


def _criteria(question: Question, kind: Found) -> list[Found]:
    """The terms that a claim must speak of: acts that are not light, things and windows behind the kind."""
    spans = [s for s in question.reading.spans if question.reading.in_asked(s.start) and s.start >= kind.end]
    return [
        s for s in spans
        if s.kind in ("thing", "window", "value")
        or (s.kind == "act" and not question.index.concepts[(ConceptKind.ACT, s.id)].light)
    ]  # fmt: skip


def _about_rulings(question: Question, criteria: list[Found]) -> bool:
    """Whether the list is of what rulings name together with the named cards, whatever they say."""
    return bool(question.names) and not any(s.kind in ("act", "window") for s in criteria)


def _denies(question: Question) -> bool | None:
    """Whether what does not work is asked for; None where rulings are, whatever they say."""
    reading = question.reading
    tags = [t for c in reading.clauses for t in c.tags if reading.in_asked(t.start)]
    if any(t.group in ("negator", "cannot", "ban", "does_not") for t in tags):
        return True
    acts = [s for s in reading.spans if s.kind == "act" and reading.in_asked(s.start)]
    return False if acts or not question.names else None


def _matches(claim: Claim, criteria: list[Found], index: Index) -> bool:
    """Whether a claim speaks of all places of the question, each by one of the terms that stand there."""
    places = {(s.start, s.end) for s in criteria}
    return all(any(_speaks(claim, s, index) for s in criteria if (s.start, s.end) == place) for place in places)


def _speaks(claim: Claim, term: Found, index: Index) -> bool:
    match term.kind:
        case "act":
            return index.is_a(claim.act, term.id)
        case "window":
            return any(index.is_a(w, term.id) for w in claim.windows)
        case "value":
            return any(s.dimension == term.setting.dimension for g in claim.groups for s in g.settings)
        case _:
            return any(index.related(f.thing, term.id) for f in claim.roles)


def _listed_by(claim: Claim, kind: Found, question: Question) -> Iterable[str]:
    """The entities of the asked kind that a claim is about, other than those that the question names itself."""
    index = question.index
    names = set(question.names)
    if names and not names & set(claim.parties):
        return
    home = index.statements[claim.statement].home
    self_acting = any(f.role is Role.OBJECT and f.thing == home for f in claim.roles)
    candidates = claim.parties if names else ((home,) if self_acting or len(claim.parties) < 2 else claim.parties)
    for entity in candidates:
        if entity not in names and index.is_a(entity, kind.id) and not index.entities[entity].is_rule:
            yield entity
