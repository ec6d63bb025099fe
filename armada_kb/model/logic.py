"""What a statement says, apart from words, order and ids: two versions with equal logic say the same."""

from __future__ import annotations

from collections.abc import Iterable

from armada_kb.model.claims import Claim, Group, GroupKind, Meaning, Setting


def core(claim: Claim) -> tuple[object, ...]:
    """What a claim says, without where it stands and in which words."""
    return (claim.mode, claim.act, frozenset(claim.roles), frozenset(claim.parties), _conditions(claim.groups),
            claim.only, frozenset(claim.windows))  # fmt: skip


def logic(meaning: Meaning) -> frozenset[tuple[object, ...]]:
    """What a meaning consists of, whatever the order, the words and the ids: equal logic is equal here."""
    return frozenset((
        *(("claim", *core(c)) for c in meaning.claims),
        *(("derivation", _conditions(d.conditions), d.gives, frozenset(d.parties)) for d in meaning.derivations),
        *(("quantity", q.quantity, q.operation, q.amount, q.other, _conditions(q.groups), frozenset(q.parties))
          for q in meaning.quantities),
        *(("order", p.earlier, p.later) for p in meaning.precedences),
        *(("trait", t.entity, t.trait) for t in meaning.traits),
    ))  # fmt: skip


def _conditions(groups: Iterable[Group]) -> frozenset[tuple[GroupKind, frozenset[Setting]]]:
    return frozenset((g.kind, frozenset(g.settings)) for g in groups)


def same_logic(one: Meaning, other: Meaning) -> bool:
    return logic(one) == logic(other)
