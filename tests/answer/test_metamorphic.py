"""Another way to ask leaves the answer, the opposite turns it, and more knowledge turns nothing that is certain."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable

import pytest

from armada_kb.answer.answer import Answer, Verdict
from armada_kb.answer.question import Question
from armada_kb.model.vocabulary import ConceptKind
from armada_kb.regress.cases import Case
from tests.knowledge.game import question, saved_questions, session

_SAMPLED = 14
_TURNED = {Verdict.YES: Verdict.NO, Verdict.NO: Verdict.YES}


def _decided(every: int = 1) -> list[tuple[Case, Answer]]:
    """So many-th saved questions that are answered with yes or no."""
    found = [(case, session().ask(case.question, case.given)) for case in saved_questions()[::every]]
    return [(case, answer) for case, answer in found if answer.verdict in (Verdict.YES, Verdict.NO)]


def _plural(case: Case) -> str | None:
    """The first "a ship" as "ships", "a squadron" as "squadrons"."""
    found = re.sub(
        r"\b[Aa] (ship|squadron|token|die)\b(?! (?:with|of|that|in|has|is|card))", _many, case.question, count=1
    )
    return found if found != case.question else None


def _many(match: re.Match[str]) -> str:
    word = "dice" if match[1] == "die" else f"{match[1]}s"
    return word.capitalize() if match[0][0] == "A" else word


def _synonym(case: Case) -> str | None:
    """The first thing or act by another phrase that people have for it."""
    asked = question(case)
    for span in asked.reading.spans:
        if span.kind != "thing" or len(_here(span.start, span.end, asked)) > 1:
            continue
        concept = asked.index.concepts[(ConceptKind.THING, span.id)]
        words = asked.reading.surface(span.start, span.end)
        others = [p for p in concept.asked_as if not _extends(p, words) and "N" not in p.split()]
        if others:
            return case.question.replace(words, random.Random(words).choice(others), 1)  # noqa: S311 - the same every time
    return None


def _extends(one: str, other: str) -> bool:
    """Whether one of two phrases holds the other: it may say more."""
    return one.casefold() in other.casefold() or other.casefold() in one.casefold()


def _here(start: int, end: int, asked: Question) -> set[str]:
    return {s.id for s in asked.reading.spans if s.start < end and start < s.end}


def _misspelt(case: Case) -> str | None:
    """The longest word of a name with two letters in the middle changed over."""
    asked = question(case)
    names = [w for named, _ in asked.reading.entities for w in asked.reading.words[named.start : named.end]]
    word = max(names, key=lambda w: len(w.surface), default=None)
    if word is None or len(word.surface) < 8:
        return None
    middle = len(word.surface) // 2
    slip = word.surface[: middle - 1] + word.surface[middle] + word.surface[middle - 1] + word.surface[middle + 1 :]
    return case.question[: word.start] + slip + case.question[word.end :] if slip != word.surface else None


def _other_order(case: Case) -> str | None:
    """Two cards joined by "and", the other way round."""
    asked = question(case)
    named = asked.reading.entities
    if len(named) != 2 or not all(asked.index.is_a(id, "upgrade") for _, id in named):
        return None
    first, last = (asked.reading.surface(n.start, n.end) for n, _ in named)
    joined = f"{first} and {last}"
    return case.question.replace(joined, f"{last} and {first}") if joined in case.question else None


def _right(case: Case) -> str | None:
    return f"{case.question.rstrip('?. ')}, right?" if case.question.endswith("?") else None


_INVERTED = re.compile(r"\b(can|may|could|must|is|are) (i|we|it|they|you|he) ([^?.]*)\?*$", re.IGNORECASE)


def _told(case: Case) -> str | None:
    """ "Can I …?" as "I can …, right?"."""
    found = re.sub(_INVERTED, lambda m: f"{m[2]} {m[1].lower()} {m[3]}, right?", case.question)
    return found if found != case.question else None


_ALIKE: dict[str, tuple[Callable[[Case], str | None], int]] = {
    "plural": (_plural, 20), "synonym": (_synonym, 40), "slip": (_misspelt, 60), "order": (_other_order, 8),
    "right": (_right, 100), "told": (_told, 100),
}  # fmt: skip


def _same(change: Callable[[Case], str | None], cases: Iterable[tuple[Case, Answer]]) -> tuple[int, list[str]]:
    """How many changed questions still get an answer, and those with another one."""
    understood, turned = 0, []
    for case, before in cases:
        text = change(case)
        if text is None:
            continue
        after = session().ask(text, case.given)
        understood += after.unknown is None
        if after.verdict is _TURNED[before.verdict or Verdict.YES]:
            turned.append(f"{case.question} -> {text}")
    return understood, turned


@pytest.mark.parametrize("way", _ALIKE)
def test_another_way_to_ask_a_sample_turns_nothing(way: str) -> None:
    change, _ = _ALIKE[way]
    assert _same(change, _decided(_SAMPLED))[1] == []


@pytest.mark.exhaustive
@pytest.mark.parametrize("way", _ALIKE)
def test_another_way_to_ask_turns_nothing_and_is_understood(way: str) -> None:
    change, least = _ALIKE[way]
    understood, turned = _same(change, _decided())
    assert turned == []
    assert understood >= least


@pytest.mark.parametrize("form", ["Is it so that {}?", "Isn't it so that {}?", "{}, right?", "{}, correct?"])
def test_a_negation_turns_the_answer_and_a_request_to_confirm_leaves_it(form: str) -> None:
    assert session().ask(form.format("a ship can gather black dice at long range")).verdict is Verdict.NO
    assert session().ask("A ship cannot gather black dice at long range, right?").verdict is Verdict.YES
    assert session().ask(form.format("a ship can gather black dice at close range")).verdict is not Verdict.NO


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("a ship with Flak Guns can attack squadrons at medium range, right?", Verdict.NO),
        ("a ship with Flak Guns can attack squadrons at medium range, can't it?", Verdict.NO),
        ("a ship with Flak Guns can't attack squadrons at medium range, can it?", Verdict.NO),
        ("a ship with Flak Guns can't attack squadrons at medium range, right?", Verdict.YES),
    ],
)
def test_a_tag_asks_of_what_is_told_and_its_own_no_counts_for_nothing(text: str, verdict: Verdict) -> None:
    assert session().ask(text).verdict is verdict


def _learnt(cases: Iterable[tuple[Case, Answer]], times: int) -> list[str]:
    """The questions whose yes or no is turned by a value of a dimension that nothing gives or presumes."""
    index, turned = session().index, []
    for case, before in cases:
        rng = random.Random(case.question)  # noqa: S311 - the same every time
        told = {f.setting.dimension for f in question(case).facts.facts}
        presumed = set(before.presumed)
        open_ = [
            c for c in index.kb.vocabulary.concepts
            if c.kind is ConceptKind.VALUE and c.phrases and _is_open(c.id.partition("=")[0], told)
        ]  # fmt: skip
        for concept in rng.sample(open_, times):
            after = session().ask(case.question, (*case.given, concept.phrases[0]))
            if after.verdict is _TURNED[before.verdict or Verdict.YES] and not presumed - set(after.presumed):
                turned.append(f"{case.question} + {concept.phrases[0]}")
    return turned


def _is_open(dimension: str, told: set[str]) -> bool:
    """Whether nothing gives a dimension, by saying it, presuming it or deriving others from it."""
    known = session().index.dimensions[dimension]
    return known.default is None and not known.numeric and known.verbless is None and dimension not in told


def test_learning_what_was_open_turns_no_sampled_verdict() -> None:
    assert _learnt(_decided(_SAMPLED), 2) == []


@pytest.mark.exhaustive
def test_learning_what_was_open_turns_no_verdict() -> None:
    assert _learnt(_decided(), 20) == []
