"""Every ruling judged: by the letter of cards and rules, and by all that is left without it."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from enum import StrEnum

from armada_kb.answer.answer import ProofShown
from armada_kb.answer.citing import show_proof
from armada_kb.answer.index import Index
from armada_kb.datalog.proof import prove
from armada_kb.letter.holding import Fate, Held, Holding, hold
from armada_kb.model.knowledge import KnowledgeBase
from armada_kb.model.selection import OWN_TEXT, by_letter, rulings, without
from armada_kb.model.statements import Statement, in_force


class Relation(StrEnum):
    """What a ruling does to the text: says what follows from it, adds to it, or turns what it says."""

    CLARIFIES = "clarifies"
    EXTENDS = "extends"
    REVERSES = "reverses"


@dataclass(frozen=True, slots=True)
class Reason:
    """What the rest concludes on a sentence of a ruling: the sentence, the statements that decide, and the proof."""

    sentence: str
    verdict: str
    statements: tuple[str, ...]
    proof: ProofShown


@dataclass(frozen=True, slots=True)
class Judged:
    """A ruling with what becomes of it by the letter and without it alone, each with reasons where it is decided."""

    ruling: Statement
    letter: Holding
    rest: Holding
    by_letter: tuple[Reason, ...]
    by_rest: tuple[Reason, ...]

    @property
    def relation(self) -> Relation:
        """A ruling reverses what the text says, or what another ruling says, if its opposite follows without it."""
        fates = (self.letter.fate, self.rest.fate)
        if Fate.CONTRADICTED in fates:
            return Relation.REVERSES
        return Relation.CLARIFIES if self.letter.fate is Fate.DERIVED else Relation.EXTENDS


def judged(kb: KnowledgeBase, as_of: str, homes: Collection[str] = ()) -> Iterator[Judged]:
    """The rulings in force on a day, in the order of their ids; of certain cards alone where `homes` names some."""
    letter = Index(by_letter(kb), as_of)
    for ruling in rulings(kb):
        if in_force(ruling, as_of) and (not homes or ruling.home in homes):
            rest = Index(without(kb, {ruling.id}), as_of)
            plain, whole = hold(ruling, letter), hold(ruling, rest)
            yield Judged(ruling, plain, whole, _reasons(plain, letter), _reasons(whole, rest))


def _reasons(holding: Holding, index: Index) -> tuple[Reason, ...]:
    """Why it came out so: one reason for each sentence that has the fate of the ruling, none where nothing decides."""
    if holding.fate is Fate.NOT_DERIVABLE:
        return ()
    found = {}
    for held in holding.of(holding.fate):
        if held.instance.claim.text not in found:
            found[held.instance.claim.text] = _reason(held, index)
    return tuple(reason for reason in found.values() if reason is not None)


def _reason(held: Held, index: Index) -> Reason | None:
    outcome = held.outcome
    proof = prove(held.program, outcome.model, outcome.conclusion) if outcome.conclusion else None
    if proof is None or outcome.verdict is None:
        return None
    decisive = tuple(dict.fromkeys(index.claims[id].statement for id in outcome.decisive if id in index.claims))
    return Reason(held.instance.claim.text, outcome.verdict.value, decisive or _own(outcome.closed, index),
                  show_proof(proof, index))  # fmt: skip


def _own(card: str | None, index: Index) -> tuple[str, ...]:
    """The text of the card that decides by its silence."""
    return tuple(s.id for s in index.statements_of.get(card or "", ()) if s.meaning and s.section == OWN_TEXT)
