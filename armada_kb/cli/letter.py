"""`armada-kb letter`: which rulings say what the text says, which add to it, which turn it."""

from __future__ import annotations

import json

import click

from armada_kb.cli.options import as_of_option, format_option, kb_option
from armada_kb.cli.output import note, write
from armada_kb.cli.rulings import cards_called, rulings_of
from armada_kb.letter.judging import Judged, Relation
from armada_kb.render.words import shown


@click.command("letter", short_help="Sort rulings: clarify, extend or reverse the text.")
@click.argument("names", nargs=-1)
@format_option("text", "json", "jsonl", "markdown")
@kb_option
@as_of_option
@click.pass_context
def command(ctx: click.Context, names: tuple[str, ...], form: str, kb: str | None, as_of: str | None) -> None:
    """List all rulings, or those on the cards called NAMES, by what they do to the text.

    A ruling clarifies what follows from card text and rules without it, extends what they leave open, and reverses what
    they, or other rulings, would decide the other way.
    """
    session, homes = cards_called(names, kb, as_of)
    if homes is None:
        ctx.exit(1)
    every = rulings_of(session, homes)
    groups = {relation: [j for j in every if j.relation is relation] for relation in Relation}
    match form:
        case "json":
            write(json.dumps([_fields(j) for j in every], ensure_ascii=False, indent=2) + "\n")
        case "jsonl":
            write("".join(json.dumps(_fields(j), ensure_ascii=False) + "\n" for j in every))
        case "markdown":
            for relation, found in groups.items():
                lines = [f"- `{j.ruling.id}`: {shown(j.ruling.says)}{_against(j)}\n" for j in found]
                write(f"**{relation.value.capitalize()}** ({len(found)})\n\n{''.join(lines)}\n")
        case _:
            for relation, found in groups.items():
                write(f"{relation.value} ({len(found)})\n")
                write("".join(f"  {j.ruling.id}{_against(j)}\n" for j in found))
    note(", ".join(f"{len(found)} {relation.value}" for relation, found in groups.items()))


def _statements(judged: Judged) -> tuple[str, ...]:
    """What a ruling that clarifies follows from, and what one that reverses stands against."""
    reasons = judged.by_letter or (judged.by_rest if judged.relation is Relation.REVERSES else ())
    return tuple(dict.fromkeys(id for reason in reasons for id in reason.statements))


def _against(judged: Judged) -> str:
    word = {Relation.CLARIFIES: "follows from", Relation.REVERSES: "against"}.get(judged.relation)
    ids = _statements(judged)
    return f": {word} {', '.join(ids)}" if word and ids else ""


def _fields(judged: Judged) -> dict[str, object]:
    """A ruling as programs read it."""
    return {
        "id": judged.ruling.id, "says": judged.ruling.says, "relation": judged.relation.value,
        "because": list(_statements(judged)),
    }  # fmt: skip
