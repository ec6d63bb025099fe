"""Who does what to what in a clause: the roles around an act, by word order and prepositions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from armada_kb.answer.clauses import Clause, Tag
from armada_kb.answer.spans import Found
from armada_kb.model.claims import Role
from armada_kb.model.language import POSSESS

_BY_PREPOSITION = {
    "to_": Role.RECIPIENT, "on_": Role.PLACE, "near_": Role.PLACE, "from_": Role.SOURCE, "with_": Role.RESULT,
    "by_": Role.ACTOR, "as_": Role.RESULT, "instead_": Role.OBJECT, "for_": Role.MANNER, "against_": Role.OBJECT,
}  # fmt: skip
# The groups of question.lark that govern a noun.
PREPOSITIONS = (*_BY_PREPOSITION, "during_", "other_preposition")

# "Allowed to", "required to", "free to": what follows is done by the one who is spoken of.
_LEADING_ON = ("can", "permission", "duty", "ban", "must", "to_")

# "Am I allowed to": the asker is within the words that ask.
_OF_THE_ASKER = "asked_mine"


@dataclass(frozen=True, slots=True)
class Part:
    """A thing or name in a role. `pronoun` says that it was named by a pronoun (me, it); `end` is behind its words."""

    role: Role
    id: str
    start: int
    pronoun: bool = False
    end: int = -1


def roles_around(
    act: Found,
    clause: Clause,
    spans: Iterable[Found],
    me: str,
    it: Mapping[str, str],
    *,
    progressive: bool = False,
    targets: bool = False,
    genitives: frozenset[int] = frozenset(),
    owned: frozenset[int] = frozenset(),
    fits: Callable[[str], bool] = lambda thing: False,
) -> tuple[Part, ...]:
    """The parts that the words of a clause give to an act in it.

    `me` is the thing that the asker's pronouns stand for, `it` tells for each group of other pronouns what they stand
    for. What stands before the act without a preposition acts, what follows is acted on; in the passive it is the other
    way round.
    `progressive` tells that the act is an "-ing" form, which is never passive; `targets` that it can be done against
    something. `genitives` are the words behind an "of", which only say whose a thing is; `owned` where the name of a
    card stands behind an article or a possessive; `fits` tells of a thing whether it is what the act is done to.
    """
    apart = (n for n in _nouns(clause, spans, me, it) if not (n.start < act.end and n.end > act.start))
    nouns = _heads(apart, genitives)
    passive = not progressive and any(
        t.group == "be" and t.end <= act.start and _adjacent(t, act, clause) for t in clause.tags
    )
    parts: list[Part] = []

    def add(role: Role | None, noun: _Noun) -> None:
        if role and not any(p.role is role for p in parts):
            parts.append(Part(role, noun.id, noun.start, noun.pronoun, noun.end))

    bare_before: list[_Noun] = []
    behind: _Noun | None = None
    for noun in nouns:
        preposition = _preposition_before(noun.start, act, clause, targets=targets)
        if preposition == "with_" and noun.start == act.end and fits(noun.id) and not passive:
            preposition = ""  # "end up with a card": it is the last word of the act
        if preposition == "against_":
            add(Role.OBJECT if targets else None, noun)
        elif preposition and noun.start < act.start:
            continue  # it belongs to the words before the act: "a squadron placed by X counts as …"
        elif preposition:
            add(_BY_PREPOSITION.get(preposition), noun)
        elif noun.start < act.start:
            if not any(noun.end <= t.start < act.start for t in clause.tags if t.group == "causing"):
                bare_before.append(noun)  # "X lets a ship attack": X does not attack
        elif noun.subject:
            continue  # "the damage that I suffer": another act's
        elif not passive:
            # "Give it a raid token": who gets it stands right before what is given.
            gets = noun.pronoun and any(0 <= n.start - noun.end <= 1 and not n.pronoun for n in nouns)
            add(Role.RECIPIENT if gets else Role.OBJECT, noun)
        elif 0 <= noun.start - act.end <= 1 and fits(noun.id):
            behind = behind or noun
    if bare_before and passive:
        # "Are the squadrons that I placed destroyed?": who places is not destroyed.
        subject = next((n for n in reversed(bare_before) if not n.subject), bare_before[-1])
        # "Am I dealt a card?": who is spoken of gets what stands behind the act.
        add(Role.RECIPIENT if behind else Role.OBJECT, subject)
        if behind:
            add(Role.OBJECT, behind)
    elif bare_before:
        if len(bare_before) > 1 and bare_before[-1].end == act.start and bare_before[-1].start in owned:
            bare_before.pop()  # "it makes its X counter": the act is a noun, and X tells which
        # "the die that X adds": who acts stands right before the act, what is acted on before that.
        add(Role.ACTOR, bare_before[-1])
        # "Does it make its X attack": a pronoun is no thing that X does something to.
        if len(bare_before) > 1 and not bare_before[0].pronoun:
            add(Role.OBJECT, bare_before[0])
    return tuple(parts)


@dataclass(frozen=True, slots=True)
class _Noun:
    start: int
    end: int
    id: str
    pronoun: bool
    subject: bool = False


def _heads(nouns: Iterable[_Noun], genitives: frozenset[int]) -> list[_Noun]:
    """The nouns in order; of several in a row ("friendly squadron", "QLT ship") the last, which is the head;
    what follows an "of" belongs to the noun before it.

    Of several readings of the same words the longest is taken.
    """
    heads: list[_Noun] = []
    for noun in sorted(nouns, key=lambda n: (n.start, -n.end)):
        if heads and noun.start < heads[-1].end:
            continue
        if heads and noun.start == heads[-1].end and noun.start in genitives:
            continue
        if heads and noun.start == heads[-1].end and not noun.pronoun and not heads[-1].pronoun:
            heads.pop()
        heads.append(noun)
    return heads


def _nouns(clause: Clause, spans: Iterable[Found], me: str, it: Mapping[str, str]) -> Iterable[_Noun]:
    spans = tuple(spans)
    measures = [s for s in spans if s.kind == "value" and (s.number or s.setting.value.isdigit())]
    for span in spans:
        # "At distance 3 of a ship", "hugging a ship": the ship only says from where it is measured.
        measured = any(m.covers(span) and m.length > span.length and m.end == span.end for m in measures)
        if span.kind in ("thing", "name") and clause.start <= span.start < clause.end and not measured:
            yield _Noun(span.start, span.end, span.id, False)
    for tag in clause.tags:
        if tag.group in ("me", "acted_on"):
            yield _Noun(tag.start, tag.end, me, True, tag.part == "speaking")
        elif tag.part == _OF_THE_ASKER:
            # An act may begin within these words, too: "do I get to go".
            yield _Noun(tag.start, tag.start + 1, me, True, subject=True)
        elif it.get(tag.group):
            yield _Noun(tag.start, tag.end, it[tag.group], True)


def _adjacent(be: Tag, act: Found, clause: Clause) -> bool:
    """Whether only adverbs, negators or the subject of an inverted question stand between "be" and the act.

    In "is it allowed to attack" the act is what somebody may do, not what is done to it.
    """
    if any(t.group in _LEADING_ON and be.end <= t.start and t.end == act.start for t in clause.tags):
        return False
    if any(t.group == "wh_inside" and act.start in (t.start, t.end) for t in clause.tags):
        return False  # "is it X who picks …": X does it
    if be.start == clause.start or (clause.opening == "be" and be.start - clause.start <= 1):
        return True
    between = act.start - be.end
    skipped = sum(t.end - t.start for t in clause.tags if be.end <= t.start and t.end <= act.start
                  and t.group in ("adverb", "negator"))  # fmt: skip
    return between == skipped


def _preposition_before(start: int, act: Found, clause: Clause, *, targets: bool) -> str:
    """The preposition that governs the noun at `start`: right before it, or one adjective away."""
    for tag in clause.tags:
        # The "at" of "shoot at", the "off" of "fire off" and the last word of "sit on" govern nothing, nor does "use"
        # where it is the verb.
        within = act.start <= tag.start and tag.end <= act.end
        within = within and (targets or tag.group == "from_" or tag.start == act.start or act.id == POSSESS)
        if tag.group in PREPOSITIONS and not within and 0 <= start - tag.end <= 1 and not tag.start < act.start < start:
            return tag.group
    return ""
