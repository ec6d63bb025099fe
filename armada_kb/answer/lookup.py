"""What, who, which, where, why: the statement that speaks of what is asked, where one clearly does.

Such an answer is the statement itself, so nothing is concluded; it must account for the names and nearly all terms.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from armada_kb.answer.answer import Answer, Item, Kind, UnknownReason
from armada_kb.answer.citing import cite, read_off, window_names
from armada_kb.answer.index import OWN_TEXT, Index
from armada_kb.answer.pertinence import apart, asked_thing, counts_out, happens, pertinent, words_of
from armada_kb.answer.provisos import passed_over, turned_round
from armada_kb.answer.question import Question
from armada_kb.answer.reach import vocabulary_of
from armada_kb.answer.spans import Found
from armada_kb.answer.unknown import Abstention
from armada_kb.answer.wording import closest_sentence, paragraph, sentence
from armada_kb.model.claims import DENYING, Mode
from armada_kb.model.statements import Statement
from armada_kb.model.vocabulary import ConceptKind

# A statement must speak of this share of what is asked; statements this near to the best are shown with it.
_ENOUGH = 0.64
_AS_GOOD = 0.08
_MOST_SHOWN = 3
# "What does X do?", "How does X work?"
_OF_A_CARD = ("what", "what_is", "how")


@dataclass(frozen=True, slots=True)
class _Candidate:
    score: float
    statement: Statement


def lookup(question: Question) -> Answer | Abstention:
    """The statement that answers, or an abstention where none or too many come near."""
    index = question.index
    if question.reading.ambiguous:
        return Abstention(UnknownReason.NO_RULING)
    terms = _terms(question)
    light = {(s.start, s.end) for s in question.reading.spans if _light(s, index)}
    if all((t.start, t.end) in light for t in terms) and not happens(question):
        return _of_the_names(question)
    found = sorted(
        (_Candidate(_share(terms, s, question), s) for s in _reach(question)),
        key=lambda c: (-c.score, not c.statement.meaning, c.statement.id),
    )  # fmt: skip
    near = tuple(c.statement.id for c in found[:4] if c.score > 0)
    if len(apart(terms)) < 2 and not question.cards:
        return _counted_out(question, terms, near)
    good = [c for c in found if c.score >= _ENOUGH and pertinent(c.statement, terms, question)]
    if not good:
        return Abstention(UnknownReason.NO_RULING, related=near)
    # "What are the hull zones of X?": what counts them out says it, not whatever else speaks of them.
    thing = None if any(t.kind == "act" for t in terms) else asked_thing(terms, question)
    good = [c for c in good if thing and counts_out(c.statement, thing)] or good
    shown = [c.statement for c in good if good[0].score - c.score <= _AS_GOOD][:_MOST_SHOWN]
    if happens(question) and len({(s.home, s.section if index.entities[s.home].is_rule else s.id) for s in shown}) > 1:
        return Abstention(UnknownReason.NO_RULING, related=near)
    return _told(question, terms, shown)


def _told(question: Question, terms: tuple[Found, ...], shown: list[Statement]) -> Answer | Abstention:
    """The answer that these statements are."""
    index = question.index
    if _unexplained(question, shown) or _denied(question, shown) or passed_over(question, (s.id for s in shown)):
        return Abstention(UnknownReason.NO_RULING, related=tuple(s.id for s in shown))
    windows = [w for s in shown for c in s.meaning.claims for w in c.windows]
    asked = " ".join((question.text, *question.canonical_words))
    return Answer(
        question.text, question.understood(), Kind.WHAT, None,
        sentence("", [closest_sentence(shown[0].says, asked), *(s.says for s in shown)]),
        detail=paragraph(s.says for s in shown), when=window_names(windows, index),
        items=_things(question, terms, shown),
        citations=cite((s.id for s in shown), index), proof=read_off(shown[0].says, (s.id for s in shown), index),
    )  # fmt: skip


def _of_the_names(question: Question) -> Answer | Abstention:
    """Where nothing but cards is spoken of: the text of the one, or what is said of them together."""
    index, cards, reading = question.index, question.cards, question.reading
    spans = [(s.start, s.end) for s in reading.spans] + [(t.start, t.end) for c in reading.clauses for t in c.tags]
    more = set(range(len(reading.words))) - {i for start, end in spans for i in range(start, end)}
    if (
        reading.asked_clause.opening not in _OF_A_CARD or _how_far(question)
        or turned_round(question) or not cards or len(cards) != len(question.names) or not index.encoded(cards[0])
        or any(reading.words[i].is_word for i in more)
    ):  # fmt: skip
        return Abstention(UnknownReason.NO_RULING)
    if len(cards) == 1:
        own = [s for s in index.statements_of.get(cards[0], ()) if s.section == OWN_TEXT]
        own.sort(key=lambda s: not s.meaning.claims)
    else:
        claims = [c for c in index.claims.values() if set(cards) <= set(c.parties)]
        own = [index.statements[id] for id in dict.fromkeys(c.statement for c in claims)][:_MOST_SHOWN]
    return _told(question, (), own) if own else Abstention(UnknownReason.NO_RULING)


def _how_far(question: Question) -> bool:
    """Whether "how", "at what distance" … asks for more than how a card works."""
    clause = question.reading.asked_clause
    return clause.opening == "how" and clause.tags[0].end > clause.start + 1


def _counted_out(question: Question, terms: tuple[Found, ...], near: tuple[str, ...]) -> Answer | Abstention:
    """Where nothing but one thing is spoken of ("what are the size classes?"): what counts it out, all alike."""
    thing = asked_thing(terms, question)
    found = {s: counts_out(s, thing) for s in question.index.statements.values()} if thing else {}
    counting = [s for s, numbers in found.items() if numbers]
    alike = len({n for s in counting for n in found[s]}) == 1
    return _told(question, terms, counting) if alike else Abstention(UnknownReason.NO_RULING, related=near)


def _things(question: Question, terms: tuple[Found, ...], shown: list[Statement]) -> tuple[Item, ...]:
    """The things of the asked kind that the statements speak of ("which command tokens …")."""
    index = question.index
    kind = next((t for t in sorted(terms, key=lambda t: (t.start, -t.length)) if t.kind == "thing"), None)
    said = {t.id for t in terms}
    items: dict[str, list[str]] = {}
    for statement in shown:
        for claim in statement.meaning.claims:
            for filler in claim.roles:
                special = kind and filler.thing != kind.id and index.is_a(filler.thing, kind.id)
                if special and filler.thing not in said and claim.mode not in (Mode.CANNOT, Mode.DOES_NOT):
                    items.setdefault(filler.thing, []).append(statement.id)
    return tuple(Item(id, index.name_of(id), tuple(dict.fromkeys(because))) for id, because in items.items())


def _terms(question: Question) -> tuple[Found, ...]:
    """The terms of what is asked; that a named card is a card tells nothing."""
    index, reading = question.index, question.reading
    named = {g for n in question.names for g in index.general(n)}
    places = {(n.start, n.end) for n, _ in reading.entities}
    opening = reading.asked_clause.tags[0].end if reading.asked_clause.opening else reading.asked_clause.start
    happening = happens(question)
    return tuple(
        s for s in reading.spans
        if s.kind != "name" and (s.start, s.end) not in places and s.id not in named
        and not _light(s, index) and (s.end > opening if reading.in_asked(s.start) else happening)
    )  # fmt: skip


def _light(span: Found, index: Index) -> bool:
    return span.kind == "act" and index.concepts[(ConceptKind.ACT, span.id)].light


def _reach(question: Question) -> Iterable[Statement]:
    """Statements that are about every named card, as their home or a party; of the rules where no card is named."""
    index = question.index
    names = [n for n in question.names if not index.is_a(n, "ship-class")]
    for statement in index.statements.values():
        parties = {p for c in statement.meaning.claims for p in c.parties} | {statement.home}
        home = index.entities[statement.home]
        # A ruling about a card that nobody named answers another question.
        strangers = all(set(c.parties) - set(names) for c in statement.meaning.claims)
        if statement.meaning.claims and strangers:
            continue
        if (names and all(n in parties for n in names)) or (not names and home.is_rule):
            yield statement


def _share(terms: tuple[Found, ...], statement: Statement, question: Question) -> float:
    """Which share of the terms a statement speaks of; rare terms weigh more than common ones."""
    known = vocabulary_of(statement.meaning.claims, question.index)
    subjects = {c.act for c in statement.meaning.claims} | {f.thing for c in statement.meaning.claims for f in c.roles}
    words = words_of(statement)
    total = spoken = 0.0
    for place in {(t.start, t.end) for t in terms}:
        here = [t for t in terms if (t.start, t.end) == place]
        weight = max(_weight(t, question) for t in here)
        total += weight
        folded = [question.reading.words[i].folded for i in range(*place)]
        if any(_known(t, known, subjects, question.index) for t in here) or all(w in words for w in folded):
            spoken += weight
    return spoken / total if total else 0.0


def _known(term: Found, known: set[str], subjects: set[str], index: Index) -> bool:
    if term.kind == "value":
        return str(term.setting) in known
    return term.id in known or any(index.related(term.id, s) for s in subjects)


def _weight(term: Found, question: Question) -> float:
    """1 for a term that few claims use, less for one that many do."""
    frequency = question.index.frequency(term.id if term.kind != "value" else term.setting.dimension)
    return 1.0 / (1.0 + 0.05 * frequency)


def _denied(question: Question, shown: list[Statement]) -> bool:
    """Whether what is asked is what is not so, and the statements say only what is."""
    return turned_round(question) and not any(c.mode in DENYING for s in shown for c in s.meaning.claims)


def _unexplained(question: Question, shown: list[Statement]) -> bool:
    """Whether it holds words that the program does not know, or a number of no term, that the statements do not use."""
    words, reading = frozenset(w for s in shown for w in words_of(s)), question.reading
    in_terms = {i for s in reading.spans for i in range(s.start, s.end)}
    numbers = (i for i, w in enumerate(reading.words) if w.is_number and i not in in_terms)
    return any(reading.words[i].folded not in words for i in (*reading.unknown, *numbers))
