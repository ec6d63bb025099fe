"""Cuts a question into clauses and finds the one that asks: step one of reading."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from armada_kb.syntax.parsing import Leaf, Node
from armada_kb.syntax.questions import parse_question, question_phrases
from armada_kb.syntax.words import Token, fold_phrase

BREAKS = frozenset({",", ";", ":", "(", ")", "?", ".", "!", "…", "–", "—", "/"})
_SENTENCE_ENDS = frozenset({"?", ".", "!"})


class ClauseKind(StrEnum):
    """What a clause does in a question: it asks, it tells a condition, or it just tells."""

    ASKED = "asked"
    SITUATION = "situation"
    PLAIN = "plain"


@dataclass(frozen=True, slots=True)
class Tag:
    """Words `start` to `end` (exclusive) belong to a group of `question.lark` (count, me, negator …).

    `part` is the part of the group that they belong to, where it has parts.
    """

    group: str
    start: int
    end: int
    part: str = ""


@dataclass(frozen=True, slots=True)
class Clause:
    """A stretch of the question. `opening` is the group of its first words where they ask."""

    kind: ClauseKind
    start: int
    end: int
    sentence: int
    opening: str = ""
    tags: tuple[Tag, ...] = ()

    def has(self, group: str) -> bool:
        return any(tag.group == group for tag in self.tags)

    @property
    def asks_only(self) -> bool:
        """Whether it holds no words but those of groups."""
        return sum(tag.end - tag.start for tag in self.tags) == self.end - self.start


@lru_cache(maxsize=1)
def _phrases_by_first() -> dict[str, list[tuple[tuple[str, ...], str]]]:
    table: dict[str, list[tuple[tuple[str, ...], str]]] = {}
    for phrase, terminal in question_phrases():
        folded = fold_phrase(phrase)
        if folded:
            table.setdefault(folded[0], []).append((folded, terminal))
    for rows in table.values():
        rows.sort(key=lambda row: -len(row[0]))
    return table


@lru_cache(maxsize=1)
def asking_words() -> frozenset[str]:
    """Every folded word of the phrases in `question.lark`."""
    return frozenset(word for phrase, _ in question_phrases() for word in fold_phrase(phrase))


def clauses(words: tuple[Token, ...]) -> tuple[Clause, ...]:
    """The clauses of a question in order; `words` include the marks in `BREAKS`."""
    folded = tuple(word.folded for word in words)
    table = _phrases_by_first()

    def terms_at(start: int) -> list[tuple[str, int]]:
        if folded[start] in BREAKS:
            return [("BREAK", start + 1)]
        return [
            (terminal, start + len(phrase))
            for phrase, terminal in table.get(folded[start], ())
            if folded[start : start + len(phrase)] == phrase
        ]

    tree = parse_question(len(words), terms_at)
    found: list[Clause] = []
    sentence = 0
    for node in tree.children:
        if node.data == "break_":
            sentence += folded[node.meta.start_pos] in _SENTENCE_ENDS
        elif node.data != "empty":
            found.extend(_split(_clause(node, sentence)))
    return tuple(_run_on(found))


def _run_on(found: list[Clause]) -> list[Clause]:
    """The clauses, with the question cut off from a condition that runs into it: "if X shoots me do Ys fire back".

    That is so where nothing else asks or tells in the last sentence, so that the condition would stand alone.
    """
    last = found[-1] if found else None
    if last is None or last.kind is not ClauseKind.SITUATION or any(c.kind is ClauseKind.ASKED for c in found):
        return found
    if any(c is not last and c.sentence == last.sentence for c in found):
        return found
    places = [t for t in last.tags if t.group in _RUNNING_ON and last.start + _RUN_UP < t.start < last.end - 1]
    if not places:
        return found
    start, opening = places[-1].start, places[-1].group
    told = Clause(last.kind, last.start, start, last.sentence, "", tuple(t for t in last.tags if t.start < start))
    tags = tuple(t for t in last.tags if t.start >= start)
    return [*found[:-1], told, Clause(ClauseKind.ASKED, start, last.end, last.sentence, opening, tags)]


def _clause(node: Node, sentence: int) -> Clause:
    tags = tuple(_tags(node))
    opening = ""
    if node.data == "asked":
        opening = next(tag.group for tag in tags if tag.group != "lead")
    return Clause(ClauseKind(node.data), node.meta.start_pos, node.meta.end_pos, sentence, opening, tags)


def _tags(node: Node) -> Iterator[Tag]:
    for child in node.children:
        if isinstance(child, Leaf):
            if child.type != "WORD":
                yield Tag(str(node.data), child.start_pos or 0, child.end_pos or 0)
        elif child.data in ("auxiliary",):
            yield from _tags(child)
        else:
            part = next((str(inner.data) for inner in child.children if not isinstance(inner, Leaf)), "")
            yield Tag(str(child.data), child.meta.start_pos, child.meta.end_pos, part)


_SHORT = 4
# What can open a question that a condition runs into, and after how many words at the least.
_RUNNING_ON, _RUN_UP = ("can", "must", "does"), 2
_BEFORE_NOUNS = ("near_", "on_", "from_", "with_", "against_", "during_")
LEAVE = ("permission", "approval")
PRONOUNS = ("me", "it", "they", "he")
_TAG_QUESTIONS = ("can", "does", "be", "must", "does_not", "cannot")
_RELATIVE = ("which", "who", "where")
_ASKING = ("can", "must", "does", "be", "cannot")
_WITH_PRONOUN = 3
# What asks wherever it stands: "X on a ship of value 5 how many tokens", "X is used in what step".
_IN_PLACE = ("count", "order", "when", "what_is")
# What "or" may join to a question without asking anything else: "…, or is that illegal?", "… or can't it?".
_ALTERNATIVE = frozenset({
    "either", "alternative", "link", "adverb", "confirm", "ban", "option", "can", "cannot", "must",
    "does", "does_not", "be", "negator", "duty", *LEAVE, *PRONOUNS,
})  # fmt: skip
# Parts of "count": the most or the least is asked for where a clause begins with them; inside they limit ("at most 2").
HIGHEST, LOWEST = BOUNDS = ("highest", "lowest")


def _split(clause: Clause) -> list[Clause]:
    """Cuts before a subordinator inside a clause, and where it begins to ask ("… can I …", "… how many …")."""
    cuts: dict[int, ClauseKind] = {}
    for tag in clause.tags:
        if tag.start == clause.start:
            continue
        if tag.group in ("either", "alternative") and _goes_on_asking(clause, tag):
            cuts[tag.start] = ClauseKind.PLAIN
            break
        if tag.group == "subordinator":
            cuts[tag.start] = ClauseKind.SITUATION
        elif tag.group in _IN_PLACE and clause.kind is not ClauseKind.ASKED and tag.part not in BOUNDS:
            cuts[tag.start] = ClauseKind.ASKED
    other = next((start for start, kind in cuts.items() if kind is ClauseKind.PLAIN), clause.end)
    for number, before in enumerate((t for t in clause.tags if t.start < other), start=1):
        after = clause.tags[number] if number < len(clause.tags) else None
        spoken_to = after is not None and after.group in PRONOUNS and before.end == after.start
        # A longer opening ("do I have to") holds its pronoun itself.
        inverted = before.group in _ASKING and (spoken_to or before.end - before.start >= _WITH_PRONOUN)
        if inverted and before.start > clause.start and clause.kind is not ClauseKind.ASKED:
            cuts[before.start] = ClauseKind.ASKED
    starts = [clause.start, *sorted(cuts)]
    parts = []
    for start, end in zip(starts, [*starts[1:], clause.end], strict=True):
        tags = tuple(tag for tag in clause.tags if start <= tag.start < end)
        kind = cuts.get(start, clause.kind)
        opening = tags[0].group if start in cuts and kind is ClauseKind.ASKED else clause.opening
        parts.append(Clause(kind, start, end, clause.sentence, opening if kind is ClauseKind.ASKED else "", tags))
    return parts


def _goes_on_asking(clause: Clause, either: Tag) -> bool:
    """Whether a clause ends with the other answer to what it asks, from "or" on: "… or is that illegal?"."""
    rest = [t for t in clause.tags if t.start >= either.start]
    return (
        sum(t.end - t.start for t in rest) == clause.end - either.start
        and (len(rest) > 1 or either.group == "alternative")
        and all(t.group in _ALTERNATIVE for t in rest)
    )  # fmt: skip


def asked_clause(found: tuple[Clause, ...], words: tuple[Token, ...], verbs: frozenset[int] = frozenset()) -> int:
    """The number of the clause that asks: the last one with a question's opening, else the last that tells.

    A short last clause that only asks for assent ("…, true?") is passed over. `verbs` are the numbers of the words of
    acts: "it goes off when I land there" asks of the going off.
    """
    asking = [
        i for i, c in enumerate(found)
        if c.kind is ClauseKind.ASKED and not _asks_of_another(found, i)
    ]  # fmt: skip
    if asking:
        last = found[asking[-1]]
        main = [i for i in asking if found[i].sentence == last.sentence]
        # "Can I put it on my ship, which has the icon?": the relative clause only tells.
        return main[0] if len(main) > 1 and last.opening in _RELATIVE else asking[-1]
    telling = [i for i in range(len(found)) if not _asks_of_another(found, i)] or list(range(len(found)))
    if telling and found[telling[-1]].kind is ClauseKind.SITUATION:
        # "It can move when X activates it": what may be so is asked, not when.
        for i in reversed(telling[:-1]):
            told = found[i].kind is ClauseKind.PLAIN and not verbs.isdisjoint(range(found[i].start, found[i].end))
            said = told or any(found[i].has(group) for group in _ASKING)
            if found[i].sentence == found[telling[-1]].sentence and said:
                return i
        # "X: the slider on its activated side when they land?"
        before = telling[-2] if len(telling) > 1 else 0
        plain = len(telling) > 1 and found[before].kind is ClauseKind.PLAIN
        if plain and found[before].sentence == found[telling[-1]].sentence:
            return before
    return telling[-1] if telling else 0


def tails(found: Sequence[Clause]) -> frozenset[int]:
    """The numbers of the words of clauses that only ask of what another one says."""
    return frozenset(
        i for number, clause in enumerate(found)
        if clause.opening != "listing" and _asks_of_another(found, number) for i in range(clause.start, clause.end)
    )  # fmt: skip


def asks_for_leave(clause: Clause) -> bool:
    """Whether a clause only asks if what stands before it may be done: "Is that possible?", ", allowed?", "can I?"."""
    if not clause.asks_only or clause.end - clause.start > _SHORT:
        return False
    if clause.opening == "can":
        return all(t.group in (*LEAVE, *PRONOUNS, "can", "does", "adverb") for t in clause.tags)
    # "Is that ok?", "…, ok?"
    agreeing = clause.has("link") and (clause.opening == "be" or clause.end - clause.start == 1)
    return clause.opening in ("be", "does", "") and (agreeing or any(clause.has(group) for group in LEAVE))


def is_tag_question(clause: Clause) -> bool:
    """Whether a clause is no more than an auxiliary and a pronoun: "…, doesn't it?"."""
    groups = [t.group for t in clause.tags if t.group != "adverb"]
    return clause.asks_only and len(groups) == 2 and groups[0] in _TAG_QUESTIONS and groups[1] in PRONOUNS


def is_alternative(clause: Clause) -> bool:
    """Whether a clause is no more than the other answer to what one before it asks: "or is that illegal?"."""
    first = clause.tags[0] if clause.tags and clause.tags[0].start == clause.start else None
    return first is not None and first.group in ("either", "alternative") and _goes_on_asking(clause, first)


def asks_twice(found: Sequence[Clause], asked: int) -> bool:
    """Whether the clause that asks offers a second question behind "or": "does it stay, or is it lost?".

    Which of the two a yes would be about is not to be told.
    """
    clause = found[asked]
    begins = {t.start for t in clause.tags if t.group in _ASKING}
    second = (t for t in clause.tags if t.start > clause.start and t.group in ("either", "alternative"))
    if any(t.group == "alternative" or t.end in begins for t in second):
        return True
    behind = next((c for c in found[asked + 1 :] if c.sentence == clause.sentence), None)
    if behind and any(t.group == "alternative" for t in behind.tags[:1]) and not is_alternative(behind):
        return True
    before = [c for c in found[:asked] if c.sentence == clause.sentence]
    joined = bool(before) and before[-1].asks_only and [t.group for t in before[-1].tags] == ["either"]
    return joined and any(c.kind is ClauseKind.ASKED for c in before)


def _asks_of_another(found: Sequence[Clause], number: int) -> bool:
    """Whether a clause only asks of what an earlier one says, or goes on with what that asks.

    It asks for assent ("…, true?", "…, doesn't it?") or for leave; a sentence "Legal?" is a question of its own about
    all before it. And a verb that could call for a list goes on with a question: "may I exhaust X, name a unit …".
    """
    clause = found[number]
    before = found[number - 1] if number else None
    if _only_confirms(clause) or before is None:
        return _only_confirms(clause)
    if is_alternative(clause) or (clause.asks_only and {t.group for t in clause.tags} == {"unaided"}):
        return True
    joined = before.sentence == clause.sentence
    leave = asks_for_leave(clause) and (bool(clause.opening) or joined)
    tag = joined and is_tag_question(clause)
    return leave or tag or (clause.opening == "listing" and joined and before.opening in _ASKING)


def _only_confirms(clause: Clause) -> bool:
    governing = any(t.group in _BEFORE_NOUNS for t in clause.tags)  # "right beside a mine"
    links = {t.end for t in clause.tags if t.group in ("link", "either")}  # "left and right"
    confirms = any(t.group == "confirm" and t.start not in links for t in clause.tags)
    return confirms and clause.end - clause.start <= 3 and not governing
