"""Two claims that may say opposite things, and about what: an act, a color, an amount, a moment, a limit.

Beside what a claim says there is what it rules out by saying it: who must swap a die for a black one does not swap it
for a red one. Such an opposite is written out as a claim of its own, which the engines then judge like any other.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from armada_kb.conflicts.situations import Needs, Terms, same_groups, to_fail, to_meet
from armada_kb.datalog.case import Asked
from armada_kb.model.claims import Claim, Filler, Group, GroupKind, Mode, Role, Setting
from armada_kb.model.language import INTERACT, WHOLE_CARD, WINDOW


class Aspect(StrEnum):
    """What two statements differ in."""

    POLARITY = "whether it may be done"
    DUTY = "whether it must be done"
    CONDITION = "in which cases"
    LIMIT = "when the ban ends"
    THING = "with what"
    AMOUNT = "how many"
    TIMING = "when"


_FOR = (Mode.MAY, Mode.MUST, Mode.DOES)
_BANS = (Mode.CANNOT, Mode.DOES_NOT)
_FIXED = (Mode.MUST, Mode.DOES)


@dataclass(frozen=True, slots=True)
class Opposition:
    """A claim that says yes to a question and one that says no to it, where the needs are met.

    `implied` is what the second claim rules out without saying it, as a claim; None where it says no itself.
    """

    aspect: Aspect
    asked: Asked
    yes: Claim
    no: Claim
    act: str
    roles: tuple[tuple[Role, str], ...]
    amounts: tuple[tuple[Role, int], ...]
    needs: Needs
    implied: Claim | None = None


def oppositions(one: Claim, other: Claim, terms: Terms) -> Iterator[Opposition]:
    """Every way in which two claims may say opposite things, in either order."""
    act = _act(one, other, terms)
    if act is None or not _of_one_matter(one, other, terms):
        return
    for first, second in ((one, other), (other, one)):
        if first.mode in _FOR:
            yield from _said(first, second, act, terms)
            if nested(one, other):
                yield from _told_otherwise(first, second, act, terms)
    if one.mode in _BANS and other.mode in _BANS and set(one.parties) == set(other.parties):
        for first, second in ((one, other), (other, one)):
            yield from _ended(first, second, act, terms)


def is_exception(opposition: Opposition, terms: Terms) -> bool:
    """Whether one of the two is an exception to the other, as the rules are full of them, and wins.

    A ban ends a permission in some of its cases only; or what is said of several cards together allows what the text
    of one of them leaves out.
    """
    yes, no = opposition.yes, opposition.no
    if opposition.aspect is Aspect.CONDITION:
        return set(yes.parties) > set(no.parties)
    return opposition.aspect is Aspect.POLARITY and no.mode is Mode.CANNOT and not covers(no, yes, terms)


def banned_besides(opposition: Opposition, others: Iterable[Claim], terms: Terms) -> bool:
    """Whether what a claim leaves out is, by other claims of its card, a ban: then that says where the line is.

    `others` are those claims; the ban is about the same act and ends what the failing demand is about.
    """
    failing = {s.dimension for s in opposition.needs.fail}
    return opposition.aspect is Aspect.CONDITION and any(
        ban.mode is Mode.CANNOT and ban.act in terms.act_above(opposition.act)
        and set(ban.parties) <= {*opposition.yes.parties, *opposition.no.parties}
        and any(s.dimension in failing for g in ban.groups for s in g.settings)
        for ban in others
    )  # fmt: skip


def covers(general: Claim, special: Claim, terms: Terms) -> bool:
    """Whether a claim speaks, and applies, wherever another one applies."""
    if general.act != WHOLE_CARD and general.act not in terms.act_above(special.act):
        return False
    filled = {f.role: f for f in special.roles}
    for filler in general.roles if general.act != WHOLE_CARD else ():
        own = filled.get(filler.role)
        if own is None or filler.thing not in terms.above(own.thing) or (own.amount or 0) < (filler.amount or 0):
            return False
    met = [g for g in special.groups if g.kind is not GroupKind.EXCEPTION]
    ended = {s for g in special.groups if g.kind is GroupKind.EXCEPTION for s in g.settings}
    return set(general.parties) <= set(special.parties) and all(
        set(group.settings) <= ended if group.kind is GroupKind.EXCEPTION
        else any(all(any(terms.values.below(s, t) for t in group.settings) for s in own.settings) for own in met)
        for group in general.groups
    )  # fmt: skip


def nested(one: Claim, other: Claim) -> bool:
    """Whether two claims are about the same cards: those of the one are among those of the other."""
    first, second = set(one.parties), set(other.parties)
    return first == second or (bool(first and second) and (first <= second or second <= first))


def _of_one_matter(one: Claim, other: Claim, terms: Terms) -> bool:
    """Whether some question of the game is about both claims.

    What tells questions apart must be the same in both. Where each says what the act is done to, by or with, they must
    say it in one role at least: what counts for the score has nothing to do with what counts as a unit. And what has to
    do with one partner says nothing of another.
    """
    if _asked_apart(one, terms) != _asked_apart(other, terms):
        return False
    if WHOLE_CARD in (one.act, other.act):
        return True
    roles, others = {f.role for f in one.roles}, {f.role for f in other.roles}
    if roles and others and roles.isdisjoint(others):
        return False
    return INTERACT not in (one.act, other.act) or _partners_meet(one, other, terms)


_MAIN_ROLES = {Role.ACTOR, Role.OBJECT}


def _denies_more(yes: Claim, no: Claim) -> bool:
    """Whether a claim denies something of the deed (from where, as what) of which the other one says nothing.

    Who does not gain a token from a dial may still gain one.
    """
    said, denied = ({f.role for f in c.roles} - _MAIN_ROLES for c in (yes, no))
    return no.mode is Mode.DOES_NOT and not denied <= said


def _asked_apart(claim: Claim, terms: Terms) -> frozenset[Setting]:
    """The settings of a claim that are no fact of the game but tell one question from another."""
    return frozenset(s for g in claim.groups for s in g.settings if s.dimension in terms.of_question)


def _partners_meet(one: Claim, other: Claim, terms: Terms) -> bool:
    """Whether what the one claim brings together is, or could be, what the other one does."""
    shared = set(one.parties) & set(other.parties)
    first, second = ({*(f.thing for f in c.roles), *c.parties} - shared for c in (one, other))
    return not (first and second) or any(terms.thing_of_both(a, b) is not None for a in first for b in second)


def _act(one: Claim, other: Claim, terms: Terms) -> str | None:
    for whole, special in ((one, other), (other, one)):
        if whole.act == WHOLE_CARD:
            return special.act
    return terms.act_of_both(one.act, other.act)


def _said(yes: Claim, no: Claim, act: str, terms: Terms) -> Iterator[Opposition]:
    """Opposite modes in words: may and cannot, must and need not; and "only if" against a permission elsewhere."""
    roles = _roles(yes, no, terms)
    if roles is None or _at_other_times(yes, no, terms):
        return
    if no.mode in _BANS and not _denies_more(yes, no):
        amounts = _amounts(yes, no)
        if amounts is not None:
            asked = Asked.DOES if yes.mode is Mode.DOES else Asked.CAN
            needs = to_meet(yes) + to_meet(no)
            yield Opposition(Aspect.POLARITY, asked, yes, no, act, roles, amounts, needs)
    if yes.mode is Mode.MUST and (no.mode is Mode.NEED_NOT or (no.mode is Mode.MAY and _alike(yes, no))):
        amounts = _amounts(yes, no)
        if amounts is not None:
            needs = to_meet(yes) + to_meet(no)
            yield Opposition(Aspect.DUTY, Asked.MUST, yes, no, act, roles, amounts, needs)
    if no.only and no.mode in _FOR and nested(yes, no):
        amounts = _amounts(yes, no)
        asked = Asked.DOES if yes.mode is Mode.DOES else Asked.CAN
        for failing in to_fail(no) if amounts is not None else ():
            yield Opposition(
                Aspect.CONDITION, asked, yes, no, act, roles, amounts or (), to_meet(yes) + failing
            )  # fmt: skip


def _alike(one: Claim, other: Claim) -> bool:
    """Whether two claims are about the same deed of the same cards in the same cases."""
    return (
        one.act == other.act and set(one.roles) == set(other.roles) and set(one.parties) == set(other.parties)
        and same_groups(one.groups, other.groups)
    )  # fmt: skip


def _roles(one: Claim, other: Claim, terms: Terms) -> tuple[tuple[Role, str], ...] | None:
    """What fills each role in a question that both claims speak to; None where there is none.

    What is said of a card as a whole holds for whatever is done with it.
    """
    filled: dict[Role, str] = {}
    for claim in (one, other):
        if claim.act == WHOLE_CARD:
            continue
        for filler in claim.roles:
            both = terms.thing_of_both(filled.get(filler.role, filler.thing), filler.thing)
            if both is None:
                return None
            filled[filler.role] = both
    return tuple(sorted(filled.items()))


def _amounts(yes: Claim, no: Claim) -> tuple[tuple[Role, int], ...] | None:
    """How many a question must be about so that both claims speak to it; None where there is no such number."""
    allowed = {f.role: f.amount for f in yes.roles if f.amount is not None}
    denied = {f.role: f.amount for f in no.roles if f.amount is not None}
    chosen = dict(allowed)
    for role, number in denied.items():
        if role in allowed and number > allowed[role]:
            return None
        if yes.mode is Mode.DOES and role in allowed and number != allowed[role]:
            return None
        chosen[role] = number
    return tuple(sorted(chosen.items()))


def _told_otherwise(yes: Claim, no: Claim, act: str, terms: Terms) -> Iterator[Opposition]:
    """Two claims that both say yes, alike but for one thing that they cannot both be right about."""
    if no.mode not in _FOR or set(yes.parties) != set(no.parties) or WHOLE_CARD in (yes.act, no.act):
        return
    fixed = yes.mode in _FIXED and no.mode in _FIXED
    alike = same_groups(_besides_window(yes), _besides_window(no)) and yes.act == no.act and yes.mode is no.mode
    if {f.role for f in yes.roles} != {f.role for f in no.roles}:
        return
    differing = [(f, g) for f in yes.roles for g in no.roles if f.role is g.role and f != g]
    if not differing and yes.windows and no.windows and (fixed or alike):
        yield from _at_another_time(yes, no, act, terms)
    if len(differing) != 1 or yes.windows != no.windows:
        return
    ((said, denied),) = differing
    if (
        yes.parties
        and said.amount == denied.amount
        and terms.siblings(said.thing, denied.thing)
        and (alike or (said.role is Role.RESULT and fixed))
    ):
        yield _ruled_out(Aspect.THING, yes, no, act, said)
    elif (
        said.thing == denied.thing and said.amount is not None and denied.amount is not None
        and said.amount > denied.amount and (fixed or alike)
    ):  # fmt: skip
        yield _ruled_out(Aspect.AMOUNT, yes, no, act, said)


def _besides_window(claim: Claim) -> tuple[Group, ...]:
    return tuple(g for g in claim.groups if not any(s.dimension == WINDOW for s in g.settings))


def _at_other_times(one: Claim, other: Claim, terms: Terms) -> bool:
    """Whether each claim tells its moments, and none of the one is or lies within one of the other."""
    below = terms.values.below
    return bool(one.windows and other.windows) and not any(
        below(Setting(WINDOW, a), Setting(WINDOW, b)) or below(Setting(WINDOW, b), Setting(WINDOW, a))
        for a in one.windows for b in other.windows
    )  # fmt: skip


def _at_another_time(yes: Claim, no: Claim, act: str, terms: Terms) -> Iterator[Opposition]:
    if not _at_other_times(yes, no, terms):
        return
    here = Setting(WINDOW, yes.windows[0])
    elsewhere = (*_besides_window(no), Group(GroupKind.SCOPE, (here,)))
    implied = replace(no, id=f"{no.id}!", mode=Mode.DOES_NOT, groups=elsewhere, only=False, windows=())
    needs = to_meet(yes) + to_meet(implied)
    roles = tuple(sorted((f.role, f.thing) for f in yes.roles))
    yield Opposition(Aspect.TIMING, _asked(yes), yes, no, act, roles, _numbers(yes.roles), needs, implied)


def _ruled_out(aspect: Aspect, yes: Claim, no: Claim, act: str, said: Filler) -> Opposition:
    """The claim that says no by naming something else: it is not what the other claim says."""
    roles = tuple(said if f.role is said.role else f for f in no.roles)
    implied = replace(no, id=f"{no.id}!", mode=Mode.DOES_NOT, roles=roles, only=False)
    asked = tuple(sorted((f.role, f.thing) for f in roles))
    return Opposition(
        aspect, _asked(yes), yes, no, act, asked, _numbers(yes.roles), to_meet(yes) + to_meet(implied), implied
    )


def _asked(yes: Claim) -> Asked:
    return Asked.DOES if yes.mode is Mode.DOES else Asked.CAN


def _numbers(roles: tuple[Filler, ...]) -> tuple[tuple[Role, int], ...]:
    return tuple(sorted((f.role, f.amount) for f in roles if f.amount is not None))


def _ended(lasting: Claim, ending: Claim, act: str, terms: Terms) -> Iterator[Opposition]:
    """A ban that says in which cases it ends, and one of the same thing that does not end there."""
    if ending.mode is not lasting.mode or {f.role for f in lasting.roles} != {f.role for f in ending.roles}:
        return
    roles = _roles(lasting, ending, terms)
    kept = tuple(g for g in ending.groups if g.kind is not GroupKind.EXCEPTION)
    alike = same_groups(kept, (g for g in lasting.groups if g.kind is not GroupKind.EXCEPTION))
    if roles is None or not alike or _numbers(lasting.roles) != _numbers(ending.roles):
        return
    lasting_on = {s.dimension for g in lasting.groups if g.kind is GroupKind.EXCEPTION for s in g.settings}
    for group in ending.groups:
        # Two bans that end each in a case of its own kind hold side by side: what is allowed must be both.
        if group.kind is GroupKind.EXCEPTION and not (
            lasting_on and lasting_on.isdisjoint(s.dimension for s in group.settings)
        ):
            allowed = (*kept, Group(GroupKind.SCOPE, group.settings))
            implied = replace(ending, id=f"{ending.id}!", mode=Mode.MAY, groups=allowed)
            needs = to_meet(implied) + to_meet(lasting)
            yield Opposition(
                Aspect.LIMIT, Asked.CAN, ending, lasting, act, roles, _numbers(lasting.roles), needs, implied
            )
