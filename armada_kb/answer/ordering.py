"""In what order effects come up: the named ones as timed things, put in order, with who settles each place."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from armada_kb.answer.answer import Answer, Kind, OrderStep, UnknownReason, Who
from armada_kb.answer.citing import cite, presumptions, read_off, window_names
from armada_kb.answer.index import Index
from armada_kb.answer.players import ME, OPPONENT, Players, players
from armada_kb.answer.provisos import strange, turned_round
from armada_kb.answer.question import Question
from armada_kb.answer.timing import bars, leaves, moment, needs, timed
from armada_kb.answer.unknown import Abstention
from armada_kb.answer.wording import listed, paragraph, sentence
from armada_kb.model.claims import Setting
from armada_kb.model.language import COMMON_FACTION, EFFECT_OWNERS, ORDER_SET_BY, SHIP
from armada_kb.model.vocabulary import Window
from armada_kb.order.constraints import Before, Reason, constraints
from armada_kb.order.effects import Effect, Player, moments
from armada_kb.order.resolution import Resolution, resolve

MOST_EFFECTS = 12
ONE, BOTH, OWNER, FIRST_PLAYER = "one", "both", "owner", "first-player"


@dataclass(frozen=True, slots=True)
class _Timed:
    """A named card as an effect: its window and the statement for that."""

    card: str
    window: Window
    because: tuple[str, ...]
    effect: Effect


def order(question: Question) -> Answer | Abstention:
    """The named cards in the order in which they come up, and who decides where more than one order is left."""
    index = question.index
    cards = [n for n in question.names if index.is_a(n, "card") or index.is_a(n, "unit")]
    who = players(question, cards)
    unclear = turned_round(question) or question.reading.ambiguous or strange(question, asked=False)
    unclear = unclear or _on_several_ships(question)
    if not 2 <= len(cards) <= MOST_EFFECTS or unclear or who.stranger:
        return Abstention(UnknownReason.NO_RULING)
    found = _timed(cards, who, question)
    if isinstance(found, Abstention):
        return found
    owners = derived(EFFECT_OWNERS, _factions(cards, index), index)
    rule = {kind: derived(ORDER_SET_BY, {Setting(EFFECT_OWNERS, kind)}, index) for kind in (ONE, BOTH)}
    ruled = _ruled(cards, index)
    by_player = (rule[BOTH] or ("", ""))[0] == FIRST_PLAYER
    effects = tuple(t.effect for t in found)
    before = constraints(effects, ruled, first_player_first=by_player)
    solved = resolve(effects, before, _start(effects, index))
    if not solved.possible:
        return Abstention(UnknownReason.SEVERAL_OUTCOMES, related=tuple(ruled.values()))
    apart = (owners[1],) if owners and owners[0] == BOTH and not who.said else ()
    told = _Told(question, found, who, bool(apart), before, solved, ruled, rule)
    steps = tuple(told.step(n) for n in solved.order)
    wanted = {Who.OWNER: ONE, Who.FIRST_PLAYER: BOTH}
    if any(s.who in wanted and rule[wanted[s.who]] is None for s in steps):
        return Abstention(UnknownReason.NO_RULING, related=tuple(id for t in found for id in t.because))
    hints = told.shut_out()
    cited = [*(id for s in steps for id in s.because), *apart, *(id for _, ids in hints for id in ids)]
    cited = list(dict.fromkeys(cited))
    said = (*told.settled(steps), *(words for words, _ in hints), *told.result())
    names = listed(f"{s.name} ({s.step})" for s in steps)
    presumed = told.presumed(steps)
    return Answer(
        question.text, question.understood(), Kind.ORDER, None,
        sentence("", [f"{names}.", f"{listed(s.name for s in steps)}."]),
        detail=paragraph(said or (index.statements[i].says for i in cited)),
        when=window_names([t.window.id for t in found], index), presumed=presumed, order=steps,
        citations=cite(cited, index), proof=read_off(f"{names}.", cited, index),
    )  # fmt: skip


def _on_several_ships(question: Question) -> bool:
    """Whether it is asked of several ships, of which nobody knows which has which card."""
    reading, index = question.reading, question.index
    ships = {s.start for s in reading.spans if s.kind == "thing" and index.is_a(s.id, SHIP)}
    return any(w.is_number and w.folded != "1" and i + 1 in ships for i, w in enumerate(reading.words))


def _timed(cards: list[str], who: Players, question: Question) -> tuple[_Timed, ...] | Abstention:
    """The effects of the cards, or an abstention where the moment of one of them is not known."""
    index = question.index
    frame = [s.id for s in question.reading.spans if s.kind == "window"]
    present = frozenset(question.names)
    when = moments(index.windows.values())
    found = []
    for card in cards:
        known = moment(card, frame, question)
        if known is None:
            reason = UnknownReason.NO_RULING if index.encoded(card) else UnknownReason.NOT_ENCODED
            return Abstention(reason, related=tuple(c.statement for n in cards for c in timed(n, index))[:8])
        window, because = known
        effect = Effect(
            index.entities[card].name, when[window.id], who.player(card), needs(card, window.id, present, index),
            tuple(bars(card, present, index)), leaves(card, window.id, present, index),
        )  # fmt: skip
        found.append(_Timed(card, window, because, effect))
    changed = {s.dimension for t in found for s in t.effect.leaves}
    return tuple(
        _Timed(t.card, t.window, t.because, Effect(
            t.effect.name, t.effect.moment, t.effect.player, _among(t.effect.needs, changed),
            _among(t.effect.barred_by, changed), t.effect.leaves,
        ))
        for t in found
    )  # fmt: skip


def _among(settings: Iterable[Setting], dimensions: set[str]) -> tuple[Setting, ...]:
    return tuple(s for s in settings if s.dimension in dimensions)


def _start(effects: tuple[Effect, ...], index: Index) -> tuple[Setting, ...]:
    """What holds at first of all that the effects change: what is presumed of it."""
    changed = {s.dimension for e in effects for s in e.leaves}
    known = (index.dimensions[d] for d in sorted(changed) if d in index.dimensions)
    return tuple(Setting(d.id, d.default) for d in known if d.default)


def _ruled(cards: list[str], index: Index) -> dict[tuple[int, int], str]:
    """The pairs of cards whose order a statement fixes, earlier one first, with the statement."""
    return {
        (cards.index(p.earlier), cards.index(p.later)): p.statement
        for p in index.precedences if p.earlier in cards and p.later in cards and p.earlier != p.later
    }  # fmt: skip


def _factions(cards: list[str], index: Index) -> set[Setting]:
    """Whether one fleet can hold all the cards: those with factions have one in common."""
    factions = [set(index.entities[c].factions) for c in cards if index.entities[c].factions]
    common = not factions or bool(set.intersection(*factions))
    return {Setting(COMMON_FACTION, "yes" if common else "no")}


def derived(dimension: str, facts: set[Setting], index: Index) -> tuple[str, str] | None:
    """What a derivation in force gives for a dimension where its conditions are among the facts, with its statement."""
    return next(
        ((d.gives.value, d.statement) for d in index.derivations
         if d.gives.dimension == dimension and all(facts.intersection(g.settings) for g in d.conditions)), None,
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class _Told:
    """An order in words. `apart` tells that one player cannot have all of the effects."""

    question: Question
    found: tuple[_Timed, ...]
    who: Players
    apart: bool
    before: tuple[Before, ...]
    solved: Resolution
    ruled: dict[tuple[int, int], str]
    rule: dict[str, tuple[str, str] | None]

    def _beside(self, number: int) -> tuple[int, ...]:
        """The effects that come up at a time that is not before or after that of one."""
        own = self.found[number].effect.moment
        return tuple(
            n for n, t in enumerate(self.found)
            if n != number and not t.effect.moment.before(own) and not own.before(t.effect.moment)
        )  # fmt: skip

    def _strangers(self, one: int, other: int) -> bool:
        """Whether two effects are of both players, or may be where one player cannot have all."""
        owners = self.who.owner(self.found[one].card), self.who.owner(self.found[other].card)
        return owners[0] != owners[1] if all(owners) else self.apart

    def step(self, number: int) -> OrderStep:
        timed, beside = self.found[number], self._beside(number)
        open_ones = [n for n in beside if (n, number) not in self.solved.fixed and (number, n) not in self.solved.fixed]
        strange = [n for n in beside if self._strangers(number, n)]
        settled: Who = Who.FIXED
        if any(n not in strange for n in open_ones):
            settled = Who.OWNER
        elif [n for n in strange if n in open_ones or self._reason(n, number) is Reason.PLAYERS]:
            settled = Who.FIRST_PLAYER
        rules = []
        if settled is Who.OWNER:
            rules.append(self.rule[ONE])
        if settled is not Who.FIXED and strange:
            rules.append(self.rule[BOTH])
        fixed_by = [id for pair, id in self.ruled.items() if number in pair]
        because = (*timed.because, *(r[1] for r in rules if r), *fixed_by)
        return OrderStep(timed.effect.name, timed.window.name, settled, tuple(dict.fromkeys(because)))

    def _reason(self, one: int, other: int) -> Reason | None:
        return next((b.reason for b in self.before if {b.earlier, b.later} == {one, other}), None)

    def settled(self, steps: tuple[OrderStep, ...]) -> Iterable[str]:
        """Who settles the places, in a sentence each."""
        groups: dict[Who, list[str]] = {}
        for step in steps:
            groups.setdefault(step.who, []).append(step.name)
        mixed = len({t.effect.moment for t in self.found}) > 1
        if Who.FIXED in groups and mixed and len(groups) > 1:
            yield f"Fixed: {listed(groups[Who.FIXED])}."
        if Who.FIRST_PLAYER in groups or any(t.effect.player is not Player.UNKNOWN for t in self.found):
            if self.who.first:
                yield f"First player: {_shown(self.who.first)}."
            elif self.apart:
                yield "The factions do not fit into one fleet: both players have some, the first player's come first."
            else:
                yield "Who is first player is not said: their effects come first."
        if Who.OWNER in groups:
            yield f"Free for the owner: {listed(groups[Who.OWNER])}."

    def shut_out(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Which effects an earlier one makes impossible, in words, with the statements that say so."""
        index, present = self.question.index, frozenset(self.question.names)
        found = []
        for one, other in sorted(self.solved.shuts_out):
            by = bars(self.found[other].card, present, index)
            ids = [id for s in self.found[one].effect.leaves for id in by.get(s, ())]
            names = self.found[one].effect.name, self.found[other].effect.name
            words = "Once {} is used, {} is no longer possible.".format(*names)
            found.append((words, tuple(dict.fromkeys(ids)) or self.found[other].because))
        return tuple(found)

    def result(self) -> Iterable[str]:
        """Whether it ends differently in different orders."""
        if self.solved.order_matters:
            yield "Which of them can be used depends on the order."

    def presumed(self, steps: tuple[OrderStep, ...]) -> tuple[str, ...]:
        """That all effects are one player's, where nobody said whose they are and it counts."""
        if self.who.said or self.apart or all(s.who is Who.FIXED for s in steps):
            return ()
        return tuple(words for _, words in presumptions([Setting(EFFECT_OWNERS, ONE)], self.question.index))


def _shown(player: str) -> str:
    return {ME: "you", OPPONENT: "the opponent"}.get(player, player.title())
