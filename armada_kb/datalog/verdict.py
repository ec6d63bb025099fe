"""The verdict program: how conditions, claims and what beats what give one answer.

The rules are written as Datalog text and read once. They are not recursive: what follows itself in steps (a value
that is derived from derived values, a claim that beats a claim that beats a claim) is written out level by level.

A condition is met, cannot be met, or is open. A claim is silent (it speaks of something else), failed (a condition
is not met), pending (something is not known) or met; exactly one of these. Learning what was open never changes a
yes or a no: only pending claims can still move, and a yes waits for those that could say no and the other way round.
"""

from __future__ import annotations

import re
from functools import lru_cache

from armada_kb.datalog.program import Atom, Fact, Literal, Origin, OriginKind, Rule, Term, Variable

_ATOM = re.compile(r"(not )?([a-z][a-z0-9_]*)\(([^()]*)\)")


def _term(text: str) -> Term:
    return Variable(text) if text[0].isupper() else text.strip('"')


def _literal(match: re.Match[str]) -> Literal:
    terms = tuple(_term(part.strip()) for part in match.group(3).split(","))
    return Literal(Atom(match.group(2), terms), match.group(1) is None)


def rule(text: str, name: str, why: str) -> Rule:
    """One rule of this module from its text, `head :- literal, not literal`; constants stand in double quotes."""
    head, _, body = text.partition(" :- ")
    first = _ATOM.fullmatch(head)
    if first is None:
        raise ValueError(text)
    literals = tuple(_literal(match) for match in _ATOM.finditer(body))
    return Rule(name, _literal(first).atom, literals, Origin(OriginKind.VERDICT, why=why))


def rules_of(text: str) -> tuple[Rule, ...]:
    """The rules of a block: a line `# name: why` above the rules that it explains."""
    rules: list[Rule] = []
    name = why = ""
    for line in text.strip().splitlines():
        if line.startswith("# "):
            name, _, why = line[2:].partition(": ")
        elif line:
            rules.append(rule(line, name, why))
    return tuple(rules)


_SITUATION = """
# fixed by the question: what the asker says of a dimension replaces what would be presumed
taken(D) :- given(D, V)
# ruled out: a value that is known to be false is false with all its cases
barred(D, V) :- denied(D, W), below(D, V, W)
"""

# One level of dimensions. `{k}` is the level's suffix; the lines of `_DERIVED` join where derivations give them.
_LEVEL = """
# given: what the asker says holds
val{k}(D, V) :- dim{k}(D), given(D, V)
# presumed: a default holds where the question says nothing and no rule could tell
val{k}(D, V) :- dim{k}(D), default(D, V), not taken(D), not barred(D, V), not rivaled{k}(D)
# known: a dimension with a value
known{k}(D) :- val{k}(D, V)
# fits: a value fits whatever it is a case of
fit{k}(D, V) :- val{k}(D, W), below(D, W, V)
# unsaid: where nothing is known, everything that is not ruled out is possible
may{k}(D, V) :- dim{k}(D), wanted(D, V), not known{k}(D), not barred(D, V)
# vague: a more general value leaves open which of its cases is meant
may{k}(D, V) :- val{k}(D, W), below(D, V, W), wanted(D, V), not barred(D, V)
# partly: a range that overlaps with another may be in it
may{k}(D, V) :- val{k}(D, W), overlaps(D, W, V), not barred(D, V)
# excluded: a known value excludes those that it neither is nor could be
off{k}(D, V) :- wanted(D, V), val{k}(D, W), not fit{k}(D, V), not may{k}(D, V)
# ruled out for a condition: what is known to be false cannot meet it
off{k}(D, V) :- dim{k}(D), wanted(D, V), barred(D, V), not fit{k}(D, V)
"""

_DERIVED = """
# derived: a rule tells the value, unless the asker does
val{k}(D, V) :- gives{k}(X, D, V), fires{k}(X), not taken(D), not barred(D, V)
# told by a rule: a derived value replaces the default
fixed{k}(D) :- gives{k}(X, D, V), fires{k}(X), not barred(D, V)
rivaled{k}(D) :- fixed{k}(D)
# could be told by a rule: the default is not certain while a derivation is open
rivaled{k}(D) :- gives{k}(X, D, V), possible{k}(X), not barred(D, V)
# open derivation: neither all its conditions hold nor does one fail
possible{k}(X) :- gives{k}(X, D, V), not fires{k}(X), not stopped{k}(X)
# likely: what an open derivation could give
likely{k}(D, V) :- gives{k}(X, D, V), possible{k}(X), not taken(D), not barred(D, V)
# presumable: the default holds if no open derivation replaces it
presumable{k}(D, V) :- dim{k}(D), default(D, V), rivaled{k}(D), not fixed{k}(D), not taken(D), not barred(D, V)
known{k}(D) :- presumable{k}(D, V)
# could be: what an open derivation or a doubtful default would give is possible
may{k}(D, V) :- likely{k}(D, W), below(D, W, V)
may{k}(D, V) :- likely{k}(D, W), below(D, V, W), wanted(D, V), not barred(D, V)
may{k}(D, V) :- likely{k}(D, W), overlaps(D, W, V), not barred(D, V)
may{k}(D, V) :- presumable{k}(D, W), below(D, W, V)
may{k}(D, V) :- presumable{k}(D, W), below(D, V, W), wanted(D, V), not barred(D, V)
may{k}(D, V) :- presumable{k}(D, W), overlaps(D, W, V), not barred(D, V)
off{k}(D, V) :- wanted(D, V), presumable{k}(D, W), not fit{k}(D, V), not may{k}(D, V)
"""

_UNION = """
# of a level: what holds on a level holds
val(D, V) :- val{k}(D, V)
fit(D, V) :- fit{k}(D, V)
may(D, V) :- may{k}(D, V)
off(D, V) :- off{k}(D, V)
"""

_CLAIMS = """
# one setting is enough: a condition is met when one of its settings holds
okg(G) :- alt(G, D, V), fit(D, V)
# open condition: it is not met, but one of its settings could hold
openg(G) :- alt(G, D, V), may(D, V), not okg(G)

# an act is named: the question is about certain acts
hasact(A) :- asked(A), qact(B)
# act covers: a claim about an act is one about its kinds
actfine(A) :- topic(A), qact(B), act_isa(B, A)
# no act asked: a question that names no act is about all
actfine(A) :- topic(A), asked(Q), not hasact(Q)
# act related: one of the two acts is a kind of the other
related(A) :- topic(A), qact(B), act_isa(B, A)
related(A) :- topic(A), qact(B), act_isa(A, B)
# other act: a claim about another act says nothing
astray(A) :- topic(A), qact(B), not related(A)
# whole card: what is said of a card as a whole holds for whatever is done with it
whole(C) :- act(C, "apply")

# other thing: the question is about something else in that role
strange(R, K) :- filler(R, K), qrole(R, J), not isa(J, K), not isa(K, J)
# role filled: the thing asked about is of the kind spoken of
fills(R, K) :- filler(R, K), qrole(R, J), isa(J, K)
rolefine(R, K) :- fills(R, K), not strange(R, K)
# role named: the question fills it
hasrole(R) :- qrole(R, J)
# role beside the point: nobody would have said who or what it is
rolefine(R, K) :- filler(R, K), not hasrole(R), not needsrole(R)
# leave to use alone: that something may be used does not say that this may be done with it
unasked(C) :- lets(C, A), qact(A)
# other amount: what is allowed for some is allowed for fewer, what is forbidden for some is forbidden for more
outsized(C) :- amount(C, R, N), qamount(R, M), mode(C, K), outside(K, N, M)

# absent party: what is not named is not there
silent(C) :- party(C, N), not present(N)
# outside its scope: a claim says nothing outside what it is about
silent(C) :- group(C, G, "scope"), offg(G)
# concession unsaid: "even if" speaks only where that is said
silent(C) :- group(C, G, "concession"), not okg(G)
# of something else: a claim about another thing says nothing
silent(C) :- role(C, R, K), strange(R, K), not whole(C)
# of another act: a claim about another act says nothing
silent(C) :- act(C, A), astray(A), not whole(C)
# of its use alone: a claim that lets something be used says nothing of what else is done with it
silent(C) :- unasked(C)
# of another number: a claim about another amount says nothing
silent(C) :- outsized(C)

# not exactly this: the question is more general than the claim, so the claim may be about something else
vague(C) :- role(C, R, K), hasrole(R), not fills(R, K), not whole(C)
vague(C) :- role(C, R, K), needsrole(R), not fills(R, K), not whole(C)
vague(C) :- act(C, A), related(A), not actfine(A), not whole(C)

# condition fails: a demand cannot be met
failed(C) :- group(C, G, "cond"), offg(G), not silent(C)
# exception holds: "unless" ends a claim
failed(C) :- group(C, G, "exception"), okg(G), not silent(C)
# something is open: what a claim is about, or one of its conditions, is not known
hangs(C) :- openg(G), group(C, G, K), bites(K)
hangs(C) :- vague(C)
# pending: a claim waits for what is not known
pends(C) :- hangs(C), not silent(C), not failed(C)
# scope open: whether a claim speaks here is not known
unsure(C) :- group(C, G, "scope"), openg(G)
unsure(C) :- vague(C)
"""

_NO_BEATS = """
# applies: a claim whose conditions are met applies
live(C) :- met(C)
# waits: a claim that pends could apply
waits(C) :- pends(C)
"""

_FIRST_BEATS = """
# unopposed: before looking at what wins over it, a claim applies or waits by its own conditions
live_0(C) :- met(C)
waits_0(C) :- pends(C)
"""

_BEATS = """
# beaten: a claim that applies, and is not itself beaten, wins
beaten{k}(C) :- beats(B, C), live{j}(B), not beaten{j}(B)
# contested: what wins over it may come to apply
contested{k}(C) :- beats(B, C), waits{j}(B), not beaten{j}(B)
# applies: a claim whose conditions are met applies if nothing that waits could win over it
live{k}(C) :- met(C), not contested{k}(C)
# waits: a claim waits for what it asks for, and for what may win over it
waits{k}(C) :- pends(C)
waits{k}(C) :- met(C), contested{k}(C)
"""

_SIDES = """
# says yes: a claim that applies and is on that side
pro(C) :- live(C), mode(C, M), asked(A), side(A, M, "pro"), not beaten(C)
# says no: a claim that applies and is on that side
con(C) :- live(C), mode(C, M), asked(A), side(A, M, "con"), not beaten(C)
# optional: what may be done need not be done, whatever its conditions
con(C) :- mode(C, M), asked(A), side(A, M, "con_any"), not silent(C), not unsure(C), not contested(C), not beaten(C)
# could say yes: a claim that waits and is on that side
prow(C) :- waits(C), mode(C, M), asked(A), side(A, M, "pro"), not beaten(C)
# could say no: a claim that waits and is on that side
conw(C) :- waits(C), mode(C, M), asked(A), side(A, M, "con"), not beaten(C)
# perhaps optional: whether the claim that makes it optional speaks here is not known
conw(C) :- unsure(C), mode(C, M), asked(A), side(A, M, "con_any"), not silent(C), not beaten(C)
conw(C) :- contested(C), mode(C, M), asked(A), side(A, M, "con_any"), not silent(C), not beaten(C)
# not for certain: whether it speaks here is not known, or another claim wins or may win
turnable(C) :- unsure(C)
turnable(C) :- contested(C)
turnable(C) :- beaten(C)
# in these cases only: a permission for certain cases alone denies the others, where it certainly speaks
convcon(C) :- only(C), failed(C), mode(C, M), asked(A), side(A, M, "pro"), not turnable(C)
convpro(C) :- only(C), failed(C), mode(C, M), asked(A), side(A, M, "con"), not turnable(C)
# perhaps in other cases only: whether a limited permission ends up denying this is not known
turning(C) :- only(C), failed(C), unsure(C), mode(C, M), asked(A), side(A, M, "con"), not beaten(C)
turning(C) :- only(C), failed(C), contested(C), mode(C, M), asked(A), side(A, M, "con"), not beaten(C)
turning(C) :- only(C), waits(C), mode(C, M), asked(A), side(A, M, "con"), not beaten(C)

# some statement: there is one
somepro(A) :- asked(A), pro(C)
somecon(A) :- asked(A), con(C)
someprow(A) :- asked(A), prow(C)
someconw(A) :- asked(A), conw(C)
someconvcon(A) :- asked(A), convcon(C)
someconvpro(A) :- asked(A), convpro(C)
someturning(A) :- asked(A), turning(C)
absolute_con(A) :- asked(A), con(C), mode(C, "cannot")
absolute_pro(A) :- asked(A), pro(C), mode(C, "cannot")
# bears on it: some statement says something, or denies it
spoken(A) :- somepro(A)
spoken(A) :- somecon(A)
spoken(A) :- someprow(A)
spoken(A) :- someconvcon(A)
spoken(A) :- someconvpro(A)
# closed world: a card does only what it says
closedworld(A) :- asked(A), closed(N)

# a ban is absolute: "cannot" is stronger than any permission
verdict("no") :- absolute_con(A)
verdict("yes") :- absolute_pro(A), not absolute_con(A)
# statements disagree: both apply and nothing says which wins
verdict("conflict") :- somepro(A), somecon(A), not absolute_con(A), not absolute_pro(A)
# it is so: a statement says so and none could speak against it
verdict("yes") :- somepro(A), not somecon(A), not someconw(A)
# it is not so: a statement denies it and none could allow it
verdict("no") :- somecon(A), not somepro(A), not someprow(A)
# depends on a permission: it is denied unless something unknown allows it
verdict("depends") :- somecon(A), someprow(A), not somepro(A), not absolute_con(A)
# depends on a denial: it is so unless something unknown speaks against it
verdict("depends") :- somepro(A), someconw(A), not somecon(A), not absolute_pro(A)
# depends: what speaks for it waits
verdict("depends") :- someprow(A), not somepro(A), not somecon(A), not someconvpro(A)
verdict("depends") :- someprow(A), someconw(A), someconvpro(A), not somepro(A), not somecon(A)
# other cases only: a permission for certain cases alone denies the others
verdict("no") :- someconvcon(A), not somepro(A), not somecon(A), not someprow(A), not someconvpro(A)
verdict("yes") :- someconvpro(A), not somepro(A), not somecon(A), not someconw(A), not someconvcon(A)
# other cases, or not: a permission that waits could still allow it
verdict("depends") :- someconvpro(A), someconw(A), not somepro(A), not somecon(A), not someprow(A), not someconvcon(A)
# nothing says so: everything that could is known
verdict("no") :- closedworld(A), not spoken(A), not someturning(A)
# nothing says so yet: a limited permission could still turn out to deny it
verdict("depends") :- closedworld(A), someturning(A), not spoken(A)
# depends on a denial alone: only what waits speaks of it, and it would deny it
verdict("depends") :- someconw(A), not spoken(A), not closedworld(A)
"""

# What a mode says to a question (can, must, does, forbidden): for it, against it, or that at any rate.
_SIDE = """
can    pro may must does   con cannot doesnot
must   pro must            con cannot neednot  con_any may
does   pro may must does   con cannot doesnot
forbidden   pro cannot     con may must does neednot doesnot
"""


def _sides() -> tuple[Fact, ...]:
    facts = []
    for line in _SIDE.strip().splitlines():
        asked, *words = line.split()
        side = ""
        for word in words:
            if word in ("pro", "con", "con_any"):
                side = word
            else:
                facts.append(Fact(Atom("side", (asked, word, side)), _TABLE))
    return tuple(facts)


_TABLE = Origin(OriginKind.VERDICT, why="what each kind of statement says to each kind of question")
_BITES = Origin(OriginKind.VERDICT, why="an open scope, demand or exception leaves the claim open")

SIDES: tuple[Fact, ...] = _sides()
BITES: tuple[Fact, ...] = tuple(Fact(Atom("bites", (kind,)), _BITES) for kind in ("scope", "cond", "exception"))


def suffix(level: int, last: int) -> str:
    """What ends the names of predicates that are written out by level; nothing where there is one level alone."""
    return f"_{level}" if last else ""


@lru_cache(maxsize=32)
def situation_rules(last: int) -> tuple[Rule, ...]:
    """What is known of the dimensions, where derivations reach `last` levels deep (0: there are none)."""
    text = [_SITUATION]
    for level in range(last + 1):
        end = suffix(level, last)
        text.append(_LEVEL.replace("{k}", end))
        if level:
            text.append(_DERIVED.replace("{k}", end))
        if last:
            text.append(_UNION.replace("{k}", end))
    return rules_of("\n".join(text))


@lru_cache(maxsize=32)
def claim_rules(last: int) -> tuple[Rule, ...]:
    """From conditions to the verdict, where chains of claims that beat one another are `last` steps long."""
    text = [_CLAIMS]
    if not last:
        text.append(_NO_BEATS)
    else:
        text.append(_FIRST_BEATS)
        for level in range(1, last + 1):
            end = "" if level == last else f"_{level}"
            text.append(_BEATS.replace("{k}", end).replace("{j}", f"_{level - 1}"))
    text.append(_SIDES)
    return rules_of("\n".join(text))
