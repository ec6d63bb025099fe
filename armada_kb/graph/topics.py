"""What a card's statements speak of: things, acts, situations, moments and quantities, and what these speak of.

Many terms are about one matter: "the squadron was destroyed" and "a friendly unit was destroyed" are two
conditions, and both are about destroying. A term therefore speaks of every term whose words are among its own.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from enum import StrEnum
from functools import cached_property

from armada_kb.answer.index import Index
from armada_kb.model.claims import Claim, Setting
from armada_kb.model.language import EQUIP, INTERACT, WHOLE_CARD
from armada_kb.model.vocabulary import ConceptKind
from armada_kb.syntax.words import fold_phrase


class Sort(StrEnum):
    """What a topic is."""

    THING = "thing"
    ACT = "act"
    DIMENSION = "dimension"
    VALUE = "value"
    WINDOW = "window"
    QUANTITY = "quantity"
    KIND = "kind"


Topic = tuple[Sort, str]
# Each step to something more general, and what is only implied or contained, tells this much less.
_FARTHER = 0.8
_NO_TOPIC = (EQUIP, INTERACT, WHOLE_CARD)
# The topics that have words, by the kind of their term.
_TERMS = {ConceptKind.THING: Sort.THING, ConceptKind.ACT: Sort.ACT, ConceptKind.VALUE: Sort.VALUE,
          ConceptKind.QUANTITY: Sort.QUANTITY}  # fmt: skip
_NUMBER = "N"


class Topics:
    """Looks up what the cards of one knowledge base speak of."""

    def __init__(self, index: Index) -> None:
        self._index = index

    def of_card(self, card: str) -> dict[Topic, float]:
        """What a card is, and what its statements that need no other card speak of, each with its nearness (0 to 1)."""
        said = self._said(card)
        found = dict(said)
        for topic, nearness in said.items():
            for sort, id in self.contained(topic):
                for step, general in enumerate(self._index.general(id)):
                    if not self._light(sort, general):
                        near = nearness * _FARTHER ** (step + 1)
                        found[(sort, general)] = max(found.get((sort, general), 0.0), near)
        return found

    def contained(self, topic: Topic) -> tuple[Topic, ...]:
        """The terms whose words are all among those of a topic, without acts that say little."""
        words = self._words.get(topic, frozenset())
        near = {other for word in words for other in self._by_word.get(word, ())}
        return tuple(sorted(o for o in near if o != topic and self._words[o] <= words and not self._light(*o)))

    @cached_property
    def _words(self) -> dict[Topic, frozenset[str]]:
        """The folded words of each term as it is written."""
        found = {
            (_TERMS[c.kind], c.id): frozenset(fold_phrase(c.phrases[0])) - {_NUMBER}
            for c in self._index.kb.vocabulary.concepts
            if c.kind in _TERMS and c.phrases
        }
        return {topic: words for topic, words in found.items() if words}

    @cached_property
    def _by_word(self) -> dict[str, list[Topic]]:
        """The terms under one of their words: whatever contains a term has that word too."""
        found: dict[str, list[Topic]] = defaultdict(list)
        for topic, words in self._words.items():
            found[min(words)].append(topic)
        return found

    @cached_property
    def _following(self) -> dict[Setting, list[Setting]]:
        """What the rules derive from each setting, maybe together with others."""
        found: dict[Setting, list[Setting]] = defaultdict(list)
        for derivation in self._index.derivations:
            if not derivation.parties:
                for setting in {s for g in derivation.conditions for s in g.settings}:
                    found[setting].append(derivation.gives)
        return found

    def _light(self, sort: Sort, id: str) -> bool:
        """Whether this is an act that says little by itself."""
        concept = self._index.concepts.get((ConceptKind.ACT, id)) if sort is Sort.ACT else None
        return concept is not None and concept.light

    def _said(self, card: str) -> dict[Topic, float]:
        """The topics that the card itself and its claims name, with what is more general."""
        index = self._index
        entity = index.entities[card]
        found: dict[Topic, float] = {(Sort.KIND, kind): 1.0 for kind in (*entity.kinds, *entity.traits, *entity.icons)}

        def add(sort: Sort, ids: Iterable[str], nearness: float = 1.0) -> None:
            for step, id in enumerate(ids):
                found[(sort, id)] = max(found.get((sort, id), 0.0), nearness * _FARTHER**step)

        def add_setting(setting: Setting, nearness: float = 1.0) -> None:
            add(Sort.DIMENSION, (setting.dimension,), nearness)
            add(Sort.VALUE, index.general(str(setting)), nearness)
            value = index.concepts.get((ConceptKind.VALUE, str(setting)))
            if nearness == 1.0:
                for implied in (*(value.implies if value else ()), *self._following.get(setting, ())):
                    add_setting(implied, _FARTHER)

        for claim in index.claims_by_party.get(card, ()):
            if len(claim.parties) > 1 or claim.act in _NO_TOPIC:
                continue
            for setting in _settings(claim, index):
                add_setting(setting)
            for filler in claim.roles:
                if filler.thing != card:
                    add(Sort.THING, index.general(filler.thing))
            if not self._light(Sort.ACT, claim.act):
                add(Sort.ACT, index.general(claim.act))
            for window in claim.windows:
                add(Sort.WINDOW, index.general(window))
        for rule in index.quantities:
            if rule.parties == (card,):
                for quantity in (rule.quantity, rule.other):
                    add(Sort.QUANTITY, (quantity,) if quantity else ())
        return found


def _settings(claim: Claim, index: Index) -> set[Setting]:
    """The conditions of a claim, and what its act fixes: attacking a squadron makes that the target."""
    found = {s for g in claim.groups for s in g.settings}
    for role, dimension in index.concepts[(ConceptKind.ACT, claim.act)].sets:
        for filler in claim.fillers(role):
            found |= {Setting(dimension, general) for general in index.general(filler.thing)
                      if (ConceptKind.VALUE, f"{dimension}={general}") in index.concepts}  # fmt: skip
    return found
