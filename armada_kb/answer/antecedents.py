"""What the pronouns of a question stand for: "My ship overlaps a mine. Can it attack it?"."""

from __future__ import annotations

from armada_kb.answer.clauses import Clause
from armada_kb.answer.index import Index
from armada_kb.answer.reading import Reading
from armada_kb.answer.roles import Part
from armada_kb.answer.spans import Found
from armada_kb.model.claims import Role
from armada_kb.model.language import DIE, TOKEN
from armada_kb.model.vocabulary import ConceptKind

UPGRADE = "upgrade"

# Which nouns a pronoun may stand for, the most likely kind first; the groups are those of question.lark.
_ANTECEDENTS = {"it": ("unit", "token", "card"), "they": ("unit", "token", "card"), "he": ("squadron", "unit", "card")}


def antecedents(reading: Reading, span: Found, index: Index) -> dict[str, str]:
    """What "it", "they" and "he" stand for at a span: a noun of the nearest clause before that fits.

    "It" is the subject, which comes first ("My ship overlaps a mine. Can it …"); "they" is something in the plural,
    "he" somebody with a name.
    """
    clause = reading.clause_of(span)
    behind = {t.group for t in clause.tags if t.start >= span.end}
    done_to = index.objects.get(span.id, frozenset())
    before = [_nouns(c, reading) for c in reversed(reading.clauses) if c.start < clause.start]
    sides = {role for role, _ in index.concepts[(ConceptKind.ACT, span.id)].sets}
    if sides >= {Role.ACTOR, Role.OBJECT} and clause.has("me"):
        # Nobody attacks a unit of their own: "my ship is on a mine, can I shoot it?"
        own = {n for nouns in before for n in nouns if n.start in reading.mine and index.is_a(n.id, "unit")}
        before = [[n for n in nouns if n not in own] for nouns in before]
    found: dict[str, str] = {}
    # What the act can be done to comes first, wherever it was named: "a ship passes my card. Can I exhaust it?"
    suited = [[n for n in nouns if any(index.related(n.id, thing) for thing in done_to)] for nouns in before]
    for places, pronouns in ((suited, behind & _ANTECEDENTS.keys()), (before, _ANTECEDENTS.keys())):
        for nouns in places:
            for pronoun in pronouns:
                meant = _meant(pronoun, nouns, clause, reading, index)
                if meant:
                    found.setdefault(pronoun, meant)
    return found


def _nouns(clause: Clause, reading: Reading) -> list[Found]:
    """The things and names of a clause, but not what only begins the name of a quantity ("my squadron value").

    What something is compared with ("treated as a squadron") is not what is spoken of either.
    """
    quantities = [s for s in reading.spans if s.kind == "quantity"]
    compared = {t.end for t in clause.tags if t.group == "as_"}
    return [
        s for s in reading.spans
        if s.kind in ("thing", "name") and clause.start <= s.start < clause.end and s.start not in compared
        and not any(q.covers(s) and q.end > s.end for q in quantities)
    ]  # fmt: skip


def _meant(pronoun: str, nouns: list[Found], clause: Clause, reading: Reading, index: Index) -> str | None:
    """Which of some nouns a pronoun of a clause stands for, the likeliest kind first."""
    fitting = [s for s in nouns if _agrees(pronoun, s, reading, index)]
    he = next((s.id for s in nouns if clause.has("he") and _agrees("he", s, reading, index)), None)
    if pronoun != "he" and he is not None:
        fitting = [s for s in fitting if s.id != he]  # "is he kept from attacking it": it is somebody else
    if pronoun == "it":
        # What is plural is not it, if anything else can be: "it holds 4 tokens, must I discard it?"
        fitting = [s for s in fitting if not _agrees("they", s, reading, index)] or fitting
    of_kind = ([s.id for s in fitting if index.is_a(s.id, kind)] for kind in _ANTECEDENTS[pronoun])
    return next((ids[0] for ids in of_kind if ids), None)


def _agrees(pronoun: str, noun: Found, reading: Reading, index: Index) -> bool:
    plural = reading.words[noun.end - 1].surface.lower().endswith("s")
    if noun.kind == "name" and index.is_a(noun.id, "card"):
        plural &= index.entities[noun.id].name.lower().endswith("s")  # "EDS" is one card
    if pronoun == "they":
        return plural
    return pronoun != "he" or (noun.kind == "name" and index.entities[noun.id].unique)


def meant(part: Part, reading: Reading, index: Index) -> str:
    """What "the token" or "the die" stands for: the only kind of it that was named before ("a navigate token").

    Beside a single card, any token is of the only kind of which its statements speak. So is "the upgrade" the only one
    that is named.
    """
    if part.id not in (TOKEN, DIE):
        return card_meant(part.id, part.start, reading, index) or part.id
    named = {s.id for s in reading.spans if s.kind == "thing" and index.is_a(s.id, part.id)} - {part.id}
    if part.id == TOKEN and not named and len(reading.names) == 1:
        said = {f.thing for c in index.claims_by_party.get(reading.names[0], ()) for f in c.roles}
        named = {thing for thing in said if index.is_a(thing, TOKEN)} - {TOKEN}
        return named.pop() if len(named) == 1 else part.id
    if part.start not in reading.definite:
        return part.id
    before = {s.id for s in reading.spans if s.kind == "thing" and s.start < part.start and s.id in named}
    return before.pop() if len(before) == 1 else part.id


def card_meant(thing: str, start: int, reading: Reading, index: Index) -> str | None:
    """The card that "the upgrade" or "my title" at a place stands for: the only one of that kind that is named."""
    if not index.is_a(thing, UPGRADE) or start not in reading.definite | reading.mine | reading.pointed_at:
        return None
    kind = {name for name in reading.names if index.is_a(name, thing)}
    return kind.pop() if len(kind) == 1 else None
