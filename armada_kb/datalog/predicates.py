"""Every predicate of the programs: its name, its fields, what it means, and how it is put into words.

A program may use no other predicate (`checks`). Some predicates are written out once per level, because what they
describe would otherwise be recursive; such a name ends in the number of its level (`live_0`, `live_1` …).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

_LEVEL = re.compile(r"^([a-z][a-z_]*?)_([0-9]+)$")


@dataclass(frozen=True, slots=True)
class Predicate:
    """`words` and `absent` are how the atom, and its absence, are shown to a person; `{0}` is the first field."""

    name: str
    fields: tuple[str, ...]
    meaning: str
    words: str
    absent: str
    levelled: bool = False

    @property
    def arity(self) -> int:
        return len(self.fields)


def _plain(name: str, fields: str, meaning: str, words: str, absent: str = "") -> Predicate:
    return Predicate(name, tuple(fields.split()), meaning, words, absent or f"it is not so that {words}")


def _levelled(name: str, fields: str, meaning: str, words: str, absent: str = "") -> Predicate:
    return Predicate(name, tuple(fields.split()), meaning, words, absent or f"it is not so that {words}", levelled=True)


_QUESTION = (
    _plain("asked", "asked", "what kind of question is put", "the question is what {0}"),
    _plain("qact", "act", "an act that the question is about", "the question is about {0}"),
    _plain("qrole", "role thing", "what the question puts in a role", "{1} is the {0}", "{1} is not the {0}"),
    _plain("qamount", "role number", "how many the question speaks of", "the {0} is {1} of a kind"),
    _plain("needsrole", "role", "a role that the question should have filled", "the {0} matters"),
    _plain("present", "entity", "a named thing that is in the situation", "{0} is there", "{0} is not there"),
    _plain("given", "dimension value", "a fact of the situation", "{0} is {1}", "nothing says that {0} is {1}"),
    _plain("denied", "dimension value", "a fact that is known to be false", "{0} is not {1}"),
    _plain(
        "closed",
        "entity",
        "all that its text says is modelled, and the question stays within it",
        "everything that {0} says is known",
    ),
    _plain("hasact", "asked", "the question names an act", "the question names an act", "no act is named"),
    _plain("hasrole", "role", "the question fills the role", "the {0} is named", "no {0} is named"),
)

_TERMS = (
    _plain(
        "isa",
        "thing thing",
        "the first thing is of the second kind, or the same",
        "{0} counts as {1}",
        "{0} does not count as {1}",
    ),
    _plain(
        "act_isa",
        "act act",
        "the first act is a kind of the second, or the same",
        "{0} counts as {1}",
        "{0} does not count as {1}",
    ),
    _plain(
        "below",
        "dimension value value",
        "the first value is one case of the second, or the same",
        "{1} counts as {2}",
        "{1} does not count as {2}",
    ),
    _plain("overlaps", "dimension value value", "two ranges that share some numbers only", "{1} is partly {2}"),
    _plain(
        "outside",
        "mode number number",
        "an amount that a claim about another amount says nothing of",
        "{2} is outside what is said of {1}",
    ),
    _plain("default", "dimension value", "what is presumed where nothing is said", "{0} is presumed to be {1}"),
    _plain(
        "side",
        "asked mode side",
        "for or against: what a mode says to a question",
        "a statement of what {1} bears on what {0}",
    ),
    _plain("bites", "kind", "a kind of condition that an open value leaves open", "such a condition must be known"),
)

_CLAIMS = (
    _plain("mode", "claim mode", "what a claim does: permit, forbid …", "{0} says what {1}"),
    _plain("act", "claim act", "what a claim is about", "{0} is about {1}"),
    _plain(
        "whole", "claim", "a claim about a card as a whole", "{0} is about the card as a whole", "{0} is about one act"
    ),
    _plain("role", "claim role thing", "what a claim puts in a role", "in {0} the {1} is {2}"),
    _plain("amount", "claim role number", "how many a claim speaks of", "{0} speaks of {2} as the {1}"),
    _plain("lets", "claim act", "an act of whose leave a claim of using says nothing", "{0} says nothing of {1}"),
    _plain("party", "claim entity", "what must be there for a claim to speak", "{0} speaks of {1}"),
    _plain("group", "claim condition kind", "a condition of a claim", "{0} has the condition {1}"),
    _plain("only", "claim", "the conditions of a claim are all there are", "{0} allows no other case"),
    _plain("beats", "claim claim", "the first claim wins over the second", "{0} wins over {1}"),
    _plain("topic", "act", "an act of some claim", "{0} is spoken of"),
    _plain("filler", "role thing", "what some claim puts in a role", "{1} as the {0} is spoken of"),
    _plain("alt", "condition dimension value", "a setting that meets a condition", "{0} is met when {1} is {2}"),
    _plain("wanted", "dimension value", "a setting that some condition speaks of", "whether {0} is {1} matters"),
    _levelled("dim", "dimension", "a dimension of this level", "{0} matters"),
    _plain("rests", "derivation dimension", "a dimension that a derivation asks about", "{0} asks about {1}"),
    _levelled("gives", "derivation dimension value", "what a derivation concludes", "{0} tells that {1} is {2}"),
)

_SITUATION = (
    _plain("taken", "dimension", "the situation fixes the dimension", "{0} is given", "nothing is said of {0}"),
    _plain(
        "barred", "dimension value", "the value cannot be", "{0} cannot be {1}", "nothing rules out that {0} is {1}"
    ),
    _levelled("val", "dimension value", "the value that a dimension has", "{0} is {1}"),
    _levelled("known", "dimension", "the dimension has a value", "{0} is known", "{0} is not known"),
    _levelled(
        "fit", "dimension value", "the dimension certainly has this value", "{0} is {1}", "{0} is not certainly {1}"
    ),
    _levelled("may", "dimension value", "the dimension could have this value", "{0} could be {1}", "{0} cannot be {1}"),
    _levelled(
        "off", "dimension value", "the dimension certainly has another value", "{0} is not {1}", "{0} could be {1}"
    ),
    _levelled("fires", "derivation", "a derivation applies", "{0} applies", "{0} does not apply"),
    _levelled(
        "stopped", "derivation", "a derivation certainly does not apply", "{0} does not apply", "{0} could apply"
    ),
    _levelled("possible", "derivation", "a derivation could apply", "{0} could apply"),
    _levelled("ready", "condition", "a condition of a derivation is met", "{0} is so", "it is not certain that {0}"),
    _levelled(
        "unready", "condition", "a condition of a derivation cannot be met", "{0} is not so", "it could be that {0}"
    ),
    _levelled("fixed", "dimension", "a derivation gives the dimension", "a rule tells {0}", "no rule tells {0}"),
    _levelled(
        "rivaled",
        "dimension",
        "a derivation could give the dimension",
        "a rule could tell {0}",
        "no rule could tell {0}",
    ),
    _levelled("likely", "dimension value", "what a derivation could give", "{0} could be {1}"),
    _levelled(
        "presumable",
        "dimension value",
        "a default that a derivation could replace",
        "{0} is {1} where no rule says otherwise",
    ),
)

_STATES = (
    _plain("okg", "condition", "a condition is met", "{0} is so", "it is not certain that {0}"),
    _plain("offg", "condition", "a condition cannot be met", "{0} is not so", "it could be that {0}"),
    _plain("openg", "condition", "a condition may or may not be met", "it is not known whether {0}"),
    _plain(
        "related",
        "act",
        "an act of claims that the question is about, more or less",
        "{0} has to do with it",
        "{0} has nothing to do with it",
    ),
    _plain("actfine", "act", "an act of claims that covers the one asked about", "{0} covers what is asked"),
    _plain(
        "astray",
        "act",
        "an act of claims that has nothing to do with the question",
        "{0} has nothing to do with it",
        "{0} has to do with it",
    ),
    _plain(
        "strange",
        "role thing",
        "the question puts something else in the role",
        "the {0} is not {1}",
        "the {0} is not something other than {1}",
    ),
    _plain(
        "fills",
        "role thing",
        "what the question puts in the role is of the kind spoken of",
        "the {0} is {1}",
        "the {0} is not certainly {1}",
    ),
    _plain("rolefine", "role thing", "the role does not stand in the way", "the {0} can be taken as {1}"),
    _plain("unasked", "claim", "a claim says no more than that something may be used", "{0} is about its use alone"),
    _plain(
        "outsized",
        "claim",
        "a claim about another amount than asked",
        "{0} speaks of another number",
        "{0} does not speak of another number",
    ),
    _plain(
        "vague",
        "claim",
        "it is not known whether a claim speaks of what is asked",
        "it is not known whether {0} speaks of exactly this",
        "{0} speaks of exactly this",
    ),
    _plain("silent", "claim", "a claim says nothing here", "{0} says nothing here", "{0} speaks of this"),
    _plain("met", "claim", "all that a claim asks for is so", "all that {0} asks for is so"),
    _plain(
        "failed",
        "claim",
        "a condition of a claim is not met",
        "the conditions of {0} are not met",
        "no condition of {0} fails",
    ),
    _plain(
        "pends", "claim", "something that a claim asks for is not known", "something that {0} asks for is not known"
    ),
    _plain("hangs", "claim", "something asked for is not known", "not everything that {0} asks for is known"),
    _plain(
        "unsure",
        "claim",
        "it is not known whether a claim speaks here",
        "it is not known whether {0} speaks here",
        "{0} certainly speaks here",
    ),
    _plain(
        "turnable",
        "claim",
        "a claim that may be silent or beaten",
        "{0} may not count here",
        "{0} certainly counts here",
    ),
    _levelled("live", "claim", "a claim holds here", "{0} applies", "{0} does not apply"),
    _levelled("waits", "claim", "a claim holds if something unknown is so", "{0} could apply"),
    _levelled(
        "contested",
        "claim",
        "a claim that could win over it waits",
        "a statement that could win over {0} waits",
        "no statement that waits wins over {0}",
    ),
    _levelled(
        "beaten",
        "claim",
        "a claim that holds wins over it",
        "a statement that applies wins over {0}",
        "no statement wins over {0}",
    ),
)

_VERDICT = (
    _plain("pro", "claim", "a claim that says yes", "{0} says yes"),
    _plain("con", "claim", "a claim that says no", "{0} says no"),
    _plain("prow", "claim", "a claim that could say yes", "{0} could say yes"),
    _plain("conw", "claim", "a claim that could say no", "{0} could say no"),
    _plain("convcon", "claim", "a permission whose only cases are not met", "{0} allows other cases only"),
    _plain(
        "convpro",
        "claim",
        "a permission whose only cases are not met, where a ban is asked about",
        "{0} allows other cases only",
    ),
    _plain(
        "turning",
        "claim",
        "a permission that could turn out to be limited to other cases",
        "{0} could allow other cases only",
    ),
    _plain("somepro", "asked", "a statement says yes", "a statement says yes", "no statement says yes"),
    _plain("somecon", "asked", "a statement says no", "a statement says no", "no statement says no"),
    _plain(
        "someprow",
        "asked",
        "a statement could say yes",
        "a statement could say yes",
        "no statement that waits says yes",
    ),
    _plain(
        "someconw", "asked", "a statement could say no", "a statement could say no", "no statement that waits says no"
    ),
    _plain(
        "someconvcon",
        "asked",
        "a permission is limited to other cases",
        "a permission is for other cases only",
        "no permission is limited to other cases",
    ),
    _plain(
        "someconvpro",
        "asked",
        "a permission is limited to other cases",
        "a permission is for other cases only",
        "no permission is limited to other cases",
    ),
    _plain(
        "someturning",
        "asked",
        "a permission may be limited to other cases",
        "a permission may be for other cases only",
        "no permission may turn out to be for other cases only",
    ),
    _plain("absolute_con", "asked", "a ban holds", "a ban applies", "no ban applies"),
    _plain("absolute_pro", "asked", "the ban that is asked about holds", "the ban applies", "no such ban applies"),
    _plain(
        "spoken",
        "asked",
        "some statement bears on the question",
        "some statement bears on it",
        "no statement bears on it",
    ),
    _plain(
        "closedworld",
        "asked",
        "what is not said is not so",
        "everything that could allow it is known",
        "not everything that could allow it is known",
    ),
    _plain("verdict", "verdict", "the answer", "the answer is {0}"),
)

PREDICATES: dict[str, Predicate] = {
    predicate.name: predicate for predicate in (*_QUESTION, *_TERMS, *_CLAIMS, *_SITUATION, *_STATES, *_VERDICT)
}


_CLOSED: dict[tuple[str, str | int], str] = {
    ("asked", "can"): "can be done",
    ("asked", "must"): "must be done",
    ("asked", "does"): "happens",
    ("asked", "forbidden"): "is forbidden",
    ("mode", "may"): "may be done",
    ("mode", "cannot"): "cannot be done",
    ("mode", "must"): "must be done",
    ("mode", "neednot"): "need not be done",
    ("mode", "does"): "happens",
    ("mode", "doesnot"): "does not happen",
}


def find(name: str) -> Predicate | None:
    """The predicate of that name, where `live_1` is the predicate `live` on its second level; None if undeclared."""
    predicate = PREDICATES.get(name)
    if predicate is not None:
        return predicate
    match = _LEVEL.match(name)
    base = PREDICATES.get(match.group(1)) if match else None
    return base if base is not None and base.levelled else None


def in_words(
    name: str, terms: tuple[str | int, ...], positive: bool = True, named: Callable[[str, str | int], str] | None = None
) -> str:
    """An atom, or its absence, as a clause of plain English.

    `named(field, constant)` puts a constant into words; the fields are those of the predicate (claim, dimension …).
    Modes and kinds of question have words of their own.
    """
    predicate = find(name)
    if predicate is None:
        raise KeyError(name)
    shown = [
        told if (told := _CLOSED.get((field, term))) else named(field, term) if named else str(term)
        for field, term in zip(predicate.fields, terms, strict=True)
    ]
    return (predicate.words if positive else predicate.absent).format(*shown)
