"""What can be wrong with somebody's text, as values that are gathered and printed together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from armada_kb.source import Span, printable


class ArmadaKbError(Exception):
    """Raised to users of the library; the command line turns it into a message and an exit status."""


class KnowledgeUnreadable(ArmadaKbError):
    """A knowledge base, data file or cache that cannot be opened or holds errors (exit status 3)."""


class WrongArgument(ArmadaKbError, ValueError):
    """What a caller of the library gave is nothing that it could be: no date, no engine."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One mistake in a text: its code, what happened, where, and what to do about it.

    Codes by stage: K1xx syntax, K2xx names and meaning, K3xx datalog, K4xx questions.
    """

    code: str
    message: str
    span: Span
    excerpt: str = ""
    hint: str = ""

    def __str__(self) -> str:
        parts = [printable(f"{self.span}: {self.code} {self.message}")]
        if self.excerpt:
            parts.append(self.excerpt)
        if self.hint:
            parts.append(printable(f"  {self.hint}"))
        return "\n".join(parts)


@dataclass(slots=True)
class Report:
    """The problems that one stage, or a whole run, has found. Falsy when there are none."""

    problems: list[Problem] = field(default_factory=list)

    def add(self, code: str, message: str, span: Span, *, excerpt: str = "", hint: str = "") -> None:
        self.problems.append(Problem(code, message, span, excerpt, hint))

    def extend(self, problems: Iterable[Problem]) -> None:
        self.problems.extend(problems)

    def sorted(self) -> list[Problem]:
        """The problems by place, each once."""
        return sorted(set(self.problems), key=lambda p: (p.span, p.code, p.message))

    def __iter__(self) -> Iterator[Problem]:
        return iter(self.problems)

    def __len__(self) -> int:
        return len(self.problems)

    def __bool__(self) -> bool:
        return bool(self.problems)
