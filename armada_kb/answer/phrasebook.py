"""The phrases that a question can hold: terms with all their synonyms, names with their nicknames, everyday words."""

from __future__ import annotations

from functools import cached_property

from rapidfuzz import process
from rapidfuzz.distance import OSA

from armada_kb.answer.clauses import BREAKS, asking_words
from armada_kb.answer.index import Index
from armada_kb.model.vocabulary import ConceptKind
from armada_kb.syntax.lexicon import PhraseTable
from armada_kb.syntax.words import PASSED_OVER, Token, fold_phrase, fold_word, tokens

NAME = "name"
# A slip is looked for only in words this long: short words are too near to one another.
_SHORTEST_CORRECTED = 5
_COUNTING = frozenset({fold_word("number"), "N"})


class Phrasebook:
    """Looks words up. `words` gives a question's words with slips corrected; `table` finds the phrases in them."""

    def __init__(self, index: Index) -> None:
        self._index = index
        self.table = PhraseTable()
        for concept in index.kb.vocabulary.concepts:
            for phrase in (*concept.phrases, *concept.asked_as):
                self.table.add(phrase, str(concept.kind), concept.id)
        for entity in index.kb.entities:
            if not entity.is_rule:
                for phrase in (entity.name, *entity.also):
                    self.table.add(phrase, NAME, entity.id)

    @cached_property
    def everyday(self) -> frozenset[str]:
        """Folded words that never matter in a question."""
        return frozenset(fold_word(w.surface) for word in self._index.kb.vocabulary.everyday for w in tokens(word))

    @cached_property
    def _correctable(self) -> list[str]:
        return sorted(w for w in self.table.words if len(w) >= _SHORTEST_CORRECTED)

    def known(self, folded: str) -> bool:
        return (
            folded in self.table.words or folded in self.everyday or folded in asking_words() or folded.isdigit()
            or not folded[:1].isalpha()
        )  # fmt: skip

    def words(self, question: str) -> tuple[Token, ...]:
        """The words of a question that carry meaning, and its punctuation; misspelt terms are put right."""
        kept = []
        for word in tokens(question):
            spaced_dash = word.surface == "-" and question[word.start - 1 : word.end + 1] == " - "
            if spaced_dash:
                kept.append(Token(",", ",", word.start, word.end))
            elif word.folded in BREAKS or word.surface.lower() not in PASSED_OVER:
                kept.append(word if self.known(word.folded) else self._corrected(word))
        return tuple(kept)

    def _corrected(self, word: Token) -> Token:
        """The word as it was meant where it is one slip (two in long words) away from a term, else as it is."""
        if len(word.folded) < _SHORTEST_CORRECTED:
            return word
        slips = 1 if len(word.folded) < 8 else 2
        best = process.extractOne(word.folded, self._correctable, scorer=OSA.distance, score_cutoff=slips)
        return Token(word.surface, best[0], word.start, word.end) if best else word

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Every printed name and nickname, for suggestions."""
        return tuple(sorted({n for e in self._index.kb.entities if not e.is_rule for n in (e.name, *e.also)}))

    @cached_property
    def quantity_words(self) -> tuple[tuple[str, frozenset[str]], ...]:
        """Every phrase of a quantity as a set of folded words, without those that only say that it is a number."""
        rows = []
        for concept in self._index.kb.vocabulary.concepts:
            if concept.kind is ConceptKind.QUANTITY:
                for phrase in (*concept.phrases, *concept.asked_as):
                    words = frozenset(fold_phrase(phrase)) - _COUNTING
                    if words:
                        rows.append((concept.id, words))
        return tuple(rows)
