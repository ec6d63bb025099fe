"""Yes, no, depends: answers whose verdict is the conclusion of the Datalog program."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from armada_kb.answer.answer import Answer, UnknownReason, Verdict
from armada_kb.answer.asking import Asking, Sought
from armada_kb.answer.beside import beside_the_point
from armada_kb.answer.both import combined, halves
from armada_kb.answer.exclusive import Exclusive, exclusive
from armada_kb.answer.hypotheses import Hypothesis
from armada_kb.answer.index import OWN_TEXT
from armada_kb.answer.inquiry import Finding, investigate
from armada_kb.answer.joined import together
from armada_kb.answer.price import purposes
from armada_kb.answer.question import Question
from armada_kb.answer.roles import Part
from armada_kb.answer.settling import Settled, rivals, same_conditions, settle, statements_of, written
from armada_kb.answer.understanding import Doubt
from armada_kb.answer.unknown import Abstention
from armada_kb.answer.wording import first_sentence, sentence
from armada_kb.datalog import outcome as datalog
from armada_kb.datalog.case import Asked
from armada_kb.datalog.engine import Engine
from armada_kb.model.claims import DENYING, Claim, Mode, Role
from armada_kb.model.language import INTERACT, OTHER_SIZE, OWN_SIZE, USE
from armada_kb.model.vocabulary import ConceptKind

# Two readings whose scores are this near are equally good; if their verdicts differ, neither is given.
_TOO_NEAR = 0.5
# An act that explains this much less of the question than the best is not what it asks about.
_FAR = 1.5
_ANY = float("inf")
_MOST_ACTS, _MOST_NAMED_ACTS, _ALL_ACTS = 8, 4, 40
_ANY_EFFECT = {
    datalog.Verdict.YES: 0, datalog.Verdict.CONFLICT: 1, datalog.Verdict.DEPENDS: 2, datalog.Verdict.NO: 3,
}  # fmt: skip


def decide(question: Question, engine: Engine) -> Answer | Abstention:
    """The verdict on a yes/no question or on a bare phrase, or why there is none.

    The acts that the question names are tried first. Where none of them gives a verdict and one of the verbs says
    little ("help", "work"), every act that the statements about the named cards speak of is tried.
    """
    if question.verb_unknown or (question.asking.asked is Asked.MUST and _of_a_thing(question)):
        return Abstention(UnknownReason.NO_RULING, frozenset({Doubt.ACT}))
    found = _decided(question, engine)
    if isinstance(found, Answer):
        unclear = _of_no_use(question, found, engine) or _kept_from(question, found)
        return Abstention(UnknownReason.NO_RULING) if unclear else found
    only = exclusive(question)
    if only:
        return _only(only, engine) or found
    both = halves(question)
    return (_both(question, both, engine) or found) if both else found


def _of_no_use(question: Question, found: Answer, engine: Engine) -> bool:
    """Whether a yes is about what comes of a card that cannot be used in the situation that is told.

    That a ship without a token is slowed down says nothing of one that is too large for the card. Such a thing comes of
    the sizes of two ships.
    """
    sizes = {f.setting.dimension for f in question.facts.facts} & {OWN_SIZE, OTHER_SIZE}
    if found.verdict is not Verdict.YES or len(question.cards) != 1 or question.asking.inverted or not sizes:
        return False
    using = investigate(
        question.reading, question.index, Asking(Sought.VERDICT, Asked.CAN), question.facts, question.names,
        engine=engine, tried=(Hypothesis(USE, None, (Part(Role.OBJECT, question.cards[0], -1),)),), most=1,
    )  # fmt: skip
    finding = next(using, None)
    return finding is not None and finding.outcome.verdict is datalog.Verdict.NO and bool(finding.outcome.failed)


def _kept_from(question: Question, found: Answer) -> bool:
    """Whether a no only says that a card does nothing, where it is asked if something stops it ("X blocks Y?")."""
    index, reading = question.index, question.reading
    names = {s.start for s in reading.spans if s.kind == "name"}
    verbs = [s.id for s in reading.spans
             if s.kind == "act" and s.end in names and index.concepts[(ConceptKind.ACT, s.id)].forbids]  # fmt: skip
    if found.verdict is not Verdict.NO or not verbs or question.asking.asked is Asked.FORBIDDEN:
        return False
    said = set(found.statements())
    claims = [c for c in index.claims.values() if c.statement in said]
    return not any(c.act == INTERACT or index.related(v, c.act) for c in claims for v in verbs)


def _using(question: Question, engine: Engine) -> Answer | None:
    """The "depends" on whether the only named card may be used, where that is what the question asks.

    What else the card does when it is used does not tell that it may be used.
    """
    acts = [s for s in question.reading.spans if s.kind == "act" and question.reading.in_asked(s.start)]
    if len(question.cards) != 1 or question.hypotheses or not any(s.id == USE for s in acts):
        return None
    answer = _tried(question, engine, (Hypothesis(USE, None, (Part(Role.OBJECT, question.cards[0], -1),)),))
    return answer if isinstance(answer, Answer) and answer.verdict is Verdict.DEPENDS else None


def _both(question: Question, both: tuple[Question, Question], engine: Engine) -> Answer | None:
    """The verdict on a question about "both A and B", out of those on A and on B."""
    first = _decided(both[0], engine)
    second = _decided(both[1], engine) if isinstance(first, Answer) else first
    return combined(question, first, second) if isinstance(first, Answer) and isinstance(second, Answer) else None


def _only(only: Exclusive, engine: Engine) -> Answer | None:
    """The verdict on a question with "only", out of those on its two halves."""
    plain = _decided(only.plain, engine)
    if not isinstance(plain, Answer) or plain.verdict not in (Verdict.YES, Verdict.DEPENDS):
        return None
    opposite = _decided(only.opposite, engine)
    if not isinstance(opposite, Answer):
        return None
    if same_conditions(plain, opposite):
        answer = sentence("No.", [first_sentence(opposite.detail)])
        return replace(opposite, understood=plain.understood, verdict=Verdict.NO, conditions=(), answer=answer)
    return replace(opposite, understood=plain.understood) if opposite.verdict in (Verdict.YES, Verdict.NO) else None


def _decided(question: Question, engine: Engine) -> Answer | Abstention:
    bare = question.asking.sought is Sought.EFFECT and not _told_of_a_card(question)
    pair = bare and len(question.cards) > 1
    found = _tried(question, engine, question.hypotheses) if question.hypotheses else None
    if isinstance(found, Answer) and not (pair and found.verdict is Verdict.DEPENDS):
        return found
    if found is not None and not question.light and not bare:
        return _without_effect(question, engine) or found
    if found is not None and purposes(question, None):
        return found  # what need not be done may be the price of it
    supplied = _tried(question, engine, ())
    if isinstance(supplied, Answer) and supplied.verdict is Verdict.YES:
        if found is not None and bare and _denied_otherwise(question):
            return found
        return _using(question, engine) or supplied
    return supplied if isinstance(supplied, Answer) or found is None else found


def _denied_otherwise(question: Question) -> bool:
    """Whether a named act is one that a statement about the named cards denies of something else.

    "X cancels Y?" then asks for more than any effect of X on Y.
    """
    index = question.index
    claims = [c for c in index.claims_among(question.names) if len(c.parties) > 1 and c.mode in DENYING]
    return any(h.act and index.related(h.act, c.act) for h in question.hypotheses for c in claims)


def _told_of_a_card(question: Question) -> bool:
    """Whether a phrase tells what a card does, its verb right behind the name: "X brings Y back?", not "X dice"."""
    reading = question.reading
    ends = {s.end for s in reading.spans if s.kind == "name"}
    verbs = [h.span for h in question.hypotheses if h.span is not None and h.span.start in ends]
    told = any(reading.words[v.start].surface.lower().endswith("s") for v in verbs)
    return told and not reading.asked_clause.has("wh_inside")  # "X gives me what?"


def _without_effect(question: Question, engine: Engine) -> Answer | None:
    """No, where the question is what a card does and nothing that its statements speak of comes of it there.

    What has no effect at all has none that goes by a verb of the asker's own ("does X stretch that range?").
    """
    words = question.doing
    if question.asking.asked not in (Asked.CAN, Asked.DOES) or question.asking.inverted or not words:
        return None
    findings: list[Finding] = []
    for finding in investigate(
        question.reading, question.index, question.asking, question.facts, question.names, engine=engine,
        tried=(), most=_ALL_ACTS,
    ):  # fmt: skip
        if finding.outcome.verdict is None or not _joins(finding, question):
            continue
        if finding.outcome.verdict is not datalog.Verdict.NO:
            return None
        findings.append(finding)
    if not findings:
        return None
    settled = settle(question, findings[0], others=tuple(findings[1:]), joining=words)
    return written(question, settled, engine) if isinstance(settled, Settled) else None


def _tried(question: Question, engine: Engine, tried: tuple[Hypothesis, ...]) -> Answer | Abstention:
    """The verdict that the best understood of the hypotheses gives; none tried: those that the claims supply."""
    pair = question.asking.sought is Sought.EFFECT and len(question.cards) > 1 and not _told_of_a_card(question)
    margin = _ANY if question.asking.sought is Sought.EFFECT else _TOO_NEAR
    named = _named_acts(question)
    findings: list[Finding] = []
    settled: list[Settled] = []
    refused: list[tuple[Finding, Abstention]] = []

    def worth(hypothesis: Hypothesis, score: float) -> bool:
        """Whether a finding so far behind the best could still change the answer."""
        if not settled:
            return True
        behind = settled[0].finding.score - score
        return behind < margin if tried else behind < max(margin, _FAR) or hypothesis.act in named

    verbless = question.asking.sought is Sought.EFFECT and bool(question.cards)
    found = investigate(
        question.reading, question.index, question.asking, question.facts, question.names, engine=engine, tried=tried,
        verbless=verbless, most=_MOST_NAMED_ACTS if tried else _MOST_ACTS, worth=worth,
    )  # fmt: skip
    for finding in found:
        behind = bool(settled) and settled[0].finding.score - finding.score >= margin
        if (not tried or pair) and not _joins(finding, question):
            continue
        if not tried and finding.outcome.closed and _forbids(finding, question):
            continue
        findings.append(finding)
        if finding.outcome.verdict is None:
            continue
        result = settle(question, finding)
        if isinstance(result, Abstention):
            refused.append((finding, result))
            continue
        if not tried and beside_the_point(finding, question):
            refused.append((finding, Abstention(UnknownReason.NO_RULING, frozenset({Doubt.VALUE}))))
            continue
        settled.append(result)
        duty = question.asking.asked is Asked.MUST
        if not tried and not behind and not duty and finding.outcome.verdict is datalog.Verdict.YES:
            return written(question, result, engine)  # any effect is an effect: one yes is enough
    decided = [f for f in findings if f.outcome.verdict is not None]
    if not decided:
        return Abstention(UnknownReason.NO_RULING, related=statements_of(c for f in findings for c in f.claims))
    if not settled:
        joined = together(question, tuple(decided)) if tried else None
        whole = settle(question, joined.first, others=joined.rest, joining=joined.words) if joined else None
        return written(question, whole, engine) if isinstance(whole, Settled) else refused[0][1]
    best = settled[0].finding.score
    near = [s for s in settled if best - s.finding.score < margin]
    if not tried:
        # None of them is a yes; whether that is a no hangs on those that are not understood.
        silent = all(s.finding.outcome.closed for s in near)
        open_ = (datalog.Verdict.YES, datalog.Verdict.DEPENDS) if silent else (datalog.Verdict.YES,)
        doubted = [f for f, _ in rivals(refused, near) if f.outcome.verdict in open_ and best - f.score < _FAR]
        if doubted and any(s.verdict is not Verdict.YES for s in near):
            return Abstention(UnknownReason.NO_RULING, related=statements_of(c for f in doubted for c in f.decisive))
        if _named_otherwise(named, near, decided):
            return Abstention(UnknownReason.NO_RULING, related=statements_of(c for f in decided for c in f.decisive))
        if question.asking.asked is Asked.MUST:
            price = next((s for s in settled if s.verdict is Verdict.NO and _of_the_card(s.finding, question)), None)
            if price is not None:
                return written(question, price, engine)
            if len({s.verdict is Verdict.YES for s in settled}) > 1:
                # Some of it must be done: nobody knows whether that is what was asked.
                return Abstention(
                    UnknownReason.NO_RULING, related=statements_of(c for f in decided for c in f.decisive)
                )
        near = sorted(
            _about_what_is_named(near, named, question) or near,
            key=lambda s: _ANY_EFFECT[s.finding.outcome.verdict or datalog.Verdict.NO],
        )
    elif any(s.verdict is not near[0].verdict for s in near):
        return Abstention(UnknownReason.NO_RULING, related=statements_of(c for f in decided for c in f.decisive))
    return written(question, near[0], engine)


def _about_what_is_named(near: list[Settled], named: frozenset[str], question: Question) -> list[Settled]:
    """Those findings that are about an act that the question names, else about the thing that it names, if any are.

    What else a card does where it is asked who chooses, or if a thing is used, is no answer to that.
    """
    concepts = question.index.concepts
    heavy = {act for act in named if not concepts[(ConceptKind.ACT, act)].light}
    return [s for s in near if s.finding.hypothesis.act in heavy] or [
        s for s in near
        if any(p.role is Role.OBJECT for p in s.finding.hypothesis.parts) and not s.finding.hypothesis.dropped
    ]  # fmt: skip


def _of_the_card(finding: Finding, question: Question) -> bool:
    """Whether what decided is what the only named card's own text lets you do with it: exhaust it, discard it."""
    index = question.index
    own = [c for c in finding.decisive if index.statements[c.statement].section == OWN_TEXT]
    return len(question.cards) == 1 and bool(own) and all(
        c.mode is Mode.MAY and index.is_a(c.act, USE) and any(f.thing in question.cards for f in c.fillers(Role.OBJECT))
        for c in finding.decisive
    )  # fmt: skip


def _forbids(finding: Finding, question: Question) -> bool:
    """Whether a card's own text may forbid what the finding is about: its effect is the ban, so it is not silent."""
    statements = question.index.statements
    return any(
        c.mode is Mode.CANNOT and statements[c.statement].section == OWN_TEXT
        and not any(f.thing in c.parties for f in c.roles)
        for c in finding.claims if c.id in finding.outcome.waiting
    )  # fmt: skip


def _of_a_thing(question: Question) -> bool:
    """Whether what must be so is said of a thing that only an act's words name: "the additional die has to be red"."""
    acts = [s for s in question.reading.spans if s.kind == "act" and question.reading.in_asked(s.start)]
    return bool(acts) and not question.hypotheses and not question.light


def _named_acts(question: Question) -> frozenset[str]:
    reading = question.reading
    return frozenset(s.id for s in reading.spans if s.kind == "act" and reading.in_asked(s.start))


def _named_otherwise(named: frozenset[str], near: list[Settled], decided: list[Finding]) -> bool:
    """Whether the verb that the question names has a yes of its own where the acts nearest to it all say no."""
    yes = [f for f in decided if f.outcome.verdict is datalog.Verdict.YES]
    return all(s.verdict is Verdict.NO for s in near) and any(f.hypothesis.act in named for f in yes)


def _joins(finding: Finding, question: Question) -> bool:
    """Whether a finding about several names is about them together: a claim that decided names two of them."""
    cards = question.cards
    if len(cards) < 2:
        return True
    decisive: Iterable[Claim] = finding.decisive
    return all(any(n in c.parties for c in decisive) for n in cards) and any(
        len(set(c.parties) & set(cards)) > 1 for c in decisive
    )
