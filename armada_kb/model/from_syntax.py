"""Syntax trees to the knowledge base: names are resolved, sentences read, every mistake is reported (K2xx)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import date

from armada_kb.errors import Problem, Report
from armada_kb.model.checks import CHECKS
from armada_kb.model.claims import Meaning
from armada_kb.model.entities import Entity
from armada_kb.model.knowledge import KnowledgeBase, Symbol
from armada_kb.model.meanings import Reader
from armada_kb.model.statements import Citation, Correction, Source, Statement
from armada_kb.model.terms import build_vocabulary, sentence_lexer
from armada_kb.source import SourceFile, Span
from armada_kb.syntax import ast
from armada_kb.syntax.lexicon import PhraseLexer
from armada_kb.syntax.messages import near
from armada_kb.syntax.sentences import read_meaning
from armada_kb.syntax.words import is_number

# The rank of a source that claims none.
_LAST_RANK = 99


def build(files: Iterable[ast.FileSyntax]) -> tuple[KnowledgeBase, Report]:
    """The knowledge base that the files describe, with all problems of names and meaning that were found."""
    files = tuple(files)
    report = Report()
    texts = {file.name: SourceFile(file.name, file.text) for file in files}
    declared = [(file.name, d) for file in files for d in file.declarations]
    vocabulary = build_vocabulary((d for _, d in declared), report)
    sources = tuple(_sources((d for _, d in declared), report))
    entities = tuple(_entities(declared, report))
    _unique_entities(entities, report)
    lexer = sentence_lexer(vocabulary, entities)
    builder = _Statements({s.id: s for s in sources}, {e.id: e for e in entities}, lexer, report)
    statements = [s for name, d in declared if isinstance(d, ast.EntitySyntax) for s in builder.of(name, d)]
    kb = KnowledgeBase(
        sources=tuple(sorted(sources, key=lambda s: s.id)),
        symbols=tuple(Symbol(d.letter.text, d.word.text) for _, d in declared if isinstance(d, ast.SymbolSyntax)),
        vocabulary=vocabulary,
        entities=tuple(sorted(entities, key=lambda e: e.id)),
        statements=tuple(sorted(_once(statements, report), key=lambda s: s.id)),
    )
    return kb, _checked(kb, report, texts)


def extend(kb: KnowledgeBase, files: Iterable[ast.FileSyntax]) -> tuple[KnowledgeBase, Report]:
    """A sound knowledge base with further statements of entities that it has, as `build` gives it from all files.

    Each declaration is an `EntitySyntax` that claims the id of its entity; of its header only `cites` counts. A
    statement whose id is taken replaces that one.
    """
    files = tuple(files)
    report = Report()
    own = {e.id: e for e in kb.entities}
    builder = _Statements({s.id: s for s in kb.sources}, own, sentence_lexer(kb.vocabulary, kb.entities), report)
    declared = [(file.name, d) for file in files for d in file.declarations if isinstance(d, ast.EntitySyntax)]
    for name, d in declared:
        home = own[entity_id(name, d)]
        own[home.id] = replace(home, record_only=home.record_only and not d.statements)
    new = [s for name, d in declared for s in builder.of(name, _of_the_set(own[entity_id(name, d)], d))]
    taken = {s.id for s in new}
    statements = (*(s for s in kb.statements if s.id not in taken), *_once(new, report))
    extended = replace(
        kb, entities=tuple(own[e.id] for e in kb.entities), statements=tuple(sorted(statements, key=lambda s: s.id))
    )  # fmt: skip
    return extended, _checked(extended, report, {file.name: SourceFile(file.name, file.text) for file in files})


def _of_the_set(entity: Entity, d: ast.EntitySyntax) -> ast.EntitySyntax:
    """A declaration with the set of its entity, which is that of statements that name none."""
    return replace(d, header=replace(d.header, set=ast.Word(entity.set, d.span)))


def _checked(kb: KnowledgeBase, report: Report, texts: dict[str, SourceFile]) -> Report:
    for check in CHECKS:
        report.extend(check(kb))
    report.problems = [_with_excerpt(problem, texts) for problem in report.problems]
    return report


def slug(name: str) -> str:
    """The id that a name gives: lower case, words joined by hyphens."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "").replace("’", "")).strip("-")


def _with_excerpt(problem: Problem, texts: dict[str, SourceFile]) -> Problem:
    text = texts.get(problem.span.file)
    if problem.excerpt or text is None:
        return problem
    return Problem(problem.code, problem.message, problem.span, text.excerpt(problem.span), problem.hint)


def _sources(declarations: Iterable[ast.Declaration], report: Report) -> Iterator[Source]:
    for d in declarations:
        if isinstance(d, ast.SourceSyntax):
            rank = _number(d.rank, report) if d.rank else _LAST_RANK
            yield Source(d.code.text, d.name.text, rank, _text(d.edition), _day(d.date, report), d.undated)


def _entities(declared: Iterable[tuple[str, ast.Declaration]], report: Report) -> Iterator[Entity]:
    for file, d in declared:
        if isinstance(d, ast.RecordSyntax):
            yield _entity(d.slug.text, d.name.text, d.header, d.span, report, record_only=True, is_rule=False)
        elif isinstance(d, ast.EntitySyntax):
            id = entity_id(file, d)
            yield _entity(id, d.name.text, d.header, d.span, report, record_only=not d.statements, is_rule=d.is_rule)


def entity_id(file: str, d: ast.EntitySyntax) -> str:
    """The id that a card or rule claims, else the one that the name of its file gives."""
    return d.header.id.text if d.header.id else slug(file.rsplit("/", 1)[-1].removesuffix(".kb"))


def _entity(
    id: str, name: str, h: ast.HeaderSyntax, span: Span, report: Report, *, record_only: bool, is_rule: bool
) -> Entity:
    return Entity(
        id=id, name=name, kinds=_texts(h.kinds), factions=_texts(h.factions), set=_text(h.set) or "core",
        also=_texts(h.also), icons=_texts(h.icons), size=_text(h.size), traits=_texts(h.traits), unique=h.unique,
        values=tuple((key.text, _number(value, report)) for key, value in h.values),
        related=_texts(h.related), record_only=record_only, is_rule=is_rule, span=span,
    )  # fmt: skip


def _unique_entities(entities: Iterable[Entity], report: Report) -> None:
    seen: dict[str, Entity] = {}
    for entity in entities:
        first = seen.setdefault(entity.id, entity)
        if first is not entity:
            report.add("K201", f'"{entity.id}" is declared twice', entity.span,
                       hint=f"the first one is at {first.span}")  # fmt: skip


def _once(statements: Iterable[Statement], report: Report) -> Iterator[Statement]:
    seen: dict[str, Statement] = {}
    for statement in statements:
        first = seen.setdefault(statement.id, statement)
        if first is statement:
            yield statement
        else:
            report.add("K202", f"two statements have the id {statement.id}", statement.span,
                       hint=f"the first one is at {first.span}")  # fmt: skip


class _Statements:
    """Builds the statements of one entity after the other."""

    def __init__(
        self, sources: dict[str, Source], entities: dict[str, Entity], lexer: PhraseLexer, report: Report
    ) -> None:
        self._sources, self._entities, self._lexer, self._report = sources, entities, lexer, report

    def of(self, file: str, d: ast.EntitySyntax) -> Iterator[Statement]:
        home = entity_id(file, d)
        for s in d.statements:
            middle = "" if s.section.text == "statement" else f"/{s.section.text}"
            id = f"{home}{middle}/{s.number.text}"
            citations = self._citations(s, d.header)
            meaning, paraphrased = self._meaning(s, id, self._entities[home])
            yield Statement(
                id=id, home=home, section=s.section.text, says=" ".join(line.text for line in s.says),
                citation=citations[0], also_cited=citations[1:], set=_text(s.set) or _text(d.header.set) or "core",
                meaning=meaning, words_only=_text(s.words_only), paraphrased=paraphrased, defeats=_texts(s.defeats),
                replaces=_texts(s.replaces), illustrates=_texts(s.illustrates), since=_day(s.since, self._report),
                until=_day(s.until, self._report), published=_text(s.published), restored=_texts(s.restored),
                changes=tuple(Correction(_day(day, self._report) or "", why.text) for day, why in s.changes),
                span=s.span,
            )  # fmt: skip

    def _citations(self, s: ast.StatementSyntax, header: ast.HeaderSyntax) -> tuple[Citation, ...]:
        cites = s.cites or ((header.cites,) if header.cites else ())
        if not cites:
            self._report.add("K203", "the statement cites no source", s.span, hint='add `cites CODE DATE "edition"`')
            return (Citation("?"),)
        found = []
        for c in cites:
            source = self._sources.get(c.source.text)
            if source is None:
                self._report.add("K204", f'no source is called "{c.source.text}"', c.source.span,
                                 hint=near(c.source.text, self._sources)
                                 or "sources are declared in kb/sources.kb")  # fmt: skip
                found.append(Citation(c.source.text))
            else:
                day = _day(c.date, self._report) or source.date
                found.append(Citation(source.id, _text(c.edition) or source.edition, day))
        return tuple(found)

    def _meaning(self, s: ast.StatementSyntax, id: str, home: Entity) -> tuple[Meaning, bool]:
        """The meaning, and whether a person wrote it (`means`) because the grammar does not read `says`."""
        if not s.says:
            self._report.add("K205", "the statement says nothing", s.span, hint="add `says` with a `|` line")
        if s.words_only and s.means:
            self._report.add("K206", "`words only` and `means` exclude each other", s.words_only.span,
                             hint="leave one of them out")  # fmt: skip
        if s.words_only:
            return Meaning(), False
        said = read_meaning(s.says, self._lexer) if s.says else ()
        if s.means and not isinstance(said, Problem) and said:
            self._report.add("K207", "`means` is not needed: the grammar reads `says`", s.means[0].span,
                             hint="leave `means` out")  # fmt: skip
        if not s.means and isinstance(said, Problem):
            self._report.add("K208", f"`says` is not read ({said.message}) and there is no `means`", said.span,
                             hint=f"{said.hint}; write `means` in controlled English, "
                                  "or `words only because …`")  # fmt: skip
            return Meaning(), False
        sentences = read_meaning(s.means, self._lexer) if s.means else said
        if isinstance(sentences, Problem):
            self._report.extend([sentences])
            return Meaning(), bool(s.means)
        return Reader(id, home, self._entities, self._report).meaning(sentences), bool(s.means)


def _day(word: ast.Word | None, report: Report) -> str | None:
    """A date as it was written, if there is such a day in the calendar."""
    if word is None:
        return None
    try:
        date.fromisoformat(word.text)
    except ValueError:
        report.add("K209", f"there is no day {word.text}", word.span, hint="a date is year-month-day: 2025-07-11")
    return word.text


def _number(word: ast.Word, report: Report) -> int:
    if is_number(word.text):
        return int(word.text)
    report.add("K214", f'"{word.text}" is no number', word.span, hint="write it in digits, nine at most")
    return 0


def _text(word: ast.Word | None) -> str | None:
    return word.text if word else None


def _texts(words: Iterable[ast.Word]) -> tuple[str, ...]:
    return tuple(word.text for word in words)
