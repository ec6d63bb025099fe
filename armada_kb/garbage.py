"""When Python looks for garbage: hardly ever, for nearly all that a command makes is kept or never in a circle."""

from __future__ import annotations

import gc

# Objects made before Python looks again. As often as it does by itself takes a tenth of the time of a first answer.
_SELDOM = 50_000


def look_seldom() -> None:
    """For a process that is all ours: whoever imports the package decides for themselves."""
    gc.set_threshold(_SELDOM, 20, 100)


def keep_what_is_there() -> None:
    """The knowledge and its index stay: no look in the middle of an answer need walk them again."""
    gc.freeze()
