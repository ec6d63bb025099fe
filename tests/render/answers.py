"""An answer about invented cards, with something in every field."""

from __future__ import annotations

from armada_kb.answer.answer import (
    Answer,
    CitationShown,
    Item,
    Kind,
    NameFound,
    OrderStep,
    ProofShown,
    Understood,
    UnknownReason,
    Verdict,
    Who,
)

RULING = CitationShown(
    "ember-screen/clarifications/1", "ARC", "ARC 9.9", "2031-02-14", "core", "A {salvo} attack gains nothing."
)
UNDATED = CitationShown("ember-screen/card-text/1", "CARD", None, None, "nexus", "You may add 1 black die.")

NO = Answer(
    question="Ember Screen and Salvo vs squadron",
    understood=Understood((NameFound("ember-screen", "Ember Screen"),), ("target: squadron",), "add a die", ("pls",)),
    kind=Kind.APPLIES,
    verdict=Verdict.NO,
    answer="No: a Salvo attack gains nothing from Ember Screen.",
    detail="Its die is for attacks of an activation.",
    when=("gather dice",),
    presumed=("the ship is not obstructed",),
    citations=(RULING, UNDATED),
    proof=ProofShown(
        "the die cannot be added",
        "a ban that nothing beats",
        (ProofShown("a Salvo attack gains nothing", "stated", (), "ember-screen/clarifications/1"),),
    ),
)
DEPENDS = Answer(
    question="Ember Screen?",
    understood=Understood(),
    kind=Kind.CAN,
    verdict=Verdict.DEPENDS,
    answer="Depends on the range.",
    conditions=("the attack range: close or medium",),
)
UNKNOWN = Answer(
    question="Embr Scren?",
    understood=Understood(),
    kind=Kind.CAN,
    verdict=Verdict.UNKNOWN,
    answer="Nothing is called so.",
    unknown=UnknownReason.UNKNOWN_NAME,
    related=("ember-screen/card-text/1",),
    suggestions=("Ember Screen",),
)
ORDER = Answer(
    question="order?",
    understood=Understood(),
    kind=Kind.ORDER,
    verdict=None,
    answer="Ember Screen, then Ash Lattice.",
    order=(
        OrderStep("Ember Screen", "gather dice", Who.FIXED, ("ember-screen/timing/1",)),
        OrderStep("Ash Lattice", "after attack", Who.OWNER),
    ),
    items=(Item("ember-screen", "Ember Screen"),),
    count=2,
)
