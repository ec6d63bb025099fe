"""Files to syntax trees: every `*.kb` file below the given paths, with all their problems."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from armada_kb.errors import Problem, Report
from armada_kb.resources import knowledge_files
from armada_kb.source import SourceFile, Span
from armada_kb.syntax import ast
from armada_kb.syntax.frame import FrameReader
from armada_kb.syntax.parsing import parse_frame


def read_folder(paths: Iterable[Path]) -> tuple[tuple[ast.FileSyntax, ...], Report]:
    """Reads files and folders; each file is named by its path below the folder."""
    bases = ((path, path if path.is_dir() else path.parent) for path in paths)
    return read_files((f.relative_to(base).as_posix(), f) for path, base in bases for f in knowledge_files(path))


def read_files(named: Iterable[tuple[str, Path]]) -> tuple[tuple[ast.FileSyntax, ...], Report]:
    """Reads files under the names that spans and messages give them; no two may share a name.

    A file that cannot be read or parsed becomes a problem; the others are read anyway.
    """
    report = Report()
    files: list[ast.FileSyntax] = []
    for name, file in named:
        try:
            text = _text(file)
        except (OSError, UnicodeDecodeError) as error:
            hint = "save it as UTF-8" if isinstance(error, UnicodeDecodeError) else "a *.kb file is a file of text"
            report.add("K100", f"the file cannot be read: {error}", Span(name, 1, 1), hint=hint)
            continue
        files.extend(read_text(SourceFile(name, text), report))
    return tuple(files), report


def _text(file: Path) -> str:
    # Opening a pipe or a device may never end. What a shell pipes in (`<(…)`) has another name than a knowledge file.
    if file.suffix == ".kb" and file.exists() and not file.is_file():
        raise OSError("it is a folder" if file.is_dir() else "it is no regular file")
    return file.read_text(encoding="utf-8")


def read_text(source: SourceFile, report: Report) -> tuple[ast.FileSyntax, ...]:
    """The syntax tree of one text, or nothing and a problem in the report."""
    tree = parse_frame(source)
    if isinstance(tree, Problem):
        report.extend([tree])
        return ()
    reader = FrameReader(source.name)
    file = ast.FileSyntax(source.name, source.text, tuple(reader.declarations(tree)))
    for span in reader.repeated:
        report.add("K104", "this can stand only once here", span, excerpt=source.excerpt(span), hint="leave one out")
    return (file,)
