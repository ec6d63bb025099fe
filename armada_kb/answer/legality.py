"""Whether a ship may be equipped with cards: the rules on equipping, card by card, with the facts that follow."""

from __future__ import annotations

from dataclasses import dataclass, replace

from armada_kb.answer.answer import Answer, Kind, UnknownReason
from armada_kb.answer.asking import Asking, Sought
from armada_kb.answer.equipping import listing_words, on_several_ships, putting
from armada_kb.answer.hypotheses import Hypothesis
from armada_kb.answer.index import Index
from armada_kb.answer.inquiry import Finding, investigate
from armada_kb.answer.presuming import tells_enough, without_presumptions
from armada_kb.answer.question import Question
from armada_kb.answer.relations import (
    ICONS,
    NO,
    YES,
    Equipping,
    copies,
    gained_icons,
    gaining_statements,
    icons_told,
    is_modification,
    related_facts,
    ship_named,
    wanted,
    words_of_icons,
)
from armada_kb.answer.roles import Part
from armada_kb.answer.settling import settle, written
from armada_kb.answer.situation import Situation
from armada_kb.answer.unknown import Abstention
from armada_kb.datalog import outcome as datalog
from armada_kb.datalog.case import Asked
from armada_kb.datalog.engine import Engine
from armada_kb.model.claims import Role, Setting
from armada_kb.model.entities import Entity
from armada_kb.model.language import CARD_FACTION, EQUIP, FLEET, HAVING, ICON, SHIP, SHIP_CLASS, SPLIT_SYMBOL, WINDOW

_ICON_FREE = Setting("icon-free", YES)
_GROUP_IN_USE, _TITLE = Setting("icon-group", "used"), Setting("upgrade-kind", "title")
_SECOND = tuple(Setting(f"second-{thing}", YES) for thing in ("modification", "title", "copy"))
_SEVERAL_ICONS = ("several-icons", _GROUP_IN_USE.dimension)
_RANK = {datalog.Verdict.NO: 0, datalog.Verdict.DEPENDS: 1, datalog.Verdict.YES: 2}


@dataclass(frozen=True, slots=True)
class _Judged:
    """The finding for one card, and the statements that its computed facts rest on."""

    card: Entity | None
    finding: Finding
    behind: tuple[str, ...]


def legality(question: Question, engine: Engine) -> Answer | Abstention:
    """Yes where every card may be equipped; no where one certainly may not; depends where something is open."""
    if question.reading.ambiguous:
        return Abstention(UnknownReason.UNKNOWN_NAME)
    index = question.index
    question = _without_unsaid(question)
    if _at_another_time(question):
        return Abstention(UnknownReason.NO_RULING)
    cards = tuple(index.entities[n] for n in question.names if index.is_a(n, "upgrade"))
    apart = on_several_ships(question.reading, index)
    # "Two titles on each of my two ships": who has how many is not clear.
    unclear = apart and not set(_SECOND).isdisjoint(question.facts.given)
    if unclear or any(_of_another_faction(card, question) for card in cards):
        return Abstention(UnknownReason.NO_RULING)
    judged = [_judge(card, (card,) if apart else cards, question, engine) for card in cards] or [
        _judge(None, (), question, engine)
    ]
    found = [j for j in judged if j is not None and j.finding.outcome.verdict in _RANK]
    if len(found) < len(judged):
        return Abstention(UnknownReason.NO_RULING)
    worst = min(found, key=lambda j: _RANK[j.finding.outcome.verdict or datalog.Verdict.YES])
    yes = worst.finding.outcome.verdict is datalog.Verdict.YES
    if yes and any(not index.encoded(c.id) for c in cards):
        # The card's own restrictions are not known, so nothing says that it fits.
        return Abstention(UnknownReason.NOT_ENCODED)
    if _on_whichever_ships(question, cards) or (yes and not cards and _whichever_card(question)):
        return Abstention(UnknownReason.NO_RULING)
    if yes and _icons_unclear(question, cards):
        return Abstention(UnknownReason.NO_RULING)
    same = [j for j in found if j.finding.outcome.verdict is worst.finding.outcome.verdict]
    settled = settle(
        question, worst.finding, others=tuple(j.finding for j in same if j is not worst),
        considered=tuple(j.finding for j in found), told=_told(question, cards) | apart,
    )  # fmt: skip
    if isinstance(settled, Abstention):
        return settled
    answer = written(question, settled, engine, extra=tuple(t for j in same for t in j.behind))
    return replace(answer, kind=Kind.LEGAL)


def _without_unsaid(question: Question) -> Question:
    """The question without facts that it does not tell.

    "Does X have the slot for Y?" asks for the slot, a faction in a split symbol is not the card's own, and the "same
    icon" of a title is that of its ship.
    """
    reading, facts = question.reading, question.facts.facts
    clause = reading.asked_clause
    having = {s.start for s in reading.spans if s.kind == "act" and s.id in HAVING and reading.in_asked(s.start)}
    if clause.opening not in ("does", "be") or any(t.group in ("permission", "approval") for t in clause.tags):
        having = set()
    split = {i for f in facts if f.setting.dimension == SPLIT_SYMBOL for i in range(f.start, f.end)}
    title = any(f.setting == _TITLE for f in facts)
    unsaid = (
        f for f in facts
        if (f.setting == _ICON_FREE and reading.in_asked(f.start) and not having.isdisjoint(range(f.start, f.end)))
        or (title and f.setting.dimension in _SEVERAL_ICONS)
        or (f.setting.dimension == CARD_FACTION and not split.isdisjoint(range(f.start, f.end)))
    )  # fmt: skip
    return replace(question, unsaid=frozenset(unsaid))


def _of_another_faction(card: Entity, question: Question) -> bool:
    """Whether a faction is told of a named card that it does not print: that may be asked, and is no fact."""
    told = [s.value for s in question.facts.given if s.dimension == CARD_FACTION]
    return any(faction not in card.factions for faction in told)


def _whichever_card(question: Question) -> bool:
    """Whether any card of a kind is asked for ("any title"): then what is presumed of one does not hold for all."""
    reading = question.reading
    any_ = {t.end for t in reading.asked_clause.tags if t.part == "whichever"}
    return any(s.kind == "thing" and s.start in any_ and question.index.is_a(s.id, "upgrade") for s in reading.spans)


def _told(question: Question, cards: tuple[Entity, ...]) -> frozenset[int]:
    """The numbers of the words that only put the list together, or say how many copies there are and were so used."""
    reading = question.reading
    words = listing_words(reading, question.index) | words_of_icons(reading)
    numbers = () if cards else wanted(question)
    return words | {i for card in cards for i in copies(card, question)} | {i for _, _, i in numbers}


def _judge(card: Entity | None, cards: tuple[Entity, ...], question: Question, engine: Engine) -> _Judged | None:
    index = question.index
    equipping = Equipping(question, card, cards, ship_named(question))
    facts = related_facts(equipping)
    if on_several_ships(question.reading, index):
        facts = tuple(dict.fromkeys((*facts, *(replace(s, value=NO) for s in _SECOND))))
    kind = card.id if card else _kind_of_card(question)
    span = next((h.span for h in question.hypotheses if h.act == EQUIP), None) or putting(question.reading, index)
    parts = (Part(Role.ACTOR, SHIP, -1), Part(Role.OBJECT, kind, -1))
    names = (card.id,) if card else ()
    found = investigate(
        question.reading, index, Asking(Sought.LEGALITY, Asked.CAN), _of_the_card(card, question), names, engine=engine,
        tried=(Hypothesis(EQUIP, span, parts),), extra=facts,
    )  # fmt: skip
    finding = next(found, None)
    if finding is None:
        return None
    if card is None and finding.outcome.verdict is datalog.Verdict.YES and not tells_enough(finding, facts, question):
        finding = without_presumptions(finding, engine, index)
    behind = _behind(facts, cards, index)
    if finding.outcome.verdict is datalog.Verdict.YES:
        behind += tuple(dict.fromkeys(c.statement for c in finding.claims if c.parties))
    return _Judged(card, finding, behind)


def _of_the_card(card: Entity | None, question: Question) -> Situation:
    """The facts for one card: that there are two slots tells of the ship, where the card is named and has one icon."""
    facts = question.facts
    if card is None or len(card.icons) != 1 or _GROUP_IN_USE in facts.given:
        return facts
    return Situation(tuple(f for f in facts.facts if f.setting.dimension not in _SEVERAL_ICONS), facts.clashing)


def _behind(facts: tuple[Setting, ...], cards: tuple[Entity, ...], index: Index) -> tuple[str, ...]:
    """The statements of the cards that computed facts rest on: trait lines, and what gives icons."""
    found: list[str] = []
    known = {(s.dimension, s.value) for s in facts}
    if ("second-modification", YES) in known:
        modifications = {c.id for c in cards if is_modification(c, index)}
        found += [t.statement for t in index.traits if t.entity in modifications]
    if ("icon-free", YES) in known:
        found += gaining_statements(cards, index)
    return tuple(dict.fromkeys(found))


def _at_another_time(question: Question) -> bool:
    """Whether the question tells a moment at which nothing is equipped, so that the rules on equipping are silent."""
    index = question.index
    proper = {w for c in index.general_claims if c.act == EQUIP for w in c.windows}
    told = [s.value for s in question.facts.given if s.dimension == WINDOW]
    return any(not any(index.related(moment, w) for w in proper) for moment in told)


def _on_whichever_ships(question: Question, cards: tuple[Entity, ...]) -> bool:
    """Whether copies of a card are told of that are in a fleet, and nothing tells that one ship shall have them."""
    things = {s.id for s in question.reading.spans if s.kind in ("thing", "name")}
    fleet = FLEET in things and not any(question.index.is_a(id, SHIP) or question.index.is_a(id, ICON) for id in things)
    return fleet and any(copies(card, question) for card in cards)


def _icons_unclear(question: Question, cards: tuple[Entity, ...]) -> bool:
    """Whether icons are told of that none of the cards needs, or a ship is named whose icons nobody knows."""
    index = question.index
    told = {id.removesuffix(ICONS) for id in icons_told(question) if id.endswith(ICONS)}
    needed = {slot for card in cards for slot in card.icons}
    if cards and told:
        return not needed <= told
    ship = ship_named(question)
    free = any(s.dimension == "icon-free" for s in question.facts.given)
    if not cards or ship is None or free:
        return False
    gained = [gained_icons(card, index) for card in cards]
    lacking = any(
        sum(card.icons.count(slot) for card in cards) > ship.icons.count(slot) + sum(g.get(slot, 0) for g in gained)
        for slot in needed
    )
    return not ship.icons or (index.is_a(ship.id, SHIP_CLASS) and lacking)


def _kind_of_card(question: Question) -> str:
    """The kind of card that is spoken of where none is named."""
    kinds = [s.id for s in question.reading.spans if s.kind == "thing" and question.index.is_a(s.id, "upgrade")]
    return min(kinds, key=lambda k: -len(question.index.general(k)), default="upgrade")
