"""Rules knowledge base and logic query engine for Star Wars: Armada.

`load().ask("…")` answers a question; `load(folder, "2031-02-14")` takes another knowledge base, as of a day.
`load` and `ask` import the engine when they are first called: importing a type of this package stays cheap.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from armada_kb.answer.answer import Answer
from armada_kb.model.knowledge import KnowledgeBase

if TYPE_CHECKING:
    from armada_kb.answer.session import Session

__version__ = "0.1.0"
__all__ = ["Answer", "KnowledgeBase", "__version__", "ask", "load"]


def load(kb: Path | str | None = None, as_of: str | None = None) -> Session:
    """Opens a knowledge base (by default the one that comes with the program) as of an ISO date (default: its newest).

    `kb` is a folder or `git:REV`. Raises `armada_kb.errors.KnowledgeUnreadable` where it cannot be read, and
    `armada_kb.errors.WrongArgument` for a day that is none.
    """
    from armada_kb.answer.session import open_knowledge

    return open_knowledge(kb, as_of)


def ask(question: str, given: tuple[str, ...] = ()) -> Answer:
    """Answers one question from the knowledge base that comes with the program; `given` are facts of the situation."""
    return load().ask(question, given)
