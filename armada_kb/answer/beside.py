"""Whether what decides where no act is named is about another fact, thing or deed than the question."""

from __future__ import annotations

from armada_kb.answer.inquiry import Finding
from armada_kb.answer.question import Question
from armada_kb.answer.settling import at_another_time
from armada_kb.datalog import outcome as datalog
from armada_kb.model.claims import GroupKind, Role, asked_dimensions


def beside_the_point(finding: Finding, question: Question) -> bool:
    """Whether a yes or "depends" about no act in particular says nothing of what the question names."""
    return (
        _passes_over(finding, question) or _of_another_thing(finding, question) or _of_another_deed(finding, question)
    )


def _beside_what_is_told(finding: Finding, question: Question) -> bool:
    """Whether the claims of a card behind a yes pass over a fact that is told and that its other claims ask for.

    That the card does something whatever is told does not say that it works on a squadron that is out of its range.
    A name tells nothing by itself.
    """
    if len(question.cards) != 1:
        return False
    dimensions = question.index.dimensions
    names = [range(n.start, n.end) for n, _ in question.reading.entities]
    said = {
        f.setting.dimension for f in question.facts.facts if f.phrase and not any(f.start in name for name in names)
    }
    told = {d for d in said if d in dimensions and not dimensions[d].of_question}
    own = [c for name in question.cards for c in question.index.claims_by_party.get(name, ())]
    asking = {s.dimension for c in own for g in c.groups if g.kind is GroupKind.COND for s in g.settings}
    heard = asked_dimensions(finding.decisive)
    return not heard & told and bool(told & asking)


def _passes_over(finding: Finding, question: Question) -> bool:
    """Whether a yes or "depends" about no act in particular passes over a fact or a thing of the card."""
    verdict = finding.outcome.verdict
    if verdict is datalog.Verdict.YES and at_another_time(finding, question):
        return True
    if verdict is datalog.Verdict.YES and _beside_what_is_told(finding, question):
        return True
    return verdict in (datalog.Verdict.YES, datalog.Verdict.DEPENDS) and _beside_what_is_named(finding, question)


def _of_another_thing(finding: Finding, question: Question) -> bool:
    """Whether a yes or "depends" is about the act that the question names, but about nothing that it names with it.

    That critical icons may be rerolled says nothing of hit icons.
    """
    if finding.outcome.verdict is datalog.Verdict.NO or not finding.decisive:
        return False
    index = question.index
    same = [h for h in question.hypotheses if h.act and h.act == finding.hypothesis.act]
    objects = [p for h in same for p in h.parts if p.role is Role.OBJECT and not p.pronoun]
    objects = [p for p in objects if p.id not in question.names]
    said = {f.thing for c in finding.decisive for f in c.fillers(Role.OBJECT)}
    return bool(objects) and bool(said) and not any(index.related(p.id, thing) for p in objects for thing in said)


def _of_another_deed(finding: Finding, question: Question) -> bool:
    """Whether a yes is about another act than the one told before, for which "do" stands: "is he free to do so?"."""
    reading, clause = question.reading, question.reading.asked_clause
    acts = [s for s in reading.spans if s.kind == "act"]
    deputy = any(t.group == "does" and t.start > clause.start for t in clause.tags)
    if finding.outcome.verdict is not datalog.Verdict.YES or not deputy or any(s.start >= clause.start for s in acts):
        return False
    last = max((c.start for c in reading.clauses[: reading.asked] if any(c.start <= s.start < c.end for s in acts)),
               default=clause.start)  # fmt: skip
    told = {s.id for s in acts if last <= s.start < clause.start}
    return bool(told) and not any(question.index.related(c.act, act) for c in finding.decisive for act in told)


def _beside_what_is_named(finding: Finding, question: Question) -> bool:
    """Whether the claims of a card that decide are about another thing than the one that the question names.

    That is a thing of which other claims of the card speak, or one behind its name that is of the same kind as what
    the claims are about: what deploys squadrons deploys no ships.
    """
    if len(question.cards) != 1 or not finding.decisive:
        return False
    index, reading = question.index, question.reading
    own = {f.thing for c in index.claims_by_party.get(question.cards[0], ()) for f in c.roles}
    said = {f.thing for c in finding.decisive for f in c.roles}
    heard = asked_dimensions(finding.decisive)
    heard |= index.derived_from(heard, question.names)
    facts = [s for s in reading.spans if s.kind == "value"]
    used = [s for s in facts if s.setting.dimension in heard or not index.dimensions[s.setting.dimension].of_question]
    used += [s for s in reading.spans if s.kind == "thing" and any(index.related(s.id, thing) for thing in said)]
    behind = max((s.end for s in reading.spans if s.kind == "name" and s.id == question.cards[0]), default=0)
    for span in (s for s in reading.spans if s.kind == "thing" and reading.in_asked(s.start)):
        longer = (s for s in reading.spans if s.kind in ("value", "window", "act") and s.length > span.length)
        # "After rerolling dice" tells a fact, whatever was rerolled.
        done = next((s.start for s in reading.spans if s.kind == "act" and s.end == span.start), span.start)
        told = any(s.start < span.end and done < s.end for s in used)
        if told or any(s.covers(span) for s in longer):
            continue
        if span.id in own:
            return True
        kinds = set(index.general(span.id)) - {span.id}
        mine = not {span.start, span.start - 1}.isdisjoint(reading.mine)
        if span.start >= behind and not mine and any(kinds & set(index.general(t)) for t in said):
            return True
    return False
