"""Data as an indented text."""

from __future__ import annotations

from armada_kb.model.claims import Claim, Filler, Group, GroupKind, Mode, Role, Setting
from armada_kb.render.tree import pretty
from armada_kb.source import Span


def test_a_value_is_shown_with_the_fields_that_say_something() -> None:
    claim = Claim(
        "c1", "ember-screen/card-text/1", Mode.MAY, "add", (Filler(Role.OBJECT, "black-die", 1),), ("ember-screen",),
        (Group(GroupKind.SCOPE, (Setting("target", "squadron"),)),), span=Span("a.kb", 1, 1),
    )  # fmt: skip
    assert pretty(claim) == (
        "Claim\n"
        "  id: c1\n"
        "  statement: ember-screen/card-text/1\n"
        "  mode: may\n"
        "  act: add\n"
        "  roles:\n"
        "    Filler role=object, thing=black-die, amount=1\n"
        "  parties: ember-screen\n"
        "  groups:\n"
        "    Group\n"
        "      kind: scope\n"
        "      settings:\n"
        "        Setting dimension=target, value=squadron\n"
    )
