"""Finds what a name stands for in the knowledge base, and prints it with its statements."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass

from rapidfuzz import fuzz, process

from armada_kb.answer.index import Index
from armada_kb.datalog.case import Asked, Case
from armada_kb.datalog.from_model import compile_case
from armada_kb.datalog.program import Program
from armada_kb.model.coverage import Reading, reading
from armada_kb.model.entities import Entity
from armada_kb.model.knowledge import KnowledgeBase
from armada_kb.model.statements import Statement, in_force
from armada_kb.render.words import shown
from armada_kb.syntax.words import fold_phrase

_WIDTH = 78


@dataclass(frozen=True, slots=True)
class Found:
    """An entity and those of its statements that were asked for."""

    entity: Entity
    statements: tuple[Statement, ...]


def find(kb: KnowledgeBase, name: str, as_of: str | None = None) -> tuple[Found, ...]:
    """What is called `name`: an id, a printed name or nickname, a statement id, or the beginning of some (a section).

    Several entities where they share the name; none where nothing is called so. Statements of all times, or only
    those in force on a day.
    """
    wanted = name.strip()
    live = tuple(s for s in kb.statements if as_of is None or in_force(s, as_of))
    folded = fold_phrase(wanted)
    entities = [e for e in kb.entities if e.id == wanted]
    entities = entities or [e for e in kb.entities if folded and folded in {fold_phrase(n) for n in (e.name, *e.also)}]
    if entities:
        return tuple(Found(e, tuple(s for s in live if s.home == e.id)) for e in entities)
    statements = tuple(s for s in live if s.id == wanted or s.id.startswith(f"{wanted}/"))
    homes = {s.home for s in statements}
    return tuple(Found(e, tuple(s for s in statements if s.home == e.id)) for e in kb.entities if e.id in homes)


def near(kb: KnowledgeBase, name: str, limit: int = 5) -> tuple[str, ...]:
    """The names and ids that are spelt most like `name`, best first."""
    known = sorted({n for e in kb.entities for n in (e.name, e.id)} | {s.id for s in kb.statements})
    best = process.extract(name, known, scorer=fuzz.WRatio, processor=str.lower, limit=limit, score_cutoff=70)
    return tuple(found for found, _, _ in best)


def program(kb: KnowledgeBase, found: Found, as_of: str | None = None) -> Program:
    """The program of the statements alone, put to the question whether anything at all may be done.

    What they beat and what follows for their conditions is that of a day (default: the newest date).
    """
    index = Index(kb, as_of or kb.newest_date)
    claims = tuple(claim for statement in found.statements for claim in statement.meaning.claims)
    parties = sorted({party for claim in claims for party in claim.parties})
    case = Case(Asked.CAN, present=tuple(parties))
    return compile_case(claims, index.derivations, index.beats, kb.vocabulary, case, kb.entities)


def as_text(found: Found) -> str:
    """An entity with its statements for people to read, at most 80 columns, ending in one newline."""
    lines = [shown(f"{found.entity.name} ({found.entity.id})"), *_wrapped("; ".join(_facts(found.entity)), "  ")]
    for statement in found.statements:
        lines += ["", shown(f"{statement.id}  [{statement.citation}]"), *_wrapped(shown(statement.says), "  ")]
        lines += [line for remark in _remarks(statement) for line in _wrapped(shown(remark), "    ")]
    if not found.statements:
        lines += ["", "  no statements: the program knows the name and these facts, and nothing else"]
    return "\n".join(lines) + "\n"


def _facts(entity: Entity) -> list[str]:
    """The printed facts of an entity, each in a few words."""
    facts = [
        ("", entity.kinds),
        ("faction ", entity.factions),
        ("set ", (entity.set,)),
        ("size ", (entity.size,) if entity.size else ()),
        ("icons ", entity.icons),
        ("traits ", entity.traits),
        ("", tuple(f"{name} {number}" for name, number in entity.values)),
        ("also ", entity.also),
    ]
    return [lead + ", ".join(words) for lead, words in facts if words] + (["unique"] if entity.unique else [])


def _remarks(statement: Statement) -> list[str]:
    """What else is known of a statement: how it was read, what it beats, when it holds."""
    remarks = []
    if statement.words_only is not None:
        remarks.append(f"words only: {statement.words_only}")
    elif reading(statement) is Reading.PARAPHRASED:
        remarks.append(f"meaning: {' '.join(dict.fromkeys(claim_texts(statement)))}")
    for word, others in (
        ("also cited as", tuple(map(str, statement.also_cited))),
        ("defeats", statement.defeats),
        ("replaces", statement.replaces),
        ("illustrates", statement.illustrates),
        ("in force from", (statement.since,) if statement.since else ()),
        ("in force until", (statement.until,) if statement.until else ()),
    ):
        if others:
            remarks.append(f"{word} {', '.join(others)}")
    remarks += [f"changed {change.date}: {change.why}" for change in statement.changes]
    return remarks


def claim_texts(statement: Statement) -> tuple[str, ...]:
    """The sentences in controlled English that a statement's meaning was built from."""
    meaning = statement.meaning
    return (
        *(claim.text for claim in meaning.claims),
        *(derivation.text for derivation in meaning.derivations),
        *(rule.text for rule in meaning.quantities),
        *(precedence.text for precedence in meaning.precedences),
        *(mark.text for mark in meaning.traits),
    )


def _wrapped(text: str, margin: str) -> list[str]:
    return textwrap.wrap(text, _WIDTH, initial_indent=margin, subsequent_indent=margin, break_on_hyphens=False)
