"""What a question asks for: the kind of answer, and for yes/no questions what yes would mean."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from armada_kb.answer.clauses import Clause, Tag, asks_for_leave, is_tag_question
from armada_kb.answer.index import Index
from armada_kb.answer.reading import Reading
from armada_kb.answer.roles import PREPOSITIONS
from armada_kb.answer.situation import ME, parts_of
from armada_kb.answer.spans import Found
from armada_kb.datalog.case import Asked
from armada_kb.model.claims import Role
from armada_kb.model.language import CARD, EQUIP, HAVING, ICON, OVERLAP, SHIP, SHIP_CLASS
from armada_kb.model.vocabulary import ConceptKind


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

    `clear` is False where the form of the question is not understood well enough to give any verdict.
    """

    sought: Sought
    asked: Asked = Asked.DOES
    inverted: bool = False
    clear: bool = True


_OPENINGS = {
    "count": Sought.COUNT, "difference": Sought.COUNT,
    "order": Sought.ORDER, "when": Sought.WHEN, "listing": Sought.LIST, "why": Sought.WHAT,
    "who": Sought.WHAT, "what": Sought.WHAT, "what_is": Sought.WHAT, "happening": Sought.WHAT,
    "where": Sought.WHAT, "how": Sought.WHAT, "opinion": Sought.TASTE,
}  # fmt: skip
_VERDICTS = {"can": Asked.CAN, "must": Asked.MUST, "does": Asked.DOES, "be": Asked.DOES, "does_not": Asked.DOES,
             "cannot": Asked.CAN}  # fmt: skip


def asking(reading: Reading, index: Index) -> Asking:
    """What is asked for, from the opening and the marking words of the asked clause."""
    clause = reading.asked_clause
    if any(t.group == "taste" and not _amounts(t, clause) for c in reading.clauses for t in c.tags):
        return Asking(Sought.TASTE)
    if clause.opening in ("which", "what", "who") and _asks_what_is_earlier(reading, index):
        return Asking(Sought.ORDER)
    if clause.opening in ("which", "what", "what_is") and _asks_for_a_number(reading):
        return Asking(Sought.COUNT)
    if clause.opening == "which" or (clause.opening in ("what", "what_is") and _asks_for_all(reading, index)):
        return Asking(Sought.LIST if _asks_for_cards(reading, index) else Sought.WHAT)
    if clause.opening in _OPENINGS:
        return Asking(_OPENINGS[clause.opening])
    acts = [s for s in reading.spans if s.kind == "act" and reading.in_asked(s.start)]
    verdict = _verdict(clause, acts, reading, index)
    if _about_equipping(reading, acts, index):
        # "Is it forbidden to equip …?" is answered the other way round.
        optional = verdict.asked is Asked.MUST  # "is it an option?" is no "is it optional?" there
        inverted = (verdict.inverted and not optional) != (verdict.asked is Asked.FORBIDDEN)
        return Asking(Sought.LEGALITY, Asked.CAN, inverted, verdict.clear)
    return verdict


def _amounts(tag: Tag, clause: Clause) -> bool:
    """Whether a word of taste asks for an amount: "how many points is it worth?"."""
    return tag.part == "valued" and any(t.part == "counting" for t in clause.tags[:1])


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
    if "ban" in groups or _stops(acts, reading, index):
        return Asking(Sought.VERDICT, Asked.FORBIDDEN, clear=not negated_act)
    if "forcing" in groups:
        # "Can he force me to …?" asks whether somebody may do what makes it a duty.
        somebody = asked is Asked.CAN and bool(groups & {"theirs", "he", "they"})
        return Asking(Sought.VERDICT, Asked.MUST, clear=not negated_act and not somebody)
    if "duty" in groups and asked is not Asked.CAN:
        return Asking(Sought.VERDICT, Asked.MUST, clear=not negated_act)
    if "option" in groups:
        return Asking(Sought.VERDICT, Asked.MUST, inverted=True, clear=not negated_act)
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
    nothing = any(one.group == "does" and one.end == other.start and other.group == "negator"
                  for one in tags for other in tags)  # fmt: skip
    return Asking(Sought.EFFECT, Asked.DOES, inverted=negated_act or nothing)


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
    forbidding = [a.start for a in acts if index.concepts[(ConceptKind.ACT, a.id)].forbids]
    things = [s for s in reading.spans if s.kind == "thing"]
    behind = [a for a in acts if forbidding and a.start > forbidding[0]]
    return any(not any(t.covers(a) and t.length > a.length for t in things) for a in behind)


def _about_equipping(reading: Reading, acts: list[Found], index: Index) -> bool:
    """Whether the question is about which cards a ship may have.

    Its main verb is one of equipping, and of nothing else that the verb might mean; or it has no verb and speaks of
    cards and of what equipping depends on, such as the number of icons.
    """
    spans = reading.spans
    if not any(s.kind in ("thing", "name") and (index.is_a(s.id, "upgrade") or s.id == CARD) for s in spans):
        return False
    told = index.equipping | index.derived_from(index.equipping)
    if _tells_of_play(reading, told):
        return False
    cue = any((s.kind == "value" and s.setting.dimension in told) or
              (s.kind == "quantity" and s.id.endswith("-icons")) for s in spans)  # fmt: skip
    ban = _ban_alone(reading)
    if ban and all(ban.start <= a.start < ban.end for a in acts):
        acts = []  # "Are X banned?"
    if not acts:
        if any(s.kind == "act" and _deed(s, ban, reading) for s in spans):
            return False  # "It wants to attack a mine. Is that allowed?"
        leave = any(t.group == "permission" for c in reading.clauses for t in c.tags)
        on_a_ship = _on_a_ship(reading, index) or _on_the_same_ship(reading, index)
        return cue or leave or ban is not None or on_a_ship
    # "Legal to give": the verb is what is legal.
    allowing = [t for t in reading.asked_clause.tags if t.group in ("permission", "ban")]
    acts = [a for a in acts if not any(t.start <= a.start < t.end for t in allowing)] or acts
    # "A ship that carries X": the verb of a relative clause is not what is asked about.
    main = min(s.start for s in [a for a in acts if a.start not in reading.relatives] or acts)
    here = [s for s in acts if s.start == main]
    light = any(index.concepts[(ConceptKind.ACT, s.id)].light for s in here)
    equip = next((s for s in here if s.id == EQUIP), None)
    if equip is None or (light and not (cue and _of_nothing_else(reading, index))):
        return False
    return not _elsewhere(equip, reading, index)


def _tells_of_play(reading: Reading, equipping: frozenset[str]) -> bool:
    """Whether it is told that ships meet, which says nothing of what they may have: "a corvette rams me, one less?"."""
    return OVERLAP not in equipping and any(
        s.kind == "value" and s.setting.dimension == OVERLAP and not s.negated for s in reading.spans
    )


def _of_nothing_else(reading: Reading, index: Index) -> bool:
    """Whether all that what is asked tells is what equipping depends on; "use it on an enemy ship" tells more."""
    told = index.equipping | index.derived_from(index.equipping)
    facts = [s for s in reading.spans if s.kind in ("value", "window") and reading.in_asked(s.start)]
    known = {i for s in facts if s.kind == "value" and s.setting.dimension in told for i in range(s.start, s.end)}
    return all(i in known for s in facts for i in range(s.start, s.end))


def _on_a_ship(reading: Reading, index: Index) -> bool:
    """Whether a phrase puts something on a kind of ship, or things on one and the same ship ("X on a Y")."""
    tags = [t for c in reading.clauses for t in c.tags]
    behind = {t.end for t in tags if t.group == "on_"}
    told = {s.start: s.end for s in reading.spans if s.kind == "value" and s.length == 1}
    same = {t.start: t.end for t in tags if t.group == "joining"}
    same |= {i: i + 1 for i, w in enumerate(reading.words) if w.folded == "1"}
    one = {same[i] for i in behind if i in same}
    named = behind | one
    while more := {told[i] for i in named if i in told} - named:
        named |= more
    return any(
        (s.start in named and s.kind == "name" and index.is_a(s.id, SHIP)) or (s.start in one and s.id == SHIP)
        for s in reading.spans
    )


def _ban_alone(reading: Reading) -> Tag | None:
    """What forbids without a verb behind it: "are X banned?"."""
    tags = reading.asked_clause.tags
    return tags[-1] if tags and tags[-1].group == "ban" else None


def _deed(act: Found, ban: Tag | None, reading: Reading) -> bool:
    """Whether an act does something: not the one of having, of a ban, or of a moment ("building a list")."""
    forbids = ban is not None and ban.start <= act.start < ban.end
    moment = any(s.kind == "window" and s.covers(act) and s.length > act.length for s in reading.spans)
    return not forbids and not moment and act.id not in HAVING


def _on_the_same_ship(reading: Reading, index: Index) -> bool:
    """Whether nothing but cards and one ship for them all is spoken of: "X and Y on the same ship?"."""
    cards = [s for s in reading.spans if s.kind == "name"]
    same = {t.end for c in reading.clauses for t in c.tags if t.group == "joining"}
    one = any(s.kind == "thing" and s.id == SHIP and s.start in same for s in reading.spans)
    told = any(s.kind not in ("name", "thing") for s in reading.spans)
    return one and not told and len({s.id for s in cards}) > 1 and all(index.is_a(s.id, "upgrade") for s in cards)


_NEVER_EQUIPPED = ("squadron", "token", "die", "damage", "damage-card")


def _elsewhere(equip: Found, reading: Reading, index: Index) -> bool:
    """Whether something is put on or next to what is no ship, or what is put there is no card: nothing is equipped."""
    if any(t.group == "near_" and t.start >= equip.end for c in reading.clauses for t in c.tags):
        return True
    for part in parts_of(reading, equip, index):
        if part.role in (Role.PLACE, Role.RECIPIENT):
            fits = any(index.is_a(part.id, kind) for kind in (SHIP, SHIP_CLASS, ICON)) or part.id == ME
            taken = part.pronoun and part.role is Role.RECIPIENT and index.is_a(part.id, CARD)  # "can I take it?"
            if not fits and not taken:
                return True
        if part.role is Role.OBJECT and any(index.is_a(part.id, kind) for kind in _NEVER_EQUIPPED):
            return True
    return False
