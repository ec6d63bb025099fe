"""Questions for the rules team: pairs and triples of cards whose effects meet while no statement decides."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from armada_kb.answer.citing import setting_words
from armada_kb.answer.index import OWN_TEXT, Index
from armada_kb.answer.wording import listed
from armada_kb.datalog.engine import Engine
from armada_kb.graph.effects import compatible, effects_of, witness
from armada_kb.graph.kinship import Kinship, Ranked
from armada_kb.graph.parts import Polarity
from armada_kb.graph.topics import Sort
from armada_kb.graph.triples import Clash, clashes
from armada_kb.graph.unruled import Meeting, meetings
from armada_kb.model.claims import Setting
from armada_kb.model.vocabulary import ConceptKind

# Texts that change one thing at one moment are a question whatever else they share.
_MEETING = 0.1
# Two rulings that cannot both be come before whatever nobody has spoken of.
_CLASH = 2.0


@dataclass(frozen=True, slots=True)
class Gap:
    """Cards that meet, in what and when, and what the program makes of it: several outcomes, or none (open).

    `question` asks the rules team; `witness` is a situation in which it comes up, in words; `statements` are the ids of
    the texts or rulings that meet; `like` are the names of a ruled pair that these are like.
    """

    cards: tuple[str, ...]
    names: tuple[str, ...]
    score: float
    polarity: Polarity
    thing: str
    step: str
    question: str
    witness: tuple[str, ...]
    statements: tuple[str, ...]
    like: tuple[str, ...] = ()


def gaps(index: Index, engine: Engine) -> tuple[Gap, ...]:
    """All gaps, the most pressing first: triples whose rulings clash, then pairs by their score."""
    kinship = Kinship(index)
    met = {(m.one.card, m.other.card): m for m in meetings(index, engine)}
    found = [_of_clash(clash, index) for clash in clashes(index, engine)]
    for ranked in kinship.ranked():
        meeting = met.get(ranked.pair)
        if meeting is not None:
            found.append(_of_meeting(meeting, ranked, index))
        elif kinship.shared(*ranked.pair):
            found.append(_of_likeness(ranked, kinship, index))
    return tuple(sorted(found, key=lambda gap: (-gap.score, gap.cards)))


def _of_clash(clash: Clash, index: Index) -> Gap:
    names = _names(clash.cards, index)
    said = f"“{clash.one.text}” and “{clash.other.text}”"
    statements = tuple(dict.fromkeys((clash.one.statement, clash.other.statement)))
    step = next(iter((*clash.one.windows, *clash.other.windows)), "")
    return Gap(
        clash.cards, names, _CLASH, clash.polarity, _thing(clash.thing, index), _step(step, index),
        f"{listed(names)} together: {said} Which of the two holds, or who chooses?", _situation(clash.given, index),
        statements,
    )  # fmt: skip


def _of_meeting(meeting: Meeting, ranked: Ranked, index: Index) -> Gap:
    one, other = meeting.one, meeting.other
    names = _names(ranked.pair, index)
    thing = _thing(meeting.thing, index)
    steps = one.windows & other.windows or one.windows | other.windows
    step = min(steps, key=lambda w: index.windows[w].position) if steps else ""
    asked = f"{names[0]} and {names[1]} both touch the {thing}: which comes first, and what does the other then do?"
    if meeting.polarity is Polarity.SEVERAL:
        asked = f"{names[0]} and {names[1]} make different things of the {thing}: which of them holds?"
    return Gap(
        ranked.pair, names, ranked.score + _MEETING, meeting.polarity, thing, _step(step, index), asked,
        _situation(witness(one, other, index), index), tuple(dict.fromkeys((one.statement, other.statement))),
        _names(ranked.like or (), index),
    )  # fmt: skip


def _of_likeness(ranked: Ranked, kinship: Kinship, index: Index) -> Gap:
    """Two cards whose effects no rule sets against each other, but which speak of the same things."""
    names = _names(ranked.pair, index)
    topics = kinship.shared(*ranked.pair)
    thing = next((_thing(id, index) for sort, id in topics if sort in (Sort.THING, Sort.QUANTITY)), "")
    steps = [id for sort, id in topics if sort is Sort.WINDOW]
    texts = tuple(
        s.id for card in ranked.pair for s in index.statements_of[card] if s.section == OWN_TEXT and s.meaning
    )
    asked = f"{names[0]} and {names[1]}" + (f" both speak of the {thing}" if thing else " come up at one moment")
    return Gap(
        ranked.pair, names, ranked.score, Polarity.OPEN, thing, _step(steps[0] if steps else "", index),
        f"{asked}: does either change what the other does?", _common(ranked.pair, index), texts[:4],
        _names(ranked.like or (), index),
    )  # fmt: skip


def _common(pair: tuple[str, str], index: Index) -> tuple[str, ...]:
    """A situation for both: of the first two of their claims whose conditions can hold at once."""
    ones, others = (effects_of(card, index) for card in pair)
    for one in ones:
        for other in others:
            if compatible(one, other, index):
                return _situation(witness(one, other, index), index)
    return ()


def _names(cards: tuple[str, ...], index: Index) -> tuple[str, ...]:
    return tuple(index.entities[card].name for card in cards)


def _thing(id: str, index: Index) -> str:
    quantity = index.concepts.get((ConceptKind.QUANTITY, id))
    return quantity.phrases[0] if quantity else index.name_of(id)


def _step(window: str, index: Index) -> str:
    return index.windows[window].name if window in index.windows else ""


def _situation(settings: Iterable[Setting], index: Index) -> tuple[str, ...]:
    return tuple(dict.fromkeys(setting_words(s, index) for s in settings))
