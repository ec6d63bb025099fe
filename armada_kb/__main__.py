"""`python -m armada_kb`: the command line."""

from __future__ import annotations

from armada_kb.cli.group import main

if __name__ == "__main__":
    main(prog_name="armada-kb")
