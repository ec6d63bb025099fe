"""`armada-kb gaps`: what nobody has ruled on, as questions for the rules team."""

from __future__ import annotations

import json
import textwrap
from dataclasses import asdict

import click

from armada_kb import load
from armada_kb.cli.options import as_of_option, format_option, kb_option
from armada_kb.cli.output import note, write
from armada_kb.datalog.pydatalog_engine import PyDatalogEngine
from armada_kb.graph.gaps import Gap, gaps
from armada_kb.graph.select import named
from armada_kb.render.words import shown
from armada_kb.show import near

_WIDTH = 78


@click.command("gaps", short_help="Ask what nobody has ruled on.")
@click.argument("names", nargs=-1)
@click.option("--limit", metavar="N", type=click.IntRange(1), default=20, show_default=True, help="How many at most.")
@format_option("text", "json", "jsonl", "markdown")
@kb_option
@as_of_option
@click.pass_context
def command(
    ctx: click.Context, names: tuple[str, ...], limit: int, form: str, kb: str | None, as_of: str | None
) -> None:
    """Rank pairs and triples of cards whose effects meet while no statement decides, the most pressing first.

    With NAMES only those in which all of these have a part. Each has a question for the rules team and a situation in
    which it comes up.
    """
    session = load(kb, as_of)
    wanted = []
    for name in names:
        nodes = named(name, session.index)
        if not nodes:
            note(f'nothing is called "{name}"')
            for other in near(session.kb, name):
                note(f"  did you mean {other}?")
            ctx.exit(1)
        wanted.append(set(nodes))
    every = gaps(session.index, PyDatalogEngine())
    found = [gap for gap in every if all(nodes & set(gap.cards) for nodes in wanted)]
    few = found[:limit]
    match form:
        case "json":
            write(json.dumps([_fields(gap) for gap in few], ensure_ascii=False, indent=2) + "\n")
        case "jsonl":
            write("".join(json.dumps(_fields(gap), ensure_ascii=False) + "\n" for gap in few))
        case "markdown":
            write("\n".join(_markdown(number, gap) for number, gap in enumerate(few, 1)))
        case _:
            write("\n".join(_text(number, gap) for number, gap in enumerate(few, 1)))
    note(f"{len(few)} of {len(found)} gaps")


def _fields(gap: Gap) -> dict[str, object]:
    """A gap as programs read it; the score has four digits, which is more than it tells."""
    return {**asdict(gap), "score": round(gap.score, 4)}


def _remarks(gap: Gap) -> list[str]:
    """What stands below a question."""
    outcome = "several outcomes" if gap.polarity == "several" else "no outcome"
    remarks = [f"{outcome}; meets in: {', '.join(filter(None, (gap.thing, gap.step))) or 'what they speak of'}"]
    if gap.witness:
        remarks.append(f"situation: {'; '.join(gap.witness)}")
    remarks.append(f"see {', '.join(gap.statements)}")
    if gap.like:
        remarks.append(f"like {' and '.join(gap.like)}, which are ruled")
    return remarks


def _text(number: int, gap: Gap) -> str:
    lines = textwrap.wrap(shown(f"{number}. {gap.question}"), _WIDTH, break_on_hyphens=False)
    for remark in _remarks(gap):
        lines += textwrap.wrap(shown(remark), _WIDTH, initial_indent="   ", subsequent_indent="     ",
                               break_on_hyphens=False)  # fmt: skip
    return "\n".join(lines) + "\n"


def _markdown(number: int, gap: Gap) -> str:
    return f"{number}. {shown(gap.question)}\n" + "".join(f"   - {shown(remark)}\n" for remark in _remarks(gap))
