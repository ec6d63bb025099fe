"""`armada-kb coverage`: how much of the knowledge base is logic."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict

import click

from armada_kb.cli.options import format_option, iso_date, kb_option
from armada_kb.cli.output import write
from armada_kb.inspection import opened
from armada_kb.model.coverage import CoverageRow, coverage, covered, totals
from armada_kb.model.statements import in_force
from armada_kb.revision import knowledge_at

_HEADS = ("source", "section", "read", "paraphrased", "words only", "total")


@click.command("coverage", short_help="Count what is logic and what is words only.")
@format_option("text", "json", "jsonl", "markdown")
@kb_option
@click.option("--as-of", metavar="DATE", callback=iso_date, help="Only statements in force on this day (default: all).")
def command(form: str, kb: str | None, as_of: str | None) -> None:
    """Count, for each source and section, what is read, paraphrased, or kept as words only.

    As JSON: the status of every statement, and the totals. Without --as-of, statements that are no longer in force
    count too.
    """
    with knowledge_at(kb) as folder:
        found = opened(folder).kb
    statements = tuple(s for s in found.statements if as_of is None or in_force(s, as_of))
    match form:
        case "json":
            value = {"statements": [asdict(one) for one in covered(statements)], "totals": totals(statements)}
            write(json.dumps(value, indent=2) + "\n")
        case "jsonl":
            write("".join(json.dumps(asdict(one)) + "\n" for one in covered(statements)))
        case "markdown":
            lines = ["| " + " | ".join(cells) + " |" for cells in _table(coverage(statements))]
            write("\n".join([lines[0], "|---|---|---:|---:|---:|---:|", *lines[1:]]) + "\n")
        case _:
            write("".join(_aligned(_table(coverage(statements)))))


def _table(rows: Iterable[CoverageRow]) -> list[tuple[str, ...]]:
    """Head, one line a row, and the sums."""
    rows = tuple(rows)
    numbers = [(r.read, r.paraphrased, r.words_only, r.total) for r in rows]
    sums = tuple(str(sum(column)) for column in zip(*numbers, strict=True)) or ("0", "0", "0", "0")
    lines = [(r.source, r.section, *map(str, n)) for r, n in zip(rows, numbers, strict=True)]
    return [_HEADS, *lines, ("all", "", *sums)]


def _aligned(lines: list[tuple[str, ...]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return [
        "  ".join(c.ljust(w) if i < 2 else c.rjust(w) for i, (c, w) in enumerate(zip(line, widths, strict=True))) + "\n"
        for line in lines
    ]
