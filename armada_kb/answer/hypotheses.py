"""The ways to take a question: which act it may be about, and who does it to what.

A question's verb often allows several acts ("take", "put"). Where it names none, the claims about the named cards
supply the acts.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from armada_kb.answer.asking import Asking, Sought
from armada_kb.answer.clauses import asks_for_leave
from armada_kb.answer.comparing import deed
from armada_kb.answer.coupling import coupling_act
from armada_kb.answer.index import Index
from armada_kb.answer.reading import Reading
from armada_kb.answer.roles import Part
from armada_kb.answer.situation import ME, parts_of
from armada_kb.answer.spans import Found
from armada_kb.answer.stated import stated
from armada_kb.datalog.case import Asked
from armada_kb.model.claims import Claim, Role
from armada_kb.model.language import CARD, COUNTING, DIE, EQUIP, HAVE, LOSE, POSSESS, SHIP, WHOLE_CARD
from armada_kb.model.vocabulary import ConceptKind


@dataclass(frozen=True, slots=True)
class Hypothesis:
    """One way to take the question: the act (None: any), its span and the parts around it.

    An act without a span was not named: the question leaves open what is done, and the claims in reach supply it.
    `dropped` is a part that was left out because no claim has it in that role.
    """

    act: str | None
    span: Found | None
    parts: tuple[Part, ...] = ()
    dropped: tuple[Part, ...] = ()

    def looser(self) -> tuple[Hypothesis, ...]:
        """The same with what it is done to, or who does it, left out: words in that place may be something else."""
        return tuple(
            replace(self, parts=tuple(p for p in self.parts if p is not part), dropped=(part,))
            for role in (Role.OBJECT, Role.ACTOR)
            for part in self.parts
            if part.role is role and part.id != ME
        )

    def part(self, role: Role) -> str | None:
        return next((p.id for p in self.parts if p.role is role), None)


def hypotheses(reading: Reading, index: Index, asking: Asking) -> tuple[Hypothesis, ...]:
    """The acts that the asked clause may mean, each with its roles; light verbs leave the act open."""
    found: list[Hypothesis] = []
    spans = verbs(reading, index)
    if asking.asked is Asked.FORBIDDEN:
        # "Does spending it stop the attacker from resolving …?" asks about what is stopped.
        starts = [s.start for s in spans if index.concepts[(ConceptKind.ACT, s.id)].forbids]
        spans = [s for s in spans if not starts or s.start >= starts[0]]
    if asking.asked is Asked.MUST:
        # "Do I have to exhaust X to gain a token?" does not ask whether the token must be gained.
        aims = {t.end for t in reading.asked_clause.tags if t.group == "to_"}
        first = min((s.start for s in spans), default=0)
        spans = [s for s in spans if s.start not in aims or s.start == first]
    stopped = [s for s in spans if index.concepts[(ConceptKind.ACT, s.id)].forbids]
    for span in spans:
        concept = index.concepts[(ConceptKind.ACT, span.id)]
        if span.id == EQUIP and asking.sought is not Sought.LEGALITY:
            continue  # "take", "put" … mean equipping only where a question is about nothing else
        if concept.light or (concept.forbids and asking.asked is Asked.FORBIDDEN and len(spans) > len(stopped)):
            continue
        parts = parts_of(reading, span, index)
        if asking.asked is Asked.FORBIDDEN and stopped and span.start > stopped[0].start:
            # "Does X stop Y from …": nothing is done to X.
            parts = tuple(p for p in parts if p.role is not Role.OBJECT or p.start > stopped[0].start)
        parts = _cards_act_for_you(span, parts, index)
        found += [Hypothesis(span.id, span, parts), Hypothesis(span.id, span, stated(span.id, parts, index))]
    act = coupling_act(reading, index)
    if act is not None and not any(index.related(h.act, act) for h in found if h.act):
        found.append(Hypothesis(act, None))
    known = (_being(reading, index, asking) if act is None else ()) or tuple(dict.fromkeys(found))
    return known or _in_a_row(reading, index) or _possessing(reading, index, asking)


def _in_a_row(reading: Reading, index: Index) -> tuple[Hypothesis, ...]:
    """The deed that is done several times, where a question only tells in what it differs: "front, then left"."""
    act = deed(reading, index)
    if act is None:
        return ()
    ships = [s for s in reading.spans if s.kind == "thing" and index.is_a(s.id, SHIP)]
    whole = next((s for s in ships if not any(o.covers(s) and o.length > s.length for o in ships)), None)
    return (Hypothesis(act, None, (_as(Role.ACTOR, whole),) if whole else ()),)


def _being(reading: Reading, index: Index, asking: Asking) -> tuple[Hypothesis, ...]:
    """That one thing counts as the other, or has so many of it: "is the left arc a special one?", "is it 6 dice?".

    That is asked by a form of "be" between two things, where every verb is only part of a longer noun.
    """
    be = next((t for t in reading.asked_clause.tags if t.group == "be"), None)
    if asking.asked is not Asked.DOES or be is None:
        return ()
    spans = [s for s in reading.spans if reading.in_asked(s.start)]
    nouns = [s for s in spans if s.kind == "thing"]
    nouns = [s for s in nouns if not any(o.covers(s) and o.length > s.length for o in nouns)]
    if any(s.kind == "act" and not any(n.covers(s) and n.length > s.length for n in nouns) for s in spans):
        return ()
    first, last = (f(nouns, key=lambda s: s.start).start for f in (min, max)) if nouns else (0, 0)
    if len({n.start for n in nouns}) != 2:
        return ()
    claims = [c for c in index.claims.values() if set(reading.names).issuperset(c.parties)]
    found: list[Hypothesis] = []
    for one, other in ((a, b) for a in nouns for b in nouns if (a.start, b.start) == (first, last)):
        for act, role in ((a, Role.RESULT) for a in sorted(COUNTING)):
            if any(c.act == act and _fills(c, one.id, index) and _has(c, role, other.id, index) for c in claims):
                span = Found("act", act, be.start, be.end)
                found.append(Hypothesis(act, span, (_as(Role.ACTOR, one), _as(role, other))))
        numbered = other.start > 0 and reading.words[other.start - 1].is_number
        if numbered and any(
            c.act == POSSESS and _has(c, Role.ACTOR, one.id, index) and _has(c, Role.OBJECT, other.id, index)
            for c in claims
        ):  # fmt: skip
            span = Found("act", POSSESS, be.start, be.end)
            found.append(Hypothesis(POSSESS, span, (_as(Role.ACTOR, one), _as(Role.OBJECT, other))))
    return tuple(dict.fromkeys(found))


def _fills(claim: Claim, thing: str, index: Index) -> bool:
    return _has(claim, Role.ACTOR, thing, index) or _has(claim, Role.OBJECT, thing, index)


def _has(claim: Claim, role: Role, thing: str, index: Index) -> bool:
    return any(index.related(f.thing, thing) for f in claim.fillers(role))


def _possessing(reading: Reading, index: Index, asking: Asking) -> tuple[Hypothesis, ...]:
    """That one thing has the other, where a question names these two and no act: "a huge ship, 6 arcs?".

    With an auxiliary it is the number that is asked: "are the arcs of a huge ship 6?".
    """
    clause = reading.asked_clause
    acts = any(s.kind == "act" and reading.in_asked(s.start) for s in reading.spans)
    bare = asking.sought is Sought.EFFECT and not clause.opening and not any(clause.has(g) for g in _SAYING)
    if acts or asking.sought not in (Sought.EFFECT, Sought.VERDICT) or clause.opening in ("can", "must"):
        return ()
    nouns = [s for s in reading.spans if s.kind == "thing" and reading.in_asked(s.start)]
    longest = [s for s in nouns if not any(o.covers(s) and o.length > s.length for o in nouns)]
    owned = [(c.fillers(Role.ACTOR), c.fillers(Role.OBJECT)) for c in index.claims.values() if c.act == POSSESS]
    wholes = [s for s in longest if any(f.thing == s.id for actors, _ in owned for f in actors)]
    if len({s.start for s in wholes}) != 1 or len({s.start for s in longest}) != 2:
        return ()
    whole = wholes[0]
    return tuple(
        Hypothesis(POSSESS, None, (_as(Role.ACTOR, whole), _as(Role.OBJECT, had)))
        for had in longest
        if had.start != whole.start
        and any(f.thing == had.id for _, objects in owned for f in objects)
        and (bare or (had.start and reading.words[had.start - 1].is_number))
    )


def _as(role: Role, span: Found) -> Part:
    return Part(role, span.id, span.start, end=span.end)


# Groups of question.lark that say how an act is meant ("get to use"): no word of them is the act itself.
_MARKING = ("permission", "duty", "forcing", "option", "must", "can")
# Auxiliaries: a clause that has one has a verb, too.
_SAYING = ("can", "must", "does", "cannot", "does_not")
# A relative clause has its verb within this many words: "that are placed", "that a card adds".
_RELATIVE_REACH = 2


def verbs(reading: Reading, index: Index) -> list[Found]:
    """The acts of the asked clause. Words that name a thing too ("die") are its verb only where there is no other.

    A phrase without an auxiliary ("X and Salvo") has no verb of that sort, and the verb of a relative clause ("the
    squadron that attacks …") is not what is asked about, nor is a verb inside a longer phrase for a fact.
    """
    marks = [t for t in reading.asked_clause.tags if t.group in _MARKING]
    acts = [
        s for s in reading.spans
        if s.kind == "act" and reading.in_asked(s.start)
        and not any(t.start <= s.start and s.end <= t.end for t in marks) and not _noun_of_a_fact(s, reading)
    ]  # fmt: skip
    wider = [s for s in reading.spans if s.kind in ("value", "quantity", "thing", "window")]
    clause = reading.asked_clause
    subject = next((t.start for t in clause.tags[1:2] if t.group == "me" and t.start == clause.tags[0].end), -1)
    opened = range(clause.tags[0].start + 1, clause.tags[0].end) if clause.opening else ()  # "do I have to discard"
    spans = [
        s for s in acts
        if not any(
            w.covers(s) and w.length > s.length and w.start < s.start and w.start != subject and w.start not in opened
            for w in wider
        )
        and not any(w.kind == "window" and w.covers(s) and w.length > 1 for w in wider)
        and not reading.nominal(s) and not reading.governed(s)
    ] or acts  # fmt: skip
    spans = [s for s in spans if not _noun_phrase(s, reading)]
    things = {s.start for s in reading.spans if s.kind in ("thing", "name")}
    relatives = reading.relatives
    main = [
        s for s in spans
        if not any(0 <= _words_between(r, s.start, reading) <= _RELATIVE_REACH for r in relatives)
        and s.start not in reading.contact_verbs
    ] or spans  # fmt: skip
    main = [s for s in main if not _only_a_time(s, reading)] or main
    main = [s for s in main if not _adjective(s, things, reading)] or main
    # "shooting" behind "stop … from" is the verb although the word names a thing too.
    forbidding = min((s.start for s in main if index.concepts[(ConceptKind.ACT, s.id)].forbids), default=None)
    clear = [
        s for s in main
        if s.start not in things or (forbidding is not None and s.start > forbidding) or _longer(s, reading, index)
    ]  # fmt: skip
    clear = [s for s in clear if not _subject(s, reading)] or clear
    clear = [s for s in clear if not _said_of(s, clear, reading)] or clear
    said = any(reading.asked_clause.has(group) for group in _SAYING) or _leave_asked(reading)
    return clear or (spans if reading.asked_clause.opening or said else [])


def _words_between(start: int, end: int, reading: Reading) -> int:
    """How many words lie from one to another, where a name counts as one: "that <long name> puts back"."""
    names = {(s.start, s.end) for s in reading.spans if s.kind == "name" and start <= s.start and s.end <= end}
    longest = {first: max(last for begin, last in names if begin == first) for first, _ in names}
    return end - start - sum(last - first - 1 for first, last in longest.items())


def _leave_asked(reading: Reading) -> bool:
    """Whether a phrase ends by asking for leave, so that a noun in it is a deed: "a fourth shot ok?", "…, legal?"."""
    clause = reading.asked_clause
    if clause.opening:
        return False
    last = [t for t in clause.tags if t.end == clause.end and t.start > clause.start]
    agreeing = any(t.group in ("permission", "link") for t in last)
    return agreeing or any(c.has("permission") and asks_for_leave(c) for c in reading.clauses[reading.asked + 1 :])


def _only_a_time(act: Found, reading: Reading) -> bool:
    """Whether an act only tells when another one is done: "can I wait till he has deployed and then place"."""
    tags = [t for t in reading.asked_clause.tags if t.end <= act.start]
    waiting = [t.end for t in tags if t.group == "sequence" or t.part == "waiting"]
    links = [t for t in reading.asked_clause.tags if t.group == "link" and t.start >= act.end]
    return bool(waiting) and bool(links) and not any(t.group == "link" and t.start >= waiting[-1] for t in tags)


def _noun_of_a_fact(act: Found, reading: Reading) -> bool:
    """Whether "die" opens a longer phrase for a fact, and so is the noun that it names too: "can the die be red?"."""
    noun = any(s.kind == "thing" and s.id == DIE and (s.start, s.end) == (act.start, act.end) for s in reading.spans)
    return noun and any(s.kind == "value" and s.start == act.start and s.length > act.length for s in reading.spans)


def _subject(act: Found, reading: Reading) -> bool:
    """Whether an act is what something else is asked of: "does deploying a ship trigger the mine?"."""
    clause = reading.asked_clause
    return bool(clause.opening) and reading.progressive(act) and act.start == clause.tags[0].end


def _said_of(act: Found, acts: list[Found], reading: Reading) -> bool:
    """Whether an act is a noun of which another one is said: "can a shot at it be obstructed?", "is the attack …"."""
    clause = reading.asked_clause
    passive = [i for t in clause.tags if t.group == "be" and t.start >= act.end for i in (t.start, t.end)]
    opened = clause.opening == "be" and act.start == clause.tags[0].end
    behind = [a for a in acts if a.start >= act.end and a.start != act.start]
    return act.start in reading.determined and bool(behind) and (opened or any(a.start in passive for a in behind))


def _longer(act: Found, reading: Reading, index: Index) -> bool:
    """Whether the words of an act are more than those of any thing that begins there, as in "friendly to"."""
    return not index.concepts[(ConceptKind.ACT, act.id)].light and all(
        s.length < act.length for s in reading.spans if s.kind in ("thing", "name") and s.start == act.start
    )


def _noun_phrase(act: Found, reading: Reading) -> bool:
    """Whether the words of an act are a noun of which something is said: "the additional die has to be black"."""
    noun = any(s.kind == "thing" and s.end == act.end and s.length < act.length for s in reading.spans)
    clause = reading.asked_clause
    said = any(t.start >= act.end and t.group in ("be", "duty") for t in clause.tags)
    return noun and said


def _adjective(act: Found, things: set[int], reading: Reading) -> bool:
    """Whether an act is a participle that only describes a thing: "the printed armament", "my exhausted upgrade"."""
    participle = reading.words[act.start].surface.lower().endswith("ed") and act.length == 1
    clause = reading.asked_clause
    opened = bool(clause.opening) and act.start == clause.tags[0].end  # "are exhausted cards readied?"
    described = act.end in things or act.start in things
    return participle and described and (act.start in reading.determined or opened)


def _cards_act_for_you(act: Found, parts: tuple[Part, ...], index: Index) -> tuple[Part, ...]:
    """A card in the place of the actor stands for its bearer, unless the statements speak of what the card does.

    Where nothing is acted on, it is what an act is done to that can be done to it: "do discarded cards ready?"
    """
    alone = not any(p.role is Role.OBJECT for p in parts)
    suffers = alone and any(index.is_a(thing, "card") for thing in index.objects.get(act.id, ()))

    def moved(part: Part) -> Part:
        if part.role is not Role.ACTOR or not index.is_a(part.id, "card"):
            return part
        acts_itself = any(f.thing == part.id for c in index.claims_by_party.get(part.id, ())
                          for f in c.fillers(Role.ACTOR))  # fmt: skip
        acts_itself |= any(index.is_a(part.id, f.thing) and index.is_a(f.thing, "upgrade") for c in index.general_claims
                           if index.related(c.act, act.id) for f in c.fillers(Role.ACTOR))  # fmt: skip
        acts_itself |= part.id in index.actors.get(act.id, ())
        if suffers and not acts_itself and part.id != CARD and part.id not in index.entities:
            return replace(part, role=Role.OBJECT)
        return part if acts_itself else Part(Role.ACTOR, ME, part.start, part.pronoun)

    return tuple(moved(p) for p in parts)


def light_parts(reading: Reading, index: Index) -> tuple[Part, ...]:
    """What a verb that says little is about ("may blue dice be used"), where that is no card."""
    for span in reading.spans:
        if span.kind == "act" and reading.in_asked(span.start) and index.concepts[(ConceptKind.ACT, span.id)].light:
            parts = tuple(p for p in parts_of(reading, span, index) if p.role is Role.OBJECT)
            parts = tuple(p for p in parts if not index.is_a(p.id, "card") and p.id != ME and not p.pronoun)
            if parts:
                return parts
    return ()


def contrary(act: str | None, reading: Reading, index: Index) -> bool:
    """Whether an act is the opposite of the having that is asked about: what is lost is not had."""
    had = any(s.kind == "act" and reading.in_asked(s.start) and s.id in (HAVE, POSSESS) for s in reading.spans)
    return had and act is not None and LOSE in index.general(act)


def supplied(
    claims: tuple[Claim, ...], names: tuple[str, ...], parts: tuple[Part, ...], index: Index
) -> tuple[Hypothesis, ...]:
    """Where no act is named: one hypothesis for each act that the claims about the named cards speak of.

    Of several cards, the claims that name two of them count, if there are any. `parts` are what the question is about.
    """
    cards = {n for n in names if index.is_a(n, "card") or index.entities[n].unique}
    own = [c for c in claims if c.parties and c.act != WHOLE_CARD]
    joint = [c for c in own if len(cards & set(c.parties)) > 1]
    acts = dict.fromkeys(c.act for c in joint or own)
    return tuple(Hypothesis(act, None, parts) for act in acts) or (Hypothesis(None, None),)
