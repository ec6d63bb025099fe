"""Syntax trees become a knowledge base: ids, sources, dates, and how a statement was read."""

from __future__ import annotations

import pytest

from armada_kb.model.claims import Mode
from armada_kb.model.entities import Entity
from armada_kb.model.from_syntax import build, slug
from armada_kb.model.statements import Citation, Correction, Source, Statement
from tests.invented import good_files, knowledge, with_cards


def _statement(id: str) -> Statement:
    return next(s for s in knowledge().statements if s.id == id)


def _entity(id: str) -> Entity:
    return next(e for e in knowledge().entities if e.id == id)


@pytest.mark.parametrize(
    ("name", "id"),
    [("Ember Screen", "ember-screen"), ("B2's  Gun!", "b2s-gun"), ("Pilot’s “Ace”", "pilots-ace"), ("A & B", "a-b")],
)
def test_a_name_gives_an_id(name: str, id: str) -> None:
    assert slug(name) == id


def test_the_id_of_a_card_is_its_file_or_what_it_says() -> None:
    assert _entity("ember-screen").name == "Ember Screen"
    assert _entity("rules").name == "Rules of the tests"


def test_a_card_knows_what_is_printed_on_it() -> None:
    assert _entity("pale-beacon") == Entity(
        "pale-beacon", "Pale Beacon", ("upgrade", "offensive-retrofit"), icons=("offensive-retrofit",),
        traits=("signal",), unique=True,
    )  # fmt: skip
    assert _entity("ember-screen").also == ("the screen", "ES")
    assert _entity("gray-heron") == Entity(
        "gray-heron", "Gray Heron", ("ship",), factions=("rebel",), icons=("officer", "offensive-retrofit"),
        size="large", values=(("squadron", 3), ("engineering", 5)), record_only=True,
    )  # fmt: skip


def test_a_statement_is_called_by_its_section_and_number() -> None:
    ids = {s.id for s in knowledge().statements}
    assert {"ember-screen/card-text/1", "ash-lattice/clarifications/2", "rules/2", "presumptions/7"} <= ids
    assert _statement("rules/2").section == "statement"
    assert _statement("rules/2").home == "rules"


def test_a_source_fills_in_what_a_citation_leaves_out() -> None:
    assert _statement("rules/2").citation == Citation("RULES", "2.0", "2030-01-01")
    assert _statement("ember-screen/card-text/1").citation == Citation("CARD", None, None)
    assert str(_statement("ember-screen/card-text/1").citation) == "CARD, undated"
    beacon = _statement("pale-beacon/clarifications/1")
    assert beacon.citation == Citation("ARC", "Manual 9.9", "2031-02-14")
    assert beacon.also_cited == (Citation("ARC", "Manual 9.8", "2030-05-01"),)
    assert knowledge().sources[0] == Source("ARC", "Invented council", 1)
    assert knowledge().newest_date == "2031-02-14"


def test_a_statement_knows_its_time_and_what_it_does_to_others() -> None:
    old, new = (_statement(f"ash-lattice/clarifications/{n}") for n in (1, 2))
    assert (old.since, old.until) == (None, "2031-02-14")
    assert (new.since, new.until, new.replaces) == ("2031-02-14", None, (old.id,))
    assert new.changes == (Correction("2031-03-01", "typing error in the name of the chooser"),)
    assert _statement("ember-screen/clarifications/3").defeats == ("ember-screen/card-text/1",)
    assert _statement("ember-screen/interactions/1").illustrates == ("ember-screen/card-text/1",)


def test_a_statement_is_read_as_it_stands_or_paraphrased_or_words_only() -> None:
    read = _statement("ember-screen/card-text/1")
    assert (read.paraphrased, read.words_only, len(read.meaning.claims)) == (False, None, 1)
    paraphrased = _statement("ember-screen/clarifications/1")
    assert (paraphrased.paraphrased, paraphrased.meaning.claims[0].mode) == (True, Mode.CANNOT)
    assert paraphrased.says == "A {salvo} attack gains nothing from this card."
    words = _statement("ember-screen/clarifications/2")
    assert (words.words_only, bool(words.meaning)) == ("it needs the history of two cards", False)


def test_a_name_that_two_cards_share_is_written_as_an_id() -> None:
    card = (
        'card "Brass Lantern"\n  is upgrade\n  cites CARD\n'
        "card-text 1\n  says\n    | With {}, you may add 1 black die.\n"
    )
    kb, report = with_cards(card.format("[twin-vane-officer]"))
    assert not report
    (claim,) = next(s for s in kb.statements if s.home == "added-1").meaning.claims
    assert claim.parties == ("added-1", "twin-vane-officer")
    _, report = with_cards(card.format("Twin Vane"))
    assert [p.code for p in report] == ["K208"]


def test_the_order_of_files_changes_nothing_but_the_order_of_windows() -> None:
    """Windows stand in one file, in the order of play; all the rest is sorted by id."""
    files = good_files()
    for order in (files[::-1], *((*files[n:], *files[:n]) for n in range(1, len(files)))):
        kb, report = build(order)
        assert kb == knowledge()
        assert not report


def test_a_problem_in_one_card_leaves_the_others_as_they_are() -> None:
    kb, report = with_cards('card "Brass Lantern"\n  is upgrade\n\ncard-text 1\n  says\n    | You may whistle.\n')
    assert [p.code for p in report.sorted()] == ["K203", "K208"]
    assert [s for s in kb.statements if s.home != "added-1"] == list(knowledge().statements)
