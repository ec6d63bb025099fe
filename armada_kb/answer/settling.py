"""A finding as the verdict: whether the question was understood well enough for it, and the answer that it gives."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from armada_kb.answer.answer import Answer, UnknownReason, Verdict
from armada_kb.answer.asking import Sought
from armada_kb.answer.citing import cite, presumptions, show_proof
from armada_kb.answer.grounds import by_weight, cited, conditions, silent, verdict_sentence, windows
from armada_kb.answer.index import Index
from armada_kb.answer.inquiry import Finding
from armada_kb.answer.price import aims, price
from armada_kb.answer.question import Question, Wanted
from armada_kb.answer.turning import why_not
from armada_kb.answer.understanding import Doubt, Understanding, understand
from armada_kb.answer.unknown import Abstention
from armada_kb.answer.whys import why_of
from armada_kb.answer.wording import paragraph
from armada_kb.datalog import outcome as datalog
from armada_kb.datalog.engine import Engine
from armada_kb.datalog.outright import conclude
from armada_kb.datalog.program import Program
from armada_kb.datalog.proof import prove
from armada_kb.model.claims import DENYING, Claim, GroupKind, Mode, Role
from armada_kb.model.language import EQUIP

# These are answered as the asker's ship sees them, whose cards the named ones are taken for.
_ABOUT_THE_ASKER = (Sought.VERDICT, Sought.EFFECT)
# What a finding leaves unused where it is not about all that was told.
_UNUSED = frozenset({Doubt.VALUE, Doubt.THING, Doubt.NAME})
_FLIPPED = {Verdict.YES: Verdict.NO, Verdict.NO: Verdict.YES}


@dataclass(frozen=True, slots=True)
class Settled:
    """A finding whose question was understood well enough for its verdict to stand, and what the answer to it needs.

    `others` are findings with the same verdict that it stands on too; `conditions` what a "depends" waits for;
    `price` is the program of a yes to what must be paid.
    """

    finding: Finding
    verdict: Verdict
    understood: Understanding
    conditions: tuple[str, ...] = ()
    others: tuple[Finding, ...] = ()
    price: Program | None = None


def settle(
    question: Question, finding: Finding, *, others: tuple[Finding, ...] = (), considered: tuple[Finding, ...] = (),
    joining: frozenset[int] | None = None, told: frozenset[int] = frozenset(),
) -> Settled | Abstention:  # fmt: skip
    """A finding as the verdict, if the question was understood well enough for it.

    `considered` are all findings where the question is about several cards at once. `joining` are the numbers of the
    words that join the acts of the findings where it asks about several at once; then no doubt at all may remain.
    `told` are those of words that are accounted for otherwise.
    """
    index, outcome = question.index, finding.outcome
    if outcome.verdict is datalog.Verdict.CONFLICT:
        return Abstention(UnknownReason.SEVERAL_OUTCOMES, related=statements_of(finding.decisive))
    bought = price(question, finding)
    if bought and bought.program:
        told |= aims(question, finding)
    understood = understand(
        question.reading, (finding, *others, *considered), index, clear=question.asking.clear, joint=bool(considered),
        settled=told | (joining or frozenset()), owned=question.asking.sought in _ABOUT_THE_ASKER,
    )  # fmt: skip
    if not understood.suffices or (joining is not None and understood.doubts):
        reason = UnknownReason.NO_RULING
        return Abstention(
            reason, understood.doubts, statements_of(finding.decisive or finding.claims), understood.ignored
        )
    if _silent_as_presumed(finding, question):
        return Abstention(UnknownReason.NO_RULING, related=statements_of(finding.claims))
    verdict = Verdict(outcome.verdict or "unknown")
    waited_for = conditions(finding, index) if verdict is Verdict.DEPENDS else ()
    if verdict is Verdict.DEPENDS and (
        not waited_for or _of_no_card(question, finding) or _forbidden_anyway(finding, question)
    ):  # fmt: skip
        return Abstention(UnknownReason.NO_RULING, related=statements_of(finding.decisive))
    if bought and bought.program is None:
        return Abstention(UnknownReason.NO_RULING, related=statements_of(finding.decisive))
    if bought:
        verdict = Verdict.YES
    return Settled(finding, verdict, understood, waited_for, others, bought.program if bought else None)


def _of_no_card(question: Question, finding: Finding) -> bool:
    """Whether general rules leave open what is done with a named card whose text, all of it modelled, is silent on it.

    That an exhausted card is not exhausted again does not tell that this one is ever exhausted.
    """
    index, act = question.index, finding.hypothesis
    cards = [c for c in question.cards if index.is_a(c, "upgrade") and c == act.part(Role.OBJECT)]
    spoken = any(c.parties for c in finding.claims)
    return len(question.cards) == 1 and bool(cards) and index.complete(cards[0]) and act.act != EQUIP and not spoken


def _silent_as_presumed(finding: Finding, question: Question) -> bool:
    """Whether a card's silence is a no only because of what is presumed tacitly: it speaks of what is asked elsewhere.

    Its text allows just that in a case that the question does not rule out, such as another kind of attack.
    """
    index, outcome = question.index, finding.outcome
    if not outcome.closed or outcome.verdict is not datalog.Verdict.NO:
        return False
    told: dict[str, list[str]] = {}
    for fact in finding.situation.facts:
        told.setdefault(fact.setting.dimension, []).append(str(fact.setting))
    for claim in finding.claims:
        if outcome.closed not in claim.parties or claim.mode in DENYING:
            continue
        presumed = 0
        for group in (g for g in claim.groups if g.kind is GroupKind.SCOPE):
            dimensions = [index.dimensions[s.dimension] for s in group.settings if s.dimension in index.dimensions]
            if any(d.id in told for d in dimensions) or any(d.of_question for d in dimensions):
                if not any(index.related(str(s), t) for s in group.settings for t in told.get(s.dimension, ())):
                    break
            elif dimensions and all(
                d.default and not index.related(str(s), f"{d.id}={d.default}")
                for d, s in zip(dimensions, group.settings, strict=True)
            ):  # fmt: skip
                presumed += 1
        else:
            if presumed:
                return True
    return False


def _forbidden_anyway(finding: Finding, question: Question) -> bool:
    """Whether a ban holds, whatever is still open, on all that the waiting claims allow, and none of them wins over it.

    What was asked has more general words ("affect") than what is forbidden ("reduce").
    """
    index, outcome = question.index, finding.outcome
    waiting = [c for c in finding.claims if c.id in outcome.waiting]
    allowing = [c for c in waiting if c.mode not in DENYING]
    open_ = {group.claim for group in outcome.open_settings}
    bans = [c for c in finding.decisive if c.mode is Mode.CANNOT and c.parties and c.id not in open_]
    return bool(allowing) and any(
        all(index.is_a(c.act, ban.act) and _same_object(c, ban, index) and (c.id, ban.id) not in index.beats
            for c in allowing)
        for ban in bans
    )  # fmt: skip


def _same_object(claim: Claim, ban: Claim, index: Index) -> bool:
    return all(any(index.is_a(c.thing, b.thing) for c in claim.fillers(Role.OBJECT)) for b in ban.fillers(Role.OBJECT))


def at_another_time(finding: Finding, question: Question) -> bool:
    """Whether a phrase names a card and a moment, and a yes stands on claims that hold at any time: "X in step Y?"."""
    told = any(s.kind == "window" and question.reading.in_asked(s.start) for s in question.reading.spans)
    return question.asking.sought is Sought.EFFECT and told and not any(c.windows for c in finding.decisive)


def rivals(refused: list[tuple[Finding, Abstention]], near: list[Settled]) -> list[tuple[Finding, Abstention]]:
    """The refused findings that may tell otherwise: one that leaves facts unused not beside a ban that uses all."""
    whole = any(
        not s.understood.doubts and not s.finding.outcome.closed and s.finding.decisive
        and all(c.mode in DENYING for c in s.finding.decisive) for s in near
    )  # fmt: skip
    return [(f, a) for f, a in refused if not (whole and a.doubts & _UNUSED)]


def written(question: Question, settled: Settled, engine: Engine, *, extra: tuple[str, ...] = ()) -> Answer:
    """The answer with its citations and its proof; `extra` are further statements behind the facts."""
    index, finding = question.index, settled.finding
    outcome = finding.outcome
    shown = _FLIPPED.get(settled.verdict, settled.verdict) if question.asking.inverted else settled.verdict
    claims = by_weight(finding, question) or silent(finding, index)
    ids = [*cited(finding, claims, index), *extra]
    ids += [id for other in settled.others for id in cited(other, by_weight(other, question), index)]
    ids = list(dict.fromkeys(ids))
    presumed = presumptions(outcome.defaults_used, index)
    proof = prove(finding.program, outcome.model, outcome.conclusion) if outcome.conclusion else None
    sentence = verdict_sentence(shown, settled.conditions, claims, index)
    paid = conclude(settled.price, engine) if settled.price else None
    proof = paid[1] if paid else proof
    asked_why_not = Wanted.WHY_NOT in question.wanted
    return Answer(
        question=question.text, understood=question.understood(settled.understood.ignored, finding.situation),
        kind=question.kind, verdict=shown,
        answer=sentence,
        detail=paragraph(index.statements[i].says for i in ids),
        conditions=settled.conditions, when=windows(claims, question), presumed=tuple(words for _, words in presumed),
        citations=cite(ids, index), proof=show_proof(proof, index) if proof else None,
        why=why_of(finding, sentence, index) if Wanted.WHY in question.wanted and not paid else None,
        why_not=why_not(finding, index, inverted=question.asking.inverted) if asked_why_not else None,
    )  # fmt: skip


def same_conditions(one: Answer, other: Answer) -> bool:
    """Whether two answers wait for the same, so that what tells their questions apart changes nothing."""
    depends = one.verdict is Verdict.DEPENDS and other.verdict is Verdict.DEPENDS
    return depends and one.conditions == other.conditions and bool(one.conditions)


def statements_of(claims: Iterable[Claim]) -> tuple[str, ...]:
    """The statements of claims, each once: the nearest that are offered with an unknown."""
    return tuple(dict.fromkeys(c.statement for c in claims))[:8]
