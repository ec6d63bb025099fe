"""`armada-kb diff`: two versions of the knowledge."""

from __future__ import annotations

import click

from armada_kb.answer.index import Index
from armada_kb.answer.session import open_knowledge
from armada_kb.changes.reports import FORMATS, entries
from armada_kb.changes.versions import changed_statements, changed_terms
from armada_kb.cli.options import as_of_option, format_option, kb_option
from armada_kb.cli.output import write
from armada_kb.conflicts.search import world_of
from armada_kb.revision import folder_of


@click.command("diff", short_help="Compare two versions of the knowledge.")
@click.argument("old")
@click.argument("new", required=False)
@format_option(*FORMATS)
@kb_option
@as_of_option
def command(old: str, new: str | None, form: str, kb: str | None, as_of: str | None) -> None:
    """Compare two versions of the knowledge by what they compile to.

    OLD and NEW are folders or git:REV; NEW is by default the knowledge base that --kb names, or the one that comes with
    the program. Statements whose logic is the same are cosmetic changes, others functional, with a situation in which
    the two versions do not conclude the same.
    """
    before, after = open_knowledge(old, as_of, of=folder_of(kb)), open_knowledge(new or kb, as_of, of=folder_of(kb))
    index: Index = after.index
    changes, terms = changed_statements(before.kb, after.kb), changed_terms(before.kb, after.kb)
    write(FORMATS[form](entries(changes, terms, before.kb, index, world_of(index, confirmed=False))))
