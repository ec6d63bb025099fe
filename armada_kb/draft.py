"""A draft: knowledge in a file of its own, as if it stood in the knowledge base already.

A card or chapter of the draft that the knowledge base has too brings further statements for it; a statement whose
section and number are taken replaces that one. Whatever else is in the file is added.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from armada_kb.errors import KnowledgeUnreadable, Problem
from armada_kb.model.from_syntax import build, entity_id, extend, slug
from armada_kb.model.knowledge import KnowledgeBase
from armada_kb.model.snapshot import compiled
from armada_kb.resources import from_here, knowledge_files
from armada_kb.syntax import ast
from armada_kb.syntax.ast import EntitySyntax, FileSyntax, HeaderSyntax, RecordSyntax, Word
from armada_kb.syntax.reading import read_files, read_folder

# Statements that win over one another in a circle are no reason not to read a draft: it is judged for just that.
_JUDGED_LATER = ("K222",)
_MOST_SHOWN = 10


@dataclass(frozen=True, slots=True)
class Draft:
    """A knowledge base without and with a draft, and the ids of the statements that are the draft's."""

    before: KnowledgeBase
    after: KnowledgeBase
    statements: tuple[str, ...]


def with_draft(folder: Path, file: Path) -> Draft:
    """Reads a draft over the knowledge base in a folder.

    Raises KnowledgeUnreadable with the problems where one of the two cannot be read, or where the draft says nothing.
    """
    if not file.is_file():
        raise KnowledgeUnreadable(f"there is no file {file}")
    if not any(f.exists() for f in knowledge_files(folder)):
        raise KnowledgeUnreadable(f"{folder} holds no knowledge file (*.kb)")
    before, problems = compiled(folder)
    _refuse(problems, "the knowledge base")
    name = from_here(file).as_posix()
    drafted, draft_problems = read_files([(name, file)])
    _refuse(draft_problems, "the draft")
    going_on = _going_on(before, drafted)
    after, problems = extend(before, going_on) if going_on else build(merged(read_folder([folder])[0], drafted))
    _refuse((p for p in problems if p.code not in _JUDGED_LATER), "the draft")
    own = tuple(s.id for s in after.statements if s.span.file == name)
    if not own:
        raise KnowledgeUnreadable(f"there is no statement in {file}; armada-kb check explains the form")
    return Draft(before, after, own)


def _going_on(kb: KnowledgeBase, drafted: tuple[FileSyntax, ...]) -> tuple[FileSyntax, ...]:
    """A draft with the ids of the cards and chapters whose statements it adds to; nothing where it does anything else.

    Then the files of the knowledge base, which take longer to read than all that follows, need not be read.
    """
    by_name: dict[str, list[str]] = {}
    for entity in kb.entities:
        by_name.setdefault(entity.name, []).append(entity.id)
    known = {entity.id for entity in kb.entities}
    files = []
    for file in drafted:
        declarations: list[ast.Declaration] = []
        for d in file.declarations:
            if not isinstance(d, EntitySyntax):
                return ()
            id = _claimed_id(d, by_name)
            if id not in known:
                return ()
            declarations.append(replace(d, header=replace(d.header, id=Word(id, d.span))))
        files.append(replace(file, declarations=tuple(declarations)))
    return tuple(files)


def _claimed_id(d: EntitySyntax, by_name: dict[str, list[str]]) -> str:
    """The id that a declaration of a draft means: its own, that of the only thing with its name, or its name's."""
    found = by_name.get(d.name.text, [])
    return d.header.id.text if d.header.id else found[0] if len(found) == 1 else slug(d.name.text)


def _refuse(problems: Iterable[Problem], what: str) -> None:
    found = list(dict.fromkeys(problems))
    if found:
        shown = [str(p) for p in found[:_MOST_SHOWN]]
        more = [f"and {len(found) - len(shown)} more"] if len(found) > len(shown) else []
        raise KnowledgeUnreadable("\n".join([f"{what} has {len(found)} problems:", *shown, *more]))


def continued(base: tuple[FileSyntax, ...], added: tuple[FileSyntax, ...]) -> tuple[FileSyntax, ...]:
    """The files of a knowledge base and others, in which a card that says not what it is goes on with one of the base.

    A card that says what it is stands for itself: where the base has it too, that is a mistake, which is told.
    """
    names = _ids_by_name(base)

    def goes_on(d: ast.Declaration) -> bool:
        return isinstance(d, EntitySyntax) and not d.is_rule and not d.header.kinds and d.name.text in names

    whole = tuple(replace(f, declarations=tuple(d for d in f.declarations if not goes_on(d))) for f in added)
    drafts = tuple(replace(f, declarations=tuple(filter(goes_on, f.declarations))) for f in added)
    if not any(f.declarations for f in drafts):
        return (*base, *added)
    joined = merged(base, drafts)[: len(base)]
    return (*joined, *whole)


def merged(base: tuple[FileSyntax, ...], drafted: tuple[FileSyntax, ...]) -> tuple[FileSyntax, ...]:
    """The files of a knowledge base with a draft in them."""
    brought: dict[str, EntitySyntax] = {}
    rest: list[FileSyntax] = []
    by_name = _ids_by_name(base)
    for file in drafted:
        others: list[ast.Declaration] = []
        for d in file.declarations:
            if isinstance(d, EntitySyntax):
                id = _claimed_id(d, by_name)
                brought[id] = d if id not in brought else _with(brought[id], d)
            else:
                others.append(d)
        rest.append(replace(file, declarations=tuple(others)))
    files = [replace(file, declarations=tuple(_joined(file, brought))) for file in base]
    new = tuple(replace(d, header=replace(d.header, id=Word(id, d.span))) for id, d in brought.items())
    return (*files, *rest[:-1], replace(rest[-1], declarations=(*rest[-1].declarations, *new)))


def _ids_by_name(files: Iterable[FileSyntax]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for file in files:
        for d in file.declarations:
            if isinstance(d, EntitySyntax):
                found.setdefault(d.name.text, []).append(entity_id(file.name, d))
            elif isinstance(d, RecordSyntax):
                found.setdefault(d.name.text, []).append(d.slug.text)
    return found


def _joined(file: FileSyntax, brought: dict[str, EntitySyntax]) -> Iterator[ast.Declaration]:
    """The declarations of a file, with what the draft brings for them; that is taken out of `brought`."""
    for d in file.declarations:
        if isinstance(d, EntitySyntax) and (id := entity_id(file.name, d)) in brought:
            yield _with(d, brought.pop(id))
        elif isinstance(d, RecordSyntax) and d.slug.text in brought:
            added = brought.pop(d.slug.text)
            header: HeaderSyntax = replace(d.header, id=d.slug)
            yield _with(EntitySyntax(False, d.name, header, (), d.span), added)
        else:
            yield d


def _with(entity: EntitySyntax, added: EntitySyntax) -> EntitySyntax:
    cites = (added.header.cites,) if added.header.cites else ()
    new = tuple(s if s.cites else replace(s, cites=cites) for s in added.statements)
    taken = {(s.section.text, s.number.text) for s in new}
    kept = tuple(s for s in entity.statements if (s.section.text, s.number.text) not in taken)
    return replace(entity, statements=(*kept, *new))
