"""Yes, no, depends: answers whose verdict is the conclusion of the Datalog program."""

from __future__ import annotations

from collections.abc import Iterable

from armada_kb.answer.answer import Answer, UnknownReason, Verdict
from armada_kb.answer.asking import Sought
from armada_kb.answer.citing import cite, presumptions, show_proof
from armada_kb.answer.grounds import by_weight, cited, conditions, silent, verdict_sentence, windows
from armada_kb.answer.hypotheses import Hypothesis
from armada_kb.answer.inquiry import Finding, investigate
from armada_kb.answer.question import Question
from armada_kb.answer.understanding import Doubt, understand
from armada_kb.answer.unknown import Abstention
from armada_kb.answer.wording import paragraph
from armada_kb.datalog import outcome as datalog
from armada_kb.datalog.engine import Engine
from armada_kb.datalog.proof import prove
from armada_kb.model.claims import Claim

_FLIPPED = {Verdict.YES: Verdict.NO, Verdict.NO: Verdict.YES}
# Two readings whose scores are this near are equally good; if their verdicts differ, neither is given.
_TOO_NEAR = 0.5
# An act that explains this much less of the question than the best is not what it asks about.
_FAR = 1.5
_ANY = float("inf")
_MOST_ACTS, _MOST_NAMED_ACTS = 8, 4
_ANY_EFFECT = {
    datalog.Verdict.YES: 0, datalog.Verdict.CONFLICT: 1, datalog.Verdict.DEPENDS: 2, datalog.Verdict.NO: 3,
}  # fmt: skip


def decide(question: Question, engine: Engine) -> Answer | Abstention:
    """The verdict on a yes/no question or on a bare phrase, or why there is none.

    The acts that the question names are tried first. Where none of them gives a verdict and one of the verbs says
    little ("help", "work"), every act that the statements about the named cards speak of is tried.
    """
    if question.verb_unknown:
        return Abstention(UnknownReason.NO_RULING, frozenset({Doubt.ACT}))
    pair = question.asking.sought is Sought.EFFECT and len(question.cards) > 1
    found = _tried(question, engine, question.hypotheses) if question.hypotheses and not pair else None
    bare = question.asking.sought is Sought.EFFECT
    if isinstance(found, Answer) or (found is not None and not question.light and not bare):
        return found
    supplied = _tried(question, engine, ())
    return supplied if isinstance(supplied, Answer) or found is None else found


def _tried(question: Question, engine: Engine, tried: tuple[Hypothesis, ...]) -> Answer | Abstention:
    """The verdict that the best understood of the hypotheses gives; none tried: those that the claims supply."""
    findings = investigate(
        question.reading, question.index, question.asking, question.facts, question.names, engine=engine, tried=tried,
        verbless=question.asking.sought is Sought.EFFECT, most=_MOST_NAMED_ACTS if tried else _MOST_ACTS,
    )  # fmt: skip
    if not tried:
        findings = tuple(f for f in findings if _joins(f, question))
    decided = [f for f in findings if f.outcome.verdict is not None]
    if not decided:
        return Abstention(UnknownReason.NO_RULING, related=_statements(c for f in findings for c in f.claims))
    concluded = [(f, conclude(question, f)) for f in decided]
    answered = [(f, a) for f, a in concluded if isinstance(a, Answer)]
    if not answered:
        return concluded[0][1]
    margin = _ANY if question.asking.sought is Sought.EFFECT else _TOO_NEAR
    near = [(f, a) for f, a in answered if answered[0][0].score - f.score < margin]
    if not tried:
        # Any effect is an effect: one yes is enough, and no means that none of them applies.
        best = answered[0][0].score
        doubted = [
            f for f, a in concluded
            if isinstance(a, Abstention) and f.outcome.verdict is datalog.Verdict.YES and best - f.score < _FAR
        ]  # fmt: skip
        if doubted and all(f.outcome.verdict is not datalog.Verdict.YES for f, _ in near):
            return Abstention(UnknownReason.NO_RULING, related=_statements(c for f in doubted for c in f.decisive))
        if _named_otherwise(question, near, decided):
            return Abstention(UnknownReason.NO_RULING, related=_statements(c for f in decided for c in f.decisive))
        near.sort(key=lambda row: _ANY_EFFECT[row[0].outcome.verdict or datalog.Verdict.NO])
    elif any(f.outcome.verdict is not near[0][0].outcome.verdict for f, _ in near):
        return Abstention(UnknownReason.NO_RULING, related=_statements(c for f in decided for c in f.decisive))
    return near[0][1]


def _named_otherwise(question: Question, near: list[tuple[Finding, Answer]], decided: list[Finding]) -> bool:
    """Whether the verb that the question names has a yes of its own where the acts nearest to it all say no."""
    named = {s.id for s in question.reading.spans if s.kind == "act" and question.reading.in_asked(s.start)}
    yes = [f for f in decided if f.outcome.verdict is datalog.Verdict.YES]
    return all(f.outcome.verdict is datalog.Verdict.NO for f, _ in near) and any(f.hypothesis.act in named for f in yes)


def _joins(finding: Finding, question: Question) -> bool:
    """Whether a finding about several names is about them together: a claim that decided names two of them."""
    cards = question.cards
    if len(cards) < 2:
        return True
    decisive: Iterable[Claim] = finding.decisive
    return all(any(n in c.parties for c in decisive) for n in cards) and any(
        len(set(c.parties) & set(cards)) > 1 for c in decisive
    )


def conclude(
    question: Question,
    finding: Finding,
    *,
    extra: tuple[str, ...] = (),
    others: tuple[Finding, ...] = (),
    considered: tuple[Finding, ...] = (),
) -> Answer | Abstention:
    """The answer that a finding gives, if the question was understood well enough for it.

    `others` are findings with the same verdict that it stands on too, `extra` further statements behind the facts,
    `considered` all findings where the question is about several cards at once.
    """
    index, outcome = question.index, finding.outcome
    if outcome.verdict is datalog.Verdict.CONFLICT:
        return Abstention(UnknownReason.SEVERAL_OUTCOMES, related=_statements(finding.decisive))
    understood = understand(
        question.reading, (finding, *others, *considered), index, clear=question.asking.clear, joint=bool(considered)
    )
    if not understood.allows(finding):
        reason = UnknownReason.NO_RULING
        return Abstention(
            reason, understood.doubts, _statements(finding.decisive or finding.claims), understood.ignored
        )
    verdict = Verdict(outcome.verdict or "unknown")
    waited_for = conditions(finding, index) if verdict is Verdict.DEPENDS else ()
    if verdict is Verdict.DEPENDS and not waited_for:
        return Abstention(UnknownReason.NO_RULING, related=_statements(finding.decisive))
    shown = _FLIPPED.get(verdict, verdict) if question.asking.inverted else verdict
    claims = by_weight(finding, question) or silent(finding, index)
    ids = [*cited(finding, claims, index), *extra]
    ids += [id for other in others for id in cited(other, by_weight(other, question), index)]
    ids = list(dict.fromkeys(ids))
    presumed = presumptions(outcome.defaults_used, index)
    proof = prove(finding.program, outcome.model, outcome.conclusion) if outcome.conclusion else None
    return Answer(
        question=question.text, understood=question.understood(understood.ignored, finding.situation),
        kind=question.kind, verdict=shown,
        answer=verdict_sentence(shown, waited_for, claims, index),
        detail=paragraph(index.statements[i].says for i in ids),
        conditions=waited_for, when=windows(claims, question), presumed=tuple(words for _, words in presumed),
        citations=cite(ids, index), proof=show_proof(proof, index) if proof else None,
    )  # fmt: skip


def _statements(claims: Iterable[Claim]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(c.statement for c in claims))[:8]
