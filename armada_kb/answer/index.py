"""What answering needs from the knowledge base again and again, looked up once.

Everything here is derived from one `KnowledgeBase` as of one date and never changes.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from functools import cached_property

from armada_kb.model.claims import (
    Claim,
    Derivation,
    Precedence,
    QuantityRule,
    Role,
    Setting,
    TraitMark,
    asked_dimensions,
)
from armada_kb.model.entities import Entity
from armada_kb.model.knowledge import KnowledgeBase
from armada_kb.model.language import (
    ASKER,
    EQUIP,
    EXAMPLE_MATTER,
    GENERIC_SQUADRON,
    OPPONENT,
    RUN_SO,
    SHIP_SIZE,
    SQUADRON,
    UNIQUE_SQUADRON,
    WINDOW,
)
from armada_kb.model.selection import OWN_TEXT, TIMING
from armada_kb.model.statements import Statement, in_force
from armada_kb.model.vocabulary import Concept, ConceptKind, Dimension, Job, Window
from armada_kb.syntax.words import fold_phrase

__all__ = ["OWN_TEXT", "TIMING", "Index"]


class Index:
    """The statements in force on a day, by what a question reaches them through."""

    def __init__(self, kb: KnowledgeBase, as_of: str) -> None:
        self.kb = kb
        self.as_of = as_of
        self.entities: dict[str, Entity] = {e.id: e for e in kb.entities}
        self.statements: dict[str, Statement] = {s.id: s for s in kb.statements if in_force(s, as_of)}
        self.concepts: dict[tuple[ConceptKind, str], Concept] = {(c.kind, c.id): c for c in kb.vocabulary.concepts}
        self.dimensions: dict[str, Dimension] = {d.id: d for d in kb.vocabulary.dimensions}
        self.windows: dict[str, Window] = {w.id: w for w in kb.vocabulary.windows}
        self.claims: dict[str, Claim] = {c.id: c for s in self._live for c in s.meaning.claims}
        self.derivations: tuple[Derivation, ...] = tuple(d for s in self._live for d in s.meaning.derivations)
        self.quantities: tuple[QuantityRule, ...] = tuple(q for s in self._live for q in s.meaning.quantities)
        self.precedences: tuple[Precedence, ...] = tuple(p for s in self._live for p in s.meaning.precedences)
        self.traits: tuple[TraitMark, ...] = tuple(t for s in self._live for t in s.meaning.traits)

    @property
    def _live(self) -> Iterable[Statement]:
        return self.statements.values()

    @cached_property
    def general_claims(self) -> tuple[Claim, ...]:
        """Claims of the general rules: they speak whatever is named."""
        return tuple(c for c in self.claims.values() if not c.parties)

    @cached_property
    def claims_by_party(self) -> dict[str, tuple[Claim, ...]]:
        found: dict[str, list[Claim]] = defaultdict(list)
        for claim in self.claims.values():
            for party in claim.parties:
                found[party].append(claim)
        return {party: tuple(claims) for party, claims in found.items()}

    @cached_property
    def fillers(self) -> dict[Role, dict[str, frozenset[str]]]:
        """For each role: what the statements have in it, by act."""
        found: dict[Role, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
        for claim in self.claims.values():
            for filler in claim.roles:
                found[filler.role][claim.act].add(filler.thing)
        return {role: {act: frozenset(found[role][act]) for act in found[role]} for role in Role}

    @property
    def objects(self) -> dict[str, frozenset[str]]:
        """What the statements say each act is done to."""
        return self.fillers[Role.OBJECT]

    @property
    def actors(self) -> dict[str, frozenset[str]]:
        """What the statements say does each act."""
        return self.fillers[Role.ACTOR]

    def filled(self, act: str, role: Role) -> frozenset[str]:
        """What the statements have in a role of an act, of its kinds and of what it is a kind of."""
        acts = self.fillers.get(role, {})
        return frozenset(thing for other, things in acts.items() if self.related(act, other) for thing in things)

    def claims_among(self, names: Iterable[str]) -> tuple[Claim, ...]:
        """Every claim that needs no other named thing than these: of the cards, of pairs of them, of the rules."""
        present = set(names)
        found = {c.id: c for name in names for c in self.claims_by_party.get(name, ()) if present.issuperset(c.parties)}
        return (*self.general_claims, *found.values())

    @cached_property
    def derivations_by_id(self) -> dict[str, Derivation]:
        return {d.id: d for d in self.derivations}

    @cached_property
    def beats(self) -> tuple[tuple[str, str], ...]:
        """Pairs of claims: the first wins over the second, because its statement defeats or replaces the other's."""
        targets = (
            (statement, self.statements[target])
            for statement in self.statements.values()
            for target in (*statement.defeats, *statement.replaces)
            if target in self.statements
        )
        return tuple(
            (winner.id, loser.id)
            for beater, beaten in targets
            for winner in beater.meaning.claims
            for loser in beaten.meaning.claims
        )

    @cached_property
    def statements_of(self) -> dict[str, tuple[Statement, ...]]:
        found: dict[str, list[Statement]] = defaultdict(list)
        for statement in self.statements.values():
            found[statement.home].append(statement)
        return {home: tuple(statements) for home, statements in found.items()}

    @cached_property
    def _frequencies(self) -> Counter[str]:
        """In how many statements each act, thing and dimension occurs."""
        counts: Counter[str] = Counter()
        for statement in self.statements.values():
            counts.update(
                {c.act for c in statement.meaning.claims}
                | {f.thing for c in statement.meaning.claims for f in c.roles}
                | asked_dimensions(statement.meaning.claims)
            )
        return counts

    def frequency(self, id: str) -> int:
        """In how many statements an act, a thing or a dimension occurs."""
        return self._frequencies[id]

    def settled(self, dimension: str, said: frozenset[str]) -> bool:
        """Whether a dimension has a value though nobody says it: by a default, or derived from what is said."""
        known = self.dimensions.get(dimension)
        return (known is not None and bool(known.default)) or self.derivable(dimension, said | self._defaulted)

    def derivable(self, dimension: str, known: frozenset[str]) -> bool:
        """Whether a rule gives a dimension a value out of dimensions that are known."""
        return any(
            d.gives.dimension == dimension and all(any(s.dimension in known for s in g.settings) for g in d.conditions)
            for d in self.derivations
        )

    @cached_property
    def _said(self) -> dict[tuple[str, ...], tuple[Setting, ...]]:
        """The settings that each phrase tells, by its folded words."""
        found: dict[tuple[str, ...], dict[Setting, None]] = defaultdict(dict)
        for concept in self.kb.vocabulary.concepts:
            if concept.kind is ConceptKind.VALUE:
                dimension, _, value = concept.id.partition("=")
                for phrase in (*concept.phrases, *concept.asked_as):
                    found[fold_phrase(phrase)][Setting(dimension, value)] = None
        return {words: tuple(settings) for words, settings in found.items()}

    @cached_property
    def _kin(self) -> dict[str, frozenset[str]]:
        kin: dict[str, set[str]] = defaultdict(set)
        for settings in self._said.values():
            together = {s.dimension for s in settings}
            for dimension in together:
                kin[dimension] |= together
        return {dimension: frozenset(others) for dimension, others in kin.items()}

    def kin(self, dimension: str) -> frozenset[str]:
        """The dimensions of which one and the same words may tell something as of this one, it among them."""
        return self._kin.get(dimension, frozenset({dimension}))

    def hostile(self, thing: str) -> tuple[Setting, ...]:
        """What is told by saying of a thing, or of one of its kind, that it is the opponent's."""
        owner = self.concepts.get((ConceptKind.THING, OPPONENT))
        kinds = (self.concepts.get((ConceptKind.THING, id)) for id in self.general(thing))
        words = (fold_phrase(f"{owner.phrases[0]} {kind.phrases[0]}") for kind in kinds if kind and owner)
        return tuple(dict.fromkeys(s for phrase in words for s in self._said.get(phrase, ())))

    def asker_owned(self, thing: str) -> tuple[Setting, ...]:
        """What is told by saying of a thing, or of one of its kind, that it is the asker's."""
        kinds = (self.concepts.get((ConceptKind.THING, id)) for id in self.general(thing))
        words = (fold_phrase(f"{ASKER} {kind.phrases[0]}") for kind in kinds if kind)
        return tuple(dict.fromkeys(s for phrase in words for s in self._said.get(phrase, ())))

    def printed(self, name: str) -> tuple[Setting, ...]:
        """What the card of a squadron tells of it: whether it is unique, and the keywords that dimensions ask for.

        A keyword that is not printed may be gained, so nothing is told of it.
        """
        entity = self.entities[name]
        if SQUADRON not in self.general(name):
            return ()
        told = list(self._said.get(fold_phrase(UNIQUE_SQUADRON if entity.unique else GENERIC_SQUADRON), ()))
        for trait in entity.traits:
            said = self._said.get(fold_phrase(trait), ())
            told += [s for s in said if trait in s.dimension.split("-")]
        return tuple(dict.fromkeys(told))

    @cached_property
    def equipping(self) -> frozenset[str]:
        """The dimensions that the general rules on equipping a ship ask for."""
        rules = [c for c in self.general_claims if c.act == EQUIP]
        return asked_dimensions(rules) - {WINDOW}

    @cached_property
    def _helping(self) -> dict[str, frozenset[str]]:
        found: dict[str, set[str]] = defaultdict(set)
        for job, word in self.kb.vocabulary.helping:
            found[job].update(fold_phrase(word))
        return {job: frozenset(words) for job, words in found.items()}

    def helping(self, job: Job) -> frozenset[str]:
        """The folded words that do a job between the terms of a question."""
        return self._helping.get(job, frozenset())

    @cached_property
    def sizes(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """The size classes of ships, each with the folded words of its phrases."""
        values = ((c.id.partition("=")[2], c) for (kind, id), c in self.concepts.items()
                  if kind is ConceptKind.VALUE and id.startswith(f"{SHIP_SIZE}="))  # fmt: skip
        return tuple((value, tuple(fold_phrase(phrase))) for value, c in values for phrase in c.phrases)

    @cached_property
    def _defaulted(self) -> frozenset[str]:
        return frozenset(d.id for d in self.dimensions.values() if d.default)

    def derived_from(self, dimensions: frozenset[str], present: Iterable[str] | None = None) -> frozenset[str]:
        """Every dimension that some of these can be derived from, directly or through others.

        Where it is told what is `present`, cards that are not there derive nothing.
        """
        here = None if present is None else frozenset(present)
        usable = [d for d in self.derivations if here is None or here.issuperset(d.parties)]
        found: set[str] = set()
        wanted = set(dimensions)
        while wanted:
            more = {s.dimension for d in usable if d.gives.dimension in wanted
                    for g in d.conditions for s in g.settings}  # fmt: skip
            wanted = more - found
            found |= more
        return frozenset(found)

    def complete(self, entity: str) -> bool:
        """Whether every line of a card's own text is modelled, so that what it does not say is not so."""
        own = [s for s in self.statements_of.get(entity, ()) if s.section == OWN_TEXT]
        return bool(own) and all(s.meaning for s in own)

    def encoded(self, entity: str) -> bool:
        """Whether the knowledge base holds this card's own text."""
        return any(s.section == OWN_TEXT for s in self.statements_of.get(entity, ()))

    @cached_property
    def describing(self) -> dict[str, tuple[Claim, ...]]:
        """The claims that describe a thing, such as a worked example, by that thing."""
        found: dict[str, list[Claim]] = defaultdict(list)
        for claim in self.general_claims:
            for filler in claim.fillers(Role.ACTOR) if claim.act == RUN_SO else ():
                found[filler.thing].append(claim)
        return {thing: tuple(claims) for thing, claims in found.items()}

    @cached_property
    def _told_of(self) -> dict[str, frozenset[str]]:
        """The dimensions that tell something of a described thing, and of nothing else than such things."""
        others = asked_dimensions(c for c in self.claims.values() if c.act != RUN_SO)
        return {thing: asked_dimensions(claims) - others for thing, claims in self.describing.items()}

    def told_of(self, thing: str) -> frozenset[str]:
        """The dimensions that are only heard where this thing is named; none for one that is not described."""
        found = [d for one, d in self._told_of.items() if self.related(one, thing)]
        return frozenset({EXAMPLE_MATTER}.union(*found)) if found else frozenset()

    @cached_property
    def told_of_things(self) -> frozenset[str]:
        """The dimensions that are only heard where a described thing is named."""
        return frozenset({EXAMPLE_MATTER}.union(*self._told_of.values()))

    def size_tells(self, size: str | None) -> tuple[Setting, ...]:
        """What a size class tells of a ship: itself and what it implies; nothing where a ship has none."""
        told = self.concepts.get((ConceptKind.VALUE, f"{SHIP_SIZE}={size}"))
        return (Setting(SHIP_SIZE, size), *(told.implies if told else ())) if size else ()

    @cached_property
    def told_by_size(self) -> frozenset[str]:
        """The dimension of the ship's size class, and those that it tells something of."""
        implied = (
            s.dimension for c in self.kb.vocabulary.concepts
            if c.kind is ConceptKind.VALUE and c.id.startswith(f"{SHIP_SIZE}=") for s in c.implies
        )  # fmt: skip
        return frozenset((SHIP_SIZE, *implied))

    @cached_property
    def _general(self) -> dict[str, tuple[str, ...]]:
        """For acts, things, entities, windows and values: what each of them also is, itself first."""
        parents: dict[str, tuple[str, ...]] = {c.id: c.isa for c in self.kb.vocabulary.concepts}
        parents |= {e.id: (*parents.get(e.id, ()), *e.kinds) for e in self.kb.entities}
        closed: dict[str, tuple[str, ...]] = {}

        def close(id: str) -> tuple[str, ...]:
            if id not in closed:
                closed[id] = (id,)
                closed[id] = tuple(dict.fromkeys((id, *(g for p in parents.get(id, ()) for g in close(p)))))
            return closed[id]

        for id in parents:
            close(id)
        return closed

    def general(self, id: str) -> tuple[str, ...]:
        """An id and everything more general."""
        return self._general.get(id, (id,))

    def name_of(self, id: str) -> str:
        """The printed name of an entity, or the first phrase of a thing."""
        if id in self.entities:
            return self.entities[id].name
        concept = self.concepts.get((ConceptKind.THING, id))
        return concept.phrases[0] if concept else id

    def is_a(self, special: str, general: str) -> bool:
        return general in self.general(special)

    def related(self, one: str, other: str) -> bool:
        """Whether one of two ids is the more general of the other, or they are the same."""
        return self.is_a(one, other) or self.is_a(other, one)
