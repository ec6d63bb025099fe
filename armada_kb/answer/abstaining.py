"""Answers that say honestly that there is none: the type of unknown, what is missing, and what comes closest."""

from __future__ import annotations

from rapidfuzz import fuzz, process

from armada_kb.answer.answer import Answer, Kind, Understood, UnknownReason, Verdict
from armada_kb.answer.asking import Sought
from armada_kb.answer.citing import setting_words
from armada_kb.answer.question import Question
from armada_kb.answer.situation import Fact
from armada_kb.answer.understanding import Doubt
from armada_kb.answer.unknown import Abstention
from armada_kb.answer.wording import listed, sentence
from armada_kb.model.vocabulary import ConceptKind
from armada_kb.syntax.words import Token

_MOST_RELATED = 8
_MOST_SUGGESTIONS = 3
_NEAR_ENOUGH = 70
# A single unknown word is more often a verb than a name.
_NAME_WORDS = 2
_TERMS = ("thing", "value", "window", "quantity")


def unreadable_question(question: str, why: str) -> Answer:
    """The answer to a text that is no question at all."""
    return Answer(question, Understood(), Kind.WHAT, Verdict.UNKNOWN, why, unknown=UnknownReason.NOT_A_RULES_QUESTION)


def abstain(question: Question, found: Abstention) -> Answer:
    """The answer behind an abstention, with its reason made as precise as the question allows."""
    reason, words = _reason(question, found)
    suggestions = _suggestions(question) if reason is UnknownReason.UNKNOWN_NAME else ()
    return Answer(
        question=question.text, understood=question.understood(_left_over(question, found)), kind=question.kind,
        verdict=Verdict.UNKNOWN, answer=sentence("Unknown:", [words]), detail=_detail(found),
        unknown=reason, related=_related(question, found), suggestions=suggestions,
    )  # fmt: skip


def excluded(question: Question, clash: tuple[Fact, ...]) -> Answer:
    """The answer to a question whose given facts exclude each other or what it says itself."""
    facts = listed(f"“{'not ' * f.denied}{setting_words(f.setting, question.index)}”" for f in clash)
    why = f"the facts exclude each other: {facts}."
    return Answer(
        question=question.text, understood=question.understood(), kind=question.kind, verdict=Verdict.UNKNOWN,
        answer=sentence("Unknown:", [why]), unknown=UnknownReason.NO_RULING,
    )  # fmt: skip


def _reason(question: Question, found: Abstention) -> tuple[UnknownReason, str]:
    index, reading = question.index, question.reading
    if question.asking.sought is Sought.TASTE:
        return UnknownReason.NOT_A_RULES_QUESTION, "this asks for an opinion, a price or a plan, which no rule decides."
    if found.reason in (UnknownReason.SEVERAL_OUTCOMES, UnknownReason.JUDGE_DECIDES):
        return found.reason, "statements that apply here disagree and nothing says which of them wins."
    if _for_a_judge(question):
        return UnknownReason.JUDGE_DECIDES, "no rule decides this; a judge does, or both players together."
    if reading.ambiguous:
        name = reading.ambiguous[0]
        which = listed((_described(question, id) for id in name.ids[:4]), "or")
        return UnknownReason.UNKNOWN_NAME, f"“{name.words}” could be {which}."
    unknown = [reading.words[i] for i in reading.unknown]
    capital = [w for w in unknown if w.surface[:1].isupper() and w.start > 0]
    records = [n for n in question.names if not index.encoded(n) and index.is_a(n, "card")]
    if capital:
        return UnknownReason.UNKNOWN_NAME, f"no card or rule is called “{' '.join(w.surface for w in capital[:4])}”."
    if any(w.surface.casefold() in question.book.outside for w in reading.words):
        return UnknownReason.NOT_A_RULES_QUESTION, "this is about something else than the rules of the game."
    if unknown and not records:
        return _not_known(question, unknown)
    if records:
        names = listed(index.entities[n].name for n in records[:3])
        return (
            UnknownReason.NOT_ENCODED,
            f"the text of {names} is not in the knowledge base, and no ruling here decides it.",
        )
    if not question.names and not any(s.kind in _TERMS for s in reading.spans):
        return UnknownReason.NOT_A_RULES_QUESTION, "nothing in it is a card or a term of the rules."
    return UnknownReason.NO_RULING, "no statement of the knowledge base decides this."


def _for_a_judge(question: Question) -> bool:
    """Whether words stand in the question of what a judge settles: pieces moved by accident, quarrels over range."""
    said = tuple(w.folded for w in question.reading.words)
    return any(said[start : start + len(p)] == p for p in question.book.judged for start in range(len(said)))


def _not_known(question: Question, unknown: list[Token]) -> tuple[UnknownReason, str]:
    """What it means that some words are known to nobody: a name, something beside the rules, or no matter of theirs."""
    near = not question.names and len(unknown) == 1 and _suggestions(question)
    if near or _fills_a_name(question) or _is_a_subject(question):
        return UnknownReason.UNKNOWN_NAME, f"no card or rule is called “{' '.join(w.surface for w in unknown[:4])}”."
    words = listed(w.surface for w in unknown[:3])
    if question.names or any(s.kind in _TERMS for s in question.reading.spans):
        return UnknownReason.NO_RULING, f"no statement of the knowledge base speaks of “{words}”."
    return UnknownReason.NOT_A_RULES_QUESTION, f"the rules know nothing of “{words}”."


def _is_a_subject(question: Question) -> bool:
    """Whether unknown words stand where a card does: "does X Y stack with …?", "X Y, can I …?".

    That is right behind the words that ask, or all of a clause before them, with no word of grammar in between; the
    words of a longer name that is not known may be terms, or part of another name.
    """
    reading, index = question.reading, question.index
    asked = reading.asked_clause
    if asked.opening in ("does", "can", "be") and len(reading.unknown) >= _NAME_WORDS:
        first, last = reading.unknown[0], reading.unknown[-1]
        start = asked.tags[0].end if asked.tags else asked.start
        tags = {t.start for t in asked.tags[1:]}
        follows = last + 1 in tags | {s.start for s in reading.spans}
        alone = not tags.intersection(range(start, last))
        if first - start <= 1 and last - first <= _NAME_WORDS and last < asked.end and follows and alone:
            return True
    before = reading.clauses[: reading.asked]
    return any(
        not c.tags and 1 < c.end - c.start <= _NAME_WORDS + 1 and any(c.start <= i < c.end for i in reading.unknown)
        and all(reading.words[i].is_word for i in range(c.start, c.end))
        and all(index.is_a(s.id, "card") for s in reading.spans if s.kind == "name" and c.start <= s.start < c.end)
        and not any(s.kind == "value" and s.length > 1 and c.start <= s.start < c.end for s in reading.spans)
        for c in before
    )  # fmt: skip


def _fills_a_name(question: Question) -> bool:
    """Whether several unknown words stand where a name would: all of a clause, or all that "what does … do" asks of."""
    reading = question.reading
    if question.names or len(reading.unknown) < _NAME_WORDS:
        return False
    first, last = reading.unknown[0], reading.unknown[-1]
    clause = next(c for c in reading.clauses if c.start <= first < c.end)
    if last - first + 1 != len(reading.unknown) or last >= clause.end:
        return False
    beside = {i for i in range(clause.start, clause.end) if reading.words[i].is_word} - set(reading.unknown)
    light = {
        i for s in reading.spans if s.kind == "act" and question.index.concepts[(ConceptKind.ACT, s.id)].light
        for i in range(s.start, s.end)
    }  # fmt: skip
    small = {i for t in clause.tags for i in range(t.start, t.end)}
    return all(i in light | small or reading.words[i].folded in question.book.everyday for i in beside)


def _described(question: Question, id: str) -> str:
    entity = question.index.entities[id]
    return f"{entity.name} ({entity.kinds[-1].replace('-', ' ')})" if entity.kinds else entity.name


def _detail(found: Abstention) -> str:
    if not found.doubts:
        return ""
    return "Not accounted for: " + listed(sorted(str(d) for d in found.doubts if d is not Doubt.FORM)) + "."


def _left_over(question: Question, found: Abstention) -> tuple[str, ...]:
    return found.ignored or tuple(dict.fromkeys(question.reading.words[i].surface for i in question.reading.unknown))


def _related(question: Question, found: Abstention) -> tuple[str, ...]:
    """What comes closest: statements that were reached, else those that name what the question names."""
    index = question.index
    claims = [c.statement for n in question.names for c in index.claims_by_party.get(n, ())]
    return tuple(dict.fromkeys((*found.related, *claims)))[:_MOST_RELATED]


def _suggestions(question: Question) -> tuple[str, ...]:
    """Names that are spelt like the unknown words, alone or with the words beside them."""
    reading = question.reading
    best: dict[str, float] = {}
    for position in reading.unknown:
        for start in range(max(0, position - 2), position + 1):
            for end in range(position + 1, min(len(reading.words), position + 3) + 1):
                asked = reading.surface(start, end)
                for name, score, _ in process.extract(asked, question.book.names, scorer=fuzz.ratio,
                                                      limit=_MOST_SUGGESTIONS, score_cutoff=_NEAR_ENOUGH):  # fmt: skip
                    best[name] = max(score, best.get(name, 0.0))
    return tuple(sorted(best, key=lambda name: (-best[name], name))[:_MOST_SUGGESTIONS])
