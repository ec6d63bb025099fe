"""Sentences of controlled English to claims, derivations, quantity rules, precedences and traits."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from itertools import count, product

from armada_kb.errors import Report
from armada_kb.model.claims import (
    Claim,
    Derivation,
    Filler,
    Group,
    GroupKind,
    Meaning,
    Mode,
    Operation,
    Precedence,
    QuantityRule,
    Role,
    Setting,
    TraitMark,
)
from armada_kb.model.entities import Entity
from armada_kb.model.language import EQUIP, INTERACT, MODIFICATION, PROPER_TIME, SHIP, USE, WHOLE_CARD, WINDOW
from armada_kb.syntax import ast

_MODES = {
    "may": Mode.MAY, "cannot": Mode.CANNOT, "must": Mode.MUST, "need_not": Mode.NEED_NOT, "does": Mode.DOES,
    "does_not": Mode.DOES_NOT,
}  # fmt: skip
_ROLES = {
    "recipient": Role.RECIPIENT, "agent": Role.ACTOR, "origin": Role.SOURCE, "result": Role.RESULT,
    "place": Role.PLACE, "manner": Role.MANNER,
}  # fmt: skip
_GROUPS = {
    "only_if": GroupKind.COND, "if": GroupKind.COND, "unless": GroupKind.EXCEPTION, "even_if": GroupKind.CONCESSION,
    "while": GroupKind.SCOPE,
}  # fmt: skip
_OPERATIONS = {
    "increased": Operation.ADD, "decreased": Operation.ADD, "set_to": Operation.SET, "equal": Operation.EQUALS,
    "half_up": Operation.HALF_UP, "half_down": Operation.HALF_DOWN, "at_most": Operation.AT_MOST,
    "at_least": Operation.AT_LEAST,
}  # fmt: skip


class Reader:
    """Reads the sentences of one statement. `home` is the entity in whose file it stands: "this card"."""

    def __init__(self, statement: str, home: Entity, entities: Mapping[str, Entity], report: Report) -> None:
        self._statement, self._home, self._entities, self._report = statement, home, entities, report
        self._numbers = count(1)

    def meaning(self, sentences: Iterable[ast.SentenceSyntax]) -> Meaning:
        claims: list[Claim] = []
        derivations: list[Derivation] = []
        quantities: list[QuantityRule] = []
        precedences: list[Precedence] = []
        traits: list[TraitMark] = []
        for s in sentences:
            match s:
                case ast.ClaimSyntax():
                    claims.extend(self._claims(s))
                case ast.NoInteractionSyntax():
                    claims.extend(
                        Claim(self._id(), self._statement, Mode.DOES_NOT, INTERACT,
                              parties=self._parties(name, *s.context.parties), groups=_scope(s.context),
                              text=self._shown(s.text), span=s.span)
                        for name in s.names
                    )  # fmt: skip
                case ast.RestrictionSyntax():
                    # A ban, not a permission: that the size fits gives no leave to equip without the icon.
                    group = Group(GroupKind.EXCEPTION, tuple(Setting(*pair) for pair in s.settings))
                    roles = (Filler(Role.ACTOR, SHIP), Filler(Role.OBJECT, self._home.id))
                    claims.append(Claim(self._id(), self._statement, Mode.CANNOT, EQUIP, roles, self._parties(),
                                        (group,), text=f"{self._home.name}: {s.text}", span=s.span))  # fmt: skip
                case ast.DerivationSyntax():
                    beside = [(name,) for name in s.context.parties] if s.context.any_party else [s.context.parties]
                    derivations.extend(
                        Derivation(self._id(), self._statement, _groups(GroupKind.COND, s.conditions),
                                   Setting(*s.gives), self._parties(*names), self._shown(s.text), s.span)
                        for names in beside
                    )  # fmt: skip
                case ast.QuantityRuleSyntax():
                    quantities.append(self._quantity(s))
                case ast.PrecedenceSyntax():
                    precedences.append(
                        Precedence(self._id(), self._statement, self._thing(s.earlier), self._thing(s.later),
                                   self._shown(s.text), s.span)
                    )  # fmt: skip
                case ast.ModificationSyntax():
                    traits.append(TraitMark(self._id(), self._statement, self._home.id, MODIFICATION,
                                            self._shown(s.text), s.span))  # fmt: skip
        return Meaning(tuple(claims), tuple(derivations), tuple(quantities), tuple(precedences), tuple(traits))

    def _id(self) -> str:
        return f"{self._statement}#{next(self._numbers)}"

    def _thing(self, noun: ast.NounSyntax) -> str:
        return self._home.id if noun.kind == "SELF" else noun.id

    def _parties(self, *names: str) -> tuple[str, ...]:
        """The entities that must be there: those named and, for a card, the card itself."""
        home = () if self._home.is_rule else (self._home.id,)
        return tuple(dict.fromkeys(home + tuple(n for n in names if n != self._home.id)))

    def _shown(self, text: str) -> str:
        """The sentence for a person: names for ids in brackets, the card's name for "this card"."""
        text = re.sub(r"\[([^\]]*)\]", lambda m: self._entities[m[1]].name if m[1] in self._entities else m[1], text)
        if not self._home.is_rule:
            text = re.sub(r"\bthis card\b", self._home.name, text, flags=re.IGNORECASE)
        return text[:1].upper() + text[1:]

    def _claims(self, s: ast.ClaimSyntax) -> Iterable[Claim]:
        groups = list(_scope(s.context))
        only = False
        for tail in s.tails:
            if tail.word in _GROUPS:
                groups.extend(_groups(_GROUPS[tail.word], tail.conditions))
                only = only or tail.word == "only_if"
        if only and s.mode in ("cannot", "need_not", "does_not"):
            self._report.add("K230", f'"only if" cannot follow "{s.mode.replace("_", " ")}"', s.span,
                             hint="write `unless`")  # fmt: skip
        windows = tuple(p.window for p in s.phrases if p.window)
        if windows:
            settings = tuple(Setting(WINDOW, w) for w in (*windows, PROPER_TIME))
            groups.append(Group(GroupKind.SCOPE, settings))
        named = [n.id for n in (s.subject, *s.objects, *(p.noun for p in s.phrases if p.noun)) if n.kind == "NAME"]
        party_sets = [(p,) for p in s.context.parties] if s.context.any_party else [s.context.parties]
        for extra, roles in product(party_sets, self._role_sets(s)):
            act = WHOLE_CARD if self._bars_the_card(s) else s.act
            yield Claim(self._id(), self._statement, _MODES[s.mode], act, roles, self._parties(*extra, *named),
                        tuple(groups), only, windows, self._shown(s.text), s.span)  # fmt: skip

    def _bars_the_card(self, s: ast.ClaimSyntax) -> bool:
        """Whether a sentence says that the card as a whole cannot be used: then nothing of its text can be done."""
        return s.mode == "cannot" and s.passive and s.act == USE and s.subject.kind == "SELF" and not s.objects

    def _role_sets(self, s: ast.ClaimSyntax) -> Iterable[tuple[Filler, ...]]:
        """The roles of the claim, once for each object of "A or B"."""
        fixed: list[Filler] = [self._filler(Role.OBJECT if s.passive else Role.ACTOR, s.subject)]
        object_role = Role.OBJECT
        for phrase in s.phrases:
            if phrase.word == "instead" and phrase.noun:
                # "roll a red die instead of the blue die": the blue die is what is acted on, the red one comes of it.
                fixed.append(self._filler(Role.OBJECT, phrase.noun))
                object_role = Role.RESULT
            elif phrase.noun:
                fixed.append(self._filler(_ROLES[phrase.word], phrase.noun))
        seen = [f.role for f in fixed]
        if len(seen) != len(set(seen)) or (s.objects and object_role in seen):
            self._report.add("K231", "two phrases fill the same role", s.span, hint="make two sentences of it")
        if not s.objects:
            return [tuple(fixed)]
        return [(*fixed, self._filler(object_role, noun)) for noun in s.objects]

    def _filler(self, role: Role, noun: ast.NounSyntax) -> Filler:
        return Filler(role, self._thing(noun), noun.amount)

    def _quantity(self, s: ast.QuantityRuleSyntax) -> QuantityRule:
        groups = list(_scope(s.context))
        for tail in s.tails:
            if tail.word in _GROUPS:
                groups.extend(_groups(_GROUPS[tail.word], tail.conditions))
        # Where another quantity is added or taken away, the amount is its sign.
        amount = s.amount or (1 if s.other and s.word in ("increased", "decreased") else 0)
        amount = -amount if s.word == "decreased" else amount
        return QuantityRule(self._id(), self._statement, s.quantity, _OPERATIONS[s.word], amount, s.other,
                            tuple(groups), self._parties(*s.context.parties), self._shown(s.text), s.span)  # fmt: skip


def _groups(kind: GroupKind, conditions: Iterable[ast.ConditionSyntax]) -> tuple[Group, ...]:
    return tuple(Group(kind, tuple(Setting(*pair) for pair in c.settings)) for c in conditions)


def _scope(context: ast.ContextSyntax) -> tuple[Group, ...]:
    return _groups(GroupKind.SCOPE, context.scope)
