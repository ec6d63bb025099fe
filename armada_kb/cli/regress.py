"""`armada-kb regress`: the saved questions."""

from __future__ import annotations

import gc
import json
from pathlib import Path

import click

from armada_kb import load
from armada_kb.cli.options import as_of_option, format_option, kb_option
from armada_kb.cli.output import note, write
from armada_kb.errors import KnowledgeUnreadable
from armada_kb.regress.cases import question_files, read_cases
from armada_kb.regress.run import Failure, run
from armada_kb.resources import from_here, queries_folder


@click.command("regress", short_help="Ask the saved questions.")
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path))
@format_option("text", "json", "jsonl")
@kb_option
@as_of_option
@click.pass_context
def command(ctx: click.Context, paths: tuple[Path, ...], form: str, kb: str | None, as_of: str | None) -> None:
    """Ask the saved questions and report every answer that is not as expected.

    PATHS are files or folders of saved questions (default: those that come with the program).
    """
    places = tuple(from_here(path) for path in paths or (queries_folder(),))
    for place in places:
        if not any(file.is_file() for file in question_files(place)):
            raise KnowledgeUnreadable(f"there are no saved questions at {place}")
    cases, report = read_cases(places)
    for problem in report.sorted():
        note(str(problem))
    session = load(kb, as_of)
    gc.freeze()  # it all stays: no collection in the middle of an answer need walk it again
    failures = run(cases, session.ask)
    failed = len({id(failure.case) for failure in failures})
    match form:
        case "json":
            totals = {"questions": len(cases), "failed": failed, "problems": len(report)}
            out = {**totals, "failures": [_fields(failure) for failure in failures]}
            write(json.dumps(out, ensure_ascii=False, indent=2) + "\n")
        case "jsonl":
            write("".join(json.dumps(_fields(failure), ensure_ascii=False) + "\n" for failure in failures))
        case _:
            write("".join(f"{failure}\n" for failure in failures))
            write(f"{len(cases)} questions, {len(cases) - failed} as expected, {failed} failed\n")
    ctx.exit(1 if failures or report else 0)


def _fields(failure: Failure) -> dict[str, str | int]:
    """A failure as programs read it."""
    span = failure.expectation.span
    return {
        "file": span.file,
        "line": span.line,
        "question": failure.case.question,
        "expected": str(failure.expectation),
        "got": failure.got,
    }
