"""`python -m armada_kb`: the command line."""

from __future__ import annotations

import gc
import sys

INTERRUPTED = 130
# Nearly all that a command makes at first is kept: imports, the knowledge, its index. Looking through it for garbage as
# often as Python does by itself takes a fifth of the time.
_SELDOM = 100_000


def main() -> None:
    """Runs the command line; an interruption while it is still being imported ends it like a later one."""
    gc.set_threshold(_SELDOM)
    try:
        from armada_kb.cli.group import main as command

        command(prog_name="armada-kb")
    except KeyboardInterrupt:
        sys.stderr.write("interrupted\n")
        sys.exit(INTERRUPTED)


if __name__ == "__main__":
    main()
