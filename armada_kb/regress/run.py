"""Asks the saved questions and compares what comes out with what was expected."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import assert_never

from armada_kb.answer.answer import Answer, Verdict
from armada_kb.regress.cases import Aspect, Case, Expectation

Ask = Callable[[str, tuple[str, ...]], Answer]


@dataclass(frozen=True, slots=True)
class Failure:
    """An expectation that an answer does not meet, and what came out instead."""

    case: Case
    expectation: Expectation
    got: str

    def __str__(self) -> str:
        return f"{self.expectation.span}: expected {self.expectation}; came out: {self.got or 'nothing'}"


def run(cases: Iterable[Case], ask: Ask) -> tuple[Failure, ...]:
    """The failures of all cases, in their order; `ask` gives the answer to a question with given facts."""
    return tuple(failure for case in cases for failure in judge(case, ask(case.question, case.given)))


def judge(case: Case, answer: Answer) -> tuple[Failure, ...]:
    """What one answer lacks of what its case expects."""
    return tuple(
        Failure(case, expectation, _what_came(expectation.aspect, answer))
        for expectation in case.expectations
        if not meets(answer, expectation)
    )


def meets(answer: Answer, expectation: Expectation) -> bool:
    """Whether an answer meets one expectation. Words are compared without case and may be part of a longer text."""
    wanted = expectation.wanted
    match expectation.aspect:
        case Aspect.YES | Aspect.NO | Aspect.DEPENDS:
            return answer.verdict == expectation.aspect.value
        case Aspect.UNKNOWN:
            return answer.verdict is Verdict.UNKNOWN and (not wanted or answer.unknown in wanted)
        case Aspect.ANSWERED:
            return answer.verdict is None
        case Aspect.CITES:
            return all(any(c.id == id or c.id.startswith(f"{id}/") for c in answer.citations) for id in wanted)
        case Aspect.CONDITION:
            return _each_in(wanted, answer.conditions)
        case Aspect.WHEN:
            return _each_in(wanted, answer.when)
        case Aspect.ORDER:
            return _in_order(wanted, tuple(step.name for step in answer.order))
        case Aspect.COUNT:
            return wanted == (str(answer.count),)
        case Aspect.ITEM:
            return _each_in(wanted, _names(answer))
        case Aspect.NO_ITEM:
            return not any(_each_in((name,), _names(answer)) for name in wanted)
        case Aspect.MENTIONS:
            return _each_in(wanted, (f"{answer.answer} {answer.detail}",))
        case never:
            assert_never(never)


def _what_came(aspect: Aspect, answer: Answer) -> str:
    match aspect:
        case Aspect.YES | Aspect.NO | Aspect.DEPENDS | Aspect.UNKNOWN | Aspect.ANSWERED:
            verdict = answer.verdict.value if answer.verdict else "answered"
            return f"{verdict} {answer.unknown.value}" if answer.unknown else f"{verdict} ({answer.answer})"
        case Aspect.CITES:
            return ", ".join(citation.id for citation in answer.citations)
        case Aspect.CONDITION:
            return _quoted(answer.conditions)
        case Aspect.WHEN:
            return _quoted(answer.when)
        case Aspect.ORDER:
            return _quoted(tuple(step.name for step in answer.order))
        case Aspect.COUNT:
            return "no number" if answer.count is None else str(answer.count)
        case Aspect.ITEM | Aspect.NO_ITEM:
            return _quoted(_names(answer))
        case Aspect.MENTIONS:
            return f"{answer.answer} {answer.detail}".strip()
        case never:
            assert_never(never)


def _names(answer: Answer) -> tuple[str, ...]:
    return tuple(item.name for item in answer.items)


def _folded(text: str) -> str:
    return " ".join(text.casefold().split())


def _each_in(wanted: tuple[str, ...], texts: tuple[str, ...]) -> bool:
    return all(any(_folded(word) in _folded(text) for text in texts) for word in wanted)


def _in_order(wanted: tuple[str, ...], names: tuple[str, ...]) -> bool:
    """Whether the names hold all that is wanted, each after the one before it."""
    rest = iter(names)
    return all(any(_folded(word) in _folded(name) for name in rest) for word in wanted)


def _quoted(texts: tuple[str, ...]) -> str:
    return ", ".join(f'"{text}"' for text in texts)
