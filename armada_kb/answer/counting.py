"""Answers to "how many": out of quantities, or out of the numbers that claims state."""

from __future__ import annotations

from armada_kb.answer.amounts import Amount, Arithmetic, quantity_asked, stated
from armada_kb.answer.answer import Answer, Kind, UnknownReason
from armada_kb.answer.asking import Asking, Sought
from armada_kb.answer.citing import cite
from armada_kb.answer.inquiry import Finding, Hypothesis, investigate
from armada_kb.answer.question import Question
from armada_kb.answer.understanding import understand
from armada_kb.answer.unknown import Abstention
from armada_kb.answer.wording import paragraph, sentence
from armada_kb.datalog.case import Asked
from armada_kb.datalog.engine import Engine
from armada_kb.model.claims import Claim, Role
from armada_kb.model.vocabulary import ConceptKind


def count(question: Question, engine: Engine) -> Answer | Abstention:
    """The number, with the statements that it stands on."""
    if question.reading.ambiguous or any(question.reading.in_asked(i) for i in question.reading.unknown):
        return Abstention(UnknownReason.NO_RULING)
    index = question.index
    changed = {r.quantity for r in index.quantities if set(question.names).issuperset(r.parties)}
    quantity = quantity_asked(question, changed)
    if quantity:
        amount = Arithmetic(question, engine).amount(quantity)
        if amount.number is not None and amount.because and _all_used(question, amount):
            name = index.concepts[(ConceptKind.QUANTITY, quantity)].phrases[0]
            return _answer(question, amount.number, f"The {name} is {amount.number}.", amount.because)
        if amount.missing and not stated(question):
            names = [index.concepts[(ConceptKind.QUANTITY, m)].phrases[0] for m in amount.missing]
            return Abstention(UnknownReason.NO_RULING, related=tuple(amount.because), ignored=tuple(names))
    return _claimed(question, engine)


def _all_used(question: Question, amount: Amount) -> bool:
    """Whether every card that is named had a part in the number."""
    homes = {question.index.statements[s].home for s in amount.because}
    parties = {p for r in question.index.quantities if r.statement in amount.because for p in r.parties}
    return all(n in homes | parties for n in question.names if question.index.encoded(n))


def _answer(question: Question, number: int, words: str, because: list[str]) -> Answer:
    ids = list(dict.fromkeys(because))
    return Answer(
        question.text, question.understood(), Kind.COUNT, None, sentence(f"{number}.", [words]),
        detail=paragraph([words, *(question.index.statements[i].says for i in ids)]), count=number,
        citations=cite(ids, question.index),
    )  # fmt: skip


def _claimed(question: Question, engine: Engine) -> Answer | Abstention:
    """The number in the role that is asked for, of the claims that apply."""
    asked = _asked_thing(question)
    if asked is None:
        return Abstention(UnknownReason.NO_RULING)
    wanted = Asking(Sought.COUNT, Asked.DOES)
    tried = tuple(
        Hypothesis(h.act, h.span, tuple(p for p in h.parts if p.role is not Role.OBJECT and p.id != asked))
        for h in question.hypotheses
    ) + (Hypothesis(None, None),)
    findings = investigate(question.reading, question.index, wanted, question.facts, question.names, engine=engine,
                           tried=tuple(dict.fromkeys(tried)))  # fmt: skip
    for finding in findings:
        found = _numbers(finding, asked, question)
        numbers = {number for number, _ in found}
        if len(numbers) == 1:
            understood = understand(question.reading, (finding,), question.facts, question.index, clear=True)
            if understood.doubts:
                continue
            number = numbers.pop()
            return _answer(question, number, found[0][1].text, [c.statement for _, c in found])
        if numbers:
            break
    return Abstention(UnknownReason.NO_RULING, related=tuple(c.statement for f in findings for c in f.decisive)[:8])


def _numbers(finding: Finding, asked: str, question: Question) -> list[tuple[int, Claim]]:
    live = {str(row[0]) for row in finding.outcome.model.rows("live")}
    found = []
    for claim in finding.claims:
        if claim.id not in live:
            continue
        for filler in claim.roles:
            if filler.amount is not None and question.index.related(asked, filler.thing):
                found.append((filler.amount, claim))
    return found


def _asked_thing(question: Question) -> str | None:
    """The thing whose number is asked for: the first one behind "how many"."""
    clause = question.reading.asked_clause
    start = clause.tags[0].end if clause.tags else clause.start
    things = [s for s in question.reading.spans if s.kind == "thing" and s.start >= start and s.start - start <= 2]
    return max(things, key=lambda s: s.length).id if things else None


