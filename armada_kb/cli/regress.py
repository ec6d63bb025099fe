"""`armada-kb regress`: the saved questions."""

from __future__ import annotations

from pathlib import Path

import click

from armada_kb import load
from armada_kb.answer.session import Session, open_knowledge
from armada_kb.cli.options import as_of_option, format_option, kb_option
from armada_kb.cli.output import note, progress, write
from armada_kb.errors import KnowledgeUnreadable
from armada_kb.regress import comparisons
from armada_kb.regress.baseline import Comparing
from armada_kb.regress.cases import Case, question_files, read_cases, unknown_statements
from armada_kb.regress.parallel import ask_all, spread
from armada_kb.regress.reports import FORMATS, Outcome
from armada_kb.regress.run import judge
from armada_kb.resources import from_here, queries_folder
from armada_kb.revision import folder_of


@click.command("regress", short_help="Ask the saved questions.")
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path))
@click.option("--jobs", metavar="N", type=click.IntRange(min=1), help="At most N processes (default: one a processor).")
@click.option("--baseline", metavar="OLD", help="Compare with a folder or git:REV: what changed, on purpose or not.")
@click.option("--only-touched", is_flag=True, help="With --baseline: only what the change can reach.")
@format_option(*FORMATS)
@kb_option
@as_of_option
@click.pass_context
def command(
    ctx: click.Context,
    paths: tuple[Path, ...],
    jobs: int | None,
    baseline: str | None,
    only_touched: bool,
    form: str,
    kb: str | None,
    as_of: str | None,
) -> None:
    """Ask the saved questions and report every answer that is not as expected.

    PATHS are files or folders of saved questions (default: those that come with the program). With --baseline they are
    answered by both versions, together with every ruling's own question and all pairs that interact; each difference is
    intended, collateral, the same verdict by another proof, or now contradicted.
    """
    if only_touched and baseline is None:
        raise click.UsageError("--only-touched needs --baseline")
    places = tuple(from_here(path) for path in paths or (queries_folder(),))
    for place in places:
        if not any(file.is_file() for file in question_files(place)):
            raise KnowledgeUnreadable(f"there are no saved questions at {place}")
    cases, report = read_cases(places)
    for problem in report.sorted():
        note(str(problem))
    session = load(kb, as_of)
    unknown = unknown_statements(cases, (statement.id for statement in session.kb.statements))
    if unknown:
        raise KnowledgeUnreadable("\n".join(unknown))
    if baseline is not None:
        ctx.exit(_compare(baseline, session, cases, kb, as_of, jobs, form, only_touched=only_touched))
    asked = [(case.question, case.given) for case in cases]
    with progress(ask_all(asked, session, jobs), len(cases), "asking") as answers:
        failures = [failure for case, answer in zip(cases, answers, strict=True) for failure in judge(case, answer)]
    outcome = Outcome(cases, tuple(failures), tuple(report.sorted()))
    write(FORMATS[form](outcome))
    ctx.exit(1 if failures or report else 0)


def _compare(
    baseline: str, new: Session, cases: tuple[Case, ...], kb: str | None, as_of: str | None, jobs: int | None,
    form: str, *,
    only_touched: bool,
) -> int:  # fmt: skip
    """Prints what is different from an older version; the exit status."""
    old = open_knowledge(baseline, as_of, of=folder_of(kb))
    day = as_of or max(old.index.as_of, new.index.as_of)
    new = new if new.index.as_of == day else Session(new.kb, new.report, day)
    old = new.changed_to(old.kb)
    comparing = Comparing(old, new, cases, only_touched=only_touched)
    count = len(comparing.asked)
    with progress(spread(comparing.one, range(count), jobs), count, "comparing") as results:
        comparison = comparing.compared(results)
    write(comparisons.FORMATS[form](comparison))
    return 1 if comparison.bad else 0
