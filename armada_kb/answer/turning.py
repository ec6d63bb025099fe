"""Why not: what keeps an answer from being the other one, and the smallest change of facts that would make it so."""

from __future__ import annotations

from collections import defaultdict

from armada_kb.answer.answer import Block, Verdict, WhyNot
from armada_kb.answer.citing import setting_words
from armada_kb.answer.grounds import silent
from armada_kb.answer.index import Index
from armada_kb.answer.inquiry import Finding, program_of, widened
from armada_kb.answer.wording import closest_sentence, listed
from armada_kb.datalog import outcome as datalog
from armada_kb.datalog.case import Case
from armada_kb.datalog.engine import Engine
from armada_kb.datalog.outcome import Outcome
from armada_kb.datalog.solve import solve
from armada_kb.explain.changes import Change, changed, moving
from armada_kb.explain.repairs import Repair, Repairs, Tried, smallest
from armada_kb.model.claims import GroupKind
from armada_kb.model.language import PROPER_TIME, WINDOW

_OTHER = {
    datalog.Verdict.YES: datalog.Verdict.NO, datalog.Verdict.NO: datalog.Verdict.YES,
    datalog.Verdict.DEPENDS: datalog.Verdict.YES,
}  # fmt: skip
_SIDE = {datalog.Verdict.YES: "pro", datalog.Verdict.NO: "con"}
_MOST_REPAIRS = 6
# So many sets of facts are tried: fewer where a program is large and takes long.
_LEAST_TRIED, _FACTS_TRIED = 40, 20_000


class Turning:
    """A finding, and what other facts would make of it; `target` is the verdict that is looked for."""

    def __init__(
        self, finding: Finding, index: Index, engine: Engine | None = None, *, target: datalog.Verdict | None = None
    ) -> None:
        self._finding, self._index, self._engine = finding, index, engine
        self.target = target or _OTHER[finding.outcome.verdict or datalog.Verdict.NO]
        self._known: dict[Repair, Outcome] = {}
        told: dict[tuple[int, int], set[str]] = defaultdict(set)
        for fact in finding.situation.facts:
            told[(fact.start, fact.end)].add(fact.setting.dimension)
        self._together = {d: frozenset(dimensions) for dimensions in told.values() for d in dimensions}

    def case(self, changes: Repair) -> Case:
        """The question with changed facts."""
        return changed(self._finding.case, changes, self._together)

    def outcome(self, changes: Repair) -> Outcome:
        """What comes out with changed facts."""
        if changes not in self._known:
            program = program_of(self._finding.claims, self.case(changes), self._index)
            self._known[changes] = solve(program, self._engine)
        return self._known[changes]

    def repairs(self) -> Repairs:
        """The smallest changes of facts that turn the verdict; what a question is about is no fact."""
        worth = max(_LEAST_TRIED, _FACTS_TRIED // len(self._finding.program.facts))
        return smallest(self._attempt, self.turns, most_tried=worth)

    def turns(self, changes: Repair) -> bool:
        """Whether the verdict is the other one with these changes, by all statements that are then in reach."""
        claims = widened(self._finding, frozenset(c.setting.dimension for c in changes), self._index)
        if len(claims) == len(self._finding.claims):
            return self.outcome(changes).verdict is self.target
        return solve(program_of(claims, self.case(changes), self._index), self._engine).verdict is self.target

    def _attempt(self, changes: Repair) -> Tried:
        found = self.outcome(changes)
        moves = moving(self._finding.claims, self.case(changes), found.model, _SIDE[self.target])
        return found.verdict is self.target, tuple(m for m in moves if self._a_fact(m))

    def _a_fact(self, change: Change) -> bool:
        dimension = self._index.dimensions.get(change.setting.dimension)
        return dimension is not None and not dimension.of_question and change.setting.value != PROPER_TIME


def why_not(finding: Finding, index: Index, *, inverted: bool) -> WhyNot:
    """What blocks the other verdict, and the repairs, in words. `inverted` tells that a yes is shown as a no."""
    turning = Turning(finding, index)
    found = turning.repairs()
    if finding.outcome.verdict is datalog.Verdict.DEPENDS and not found.found:
        turning = Turning(finding, index, target=datalog.Verdict.NO)  # what waits can only deny it
        found = turning.repairs()
    shown = Verdict(turning.target.value)
    if inverted:
        shown = Verdict.NO if shown is Verdict.YES else Verdict.YES
    return WhyNot(shown, _blocks(finding, index), _in_words(found.found, index), found.complete)


def _blocks(finding: Finding, index: Index) -> tuple[Block, ...]:
    """What decides against it: the statements that do, with what is wanted and is not so."""
    failed = {f.claim: f.wanted for f in finding.outcome.failed if f.kind is not GroupKind.EXCEPTION}
    opened = {g.claim: g.settings for g in finding.outcome.open_settings if g.kind is not GroupKind.EXCEPTION}
    blocks = []
    for claim in finding.decisive or silent(finding, index):
        wanted = failed.get(claim.id) or opened.get(claim.id, ())
        words = closest_sentence(index.statements[claim.statement].says, claim.text)
        blocks.append(Block(words, claim.statement, tuple(setting_words(s, index) for s in wanted)))
    return tuple(dict.fromkeys(blocks))


def _in_words(repairs: tuple[Repair, ...], index: Index) -> tuple[tuple[str, ...], ...]:
    """Repairs in words; of single changes that differ in the value alone, the most general ones, joined by "or"."""
    single = [r[0] for r in repairs if len(r) == 1 and r[0].holds]
    shown: list[tuple[str, ...]] = []
    for dimension in dict.fromkeys(c.setting.dimension for c in single):
        settings = [c.setting for c in single if c.setting.dimension == dimension]
        general = [s for s in settings if not any(s != o and index.is_a(str(s), str(o)) for o in settings)]
        shown.append((listed((_words(Change(s), index) for s in general), "or"),))
    shown += [tuple(_words(c, index) for c in r) for r in repairs if len(r) > 1 or not r[0].holds]
    return tuple(dict.fromkeys(shown))[:_MOST_REPAIRS]


def _words(change: Change, index: Index) -> str:
    setting = change.setting
    words = f"in {index.windows[setting.value].name}" if setting.dimension == WINDOW else setting_words(setting, index)
    return words if change.holds else f"it is not so that: {words}"
