"""Yes or no to a number: whether it is by what a card changes a quantity, or what comes of a stated one."""

from __future__ import annotations

from collections.abc import Iterator

from armada_kb.answer.accounting import neutral_words
from armada_kb.answer.amounts import Amount, Arithmetic, live_rules
from armada_kb.answer.answer import Answer, Verdict
from armada_kb.answer.asking import Sought
from armada_kb.answer.citing import cite, show_proof
from armada_kb.answer.question import Question
from armada_kb.answer.spans import Found
from armada_kb.answer.steps import way_of
from armada_kb.answer.wording import paragraph, sentence
from armada_kb.datalog.case import Asked
from armada_kb.datalog.engine import Engine
from armada_kb.datalog.outright import Sum, conclude, number_program
from armada_kb.datalog.program import Program
from armada_kb.model.claims import Operation, QuantityRule
from armada_kb.model.language import EQUIP, HAVING, SHIP
from armada_kb.model.vocabulary import ConceptKind, Job
from armada_kb.syntax.words import fold_phrase

# Signs before the number of a change, with the way it goes.
_SIGNS = {"+": 1, "-": -1}


def summed(question: Question, engine: Engine) -> Answer | None:
    """Yes or no, where nothing but one number is asked about and the arithmetic of the rules knows the right one."""
    asking, reading = question.asking, question.reading
    if asking.sought not in (Sought.VERDICT, Sought.EFFECT, Sought.LEGALITY) or asking.inverted or not asking.clear:
        return None
    if asking.asked not in (Asked.DOES, Asked.CAN) or reading.ambiguous or reading.unknown or question.added.facts:
        return None
    if any(t.group == "negator" for c in reading.clauses for t in c.tags):
        return None
    numbers = _numbers(question)
    marked = [i for i in numbers if any(_marks(question, i))]
    if len(marked) == 1 and reading.in_asked(marked[0]):
        return _changed(question, marked[0], engine)
    return None if marked else _resulting(question, engine)


def compared(question: Question) -> frozenset[int]:
    """The places of the numbers that can be held against a sum: those of a change, or what is told of no quantity."""
    numbers = _numbers(question)
    marked = frozenset(i for i in numbers if any(_marks(question, i)))
    return marked or _asked_for(question)


def _numbers(question: Question) -> list[int]:
    """The places of the numbers that are no part of a name."""
    named = {i for s in question.reading.spans if s.kind == "name" for i in range(s.start, s.end)}
    return [i for i, w in enumerate(question.reading.words) if w.is_number and i not in named]


def _changed(question: Question, place: int, engine: Engine) -> Answer | None:
    """Whether the number is by how much, and which way, the named card changes the quantity."""
    words = question.reading.words
    marks = dict(_marks(question, place))
    rules = [r for r in live_rules(question, engine) if r.operation is Operation.ADD and not r.other and r.parties]
    named = {q for q in {r.quantity for r in rules} if _named(question, q)}
    rules = [r for r in rules if r.quantity in named and r.amount]
    if len({(r.quantity, r.amount) for r in rules}) != 1:
        return None
    first = rules[0]
    acts = [s for s in question.reading.spans if s.kind == "act" and not s.negated]
    had = {s.start for s in acts if s.id in HAVING}
    verbs = [s for s in acts if way_of(s.id, question.index)]
    marked = {way for way in marks.values() if way}
    # Where the number tells the way itself ("+1", "2 less"), it does not matter with which verb it is given.
    ways = marked or {way_of(v.id, question.index) for v in verbs if v.start not in had}
    if len(ways) != 1:
        return None
    told = [s for s in acts if not question.index.concepts[(ConceptKind.ACT, s.id)].forbids] if marked else verbs
    used = {place, *marks} | _only(question) | {i for s in told for i in range(s.start, s.end)}
    amount = Amount(first.amount, [r.statement for r in rules])
    if not _all_told(question, first.quantity, rules, used):
        return None
    asked = ways.pop() * int(words[place].folded)
    program = number_program(Sum.CHANGE, first.quantity, asked, first.amount, amount.because)
    return _answer(question, program, engine, f"changes by {first.amount}", first.quantity, amount)


def _marks(question: Question, place: int) -> Iterator[tuple[int, int]]:
    """The words beside a number that say that it is a change, with the way it goes (0: none)."""
    words, index = question.reading.words, question.index
    before = _SIGNS | dict.fromkeys(index.helping(Job.PLUS), 1) | dict.fromkeys(index.helping(Job.MINUS), -1)
    behind = dict.fromkeys(index.helping(Job.UNIT), 0)
    behind |= dict.fromkeys(index.helping(Job.RISE), 1) | dict.fromkeys(index.helping(Job.FALL), -1)
    if any(t.group == "by_" and t.end == place for t in question.reading.asked_clause.tags):
        yield place - 1, 0
    if place and words[place - 1].folded in before:
        yield place - 1, before[words[place - 1].folded]
    elif words[place].hyphened:
        yield place, -1
    after = place + 1
    while after < len(words) and words[after].folded in behind:
        yield after, behind[words[after].folded]
        after += 1


def _asked_for(question: Question) -> frozenset[int]:
    """The places of the numbers behind what is told of one quantity, which may be what comes of it."""
    told = _all_told_numbers(question)
    if not told or len({s.id for _, s in told}) > 1:
        return frozenset()
    # The first number that is told is what there is; what the question asks for comes later.
    words, base = question.reading.words, told[0][1].id
    taken = {i for i, _ in told if words[i].folded == words[told[0][0]].folded}
    return frozenset(i for i in _numbers(question) if i not in taken and not _is_article(i, base, question))


def _all_told_numbers(question: Question) -> list[tuple[int, Found]]:
    told = [(place, s) for s in question.reading.spans if s.kind == "quantity" for place in _told(s, question)]
    return sorted(told, key=lambda found: found[0])


def _resulting(question: Question, engine: Engine) -> Answer | None:
    """Whether the number is what comes of the one that is told, or, where leave is asked for, no more than that."""
    reading, index = question.reading, question.index
    asked_for = sorted(_asked_for(question))
    if len(asked_for) != 1 or not reading.in_asked(asked_for[0]):
        return None
    base = _all_told_numbers(question)[0][1].id
    ones = {i for i in _numbers(question) if _is_article(i, base, question)}
    place = asked_for[0]
    changed = {r.quantity for r in index.quantities if set(question.names).issuperset(r.parties)}
    worded = question.book.quantity_words
    wordings = [(len(w), q) for q, w in worded if q in changed - {base} and w <= question.canonical_words]
    quantity = max(wordings)[1] if wordings else base
    amount = Arithmetic(question, engine).amount(quantity)
    rules = [r for r in index.quantities if r.statement in amount.because]
    parties = {p for r in rules for p in r.parties}
    if amount.number is None or not parties:
        return None
    used = {place} | ones | _only(question)
    if not _all_told(question, quantity, [*rules, *_about(base, question)], used):
        return None
    asked = int(reading.words[place].folded)
    leave = question.asking.asked is Asked.CAN and not _only(question)
    if not leave and asked < amount.number and quantity != base:
        return None  # who does it so often may do it more often
    program = number_program(Sum.WITHIN if leave else Sum.IS, quantity, asked, amount.number, amount.because)
    return _answer(question, program, engine, f"is {amount.number}", quantity, amount)


def _told(span: Found, question: Question) -> list[int]:
    """Where the number stands that is told for a quantity: in its phrase, or behind it as what it is."""
    reading = question.reading
    if span.number:
        return [i for i in range(span.start, span.end) if reading.words[i].is_number]
    is_ = {t.start for t in reading.clause_of(span).tags if t.group == "be"}
    place = span.end + 1 if span.end in is_ else span.end
    alone = place < len(reading.words) and reading.words[place].is_number and not reading.in_asked(place)
    return [place] if alone else []


def _is_article(place: int, quantity: str, question: Question) -> bool:
    """Whether a "one" only says of which other thing there is one: "with one dial"."""
    reading = question.reading
    words = set(fold_phrase(question.index.concepts[(ConceptKind.QUANTITY, quantity)].phrases[0]))
    nouns = [s for s in reading.spans if s.kind == "thing" and s.start == place + 1]
    return (
        not reading.words[place].surface.isdigit()
        and reading.words[place].folded == "1"
        and bool(nouns)
        and all(words.isdisjoint(reading.words[i].folded for i in range(s.start, s.end)) for s in nouns)
    )


def _about(quantity: str, question: Question) -> list[QuantityRule]:
    return [r for r in question.index.quantities if r.quantity == quantity and r.parties]


def _named(question: Question, quantity: str) -> bool:
    """Whether what is asked names a quantity, or a thing by one of its words: "+1 squadrons"."""
    concept = question.index.concepts[(ConceptKind.QUANTITY, quantity)]
    words = set(fold_phrase(concept.phrases[0]))
    return any(
        s.id == quantity if s.kind == "quantity"
        else s.kind == "thing" and not words.isdisjoint(question.reading.words[i].folded for i in range(s.start, s.end))
        for s in question.reading.spans if question.reading.in_asked(s.start)
    )  # fmt: skip


def _only(question: Question) -> set[int]:
    """The words that limit to just that number: "only", "exactly"."""
    tags = question.reading.asked_clause.tags
    return {i for t in tags if t.group == "limiting" and t.part == "exclusive" for i in range(t.start, t.end)}


def _all_told(question: Question, quantity: str, rules: list[QuantityRule], used: set[int]) -> bool:
    """Whether every word speaks of the quantity, of what changes it, of the ship that has it, or of nothing."""
    reading, index = question.reading, question.index
    parties = {p for r in rules for p in r.parties}
    if any(n not in parties and not index.is_a(n, SHIP) for n in question.names):
        return False
    spoken: set[str] = set()
    for id in {quantity, *(r.quantity for r in rules), *(r.other for r in rules if r.other)}:
        concept = index.concepts[(ConceptKind.QUANTITY, id)]
        spoken.update(w for phrase in (*concept.phrases, *concept.asked_as) for w in fold_phrase(phrase))
    covered = used | neutral_words(reading)
    covered.update(i for s in reading.spans if _speaks(s, spoken, question) for i in range(s.start, s.end))
    return all(
        i in covered or w.folded in question.book.everyday
        for i, w in enumerate(reading.words) if w.is_word or w.surface in _SIGNS
    )  # fmt: skip


def _speaks(span: Found, spoken: set[str], question: Question) -> bool:
    """Whether a term names a card, the ship that has it, the having of it, or what the quantity is about."""
    index = question.index
    if span.kind in ("name", "quantity"):
        return True
    if span.kind in ("value", "window") or span.negated:
        return False
    concept = index.concepts[(ConceptKind(span.kind), span.id)]
    if concept.light or span.id in (EQUIP, SHIP, *HAVING) or (span.kind == "act" and way_of(span.id, index)):
        return True
    words = {question.reading.words[i].folded for i in range(span.start, span.end)}
    return words <= spoken or any(set(fold_phrase(p)) <= spoken for p in concept.phrases[:1])


def _answer(
    question: Question, program: Program, engine: Engine, what: str, quantity: str, amount: Amount
) -> Answer | None:
    index, concluded = question.index, conclude(program, engine)
    if concluded is None:
        return None
    ids = list(dict.fromkeys(amount.because))
    reason = f"The {index.concepts[(ConceptKind.QUANTITY, quantity)].phrases[0]} {what}."
    verdict = Verdict(concluded[0])
    return Answer(
        question.text, question.understood(), question.kind, verdict, sentence(f"{verdict.capitalize()}.", [reason]),
        detail=paragraph([reason, *(index.statements[i].says for i in ids)]), citations=cite(ids, index),
        proof=show_proof(concluded[1], index),
    )  # fmt: skip
