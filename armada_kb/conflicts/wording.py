"""Situations in words."""

from __future__ import annotations

from armada_kb.answer.citing import setting_words
from armada_kb.answer.index import Index
from armada_kb.datalog.case import Case
from armada_kb.model.claims import Setting
from armada_kb.model.language import WINDOW
from armada_kb.model.vocabulary import ConceptKind


def situation_words(case: Case, index: Index) -> str:
    """What is there and what is so, in one line."""
    parts = [f"with {', '.join(index.name_of(p) for p in case.present)}"] if case.present else []
    parts += [_words(s, index) for s in case.given]
    parts += [f"not: {_words(s, index)}" for s in case.not_given]
    return "; ".join(parts) or "in any situation"


def _words(setting: Setting, index: Index) -> str:
    if setting.dimension == WINDOW and setting.value in index.windows:
        return f"in {index.windows[setting.value].name}"
    return setting_words(setting, index)


def question_words(case: Case, index: Index) -> str:
    """What is asked, in one line: the act, and what fills its roles."""
    numbers = dict(case.amounts)
    acts = [c.phrases[0] for a in case.acts if (c := index.concepts.get((ConceptKind.ACT, a))) and c.phrases]
    roles = [
        f"{role}: {f'{numbers[role]} ' if role in numbers else ''}{index.name_of(thing)}" for role, thing in case.roles
    ]
    return f"{case.asked} “{' / '.join(acts) or 'any act'}”" + (f" ({', '.join(roles)})" if roles else "")
