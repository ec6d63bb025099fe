"""Knowledge files read and judged: what `check` reports, and what other commands refuse to work with."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from armada_kb.answer.index import Index
from armada_kb.datalog.case import Asked, Case
from armada_kb.datalog.checks import check
from armada_kb.datalog.claim_checks import check_claims
from armada_kb.datalog.from_model import compile_case
from armada_kb.datalog.levels import ProgramRefused
from armada_kb.draft import continued
from armada_kb.errors import KnowledgeUnreadable, Problem, Report
from armada_kb.model.from_syntax import build
from armada_kb.model.knowledge import KnowledgeBase
from armada_kb.resources import from_here, knowledge_files, real_place
from armada_kb.source import NOWHERE, SourceFile
from armada_kb.syntax.ast import FileSyntax, SourceSyntax
from armada_kb.syntax.reading import read_files

# The codes of claims and derivations that lead back to themselves: the place of what the compiler refuses.
_CIRCLES = ("K311", "K312")


@dataclass(frozen=True, slots=True)
class Inspection:
    """The files that were read, the knowledge base that they give, and all problems by place.

    Files are named by their path from where the program runs, so that an editor can open them.
    """

    files: tuple[FileSyntax, ...]
    kb: KnowledgeBase
    problems: tuple[Problem, ...]


def inspect(folder: Path, paths: tuple[Path, ...] = (), as_of: str | None = None) -> Inspection:
    """Reads the knowledge base in a folder together with further files and folders.

    What is sound as a text is compiled, as of a day (default: the newest date in it), and the program is checked too.

    Paths inside the folder are part of it anyway. Others that declare sources of their own are a knowledge base of
    their own: then they are read without the folder. Raises KnowledgeUnreadable for a path without knowledge files.
    """
    outside = tuple(path for path in paths if not _is_inside(path, folder))
    for path in (folder, *paths):
        if not any(file.exists() for file in knowledge_files(path)):
            raise KnowledgeUnreadable(f"there are no knowledge files at {path}")
    added, report = read_files(_named(outside))
    alone = any(isinstance(d, SourceSyntax) for file in added for d in file.declarations)
    base, base_report = ((), Report()) if alone else read_files(_named((folder,)))
    files = continued(base, added)
    kb, model_report = build(files)
    report.extend((*base_report, *model_report))
    if not report:
        report.extend(_problems_of_program(Index(kb, as_of or kb.newest_date), files))
    return Inspection(files, kb, tuple(report.sorted()))


def opened(folder: Path) -> Inspection:
    """The knowledge base in a folder, which must be free of problems; raises KnowledgeUnreadable otherwise."""
    inspection = inspect(folder)
    if inspection.problems:
        first, count = inspection.problems[0], len(inspection.problems)
        raise KnowledgeUnreadable(f"{first}\nproblems in the knowledge base: {count} (armada-kb check)")
    return inspection


def _problems_of_program(index: Index, files: Iterable[FileSyntax]) -> Iterable[Problem]:
    """What is wrong with the program of everything at once, with every named thing present."""
    claims = tuple(index.claims.values())
    parties = {p for claim in claims for p in claim.parties} | {p for d in index.derivations for p in d.parties}
    case = Case(Asked.CAN, present=tuple(sorted(parties)))
    presumed = {dimension.id for dimension in index.kb.vocabulary.dimensions if dimension.default}
    found = check_claims(claims, index.derivations, index.beats, presumed)
    try:
        program = compile_case(
            claims, index.derivations, index.beats, index.kb.vocabulary, case, tuple(index.entities.values())
        )
    except ProgramRefused as refused:
        span = next((p.span for p in found if p.code in _CIRCLES), NOWHERE)
        problem = Problem("K310", str(refused), span, hint="leave out one of the statements in the circle")
        return (_with_excerpt(problem, files),)
    return (*check(program), *(_with_excerpt(problem, files) for problem in found))


def _with_excerpt(problem: Problem, files: Iterable[FileSyntax]) -> Problem:
    texts = (SourceFile(file.name, file.text) for file in files if file.name == problem.span.file)
    return replace(problem, excerpt=next((text.excerpt(problem.span) for text in texts), ""))


def _is_inside(path: Path, folder: Path) -> bool:
    return path.resolve().is_relative_to(folder.resolve())


def _named(paths: Iterable[Path]) -> Iterable[tuple[str, Path]]:
    """The knowledge files at the paths, each once, with their paths from the working directory as names."""
    files = {real_place(file): file for path in paths for file in knowledge_files(path)}
    return ((from_here(file).as_posix(), file) for file in files.values())
