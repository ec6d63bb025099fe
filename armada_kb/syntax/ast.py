"""The syntax tree of knowledge files: one frozen class per form of `grammar/kbfile.lark` and `grammar/sentence.lark`.

Spans are outside equality, so that tests compare what was said and not where.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from armada_kb.source import NOWHERE, Span


def _span() -> Span:
    return field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Word:
    """A slug, path, number, code or quoted string as it was written (quotes taken off)."""

    text: str
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class TextLine:
    """The words behind one `|`."""

    text: str
    span: Span = _span()


# --- declarations -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SourceSyntax:
    code: Word
    name: Word
    rank: Word | None = None
    edition: Word | None = None
    date: Word | None = None
    undated: bool = False
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class SymbolSyntax:
    letter: Word
    word: Word
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class SettingSyntax:
    dimension: Word
    value: Word
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class ConceptSyntax:
    """An act, a thing, a quantity, or a value of a dimension (`slug` is then the value's name)."""

    slug: Word
    phrases: tuple[Word, ...]
    asked_as: tuple[Word, ...] = ()
    isa: tuple[Word, ...] = ()
    implies: tuple[SettingSyntax, ...] = ()
    sets: tuple[tuple[Word, Word], ...] = ()
    light: bool = False
    forbids: bool = False
    done: tuple[SettingSyntax, ...] = ()
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class ActSyntax:
    concept: ConceptSyntax


@dataclass(frozen=True, slots=True)
class ThingSyntax:
    concept: ConceptSyntax


@dataclass(frozen=True, slots=True)
class QuantitySyntax:
    concept: ConceptSyntax


@dataclass(frozen=True, slots=True)
class DimensionSyntax:
    slug: Word
    asks: Word
    numeric: bool = False
    default: Word | None = None
    presumption: Word | None = None
    verbless: Word | None = None
    tacit: bool = False
    of_question: bool = False
    compares: tuple[Word, ...] = ()
    couples: tuple[Word, ...] = ()
    values: tuple[ConceptSyntax, ...] = ()
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class WindowSyntax:
    slug: Word
    phrases: tuple[Word, ...]
    asked_as: tuple[Word, ...] = ()
    within: Word | None = None
    opens: Word | None = None
    closes: Word | None = None
    by: Word | None = None
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class RelationSyntax:
    """`relation NAME by ACT, ACT`: what doing these acts makes of two things that they join."""

    slug: Word
    acts: tuple[Word, ...]
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class SynonymSyntax:
    """`say "con fire" for "concentrate fire"`: what people say, and the terms that it may stand for."""

    said: Word
    terms: tuple[Word, ...]
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class ShortSyntax:
    """`short "imp", "imps" for "imperial"`: words that are taken for another wherever they stand in a question."""

    words: tuple[Word, ...]
    meaning: Word
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class HelpingSyntax:
    """`helping joining "and", "plus"`: words that do a job between the terms of a question."""

    job: Word
    words: tuple[Word, ...]
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class EverydaySyntax:
    words: tuple[Word, ...]
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class OutsideSyntax:
    """`outside "porg", "bishop"`: words of other worlds, with which a question is none about the rules."""

    words: tuple[Word, ...]
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class JudgedSyntax:
    """`judged "nudged", "slow play"`: words of what a judge settles at the table, and no rule."""

    words: tuple[Word, ...]
    span: Span = _span()


# --- entities and statements ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CitesSyntax:
    source: Word
    date: Word | None = None
    edition: Word | None = None
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class HeaderSyntax:
    """The properties of a card, a rule or a record."""

    id: Word | None = None
    kinds: tuple[Word, ...] = ()
    factions: tuple[Word, ...] = ()
    set: Word | None = None
    also: tuple[Word, ...] = ()
    icons: tuple[Word, ...] = ()
    size: Word | None = None
    traits: tuple[Word, ...] = ()
    unique: bool = False
    values: tuple[tuple[Word, Word], ...] = ()
    related: tuple[Word, ...] = ()
    cites: CitesSyntax | None = None


@dataclass(frozen=True, slots=True)
class StatementSyntax:
    """One statement; `says` and `means` are its `|` lines."""

    section: Word
    number: Word
    cites: tuple[CitesSyntax, ...] = ()
    set: Word | None = None
    since: Word | None = None
    until: Word | None = None
    published: Word | None = None
    restored: tuple[Word, ...] = ()
    changes: tuple[tuple[Word, Word], ...] = ()
    defeats: tuple[Word, ...] = ()
    replaces: tuple[Word, ...] = ()
    illustrates: tuple[Word, ...] = ()
    words_only: Word | None = None
    says: tuple[TextLine, ...] = ()
    means: tuple[TextLine, ...] = ()
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class RecordSyntax:
    slug: Word
    name: Word
    header: HeaderSyntax
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class EntitySyntax:
    """A `card` or a `rule` (a chapter of rules) with its statements."""

    is_rule: bool
    name: Word
    header: HeaderSyntax
    statements: tuple[StatementSyntax, ...] = ()
    span: Span = _span()


Declaration = (
    SourceSyntax
    | SymbolSyntax
    | ActSyntax
    | ThingSyntax
    | QuantitySyntax
    | DimensionSyntax
    | WindowSyntax
    | RelationSyntax
    | SynonymSyntax
    | ShortSyntax
    | HelpingSyntax
    | EverydaySyntax
    | OutsideSyntax
    | JudgedSyntax
    | RecordSyntax
    | EntitySyntax
)


@dataclass(frozen=True, slots=True)
class FileSyntax:
    """One knowledge file: its path below the knowledge base, its text, and what it declares."""

    name: str
    text: str = field(compare=False, repr=False)
    declarations: tuple[Declaration, ...] = ()


# --- controlled English -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class NounSyntax:
    """A thing, a named entity or "this card" (`SELF`), with how many of it. `kind` is the terminal."""

    kind: str
    id: str
    amount: int | None = None


@dataclass(frozen=True, slots=True)
class ConditionSyntax:
    """One condition: settings of which one must hold, as `dimension=value`."""

    settings: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class ContextSyntax:
    """`With A and B, while CONDITIONS,` in front of a sentence; `any_party` for `With A or B,`."""

    parties: tuple[str, ...] = ()
    any_party: bool = False
    scope: tuple[ConditionSyntax, ...] = ()


@dataclass(frozen=True, slots=True)
class TailSyntax:
    """`only if`, `if`, `unless`, `even if` with conditions; `because` with words."""

    word: str
    conditions: tuple[ConditionSyntax, ...] = ()
    reason: str = ""


@dataclass(frozen=True, slots=True)
class PhraseSyntax:
    """`to X`, `from X`, `with X`, `as X`, `instead of X`, `on X`, `for X`, `by X`, or `in WINDOW`."""

    word: str
    noun: NounSyntax | None = None
    window: str = ""


@dataclass(frozen=True, slots=True)
class ClaimSyntax:
    context: ContextSyntax
    subject: NounSyntax
    mode: str
    passive: bool
    act: str
    objects: tuple[NounSyntax, ...] = ()
    phrases: tuple[PhraseSyntax, ...] = ()
    tails: tuple[TailSyntax, ...] = ()
    text: str = ""
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class NoInteractionSyntax:
    """`This card and X have no effect on each other.`"""

    names: tuple[str, ...]
    context: ContextSyntax
    text: str = ""
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class DerivationSyntax:
    conditions: tuple[ConditionSyntax, ...]
    gives: tuple[str, str]
    text: str = ""
    span: Span = _span()
    context: ContextSyntax = ContextSyntax()


@dataclass(frozen=True, slots=True)
class QuantityRuleSyntax:
    context: ContextSyntax
    quantity: str
    word: str
    amount: int = 0
    other: str = ""
    tails: tuple[TailSyntax, ...] = ()
    text: str = ""
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class PrecedenceSyntax:
    earlier: NounSyntax
    later: NounSyntax
    text: str = ""
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class RestrictionSyntax:
    """`Medium ship or large ship only.`"""

    settings: tuple[tuple[str, str], ...]
    text: str = ""
    span: Span = _span()


@dataclass(frozen=True, slots=True)
class ModificationSyntax:
    text: str = ""
    span: Span = _span()


SentenceSyntax = (
    ClaimSyntax
    | NoInteractionSyntax
    | DerivationSyntax
    | QuantityRuleSyntax
    | PrecedenceSyntax
    | RestrictionSyntax
    | ModificationSyntax
)
