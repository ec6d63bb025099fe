"""`armada-kb` itself: its commands, each imported when it is called, and what every command's end means.

Exit statuses: 0 done, 1 findings, 2 usage, 3 knowledge or data that cannot be read, 130 interrupted.
"""

from __future__ import annotations

import sys
from importlib import import_module

import click

from armada_kb import __version__
from armada_kb.cli.output import abandon_output, prepare_output
from armada_kb.errors import ArmadaKbError

UNREADABLE = 3
INTERRUPTED = 130


class CommandGroup(click.Group):
    """A group that imports `armada_kb.cli.<name>` for a command when it is needed.

    `ask` must start fast, and what other commands import (parsers and checks of knowledge files) takes longer than an
    answer.
    """

    _names = (
        "ask", "check", "conflicts", "coverage", "diff", "gaps", "graph", "letter", "predict", "regress", "show",
        "try-ruling",
    )  # fmt: skip

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self._names)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self._names:
            return None
        command: click.Command = import_module(f"armada_kb.cli.{cmd_name.replace('-', '_')}").command
        return command

    def invoke(self, ctx: click.Context) -> None:
        """Runs the command and turns what stopped it into the exit status."""
        prepare_output()
        try:
            super().invoke(ctx)
            sys.stdout.flush()
        except ArmadaKbError as error:
            click.echo(str(error), err=True)
            ctx.exit(UNREADABLE)
        except KeyboardInterrupt:
            click.echo("interrupted", err=True)
            ctx.exit(INTERRUPTED)
        except BrokenPipeError:  # the reader has seen enough, as `head` does
            abandon_output()
            ctx.exit(0)


@click.group(cls=CommandGroup, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, prog_name="armada-kb")
def main() -> None:
    """Answers rules questions about Star Wars: Armada, with the rulings that say so."""
