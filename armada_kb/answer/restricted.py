"""For which ships a card is: "is X limited to large ships?", "which faction is X?", "what restrictions has X?".

That is no question about a ship, so the rules on equipping are not asked: the card itself tells it, or tells nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from armada_kb.answer.accounting import neutral_words
from armada_kb.answer.answer import Answer, Kind, UnknownReason, Verdict
from armada_kb.answer.citing import cite, read_off, setting_words, show_proof
from armada_kb.answer.index import OWN_TEXT, Index
from armada_kb.answer.question import Question
from armada_kb.answer.spans import Found
from armada_kb.answer.unknown import Abstention
from armada_kb.answer.wording import listed, paragraph, sentence
from armada_kb.datalog.engine import Engine
from armada_kb.datalog.outright import conclude, trait_program
from armada_kb.datalog.proof import Proof
from armada_kb.model.claims import Setting
from armada_kb.model.entities import Entity
from armada_kb.model.language import (
    CARD,
    CARD_FACTION,
    CARD_SIZE,
    EQUIP,
    FACTION,
    FACTION_MATCH,
    FLAGSHIP,
    FLAGSHIP_RESTRICTED,
    FLEET,
    HAVING,
    LIMITED,
    PLAYER,
    SHIP,
    SHIP_FACTION,
    SHIP_SIZE,
    SHOW_FACTION,
    SIZE_CLASS,
    SIZE_RESTRICTED,
    SIZES,
)
from armada_kb.model.vocabulary import ConceptKind

# Openings after which it is asked whether something is so, and those after which it is asked what is so.
_WHETHER, _WHAT = ("be", "does", ""), ("which", "what", "what_is", "who")
# What turns a question round, or speaks of somebody's ship or of a further card, asks for something else.
_OTHERWISE = frozenset({
    "negator", "does_not", "cannot", "ban", "theirs", "other", "repeat", "permission", "approval", "me", "own",
})  # fmt: skip


@dataclass(frozen=True, slots=True)
class _Limit:
    """What a card is limited to in one respect, in words, and the statements that say so; `told` is what it prints."""

    told: frozenset[str]
    words: str
    because: tuple[str, ...]


def restricted(question: Question, engine: Engine) -> Answer | Abstention | None:
    """What one card says of the ships that it is for, where nothing else is asked and no ship is told of."""
    reading, index = question.reading, question.index
    if len(question.names) != 1 or reading.ambiguous or question.added.facts or len(reading.clauses) > 1:
        return None
    card = index.entities[question.names[0]]
    clause = reading.asked_clause
    only = any(t.part == "exclusive" for t in clause.tags)
    if not index.is_a(card.id, "upgrade") or any(t.group in _OTHERWISE for t in clause.tags[1:]):
        return None
    if clause.opening in _WHAT:
        return _what(question, card)
    if clause.opening not in _WHETHER and not (clause.opening == "can" and only):
        return None
    return _whether(question, card, engine, limiting=only or _limits(question))


def _whether(question: Question, card: Entity, engine: Engine, *, limiting: bool) -> Answer | Abstention | None:
    """Yes, where the card is limited in the ways that are asked for; no statement says of a card that it is not."""
    index, asked = question.index, _asked(question)
    verdicts: list[bool] = []
    limits: list[_Limit] = []
    for dimension, values in asked.items():
        if dimension in (SHIP_SIZE, SHIP_FACTION, FLAGSHIP) and not limiting:
            return None
        limit = _limit(dimension, card, index)
        if limit is None:
            return None
        wanted = frozenset(v for value in values for v in value.split("-")) - {"yes"}
        if dimension == FACTION_MATCH:
            verdicts.append(not limit.told)
        elif dimension == CARD_FACTION and not limiting:
            verdicts.append(wanted <= limit.told)
        else:
            verdicts.append(limit.told == wanted if wanted else bool(limit.told))
        limits.append(limit)
    if not verdicts or not _nothing_else(question, asked, limiting=limiting):
        return None
    marks = [(card.id, limit.words, id) for limit in limits for id in limit.because]
    words = limits[0].words
    concluded = conclude(trait_program(card.id, words, marks), engine) if all(verdicts) else None
    return _answer(question, limits, concluded[1]) if concluded else Abstention(UnknownReason.NO_RULING)


def _what(question: Question, card: Entity) -> Answer | None:
    """What it is limited to, in the respect that is asked for, or in all of them: "who can take X?"."""
    reading, index = question.reading, question.index
    start = reading.asked_clause.tags[0].end
    things = {s.id for s in reading.spans if s.kind == "thing" and reading.in_asked(s.start)}
    takes = any(s.kind == "act" and s.id == EQUIP for s in reading.spans)
    whose = SHIP in things or PLAYER in things or reading.asked_clause.opening == "who"
    if FACTION in things:
        dimensions = [CARD_FACTION]
    elif SIZE_CLASS in things and index.complete(card.id):
        dimensions = [SHIP_SIZE]
    elif (_limits(question) or (whose and takes)) and start < len(reading.words):
        dimensions = [CARD_FACTION, SHIP_SIZE, FLAGSHIP]
    else:
        return None
    limits = [limit for d in dimensions if (limit := _limit(d, card, index)) is not None]
    told = [limit for limit in limits if limit.told] or limits[:1]
    if len(limits) < len(dimensions) or not _nothing_else(question, {}, limiting=True):
        return None
    return _answer(question, told, None)


def _asked(question: Question) -> dict[str, tuple[str, ...]]:
    """The respects that are asked about, with the values that are named."""
    reading = question.reading
    values = [s for s in reading.spans if s.kind == "value" and not s.negated]
    found: dict[str, list[str]] = {}
    for span in values:
        dimension, value = span.setting.dimension, span.setting.value
        wider = any(o.covers(span) and o.length > span.length and o.setting.dimension in _RESPECTS for o in values)
        if dimension not in _RESPECTS or wider or (dimension == FACTION_MATCH and _says_faction(span, question)):
            continue
        found.setdefault(_RESPECTS[dimension], []).append("yes" if span.setting == SIZE_RESTRICTED else value)
    if not found and _limits(question) and any(s.kind == "thing" and s.id == FACTION for s in reading.spans):
        found[CARD_FACTION] = ["yes"]
    return {d: tuple(v) for d, v in found.items()}


# The dimensions whose values name what a card is limited to, with the one that stands for each respect.
_RESPECTS = {
    CARD_SIZE: SHIP_SIZE, SIZE_RESTRICTED.dimension: SHIP_SIZE, SHIP_SIZE: SHIP_SIZE, FLAGSHIP: FLAGSHIP,
    FLAGSHIP_RESTRICTED: FLAGSHIP, CARD_FACTION: CARD_FACTION, SHIP_FACTION: CARD_FACTION, FACTION_MATCH: FACTION_MATCH,
}  # fmt: skip


def _says_faction(span: Found, question: Question) -> bool:
    """Whether a phrase is no more than the word "faction", which says nothing of it."""
    return any(s.kind == "thing" and s.id == FACTION and span.covers(s) for s in question.reading.spans)


def _limits(question: Question) -> bool:
    """Whether a word of limits or of need stands in the question: "restricted to", "a limit", "require"."""
    reading = question.reading
    acts = any(s.kind == "act" and s.id in LIMITED for s in reading.spans)
    needs = any(t.part == "needing" for t in reading.asked_clause.tags)
    whole = any(s.kind == "value" and s.setting.dimension in (CARD_SIZE, FLAGSHIP_RESTRICTED) for s in reading.spans)
    return acts or needs or whole or any(s.setting == SIZE_RESTRICTED for s in reading.spans if s.kind == "value")


def _nothing_else(question: Question, asked: dict[str, tuple[str, ...]], *, limiting: bool) -> bool:
    """Whether all words are those of the card, of what is asked, of having and limiting, or carry no fact."""
    reading, index = question.reading, question.index
    things = (CARD, SHIP, FACTION, SIZE_CLASS, PLAYER, FLEET, "upgrade")
    known = neutral_words(reading)
    known |= {i for t in reading.asked_clause.tags if t.part == "exclusive" for i in range(t.start, t.end)}
    for span in reading.spans:
        told = span.kind == "name" or (span.kind == "value" and span.setting.dimension in _RESPECTS)
        told |= span.kind == "thing" and any(index.is_a(span.id, t) for t in things)
        told |= span.kind == "act" and (span.id in HAVING or (limiting and span.id in LIMITED) or _light(span, index))
        if told:
            known.update(range(span.start, span.end))
    everyday = question.book.everyday
    return all(i in known or not w.is_word or w.folded in everyday for i, w in enumerate(reading.words))


def _light(act: Found, index: Index) -> bool:
    return index.concepts[(ConceptKind.ACT, act.id)].light


def _limit(dimension: str, card: Entity, index: Index) -> _Limit | None:
    """What a card is limited to in a respect; None where its text is not known well enough to tell."""
    if dimension in (CARD_FACTION, FACTION_MATCH):
        every = {c.id for (kind, _), c in index.concepts.items() if kind is ConceptKind.VALUE} & {
            str(Setting(SHIP_FACTION, f)) for e in index.entities.values() for f in e.factions
        }
        factions = () if len(card.factions) == len(every) else card.factions
        symbols = tuple(c.statement for c in index.general_claims if c.act == SHOW_FACTION)[:1]
        kinds = [Setting(SHIP_FACTION, f) for f in factions]
        words = (
            f"a {listed((setting_words(k, index) for k in kinds), 'or')} only" if kinds else "ships of every faction"
        )
        return _Limit(frozenset(factions), words, symbols) if every.issuperset(map(str, kinds)) else None
    if not index.complete(card.id):
        return None
    found = list(_own_limits(card, dimension, index))
    told = frozenset(s.value for s, _ in found)
    silent = tuple(s.id for s in index.statements_of.get(card.id, ()) if s.section == OWN_TEXT)[:4]
    because = tuple(dict.fromkeys(id for _, id in found)) or silent
    if dimension == FLAGSHIP:
        return _Limit(told, "the flagship only" if told else "any ship, flagship or not", because)
    sizes = listed([s for s in SIZES if s in told], "or")
    return _Limit(told, f"{sizes} ships only" if told else "ships of every size class", because)


def _own_limits(card: Entity, dimension: str, index: Index) -> Iterator[tuple[Setting, str]]:
    """The settings that the card's own text restricts it to, each with its statement."""
    for claim in index.claims_by_party.get(card.id, ()):
        if claim.act == EQUIP and index.statements[claim.statement].home == card.id:
            settings = (s for g in claim.groups for s in g.settings)
            yield from ((s, claim.statement) for s in settings if s.dimension == dimension)


def _answer(question: Question, limits: Iterable[_Limit], proof: Proof | None) -> Answer:
    index, limits = question.index, list(limits)
    verdict = Verdict.YES if proof else None
    statements = list(dict.fromkeys(id for limit in limits for id in limit.because))
    name = index.entities[question.names[0]].name
    says = f"{name} is for {listed(dict.fromkeys(limit.words for limit in limits))}."
    return Answer(
        question.text, question.understood(), Kind.WHAT if verdict is None else Kind.LEGAL, verdict,
        sentence(f"{verdict.capitalize()}." if verdict else "", [says]),
        detail=paragraph([says, *(index.statements[id].says for id in statements)]),
        citations=cite(statements, index),
        proof=show_proof(proof, index) if proof else read_off(says, statements, index),
    )  # fmt: skip
