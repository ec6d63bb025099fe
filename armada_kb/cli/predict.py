"""`armada-kb predict`: which rulings one could have known without them."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import asdict

import click

from armada_kb.cli.options import as_of_option, format_option, kb_option
from armada_kb.cli.output import note, write
from armada_kb.cli.rulings import cards_called, rulings_of
from armada_kb.letter.holding import Fate
from armada_kb.letter.judging import Judged, Reason
from armada_kb.render.sections import tree
from armada_kb.render.words import shown


@click.command("predict", short_help="Take out each ruling and see what follows.")
@click.argument("names", nargs=-1)
@click.option("--letter", is_flag=True, help="Judge by card text and rules alone, without other rulings and timings.")
@click.option("--why", is_flag=True, help="Show the proofs.")
@format_option("text", "json", "jsonl", "markdown")
@kb_option
@as_of_option
@click.pass_context
def command(
    ctx: click.Context, names: tuple[str, ...], letter: bool, why: bool, form: str, kb: str | None, as_of: str | None
) -> None:
    """Take out each ruling in turn, or those on the cards called NAMES, and report what the rest says.

    Every claim of the ruling is asked where it speaks: derived all the same, contradicted, or not derivable.
    """
    session, homes = cards_called(names, kb, as_of)
    if homes is None:
        ctx.exit(1)
    every = rulings_of(session, homes)
    match form:
        case "json":
            write(json.dumps([_fields(j, letter=letter) for j in every], ensure_ascii=False, indent=2) + "\n")
        case "jsonl":
            write("".join(json.dumps(_fields(j, letter=letter), ensure_ascii=False) + "\n" for j in every))
        case "markdown":
            write("| ruling | without it | because of |\n|---|---|---|\n")
            for j in every:
                ids = dict.fromkeys(id for r in _reasons(j, letter=letter) for id in r.statements)
                write(f"| `{j.ruling.id}` | {_fate(j, letter=letter)} | {', '.join(f'`{id}`' for id in ids)} |\n")
        case _:
            for j in every:
                write(f"{j.ruling.id}: {_fate(j, letter=letter)}\n")
                for reason in _reasons(j, letter=letter):
                    write(_line(reason))
                    write(_tree(reason) if why else "")
    counted = Counter((j.letter if letter else j.rest).fate for j in every)
    note(f"{len(every)} rulings: " + ", ".join(f"{counted[fate]} {fate.value}" for fate in Fate))


def _fate(judged: Judged, *, letter: bool) -> str:
    """What becomes of a ruling; of one that does not follow, how much of it does."""
    holding = judged.letter if letter else judged.rest
    partly = len(holding.of(Fate.DERIVED))
    some = f" ({partly} of {len(holding.held)} points are)" if partly and holding.fate is Fate.NOT_DERIVABLE else ""
    return holding.fate.value + some


def _reasons(judged: Judged, *, letter: bool) -> tuple[Reason, ...]:
    return judged.by_letter if letter else judged.by_rest


def _line(reason: Reason) -> str:
    return f"  {reason.verdict}: {shown(reason.sentence)} [{', '.join(reason.statements)}]\n"


def _tree(reason: Reason) -> str:
    return "".join(f"    {'  ' * e.depth}- {e.text} [{e.note}]\n" for e in tree(reason.proof))


def _fields(judged: Judged, *, letter: bool) -> dict[str, object]:
    """A ruling as programs read it."""
    holding = judged.letter if letter else judged.rest
    return {
        "id": judged.ruling.id, "says": judged.ruling.says, "fate": holding.fate.value,
        "points": len(holding.held), "derived": len(holding.of(Fate.DERIVED)),
        "contradicted": len(holding.of(Fate.CONTRADICTED)),
        "reasons": [asdict(reason) for reason in _reasons(judged, letter=letter)],
    }  # fmt: skip
