"""`armada-kb ask`: one question, or one a line."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from difflib import get_close_matches
from functools import partial
from pathlib import Path
from typing import BinaryIO

import click

from armada_kb import load
from armada_kb.answer.answer import Answer
from armada_kb.answer.question import Wanted
from armada_kb.answer.session import Session
from armada_kb.cli.options import as_of_option, format_option, kb_option
from armada_kb.cli.output import paint, write
from armada_kb.errors import KnowledgeUnreadable
from armada_kb.garbage import keep_what_is_there
from armada_kb.render import jsonout, markdown, text
from armada_kb.render.words import shown


@click.command("ask", short_help="Answer a rules question.")
@click.argument("question", nargs=-1)
@click.option("--batch", metavar="FILE", help="Answer one question a line of this file (- is standard input).")
@click.option("--given", multiple=True, metavar="TEXT", help="A fact of the situation (repeatable).")
@click.option("--not-given", multiple=True, metavar="TEXT", help="A fact that does not hold (repeatable).")
@click.option("--without", multiple=True, metavar="STATEMENT", help="Leave a statement out, by its id (repeatable).")
@click.option("--letter", is_flag=True, help="Answer from card text and rules alone, without any ruling.")
@click.option("--first-player", metavar="NAME", help="Who is first player: me, opponent, or a name.")
@click.option("--why", is_flag=True, help="Show the proof.")
@click.option("--why-not", is_flag=True, help="Show what blocks the other verdict, and the facts that would turn it.")
@click.option("--engine", type=click.Choice(["pydatalog", "clingo"]), default="pydatalog", show_default=True,
              help="What evaluates the rules.")  # fmt: skip
@format_option("text", "json", "jsonl", "markdown")
@kb_option
@as_of_option
def command(
    question: tuple[str, ...], batch: str | None, given: tuple[str, ...], not_given: tuple[str, ...],
    without: tuple[str, ...], letter: bool, first_player: str | None, why: bool,
    why_not: bool, engine: str, form: str, kb: str | None, as_of: str | None,
) -> None:  # fmt: skip
    """Answer a rules question.

    \b
    armada-kb ask "NAME and NAME vs squadron"
    armada-kb ask --given "close range" "Can I use NAME against a ship?"
    armada-kb ask --format jsonl --batch questions.txt
    """
    asked = " ".join(question).strip()
    if batch is not None and question:
        raise click.UsageError("give a question or --batch, not both")
    if batch is None and not asked:
        raise click.UsageError("the question is empty; type what you want to know, in quotes")
    session = load(kb, as_of)
    keep_what_is_there()
    session = _what_if(session, without, letter=letter)
    requested = {Wanted.WHY: why, Wanted.WHY_NOT: why_not, Wanted.CHANGED: as_of is not None}
    wanted = frozenset(part for part, asked_for in requested.items() if asked_for)
    ask = partial(
        session.ask, given=given, not_given=not_given, engine=engine, first_player=first_player, wanted=wanted
    )
    if batch is None:
        write(_printed(ask(asked), form, why))
        return
    with _opened(batch) as lines:
        answers = ((line, ask(each)) for line, each in _questions(lines))
        if form == "json":
            write(jsonout.render_all(tuple(answers)))
            return
        for line, answer in answers:
            write(jsonout.render_line(answer, line) if form == "jsonl" else _part(answer, line, form, why))


def _what_if(session: Session, without: tuple[str, ...], *, letter: bool) -> Session:
    """The session without the named statements, and without every ruling where only the letter counts."""
    known = {s.id for s in session.kb.statements}
    for id in without:
        if id not in known:
            near = get_close_matches(id, known, 1)
            hint = f"; did you mean {near[0]}?" if near else ""
            raise click.UsageError(f"no statement is called {id}{hint}")
    if without:
        session = session.without(without)
    return session.by_letter() if letter else session


def _opened(batch: str) -> BinaryIO:
    """The file of questions, or standard input for `-`."""
    if batch == "-":
        return sys.stdin.buffer
    try:
        return Path(batch).open("rb")
    except OSError as error:
        raise KnowledgeUnreadable(f"the questions cannot be read: {error}") from None


def _questions(lines: BinaryIO) -> Iterator[tuple[int, str]]:
    """The questions of a batch with their lines, counted from 1; blank lines are passed over.

    Bytes that are no UTF-8 become halves of characters, as the command line's do: the session says so.
    """
    for number, line in enumerate(lines, start=1):
        asked = line.decode("utf-8-sig" if number == 1 else "utf-8", errors="surrogateescape").strip()
        if asked:
            yield number, asked


def _printed(answer: Answer, form: str, why: bool) -> str:
    match form:
        case "json":
            return jsonout.render(answer)
        case "jsonl":
            return jsonout.render_line(answer)
        case "markdown":
            return markdown.render(answer, why)
        case _:
            return text.render(answer, why, paint)


def _part(answer: Answer, line: int, form: str, why: bool) -> str:
    """One answer of a batch for people: after its question, with an empty line below."""
    head = "" if form == "markdown" else f"{line}. {shown(answer.question)}\n"
    return f"{head}{_printed(answer, form, why)}\n"
