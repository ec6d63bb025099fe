"""Whether what decided used a term or a name of a question: a moment, a card, a ship, a fact, an act or a thing."""

from __future__ import annotations

from armada_kb.answer.index import Index
from armada_kb.answer.inquiry import Finding
from armada_kb.answer.reading import Reading
from armada_kb.answer.roles import PREPOSITIONS
from armada_kb.answer.situation import ME
from armada_kb.answer.spans import Found
from armada_kb.datalog.case import Asked
from armada_kb.datalog.outcome import Verdict
from armada_kb.model.claims import DENYING, Mode, Role, Setting
from armada_kb.model.language import EQUIP, SHIP, SQUADRON, WINDOW
from armada_kb.model.vocabulary import ConceptKind


def is_used(
    span: Found,
    finding: Finding,
    known: set[str],
    subjects: set[str],
    spoken: frozenset[str],
    reading: Reading,
    index: Index,
) -> bool:
    """Whether a span was used by the claims, or its words are those of the statements that decided."""
    if span == finding.hypothesis.span or span.id == ME:
        return True
    if span.kind == "window" and span.start in reading.conditions and not _also_a_verb(span, reading):
        return _frames(span, finding, index)
    if span.kind in ("thing", "quantity", "window") and all(
        reading.words[i].folded in spoken for i in range(span.start, span.end)
    ):
        return True
    if span.kind == "name":
        # A ship or a squadron without a name of its own is one of its kind; a card and an ace are themselves.
        entity = index.entities[span.id]
        ordinary = not entity.unique and not index.is_a(span.id, "card")
        if not ordinary and index.encoded(span.id) and _left_out(span.id, finding, index):
            return False
        told = {s.dimension for s in index.printed(span.id)}
        if ordinary and index.is_a(span.id, SHIP) and _another_sort(span, finding, index):
            return False
        if span.id in known or (ordinary and not known.isdisjoint({*index.general(span.id), *told})):
            return True
        if ordinary and index.is_a(span.id, SHIP) and _own_ship(span, reading):
            return True  # the ship with the card: its size is a fact of the situation
        if _just_one_of_its_kind(span, finding, reading, index) and any(k in known for k in index.general(span.id)):
            return True
        if _lifts_no_ban(span.id, finding, index):
            return True
        # A rule about all cards of a kind holds for a card whose own text, all of it modelled, says nothing else.
        decided = {f.thing for c in finding.decisive for f in c.roles}
        return index.complete(span.id) and any(g in decided for g in index.general(span.id))
    if span.kind == "value":
        setting = span.setting
        default = index.dimensions[setting.dimension].default if setting.dimension in index.dimensions else None
        if span.negated and default != setting.value and index.is_a(span.id, f"{setting.dimension}={default}"):
            return False  # what is presumed is denied in its more exact form: nobody knows what is left of it
        return setting.dimension in known or (default == setting.value and not span.negated)
    if span.kind == "window":
        if finding.hypothesis.span is None and finding.outcome.verdict is not Verdict.NO:
            # That a card does something says nothing of a time at which it does nothing.
            return _frames(span, finding, index)
        return WINDOW in known or any(g in known for g in index.general(span.id))
    if span.kind == "act":
        concept = index.concepts[(ConceptKind.ACT, span.id)]
        return concept.light or concept.forbids or any(index.related(span.id, s) for s in subjects)
    # A red die is a die, but what is said of black dice does not speak of it.
    return any(index.related(span.id, s) for s in subjects)


def _frames(window: Found, finding: Finding, index: Index) -> bool:
    """Whether a time that a condition tells was put to the rules, or the times of what decides lie within it.

    What decides at no time in particular says nothing of that one, if it is no denial: a time allows nothing more.
    """
    told = Setting(WINDOW, window.id) in finding.case.given
    denied = finding.outcome.verdict is Verdict.NO and finding.case.asked in (Asked.CAN, Asked.DOES)
    times = [w for c in finding.decisive for w in c.windows]
    return (told and (denied or any(index.related(w, window.id) for w in times))) or any(
        index.is_a(w, window.id) for w in times
    )


def _also_a_verb(window: Found, reading: Reading) -> bool:
    """Whether a time has the words of an act, so that a condition with it tells what is done: "when I deploy".

    Behind "during" it is none.
    """
    governed = any(t.group in PREPOSITIONS and t.end == window.start for t in reading.clause_of(window).tags)
    place = (window.start, window.end)
    return not governed and any(s.kind == "act" and (s.start, s.end) == place for s in reading.spans)


def _own_ship(span: Found, reading: Reading) -> bool:
    """Whether the class of a ship stands for the asker's ship: "my X", "my Y X" with the name of a card before it."""
    before = next((s.start for s in reading.spans if s.kind == "name" and s.end == span.start), span.start)
    return not {span.start, before}.isdisjoint(reading.mine)


def _another_sort(ship: Found, finding: Finding, index: Index) -> bool:
    """Whether what decides speaks of a sort of ship, and of none to which a ship belongs: of a huge ship."""
    sorts = {f.thing for c in finding.decisive for f in c.roles if f.thing != SHIP and index.is_a(f.thing, SHIP)}
    return bool(sorts) and not any(index.related(ship.id, sort) for sort in sorts)


def _just_one_of_its_kind(span: Found, finding: Finding, reading: Reading, index: Index) -> bool:
    """Whether an ace without encoded text is told of as a squadron with its printed keywords, and does nothing of its
    own: it is not what acts in the question, and if it is what is asked about, only a no stands on it.
    """
    ace = index.entities[span.id].unique and index.is_a(span.id, SQUADRON)
    if not ace or index.claims_by_party.get(span.id):
        return False
    if reading.in_asked(span.start):
        return finding.outcome.verdict is Verdict.NO and bool(finding.outcome.failed)
    return not any(p.role is Role.ACTOR and p.id == span.id for p in finding.hypothesis.parts)


def _left_out(name: str, finding: Finding, index: Index) -> bool:
    """Whether a card or an ace is no party of what decided for anything but a no, though another card is.

    That its own text speaks of the same act does not tell what it makes of the other's. What fits on a ship is judged
    card by card, and a general rule holds beside every upgrade card that says nothing else.
    """
    if finding.outcome.verdict is Verdict.NO or not finding.decisive or finding.hypothesis.act == EQUIP:
        return False
    parties = {p for c in finding.decisive for p in c.parties}
    return name not in parties and (bool(parties) or not index.is_a(name, "upgrade"))


def _lifts_no_ban(name: str, finding: Finding, index: Index) -> bool:
    """Whether bans decide, and the text of a card, all of it modelled, allows nothing of what they forbid."""
    bans = [c for c in finding.decisive if c.mode is Mode.CANNOT]
    heard = {c.id for c in finding.claims}
    object_ = finding.hypothesis.part(Role.OBJECT)
    unheard = [
        c for c in index.claims_by_party.get(name, ()) if c.mode not in DENYING and c.id not in heard
        and not (object_ and any(not index.related(object_, f.thing) for f in c.fillers(Role.OBJECT)))
    ]  # fmt: skip
    nothing = not any(index.related(c.act, ban.act) for c in unheard for ban in bans)
    return finding.outcome.verdict is Verdict.NO and bool(bans) and nothing and index.complete(name)
