"""Syntax trees of knowledge files back to text, one property a line. What is printed parses to the same tree."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from armada_kb.syntax import ast

_PROPERTY = "  "
_TEXT = "    | "


def print_file(file: ast.FileSyntax) -> str:
    """The text of a whole file; remarks are not part of the tree and so not of the text."""
    return "\n".join(print_declaration(declaration) for declaration in file.declarations)


def print_declaration(declaration: ast.Declaration) -> str:
    """The text of one declaration, each line ended."""
    return "".join(f"{line}\n" for line in _lines(declaration))


def _lines(d: ast.Declaration) -> Iterator[str]:
    match d:
        case ast.SourceSyntax():
            yield f"source {d.code.text} {_quoted(d.name)}"
            yield from _one("rank", d.rank)
            yield from _one("edition", d.edition, quoted=True)
            yield from _one("date", d.date)
            yield from _flag("undated", d.undated)
        case ast.SymbolSyntax():
            yield f"symbol {_quoted(d.letter)} {_quoted(d.word)}"
        case ast.ActSyntax(concept):
            yield from _concept("act", concept)
        case ast.ThingSyntax(concept):
            yield from _concept("thing", concept)
        case ast.QuantitySyntax(concept):
            yield from _concept("quantity", concept)
        case ast.DimensionSyntax():
            yield from _dimension(d)
        case ast.WindowSyntax():
            yield f"window {d.slug.text} {_strings(d.phrases)}"
            yield from _many("asked as", d.asked_as, quoted=True)
            yield from _one("within", d.within)
            yield from _one("opens", d.opens)
            yield from _one("closes", d.closes)
            yield from _one("by", d.by)
        case ast.RelationSyntax():
            yield f"relation {d.slug.text} by {', '.join(act.text for act in d.acts)}"
        case ast.SynonymSyntax():
            yield f"say {_quoted(d.said)} for {_strings(d.terms)}"
        case ast.ShortSyntax():
            yield f"short {_strings(d.words)} for {_quoted(d.meaning)}"
        case ast.HelpingSyntax():
            yield f"helping {d.job.text} {_strings(d.words)}"
        case ast.EverydaySyntax():
            yield f"everyday {_strings(d.words)}"
        case ast.OutsideSyntax():
            yield f"outside {_strings(d.words)}"
        case ast.JudgedSyntax():
            yield f"judged {_strings(d.words)}"
        case ast.RecordSyntax():
            properties = (line.strip() for line in _header(d.header))
            yield " ".join(("record", d.slug.text, _quoted(d.name), *properties))
        case ast.EntitySyntax():
            yield f"{'rule' if d.is_rule else 'card'} {_quoted(d.name)}"
            yield from _header(d.header)
            for statement in d.statements:
                yield ""
                yield from _statement(statement)


def _dimension(d: ast.DimensionSyntax) -> Iterator[str]:
    yield f"dimension {d.slug.text} {_quoted(d.asks)}"
    yield from _flag("numeric", d.numeric)
    if d.default:
        by = f" by {d.presumption.text}" if d.presumption else ""
        yield f"{_PROPERTY}default {d.default.text}{by}{' tacit' if d.tacit else ''}"
    yield from _one("verbless", d.verbless)
    yield from _flag("of-question", d.of_question)
    if d.compares:
        of, act, same, other, *counting = (word.text for word in d.compares)
        counted = f" counting {counting[0]}" if counting else ""
        yield f"{_PROPERTY}compares {of} by {act} as {same}, {other}{counted}"
    if d.couples:
        of, act = (word.text for word in d.couples)
        yield f"{_PROPERTY}couples {of} by {act}"
    for value in d.values:
        yield from _concept("value", value)


def _concept(kind: str, c: ast.ConceptSyntax) -> Iterator[str]:
    yield f"{kind} {c.slug.text} {_strings(c.phrases)}"
    yield from _flag("light", c.light)
    yield from _flag("forbids", c.forbids)
    yield from _many("isa", c.isa)
    yield from _many("asked as", c.asked_as, quoted=True)
    for role, dimension in c.sets:
        yield f"{_PROPERTY}{role.text} sets {dimension.text}"
    for word, settings in (("implies", c.implies), ("done", c.done)):
        if settings:
            yield f"{_PROPERTY}{word} " + ", ".join(f"{s.dimension.text}={s.value.text}" for s in settings)


def _header(h: ast.HeaderSyntax) -> Iterator[str]:
    yield from _one("id", h.id)
    yield from _many("is", h.kinds)
    yield from _many("faction", h.factions)
    yield from _one("set", h.set)
    yield from _many("also", h.also, quoted=True)
    yield from _many("icons", h.icons)
    yield from _one("size", h.size)
    yield from _many("traits", h.traits)
    yield from _flag("unique", h.unique)
    if h.values:
        yield f"{_PROPERTY}values " + ", ".join(f"{key.text} {value.text}" for key, value in h.values)
    yield from _many("related", h.related, quoted=True)
    if h.cites:
        yield _cites(h.cites)


def _statement(s: ast.StatementSyntax) -> Iterator[str]:
    yield f"{s.section.text} {s.number.text}"
    yield from map(_cites, s.cites)
    yield from _one("set", s.set)
    yield from _one("from", s.since)
    yield from _one("until", s.until)
    yield from _one("published", s.published, quoted=True)
    yield from _many("restored", s.restored, quoted=True)
    yield from _block("says", s.says)
    yield from _block("means", s.means)
    yield from _one("words only because", s.words_only, quoted=True)
    yield from _many("defeats", s.defeats)
    yield from _many("replaces", s.replaces)
    yield from _many("illustrates", s.illustrates)
    for day, why in s.changes:
        yield f"{_PROPERTY}changes {day.text} {_quoted(why)}"


def _cites(c: ast.CitesSyntax) -> str:
    parts = [c.source.text, *([c.date.text] if c.date else []), *([_quoted(c.edition)] if c.edition else [])]
    return f"{_PROPERTY}cites {' '.join(parts)}"


def _block(word: str, lines: tuple[ast.TextLine, ...]) -> Iterator[str]:
    if lines:
        yield f"{_PROPERTY}{word}"
        yield from (f"{_TEXT}{line.text}".rstrip() for line in lines)


def _one(word: str, value: ast.Word | None, *, quoted: bool = False) -> Iterator[str]:
    if value is not None:
        yield f"{_PROPERTY}{word} {_quoted(value) if quoted else value.text}"


def _many(word: str, values: tuple[ast.Word, ...], *, quoted: bool = False) -> Iterator[str]:
    if values:
        yield f"{_PROPERTY}{word} " + (_strings(values) if quoted else ", ".join(value.text for value in values))


def _flag(word: str, flag: bool) -> Iterator[str]:
    if flag:
        yield f"{_PROPERTY}{word}"


def _strings(words: Iterable[ast.Word]) -> str:
    return ", ".join(map(_quoted, words))


def _quoted(word: ast.Word) -> str:
    return f'"{word.text}"'
