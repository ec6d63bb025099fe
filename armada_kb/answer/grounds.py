"""What an answer stands on, for the asker: the claims that decided, statements to cite, conditions, windows."""

from __future__ import annotations

from collections.abc import Iterable

from armada_kb.answer.answer import Verdict
from armada_kb.answer.citing import setting_words, window_names
from armada_kb.answer.index import OWN_TEXT, TIMING, Index
from armada_kb.answer.inquiry import Finding
from armada_kb.answer.question import Question
from armada_kb.answer.wording import MOST_CONDITIONS, closest_sentence, depending, listed, sentence
from armada_kb.datalog import outcome as datalog
from armada_kb.model.claims import DENYING, Claim, GroupKind, asked_dimensions


def by_weight(finding: Finding, question: Question) -> tuple[Claim, ...]:
    """The claims that decided, those that name the most of what the question names first."""
    names, index = set(question.names), question.index
    exact = finding.hypothesis.act
    return tuple(sorted(
        finding.decisive,
        key=lambda c: (
            -len(names & set(c.parties)),
            index.statements[c.statement].section == TIMING,
            c.act != exact,
            not c.groups,
            c.id,
        ),
    ))  # fmt: skip


def silent(finding: Finding, index: Index) -> tuple[Claim, ...]:
    """Where a card decides by its silence: what its text says of the act, else all of its text."""
    closed = finding.outcome.closed or ""
    own = tuple(c for c in index.claims_by_party.get(closed, ()) if index.statements[c.statement].section == OWN_TEXT)
    return tuple(c for c in own if c in finding.claims) or own


def cited(finding: Finding, claims: tuple[Claim, ...], index: Index) -> Iterable[str]:
    """The statements that the answer stands on: what decided, what it beat, what the situation follows from."""
    yield from dict.fromkeys(c.statement for c in claims)
    for claim in claims[:1]:
        yield from (id for id in index.statements[claim.statement].illustrates if id in index.statements)
    beaten = set(finding.outcome.beaten)
    decided = set(finding.outcome.decisive)
    for winner, loser in index.beats:
        if winner in decided and loser in beaten:
            yield index.claims[loser].statement
    by_id = {d.id: d for d in index.derivations}
    yield from (by_id[d].statement for d in finding.outcome.derived_used if d in by_id)
    if finding.outcome.verdict is datalog.Verdict.NO:
        yield from _why_silent(finding, index)


def _why_silent(finding: Finding, index: Index) -> Iterable[str]:
    """The derivations that keep a card's own text out of the situation, such as which dice an attack rolls."""
    held = {(str(d), str(v)) for d, v in finding.outcome.model.rows("val")}
    own = [c for c in finding.claims if c.parties and index.statements[c.statement].section == OWN_TEXT]
    touched = asked_dimensions(own)
    present = set(finding.case.present)
    for derivation in index.derivations:
        if not present.issuperset(derivation.parties):
            continue
        gives = (derivation.gives.dimension, derivation.gives.value)
        if (
            gives in held
            and gives[0] in touched
            and all(any((s.dimension, s.value) in held for s in g.settings) for g in derivation.conditions)
        ):
            yield derivation.statement


def conditions(finding: Finding, index: Index) -> tuple[str, ...]:
    """What must be known, in words: the dimensions that are open in the waiting claims, with what would decide.

    Where a claim that forbids is waiting too, what it waits for is what must not be.
    """
    found: dict[str, list[str]] = {}
    barred: dict[str, list[str]] = {}
    by_id = {c.id: c for c in finding.claims}
    for group in finding.outcome.open_settings:
        denies = by_id[group.claim].mode in DENYING if group.claim in by_id else False
        exception = group.kind is GroupKind.EXCEPTION
        into = barred if denies and not exception else found
        for setting in group.settings:
            dimension = index.dimensions.get(setting.dimension)
            if dimension is None:
                continue
            words = setting_words(setting, index)
            wanted = into.setdefault(dimension.asks, [])
            if words not in wanted:
                wanted.append(words)
    return tuple(
        f"{asks} ({', '.join(_wanted(found.get(asks, []), barred.get(asks, [])))})" for asks in {**found, **barred}
    )[:MOST_CONDITIONS]


def _wanted(wanted: list[str], unwanted: list[str]) -> Iterable[str]:
    """At close-medium range, not at long range."""
    if wanted:
        yield listed(wanted, "or")
    if unwanted:
        yield f"not {listed(unwanted, 'or')}"


def verdict_sentence(verdict: Verdict, conditions: tuple[str, ...], claims: tuple[Claim, ...], index: Index) -> str:
    reasons = [_reason(c, index) for c in claims]
    if verdict is Verdict.DEPENDS:
        return depending(c.partition(" (")[0] for c in conditions)
    return sentence("Yes." if verdict is Verdict.YES else "No.", reasons)


def _reason(claim: Claim, index: Index) -> str:
    """The sentence of a statement that says what the claim says, with the card's name where it does not name it."""
    statement = index.statements[claim.statement]
    home = index.entities[statement.home]
    reason = closest_sentence(statement.says, claim.text)
    return reason if home.is_rule or home.name in reason else f"{home.name}: {reason}"


def windows(claims: tuple[Claim, ...], question: Question) -> tuple[str, ...]:
    """When it happens: the windows of the claims that decided, else of the first-named card's timing."""
    index = question.index
    found = [w for c in claims for w in c.windows]
    if not found and question.names:
        first = question.names[0]
        found = [w for c in index.claims_by_party.get(first, ()) for w in c.windows
                   if index.statements[c.statement].home == first]  # fmt: skip
    return window_names(found, index)
