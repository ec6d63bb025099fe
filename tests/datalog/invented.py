"""A small invented vocabulary, and short ways of writing claims, derivations and questions in it."""

from __future__ import annotations

from armada_kb.datalog.case import Asked, Case
from armada_kb.datalog.from_model import compile_case
from armada_kb.datalog.outcome import Outcome
from armada_kb.datalog.program import Program
from armada_kb.datalog.solve import solve
from armada_kb.model.claims import Claim, Derivation, Filler, Group, GroupKind, Mode, Role, Setting
from armada_kb.model.entities import Entity
from armada_kb.model.vocabulary import Concept, ConceptKind, Dimension, Vocabulary

_ACTS = {"attack": (), "snipe": ("attack",), "add": (), "replace": (), "place": (), "launch": ("place",), "apply": ()}
_THINGS = {
    "ship": (),
    "large-ship": ("ship",),
    "squadron": (),
    "die": (),
    "black-die": ("die",),
    "red-die": ("die",),
    "obstacle": (),
    "dust-field": ("obstacle",),
}
_VALUES: dict[str, dict[str, tuple[str, ...]]] = {
    "range": {"close-medium": (), "close": ("close-medium",), "medium": ("close-medium",), "long": ()},
    "target": {"ship": (), "large-ship": ("ship",), "squadron": ()},
    "engaged": {"yes": (), "no": ()},
    "obstructed": {"yes": (), "no": ()},
    "card-state": {"ready": (), "exhausted": (), "discarded": ()},
    "kind": {"ordinary": (), "volley": (), "reply": ()},
    "dice": {"printed": (), "current": ()},
    "speed": {},
}
_DEFAULTS = {"obstructed": "no", "kind": "ordinary"}

VOCABULARY = Vocabulary(
    concepts=(
        *(Concept(ConceptKind.ACT, act, (act,), isa=isa) for act, isa in _ACTS.items()),
        *(Concept(ConceptKind.THING, thing, (thing,), isa=isa) for thing, isa in _THINGS.items()),
        *(
            Concept(ConceptKind.VALUE, f"{dimension}={value}", (value,), isa=isa)
            for dimension, values in _VALUES.items()
            for value, isa in values.items()
        ),
    ),
    dimensions=tuple(
        Dimension(d, f"the {d}", d == "speed", _DEFAULTS.get(d), f"presumptions/{d}/1" if d in _DEFAULTS else None)
        for d in _VALUES
    ),
)
ENTITIES = (Entity("ember-wing", "Ember Wing", ("squadron",)),)


def setting(text: str) -> Setting:
    """`range=close`."""
    dimension, _, value = text.partition("=")
    return Setting(dimension, value)


def _group(kind: GroupKind, text: str) -> Group:
    return Group(kind, tuple(setting(part) for part in text.split(" or ")))


def claim(
    name: str,
    mode: Mode,
    act: str = "attack",
    *,
    scope: tuple[str, ...] = (),
    cond: tuple[str, ...] = (),
    unless: tuple[str, ...] = (),
    even_if: tuple[str, ...] = (),
    only: bool = False,
    parties: tuple[str, ...] = (),
    amount: int | None = None,
    **roles: str,
) -> Claim:
    """A claim of the statement of the same name; conditions as `range=close or range=medium`."""
    kinds = (
        (GroupKind.SCOPE, scope),
        (GroupKind.COND, cond),
        (GroupKind.EXCEPTION, unless),
        (GroupKind.CONCESSION, even_if),
    )
    return Claim(
        id=f"{name}#1",
        statement=name,
        mode=mode,
        act=act,
        roles=tuple(Filler(Role(role), thing, amount) for role, thing in roles.items()),
        parties=parties,
        groups=tuple(_group(kind, text) for kind, texts in kinds for text in texts),
        only=only,
    )


def derivation(name: str, gives: str, *conditions: str, parties: tuple[str, ...] = ()) -> Derivation:
    """`gives` follows from the conditions."""
    groups = tuple(_group(GroupKind.COND, text) for text in conditions)
    return Derivation(f"{name}#1", name, groups, setting(gives), parties)


def case(
    asked: Asked = Asked.CAN,
    *given: str,
    acts: tuple[str, ...] = ("attack",),
    needed: tuple[Role, ...] = (),
    present: tuple[str, ...] = (),
    denied: tuple[str, ...] = (),
    closed: tuple[str, ...] = (),
    amounts: tuple[tuple[Role, int], ...] = (),
    **roles: str,
) -> Case:
    """A question with the facts `range=close` and the roles `actor="ship"`."""
    return Case(
        asked=asked,
        acts=acts,
        roles=tuple((Role(role), thing) for role, thing in roles.items()),
        needed_roles=needed,
        present=present,
        given=tuple(setting(text) for text in given),
        not_given=tuple(setting(text) for text in denied),
        closed=closed,
        amounts=amounts,
    )


def program(
    question: Case, *claims: Claim, derivations: tuple[Derivation, ...] = (), beats: tuple[str, ...] = ()
) -> Program:
    """The compiled question; `beats` as `winner > loser` by the names of the statements."""
    pairs = tuple((f"{winner}#1", f"{loser}#1") for winner, loser in (text.split(" > ") for text in beats))
    return compile_case(claims, derivations, pairs, VOCABULARY, question, ENTITIES)


def outcome(
    question: Case, *claims: Claim, derivations: tuple[Derivation, ...] = (), beats: tuple[str, ...] = ()
) -> Outcome:
    """The question solved with pyDatalog."""
    return solve(program(question, *claims, derivations=derivations, beats=beats))
