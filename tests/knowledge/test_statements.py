"""Everything that the knowledge base was begun with is in it, and nearly all of it is logic."""

from __future__ import annotations

from armada_kb.model.coverage import Reading, reading
from tests.knowledge.game import first_ids, first_statements, session

# A list that may only lose entries. A new statement may be words only if it says why; none of these may come back.
_ANNOUNCES = "it announces the rules that follow"
WORDS_ONLY = {"rules/huge-ships/multiple-icon-upgrade-cards/1": _ANNOUNCES}


def test_no_statement_is_missing() -> None:
    assert len(set(first_ids())) == 217
    assert set(first_ids()) - {statement.id for statement in session().kb.statements} == set()


def test_what_is_words_only_is_listed_with_its_reason() -> None:
    assert {s.id: s.words_only for s in first_statements() if s.words_only is not None} == WORDS_ONLY


def test_most_statements_are_logic_and_every_card_text_is() -> None:
    logic = {s.id for s in first_statements() if s.meaning}
    assert len(logic) >= 170
    assert {s.id for s in first_statements() if s.section == "card-text"} - logic == set()


def test_a_statement_has_a_meaning_exactly_if_it_is_not_words_only() -> None:
    odd = [s.id for s in session().kb.statements if bool(s.meaning) is (reading(s) is Reading.WORDS_ONLY)]
    assert odd == []


def test_words_only_statements_are_shown_with_what_they_illustrate_or_announce() -> None:
    known = {s.id for s in session().kb.statements}
    examples = [s for s in first_statements() if s.words_only and "worked example" in s.words_only]
    assert [s.id for s in examples if not s.illustrates or not known.issuperset(s.illustrates)] == []


def test_the_authorities_are_kept_apart() -> None:
    sources = {s.id: s.citation.source for s in first_statements()}
    website = {id for id, source in sources.items() if source == "WEB"}
    assert website
    assert {id.split("/")[0] for id in website} == {"external-droid-storage"}
    rulings = {s.id for s in first_statements() if s.section.endswith("interactions") or s.section == "clarifications"}
    assert len(rulings) == 88
    assert {sources[id] for id in rulings} == {"ARC", "WEB"}


def test_dates_and_editions_are_those_of_the_source_or_missing() -> None:
    told = {(c.source, c.edition, c.date) for s in first_statements() for c in (s.citation, *s.also_cited)}
    assert told == {
        ("ARC", "ARM 1.03", "2025-07-11"),
        ("WEB", "Website Updates", "2026-03-05"),
        ("CARD", None, None),
        ("ENTRY", None, None),
        ("SSD", None, None),
    }


def test_words_that_were_restored_or_not_named_in_the_source_are_marked() -> None:
    marked = {s.id for s in first_statements() if s.restored}
    below = "rules/huge-ships"
    assert marked == {f"{below}/hull-zones/3", f"{below}/hull-zones/5", f"{below}/huge-ship-movement-example/2"}


def test_what_later_sources_replace_ends_on_their_day_and_nothing_else_ends() -> None:
    by_id = {s.id: s for s in session().kb.statements}
    ended = {old: s.since or s.citation.date for s in by_id.values() for old in s.replaces if old in first_ids()}
    assert {s.id: s.until for s in first_statements() if s.until is not None} == ended
