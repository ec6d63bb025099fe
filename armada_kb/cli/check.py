"""`armada-kb check`: every problem of the knowledge files."""

from __future__ import annotations

import json
from pathlib import Path

import click

from armada_kb.cli.options import as_of_option, format_option, kb_option
from armada_kb.cli.output import note, write
from armada_kb.errors import Problem
from armada_kb.inspection import inspect
from armada_kb.revision import knowledge_at


@click.command("check", short_help="Check knowledge files.")
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path))
@format_option("text", "json", "jsonl")
@kb_option
@as_of_option
@click.pass_context
def command(ctx: click.Context, paths: tuple[Path, ...], form: str, kb: str | None, as_of: str | None) -> None:
    """Check knowledge files and report every problem with its place, reason and hint.

    Without PATHS the knowledge base is checked; files elsewhere are checked as additions to it.
    """
    with knowledge_at(kb) as folder:
        found = inspect(folder, paths, as_of)
    match form:
        case "json":
            write(json.dumps([_fields(p) for p in found.problems], ensure_ascii=False, indent=2) + "\n")
        case "jsonl":
            write("".join(json.dumps(_fields(p), ensure_ascii=False) + "\n" for p in found.problems))
        case _:
            write("".join(f"{problem}\n" for problem in found.problems))
    note(f"{len(found.files)} files, {len(found.kb.statements)} statements, {len(found.problems)} problems")
    ctx.exit(1 if found.problems else 0)


def _fields(problem: Problem) -> dict[str, str | int]:
    """A problem as programs read it."""
    span = problem.span
    return {
        "file": span.file,
        "line": span.line,
        "column": span.column,
        "code": problem.code,
        "message": problem.message,
        "excerpt": problem.excerpt,
        "hint": problem.hint,
    }
