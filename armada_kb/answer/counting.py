"""Answers to "how many": out of quantities, or out of the numbers that claims state."""

from __future__ import annotations

from armada_kb.answer.accounting import CRITICAL, neutral_words
from armada_kb.answer.amounts import Amount, Arithmetic, quantity_asked, stated
from armada_kb.answer.answer import Answer, Kind, UnknownReason
from armada_kb.answer.asking import Asking, Sought
from armada_kb.answer.citing import cite, read_off
from armada_kb.answer.clauses import BOUNDS, HIGHEST, LOWEST
from armada_kb.answer.hypotheses import Hypothesis
from armada_kb.answer.index import Index
from armada_kb.answer.inquiry import Finding, investigate
from armada_kb.answer.provisos import turned_round
from armada_kb.answer.question import Question
from armada_kb.answer.situation import ME
from armada_kb.answer.spans import Found
from armada_kb.answer.steps import step
from armada_kb.answer.understanding import Doubt, understand
from armada_kb.answer.unknown import Abstention
from armada_kb.answer.wording import paragraph, sentence
from armada_kb.datalog.case import Asked
from armada_kb.datalog.engine import Engine
from armada_kb.model.claims import Claim, Role
from armada_kb.model.language import LEAST
from armada_kb.model.vocabulary import ConceptKind
from armada_kb.syntax.words import fold_phrase, fold_word, tokens


def count(question: Question, engine: Engine) -> Answer | Abstention:
    """The number, with the statements that it stands on."""
    if question.reading.ambiguous or question.reading.unknown or turned_round(question):
        return Abstention(UnknownReason.NO_RULING)
    index, bounds = question.index, bounds_asked(question)
    changes = step(question, engine)
    if changes:
        changing, amount, words = changes
        if amount.number is not None and _all_used(question, amount, changing, words):
            name = index.concepts[(ConceptKind.QUANTITY, changing)].phrases[0]
            return _answer(question, amount.number, f"The {name} changes by {amount.number}.", amount.because)
    if question.reading.asked_clause.opening == "difference":
        return Abstention(UnknownReason.NO_RULING)
    changed = {r.quantity for r in index.quantities if set(question.names).issuperset(r.parties)}
    quantity = quantity_asked(question, changed)
    if len(bounds) > 1 or (bounds and quantity and not bounds <= _bounds_of(quantity, index)):
        return Abstention(UnknownReason.NO_RULING)
    if quantity:
        amount = Arithmetic(question, engine).amount(quantity)
        if amount.number is not None and amount.because and _all_used(question, amount, quantity):
            name = index.concepts[(ConceptKind.QUANTITY, quantity)].phrases[0]
            return _answer(question, amount.number, f"The {name} is {amount.number}.", amount.because)
        if amount.missing and not stated(question) and amount.because:
            names = [index.concepts[(ConceptKind.QUANTITY, m)].phrases[0] for m in amount.missing]
            claimed = _claimed(question, engine)
            if isinstance(claimed, Answer):
                return claimed
            return Abstention(UnknownReason.NO_RULING, related=tuple(amount.because), ignored=tuple(names))
    # What is done with a number of things need not be done with all of them.
    return Abstention(UnknownReason.NO_RULING) if LOWEST in bounds else _claimed(question, engine)


def bounds_asked(question: Question) -> frozenset[str]:
    """Whether the most or the least is asked for: the parts of "count" that say so ("at most how many")."""
    clause = question.reading.asked_clause
    return frozenset(t.part for t in clause.tags if t.group == "count" and t.part in BOUNDS)


def _bounds_of(quantity: str, index: Index) -> frozenset[str]:
    """Which bound a quantity answers: a threshold ("the least number of …") the least, any other one the most."""
    first = fold_phrase(index.concepts[(ConceptKind.QUANTITY, quantity)].phrases[0])
    return frozenset({LOWEST if fold_word(LEAST) in first[:1] else HIGHEST})


def _all_used(question: Question, amount: Amount, quantity: str, settled: frozenset[int] = frozenset()) -> bool:
    """Whether every named card had a part in the number, and all that is asked is of that quantity.

    What is asked is of it where its words are those of the quantity's phrases or of the statements behind the number,
    or `settled` by somebody else.
    """
    index, reading = question.index, question.reading
    rules = [r for r in index.quantities if r.statement in amount.because]
    parties = {p for r in rules for p in r.parties} | {index.statements[s].home for s in amount.because}
    if any(n not in parties for n in question.names if index.encoded(n) or index.is_a(n, "upgrade")):
        return False
    texts = [index.statements[s].says for s in amount.because] + [r.text for r in rules]
    words = {w.folded for text in texts for w in tokens(text)}
    for id in {quantity, *(r.quantity for r in rules), *(r.other for r in rules if r.other)}:
        concept = index.concepts[(ConceptKind.QUANTITY, id)]
        words.update(w for phrase in (*concept.phrases, *concept.asked_as) for w in fold_phrase(phrase))
    touched = {s.dimension for r in rules for g in r.groups for s in g.settings}
    matters = reading.conditions
    asked = [
        s for s in reading.spans
        if (reading.in_asked(s.start) or s.start in matters) and s.kind not in ("name", "quantity")
    ]  # fmt: skip
    covered = {i for s in asked if _accounted(s, words, touched, question) for i in range(s.start, s.end)}
    covered.update(i for s in reading.spans if s.kind in ("name", "quantity") for i in range(s.start, s.end))
    covered |= neutral_words(reading) | _owners(question) | settled
    changing = {i for t in reading.asked_clause.tags if t.group in CRITICAL for i in range(t.start, t.end)}
    if any(i not in covered and reading.words[i].folded not in words for i in changing):
        return False
    if any(reading.words[i].folded not in words for i in _counted_nouns(question)):
        return False
    return all(i in covered for s in asked for i in range(s.start, s.end))


def _counted_nouns(question: Question) -> set[int]:
    """The numbers in letters, before things that are no quantity, in what is asked: "from one hull zone"."""
    reading = question.reading
    length = {kind: {s.start: s.length for s in reading.spans if s.kind == kind} for kind in ("thing", "quantity")}
    return {
        i for i, w in enumerate(reading.words)
        if w.is_number and not w.surface.isdigit() and reading.in_asked(i)
        and length["thing"].get(i + 1, 0) > length["quantity"].get(i + 1, 0)
    }  # fmt: skip


def _owners(question: Question) -> set[int]:
    """The words of what a quantity is said to be of: the ship in "a ship of squadron value 4"."""
    spans = question.reading.spans
    starts = {s.start for s in spans if s.kind == "quantity"}
    return {
        i for s in spans if s.kind == "thing" and not starts.isdisjoint((s.end, s.end + 1))
        for i in range(s.start, s.end)
    }  # fmt: skip


def _accounted(span: Found, words: set[str], touched: set[str], question: Question) -> bool:
    if span.kind == "value" and span.setting.dimension in touched:
        return True
    concept = question.index.concepts[(ConceptKind(span.kind), span.id)] if span.kind != "value" else None
    if concept and (concept.light or span.id == ME):
        return True
    canonical = {w for phrase in concept.phrases for w in fold_phrase(phrase)} if concept else set()
    own = {question.reading.words[i].folded for i in range(span.start, span.end)}
    return own <= words or (bool(canonical) and canonical <= words)


def _answer(question: Question, number: int, words: str, because: list[str]) -> Answer:
    ids = list(dict.fromkeys(because))
    return Answer(
        question.text, question.understood(), Kind.COUNT, None, sentence(f"{number}.", [words]),
        detail=paragraph([words, *(question.index.statements[i].says for i in ids)]), count=number,
        citations=cite(ids, question.index), proof=read_off(words, ids, question.index),
    )  # fmt: skip


def _claimed(question: Question, engine: Engine) -> Answer | Abstention:
    """The number in the role that is asked for, of the claims that apply."""
    asked = _asked_thing(question)
    if asked is None:
        return Abstention(UnknownReason.NO_RULING)
    wanted = Asking(Sought.COUNT, Asked.DOES)
    findings = investigate(question.reading, question.index, wanted, question.facts, question.names, engine=engine,
                           tried=_hypotheses(question, asked), most=6)  # fmt: skip
    decisive: list[str] = []
    for finding in findings:
        decisive += [c.statement for c in finding.decisive]
        found = _numbers(finding, asked, question)
        numbers = {number for number, _ in found}
        if len(numbers) == 1:
            understood = understand(question.reading, (finding,), question.index, clear=True)
            # General rules on the same act say nothing of the card, whose own claim states the number.
            cards = {question.reading.surface(n.start, n.end) for n, id in question.reading.entities
                     if all(id in c.parties for _, c in found)}  # fmt: skip
            acting = understood.doubts == {Doubt.THING} and cards.issuperset(understood.ignored)
            if understood.doubts and not acting:
                continue
            number = numbers.pop()
            return _answer(question, number, found[0][1].text, [c.statement for _, c in found])
        if numbers:
            break
    return Abstention(UnknownReason.NO_RULING, related=tuple(dict.fromkeys(decisive))[:8])


def _hypotheses(question: Question, asked: str) -> tuple[Hypothesis, ...]:
    """The acts of all claims in reach that state a number of the thing, those that the question names first."""
    index = question.index
    named = {h.act: h for h in question.hypotheses}
    acts = dict.fromkeys(
        c.act for c in index.claims_among(question.names)
        for f in c.roles if f.amount is not None and index.related(asked, f.thing)
    )  # fmt: skip
    found = []
    for act in acts:
        spoken = next((h for a, h in named.items() if a and index.related(a, act)), None)
        parts = tuple(p for p in spoken.parts if p.role is not Role.OBJECT and p.id != asked) if spoken else ()
        found.append(Hypothesis(act, spoken.span if spoken else None, parts))
    return tuple(found)


def _numbers(finding: Finding, asked: str, question: Question) -> list[tuple[int, Claim]]:
    """The numbers of the thing in the claims that apply, or could apply for all that is known."""
    rows = [*finding.outcome.model.rows("live"), *finding.outcome.model.rows("waits")]
    possible = {str(row[0]) for row in rows}
    return [
        (filler.amount, claim)
        for claim in finding.claims if claim.id in possible
        for filler in claim.roles if filler.amount is not None and question.index.related(asked, filler.thing)
    ]  # fmt: skip


def _asked_thing(question: Question) -> str | None:
    """The thing whose number is asked for: the opening itself ("how often"), else the first one behind it."""
    clause = question.reading.asked_clause
    start = clause.tags[0].end if clause.tags else clause.start
    things = [s for s in question.reading.spans if s.kind == "thing" and s.start == clause.start and s.end >= start]
    things = things or [
        s for s in question.reading.spans if s.kind == "thing" and s.start >= start and s.start - start <= 2
    ]
    return max(things, key=lambda s: (-s.start, s.length)).id if things else None
