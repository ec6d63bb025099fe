"""How many: the arithmetic that the rules do on quantities.

Which changes of a quantity are live is the conclusion of the Datalog program; folding them is done here, quantity by
quantity: the base, then what sets it, what is added, and the limits.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, field

from armada_kb.answer.question import Question
from armada_kb.datalog.case import Asked, Case
from armada_kb.datalog.engine import Engine
from armada_kb.datalog.from_model import compile_case
from armada_kb.model.claims import Claim, Mode, Operation, QuantityRule
from armada_kb.model.language import SHIP, WHOLE_CARD
from armada_kb.model.vocabulary import ConceptKind
from armada_kb.syntax.words import fold_phrase

_FORMULAS = (Operation.EQUALS, Operation.HALF_UP, Operation.HALF_DOWN)


@dataclass(slots=True)
class Amount:
    """A number with the statements that it stands on, and the quantities that are missing where it is None."""

    number: int | None
    because: list[str] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)


class Arithmetic:
    """Evaluates quantities in the situation of one question."""

    def __init__(self, question: Question, engine: Engine) -> None:
        self._question = question
        self._rules = live_rules(question, engine)
        self._stated = stated(question)

    def amount(self, quantity: str, seen: tuple[str, ...] = ()) -> Amount:
        """The value of a quantity. `seen` are those on the way here: a circle has no value."""
        rules = [r for r in self._rules if r.quantity == quantity]
        if quantity in seen:
            return Amount(None, missing=[quantity])
        result = self._base(quantity, rules, (*seen, quantity))
        if result.number is None:
            return result
        for rule in rules:
            if rule.operation is Operation.ADD:
                step = self._of(rule, (*seen, quantity)) if rule.other else Amount(1)
                if step.number is None:
                    return step
                result.number += rule.amount * step.number
                result.because += [rule.statement, *step.because]
        return self._limited(result, rules, (*seen, quantity))

    def _base(self, quantity: str, rules: list[QuantityRule], seen: tuple[str, ...]) -> Amount:
        """What the asker says, else what a statement sets, else the formula, else what the ship card prints."""
        if quantity in self._stated:
            return Amount(self._stated[quantity])
        fixed = next((r for r in rules if r.operation is Operation.SET), None)
        if fixed:
            return Amount(fixed.amount, [fixed.statement])
        formula = next((r for r in rules if r.operation in _FORMULAS), None)
        if formula is None:
            # A limit by another quantity ("at most your squadron value") is the most that can be had.
            formula = next((r for r in rules if r.operation is Operation.AT_MOST and r.other), None)
        if formula:
            other = self._of(formula, seen)
            if other.number is None:
                return other
            same = [
                r.statement for r in rules
                if (r.operation, r.other, r.amount) == (formula.operation, formula.other, formula.amount)
            ]  # fmt: skip
            return Amount(_applied(formula.operation, other.number) + formula.amount, [*same, *other.because])
        printed = printed_value(self._question, quantity)
        return Amount(printed) if printed is not None else Amount(None, missing=[quantity])

    def _of(self, rule: QuantityRule, seen: tuple[str, ...]) -> Amount:
        return self.amount(rule.other, seen)

    def _limited(self, result: Amount, rules: list[QuantityRule], seen: tuple[str, ...]) -> Amount:
        for rule in rules:
            if rule.operation not in (Operation.AT_MOST, Operation.AT_LEAST) or result.number is None:
                continue
            limit = self._of(rule, seen).number if rule.other else rule.amount
            if limit is None:
                continue
            bound = min(result.number, limit) if rule.operation is Operation.AT_MOST else max(result.number, limit)
            if bound != result.number:
                result.number = bound
                result.because.append(rule.statement)
        return result


def _applied(operation: Operation, number: int) -> int:
    match operation:
        case Operation.HALF_UP:
            return math.ceil(number / 2)
        case Operation.HALF_DOWN:
            return number // 2
        case _:
            return number


def live_rules(question: Question, engine: Engine) -> list[QuantityRule]:
    """The quantity rules of what is named, and of the general rules, whose conditions are met in the situation."""
    names = set(question.names)
    rules = [r for r in question.index.quantities if names.issuperset(r.parties)]
    claims = [
        Claim(r.id, r.statement, Mode.DOES, WHOLE_CARD, parties=r.parties, groups=r.groups, text=r.text) for r in rules
    ]
    if not claims:
        return []
    case = Case(Asked.DOES, present=question.names, given=question.facts.given, not_given=question.facts.not_given)
    program = compile_case(claims, question.index.derivations, (), question.index.kb.vocabulary, case)
    live = {str(row[0]) for row in engine.solve(program).rows("live")}
    return [r for r in rules if r.id in live]


def stated(question: Question) -> dict[str, int]:
    """The numbers that the question gives for quantities: in a phrase with a slot, or right before or after the term.

    Numbers right before several terms of one quantity add up: "one hit and two criticals" are three icons.
    """
    reading = question.reading
    counted: dict[str, dict[int, int]] = {}
    found: dict[str, int] = {}
    for span in reading.spans:
        if span.kind != "quantity":
            continue
        if span.number:
            found.setdefault(span.id, int(span.number.partition("-")[0]))
        elif _free_number(span.start - 1, question):
            counted.setdefault(span.id, {})[span.start - 1] = int(reading.words[span.start - 1].folded)
        else:
            after = next((p for p in (span.end, span.end + 1) if _free_number(p, question)), None)
            if after is not None and _is_article(after, question):
                continue
            if after is not None:
                found.setdefault(span.id, int(reading.words[after].folded))
    return {id: sum(numbers.values()) for id, numbers in counted.items()} | found


def _free_number(position: int, question: Question) -> bool:
    """Whether a number stands there that belongs to no longer term such as "Counter 1"."""
    words = question.reading.words
    return 0 <= position < len(words) and words[position].is_number and not _taken(position, question)


def _is_article(position: int, question: Question) -> bool:
    """Whether a number in letters only says of what there is one: "titles can one ship have"."""
    reading = question.reading
    nouns = {s.start for s in reading.spans if s.kind in ("thing", "window", "name")}
    within = any(s.kind == "window" and s.start <= position < s.end for s in reading.spans)
    return not reading.words[position].surface.isdigit() and (within or position + 1 in nouns)


def _taken(position: int, question: Question) -> bool:
    """Whether a number belongs to the name of a thing, such as "Counter 1"."""
    return any(s.start <= position < s.end and s.kind in ("thing", "name") for s in question.reading.spans)


def printed_value(question: Question, quantity: str) -> int | None:
    """What the card of a named ship prints for a quantity, where exactly one ship is named."""
    index = question.index
    ships = [index.entities[n] for n in question.names if index.is_a(n, SHIP) and index.entities[n].values]
    if len(ships) != 1:
        return None
    return next((number for key, number in ships[0].values if quantity in (key, f"{key}-value")), None)


def quantity_asked(question: Question, quantities: Iterable[str]) -> str | None:
    """The quantity that a "how many" asks for: named as such, or all of whose words occur in the question.

    Terms count by their canonical phrase too, so that "how many squads get scout" asks for the squadrons that gain
    Scout. What is counted must be in it. Of several the one with the most words is meant.
    """
    from_terms = question.canonical_words
    counted = counted_words(question)
    best: tuple[int, str] | None = None
    known = set(quantities)
    for id, words in question.book.quantity_words:
        if id in known and words <= from_terms and words & counted and (best is None or len(words) > best[0]):
            best = (len(words), id)
    return best[1] if best else None


def counted_words(question: Question) -> frozenset[str]:
    """The folded words of what stands right behind "how many", and of its canonical phrases."""
    reading = question.reading
    clause = reading.asked_clause
    start = clause.tags[0].end if clause.opening and clause.tags else clause.start
    spans = [s for s in reading.spans if s.kind in ("thing", "quantity", "act") and start <= s.start]
    first = min((s.start for s in spans), default=start)
    words = {w.folded for w in reading.words[start : first + 1]}
    for span in spans:
        if span.start == first:
            concept = question.index.concepts[(ConceptKind(span.kind), span.id)]
            words.update(w for phrase in concept.phrases[:1] for w in fold_phrase(phrase))
            words.update(reading.words[i].folded for i in range(span.start, span.end))
    return frozenset(words)
