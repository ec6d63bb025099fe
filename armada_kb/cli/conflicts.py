"""`armada-kb conflicts`: statements against one another."""

from __future__ import annotations

from pathlib import Path

import click

from armada_kb import load
from armada_kb.answer.index import Index
from armada_kb.cli.options import as_of_option, format_option, kb_option
from armada_kb.cli.output import progress, write
from armada_kb.conflicts.audit import audit
from armada_kb.conflicts.reports import FORMATS, Findings
from armada_kb.conflicts.search import clashes, world_of
from armada_kb.draft import with_draft
from armada_kb.revision import knowledge_at


@click.command("conflicts", short_help="Find statements that contradict one another.")
@click.option(
    "--new",
    "draft",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="Only what the statements of this file have with any others; they need not be in the knowledge base.",
)
@click.option("--all", "everything", is_flag=True, help="Also every ban that ends a permission in some of its cases.")
@format_option(*FORMATS)
@kb_option
@as_of_option
@click.pass_context
def command(
    ctx: click.Context, draft: Path | None, everything: bool, form: str, kb: str | None, as_of: str | None
) -> None:  # fmt: skip
    """Find pairs of statements that give opposite verdicts in some situation, and statements of no use.

    Each pair is shown with the smallest situation in which one statement alone says yes and the other alone says no
    (both engines conclude so), and with the one that wins and why, or that a judge must decide.
    """
    among: tuple[str, ...] | None = None
    if draft is None:
        index = load(kb, as_of).index
    else:
        with knowledge_at(kb) as folder:
            read = with_draft(folder, draft)
        index, among = Index(read.after, as_of or read.after.newest_date), read.statements
    world = world_of(index)
    exceptions = everything or draft is not None
    with progress(clashes(index, world, among, exceptions=exceptions), None, "comparing") as found:
        findings = Findings(tuple(found), audit(index, world.terms, among), index)
    write(FORMATS[form](findings))
    ctx.exit(1 if findings.serious else 0)
