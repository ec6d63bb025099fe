"""Why, for people: a line, a paragraph with citations, every independent proof, and what was looked for in vain."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from armada_kb.answer.answer import Answer, CitationShown, Why
from armada_kb.answer.citing import cite, show_proof
from armada_kb.answer.index import Index
from armada_kb.answer.inquiry import Finding
from armada_kb.answer.wording import closest_sentence, first_sentence, listed, paragraph
from armada_kb.datalog.program import OriginKind
from armada_kb.datalog.proof import Proof, independent_proofs

MOST_PROOFS = 8
# What a proof needs that nobody says: no statement wins, none could, none speaks for the other side.
_AGAINST = frozenset(
    {"beaten", "contested", "somepro", "somecon", "someprow", "someconw", "absolute_con", "absolute_pro"}
)


def why_of(finding: Finding, line: str, index: Index) -> Why | None:
    """The explanation of a verdict of the program."""
    outcome = finding.outcome
    if outcome.conclusion is None:
        return None
    proofs = independent_proofs(finding.program, outcome.model, outcome.conclusion, MOST_PROOFS)
    shown = [show_proof(proof, index) for proof in proofs]
    against = any(leaf.conclusion.atom.predicate in _AGAINST for proof in proofs for leaf in proof.leaves()
                  if not leaf.conclusion.positive)  # fmt: skip
    searched = tuple(dict.fromkeys(c.statement for c in finding.claims)) if against else ()
    ids = list(dict.fromkeys(id for proof in shown for id in proof.statements()))
    return Why(
        line, _paragraph(proofs[0], finding, searched, index), cite(ids, index, len(ids)), searched, tuple(shown[1:])
    )


def with_why(answer: Answer, index: Index) -> Answer:
    """An answer that is read off statements, with its explanation: they say what they say."""
    if answer.proof is None or answer.why is not None:
        return answer
    ids = list(dict.fromkeys(answer.proof.statements()))
    cited = cite(ids, index, len(ids))
    words = paragraph(f"{_closed(c.says)} {bracketed(c)}" for c in cited)
    return replace(answer, why=Why(answer.answer, words, cited))


def bracketed(citation: CitationShown) -> str:
    """A citation within a text."""
    return f"[{citation.source}, {citation.date or 'undated'}: {citation.id}]"


def _paragraph(proof: Proof, finding: Finding, searched: tuple[str, ...], index: Index) -> str:
    """The proof in sentences: what statements say, what is known, what is presumed, what was looked for in vain."""
    return paragraph([*_said(proof, finding, index), *_known(proof, index), *_in_vain(searched)])


def _said(proof: Proof, finding: Finding, index: Index) -> Iterable[str]:
    texts = {c.statement: c.text for c in finding.claims} | {d.statement: d.text for d in index.derivations}
    for id in _statements(proof, OriginKind.STATEMENT):
        statement = index.statements[id]
        (shown,) = cite((id,), index)
        yield f"{_closed(closest_sentence(statement.says, texts.get(id, statement.says)))} {bracketed(shown)}"


def _known(proof: Proof, index: Index) -> Iterable[str]:
    facts = [show_proof(leaf, index).conclusion for leaf in proof.leaves()
             if leaf.conclusion.atom.predicate in ("given", "denied") and leaf.conclusion.positive]  # fmt: skip
    if facts:
        yield f"Known: {listed(dict.fromkeys(facts))}."
    for id in _statements(proof, OriginKind.PRESUMPTION):
        if id in index.statements:
            yield f"Presumed: {first_sentence(index.statements[id].says)} {bracketed(cite((id,), index)[0])}"


def _in_vain(searched: tuple[str, ...]) -> Iterable[str]:
    if searched:
        count = f"the {len(searched)} statements" if len(searched) > 1 else "the one statement"
        yield f"Nothing among {count} that the question reaches speaks against it or wins over it."


def _statements(proof: Proof, kind: OriginKind) -> list[str]:
    return list(dict.fromkeys(s for leaf in (*proof.leaves(), *proof.steps()) if leaf.origin.kind is kind
                              for s in leaf.origin.statements))  # fmt: skip


def _closed(text: str) -> str:
    return text if text.endswith((".", "!", "?")) else f"{text}."
