"""What a question asks for: the kind of answer, and for yes/no questions what yes would mean."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from armada_kb.answer.clauses import Clause, ClauseKind, Tag, asks_for_leave, asks_twice, is_tag_question
from armada_kb.answer.equipping import about_equipping
from armada_kb.answer.index import Index
from armada_kb.answer.reading import Reading
from armada_kb.answer.roles import PREPOSITIONS
from armada_kb.answer.spans import Found
from armada_kb.datalog.case import Asked
from armada_kb.model.language import HAVING
from armada_kb.model.vocabulary import ConceptKind, Job


class Sought(StrEnum):
    """What kind of answer is sought."""

    VERDICT = "verdict"
    EFFECT = "effect"  # a question without a verb: do these have to do with one another?
    LEGALITY = "legality"
    COUNT = "count"
    WHEN = "when"
    ORDER = "order"
    LIST = "list"
    WHAT = "what"
    TASTE = "taste"


@dataclass(frozen=True, slots=True)
class Asking:
    """`asked` is what the rules are asked. Where `inverted`, yes to the rules is no to the asker.

    `clear` is False where the form of the question is not understood well enough to give any verdict. `possible` asks
    whether it can come to that ("may I have to discard it?"), so that what depends on something is a yes.
    """

    sought: Sought
    asked: Asked = Asked.DOES
    inverted: bool = False
    clear: bool = True
    possible: bool = False


_OPENINGS = {
    "count": Sought.COUNT, "difference": Sought.COUNT,
    "order": Sought.ORDER, "when": Sought.WHEN, "listing": Sought.LIST, "why": Sought.WHAT,
    "who": Sought.WHAT, "what": Sought.WHAT, "what_is": Sought.WHAT, "happening": Sought.WHAT,
    "where": Sought.WHAT, "how": Sought.WHAT, "opinion": Sought.TASTE,
}  # fmt: skip
# Openings that ask of a duty where one is told behind them: "does it have to …?", "is it that I must …?".
_HOLDING = ("be", "does")
_VERDICTS = {"can": Asked.CAN, "must": Asked.MUST, "does": Asked.DOES, "be": Asked.DOES, "does_not": Asked.DOES,
             "cannot": Asked.CAN}  # fmt: skip


def asking(reading: Reading, index: Index) -> Asking:
    """What is asked for, from the opening and the marking words of the asked clause."""
    clause = reading.asked_clause
    asked = _asking(clause, reading, index)
    # "Must it be used right when …?" asks of the moment: neither a duty nor its absence tells.
    moment = any(t.part == "exactly_then" for c in reading.clauses for t in c.tags)
    verbs = {s.end for s in reading.spans if s.kind == "act"}
    unaided = any(t.group == "unaided" and t.start in verbs for t in clause.tags)  # "can it equip no other upgrade?"
    unclear = (asked.asked is Asked.MUST and moment) or unaided or asks_twice(reading.clauses, reading.asked)
    return replace(asked, clear=False) if unclear else asked


def _asking(clause: Clause, reading: Reading, index: Index) -> Asking:
    if any(t.group == "taste" and not _amounts(t, clause, reading) for c in reading.clauses for t in c.tags):
        return Asking(Sought.TASTE)
    if clause.opening in ("which", "what", "who") and _asks_what_is_earlier(reading, index):
        return Asking(Sought.ORDER)
    if clause.opening in ("which", "what", "what_is") and _asks_for_a_number(reading):
        return Asking(Sought.COUNT)
    if clause.opening == "which" or (clause.opening in ("what", "what_is") and _asks_for_all(reading, index)):
        return Asking(Sought.LIST if _asks_for_cards(reading, index) else Sought.WHAT)
    if any(t.part == "moments" for t in clause.tags) or _names_its_timing(clause, reading, index):
        return Asking(Sought.WHEN)  # "is it used before or after the attack?"
    if clause.opening in _OPENINGS:
        return Asking(_OPENINGS[clause.opening])
    acts = [s for s in reading.spans if s.kind == "act" and reading.in_asked(s.start)]
    verdict = _verdict(clause, acts, reading, index)
    if about_equipping(reading, acts, index):
        # "Is it forbidden to equip …?" is answered the other way round.
        optional = verdict.asked is Asked.MUST  # "is it an option?" is no "is it optional?" there
        inverted = (verdict.inverted and not optional) != (verdict.asked is Asked.FORBIDDEN)
        return Asking(Sought.LEGALITY, Asked.CAN, inverted, verdict.clear)
    return verdict


def _names_its_timing(clause: Clause, reading: Reading, index: Index) -> bool:
    """Whether a phrase is a name and the word for its moment, and no more: "X timing?"."""
    named = {i for name, _ in reading.entities for i in range(name.start, name.end)}
    rest = [reading.words[i].folded for i in range(clause.start, clause.end) if i not in named]
    return bool(named) and len(rest) == 1 and rest[0] in index.helping(Job.TIMING)


def _amounts(tag: Tag, clause: Clause, reading: Reading) -> bool:
    """Whether a word of taste asks for an amount: "how many points is it worth?", "is it worth any points?"."""
    # "Worth its points" is taste again.
    verb = any(
        s.kind == "act"
        and s.start == tag.start
        and s.end > tag.end
        and reading.determined.isdisjoint(range(s.start, s.end))
        for s in reading.spans
    )
    return tag.part == "valued" and (verb or any(t.part == "counting" for t in clause.tags[:1]))


def _asks_what_is_earlier(reading: Reading, index: Index) -> bool:
    """Whether "which … first" asks which of several named cards comes up earlier: no noun follows "first".

    What is asked of something else ("which squadrons … first") is no order of the cards.
    """
    cards = {n for n in reading.names if index.is_a(n, "card")}
    last = [t for t in reading.asked_clause.tags if t.group == "first"]
    nouns = {s.start for s in reading.spans if s.kind in ("thing", "value", "window", "quantity")}
    asked = reading.asked_clause.tags[0].end
    others = any(s.kind == "thing" and s.start == asked and not index.is_a(s.id, "card") for s in reading.spans)
    return len(cards) > 1 and bool(last) and last[-1].end not in nouns and not others


def _asks_for_all(reading: Reading, index: Index) -> bool:
    """Whether "what" stands right before cards in the plural, as "which" would: "what upgrades …?"."""
    start = reading.asked_clause.tags[0].end
    return any(
        s.kind == "thing" and s.start == start and index.is_a(s.id, "card")
        and reading.words[s.end - 1].surface.casefold().endswith("s")
        for s in reading.spans
    )  # fmt: skip


def _asks_for_a_number(reading: Reading) -> bool:
    """Whether "what …" is followed by a quantity, and by nothing longer or as long that is a thing."""
    start = reading.asked_clause.tags[0].end
    here = [s for s in reading.spans if s.start == start and s.kind in ("quantity", "thing")]
    longest = max((s.length for s in here), default=0)
    return bool(here) and all(s.kind == "quantity" for s in here if s.length == longest)


def _asks_for_cards(reading: Reading, index: Index) -> bool:
    """Whether "which …" is followed by a kind of card or unit, so that a list of them is wanted."""
    start = reading.asked_clause.start
    for span in reading.spans:
        if span.kind == "thing" and start < span.start <= start + 3:
            return index.is_a(span.id, "card") or index.is_a(span.id, "squadron") or index.is_a(span.id, "unit")
    return False


def _within_a_denial(act: Found, reading: Reading) -> bool:
    """Whether a denied act is a noun within a fact: "damage not from an attack", "no damage gets through"."""
    tags = [t for c in reading.clauses for t in c.tags if t.group in PREPOSITIONS]
    for fact in (s for s in reading.spans if s.kind == "value" and s.covers(act) and not s.negated):
        if any(fact.start <= t.start < act.start for t in tags):
            return True
        others = [s for s in reading.spans if s.kind == "act" and fact.covers(s)]
        if any(s.end <= act.start or act.end <= s.start for s in others):
            return True
    return False


def _verdict(clause: Clause, acts: list[Found], reading: Reading, index: Index) -> Asking:
    """The reading of a yes/no question, or of a bare phrase."""
    asked = _VERDICTS.get(clause.opening)
    tags = clause.tags[1:] if asked else [t for t in clause.tags if not _tells_a_fact(t, reading)]
    groups = {t.group for t in tags}
    negated_act = any(act.negated and not reading.avoided(act) and not _within_a_denial(act, reading) for act in acts)
    moments = [s for s in reading.spans if s.kind == "window"]
    heavy = [a for a in acts if not _says_little(a, index) and not any(m.covers(a) for m in moments)]
    cards = [n for n, id in reading.entities if reading.in_asked(n.start) and index.is_a(id, "upgrade")]
    if "ban" in groups and not heavy and cards:
        # "Is it too late for X?" asks whether X may still be used: its silence is no leave.
        return Asking(Sought.VERDICT, Asked.CAN, inverted=True, clear=not negated_act)
    if "ban" in groups or _stops(acts, reading, index):
        return Asking(Sought.VERDICT, Asked.FORBIDDEN, clear=not negated_act)
    if _may_be_bound(clause):
        return Asking(Sought.VERDICT, Asked.MUST, clear=not negated_act, possible=True)
    # "Do not I have to …?" may be a slip for either.
    plain = not negated_act and not _negated_apart(clause)
    if "forcing" in groups:
        # "Can he force me to …?" asks whether somebody may do what makes it a duty.
        somebody = asked is Asked.CAN and bool(groups & {"theirs", "he", "they"})
        return Asking(Sought.VERDICT, Asked.MUST, clear=plain and not somebody)
    if ("duty" in groups and asked is not Asked.CAN) or (clause.opening in _HOLDING and "must" in groups):
        return Asking(Sought.VERDICT, Asked.MUST, clear=plain)
    if "option" in groups:
        return Asking(Sought.VERDICT, Asked.MUST, inverted=True, clear=plain)
    if groups & {"permission", "causing"} and asked is Asked.DOES:
        return Asking(Sought.VERDICT, Asked.CAN, clear=not negated_act)
    if asked and (clause.opening == "cannot" or _negated_apart(clause)):
        return Asking(Sought.VERDICT, asked, clear=False)  # "Can't I …?" expects yes of one asker and no of another
    if asked:
        # "Can I not …?" may ask for leave to leave it or doubt that one may: two questions, so no answer.
        return Asking(Sought.VERDICT, asked, clear=not negated_act)
    if "cannot" in groups or "does_not" in groups:
        # Only a negation right before the act turns the question round; another one says something else.
        word = "cannot" if "cannot" in groups else "does_not"
        tag = reading.clauses[reading.asked + 1 :][:1]
        turned_back = bool(tag) and is_tag_question(tag[0])  # "It can't do it, can it?" is answered like "can it?"
        return Asking(Sought.VERDICT, Asked.CAN if word == "cannot" else Asked.DOES, not turned_back, negated_act)
    if "must" in groups:
        return Asking(Sought.VERDICT, Asked.MUST, clear=not negated_act)
    if "can" in groups:
        return Asking(Sought.VERDICT, Asked.CAN, clear=not negated_act)
    if any(asks_for_leave(c) for c in reading.clauses[reading.asked + 1 :]):
        return Asking(Sought.VERDICT, Asked.CAN, clear=not negated_act)
    if "permission" in groups and acts and not negated_act and "negator" not in groups:
        return Asking(Sought.VERDICT, Asked.CAN)  # "free to shoot me?", "so I am allowed to shoot him?"
    facts = [s for s in reading.spans if s.kind == "value" and s.length > 1]
    nothing = any(
        one.group == "does" and one.end == other.start and other.group == "negator"
        and not any(f.start <= other.start < f.end for f in facts) for one in tags for other in tags
    )  # fmt: skip
    # "X if it had no shields?": what a condition denies turns nothing round.
    condition = clause.kind is ClauseKind.SITUATION
    return Asking(Sought.EFFECT, Asked.DOES, inverted=not condition and (negated_act or nothing))


def _says_little(act: Found, index: Index) -> bool:
    concept = index.concepts[(ConceptKind.ACT, act.id)]
    return concept.light or concept.forbids or act.id in HAVING


def _may_be_bound(clause: Clause) -> bool:
    """Whether "may" goes on with a duty: "may I have to …?", "I might be obliged to …"."""
    tags = iter(clause.tags)
    can = next((t for t in tags if t.group == "can"), None)
    place = can.end if can else -1
    for tag in tags:
        if tag.start != place:
            return False
        if tag.group == "must" or tag.part == "bound":
            return True
        if tag.group not in ("me", "be", "adverb"):
            return False
        place = tag.end
    return False


def _tells_a_fact(tag: Tag, reading: Reading) -> bool:
    """Whether a negation is part of a fact, so that it turns nothing round: "a ship that is not the flagship"."""
    return tag.group in ("cannot", "does_not") and any(
        s.kind == "value" and s.length > 1 and s.start <= tag.end - 1 < s.end for s in reading.spans
    )


def _negated_apart(clause: Clause) -> bool:
    """Whether an opening is "does not …?", which may be a slip; "doesn't …?" expects the answer of "does …?"."""
    opening = next((t for t in clause.tags if t.group == clause.opening), None)
    return opening is not None and opening.group == "does_not" and opening.end - opening.start > 1


def _stops(acts: list[Found], reading: Reading, index: Index) -> bool:
    """Whether an act keeps one behind it from being done ("stop it from shooting")."""
    things = [s for s in reading.spans if s.kind == "thing"]
    nouns = {t.end for t in things} if not reading.asked_clause.has("be") else set()
    forbidding = [
        a.start for a in acts if index.concepts[(ConceptKind.ACT, a.id)].forbids
        # "Can squadrons kept off by X attack …?": it tells which squadrons.
        and not (a.start in nouns and reading.words[a.start].surface.lower().endswith("ed"))
    ]  # fmt: skip
    behind = [a for a in acts if forbidding and a.start > forbidding[0]]
    return any(not any(t.covers(a) and t.length > a.length for t in things) for a in behind)
