"""Questions about what is only described, such as a worked example: "in the example, does the tool lie left?"."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from armada_kb.answer.accounting import neutral_words
from armada_kb.answer.answer import Answer, Kind, Verdict
from armada_kb.answer.asking import Sought
from armada_kb.answer.citing import cite, read_off
from armada_kb.answer.index import Index
from armada_kb.answer.question import Question
from armada_kb.answer.spans import Found
from armada_kb.answer.wording import paragraph, sentence
from armada_kb.model.claims import DENYING, Claim, GroupKind, Setting
from armada_kb.model.language import DESCRIBED, EXAMPLE_MATTER, SUBJECT
from armada_kb.syntax.words import fold_word, tokens

_SOUGHT = (Sought.VERDICT, Sought.EFFECT, Sought.LEGALITY)
# What turns an answer round, wherever no phrase of the description holds it.
_TURNING = ("negator", "leaving", "cannot", "does_not")


def described(question: Question) -> Answer | None:
    """No, where the named thing is described otherwise than something that is told; yes, where all of that is so.

    Whatever else stands in the question must be a word of the statements that describe it, or one that tells nothing.
    """
    reading, index = question.reading, question.index
    named = {s.id for s in reading.spans if s.kind == "thing" and index.is_a(s.id, DESCRIBED)}
    if not named or question.asking.sought not in _SOUGHT or question.added.facts:
        return None
    found: list[tuple[int, tuple[Claim, ...]]] = []
    for one, claims in index.describing.items():
        if any(index.related(one, thing) for thing in named):
            decisive = _decisive(claims, question)
            if decisive and not _left_over(claims, question):
                found.append((sum(s.length for s in _told(claims, question)), decisive))
    # Of two things the one is meant that speaks of more of the question.
    best = [claims for length, claims in found if length == max(length for length, _ in found)]
    verdicts = {_verdict(claims) for claims in best}
    if len(verdicts) != 1:
        return None
    cited = list(dict.fromkeys(c.statement for claims in best for c in claims))
    says = [index.statements[id].says for id in cited]
    verdict = verdicts.pop()
    return Answer(
        question.text, question.understood(), Kind.APPLIES, verdict,
        sentence(f"{verdict.capitalize()}.", says), detail=paragraph(says),
        citations=cite(cited, index), proof=read_off(says[0], cited, index),
    )  # fmt: skip


def _verdict(claims: tuple[Claim, ...]) -> Verdict:
    return Verdict.NO if claims[0].mode in DENYING else Verdict.YES


def _decisive(claims: tuple[Claim, ...], question: Question) -> tuple[Claim, ...]:
    """The claims that deny something of what is told, else those that say all of it; none where some of it is open."""
    told = {s.setting for s in _told(claims, question)}
    met = [c for c in claims if all(_met(g.settings, told, question.index) for g in c.groups)]
    denying = tuple(c for c in met if c.mode in DENYING)
    if denying:
        # What is said of more than one thing told is the more exact.
        most = max(len(c.groups) for c in denying)
        return tuple(c for c in denying if len(c.groups) == most)
    said = [s for c in met for s in _settings(c)]
    if not all(any(question.index.is_a(str(t), str(s)) for s in said) for t in told):
        return ()
    return tuple(met)


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
