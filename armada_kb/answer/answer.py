"""One answer, as data. The fields and their order are those of the JSON that programs read.

A renderer shows nothing that is not here, so that every format says the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum


class Kind(StrEnum):
    """What was asked for."""

    APPLIES = "applies"
    INTERACTS = "interacts"
    CAN = "can"
    MUST = "must"
    WHEN = "when"
    ORDER = "order"
    LEGAL = "legal"
    LIST = "list"
    COUNT = "count"
    WHAT = "what"


class Verdict(StrEnum):
    """The outcome. Kinds without a verdict (when, order, list, count, what) have None once they are answered."""

    YES = "yes"
    NO = "no"
    DEPENDS = "depends"
    UNKNOWN = "unknown"


class UnknownReason(StrEnum):
    """Why there is no answer."""

    UNKNOWN_NAME = "unknown-name"
    NOT_ENCODED = "not-encoded"
    NO_RULING = "no-ruling"
    SEVERAL_OUTCOMES = "several-outcomes"
    JUDGE_DECIDES = "judge-decides"
    NOT_A_RULES_QUESTION = "not-a-rules-question"


class Who(StrEnum):
    """Who settles the place of a step in an order."""

    FIXED = "fixed"
    OWNER = "owner chooses"
    FIRST_PLAYER = "first player first"


@dataclass(frozen=True, slots=True)
class NameFound:
    """An entity that the question names, with the words that named it."""

    id: str
    words: str


@dataclass(frozen=True, slots=True)
class Understood:
    """How the question was read: names, facts of the situation, what was asked, and the words left over."""

    names: tuple[NameFound, ...] = ()
    situation: tuple[str, ...] = ()
    asked: str = ""
    ignored: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class OrderStep:
    """One step of an order. `step` is its window, `because` the statements that place it."""

    name: str
    step: str
    who: Who
    because: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Item:
    """One entry of a list, with the statements that put it there."""

    id: str
    name: str
    because: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CitationShown:
    """A statement that the answer stands on.

    `date` is an ISO date, None where the source has none. `says` is in our words; `published` are the publisher's,
    present only where an imported book is at hand.
    """

    id: str
    source: str
    edition: str | None
    date: str | None
    set: str
    says: str
    published: str | None = None


@dataclass(frozen=True, slots=True)
class ProofShown:
    """A node of a proof in words: what follows, by which rule, from what. A leaf may be a statement (its id)."""

    conclusion: str
    rule: str
    premises: tuple[ProofShown, ...] = ()
    statement: str | None = None

    def statements(self) -> Iterator[str]:
        """The ids of the statements in the tree, in its order."""
        if self.statement:
            yield self.statement
        for premise in self.premises:
            yield from premise.statements()


@dataclass(frozen=True, slots=True)
class Block:
    """What stands against the other verdict: our words, the statement, and what it wants that is not so."""

    says: str
    statement: str
    wanted: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class WhyNot:
    """Why an answer is not `verdict`: what blocks that, and each smallest set of facts that would make it so.

    `complete` is False where there were more combinations of facts than were tried.
    """

    verdict: Verdict
    blocks: tuple[Block, ...]
    repairs: tuple[tuple[str, ...], ...]
    complete: bool = True


@dataclass(frozen=True, slots=True)
class Changed:
    """That the answer of the newest `day` is another one, and what makes it so.

    `since` are statements that have come into force since then, `ended` those that no longer are.
    """

    day: str
    verdict: Verdict | None
    answer: str
    since: tuple[CitationShown, ...] = ()
    ended: tuple[CitationShown, ...] = ()


@dataclass(frozen=True, slots=True)
class Why:
    """A proof for people: in one line, in a paragraph with citations, and what the whole tree needs to be read.

    `statements` are all that stand in the tree or in those of `others`, further proofs that rest on other statements.
    `searched` are the ids of the statements among which there is none that speaks against it.
    """

    line: str
    paragraph: str
    statements: tuple[CitationShown, ...] = ()
    searched: tuple[str, ...] = ()
    others: tuple[ProofShown, ...] = ()


@dataclass(frozen=True, slots=True)
class Answer:
    """What came out of a question.

    `answer` is one sentence of at most 30 words, `detail` at most 150 words; `conditions` and `when` hold at most 6
    entries; `citations` at most 8 beyond the items of a list. `unknown` is set exactly when the verdict is unknown;
    `related` are then the ids of what comes closest, and `suggestions` near names for a word that was not found.
    What follows is there only if it was asked for: `why`, `why_not`, and `changed` for the answer
    of an earlier day.
    """

    question: str
    understood: Understood
    kind: Kind
    verdict: Verdict | None
    answer: str
    detail: str = ""
    conditions: tuple[str, ...] = ()
    when: tuple[str, ...] = ()
    presumed: tuple[str, ...] = ()
    order: tuple[OrderStep, ...] = ()
    items: tuple[Item, ...] = ()
    count: int | None = None
    citations: tuple[CitationShown, ...] = ()
    proof: ProofShown | None = None
    unknown: UnknownReason | None = None
    related: tuple[str, ...] = ()
    suggestions: tuple[str, ...] = ()
    why: Why | None = None
    why_not: WhyNot | None = None
    changed: Changed | None = None

    def statements(self) -> Iterator[str]:
        """The ids of the statements that it stands on: its citations, its reasons and its proof."""
        yield from (citation.id for citation in self.citations)
        yield from (id for step in self.order for id in step.because)
        yield from (id for item in self.items for id in item.because)
        if self.proof:
            yield from self.proof.statements()
