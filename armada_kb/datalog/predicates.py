"""Every predicate of the programs: its name, its fields, what it means, and how it is put into words.

A program may use no other predicate (`checks`). Some predicates are written out once per level, because what they
describe would otherwise be recursive; such a name ends in the number of its level (`live_0`, `live_1` …).
"""

from __future__ import annotations

import re
from collections.abc import Callable

from armada_kb.datalog.predicate import Predicate, levelled, plain

_LEVEL = re.compile(r"^([a-z][a-z_]*?)_([0-9]+)$")


_QUESTION = (
    plain("asked", "asked", "what kind of question is put", "the question is what {0}"),
    plain("qact", "act", "an act that the question is about", "the question is about {0}"),
    plain("qrole", "role thing", "what the question puts in a role", "{1} is the {0}", "{1} is not the {0}"),
    plain("qamount", "role number", "how many the question speaks of", "the {0} is {1} of a kind"),
    plain("needsrole", "role", "a role that the question should have filled", "the {0} matters"),
    plain("present", "entity", "a named thing that is in the situation", "{0} is there", "{0} is not there"),
    plain("given", "dimension value", "a fact of the situation", "{0} is {1}", "nothing says that {0} is {1}"),
    plain("denied", "dimension value", "a fact that is known to be false", "{0} is not {1}"),
    plain(
        "closed",
        "entity",
        "all that its text says is modelled, and the question stays within it",
        "everything that {0} says is known",
    ),
    plain("hasact", "asked", "the question names an act", "the question names an act", "no act is named"),
    plain("hasrole", "role", "the question fills the role", "the {0} is named", "no {0} is named"),
)

_TERMS = (
    plain(
        "isa",
        "thing thing",
        "the first thing is of the second kind, or the same",
        "{0} counts as {1}",
        "{0} does not count as {1}",
    ),
    plain(
        "act_isa",
        "act act",
        "the first act is a kind of the second, or the same",
        "{0} counts as {1}",
        "{0} does not count as {1}",
    ),
    plain(
        "below",
        "dimension value value",
        "the first value is one case of the second, or the same",
        "{1} counts as {2}",
        "{1} does not count as {2}",
    ),
    plain("overlaps", "dimension value value", "two ranges that share some numbers only", "{1} is partly {2}"),
    plain(
        "outside",
        "mode number number",
        "an amount that a claim about another amount says nothing of",
        "{2} is outside what is said of {1}",
    ),
    plain("default", "dimension value", "what is presumed where nothing is said", "{0} is presumed to be {1}"),
    plain(
        "side",
        "asked mode side",
        "for or against: what a mode says to a question",
        "a statement of what {1} bears on what {0}",
    ),
    plain("bites", "kind", "a kind of condition that an open value leaves open", "such a condition must be known"),
)

_CLAIMS = (
    plain("mode", "claim mode", "what a claim does: permit, forbid …", "{0} says what {1}"),
    plain("act", "claim act", "what a claim is about", "{0} is about {1}"),
    plain(
        "whole", "claim", "a claim about a card as a whole", "{0} is about the card as a whole", "{0} is about one act"
    ),
    plain("role", "claim role thing", "what a claim puts in a role", "in {0} the {1} is {2}"),
    plain("amount", "claim role number", "how many a claim speaks of", "{0} speaks of {2} as the {1}"),
    plain("lets", "claim act", "an act of whose leave a claim of using says nothing", "{0} says nothing of {1}"),
    plain("party", "claim entity", "what must be there for a claim to speak", "{0} speaks of {1}"),
    plain("group", "claim condition kind", "a condition of a claim", "{0} has the condition {1}"),
    plain("only", "claim", "the conditions of a claim are all there are", "{0} allows no other case"),
    plain("beats", "claim claim", "the first claim wins over the second", "{0} wins over {1}"),
    plain("topic", "act", "an act of some claim", "{0} is spoken of"),
    plain("filler", "role thing", "what some claim puts in a role", "{1} as the {0} is spoken of"),
    plain("alt", "condition dimension value", "a setting that meets a condition", "{0} is met when {1} is {2}"),
    plain("wanted", "dimension value", "a setting that some condition speaks of", "whether {0} is {1} matters"),
    levelled("dim", "dimension", "a dimension of this level", "{0} matters"),
    plain("rests", "derivation dimension", "a dimension that a derivation asks about", "{0} asks about {1}"),
    levelled("gives", "derivation dimension value", "what a derivation concludes", "{0} tells that {1} is {2}"),
)

_SITUATION = (
    plain("taken", "dimension", "the situation fixes the dimension", "{0} is given", "nothing is said of {0}"),
    plain("barred", "dimension value", "the value cannot be", "{0} cannot be {1}", "nothing rules out that {0} is {1}"),
    levelled("val", "dimension value", "the value that a dimension has", "{0} is {1}"),
    levelled("known", "dimension", "the dimension has a value", "{0} is known", "{0} is not known"),
    levelled(
        "fit", "dimension value", "the dimension certainly has this value", "{0} is {1}", "{0} is not certainly {1}"
    ),
    levelled("may", "dimension value", "the dimension could have this value", "{0} could be {1}", "{0} cannot be {1}"),
    levelled(
        "off", "dimension value", "the dimension certainly has another value", "{0} is not {1}", "{0} could be {1}"
    ),
    levelled("fires", "derivation", "a derivation applies", "{0} applies", "{0} does not apply"),
    levelled("stopped", "derivation", "a derivation certainly does not apply", "{0} does not apply", "{0} could apply"),
    levelled("possible", "derivation", "a derivation could apply", "{0} could apply"),
    levelled("ready", "condition", "a condition of a derivation is met", "{0} is so", "it is not certain that {0}"),
    levelled(
        "unready", "condition", "a condition of a derivation cannot be met", "{0} is not so", "it could be that {0}"
    ),
    levelled("fixed", "dimension", "a derivation gives the dimension", "a rule tells {0}", "no rule tells {0}"),
    levelled(
        "rivaled",
        "dimension",
        "a derivation could give the dimension",
        "a rule could tell {0}",
        "no rule could tell {0}",
    ),
    levelled("likely", "dimension value", "what a derivation could give", "{0} could be {1}"),
    levelled(
        "presumable",
        "dimension value",
        "a default that a derivation could replace",
        "{0} is {1} where no rule says otherwise",
    ),
)

_STATES = (
    plain("okg", "condition", "a condition is met", "{0} is so", "it is not certain that {0}"),
    plain("offg", "condition", "a condition cannot be met", "{0} is not so", "it could be that {0}"),
    plain("openg", "condition", "a condition may or may not be met", "it is not known whether {0}"),
    plain(
        "related",
        "act",
        "an act of claims that the question is about, more or less",
        "{0} has to do with it",
        "{0} has nothing to do with it",
    ),
    plain("actfine", "act", "an act of claims that covers the one asked about", "{0} covers what is asked"),
    plain(
        "astray",
        "act",
        "an act of claims that has nothing to do with the question",
        "{0} has nothing to do with it",
        "{0} has to do with it",
    ),
    plain(
        "strange",
        "role thing",
        "the question puts something else in the role",
        "the {0} is not {1}",
        "the {0} is not something other than {1}",
    ),
    plain(
        "fills",
        "role thing",
        "what the question puts in the role is of the kind spoken of",
        "the {0} is {1}",
        "the {0} is not certainly {1}",
    ),
    plain("rolefine", "role thing", "the role does not stand in the way", "the {0} can be taken as {1}"),
    plain("unasked", "claim", "a claim says no more than that something may be used", "{0} is about its use alone"),
    plain(
        "outsized",
        "claim",
        "a claim about another amount than asked",
        "{0} speaks of another number",
        "{0} does not speak of another number",
    ),
    plain(
        "vague",
        "claim",
        "it is not known whether a claim speaks of what is asked",
        "it is not known whether {0} speaks of exactly this",
        "{0} speaks of exactly this",
    ),
    plain("silent", "claim", "a claim says nothing here", "{0} says nothing here", "{0} speaks of this"),
    plain("met", "claim", "all that a claim asks for is so", "all that {0} asks for is so"),
    plain(
        "failed",
        "claim",
        "a condition of a claim is not met",
        "the conditions of {0} are not met",
        "no condition of {0} fails",
    ),
    plain("pends", "claim", "something that a claim asks for is not known", "something that {0} asks for is not known"),
    plain("hangs", "claim", "something asked for is not known", "not everything that {0} asks for is known"),
    plain(
        "unsure",
        "claim",
        "it is not known whether a claim speaks here",
        "it is not known whether {0} speaks here",
        "{0} certainly speaks here",
    ),
    plain(
        "turnable",
        "claim",
        "a claim that may be silent or beaten",
        "{0} may not count here",
        "{0} certainly counts here",
    ),
    levelled("live", "claim", "a claim holds here", "{0} applies", "{0} does not apply"),
    levelled("waits", "claim", "a claim holds if something unknown is so", "{0} could apply"),
    levelled(
        "contested",
        "claim",
        "a claim that could win over it waits",
        "a statement that could win over {0} waits",
        "no statement that waits wins over {0}",
    ),
    levelled(
        "beaten",
        "claim",
        "a claim that holds wins over it",
        "a statement that applies wins over {0}",
        "no statement wins over {0}",
    ),
)

_VERDICT = (
    plain("pro", "claim", "a claim that says yes", "{0} says yes"),
    plain("con", "claim", "a claim that says no", "{0} says no"),
    plain("prow", "claim", "a claim that could say yes", "{0} could say yes"),
    plain("conw", "claim", "a claim that could say no", "{0} could say no"),
    plain("convcon", "claim", "a permission whose only cases are not met", "{0} allows other cases only"),
    plain(
        "convpro",
        "claim",
        "a permission whose only cases are not met, where a ban is asked about",
        "{0} allows other cases only",
    ),
    plain(
        "turning",
        "claim",
        "a permission that could turn out to be limited to other cases",
        "{0} could allow other cases only",
    ),
    plain("somepro", "asked", "a statement says yes", "a statement says yes", "no statement says yes"),
    plain("somecon", "asked", "a statement says no", "a statement says no", "no statement says no"),
    plain(
        "someprow",
        "asked",
        "a statement could say yes",
        "a statement could say yes",
        "no statement that waits says yes",
    ),
    plain(
        "someconw", "asked", "a statement could say no", "a statement could say no", "no statement that waits says no"
    ),
    plain(
        "someconvcon",
        "asked",
        "a permission is limited to other cases",
        "a permission is for other cases only",
        "no permission is limited to other cases",
    ),
    plain(
        "someconvpro",
        "asked",
        "a permission is limited to other cases",
        "a permission is for other cases only",
        "no permission is limited to other cases",
    ),
    plain(
        "someturning",
        "asked",
        "a permission may be limited to other cases",
        "a permission may be for other cases only",
        "no permission may turn out to be for other cases only",
    ),
    plain("absolute_con", "asked", "a ban holds", "a ban applies", "no ban applies"),
    plain("absolute_pro", "asked", "the ban that is asked about holds", "the ban applies", "no such ban applies"),
    plain(
        "spoken",
        "asked",
        "some statement bears on the question",
        "some statement bears on it",
        "no statement bears on it",
    ),
    plain(
        "closedworld",
        "asked",
        "what is not said is not so",
        "everything that could allow it is known",
        "not everything that could allow it is known",
    ),
    plain("verdict", "verdict", "the answer", "the answer is {0}"),
)

# What statements say outright, of which no act is asked about.
_OUTRIGHT = (
    plain("qtrait", "entity trait", "the trait that is asked about", "the question is whether {0} is a {1}"),
    plain("trait", "entity trait", "a trait that a card's text gives it", "{0} is a {1}"),
    plain("qwindow", "window", "the moment that is asked about", "the question is about the {0}"),
    plain("comesup", "claim window", "a moment at which a card comes up", "{0} names the {1}"),
    plain("inside", "window window", "the first window is part of the second, or the same", "{0} is part of {1}"),
    plain("frequent", "window", "what happens in more than one phase", "{0} comes in more than one phase"),
    plain("timely", "window", "the card comes up within the moment", "the moment of the card is part of {0}"),
    plain(
        "doubtful",
        "window",
        "the card may come up in the moment without being bound to it",
        "the moment of the card may touch {0}",
        "no moment of the card lies around {0}",
    ),
    plain("qnumber", "quantity number", "the number that is asked about", "the question is whether {0} is {1}"),
    plain("qatmost", "quantity number", "leave for a number is asked for", "the question is whether {0} may be {1}"),
    plain("qchange", "quantity number", "the change that is asked about", "the question is whether {0} changes by {1}"),
    plain("change", "quantity number", "how statements change it", "{0} changes by {1}", "{0} does not change by {1}"),
    plain("number", "quantity number", "what the statements come to", "{0} is {1}", "{0} is not {1}"),
    plain("atmost", "number number", "the first number is no greater", "{0} is at most {1}", "{0} is more than {1}"),
    plain("qprice", "act", "the act that may be a price", "the question is whether {0} is the price"),
    plain("qaim", "act", "what it may be paid for", "it is done for {0}"),
    plain("pays", "claim act", "a claim that lets one pay", "{0} lets one {1}"),
    plain("grants", "claim act", "a claim that gives what is paid for", "{0} gives the {1}"),
    plain("denying", "mode", "a mode that denies", "what says that it {0} denies it", "it is no denial that it {0}"),
    plain(
        "said",
        "dimension value",
        "a description says what is told",
        "{0} is described as {1}",
        "no description says that {0} is {1}",
    ),
    plain(
        "someopen",
        "asked",
        "something told is not described",
        "something told is not described",
        "all that is told is described",
    ),
)

PREDICATES: dict[str, Predicate] = {
    predicate.name: predicate
    for predicate in (*_QUESTION, *_TERMS, *_CLAIMS, *_SITUATION, *_STATES, *_VERDICT, *_OUTRIGHT)
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
