"""Asks the saved questions and compares what comes out with what was expected."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import assert_never

from armada_kb.answer.answer import Answer, Verdict
from armada_kb.regress.cases import Aspect, Case, Expectation

_MOST_SHOWN = 3

Ask = Callable[[str, tuple[str, ...]], Answer]


@dataclass(frozen=True, slots=True)
class Failure:
    """An expectation that an answer does not meet, and what came out instead."""

    case: Case
    expectation: Expectation
    got: str
    why: str = ""

    def __str__(self) -> str:
        return f"{self.expectation.span}: {self.said}"

    @property
    def said(self) -> str:
        """What was expected, what came out and why, without the place."""
        said = f"expected {self.expectation}; came out: {self.got or 'nothing'}"
        return f"{said}; {self.why}" if self.why else said


def run(cases: Iterable[Case], ask: Ask) -> tuple[Failure, ...]:
    """The failures of all cases, in their order; `ask` gives the answer to a question with given facts."""
    return tuple(failure for case in cases for failure in judge(case, ask(case.question, case.given)))


def judge(case: Case, answer: Answer) -> tuple[Failure, ...]:
    """What one answer lacks of what its case expects."""
    return tuple(
        Failure(case, expectation, ", ".join(_texts(expectation.aspect, answer)), _why(expectation.aspect, answer))
        for expectation in case.expectations
        if not meets(answer, expectation)
    )


def _why(aspect: Aspect, answer: Answer) -> str:
    """What the answer stands on, in one line; for what it cites that is already told."""
    if answer.unknown is not None:
        nearest = f" (nearest: {', '.join(answer.related[:_MOST_SHOWN])})" if answer.related else ""
        return f"because {answer.answer}{nearest}"
    cited = [citation.id for citation in answer.citations[:_MOST_SHOWN]]
    return "" if aspect is Aspect.CITES or not cited else f"because of {', '.join(cited)}"


def meets(answer: Answer, expectation: Expectation) -> bool:
    """Whether an answer meets one expectation. Words are compared without case and may be part of a longer text."""
    wanted, aspect = expectation.wanted, expectation.aspect
    texts = _texts(aspect, answer)
    match aspect:
        case Aspect.YES | Aspect.NO | Aspect.DEPENDS:
            return answer.verdict == aspect.value
        case Aspect.UNKNOWN:
            return answer.verdict is Verdict.UNKNOWN and (not wanted or answer.unknown in wanted)
        case Aspect.ANSWERED:
            return answer.verdict is None
        case Aspect.CITES:
            return all(any(text == id or text.startswith(f"{id}/") for text in texts) for id in wanted)
        case Aspect.ORDER:
            return _in_order(wanted, texts)
        case Aspect.COUNT:
            return wanted == texts
        case Aspect.NO_ITEM:
            return not any(_holds(texts, name) for name in wanted)
        case Aspect.CONDITION | Aspect.WHEN | Aspect.ITEM | Aspect.MENTIONS:
            return all(_holds(texts, word) for word in wanted)
        case never:
            assert_never(never)


def _texts(aspect: Aspect, answer: Answer) -> tuple[str, ...]:
    """The part of an answer that an aspect is about, as texts."""
    match aspect:
        case Aspect.YES | Aspect.NO | Aspect.DEPENDS | Aspect.UNKNOWN | Aspect.ANSWERED:
            verdict = answer.verdict.value if answer.verdict else "answered"
            return (f"{verdict} {answer.unknown.value}" if answer.unknown else f"{verdict} ({answer.answer})",)
        case Aspect.CITES:
            return tuple(citation.id for citation in answer.citations)
        case Aspect.CONDITION:
            return answer.conditions
        case Aspect.WHEN:
            return answer.when
        case Aspect.ORDER:
            return tuple(step.name for step in answer.order)
        case Aspect.COUNT:
            return () if answer.count is None else (str(answer.count),)
        case Aspect.ITEM | Aspect.NO_ITEM:
            return tuple(item.name for item in answer.items)
        case Aspect.MENTIONS:
            return (f"{answer.answer} {answer.detail}".strip(),)
        case never:
            assert_never(never)


def _folded(text: str) -> str:
    return " ".join(text.casefold().split())


def _holds(texts: tuple[str, ...], word: str) -> bool:
    return any(_folded(word) in _folded(text) for text in texts)


def _in_order(wanted: tuple[str, ...], names: tuple[str, ...]) -> bool:
    """Whether the names hold all that is wanted, each after the one before it."""
    rest = iter(names)
    return all(any(_folded(word) in _folded(name) for name in rest) for word in wanted)
