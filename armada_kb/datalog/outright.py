"""Programs for what statements say outright: a trait, a moment, a number, a price, what an example shows.

The conditions of claims play no part. Each program is a few facts, those of
the statements with their ids as origins, and the rules that conclude the verdict from them; what there is to compare
(windows, numbers) comes as facts of the vocabulary.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from enum import StrEnum

from armada_kb.datalog.engine import Engine
from armada_kb.datalog.outcome import Verdict
from armada_kb.datalog.program import Atom, Fact, Origin, OriginKind, Program
from armada_kb.datalog.proof import Proof, prove
from armada_kb.datalog.slices import condition_id
from armada_kb.datalog.verdict import rules_of
from armada_kb.model.claims import DENYING, Claim, Setting

_TRAITS = rules_of("""
# a trait of the card: a statement gives it
verdict("yes") :- qtrait(E, T), trait(E, T)
""")

_MOMENTS = rules_of("""
# comes up within the moment: one of the moments that statements give is part of it
timely(V) :- qwindow(V), comesup(C, W), inside(W, V)
# may be only part of it: a moment that statements give lies around the one asked about
doubtful(V) :- qwindow(V), comesup(C, W), inside(V, W)
# comes up more than once: what happens in several phases need not be in this one
doubtful(V) :- qwindow(V), comesup(C, W), inside(W, F), frequent(F), not inside(V, F)
# at that moment: the card comes up within it
verdict("yes") :- timely(V)
# at another moment: the card comes up, and never within it
verdict("no") :- qwindow(V), comesup(C, W), not timely(V), not doubtful(V)
""")

_NUMBERS = rules_of("""
# that number: it is what the statements come to
verdict("yes") :- qnumber(Q, N), number(Q, N)
# another number: the statements come to something else
verdict("no") :- qnumber(Q, N), number(Q, M), not number(Q, N)
# by that number: the statements change it so
verdict("yes") :- qchange(Q, N), change(Q, N)
# by another number: the statements change it otherwise
verdict("no") :- qchange(Q, N), change(Q, M), not change(Q, N)
# within the limit: no more is asked for than the statements come to
verdict("yes") :- qatmost(Q, N), number(Q, M), atmost(N, M)
# beyond the limit: more is asked for than the statements come to
verdict("no") :- qatmost(Q, N), number(Q, M), not atmost(N, M)
""")

_DESCRIPTIONS = rules_of("""
# so: a condition of what is described is met by what is told
okg(G) :- alt(G, D, W), given(D, V), below(D, V, W)
# not so: something that a claim describes is not told
failed(C) :- group(C, G, K), not okg(G)
# denied: a claim denies what is told
con(C) :- denying(M), mode(C, M), not failed(C)
somecon(A) :- asked(A), con(C)
# described: a claim says what is told
pro(C) :- mode(C, M), not denying(M), not failed(C)
said(D, V) :- given(D, V), pro(C), group(C, G, "cond"), alt(G, D, W), below(D, V, W)
# open: no claim says what is told
someopen(A) :- asked(A), given(D, V), not said(D, V)
# it is not so: the description denies something that is told
verdict("no") :- somecon(A)
# it is so: the description says all that is told
verdict("yes") :- asked(A), pro(C), not somecon(A), not someopen(A)
""")

_PRICES = rules_of("""
# the price of it: a statement lets one pay it, and what it is paid for is what the card gives
verdict("yes") :- qprice(A), qaim(B), pays(C, A), grants(D, B)
""")

# The rules of each kind of program.
KINDS = (_TRAITS, _MOMENTS, _NUMBERS, _DESCRIPTIONS, _PRICES)

_ASKER = Origin(OriginKind.QUESTION, why="said in the question")
_TERMS = Origin(OriginKind.VOCABULARY, why="what the terms mean")
_COUNTING = Origin(OriginKind.VOCABULARY, why="how numbers compare")


def conclude(program: Program, engine: Engine) -> tuple[Verdict, Proof] | None:
    """The verdict of a program of this module with its proof; None where it concludes nothing."""
    model = engine.solve(program)
    for (verdict,) in model.rows("verdict"):
        proof = prove(program, model, Atom("verdict", (verdict,)))
        if proof is not None:
            return Verdict(str(verdict)), proof
    return None


def is_outright(program: Program) -> bool:
    """Whether a program is one of this module."""
    return program.rules in KINDS


def trait_program(card: str, trait: str, given_by: Iterable[tuple[str, str, str]]) -> Program:
    """Whether a card has a trait; `given_by` are the trait marks: card, trait and statement."""
    facts = [_fact("qtrait", card, trait, origin=_ASKER)]
    facts += [_fact("trait", of, mark, origin=_said(statement)) for of, mark, statement in given_by]
    return Program(tuple(facts), _TRAITS)


def moment_program(
    window: str, claims: Iterable[Claim], inside: Collection[tuple[str, str]], frequent: Collection[str]
) -> Program:
    """Whether a card comes up within a window.

    `claims` say when it does; `inside` are pairs of windows, the first part of the second; what happens in a window of
    `frequent` does so in more than one phase.
    """
    facts = [_fact("qwindow", window, origin=_ASKER)]
    facts += [_fact("comesup", c.id, w, origin=_said(c.statement, c.text)) for c in claims for w in c.windows]
    facts += [_fact("inside", part, whole, origin=_TERMS) for part, whole in sorted(inside)]
    facts += [_fact("frequent", w, origin=_TERMS) for w in sorted(frequent)]
    return Program(tuple(facts), _MOMENTS)


class Sum(StrEnum):
    """What is asked of a number: that a quantity is it, that it is no more than the quantity, or changes it so."""

    IS = "qnumber"
    WITHIN = "qatmost"
    CHANGE = "qchange"


def number_program(sum_: Sum, quantity: str, asked: int, number: int, because: Iterable[str]) -> Program:
    """Whether the number asked about is the one that the statements `because` come to."""
    facts = [_fact(sum_.value, quantity, asked, origin=_ASKER)]
    origin = Origin(OriginKind.STATEMENT, tuple(dict.fromkeys(because)), "what the statements come to")
    facts.append(_fact("change" if sum_ is Sum.CHANGE else "number", quantity, number, origin=origin))
    if asked <= number:
        facts.append(_fact("atmost", asked, number, origin=_COUNTING))
    return Program(tuple(facts), _NUMBERS)


def description_program(
    asked: str, claims: Iterable[Claim], told: Iterable[Setting], below: Collection[tuple[str, str, str]]
) -> Program:
    """Whether all that is `told` of a thing is so, by the claims that describe it.

    `asked` is the kind of question; `below` are values of dimensions: dimension, value, and what it is one case of.
    """
    return Program(tuple(_description(asked, tuple(claims), told, below)), _DESCRIPTIONS)


def _description(
    asked: str, claims: tuple[Claim, ...], told: Iterable[Setting], below: Collection[tuple[str, str, str]]
) -> Iterator[Fact]:
    yield _fact("asked", asked, origin=_ASKER)
    for setting in sorted(set(told)):
        yield _fact("given", setting.dimension, setting.value, origin=_ASKER)
    for mode in DENYING:
        yield _fact("denying", mode.value, origin=_TERMS)
    conditions = {condition_id(group): group for claim in claims for group in claim.groups}
    for claim in claims:
        origin = _said(claim.statement, claim.text)
        yield _fact("mode", claim.id, claim.mode.value, origin=origin)
        for group in claim.groups:
            yield _fact("group", claim.id, condition_id(group), group.kind.value, origin=origin)
    for name, group in sorted(conditions.items()):
        for setting in sorted(set(group.settings)):
            yield _fact("alt", name, setting.dimension, setting.value, origin=_TERMS)
    for dimension, value, whole in sorted(below):
        yield _fact("below", dimension, value, whole, origin=_TERMS)


def price_program(asked: str, paying: Iterable[Claim], granting: Iterable[tuple[Claim, str]]) -> Program:
    """Whether the act that is asked about is the price of an aim.

    The claims `paying` let one do it, those of `granting`, each with the aim that is asked about, give what it is for.
    """
    granted = tuple(granting)
    facts = [_fact("qprice", asked, origin=_ASKER)]
    facts += [_fact("qaim", aim, origin=_ASKER) for aim in dict.fromkeys(aim for _, aim in granted)]
    facts += [_fact("pays", c.id, asked, origin=_said(c.statement, c.text)) for c in paying]
    facts += [_fact("grants", c.id, aim, origin=_said(c.statement, c.text)) for c, aim in granted]
    return Program(tuple(facts), _PRICES)


def _said(statement: str, text: str = "") -> Origin:
    return Origin(OriginKind.STATEMENT, (statement,), text)


def _fact(predicate: str, *terms: str | int, origin: Origin) -> Fact:
    return Fact(Atom(predicate, terms), origin)
