"""What has changed since a day: whether today's answer is another one, and which statements make it so."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from armada_kb.answer.answer import Answer, Changed, Kind
from armada_kb.answer.citing import cite
from armada_kb.answer.index import Index
from armada_kb.model.knowledge import KnowledgeBase
from armada_kb.model.selection import differing, swapped

Asked = Callable[[KnowledgeBase], Answer]


def outcome(answer: Answer) -> tuple[object, ...]:
    """What an answer says, without what it stands on: its windows where it was asked when, its words where what."""
    steps = tuple((step.name, step.step, step.who) for step in answer.order)
    items = frozenset(item.id for item in answer.items)
    told = {Kind.WHEN: answer.when, Kind.WHAT: (answer.answer,)}.get(answer.kind, ())
    return answer.verdict, answer.unknown, frozenset(answer.conditions), told, steps, answer.count, items


def changed(kb: KnowledgeBase, then: Answer, day: str, today: Answer, last: str, ask: Asked) -> Changed | None:
    """Which statements make today's answer another one than that of a day; None where it is the same.

    `ask` puts the question to a knowledge base all of whose statements are in force. No statement that is named could
    be left out.
    """
    if outcome(then) == outcome(today):
        return None
    wanted = outcome(today)
    every = [s.id for s in differing(kb, day, last)]
    near = {*then.statements(), *then.related, *today.statements(), *today.related}
    near |= {t for s in kb.statements if s.id in near for t in (*s.replaces, *s.defeats)}

    def turns(ids: Iterable[str]) -> bool:
        return outcome(ask(swapped(kb, day, frozenset(ids)))) == wanted

    likely = [id for id in every if id in near]
    found = _smallest(likely if turns(likely) else every, turns)
    now = Index(swapped(kb, day, frozenset(every)), last)
    before = Index(kb, day)
    return Changed(
        last, today.verdict, today.answer,
        since=cite((id for id in found if id in now.statements), now, len(found)),
        ended=cite((id for id in found if id in before.statements), before, len(found)),
    )  # fmt: skip


def _smallest(ids: list[str], turns: Callable[[Iterable[str]], bool]) -> list[str]:
    """What is left where whatever is not needed is left out: halves first, then ever smaller parts."""
    size = max(1, len(ids) // 2)
    while ids:
        for start in range(0, len(ids), size):
            rest = [*ids[:start], *ids[start + size :]]
            if turns(rest):
                ids = rest
                break
        else:
            if size == 1:
                return ids
            size = max(1, size // 2)
    return ids
