"""What came out of a question, so that two versions of the knowledge can be compared: the outcome and its grounds."""

from __future__ import annotations

from dataclasses import dataclass

from armada_kb.answer.answer import Answer, UnknownReason
from armada_kb.answer.index import Index
from armada_kb.changes.witness import own_question
from armada_kb.conflicts.situations import Facts, Terms, to_meet
from armada_kb.datalog.case import Case
from armada_kb.datalog.engine import Engine
from armada_kb.datalog.from_model import compile_case
from armada_kb.datalog.outcome import Verdict
from armada_kb.datalog.program import Program
from armada_kb.datalog.solve import solve
from armada_kb.model.claims import Claim


@dataclass(frozen=True, slots=True)
class Result:
    """The outcome in words, whether statements contradict one another there, and the statements that it stands on."""

    outcome: str
    contradicted: bool
    grounds: frozenset[str]


def of_answer(answer: Answer) -> Result:
    """What counts of an answer: its words may change, its outcome may not."""
    verdict = answer.verdict.value if answer.verdict else answer.kind.value
    parts = [f"{verdict} ({answer.unknown})" if answer.unknown else verdict]
    parts += [f"if {condition}" for condition in sorted(answer.conditions)]
    parts += [f"in {window}" for window in answer.when]
    parts += [f"{step.name}: {step.step}, {step.who}" for step in answer.order]
    parts += [str(answer.count)] if answer.count is not None else []
    parts += sorted(item.id for item in answer.items)
    contradicted = answer.unknown is UnknownReason.SEVERAL_OUTCOMES
    grounds = {*answer.statements(), *(answer.related if contradicted else ())}
    return Result("; ".join(parts), contradicted, frozenset(grounds))


def own_case(claim: Claim, terms: Terms) -> Case | None:
    """The question that a claim answers, in the first situation in which it applies; None where there is none."""
    acted = tuple(terms.acted(claim.act, ((f.role, f.thing) for f in claim.roles)))
    facts: Facts | None = next(terms.facts(to_meet(claim), acted), None)
    facts = facts or next(terms.facts(to_meet(claim)), None)
    return own_question(claim, facts) if facts is not None else None


def program_of(case: Case, index: Index) -> Program:
    """The program that decides a case: everything that speaks of its cards, and the rules."""
    entities = tuple(index.entities[p] for p in case.present if p in index.entities)
    claims = index.claims_among(case.present)
    return compile_case(claims, index.derivations, index.beats, index.kb.vocabulary, case, entities)


def of_program(program: Program, index: Index, engine: Engine) -> Result:
    """What a program concludes, and the statements that its conclusion rests on."""
    outcome = solve(program, engine)
    claims = (*outcome.decisive, *outcome.beaten)
    grounds = {index.claims[c].statement for c in claims if c in index.claims}
    grounds |= {d.statement for d in index.derivations if d.id in outcome.derived_used}
    for setting in outcome.defaults_used:
        dimension = index.dimensions.get(setting.dimension)
        if dimension is not None and dimension.presumption:
            grounds.add(dimension.presumption)
    conditions = sorted({str(s) for group in outcome.open_settings for s in group.settings})
    said = "; ".join([outcome.verdict.value if outcome.verdict else "nothing", *(f"if {c}" for c in conditions)])
    return Result(said, outcome.verdict is Verdict.CONFLICT, frozenset(grounds))
