"""`armada-kb graph`: the interaction graph, a part of it, or its figures."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click

from armada_kb import load
from armada_kb.answer.index import Index
from armada_kb.cli.options import as_of_option, kb_option
from armada_kb.cli.output import note, write
from armada_kb.datalog.pydatalog_engine import PyDatalogEngine
from armada_kb.errors import KnowledgeUnreadable
from armada_kb.graph.build import build
from armada_kb.graph.export import FORMATS, WORDED, exported
from armada_kb.graph.parts import STEP, Status
from armada_kb.graph.select import around, between, listed, met_by, named, only
from armada_kb.graph.stats import as_data, as_text, stats
from armada_kb.model.vocabulary import Relation
from armada_kb.show import near


@click.command("graph", short_help="Show what bears on what.")
@click.option("--around", "centers", metavar="NAME", multiple=True, help="Only what lies around this (repeatable).")
@click.option("--depth", metavar="N", type=click.IntRange(0, 99), default=1, show_default=True,
              help="How many edges around.")  # fmt: skip
@click.option("--between", "ends", metavar="A B", nargs=2, help="Only what joins these two.")
@click.option("--relation", "relations", type=click.Choice([r.value for r in Relation]), multiple=True,
              help="Only edges of this relation (repeatable).")  # fmt: skip
@click.option("--step", "steps", metavar="NAME", multiple=True, help="Only edges in this step (repeatable).")
@click.option("--status", "statuses", type=click.Choice([s.value for s in Status]), multiple=True,
              help="Only edges of this status (repeatable).")  # fmt: skip
@click.option("--cards", metavar="FILE", help="Only what a list of cards meets, one name a line (- is standard input).")
@click.option("--stats", "figures", is_flag=True, help="Print figures instead of the graph.")
@click.option("--format", "form", type=click.Choice([*FORMATS, *WORDED, "text"]), help="How to print (default: json).")
@click.option("-o", "--output", metavar="FILE", help="Write to this file.")
@kb_option
@as_of_option
@click.pass_context
def command(
    ctx: click.Context, centers: tuple[str, ...], depth: int, ends: tuple[str, str] | None, relations: tuple[str, ...],
    steps: tuple[str, ...], statuses: tuple[str, ...], cards: str | None, figures: bool, form: str | None,
    output: str | None, kb: str | None, as_of: str | None,
) -> None:  # fmt: skip
    """Show which cards, keywords, rules and steps bear on each other, with the statements that say so.

    \b
    armada-kb graph --around NAME --format svg -o picture.svg
    armada-kb graph --format html -o graph.html
    armada-kb graph --stats
    """
    if sum(map(bool, (centers, ends, cards))) > 1:
        raise click.UsageError("choose one of --around, --between and --cards")
    if figures and form not in (None, "text", "json"):
        raise click.UsageError("--stats prints text or json")
    if form == "text" and not figures:
        raise click.UsageError("text is for --stats")
    session = load(kb, as_of)
    index = session.index
    chosen = [_found(ctx, name, index) for name in centers or ends or ()]
    windows = [w for name in steps for w in _windows(ctx, name, index)]
    if cards is not None:
        nodes, unknown = listed(_read(cards), index)
        for line in unknown:
            note(f'nothing is called "{line}"')
    graph = build(index, PyDatalogEngine())
    if centers:
        graph = around(graph, [n for nodes in chosen for n in nodes], depth, index)
    elif ends:
        graph = between(graph, chosen[0], chosen[1], index)
    elif cards is not None:
        graph = met_by(graph, nodes)
    graph = only(graph, relations, windows, statuses, [n for nodes in chosen for n in nodes])
    if figures:
        found = stats(graph)
        text = json.dumps(as_data(found), ensure_ascii=False, indent=2) + "\n" if form == "json" else as_text(found)
    else:
        text = exported(graph, form or "json", index)
    _put(text, output)


def _found(ctx: click.Context, name: str, index: Index) -> tuple[str, ...]:
    """The nodes of a name; without any, what is spelt like it is told, and that is the end."""
    nodes = named(name, index)
    if not nodes:
        note(f'nothing is called "{name}"')
        for other in near(index.kb, name):
            note(f"  did you mean {other}?")
        ctx.exit(1)
    return nodes


def _windows(ctx: click.Context, name: str, index: Index) -> tuple[str, ...]:
    """The ids of the windows that a step's name stands for."""
    wanted = f"{STEP}/{name}" if name in index.windows else name
    return tuple(n.removeprefix(f"{STEP}/") for n in _found(ctx, wanted, index) if n.startswith(f"{STEP}/"))


def _read(file: str) -> str:
    try:
        if file == "-":
            return sys.stdin.buffer.read().decode("utf-8-sig", errors="replace")
        return Path(file).read_text(encoding="utf-8-sig", errors="replace")
    except OSError as error:
        raise KnowledgeUnreadable(f"the list of cards cannot be read: {error}") from None


def _put(text: str, output: str | None) -> None:
    if output is None:
        write(text)
        return
    try:
        Path(output).write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise KnowledgeUnreadable(f"the file cannot be written: {error}") from None
