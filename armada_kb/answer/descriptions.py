"""Questions about what is only described, such as a worked example: "in the example, does the tool lie left?"."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from armada_kb.answer.accounting import neutral_words
from armada_kb.answer.answer import Answer, Kind, Verdict
from armada_kb.answer.asking import Sought
from armada_kb.answer.citing import cite, show_proof
from armada_kb.answer.index import Index
from armada_kb.answer.question import Question
from armada_kb.answer.spans import Found
from armada_kb.answer.wording import paragraph, sentence
from armada_kb.datalog import outcome as datalog
from armada_kb.datalog.engine import Engine
from armada_kb.datalog.outright import conclude, description_program
from armada_kb.datalog.program import Program
from armada_kb.datalog.proof import Proof
from armada_kb.model.claims import DENYING, Claim, GroupKind, Setting
from armada_kb.model.language import DESCRIBED, EXAMPLE_MATTER, SUBJECT
from armada_kb.syntax.words import fold_word, tokens

_SOUGHT = (Sought.VERDICT, Sought.EFFECT, Sought.LEGALITY)
# What turns an answer round, wherever no phrase of the description holds it.
_TURNING = ("negator", "leaving", "cannot", "does_not")


def described(question: Question, engine: Engine) -> Answer | None:
    """No, where the named thing is described otherwise than something that is told; yes, where all of that is so.

    Whatever else stands in the question must be a word of the statements that describe it, or one that tells nothing.
    """
    reading, index = question.reading, question.index
    named = {s.id for s in reading.spans if s.kind == "thing" and index.is_a(s.id, DESCRIBED)}
    if not named or question.asking.sought not in _SOUGHT or question.added.facts:
        return None
    found: list[tuple[int, datalog.Verdict, Proof, tuple[Claim, ...]]] = []
    for one, claims in index.describing.items():
        if any(index.related(one, thing) for thing in named) and not _left_over(claims, question):
            told = _told(claims, question)
            concluded = conclude(_program(claims, told, question), engine)
            if concluded:
                length = sum(s.length for s in told)
                found.append((length, *concluded, _decisive(claims, told, concluded[0], index)))
    # Of two things the one is meant that speaks of more of the question.
    best = [f for f in found if f[0] == max(length for length, *_ in found)]
    if len({verdict for _, verdict, _, _ in best}) != 1:
        return None
    cited = list(dict.fromkeys(c.statement for *_, claims in best for c in claims))
    says = [index.statements[id].says for id in cited]
    verdict = Verdict(best[0][1])
    return Answer(
        question.text, question.understood(), Kind.APPLIES, verdict,
        sentence(f"{verdict.capitalize()}.", says), detail=paragraph(says),
        citations=cite(cited, index), proof=show_proof(best[0][2], index),
    )  # fmt: skip


def _program(claims: tuple[Claim, ...], told: tuple[Found, ...], question: Question) -> Program:
    """The program of what is told and what these claims describe."""
    index, settings = question.index, {s.setting for s in told}
    spoken = {s for c in claims for g in c.groups for s in g.settings}
    below = {(t.dimension, t.value, s.value) for t in settings for s in spoken
             if t.dimension == s.dimension and index.is_a(str(t), str(s))}  # fmt: skip
    return description_program(question.asking.asked.value, claims, settings, below)


def _decisive(
    claims: tuple[Claim, ...], told: tuple[Found, ...], verdict: datalog.Verdict, index: Index
) -> tuple[Claim, ...]:
    """The claims to show: those met on the side of the verdict; of denials the most exact."""
    settings = {s.setting for s in told}
    met = [c for c in claims if all(_met(g.settings, settings, index) for g in c.groups)]
    if verdict is datalog.Verdict.YES:
        return tuple(met)
    denying = [c for c in met if c.mode in DENYING]
    most = max(len(c.groups) for c in denying)
    return tuple(c for c in denying if len(c.groups) == most)


def _met(settings: Iterable[Setting], told: set[Setting], index: Index) -> bool:
    return any(index.is_a(str(t), str(s)) for t in told for s in settings)


def _settings(claim: Claim) -> Iterator[Setting]:
    return (s for g in claim.groups if g.kind is GroupKind.COND for s in g.settings)


def _told(claims: tuple[Claim, ...], question: Question) -> tuple[Found, ...]:
    """What the question tells of that of which the claims speak; of phrases within phrases the longest."""
    spoken = {s.dimension for c in claims for s in _settings(c)}
    spans = [s for s in question.reading.spans if s.kind == "value" and s.setting.dimension in spoken]
    named = [s for s in question.reading.spans if s.kind == "thing" and question.index.is_a(s.id, DESCRIBED)]
    return tuple(s for s in spans if not any(o.covers(s) and o.length > s.length for o in (*spans, *named)))


def _left_over(claims: tuple[Claim, ...], question: Question) -> bool:
    """Whether anything stands in the question that the statements of a description do not speak of."""
    reading, index = question.reading, question.index
    told = _told(claims, question)
    if any(s.negated and not any(o.start < s.start and s.end <= o.end for o in told) for s in told):
        return True
    used = {i for s in told for i in range(s.start, s.end)}
    if any(i not in used for name in reading.ambiguous for i in range(name.start, name.end)):
        return True
    turning = (t for c in reading.clauses for t in c.tags if t.group in _TURNING)
    if any(i not in used for t in turning for i in range(t.start, t.end)):
        return True
    matter = (s for s in reading.spans if _of_the_matter(s, index))
    used |= neutral_words(reading) | {i for s in matter for i in range(s.start, s.end)}
    statements = {index.statements[c.statement] for c in claims}
    texts = [s.says for s in statements] + [index.statements[i].says for s in statements for i in s.illustrates]
    said = frozenset(fold_word(w.surface) for text in texts for w in tokens(text))
    return any(
        i not in used and w.folded not in said and w.folded not in question.book.everyday
        for i, w in enumerate(reading.words) if w.is_word or w.is_number
    )  # fmt: skip


def _of_the_matter(span: Found, index: Index) -> bool:
    if span.kind == "value":
        return span.setting.dimension == EXAMPLE_MATTER
    return span.kind == "thing" and any(index.is_a(span.id, kind) for kind in (DESCRIBED, SUBJECT))
