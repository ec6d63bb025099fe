"""The phrases that a question can hold: terms with all their synonyms, names with their nicknames, everyday words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cached_property
from itertools import pairwise

from rapidfuzz import process
from rapidfuzz.distance import OSA

from armada_kb.answer.clauses import BREAKS, asking_words
from armada_kb.answer.framing import without_frames
from armada_kb.answer.index import Index
from armada_kb.model.claims import Role
from armada_kb.model.language import EXHAUST, POSSESS, SHIP
from armada_kb.model.vocabulary import Concept, ConceptKind, Job
from armada_kb.syntax.lexicon import Match, PhraseTable
from armada_kb.syntax.words import PASSED_OVER, Token, carrying, fold_phrase, fold_word, tokens

NAME = "name"
# A slip is looked for only in words this long, in the shortest of them only for a slip in a name: short words are too
# near to one another, and to everyday words.
_SHORTEST_CORRECTED, _TWO_SLIPS = 5, 8
# Words that are run together are at least this long.
_SHORTEST_PART = 2
# A name may be shortened to a word of it only where the word is this long.
_SHORTEST_NAME = 5
# How long the first word of a name is that may stand for it beside another name.
_SHORTEST_FIRST = 4
# The longest name that is shortened by a word in its middle.
_LONGEST_CUT = 4
# The most words of a name before its title in brackets.
_LONGEST_NAME = 6
_NO_BRACKETS = str.maketrans("()", "  ")
_SHIP = fold_word("ship")
_AND = fold_word("and")
_HALF = fold_word("half")
_JOINING = frozenset({"/", "+", "&", _AND, fold_word("or"), fold_word("plus"), _HALF})
_COUPLE = 3
# How far before a clause of its own stands what it counts.
_FAR = 8
# A noun that goes with so many values of a dimension may be left out behind their words.
_SHARED_BY = 4
_COUNTING = frozenset({fold_word("number"), "N"})


class Phrasebook:
    """Looks words up. `words` gives a question's words with slips corrected; `table` finds the phrases in them."""

    def __init__(self, index: Index) -> None:
        self.index = index
        self.table = PhraseTable()
        # What is only heard where a described thing is named makes no words alike that elsewhere mean one thing.
        concepts, apart = index.kb.vocabulary.concepts, index.told_of_things
        described = [c for c in concepts if c.kind is ConceptKind.VALUE and c.id.partition("=")[0] in apart]
        self._add(c for c in concepts if c not in described)
        for entity in index.kb.entities:
            if not entity.is_rule:
                for phrase in (entity.name, *entity.also):
                    self.table.add(self._in_full(phrase.translate(_NO_BRACKETS)), NAME, entity.id)
        for phrase, entity_id in self._short_names():
            self.table.add(self._in_full(phrase), NAME, entity_id)
        self.table.make_alike({str(ConceptKind.THING)})
        self._add(described)

    def _add(self, concepts: Iterable[Concept]) -> None:
        for concept in concepts:
            for phrase in (*concept.phrases, *concept.asked_as):
                self.table.add(self._in_full(phrase), str(concept.kind), concept.id)

    def _short_names(self) -> Iterator[tuple[str, str]]:
        """Parts of a name that nothing else has: "capacitors", "Q7", or some words of a longer name in their order.

        Only of cards that statements speak of: for a mere record nothing is gained by knowing more names.
        """
        entities = [e for e in self.index.kb.entities if not e.is_rule]
        holders = Counter(
            run for e in entities for run in {r for n in (e.name, *e.also) for r in _runs(fold_phrase(n))}
        )
        for entity in entities:
            words = [w.surface for w in carrying(tokens(entity.name))]
            if len(words) < 2 or not self.index.claims_by_party.get(entity.id):
                continue
            for run in _runs(tuple(words)):
                folded = fold_phrase(" ".join(run))
                if len(run) < len(words) and holders[folded] == 1 and (len(run) > 1 or self._telling(run[0])):
                    yield " ".join(run), entity.id

    @cached_property
    def curtailed(self) -> dict[str, str]:
        """Folded first words of names of cards that statements speak of, each with the only card that has it."""
        first: dict[str, set[str]] = {}
        for entity in self.index.kb.entities:
            words = fold_phrase(entity.name)
            if len(words) > 1 and not entity.is_rule:
                first.setdefault(words[0], set()).add(entity.id)
        spoken = self.index.claims_by_party
        return {
            word: id for word, ids in first.items() for id in ids
            if len(ids) == 1 and len(word) >= _SHORTEST_FIRST and spoken.get(id) and self.index.is_a(id, "upgrade")
        }  # fmt: skip

    def _telling(self, word: str) -> bool:
        """Whether a single word of a name is no everyday word and no term, and long enough to be no other."""
        folded = fold_word(word)
        taken = folded in self._term_words or folded in self.everyday or folded in asking_words()
        numbered = any(c.isdigit() for c in word) and any(c.isalpha() for c in word)
        return not taken and (len(word) >= _SHORTEST_NAME or numbered)

    @cached_property
    def _term_words(self) -> frozenset[str]:
        concepts = self.index.kb.vocabulary.concepts
        return frozenset(w for c in concepts for p in (*c.phrases, *c.asked_as) for w in fold_phrase(p))

    @cached_property
    def everyday(self) -> frozenset[str]:
        """Folded words that never matter in a question."""
        return frozenset(fold_word(w.surface) for word in self.index.kb.vocabulary.everyday for w in tokens(word))

    @cached_property
    def _shorts(self) -> dict[str, str]:
        """Folded words with the folded word that each is short for."""
        return {fold_word(short): fold_word(meaning) for short, meaning in self.index.kb.vocabulary.shorts}

    def is_ship(self, name: str) -> bool:
        return self.index.is_a(name, SHIP)

    def is_upgrade(self, name: str) -> bool:
        return self.index.is_a(name, "upgrade")

    def spells(self, id: str, surface: str) -> bool:
        """Whether a word in lower case is one of a name with an ending of its own, not only of the same stem."""
        entity = self.index.entities[id]
        written = {w.surface.lower() for n in (entity.name, *entity.also) for w in tokens(n)}
        return any(surface.removesuffix(ending) in written for ending in ("", "s", "es", "d", "ed", "ing"))

    def cut_from(self, id: str, surface: str) -> bool:
        """Whether a word in lower case is the verb of a participle in a name: "boost" of a name "Boosted"."""
        entity = self.index.entities[id]
        written = {w.surface.lower() for n in (entity.name, *entity.also) for w in tokens(n)}
        return any(f"{surface}{ending}" in written for ending in ("ed", "d", "ing"))

    def before_ship(self, word: Token) -> list[Match]:
        """What a single word before "ship" tells: "large", "rebel"."""
        return [m for m in self.table.at((word, replace(word, folded=_SHIP)), 0) if m.end == 2]

    def _in_full(self, phrase: str) -> str:
        """A phrase with the words that its short ones stand for."""
        written = self._written
        return " ".join(written.get(w.casefold(), w) for w in phrase.split()) if written else phrase

    @cached_property
    def _written(self) -> dict[str, str]:
        return {short.casefold(): meaning for short, meaning in self.index.kb.vocabulary.shorts}

    @cached_property
    def outside(self) -> frozenset[str]:
        """Words that belong to no rules question, in lower case: a stem ("shipping") may well be one of the rules."""
        return frozenset(word.casefold() for word in self.index.kb.vocabulary.outside)

    @cached_property
    def judged(self) -> frozenset[tuple[str, ...]]:
        """Folded words, one or several in a row, of what a judge settles at the table."""
        return frozenset(tuple(fold_phrase(phrase)) for phrase in self.index.kb.vocabulary.judged)

    @cached_property
    def _correctable(self) -> list[str]:
        return sorted(w for w in self.table.words if len(w) >= _SHORTEST_CORRECTED)

    @cached_property
    def _correctable_names(self) -> list[str]:
        names = (n for e in self.index.kb.entities if not e.is_rule for n in (e.name, *e.also))
        return sorted({w for n in names for w in fold_phrase(n) if len(w) >= _SHORTEST_CORRECTED})

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
                full = self._shorts.get(word.folded)
                if full:
                    kept.append(replace(word, folded=full))
                else:
                    kept.extend(
                        (word,) if self.known(word.folded)
                        else self._of_a_name(word) or self._apart(word) or (self._corrected(word),)
                    )  # fmt: skip
        told = without_frames(
            tuple(kept), self.index.helping(Job.ROUND), self.index.helping(Job.RANK), self._exhausting
        )
        return self._with_titles(self._counted(self._coupled(told)))

    @cached_property
    def _exhausting(self) -> frozenset[str]:
        concept = self.index.concepts.get((ConceptKind.ACT, EXHAUST))
        phrases = (*concept.phrases, *concept.asked_as) if concept else ()
        return frozenset(words[0] for words in map(fold_phrase, phrases) if len(words) == 1)

    def _counted(self, words: tuple[Token, ...]) -> tuple[Token, ...]:
        """The words with the number that ends a clause before the parts that it counts: "hull zones on it = 6?"."""
        trailing, total = self.index.helping(Job.TRAILING), self.index.helping(Job.TOTALLING)
        first = 0
        for last in (i for i in range(len(words) + 1) if i == len(words) or words[i].folded in BREAKS):
            end = last
            while end > first and words[end - 1].folded in trailing:
                end -= 1
            number = end - 1
            if number >= first and words[number].is_number and not self._measures(words, number):
                alone = number == first and first and words[first - 1].folded in (",", ":")
                parts = [i for i in range(max(first - _FAR, 0) if alone else first, number) if self._is_part(words, i)]
                if parts and not words[parts[0] - 1 if parts[0] else parts[0]].is_number:
                    rest = words[last:] if alone else words[end:]
                    gone = first - 1 if alone else number
                    moved = (*words[: parts[0]], words[number], *words[parts[0] : gone], *rest)
                    return tuple(w for w in moved if w.folded not in total)
            first = last + 1
        # "A total of 6 zones".
        sums = (i for i in range(len(words) - 2) if words[i].folded in total and words[i + 1].is_number)
        idle = {i for i in sums if self._is_part(words, i + 2)}
        return tuple(w for i, w in enumerate(words) if i not in idle) if idle else words

    def _is_part(self, words: tuple[Token, ...], place: int) -> bool:
        """Whether a word begins the plural of what rules say that something has."""
        matches = (m for m in self.table.at(words, place) if m.kind == ConceptKind.THING and m.id in self._parts)
        return any(words[m.end - 1].surface.lower().endswith("s") for m in matches)

    def _measures(self, words: tuple[Token, ...], number: int) -> bool:
        """Whether a number belongs to what stands before it: "at distance 5"."""
        starts = range(max(0, number - _LONGEST_NAME), number)
        return any(m.end > number for i in starts for m in self.table.at(words, i))

    @cached_property
    def _parts(self) -> frozenset[str]:
        claims = (c for c in self.index.claims.values() if c.act == POSSESS)
        return frozenset(f.thing for c in claims for f in c.fillers(Role.OBJECT))

    def _coupled(self, words: tuple[Token, ...]) -> tuple[Token, ...]:
        """The words with "and" within a couple that other signs join: "rebel/republic", "half rebel, half republic"."""
        first = 0
        while first < len(words):
            last = first + 1
            while last < len(words) and self._joins(words, last):
                last += 1
            signs = any(w.folded in _JOINING for w in words[first + 1 : last])
            if signs and last < len(words) and (words[first].folded, words[last].folded) in self._couples:
                start = first - 1 if first and words[first - 1].folded == _HALF else first
                joined = Token("and", _AND, words[first].end, words[last].start)
                words = (*words[:start], words[first], joined, *words[last:])
                first = start + 1
            first += 1
        return words

    def _joins(self, words: tuple[Token, ...], place: int) -> bool:
        """Whether a word may stand between the two of a couple; a comma only before "half"."""
        word = words[place].folded
        if word == ",":
            return place + 1 < len(words) and words[place + 1].folded == _HALF
        return word in _JOINING or word in self.everyday

    @cached_property
    def compared(self) -> frozenset[str]:
        """The dimensions that others compare or couple."""
        pairs = ((d.compares, d.couples) for d in self.index.dimensions.values())
        return frozenset(one.of for pair in pairs for one in pair if one is not None)

    @cached_property
    def bare(self) -> dict[str, str]:
        """Words that tell a value of a compared dimension before a noun that goes with most of its values: "front".

        Such a word may stand in a row with others without its noun.
        """
        told: dict[tuple[str, ...], dict[str, set[str]]] = {}
        for concept in self.index.kb.vocabulary.concepts:
            if concept.kind is ConceptKind.VALUE and concept.id.partition("=")[0] in self.compared:
                for phrase in (*concept.phrases, *concept.asked_as):
                    word, *noun = fold_phrase(self._in_full(phrase))
                    if noun:
                        told.setdefault(tuple(noun), {}).setdefault(word, set()).add(concept.id)
        nouns = [words for words in told.values() if len({id for ids in words.values() for id in ids}) >= _SHARED_BY]
        words = {word for row in nouns for word in row}
        meant = {w: {id for row in nouns for id in row.get(w, ())} for w in words}
        return {word: ids.pop() for word, ids in meant.items() if len(ids) == 1}

    @cached_property
    def _couples(self) -> frozenset[tuple[str, str]]:
        """Two words of which the vocabulary joins each with the other by "and" to say one and the same."""
        found = set()
        for concept in self.index.kb.vocabulary.concepts:
            phrases = (fold_phrase(self._in_full(p)) for p in (*concept.phrases, *concept.asked_as) if " and " in p)
            here = {(words[0], words[2]) for words in phrases if len(words) == _COUPLE and words[1] == _AND}
            found |= {(one, other) for one, other in here if (other, one) in here}
        return frozenset(found)

    def _with_titles(self, words: tuple[Token, ...]) -> tuple[Token, ...]:
        """Without the brackets within a name, which tell namesakes apart: "Ash Lattice (officer)"."""
        opened = [i for i, w in enumerate(words) if w.folded == "("]
        for opening in reversed(opened):
            closing = next((i for i in range(opening, len(words)) if words[i].folded == ")"), None)
            if closing is None:
                continue
            joined = (*words[:opening], *words[opening + 1 : closing], *words[closing + 1 :])
            starts = range(max(0, opening - _LONGEST_NAME), opening)
            matches = (m for i in starts for m in self.table.at(joined, i))
            if any(m.kind == NAME and m.end > opening for m in matches):
                words = joined
        return words

    def _of_a_name(self, word: Token) -> tuple[Token, ...]:
        """The name in a word that makes a verb of it: "rhd'd"."""
        stem, mark, ending = word.surface.replace("’", "'").partition("'")
        folded = fold_word(stem)
        named = mark and ending in ("d", "ed", "ing") and any(m.kind == NAME for m in self.table.at(tokens(stem), 0))
        return (replace(word, folded=folded),) if named else ()

    def _apart(self, word: Token) -> tuple[Token, ...]:
        """Two words that were run together and stand side by side in some phrase: "ontop", "eachother"."""
        written = word.surface
        for cut in range(_SHORTEST_PART, len(written) - _SHORTEST_PART + 1):
            pair = (fold_word(written[:cut]), fold_word(written[cut:]))
            if pair in self._pairs:
                middle = word.start + cut
                first = Token(written[:cut], pair[0], word.start, middle)
                return first, Token(written[cut:], pair[1], middle, word.end)
        return ()

    @cached_property
    def _pairs(self) -> frozenset[tuple[str, str]]:
        """Words that stand side by side in a phrase of a term."""
        concepts = self.index.kb.vocabulary.concepts
        phrases = (fold_phrase(p) for c in concepts for p in (*c.phrases, *c.asked_as))
        return frozenset(pair for phrase in phrases for pair in pairwise(phrase))

    def _corrected(self, word: Token) -> Token:
        """The word as it was meant where it is one slip (two in long words) away from a term, else as it is."""
        length = len(word.surface)
        if length < _SHORTEST_CORRECTED:
            return word
        whole = fold_word(f"{word.surface}g")
        if word.surface.endswith("in") and self.known(whole):
            return Token(word.surface, whole, word.start, word.end)  # "shootin"
        among = self._correctable if length > _SHORTEST_CORRECTED else self._correctable_names
        slips = 1 if length < _TWO_SLIPS else 2
        # Nobody errs in the first letter; "unchanged" is no slip of "changed".
        among = [w for w in among if w[0] == word.folded[0]]
        found = process.extract(word.folded, among, scorer=OSA.distance, score_cutoff=slips, limit=2)
        if not found:
            # A slip may hide the ending that is left out of a name when it is looked up.
            written = word.surface.lower()
            near = process.extract(written, self._name_words.keys(), scorer=OSA.distance, score_cutoff=slips, limit=2)
            found = [(self._name_words[name], far, 0) for name, far, _ in near if name[0] == written[0]]
        if not found or (len(found) > 1 and found[0][1] == found[1][1]):
            return word  # two terms as near as each other: nobody knows which was meant
        return Token(word.surface, found[0][0], word.start, word.end)

    @cached_property
    def _name_words(self) -> dict[str, str]:
        """The words of names as they are written, with what they are looked up by."""
        names = (n for e in self.index.kb.entities if not e.is_rule for n in (e.name, *e.also))
        words = {w.surface.lower(): w.folded for n in names for w in tokens(n)}
        return {written: folded for written, folded in words.items() if len(folded) >= _SHORTEST_CORRECTED}

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Every printed name and nickname, for suggestions."""
        return tuple(sorted({n for e in self.index.kb.entities if not e.is_rule for n in (e.name, *e.also)}))

    @cached_property
    def quantity_words(self) -> tuple[tuple[str, frozenset[str]], ...]:
        """Every phrase of a quantity as a set of folded words, without those that only say that it is a number."""
        rows = []
        for concept in self.index.kb.vocabulary.concepts:
            if concept.kind is ConceptKind.QUANTITY:
                for phrase in (*concept.phrases, *concept.asked_as):
                    words = frozenset(fold_phrase(phrase)) - _COUNTING
                    if words:
                        rows.append((concept.id, words))
        return tuple(rows)


def _runs(words: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Every row of words within a name; of a short name also its words without one in the middle."""
    yield from (words[i:j] for i in range(len(words)) for j in range(i + 1, len(words) + 1))
    if len(words) <= _LONGEST_CUT:
        yield from (words[:i] + words[i + 1 :] for i in range(1, len(words) - 1))
