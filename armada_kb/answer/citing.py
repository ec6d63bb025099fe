"""Statements as an answer shows them: citations, windows, presumptions, proofs."""

from __future__ import annotations

import re
from collections.abc import Iterable

from armada_kb.answer.answer import CitationShown, ProofShown
from armada_kb.answer.index import Index
from armada_kb.datalog.predicates import in_words
from armada_kb.datalog.proof import ABSENCE, Proof
from armada_kb.model.claims import Setting
from armada_kb.model.vocabulary import ConceptKind

_SEARCHED = "looked for in all statements that the question reaches"
MOST_CITATIONS = 8
MOST_WINDOWS = 6


def cite(ids: Iterable[str], index: Index, most: int = MOST_CITATIONS) -> tuple[CitationShown, ...]:
    """The statements with their source, each once, in the given order."""
    shown = []
    for id in list(dict.fromkeys(ids))[:most]:
        s = index.statements.get(id)
        if s is not None:
            c = s.citation
            shown.append(CitationShown(s.id, c.source, c.edition, c.date, s.set, s.says))
    return tuple(shown)


def window_names(ids: Iterable[str], index: Index) -> tuple[str, ...]:
    """The names of windows in the order of play."""
    found = {id for id in ids if id in index.windows}
    return tuple(index.windows[id].name for id in sorted(found, key=lambda id: index.windows[id].position))[
        :MOST_WINDOWS
    ]


def presumptions(settings: Iterable[Setting], index: Index) -> tuple[tuple[str, str], ...]:
    """The presumptions behind defaults that were used: id of the statement and its words.

    Tacit ones stand in the proof only.
    """
    found = {}
    for setting in settings:
        dimension = index.dimensions.get(setting.dimension)
        if dimension is None or dimension.tacit:
            continue
        statement = index.statements.get(dimension.presumption or "")
        if statement is not None:
            found[statement.id] = statement.says
    return tuple(sorted(found.items()))


def setting_words(setting: Setting, index: Index) -> str:
    """A setting for a person: the first phrase of its value, or dimension and value."""
    concept = index.concepts.get((ConceptKind.VALUE, str(setting)))
    if concept and concept.phrases:
        return concept.phrases[0]
    dimension = index.dimensions.get(setting.dimension)
    form, number = ("beyond", _before(setting.value)) if setting.value.endswith("+") else ("exactly", setting.value)
    numeric = index.concepts.get((ConceptKind.VALUE, f"{setting.dimension}={form}"))
    if dimension and dimension.numeric and numeric:
        return re.sub(r"\bN\b", number, numeric.phrases[0])
    return f"{dimension.asks if dimension else setting.dimension}: {setting.value}"


def _before(open_band: str) -> str:
    """The number that an open band such as `6+` lies beyond."""
    number = open_band.removesuffix("+")
    return str(int(number) - 1) if number.isdigit() else number


def show_proof(proof: Proof, index: Index) -> ProofShown:
    """A proof in words, without internal names: ids are replaced by what they stand for."""
    atom = proof.conclusion.atom
    row = tuple(_shown(str(term), index) for term in atom.row)
    statements = proof.origin.statements
    # The reason of an absence repeats the conclusion in ids.
    why = _SEARCHED if proof.rule == ABSENCE else proof.origin.why or proof.origin.kind
    return ProofShown(
        in_words(atom.predicate, row, proof.conclusion.positive), f"{proof.rule}: {why}",
        tuple(show_proof(p, index) for p in proof.premises), statements[0] if statements else None,
    )  # fmt: skip


def read_off(conclusion: str, ids: Iterable[str], index: Index) -> ProofShown:
    """The proof of an answer that is read off statements: a number, a moment, a list or a text that they state."""
    leaves = tuple(
        ProofShown(index.statements[id].says, "fact: said by a statement", statement=id) for id in dict.fromkeys(ids)
    )
    return ProofShown(conclusion, "reading: what these statements say", leaves)


def _shown(term: str, index: Index) -> str:
    if term in index.claims:
        return f"“{index.claims[term].text}”"
    if term in index.derivations_by_id:
        return f"“{index.derivations_by_id[term].text}”"
    if term in index.entities:
        return index.entities[term].name
    if term in index.dimensions:
        return index.dimensions[term].asks
    if "=" in term:
        # A condition is named by its settings.
        parts = (part.partition("=") for part in term.split(" or "))
        return " or ".join(setting_words(Setting(d, value), index) for d, _, value in parts)
    if term in index.windows:
        return index.windows[term].name
    for kind in (ConceptKind.ACT, ConceptKind.THING, ConceptKind.VALUE, ConceptKind.QUANTITY):
        concept = index.concepts.get((kind, term))
        if concept and concept.phrases:
            return concept.phrases[0]
    return term
