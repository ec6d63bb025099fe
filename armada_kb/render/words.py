"""Characters for a terminal: icons as words, nothing unprintable, plain letters where more cannot be shown."""

from __future__ import annotations

import re
import unicodedata

from armada_kb.source import printable

_ICON = re.compile(r"\{([a-z0-9][a-z0-9 -]*)\}")
_PLAIN = str.maketrans(
    {"‘": "'", "’": "'", "“": '"', "”": '"', "–": "-", "—": "-", "…": "...", "•": "-", "×": "x", "≤": "<=", "≥": ">="}
)


def shown(text: str) -> str:
    """The text with icons (`{concentrate-fire}`) as the words printed on cards and no control character left.

    A question is echoed in answers: what it holds must not reach the terminal as a command.
    """
    spelled = _ICON.sub(lambda icon: icon[1].replace("-", " ").title(), text)
    return printable(spelled)


def plain(text: str) -> str:
    """The text in ASCII: typographic marks and accents folded, a question mark for what has no plain form."""
    folded = unicodedata.normalize("NFKD", text.translate(_PLAIN))
    bare = "".join(c for c in folded if not unicodedata.combining(c))
    return bare.encode("ascii", "replace").decode("ascii")
