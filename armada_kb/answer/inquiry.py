"""Puts hypotheses about a question to the rules: the claims in reach, the case, and what the program says."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from armada_kb.answer.asking import Asking
from armada_kb.answer.hypotheses import Hypothesis, contrary, light_parts, supplied
from armada_kb.answer.index import OWN_TEXT, Index
from armada_kb.answer.reach import bears_on, effects, explains, in_question, reaches
from armada_kb.answer.reading import Reading
from armada_kb.answer.roles import Part
from armada_kb.answer.situation import Situation, more_exact, narrowed
from armada_kb.datalog.case import Case
from armada_kb.datalog.engine import Engine
from armada_kb.datalog.from_model import compile_case
from armada_kb.datalog.outcome import Outcome
from armada_kb.datalog.program import Program
from armada_kb.datalog.solve import solve
from armada_kb.model.claims import DENYING, Claim, Mode, Role, Setting, asked_dimensions
from armada_kb.model.language import EQUIP, WHOLE_CARD, WINDOW


@dataclass(frozen=True, slots=True)
class Finding:
    """What the rules say to one hypothesis. `claims` are those that the question reaches."""

    hypothesis: Hypothesis
    case: Case
    program: Program
    outcome: Outcome
    claims: tuple[Claim, ...]
    situation: Situation
    score: float

    @property
    def decisive(self) -> tuple[Claim, ...]:
        by_id = {c.id: c for c in self.claims}
        return tuple(by_id[id] for id in self.outcome.decisive if id in by_id)


def investigate(
    reading: Reading, index: Index, asking: Asking, facts: Situation, names: tuple[str, ...], *, engine: Engine,
    tried: Iterable[Hypothesis], verbless: bool = False, extra: tuple[Setting, ...] = (), most: int = 3,
    worth: Callable[[Hypothesis, float], bool] = lambda hypothesis, score: True,
) -> Iterator[Finding]:  # fmt: skip
    """The findings for the hypotheses that explain the question best, best first; each is made when it is taken.

    Before one is put to the rules, `worth` is asked whether it, with its score, can still matter.
    """
    own = asked_dimensions(c for name in names for c in index.claims_by_party.get(name, ()))
    said = _told_apart(facts, own) | {s.dimension for s in extra}
    claims = tuple(
        c for c in index.claims_among(names) if (c.parties and c.act != WHOLE_CARD) or in_question(c, said, index)
    )
    ranked = []
    for hypothesis in tried or supplied(claims, names, light_parts(reading, index), index):
        if not tried and contrary(hypothesis.act, reading, index):
            continue
        for variant in (hypothesis, *hypothesis.looser()):
            reached = tuple(c for c in claims if reaches(c, variant, index))
            if variant.act != EQUIP and any(c.parties for c in reached):
                reached = tuple(c for c in reached if c.parties or bears_on(c, said, index))
            if not tried:
                # Each act that is supplied has a hypothesis of its own; a wider one does not speak for it.
                reached = effects(tuple(c for c in reached if not _narrower(c.act, variant.act, index)), index)
            elif not any(c.parties and c.act != WHOLE_CARD and c.mode not in DENYING for c in reached):
                # What is said of a card as a whole is said of what the card does, not of what it keeps from happening.
                reached = tuple(c for c in reached if c.act != WHOLE_CARD)
            if any(c.parties or variant.span or tried for c in reached if c.act != WHOLE_CARD):
                ranked.append((explains(reading, variant, reached, index), variant, reached))
                break
    # What the claims about a named card have a verb done to is what it means: "give up X" is no spending of a token.
    whole = {
        _place(variant) for _, variant, reached in ranked
        if variant.span and not variant.dropped and any(c.parties for c in reached)
    }  # fmt: skip
    ranked = [row for row in ranked if not row[1].dropped or _place(row[1]) not in whole]
    ranked.sort(key=lambda row: -row[0])
    for score, hypothesis, reached in ranked[:most]:
        if not worth(hypothesis, score):
            continue
        touched = asked_dimensions(reached)
        situation = narrowed(facts, touched | index.derived_from(touched, names), reading, index)
        case = _case(index, reading, asking, situation, names, hypothesis, reached, verbless, extra)
        program = program_of(reached, case, index)
        yield Finding(hypothesis, case, program, solve(program, engine), reached, situation, score)


def _narrower(act: str, than: str | None, index: Index) -> bool:
    return than is not None and act != than and index.is_a(act, than)


def _told_apart(facts: Situation, own: frozenset[str]) -> frozenset[str]:
    """The dimensions of which a question tells something, but in words that are no more than part of a longer phrase.

    "Pop both" tells how many copies are used, of which the statements of the named cards (`own`) speak, and not that
    the card was popped.
    """
    exact = [f for f in facts.facts if f.phrase and f.setting.dimension in own]
    return frozenset(f.setting.dimension for f in facts.facts if not any(more_exact(g, f) for g in exact))


def _place(hypothesis: Hypothesis) -> tuple[int, int] | None:
    return (hypothesis.span.start, hypothesis.span.end) if hypothesis.span else None


def program_of(claims: tuple[Claim, ...], case: Case, index: Index) -> Program:
    """The program of a case and the claims in reach of it."""
    entities = tuple(index.entities[n] for n in _mentioned(claims, case.present) if n in index.entities)
    return compile_case(claims, index.derivations, index.beats, index.kb.vocabulary, case, entities)


def widened(finding: Finding, said: frozenset[str], index: Index) -> tuple[Claim, ...]:
    """The claims that the question would reach if it said something of further dimensions, too."""
    known = {c.id for c in finding.claims}
    more = tuple(
        c for c in index.general_claims
        if c.id not in known and in_question(c, said, index) and bears_on(c, said, index)
        and reaches(c, finding.hypothesis, index)
    )  # fmt: skip
    return (*finding.claims, *more)


def _mentioned(claims: Iterable[Claim], names: tuple[str, ...]) -> list[str]:
    things = {f.thing for c in claims for f in c.roles} | {p for c in claims for p in c.parties} | set(names)
    return sorted(things)


def _amounts(reading: Reading, hypothesis: Hypothesis) -> tuple[tuple[Role, int], ...]:
    """How many of the things in the main roles the question speaks of: the number right before the words."""
    found = []
    for part in hypothesis.parts:
        before = part.start - 1
        if part.role in _MAIN_ROLES and before >= 0 and reading.words[before].is_number:
            found.append((part.role, int(reading.words[before].folded)))
    return tuple(found)


def _case(
    index: Index, reading: Reading, asking: Asking, facts: Situation, names: tuple[str, ...], hypothesis: Hypothesis,
    claims: tuple[Claim, ...], verbless: bool, extra: tuple[Setting, ...],
) -> Case:  # fmt: skip
    given = {s for s in (*facts.given, *extra) if not _just_a_frame(s, claims, index)}
    if verbless:
        said = {s.dimension for s in given}
        given |= {Setting(d.id, d.verbless) for d in index.kb.vocabulary.dimensions if d.verbless and d.id not in said}
    roles = tuple((p.role, p.id) for p in hypothesis.parts if p.role in _MAIN_ROLES or _tells_apart(p, claims, index))
    return Case(
        asked=asking.asked, acts=(hypothesis.act,) if hypothesis.act else (), roles=roles,
        present=names, given=tuple(sorted(given)), not_given=facts.not_given,
        closed=closed_cards(index, names, hypothesis, claims), amounts=_amounts(reading, hypothesis),
    )  # fmt: skip


def _just_a_frame(setting: Setting, claims: tuple[Claim, ...], index: Index) -> bool:
    """Whether a window only frames those of the claims: "during its activation" leaves their proper time as it is."""
    return setting.dimension == WINDOW and any(
        w != setting.value and index.is_a(w, setting.value) for c in claims for w in c.windows
    )


_MAIN_ROLES = (Role.ACTOR, Role.OBJECT)


def _tells_apart(part: Part, claims: tuple[Claim, ...], index: Index) -> bool:
    """Whether a part behind a preposition is what some claim has in that role, so that it tells claims apart."""
    return not index.is_a(part.id, "card") and any(
        index.related(part.id, f.thing) for c in claims for f in c.fillers(part.role)
    )


def closed_cards(
    index: Index, names: tuple[str, ...], hypothesis: Hypothesis, claims: tuple[Claim, ...]
) -> tuple[str, ...]:
    """The card whose complete text decides by its silence: the first named, where the question is about its effect.

    That is so where no act or only a light one is asked about, or one that the card's own text allows in other cases;
    any other act of the game may be allowed by the rules. Beside another upgrade card silence decides nothing: what
    that card adds to the same matter is not what this one leaves out.
    """
    first = next((n for n in names if index.encoded(n)), None)
    if first is None or not index.complete(first) or any(n != first for n in names if _is_card(index, n)):
        return ()
    allows = any(
        c.mode is Mode.MAY and first in c.parties and index.statements[c.statement].section == OWN_TEXT for c in claims
    )
    return (first,) if hypothesis.span is None or allows else ()


def _is_card(index: Index, id: str) -> bool:
    return index.is_a(id, "upgrade")
