"""The vocabulary out of its declarations, and the lexer for controlled English out of the vocabulary."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from itertools import product

from armada_kb.errors import Report
from armada_kb.model.claims import Role, Setting
from armada_kb.model.entities import Entity
from armada_kb.model.vocabulary import (
    Comparison,
    Concept,
    ConceptKind,
    Coupling,
    Dimension,
    Job,
    Relation,
    Vocabulary,
    Window,
)
from armada_kb.source import Span
from armada_kb.syntax import ast
from armada_kb.syntax.lexicon import PhraseLexer, PhraseTable
from armada_kb.syntax.messages import near
from armada_kb.syntax.parsing import keywords
from armada_kb.syntax.words import fold_phrase

SELF_PHRASES = ("this card",)
_BRACES = re.compile(r"\{([^{}]*)\}")


def build_vocabulary(declarations: Iterable[ast.Declaration], report: Report) -> Vocabulary:
    """All terms that the files declare; synonyms are joined to the concepts whose phrase they stand for."""
    concepts: list[Concept] = []
    dimensions: list[Dimension] = []
    windows: list[Window] = []
    everyday: list[str] = []
    outside: list[str] = []
    judged: list[str] = []
    shorts: list[tuple[str, str]] = []
    helping: list[tuple[str, str]] = []
    relations: list[ast.RelationSyntax] = []
    synonyms: list[ast.SynonymSyntax] = []
    for d in declarations:
        match d:
            case ast.ActSyntax(concept):
                concepts.append(_concept(ConceptKind.ACT, concept.slug.text, concept, report))
            case ast.ThingSyntax(concept):
                concepts.append(_concept(ConceptKind.THING, concept.slug.text, concept, report))
            case ast.QuantitySyntax(concept):
                concepts.append(_concept(ConceptKind.QUANTITY, concept.slug.text, concept, report))
            case ast.DimensionSyntax():
                dimensions.append(
                    Dimension(d.slug.text, d.asks.text, d.numeric, d.default.text if d.default else None,
                              d.presumption.text if d.presumption else None,
                              d.verbless.text if d.verbless else None, d.tacit, d.of_question,
                              Comparison(*(word.text for word in d.compares)) if d.compares else None,
                              Coupling(*(word.text for word in d.couples)) if d.couples else None, d.span)
                )  # fmt: skip
                concepts.extend(_concept(ConceptKind.VALUE, f"{d.slug.text}={v.slug.text}", v, report, d.slug.text)
                                for v in d.values)  # fmt: skip
            case ast.WindowSyntax():
                around = d.within or d.opens or d.closes
                windows.append(
                    Window(d.slug.text, d.phrases[0].text, len(windows), around.text if around else None,
                           d.by.text if d.by else None, d.opens is not None, d.closes is not None, d.span)
                )  # fmt: skip
                concepts.append(
                    Concept(ConceptKind.WINDOW, d.slug.text, _texts(d.phrases), _heard(d.asked_as),
                            (around.text,) if around else (), span=d.span)
                )  # fmt: skip
                # A window is also a value of the dimension "window", so that conditions can ask for it.
                concepts.append(
                    Concept(ConceptKind.VALUE, f"window={d.slug.text}", (),
                            isa=(f"window={around.text}",) if around else (), span=d.span)
                )  # fmt: skip
            case ast.RelationSyntax():
                relations.append(d)
            case ast.ShortSyntax():
                shorts.extend((word, d.meaning.text) for word in _texts(d.words))
            case ast.HelpingSyntax():
                _known_job(d, report)
                helping.extend((d.job.text, word) for word in _texts(d.words))
            case ast.EverydaySyntax():
                everyday.extend(_texts(d.words))
            case ast.OutsideSyntax():
                outside.extend(_texts(d.words))
            case ast.JudgedSyntax():
                judged.extend(_texts(d.words))
            case ast.SynonymSyntax():
                synonyms.append(d)
            case _:
                pass
    _no_term_twice(concepts, dimensions, report)
    _no_phrase_twice(concepts, report)
    _no_synonym_twice(synonyms, report)
    return Vocabulary(
        tuple(sorted(_with_synonyms(concepts, synonyms, report), key=lambda c: (c.kind, c.id))),
        tuple(sorted(dimensions, key=lambda x: x.id)), tuple(windows), tuple(sorted(set(everyday))),
        _relations(relations, concepts, report), tuple(sorted(set(outside))), tuple(sorted(set(judged))),
        tuple(sorted(set(shorts))), tuple(sorted(set(helping))),
    )  # fmt: skip


def _known_job(declared: ast.HelpingSyntax, report: Report) -> None:
    """A helping word does a job that the reading of questions knows."""
    if declared.job.text not in {str(job) for job in Job}:
        report.add("K232", f"`{declared.job.text}` is no job of helping words", declared.job.span,
                   hint=f"the jobs are {', '.join(Job)}")  # fmt: skip


def _relations(
    declared: Iterable[ast.RelationSyntax], concepts: Iterable[Concept], report: Report
) -> tuple[tuple[str, Relation], ...]:
    """What each act that a relation names makes of two things; an act has one relation at most."""
    acts = {c.id for c in concepts if c.kind is ConceptKind.ACT}
    found: dict[str, Relation] = {}
    for d in declared:
        if d.slug.text not in Relation.__members__.values():
            report.add("K215", f'"{d.slug.text}" is no relation', d.slug.span, hint="relations: " + ", ".join(Relation))
            continue
        for act in d.acts:
            if act.text not in acts:
                report.add("K216", f'"{act.text}" is no act', act.span, hint=near(act.text, acts))
            elif act.text in found:
                report.add("K217", f"the act {act.text} has a relation already: {found[act.text]}", act.span,
                           hint="leave out one of the two")  # fmt: skip
            else:
                found[act.text] = Relation(d.slug.text)
    return tuple(sorted(found.items()))


def _concept(kind: ConceptKind, id: str, c: ast.ConceptSyntax, report: Report, dimension: str = "") -> Concept:
    sets: list[tuple[Role, str]] = []
    for role, sets_dimension in c.sets:
        if role.text in Role.__members__.values():
            sets.append((Role(role.text), sets_dimension.text))
        else:
            report.add("K210", f'"{role.text}" is no role', role.span, hint="roles: " + ", ".join(Role))
    prefix = f"{dimension}=" if dimension else ""
    return Concept(
        kind, id, _texts(c.phrases), _heard(c.asked_as), tuple(prefix + word.text for word in c.isa), tuple(sets),
        tuple(Setting(s.dimension.text, s.value.text) for s in c.implies), c.light, c.forbids,
        tuple(Setting(s.dimension.text, s.value.text) for s in c.done), c.span,
    )  # fmt: skip


def _no_term_twice(concepts: Iterable[Concept], dimensions: Iterable[Dimension], report: Report) -> None:
    """Two terms of one kind never share an id: the program would take them for one."""
    seen: dict[tuple[str, str], Span] = {}
    terms = [*((str(c.kind), c.id, c.span) for c in concepts), *(("dimension", d.id, d.span) for d in dimensions)]
    for kind, id, span in terms:
        first = seen.setdefault((kind, id), span)
        if first is not span:
            report.add("K213", f"the {kind} {id} is declared twice", span, hint=f"the first one is at {first}")


def _no_phrase_twice(concepts: Iterable[Concept], report: Report) -> None:
    seen: dict[tuple[ConceptKind, tuple[str, ...]], str] = {}
    for concept in concepts:
        for phrase in concept.phrases:
            key = (concept.kind, fold_phrase(phrase))
            other = seen.setdefault(key, concept.id)
            if other != concept.id:
                report.add("K211", f'"{phrase}" stands for both {other} and {concept.id}', concept.span,
                           hint="a phrase of controlled English may stand for one concept of a kind")  # fmt: skip


def _no_synonym_twice(synonyms: Iterable[ast.SynonymSyntax], report: Report) -> None:
    """A line that says again what another one says is a word that somebody looked for and did not find."""
    seen: dict[tuple[str, str], Span] = {}
    for synonym in synonyms:
        for term in synonym.terms:
            first = seen.setdefault((synonym.said.text, term.text), term.span)
            if first is not term.span:
                report.add("K218", f'"{synonym.said.text}" is said for "{term.text}" twice', term.span,
                           hint=f"the first one is at {first}")  # fmt: skip


def _with_synonyms(
    concepts: Iterable[Concept], synonyms: Iterable[ast.SynonymSyntax], report: Report
) -> Iterable[Concept]:
    said: dict[tuple[str, ...], list[str]] = {}
    unused = {}
    for synonym in synonyms:
        for term in synonym.terms:
            said.setdefault(fold_phrase(term.text), []).extend(alternatives(synonym.said.text))
            unused[fold_phrase(term.text)] = term
    for concept in concepts:
        extra: list[str] = []
        for phrase in concept.phrases + concept.asked_as:
            folded = fold_phrase(phrase)
            extra += said.get(folded, [])
            unused.pop(folded, None)
        yield replace(concept, asked_as=concept.asked_as + tuple(extra)) if extra else concept
    for term in unused.values():
        report.add("K212", f'"{term.text}" is no phrase of the vocabulary', term.span,
                   hint="a synonym stands for a phrase that kb/vocabulary declares")  # fmt: skip


def sentence_lexer(vocabulary: Vocabulary, entities: Iterable[Entity]) -> PhraseLexer:
    """The lexer of controlled English: every phrase of the vocabulary, every name, the fixed words of the grammar.

    A name that several entities share must be written as an id in brackets, `[ember-screen]`.
    """
    table = PhraseTable()
    for concept in vocabulary.concepts:
        for phrase in concept.phrases:
            table.add(phrase, concept.kind.upper(), concept.id)
    for phrase in SELF_PHRASES:
        table.add(phrase, "SELF", "self")
    by_name: dict[str, list[str]] = {}
    ids = []
    for entity in entities:
        ids.append(entity.id)
        by_name.setdefault(entity.name, []).append(entity.id)
    for name, holders in by_name.items():
        if len(holders) == 1:
            table.add(name, "NAME", holders[0])
    return PhraseLexer(table, keywords(), ids)


def alternatives(phrase: str) -> tuple[str, ...]:
    """The phrases that one with alternatives in braces stands for: "{near|beside} it", "once he {has|} deployed"."""
    parts = [part.split("|") if inside % 2 else [part] for inside, part in enumerate(_BRACES.split(phrase))]
    return tuple(" ".join("".join(chosen).split()) for chosen in product(*parts))


def _heard(words: Iterable[ast.Word]) -> tuple[str, ...]:
    return tuple(phrase for word in words for phrase in alternatives(word.text))


def _texts(words: Iterable[ast.Word]) -> tuple[str, ...]:
    return tuple(word.text for word in words)
