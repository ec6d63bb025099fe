"""By how much: the change that a named card makes to a quantity."""

from __future__ import annotations

from armada_kb.answer.amounts import Amount, live_rules
from armada_kb.answer.index import Index
from armada_kb.answer.question import Question
from armada_kb.datalog.engine import Engine
from armada_kb.model.claims import Operation, QuantityRule
from armada_kb.model.language import GAIN, HAVING, LOSE, LOWER, ON_TOP, RAISE, SHIP
from armada_kb.model.vocabulary import ConceptKind
from armada_kb.syntax.words import fold_phrase

_AMOUNT = "amount"  # the part of "count" in question.lark that asks for no number of things
# Which way the verb of the question says that it goes.
_WAYS = {LOWER: -1, LOSE: -1, RAISE: 1, GAIN: 1, ON_TOP: 1}


def step(question: Question, engine: Engine) -> tuple[str, Amount, frozenset[int]] | None:
    """The quantity, by how much it changes, and the words of the verbs of changing; None where that is not asked.

    It is asked by "by how much", and by "how much" before a quantity that something loses or gains.
    """
    reading, index = question.reading, question.index
    clause = reading.asked_clause
    having = [
        s for s in reading.spans
        if s.kind == "act" and (s.id in HAVING or index.concepts[(ConceptKind.ACT, s.id)].light)
    ]  # fmt: skip
    had = {s.start for s in having}
    verbs = [
        s for s in reading.spans
        if s.kind == "act" and way_of(s.id, index) and reading.in_asked(s.start) and s.start not in had
    ]  # fmt: skip
    named = {s.id for s in reading.spans if s.kind == "quantity" and reading.in_asked(s.start)} | _worded(question)
    how_much = any(t.part == _AMOUNT for t in clause.tags[:1])
    if clause.opening != "difference" and not (how_much and verbs and named):
        return None
    rules = [
        r for r in live_rules(question, engine)
        if r.operation is Operation.ADD and not r.other and r.parties and r.amount
        and (not named or r.quantity in named)
    ]  # fmt: skip
    if len({(r.quantity, r.amount) for r in rules}) != 1:
        return None
    first: QuantityRule = rules[0]
    ways = {way_of(v.id, index) for v in verbs}
    if ways and ways != {1 if first.amount > 0 else -1}:
        return None
    ships = [s for s in reading.spans if s.kind == "thing" and s.id == SHIP and s.start in reading.mine]
    words = frozenset(i for s in (*verbs, *having, *ships) for i in range(s.start, s.end))
    return first.quantity, Amount(abs(first.amount), [r.statement for r in rules]), words


def way_of(act: str, index: Index) -> int:
    """Up (1) or down (-1), 0 for an act that changes no quantity."""
    return next((_WAYS[general] for general in index.general(act) if general in _WAYS), 0)


def _worded(question: Question) -> frozenset[str]:
    """The quantities that change and are named by a word of theirs: "reduce the damage" for the damage total."""
    index, reading = question.index, question.reading
    asked = [s for s in reading.spans if s.kind == "thing" and reading.in_asked(s.start)]
    words = {w for s in asked for w in fold_phrase(index.concepts[(ConceptKind.THING, s.id)].phrases[0])}
    quantities = {r.quantity for r in index.quantities if r.operation is Operation.ADD and r.parties}
    return frozenset(
        q for q in quantities if words.intersection(fold_phrase(index.concepts[(ConceptKind.QUANTITY, q)].phrases[0]))
    )
