"""Whether a statement says what "what", "who" or "which" asks for, and does not only speak of the same things."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from armada_kb.answer.index import Index
from armada_kb.answer.question import Question
from armada_kb.answer.spans import Found
from armada_kb.model.claims import Claim, Role, asked_dimensions
from armada_kb.model.language import HAVING
from armada_kb.model.statements import Statement
from armada_kb.model.vocabulary import ConceptKind
from armada_kb.syntax.words import fold_phrase, fold_word, tokens

_OF_A_THING = ("which", "what", "what_is", "listing")


def pertinent(statement: Statement, terms: tuple[Found, ...], question: Question) -> bool:
    """Whether a statement speaks of an act that is asked about, and of the thing or the doer that is asked for."""
    claims = statement.meaning.claims
    words = words_of(statement)
    acts = [t for t in apart(terms) if any(t.covers(o) and o.kind == "act" for o in terms)]
    if acts and not any(
        _said((act.start, act.end), words, question)
        or any(_told(t, claims, question.index) for t in within(act, terms))
        for act in acts
    ):  # fmt: skip
        return False
    if happens(question) and not all(
        any(_told(t, claims, question.index) for t in within(place, terms))
        or _said((place.start, place.end), words, question)
        for place in apart(terms)
    ):  # fmt: skip
        return False
    thing = asked_thing(terms, question)
    if thing and not _told(thing, claims, question.index) and not _said((thing.start, thing.end), words, question):
        return False
    if not _asks_for_a_doer(question) or not claims:
        return True
    return _names_a_doer(claims, terms, question.index) and _every_thing(claims, words, terms, question)


def happens(question: Question) -> bool:
    """Whether it asks what happens, so that all it tells is what is asked about."""
    return question.reading.asked_clause.opening == "happening"


def apart(terms: tuple[Found, ...]) -> list[Found]:
    """The longest of the terms that stand in different places, one a place."""
    longest = [t for t in terms if not any(o.covers(t) and o.length > t.length for o in terms)]
    return list({(t.start, t.end): t for t in longest}.values())


def within(place: Found, terms: tuple[Found, ...]) -> list[Found]:
    """The readings of a place: all of its words, or some of them as another kind of term, but not as a vaguer one."""
    return [t for t in terms if place.covers(t) and (t.length == place.length or t.kind != place.kind)]


def asked_thing(terms: tuple[Found, ...], question: Question) -> Found | None:
    """The thing that is asked for: the one right behind "which", "what are" or "name all"."""
    clause = question.reading.asked_clause
    if clause.opening not in _OF_A_THING:
        return None
    start = clause.tags[0].end
    here = [t for t in terms if t.kind == "thing" and start <= t.start <= start + 1]
    return max(here, key=lambda t: (-t.start, t.length), default=None)


def counts_out(statement: Statement, thing: Found) -> frozenset[int]:
    """How many of a thing a statement says that there are, so that it names them all ("4 size classes")."""
    having = (f for c in statement.meaning.claims if c.act in HAVING for f in c.roles)
    return frozenset(f.amount for f in having if f.thing == thing.id and f.amount and f.amount > 1)


def words_of(statement: Statement) -> frozenset[str]:
    """The folded words of a statement, in our own words and in the claims'."""
    texts = (statement.says, *(c.text for c in statement.meaning.claims))
    return frozenset[str]().union(*map(_folded, texts))


@lru_cache(maxsize=8_192)
def _folded(text: str) -> frozenset[str]:
    return frozenset(fold_word(w.surface) for w in tokens(text))


def _told(term: Found, claims: Iterable[Claim], index: Index) -> bool:
    """Whether a claim is about the term: its act, or something in a role."""
    match term.kind:
        case "act":
            return any(index.related(term.id, c.act) for c in claims)
        case "value":
            return term.setting.dimension in asked_dimensions(claims)
        case _:
            return any(index.related(term.id, f.thing) for c in claims for f in c.roles)


def _said(place: tuple[int, int], words: frozenset[str], question: Question) -> bool:
    """Whether the statement has the words of a place, or those of what a term there is called."""
    asked = [question.reading.words[i].folded for i in range(*place)]
    names = [
        fold_phrase(p) for s in question.reading.spans if (s.start, s.end) == place and s.kind != "name"
        for p in question.index.concepts[(ConceptKind(s.kind), s.concept)].phrases
    ]  # fmt: skip
    return any(words.issuperset(row) for row in (asked, *names))


def _asks_for_a_doer(question: Question) -> bool:
    """Whether "who", or "what can" with nothing before the verb, asks who or what does it."""
    clause, reading = question.reading.asked_clause, question.reading
    if clause.opening == "who" or len(clause.tags) < 2:
        return clause.opening == "who"
    opening, verb = clause.tags[0], clause.tags[1]
    return (
        clause.opening in _OF_A_THING and verb.group in ("can", "must") and verb.start == opening.end
        and any(s.kind == "act" and s.start == verb.end for s in reading.spans)
    )  # fmt: skip


def _names_a_doer(claims: Iterable[Claim], terms: tuple[Found, ...], index: Index) -> bool:
    """Whether a claim that is about an act or a fact asked for says who does it, or to whom it is done."""
    asked = [t for t in terms if t.kind in ("act", "value")]
    about = [c for c in claims if any(_told(t, (c,), index) for t in asked)] or claims
    return any(f.role in (Role.ACTOR, Role.RECIPIENT) for c in about for f in c.roles)


def _every_thing(claims: Iterable[Claim], words: frozenset[str], terms: tuple[Found, ...], question: Question) -> bool:
    """Whether a statement speaks of everything that stands in the question."""
    things = [t for t in terms if t.kind == "thing"]
    return all(
        any(_told(o, claims, question.index) for o in terms if (o.start, o.end) == (t.start, t.end))
        or _said((t.start, t.end), words, question)
        for t in things if not any(o.covers(t) and o.length > t.length for o in question.reading.spans)
    )  # fmt: skip
