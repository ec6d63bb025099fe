"""The facts that a question gives: settings of dimensions, from its terms and from who does what to what."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, replace

from armada_kb.answer.antecedents import antecedents, meant
from armada_kb.answer.clauses import ClauseKind
from armada_kb.answer.comparing import compared, in_a_row
from armada_kb.answer.coupling import coupled, members
from armada_kb.answer.index import Index
from armada_kb.answer.reading import Reading
from armada_kb.answer.roles import PREPOSITIONS, Part, roles_around
from armada_kb.answer.spans import Found
from armada_kb.answer.whose import owned
from armada_kb.model.claims import Role, Setting
from armada_kb.model.language import (
    ANSWERING,
    COPIES,
    MOVE,
    OPPOSITE,
    OTHER_SIZE,
    OWN_SIZE,
    SEVERAL,
    SHIP_SIZE,
    TOKEN,
    WINDOW,
)
from armada_kb.model.vocabulary import ConceptKind, Job

ME = "you"


@dataclass(frozen=True, slots=True)
class Fact:
    """A setting that the question gives, the words that give it, and whether it is said to be false.

    `phrase` tells that the words are a phrase of the value itself, not something that implies it. `beside` is 0 for the
    question's own words, else the number of the text that was given beside it. `earlier` tells that the words that give
    it are part of a longer phrase for something that was done before ("already shot").
    """

    setting: Setting
    start: int
    end: int
    denied: bool = False
    phrase: bool = False
    beside: int = 0
    earlier: bool = False


@dataclass(frozen=True, slots=True)
class Situation:
    """All facts of a question. `clashing` are dimensions with two values that cannot both hold."""

    facts: tuple[Fact, ...]
    clashing: tuple[str, ...] = ()

    @property
    def given(self) -> tuple[Setting, ...]:
        return tuple(sorted({f.setting for f in self.facts if not f.denied}))

    @property
    def not_given(self) -> tuple[Setting, ...]:
        return tuple(sorted({f.setting for f in self.facts if f.denied}))


def situation(reading: Reading, index: Index) -> Situation:
    """The facts in all clauses of a question, whatever dimension they are about.

    Where it is told which ship is the asker's, the size class of the other one is none of "the ship"; and where it
    answers an attack, the one that was attacked then is not attacked now.
    """
    whose = tuple(owned(reading, index))
    facts = [
        *_values(reading, index),
        *(Fact(setting, span.start, span.end, phrase=True) for setting, span in whose),
        *_windows(reading, index), *_implied(reading, index), *_acted(reading, index),
        *(Fact(setting, span.start, span.end) for setting, span in compared(reading, index)),
        *(
            Fact(told, members[0].start, members[-1].end) for setting, members in coupled(reading, index)
            for told in (setting, *index.concepts[(ConceptKind.VALUE, str(setting))].implies)
        ),
    ]  # fmt: skip
    mine = any(setting.dimension == OWN_SIZE for setting, _ in whose)
    others = {(span.start, span.end) for setting, span in whose if mine and setting.dimension == OTHER_SIZE}
    facts = [f for f in facts if f.setting.dimension != SHIP_SIZE or (f.start, f.end) not in others]
    # Where two members are named, "each other" tells nothing of others.
    coupling = {d.id for d in index.dimensions.values() if d.couples and len(members(d.couples, reading)) > 1}
    facts = [f for f in facts if f.setting.dimension not in coupling or not f.phrase]
    # Of several deeds at once no value of what they differ in holds.
    rows = {d.compares.of for d in index.dimensions.values() if d.compares and in_a_row(d.compares, reading, index)}
    facts = [f for f in facts if f.setting.dimension not in rows]
    before = [
        (span, {d for role, d in index.concepts[(ConceptKind.ACT, span.id)].sets if role is Role.OBJECT})
        for span in reading.spans if span.kind == "act" and _returned(span, parts_of(reading, span, index), reading)
    ]  # fmt: skip
    return Situation(tuple(
        f for f in facts
        if not any(f.phrase and f.start <= act.start < f.end and f.setting.dimension in sets for act, sets in before)
        and not (before and f.phrase and _aimed_at_mine(f, reading))
    ))  # fmt: skip


def _aimed_at_mine(fact: Fact, reading: Reading) -> bool:
    """Whether the words of a fact are no more than the preposition before the asker's own ship: "shot at my X"."""
    governing = any(t.start == fact.start and t.end == fact.end for c in reading.clauses for t in c.tags
                    if t.group in PREPOSITIONS)  # fmt: skip
    return governing and fact.end in reading.mine


def narrowed(facts: Situation, touched: frozenset[str], reading: Reading, index: Index) -> Situation:
    """The facts about the dimensions that the claims in reach speak of.

    The same words may tell something of several dimensions ("beyond distance 5 of an enemy ship" is a distance too);
    the longest phrase among the touched dimensions counts.
    """
    relevant = [f for f in facts.facts if f.setting.dimension in touched]
    kept = [f for f in relevant if not any(more_exact(g, f) for g in relevant)]
    return _settled(kept, reading, index)


def contradicted(facts: Situation, reading: Reading, index: Index) -> tuple[Fact, ...]:
    """Two facts of one dimension that exclude each other, a text beside the question against it or another text.

    Whatever the statements in reach ask for: nobody can be in such a situation. Only what is said in so many words
    counts, since what acts and names imply may be about several units.
    """
    said = [f for f in facts.facts if f.phrase]
    said = [f for f in said if not any(more_exact(g, f) for g in said)]
    for dimension in dict.fromkeys(f.setting.dimension for f in said):
        about = _prevailing([f for f in said if f.setting.dimension == dimension], reading, index)
        for given in (f for f in about if f.beside):
            for other in about:
                if _excludes(given, other, index):
                    return (given, other)
    return ()


def _excludes(one: Fact, other: Fact, index: Index) -> bool:
    if one.denied or other.denied:
        denied, told = (one, other) if one.denied else (other, one)
        return not told.denied and index.is_a(str(told.setting), str(denied.setting))
    return not _compatible([one, other], index)


def more_exact(one: Fact, other: Fact) -> bool:
    """Whether a phrase of another dimension holds all the words of a phrase, and more."""
    return (
        one.phrase and other.phrase and one.setting.dimension != other.setting.dimension
        and one.start <= other.start and other.end <= one.end and one.end - one.start > other.end - other.start
    )  # fmt: skip


def _values(reading: Reading, index: Index) -> Iterable[Fact]:
    for span in reading.spans:
        if span.kind == "value" and not _cuts(span, reading, index):
            if not span.negated:
                yield Fact(span.setting, span.start, span.end, phrase=True)
                continue
            opposite = Setting(span.setting.dimension, OPPOSITE.get(span.setting.value, ""))
            if (ConceptKind.VALUE, str(opposite)) in index.concepts:
                yield Fact(opposite, span.negated_start, span.end, phrase=True)
            else:
                yield Fact(span.setting, span.negated_start, span.end, denied=True, phrase=True)


def _cuts(value: Found, reading: Reading, index: Index) -> bool:
    """Whether a distance ends with whose a thing is and cuts that off: "at distance 5 of enemy" before "squadrons"."""
    if not index.dimensions[value.setting.dimension].numeric:
        return False
    whose = any(t.group == "theirs" and value.start < t.start and t.end == value.end
                for t in reading.clause_of(value).tags)  # fmt: skip
    return whose and any(s.kind in ("thing", "name") and s.start == value.end for s in reading.spans)


def _windows(reading: Reading, index: Index) -> Iterable[Fact]:
    before = times_of_deeds(reading, index)
    for span in reading.spans:
        if span.kind == "window" and not span.negated and span.start not in before and not _is_the_verb(span, reading):
            yield Fact(Setting(WINDOW, span.id), span.start, span.end)


def _is_the_verb(window: Found, reading: Reading) -> bool:
    """Whether the word of a moment ends what is asked as its verb, which tells no time: "may the squadrons deploy?"."""
    clause = reading.asked_clause
    same = any(s.kind == "act" and (s.start, s.end) == (window.start, window.end) for s in reading.spans)
    return same and bool(clause.opening) and window.end == clause.end and not any(
        t.end == window.start and t.group != "adverb" for t in clause.tags
    )  # fmt: skip


def are_pieces(start: int, end: int, reading: Reading) -> bool:
    """Whether words say that they mean the tokens of a card: "2 lantern tokens" are no two copies of it."""
    return any(reading.words[i].folded == TOKEN for i in range(start, end))


def _implied(reading: Reading, index: Index) -> Iterable[Fact]:
    for span in reading.spans:
        if span.kind == "name":
            size = index.entities[span.id].size
            yield from (Fact(t, span.start, span.end) for t in index.size_tells(size) if not span.negated)
            for setting in () if span.negated else index.printed(span.id):
                yield Fact(setting, span.start, span.end)
            pieces = are_pieces(span.start, span.end, reading)
            if reading.numbered(span) and not pieces and (ConceptKind.VALUE, f"{COPIES}={SEVERAL}") in index.concepts:
                yield Fact(Setting(COPIES, SEVERAL), span.start - 1, span.end)
            continue
        id = span.concept or span.id
        if span.negated:
            # "Not the trait" implies what "lacks the trait" does.
            dimension, _, value = id.partition("=")
            id = f"{dimension}={OPPOSITE.get(value, '')}"
        concept = index.concepts.get((ConceptKind(span.kind), id))
        for setting in concept.implies if concept else ():
            yield Fact(setting, span.start, span.end)
        before = not reading.in_asked(span.start) or span.start in reading.relatives  # "a ship that took …"
        if concept and concept.done and before and _fits(span, reading, index):
            yield from (Fact(setting, span.start, span.end) for setting in concept.done)


def times_of_deeds(reading: Reading, index: Index) -> dict[int, frozenset[Setting]]:
    """The words that tell when something was done that is told before the question, with what that leaves behind.

    "I discarded X when I activated": that is the time of the discarding, and not of what is asked.
    """
    found: dict[int, frozenset[Setting]] = {}
    for number, clause in enumerate(reading.clauses):
        if clause.kind is not ClauseKind.PLAIN or reading.in_asked(clause.start):
            continue
        acts = [s for s in reading.spans if s.kind == "act" and clause.start <= s.start < clause.end and not s.negated]
        left = [s for a in acts if _fits(a, reading, index) for s in index.concepts[(ConceptKind.ACT, a.id)].done]
        if not left:
            continue
        times = [s for s in reading.spans if s.kind == "window" and not s.negated]
        words = {i for s in times if clause.start <= s.start < clause.end for i in range(s.start, s.end)}
        behind = reading.clauses[number + 1] if number + 1 < len(reading.clauses) else None
        if behind and behind.sentence == clause.sentence and behind.kind is ClauseKind.SITUATION and any(
            behind.start <= s.start < behind.end for s in times
        ):  # fmt: skip
            words.update(range(behind.start, behind.end))
        found.update(dict.fromkeys(words, frozenset(left)))
    return found


def _fits(act: Found, reading: Reading, index: Index) -> bool:
    """Whether an act is done to what the statements do it to: who loses a squadron has discarded no card."""
    fitting = index.objects.get(act.id)
    objects = [p.id for p in parts_of(reading, act, index) if p.role is Role.OBJECT and not p.pronoun]
    return not fitting or all(any(index.related(one, thing) for thing in fitting) for one in objects)


def _acted(reading: Reading, index: Index) -> Iterable[Fact]:
    """Facts from acts: "my ship attacks a squadron" fixes the attacker and the target."""
    for span in reading.spans:
        concept = index.concepts.get((ConceptKind.ACT, span.id)) if span.kind == "act" else None
        if concept is None or not concept.sets or _named_only(span, reading):
            continue
        parts = parts_of(reading, span, index)
        dimensions = {dimension for _, dimension in concept.sets}
        earlier = any(
            s.kind == "value" and s.covers(span) and s.length > span.length and s.setting.dimension not in dimensions
            for s in reading.spans
        )  # fmt: skip
        returned = _returned(span, parts, reading)
        for role, dimension in concept.sets:
            for part in parts:
                if part.role is (Role.ACTOR if returned and role is Role.OBJECT else role):
                    value = next((g for g in index.general(part.id)
                                  if (ConceptKind.VALUE, f"{dimension}={g}") in index.concepts), None)  # fmt: skip
                    if value:
                        yield Fact(Setting(dimension, value), part.start, part.start + 1, earlier=earlier)


def _named_only(act: Found, reading: Reading) -> bool:
    """Whether the words of an act are a noun: "a die to the counter", "to the salvo attack", "on my <card> counter"."""
    kinds = {s.dimension for s in ANSWERING}
    if any(s.kind == "value" and s.setting.dimension in kinds and s.covers(act) and s.start < act.start
           for s in reading.spans):  # fmt: skip
        return True
    start = next((s.start for s in reading.spans if s.kind == "name" and s.end == act.start), act.start)
    counted = start > 0 and reading.words[start - 1].folded == "1"  # "in one attack"
    first = start - 1 if counted else start
    governed = any(t.group in PREPOSITIONS and t.end == first for t in reading.clause_of(act).tags)
    return governed and (start < act.start or counted or start in reading.determined)


def _returned(act: Found, parts: tuple[Part, ...], reading: Reading) -> bool:
    """Whether an act is told that was done to the asker's ship, and the question is about the answer to it.

    "A squadron attacked me. Can I counter …?": what is attacked now is the squadron.
    """
    answering = any(s.kind == "value" and s.setting in ANSWERING and not s.negated for s in reading.spans)
    owned = {s.end for s in reading.spans if s.kind == "name" and s.start in reading.mine} | reading.mine  # "my X ship"
    mine = any(p.role is Role.OBJECT and (p.id == ME or p.start in owned) for p in parts)
    theirs = any(p.role is Role.ACTOR and p.id != ME and p.start not in reading.mine for p in parts)
    return answering and mine and theirs and not reading.in_asked(act.start)


def parts_of(reading: Reading, act: Found, index: Index) -> tuple[Part, ...]:
    """The roles around an act in the clause where it stands."""
    targets = any(role is Role.OBJECT for role, _ in index.concepts[(ConceptKind.ACT, act.id)].sets)
    parts = roles_around(
        act, reading.clause_of(act), reading.spans, ME, antecedents(reading, act, index),
        progressive=reading.progressive(act), targets=targets, genitives=reading.genitives,
        owned=reading.determined & {s.start for s in reading.spans if s.kind == "name" and index.is_a(s.id, "card")},
        fits=lambda thing: any(index.related(thing, one) for one in index.objects.get(act.id, ())),
    )  # fmt: skip
    if reading.purpose(act):
        # "Discard X to bring it back": of the nouns before only the one who discards acts here too.
        first = min((p.start for p in parts if p.start < act.start), default=-1)
        parts = tuple(
            p if p.start > act.start else replace(p, role=Role.ACTOR)
            for p in parts if p.start > act.start or p.start == first
        )  # fmt: skip
    parts = tuple(replace(p, id=meant(p, reading, index)) for p in parts)
    parts = (*parts, *_told_with(act, parts, reading, index))
    # "Deploy a ship without setting it off": the nouns before belong to the other act.
    return tuple(p for p in parts if p.start > act.start) if reading.avoided(act) else parts


def _told_with(act: Found, parts: tuple[Part, ...], reading: Reading, index: Index) -> Iterable[Part]:
    """What an act is done to where a phrase that holds the act tells it: "attack a lantern bearer" is "a squadron"."""
    if any(p.role is Role.OBJECT for p in parts):
        return
    sets = {d for role, d in index.concepts[(ConceptKind.ACT, act.id)].sets if role is Role.OBJECT}
    for span in reading.spans:
        told = span.kind == "value" and not span.negated and span.start == act.start and span.length > act.length
        if told and span.setting.dimension in sets and (ConceptKind.THING, span.setting.value) in index.concepts:
            yield Part(Role.OBJECT, span.setting.value, span.end - 1, end=span.end)
            return


def _settled(facts: list[Fact], reading: Reading, index: Index) -> Situation:
    """Where two values of a dimension exclude each other, the asked clause's is kept; two there clash.

    What is given beside the question is as certain as what is asked: it gives way to nothing.
    """
    by_dimension: dict[str, list[Fact]] = defaultdict(list)
    for fact in facts:
        by_dimension[fact.setting.dimension].append(fact)
    kept: list[Fact] = []
    clashing = []
    for dimension, said in by_dimension.items():
        positive = [f for f in said if not f.denied]
        if not _compatible(positive, index):
            # "I already shot this round. A squadron attacks me …": the attack at hand is the squadron's.
            now = [f for f in positive if not f.earlier]
            asked = now if now and _compatible(now, index) else _prevailing(positive, reading, index)
            if not _compatible(asked, index) and dimension in index.told_by_size:
                asked = [f for f in positive if f.beside or not reading.within_a_term(f.start, f.end)]
            if not _compatible(asked, index) and dimension not in index.told_by_size:
                asked = _latest(positive, reading, index)
            if _compatible(asked, index):
                positive = asked
            else:
                clashing.append(dimension)
        kept.extend(positive)
        kept.extend(f for f in said if f.denied)
    return Situation(tuple(kept), tuple(clashing))


def _prevailing(facts: list[Fact], reading: Reading, index: Index) -> list[Fact]:
    """The facts of a dimension without those told by the question where it asks about other ones."""
    own = [f for f in facts if not f.beside and not f.denied]
    if _compatible(own, index) or not any(reading.in_asked(f.start) for f in own):
        return facts
    return [f for f in facts if f.beside or f.denied or reading.in_asked(f.start)]


def _latest(facts: list[Fact], reading: Reading, index: Index) -> list[Fact]:
    """The fact told last, where it is told that things changed: "it was on the left, but was moved to the front".

    A turning word or an act of moving between the facts tells that, or an act before the last one that leads to it.
    """
    first, last = min(facts, key=lambda f: f.start), max(facts, key=lambda f: f.start)
    between = range(first.start, last.start + 1)
    moved = any(s.kind == "act" and index.is_a(s.id, MOVE) and s.start in between for s in reading.spans)
    turned = any(word.folded in index.helping(Job.TURNING) for word in reading.words[first.start : last.start + 1])
    acts = (s for s in reading.spans if s.kind == "act" and s.start < last.start)
    done = any(last.setting in index.concepts[(ConceptKind.ACT, s.id)].done for s in acts)
    changed = (moved or turned or done) and not any(f.beside for f in facts)
    return [f for f in facts if index.related(str(f.setting), str(last.setting))] if changed else facts


def _compatible(facts: list[Fact], index: Index) -> bool:
    values = {str(f.setting) for f in facts}
    numeric = any(
        index.dimensions[f.setting.dimension].numeric for f in facts if f.setting.dimension in index.dimensions
    )
    if numeric:
        return len(values) <= 1
    return all(index.related(a, b) for a in values for b in values)
