"""`armada-kb show`: a card, ruling or rule, or one stage of its compilation."""

from __future__ import annotations

import json
from dataclasses import asdict

import click

from armada_kb.cli.options import as_of_option, format_option, kb_option
from armada_kb.cli.output import note, write
from armada_kb.inspection import Inspection, opened
from armada_kb.model.coverage import reading
from armada_kb.model.statements import Statement
from armada_kb.render.tree import pretty
from armada_kb.revision import knowledge_at
from armada_kb.show import Found, as_text, find, near, program
from armada_kb.syntax.printer import print_declaration


@click.command("show", short_help="Show a card, ruling or rule.")
@click.argument("name")
@click.option("--stage", type=click.Choice(["syntax", "model", "datalog"]), help="One stage of its compilation.")
@format_option("text", "json")
@kb_option
@as_of_option
@click.pass_context
def command(ctx: click.Context, name: str, stage: str | None, form: str, kb: str | None, as_of: str | None) -> None:
    """Show a card, a ruling or a rule with its statements and where they were published.

    NAME is a printed name, a nickname, an id, or the id of a statement or section.
    """
    with knowledge_at(kb) as folder:
        inspection = opened(folder)
    found = find(inspection.kb, name, as_of)
    if not found:
        note(f'nothing is called "{name}"')
        for other in near(inspection.kb, name):
            note(f"  did you mean {other}?")
        ctx.exit(1)
    if stage is not None:
        write("\n".join(_stage(inspection, each, stage, as_of) for each in found))
    elif form == "json":
        write(json.dumps([_fields(each) for each in found], ensure_ascii=False, indent=2) + "\n")
    else:
        write("\n".join(as_text(each) for each in found))


def _stage(inspection: Inspection, found: Found, stage: str, as_of: str | None) -> str:
    """What one stage made of an entity."""
    match stage:
        case "syntax":
            return "".join(
                print_declaration(d) for file in inspection.files for d in file.declarations
                if getattr(d, "span", None) == found.entity.span
            )  # fmt: skip
        case "model":
            return pretty((found.entity, *found.statements))
        case _:
            return str(program(inspection.kb, found, as_of))


def _fields(found: Found) -> dict[str, object]:
    """An entity as programs read it."""
    entity = {key: value for key, value in asdict(found.entity).items() if key != "span"}
    return {**entity, "statements": [_statement(statement) for statement in found.statements]}


def _statement(statement: Statement) -> dict[str, object]:
    return {
        "id": statement.id,
        "says": statement.says,
        "citation": asdict(statement.citation),
        "set": statement.set,
        "reading": reading(statement).value,
        "words_only": statement.words_only,
        "defeats": statement.defeats,
        "replaces": statement.replaces,
        "since": statement.since,
        "until": statement.until,
    }
