"""`armada-kb try-ruling`: a ruling that is not in the knowledge base yet."""

from __future__ import annotations

import json
from pathlib import Path

import click

from armada_kb.answer.session import Session
from armada_kb.changes import reports as changes
from armada_kb.cli.options import as_of_option, format_option, kb_option
from armada_kb.cli.output import progress, write
from armada_kb.conflicts import reports as conflicts
from armada_kb.conflicts.audit import audit
from armada_kb.conflicts.search import clashes, world_of
from armada_kb.draft import with_draft
from armada_kb.errors import Report
from armada_kb.regress import comparisons
from armada_kb.regress.baseline import Comparing
from armada_kb.regress.cases import read_cases
from armada_kb.regress.parallel import spread
from armada_kb.resources import from_here, queries_folder
from armada_kb.revision import knowledge_at


@click.command("try-ruling", short_help="Judge a draft of a ruling.")
@click.argument("file", type=click.Path(path_type=Path))
@format_option("text", "json", "markdown")
@kb_option
@as_of_option
@click.pass_context
def command(ctx: click.Context, file: Path, form: str, kb: str | None, as_of: str | None) -> None:
    """Read a ruling that is not in the knowledge base yet, and report what it would do there.

    FILE is a knowledge file; a card that the knowledge base has gets the statements in it. Reported are what it adds or
    changes, what it contradicts or repeats, and every answer that would become another one, on purpose or not.
    """
    with knowledge_at(kb) as folder:
        draft = with_draft(folder, file)
    day = as_of or max(draft.before.newest_date, draft.after.newest_date)
    old = Session(draft.before, Report(), day)
    new = old.changed_to(draft.after)
    world = world_of(new.index)
    cases, _ = read_cases((from_here(queries_folder()),))
    comparing = Comparing(old, new, cases, only_touched=True)
    found = conflicts.Findings(
        tuple(clashes(new.index, world, draft.statements)),
        audit(new.index, world.terms, draft.statements),
        new.index,
    )
    changed = changes.entries(comparing.changes, comparing.terms, draft.before, new.index, world)
    count = len(comparing.asked)
    with progress(spread(comparing.one, range(count)), count, "comparing") as results:
        impact = comparing.compared(results)
    parts = (
        ("changes", changes.FORMATS[form](changed)),
        ("conflicts", conflicts.FORMATS[form](found)),
        ("impact", comparisons.FORMATS[form](impact)),
    )
    if form == "json":
        out = {"statements": list(draft.statements), **{name: json.loads(text) for name, text in parts}}
        write(json.dumps(out, ensure_ascii=False, indent=2) + "\n")
    else:
        write("\n".join(text for _, text in parts))
    ctx.exit(1 if found.serious or impact.bad else 0)
