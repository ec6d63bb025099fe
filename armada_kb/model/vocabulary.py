"""The terms of the game: acts, things, condition dimensions with their values, quantities and windows.

The controlled English is written with the `phrases` of a concept; questions are read with those and with `asked_as`.
A phrase is kept as it was written; `armada_kb.syntax.words` folds phrases and texts alike before they are compared.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from armada_kb.model.claims import Role, Setting
from armada_kb.source import NOWHERE, Span


class ConceptKind(StrEnum):
    """What a phrase stands for."""

    ACT = "act"
    THING = "thing"
    VALUE = "value"
    QUANTITY = "quantity"
    WINDOW = "window"


class Relation(StrEnum):
    """How one named thing bears on another, as the edges of the graph tell it.

    Those up to COUNTS_AS come of acts (`relation NAME by ACT` in the vocabulary) or of how a claim binds. PREVENTS is
    what any denial does, whatever its act. SAME_WINDOW joins what happens at one moment.
    """

    MODIFIES = "modifies"
    REPLACES = "replaces"
    TREATS_AS = "treats-as"
    ADDS_TO = "adds-to"
    EXTENDS = "extends"
    PREVENTS = "prevents"
    REQUIRES = "requires"
    GRANTS = "grants"
    DISCARDS = "discards"
    TRIGGERS = "triggers"
    COUNTS_AS = "counts-as"
    NO_INTERACTION = "no-interaction"
    SAME_WINDOW = "same-window"
    BEFORE = "before"
    AFTER = "after"
    DEFEATS = "defeats"


class Job(StrEnum):
    """What a helping word does between the terms of a question.

    Words of one row are JOINING ("front and left"), with LEADING ones where nouns are left out ("left to rear"); the
    last may be REPEATING, one may be done FOLLOWING another, and a word behind the row SUMMING it up. TURNING words
    tell that things have changed. Behind a number at the end stand TRAILING words, before one TOTALLING ones. Beside
    the number of a change stand words of a RISE, of a FALL, or of the UNIT that is counted, before it those of PLUS
    and MINUS. A ROUND of the game has a number or a RANK; a word of TIMING behind a name asks
    for its moment, PAIRING ones stand between two names.
    """

    JOINING = "joining"
    LEADING = "leading"
    REPEATING = "repeating"
    FOLLOWING = "following"
    SUMMING = "summing"
    TURNING = "turning"
    TRAILING = "trailing"
    TOTALLING = "totalling"
    RISE = "rise"
    FALL = "fall"
    UNIT = "unit"
    PLUS = "plus"
    MINUS = "minus"
    ROUND = "round"
    RANK = "rank"
    TIMING = "timing"
    PAIRING = "pairing"


@dataclass(frozen=True, slots=True)
class Concept:
    """One term. The id of a value is `dimension=value`; every other id is a slug.

    `isa` are the next more general concepts of the same kind. `sets` (acts only) tells which dimension a role's
    filler fixes: attacking a squadron sets target = squadron. `implies` (any kind): settings that hold wherever the
    concept is mentioned. `light` marks an act that says little by itself (use, work, affect …), `forbids` one that
    keeps something from being done (prevent, stop …). `done` (acts only) are settings that hold once the act has been
    done: an exhausted card is in the state exhausted.
    """

    kind: ConceptKind
    id: str
    phrases: tuple[str, ...]
    asked_as: tuple[str, ...] = ()
    isa: tuple[str, ...] = ()
    sets: tuple[tuple[Role, str], ...] = ()
    implies: tuple[Setting, ...] = ()
    light: bool = False
    forbids: bool = False
    done: tuple[Setting, ...] = ()
    span: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Comparison:
    """What two deeds are compared in: the dimension `of` which each has a value, the `act` that both are, and the
    values that stand for the `same` and for an`other` one: whether an attack comes from the hull zone of one before.
    `counting` is the dimension for how many of them were done before, if there is one.
    """

    of: str
    act: str
    same: str
    other: str
    counting: str = ""


@dataclass(frozen=True, slots=True)
class Coupling:
    """What an `act` says of two values of a dimension `of`: which two hull zones are adjacent."""

    of: str
    act: str


@dataclass(frozen=True, slots=True)
class Dimension:
    """Something a situation may fix or leave open. `default` is presumed where nothing is said.

    `asks` is how an open dimension is shown to a person ("the attack range"). A `numeric` dimension has numbers,
    bands (`1-2`) and open bands (`6+`) as values. `presumption` is the statement that gives the default. `verbless` is
    the value that holds in a question without a verb, where less is presumed. A `tacit` default goes without saying:
    it stands in proofs, but is not told with the answer. One `of_question` is about what is asked, not about the game.
    One that `compares` tells how the deed that is asked about is to an earlier one; one that `couples` tells which two
    values of another dimension a question speaks of.
    """

    id: str
    asks: str
    numeric: bool = False
    default: str | None = None
    presumption: str | None = None
    verbless: str | None = None
    tacit: bool = False
    of_question: bool = False
    compares: Comparison | None = None
    couples: Coupling | None = None
    span: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Window:
    """A moment of the game; `position` orders windows as they come up in play; `within` is the window around it.

    One that `opens` or `closes` the window around it comes before or after everything else in that.
    """

    id: str
    name: str
    position: int
    within: str | None = None
    statement: str | None = None
    opens: bool = False
    closes: bool = False
    span: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """All terms.

    `everyday` are words that never matter in a question, `outside` words with which it is none about the rules,
    `judged` words of what a judge settles; `relations` are pairs of an act and its relation, `shorts` pairs of a
    word and the one that it is short for, `helping` pairs of a job and a word that does it.
    """

    concepts: tuple[Concept, ...] = ()
    dimensions: tuple[Dimension, ...] = ()
    windows: tuple[Window, ...] = ()
    everyday: tuple[str, ...] = ()
    relations: tuple[tuple[str, Relation], ...] = ()
    outside: tuple[str, ...] = ()
    judged: tuple[str, ...] = ()
    shorts: tuple[tuple[str, str], ...] = ()
    helping: tuple[tuple[str, str], ...] = ()
