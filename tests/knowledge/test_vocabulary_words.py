"""The words that belong to no rules question are words of no card, and of no term."""

from __future__ import annotations

from armada_kb.syntax.words import tokens
from tests.knowledge.game import session


def test_no_word_of_the_game_is_called_outside() -> None:
    index = session().index
    vocabulary = index.kb.vocabulary
    phrases = [n for e in index.kb.entities for n in (e.name, *e.also)]
    phrases += [p for c in vocabulary.concepts for p in (*c.phrases, *c.asked_as)]
    game = {w.surface.casefold() for phrase in phrases for w in tokens(phrase)}
    assert game.isdisjoint(word.casefold() for word in vocabulary.outside)
