"""Which cards: lists of the entities whose claims match what is asked."""

from __future__ import annotations

from collections.abc import Iterable

from armada_kb.answer.answer import Answer, Item, Kind, UnknownReason
from armada_kb.answer.citing import cite, read_off
from armada_kb.answer.clauses import PRONOUNS
from armada_kb.answer.index import Index
from armada_kb.answer.lookup import lookup
from armada_kb.answer.provisos import passed_over, strange, unread_card
from armada_kb.answer.question import Question
from armada_kb.answer.situation import ME
from armada_kb.answer.spans import Found
from armada_kb.answer.unknown import Abstention
from armada_kb.answer.wording import listed, sentence
from armada_kb.model.claims import Claim, GroupKind, Mode, Operation, Role, Setting
from armada_kb.model.language import (
    CARD_FACTION,
    CARD_SIZE,
    EQUIP,
    FLAGSHIP,
    HAVING,
    LOWER,
    MODIFICATION,
    MODIFICATION_CARD,
    RAISE,
    SHIP_SIZE,
    SHOW_FACTION,
    SIZE_RESTRICTED,
    VARY,
    WHOLE_CARD,
)
from armada_kb.model.vocabulary import ConceptKind

_DENIES = (Mode.CANNOT, Mode.DOES_NOT)
_MOST_NAMED = 8
_OF_SHIPS = (SHIP_SIZE, FLAGSHIP)


def listing(question: Question) -> Answer | Abstention:
    """Everything of the asked kind with a claim that matches the act, things, windows and names of the question."""
    index = question.index
    kind = _kind(question)
    if kind is None:
        # Things that are no cards ("all hull zones") are named in the statement about them.
        return lookup(question)
    if question.reading.ambiguous or strange(question):
        return Abstention(UnknownReason.NO_RULING)
    criteria = _criteria(question, kind)
    of_faction = _of_faction(question, kind, criteria)
    if of_faction:
        return _listed(question, of_faction)
    if _factions(question):
        return Abstention(UnknownReason.NO_RULING)  # what else is asked of the cards of a faction
    if any(s.id == MODIFICATION_CARD for s in (kind, *criteria)):
        return _with_trait(question, kind, criteria)
    changed = _changed(question, criteria)
    if changed is not None:
        return _listed(question, _changing(question, kind, *changed))
    restricted = _restricted(question, kind, criteria)
    if restricted:
        return _listed(question, restricted)
    rulings = _about_rulings(question, criteria)
    if (not criteria and not rulings) or _what_they_are(question, criteria):
        return Abstention(UnknownReason.NO_RULING)
    items: dict[str, list[str]] = {}
    denied = _denies(question, rulings)
    obliged = _obliged(question)
    for claim in index.claims.values():
        if denied is not None and ((claim.mode in _DENIES) != denied or (denied and _conditional(claim, question))):
            continue
        if obliged and claim.mode is not Mode.MUST:
            continue
        if not (_names_kinds(claim, criteria, index) if rulings else _matches(claim, criteria, question)):
            continue
        for entity in _listed_by(claim, kind, question, rulings):
            items.setdefault(entity, []).append(claim.statement)
    return _listed(question, items)


def _with_trait(question: Question, kind: Found, criteria: list[Found]) -> Answer | Abstention:
    """The cards of the asked kind with the trait, where nothing else is asked of them."""
    index = question.index
    trait = next(s for s in (kind, *criteria) if s.id == MODIFICATION_CARD)
    others = [s for s in criteria if not trait.covers(s) and not index.is_a(kind.id, s.id)]
    if _telling(question, others) or _denies(question, rulings=True):
        return Abstention(UnknownReason.NO_RULING)
    items: dict[str, list[str]] = {}
    for mark in index.traits:
        if mark.trait == MODIFICATION and (kind is trait or index.is_a(mark.entity, kind.id)):
            items.setdefault(mark.entity, []).append(mark.statement)
    return _listed(question, items)


def _changed(question: Question, criteria: list[Found]) -> tuple[str, set[bool]] | None:
    """The quantity that the cards are to change, and whether up or down, where nothing else is asked of them."""
    index = question.index
    quantity = next((s for s in criteria if s.kind == "quantity"), None)
    acts = [s for s in question.reading.spans if s.kind == "act" and index.is_a(s.id, VARY)
            and question.reading.in_asked(s.start)]  # fmt: skip
    if quantity is None or not acts or _denies(question, rulings=True):
        return None
    done = {i for s in acts for i in range(s.start, s.end)}
    others = [s for s in criteria if not s.covers(quantity) and not done.issuperset(range(s.start, s.end))]
    if _telling(question, others):
        return None
    ways = {VARY: {True, False}, RAISE: {True}, LOWER: {False}}
    return quantity.id, {up for s in acts for up in ways[s.id]}


def _changing(question: Question, kind: Found, quantity: str, ways: set[bool]) -> dict[str, list[str]]:
    """The cards of the asked kind that add to a quantity or take away from it, with the statements that say so."""
    index = question.index
    items: dict[str, list[str]] = {}
    for rule in index.quantities:
        home = index.statements[rule.statement].home
        adds = rule.operation is Operation.ADD and rule.quantity == quantity and (rule.amount > 0) in ways
        if adds and index.is_a(home, kind.id):
            items.setdefault(home, []).append(rule.statement)
    return items


def _restricted(question: Question, kind: Found, criteria: list[Found]) -> dict[str, list[str]]:
    """The cards that fit only on ships of which something holds, where that alone is asked: "only on the flagship"."""
    index, reading = question.index, question.reading
    sizes = [s for s in criteria if s.setting == SIZE_RESTRICTED]
    only = {t.start for c in reading.clauses for t in c.tags if t.part == "exclusive" and reading.in_asked(t.start)}
    named = [s for s in criteria if s.kind == "value" and s.setting.dimension == CARD_SIZE]
    told = [*sizes, *named] or [s for s in criteria if only and s.kind == "value" and s.setting.dimension in _OF_SHIPS]
    acts = [s for s in reading.spans if s.kind == "act" and (s.id in HAVING or _is_light(s, index))]
    known = {i for s in (*told, *acts) for i in range(s.start, s.end)}
    if not told or _denies(question, rulings=True) or not _telling(question, criteria) <= known:
        return {}
    wanted = {s.setting for s in told}
    if named:
        wanted = {Setting(SHIP_SIZE, size) for s in named for size in s.setting.value.split("-")}
    items: dict[str, list[str]] = {}
    for claim in index.claims.values():
        home = index.statements[claim.statement].home
        if claim.act != EQUIP or claim.mode is not Mode.CANNOT or not index.is_a(home, kind.id):
            continue
        if not claim.fillers(Role.OBJECT) or not _of_itself(claim, home):
            continue
        for group in claim.groups[:1] if len(claim.groups) == 1 else ():
            fits = all(s.dimension == SHIP_SIZE for s in group.settings) if sizes else set(group.settings) == wanted
            if group.kind is GroupKind.EXCEPTION and fits:
                items.setdefault(home, []).append(claim.statement)
    return items


def _of_faction(question: Question, kind: Found, criteria: list[Found]) -> dict[str, list[str]]:
    """The cards of the asked kind that bear the symbol of a faction, where that alone is asked; "only" bars others."""
    index, reading = question.index, question.reading
    told = [s for s in _factions(question) if not s.negated]
    wanted = {s.setting.value for s in told}
    known = {i for s in (*told, kind) for i in range(s.start, s.end)}
    opening = reading.asked_clause.tags[0]
    asked = {i for s in reading.spans if s.kind not in ("thing", "value") and reading.in_asked(s.start)
             for i in range(s.start, s.end) if i >= opening.end and not _everyday(i, question)}  # fmt: skip
    acts = {i for s in reading.spans if s.kind == "act" and (s.id == EQUIP or _is_light(s, index))
            for i in range(s.start, s.end)}  # fmt: skip
    asked |= _telling(question, criteria)
    if len(wanted) != 1 or _denies(question, rulings=True) or not asked <= known | acts:
        return {}
    only = any(t.part == "exclusive" for t in reading.asked_clause.tags)
    symbols = [c.statement for c in index.general_claims if c.act == SHOW_FACTION]
    return {
        e.id: symbols[:1] for e in index.entities.values()
        if index.is_a(e.id, kind.id) and wanted <= set(e.factions) and not (only and len(e.factions) > 1)
    }  # fmt: skip


def _factions(question: Question) -> list[Found]:
    """The factions of cards that the asked clause names."""
    reading = question.reading
    return [s for s in reading.spans if s.kind == "value" and s.setting.dimension == CARD_FACTION
            and reading.in_asked(s.start)]  # fmt: skip


def _everyday(position: int, question: Question) -> bool:
    return question.reading.words[position].folded in question.book.everyday


def _is_light(span: Found, index: Index) -> bool:
    return index.concepts[(ConceptKind.ACT, span.id)].light


def _telling(question: Question, criteria: list[Found]) -> set[int]:
    """The words of the criteria that tell something: neither everyday words nor pronouns."""
    reading = question.reading
    pronouns = {i for c in reading.clauses for t in c.tags if t.group in PRONOUNS for i in range(t.start, t.end)}
    return {
        i for s in criteria for i in range(s.start, s.end)
        if i not in pronouns and reading.words[i].folded not in question.book.everyday
    }  # fmt: skip


def _listed(question: Question, items: dict[str, list[str]]) -> Answer | Abstention:
    """The answer with these entities, each with the statements that put it there."""
    index = question.index
    statements = [id for because in items.values() for id in because]
    if not items or passed_over(question, statements) or unread_card(question, statements):
        return Abstention(UnknownReason.NO_RULING)
    shown = tuple(
        Item(id, index.entities[id].name, tuple(dict.fromkeys(because)))
        for id, because in sorted(items.items(), key=lambda row: index.entities[row[0]].name)
    )
    names = listed(
        [i.name for i in shown[:_MOST_NAMED]]
        + ([f"{len(shown) - _MOST_NAMED} more"] if len(shown) > _MOST_NAMED else [])
    )
    cited = [id for item in shown for id in item.because]
    return Answer(
        question.text, question.understood(), Kind.LIST, None, sentence("", [f"{names}.", f"{len(shown)} of them."]),
        items=shown, citations=cite(cited, index, len(set(cited))), proof=read_off(f"{names}.", cited, index),
    )  # fmt: skip


def _kind(question: Question) -> Found | None:
    """What is to be listed: the first thing behind the opening, if it is a kind of card or unit."""
    reading = question.reading
    things = [s for s in reading.spans if s.kind == "thing" and reading.in_asked(s.start)]
    first = max((t for t in things if t.start == things[0].start), key=lambda t: t.length, default=None)
    return first if first and _is_card_kind(first, question.index) else None


def _criteria(question: Question, kind: Found) -> list[Found]:
    """The terms that a claim must speak of: acts that are not light, things and windows behind the kind.

    Words in the name of a window or a quantity are no terms of their own, and the asker is not what is asked about.
    """
    index = question.index
    spans = [s for s in question.reading.spans if question.reading.in_asked(s.start) and s.start >= kind.end]
    whole = [s for s in spans if s.kind in ("window", "quantity")]
    light = {
        s.start for s in spans
        if s.kind == "act" and (s.id == EQUIP or _is_light(s, index))
    }  # fmt: skip
    named = [s for s in spans if s.kind == "name"]
    whole = [s for s in whole if s.kind == "window" or not any(n.covers(s) for n in named)]
    return [
        s for s in spans
        if (s.kind in ("thing", "window", "value") or s in whole or (s.kind == "act" and s.start not in light))
        and s.id != ME
        and not any(w != s and w.covers(s) and (w.kind == "window" or w.length > s.length) for w in whole)
    ]  # fmt: skip


def _about_rulings(question: Question, criteria: list[Found]) -> bool:
    """Whether the list is of what rulings name together with the named cards or kinds of cards, whatever they say."""
    if any(s.kind in ("act", "window", "quantity") for s in criteria):
        return False
    return bool(question.names) or any(_is_card_kind(s, question.index) for s in criteria)


def _is_card_kind(span: Found, index: Index) -> bool:
    return span.kind == "thing" and (index.is_a(span.id, "card") or index.is_a(span.id, "unit"))


def _what_they_are(question: Question, criteria: list[Found]) -> bool:
    """Whether it is asked which of the cards are something themselves: "which are unique?".

    What a claim asks for in its conditions is told of others, so no claim says it.
    """
    told = [s for s in criteria if _telling(question, [s])]
    after_be = {t.end for t in question.reading.asked_clause.tags if t.group == "be"}
    return bool(told) and all(s.kind in ("value", "thing") for s in told) and any(s.start in after_be for s in told)


def _denies(question: Question, rulings: bool) -> bool | None:
    """Whether what does not work is asked for; None where rulings are, whatever they say."""
    reading = question.reading
    tags = [t for c in reading.clauses for t in c.tags if reading.in_asked(t.start)]
    if any(t.group in ("negator", "cannot", "ban", "does_not") for t in tags):
        return True
    works = any(s.kind == "act" and s.id == WHOLE_CARD and reading.in_asked(s.start) for s in reading.spans)
    return False if works or not rulings else None


def _obliged(question: Question) -> bool:
    """Whether what has to be done is asked for: "which cards must be discarded?"."""
    clause = question.reading.asked_clause
    duties = {t.end for t in clause.tags if t.group in ("must", "duty")}
    return any(t.group == "be" and t.start in duties for t in clause.tags)


def _names_kinds(claim: Claim, criteria: list[Found], index: Index) -> bool:
    """Whether a claim names a card of each of the asked kinds beside the listed one."""
    kinds = [s.id for s in criteria if _is_card_kind(s, index)]
    return all(any(index.is_a(p, kind) for p in claim.parties) for kind in kinds)


def _conditional(claim: Claim, question: Question) -> bool:
    """Whether a ban holds only under a condition that the question does not speak of."""
    said = {f.setting.dimension for f in question.facts.facts}
    return any(g.kind is not GroupKind.SCOPE and not any(s.dimension in said for s in g.settings) for g in claim.groups)


def _matches(claim: Claim, criteria: list[Found], question: Question) -> bool:
    """Whether a claim speaks of everything asked: each telling word of the criteria is in a term that it speaks of."""
    index = question.index
    home = index.statements[claim.statement].home
    asked = [s for s in criteria if _telling(question, [s])]
    if all(s.kind in ("act", "window") or _of_an_act(s, asked, question) for s in asked) and not _of_itself(
        claim, home
    ):
        return False
    spoken = {i for s in criteria if _speaks(claim, s, index) for i in range(s.start, s.end)}
    spoken |= {i for a, b in _alternatives(criteria, question) if spoken & {a.start, b.start}
               for s in (a, b) for i in range(s.start, s.end)}  # fmt: skip
    telling = _telling(question, criteria)
    return bool(telling) and telling <= spoken


def _alternatives(criteria: list[Found], question: Question) -> Iterable[tuple[Found, Found]]:
    """Acts of which either will do: "raise or lower"."""
    acts = [s for s in criteria if s.kind == "act"]
    either = {t.start: t.end for c in question.reading.clauses for t in c.tags if t.group == "either"}
    return ((a, b) for a in acts for b in acts if either.get(a.end) == b.start)


def _of_an_act(span: Found, criteria: list[Found], question: Question) -> bool:
    """Whether a span tells no more than an act within it: "I discard"."""
    acts = [s for s in criteria if s.kind == "act" and span.covers(s) and span.length > s.length]
    return bool(acts) and _telling(question, [span]) <= _telling(question, acts)


def _of_itself(claim: Claim, home: str) -> bool:
    """Whether what is done is done to the card itself, or to nothing that is named: "which cards are exhausted?"."""
    objects = claim.fillers(Role.OBJECT)
    return not objects or any(f.thing == home for f in objects)


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


def _listed_by(claim: Claim, kind: Found, question: Question, rulings: bool) -> Iterable[str]:
    """The entities of the asked kind that a claim is about, other than those that the question names itself."""
    index = question.index
    names = set(question.names)
    if names and not names & set(claim.parties):
        return
    home = index.statements[claim.statement].home
    self_acting = any(f.role is Role.OBJECT and f.thing == home for f in claim.roles)
    candidates = (
        claim.parties if names or rulings else ((home,) if self_acting or len(claim.parties) < 2 else claim.parties)
    )
    for entity in candidates:
        if entity not in names and index.is_a(entity, kind.id) and not index.entities[entity].is_rule:
            yield entity
