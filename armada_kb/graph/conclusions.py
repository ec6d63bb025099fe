"""What the program concludes about named things together: what `ask` is asked as "A and B", without the words."""

from __future__ import annotations

from collections.abc import Iterable

from armada_kb.answer.asking import Asking, Sought
from armada_kb.answer.clauses import Clause, ClauseKind
from armada_kb.answer.index import Index
from armada_kb.answer.inquiry import Finding, investigate
from armada_kb.answer.reading import Reading
from armada_kb.answer.situation import Situation
from armada_kb.datalog.engine import Engine
from armada_kb.datalog.outcome import Verdict
from armada_kb.graph.parts import Polarity

_SILENT = Reading("", (), (Clause(ClauseKind.ASKED, 0, 0, 0),), 0, (), (), (), ())
_POLARITY = {
    Verdict.YES: Polarity.YES, Verdict.NO: Polarity.NO, Verdict.DEPENDS: Polarity.DEPENDS,
    Verdict.CONFLICT: Polarity.SEVERAL,
}  # fmt: skip
# Of several acts one that is so is enough for an effect; "no" means that none is.
_ANY_EFFECT = (Polarity.YES, Polarity.SEVERAL, Polarity.DEPENDS, Polarity.NO)
_EVERY_ACT = 1_000


def conclusions(names: tuple[str, ...], index: Index, engine: Engine) -> tuple[Finding, ...]:
    """What the rules say to each act of the claims that join the named things; nothing is said of the situation."""
    return tuple(investigate(
        _SILENT, index, Asking(Sought.EFFECT), Situation(()), names, engine=engine, tried=(), verbless=True,
        most=_EVERY_ACT,
    ))  # fmt: skip


def by_act(findings: Iterable[Finding]) -> dict[str, Polarity]:
    """The polarity of each act; acts that nothing decides are left out."""
    return {
        f.hypothesis.act: _POLARITY[f.outcome.verdict]
        for f in findings
        if f.hypothesis.act is not None and f.outcome.verdict is not None
    }


def together(findings: Iterable[Finding], names: tuple[str, ...], index: Index) -> Polarity:
    """Whether the named things have any effect on each other, by what joins all of them; open where nothing decides."""
    joint = {by_act((f,)).get(f.hypothesis.act or "", Polarity.OPEN) for f in findings if _joins(f, names, index)}
    return next((p for p in _ANY_EFFECT if p in joint), Polarity.OPEN)


def _joins(finding: Finding, names: tuple[str, ...], index: Index) -> bool:
    """Whether what decided speaks of each card (if there are several), and some of it of two of them at once."""
    cards = {n for n in names if index.is_a(n, "card") or index.entities[n].unique}
    parties = [cards.intersection(c.parties) for c in finding.decisive]
    return len(cards) < 2 or (cards == set().union(*parties) and any(len(p) > 1 for p in parties))
