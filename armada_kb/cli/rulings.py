"""What the commands about rulings share: the cards that are asked for, and their rulings, judged."""

from __future__ import annotations

from armada_kb import load
from armada_kb.answer.session import Session
from armada_kb.cli.output import note
from armada_kb.garbage import keep_what_is_there
from armada_kb.letter.judging import Judged, judged
from armada_kb.show import find, near


def cards_called(names: tuple[str, ...], kb: str | None, as_of: str | None) -> tuple[Session, frozenset[str] | None]:
    """The opened knowledge base and the ids of the cards called so; None for them where a name is nobody's."""
    session = load(kb, as_of)
    keep_what_is_there()
    homes: set[str] = set()
    for name in names:
        found = find(session.kb, name)
        if not found:
            note(f'nothing is called "{name}"')
            for other in near(session.kb, name):
                note(f"  did you mean {other}?")
            return session, None
        homes |= {each.entity.id for each in found}
    return session, frozenset(homes)


def rulings_of(session: Session, homes: frozenset[str]) -> tuple[Judged, ...]:
    """The rulings on these cards, or all, each judged without itself."""
    return tuple(judged(session.kb, session.index.as_of, homes))
