"""Who does what to what in a clause: the roles around an act, by word order and prepositions."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from armada_kb.answer.clauses import Clause, Tag
from armada_kb.answer.spans import Found
from armada_kb.model.claims import Role

_BY_PREPOSITION = {
    "to_": Role.RECIPIENT, "on_": Role.PLACE, "from_": Role.SOURCE, "with_": Role.RESULT, "by_": Role.ACTOR,
    "as_": Role.RESULT, "instead_": Role.OBJECT, "for_": Role.MANNER, "against_": Role.OBJECT,
}  # fmt: skip
_PREPOSITIONS = (*_BY_PREPOSITION, "other_preposition")


@dataclass(frozen=True, slots=True)
class Part:
    """A thing or name in a role. `pronoun` says that it was named by a pronoun (me, it)."""

    role: Role
    id: str
    start: int
    pronoun: bool = False


def roles_around(
    act: Found, clause: Clause, spans: Iterable[Found], me: str, it: str | None, *, progressive: bool = False
) -> tuple[Part, ...]:
    """The parts that the words of a clause give to an act in it.

    `me` is the thing that the asker's pronouns stand for, `it` the last thing mentioned before, if any. What stands
    before the act without a preposition acts, what follows is acted on; in the passive it is the other way round.
    `progressive` tells that the act is an "-ing" form, which is never passive.
    """
    nouns = sorted(_nouns(clause, spans, me, it), key=lambda part: part[0])
    passive = not progressive and any(t.group == "be" and t.end <= act.start and _adjacent(t, act, clause) for t in clause.tags)
    parts: list[Part] = []
    for start, end, id, pronoun in nouns:
        if start < act.end and end > act.start:
            continue
        preposition = _preposition_before(start, act, clause)
        if preposition:
            role = _BY_PREPOSITION.get(preposition)
        elif start < act.start:
            role = Role.OBJECT if passive else Role.ACTOR
        else:
            role = None if passive else Role.OBJECT
        if role and not any(p.role is role for p in parts):
            parts.append(Part(role, id, start, pronoun))
    return tuple(parts)


def _nouns(
    clause: Clause, spans: Iterable[Found], me: str, it: str | None
) -> Iterable[tuple[int, int, str, bool]]:
    for span in spans:
        if span.kind in ("thing", "name") and clause.start <= span.start < clause.end:
            yield span.start, span.end, span.id, False
    for tag in clause.tags:
        if tag.group == "me":
            yield tag.start, tag.end, me, True
        elif tag.group == "it" and it:
            yield tag.start, tag.end, it, True


def _adjacent(be: Tag, act: Found, clause: Clause) -> bool:
    """Whether only adverbs, negators or the subject of an inverted question stand between "be" and the act."""
    if be.start == clause.start or clause.opening == "be" and be.start - clause.start <= 1:
        return True
    between = act.start - be.end
    skipped = sum(t.end - t.start for t in clause.tags if be.end <= t.start and t.end <= act.start
                  and t.group in ("adverb", "negator"))  # fmt: skip
    return between == skipped


def _preposition_before(start: int, act: Found, clause: Clause) -> str:
    """The preposition that governs the noun at `start`: right before it, or one adjective away."""
    for tag in clause.tags:
        if tag.group in _PREPOSITIONS and 0 <= start - tag.end <= 1 and not tag.start < act.start < start:
            return tag.group
    return ""
