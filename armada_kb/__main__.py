"""`python -m armada_kb`: the command line."""

from __future__ import annotations

import sys

from armada_kb.garbage import look_seldom

INTERRUPTED = 130


def main() -> None:
    """Runs the command line; an interruption while it is still being imported ends it like a later one."""
    look_seldom()
    try:
        from armada_kb.cli.group import main as command

        command(prog_name="armada-kb")
    except KeyboardInterrupt:
        sys.stderr.write("interrupted\n")
        sys.exit(INTERRUPTED)


if __name__ == "__main__":
    main()
