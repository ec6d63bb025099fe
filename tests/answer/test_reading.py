"""What is read out of a question: clauses, names, terms, facts, and who does what."""

from __future__ import annotations

import pytest

from armada_kb.answer.clauses import ClauseKind, clauses
from armada_kb.answer.hypotheses import verbs
from armada_kb.answer.index import Index
from armada_kb.answer.phrasebook import Phrasebook
from armada_kb.answer.reading import Reading, read
from armada_kb.answer.session import Session
from armada_kb.answer.situation import parts_of, situation
from armada_kb.model.claims import Role
from armada_kb.model.language import USE
from armada_kb.syntax.words import tokens
from tests.invented import knowledge, session, with_cards


def _read(question: str) -> Reading:
    found = read(question, session().book, session().index)
    assert found is not None
    return found


def _situation(question: str) -> set[str]:
    return set(session().ask(question).understood.situation)


@pytest.mark.parametrize(
    ("question", "kinds"),
    [
        ("Ember Screen vs ship", [ClauseKind.PLAIN]),
        ("Can a ship attack?", [ClauseKind.ASKED]),
        ("If it is obstructed, can a ship attack?", [ClauseKind.SITUATION, ClauseKind.ASKED]),
        ("My ship attacks. Can it add a die?", [ClauseKind.PLAIN, ClauseKind.ASKED]),
        ("Can a ship attack, when it is obstructed?", [ClauseKind.ASKED, ClauseKind.SITUATION]),
    ],
)
def test_a_question_is_cut_into_clauses(question: str, kinds: list[ClauseKind]) -> None:
    assert [clause.kind for clause in clauses(tokens(question))] == kinds
    assert _read(question).asked_clause.kind in (ClauseKind.ASKED, kinds[-1])


def test_no_word_falls_between_clauses() -> None:
    words = tokens("If it is obstructed, and my ship attacks: can it add 2 dice, or not?")
    covered = {i for clause in clauses(words) for i in range(clause.start, clause.end)}
    assert [w.surface for i, w in enumerate(words) if i not in covered] == [",", ":", ",", "?"]


def test_names_are_found_by_nickname_in_any_case_and_as_possessives() -> None:
    for name in ("Ember Screen", "ember screen", "EMBER SCREENS", "the screen", "Ember Screen's", "es"):
        assert _read(f"{name} vs ship").names == ("ember-screen",), name


def test_a_longer_name_or_term_wins_over_a_shorter_one() -> None:
    spans = {(span.kind, span.id) for span in _read("Does a salvo attack roll a black die?").spans}
    assert ("thing", "black-die") in spans
    assert ("thing", "die") not in spans
    assert ("value", "attack-kind=salvo") in spans


@pytest.mark.parametrize(
    ("question", "facts"),
    [
        ("Ember Screen vs squadron at close range", {"attacking a squadron", "at close range"}),
        ("Ember Screen vs squad, volley", {"attacking a squadron", "performing a salvo attack"}),
        ("A squadron attacks a ship. Can I add a die?", {"the attacker is a squadron", "attacking a ship"}),
        ("Can a bomber attack a ship?", {"the attacker is a squadron", "attacking a ship"}),
        ("Can a ship be attacked by a squadron?", {"the attacker is a squadron", "attacking a ship"}),
        ("Ember Screen at distance 3", {"at distance 3"}),
        ("Ember Screen within distance 2", {"at distance 1-2"}),
        ("Ember Screen beyond distance 2", {"beyond distance 2"}),
        ("Ember Screen vs a unique squadron", {"the target is unique", "attacking a squadron"}),
        ("Ember Screen if the attack is not obstructed", {"the attack is unobstructed"}),
    ],
)
def test_terms_and_acts_give_facts(question: str, facts: set[str]) -> None:
    assert facts <= _situation(question)


def test_slips_are_put_right_but_short_and_known_words_are_left_alone() -> None:
    book = session().book
    assert [w.folded for w in book.words("sqadron")] == [w.folded for w in book.words("squadron")]
    assert [w.surface for w in book.words("squadrn")] == ["squadrn"]
    assert [w.folded for w in book.words("did")] != [w.folded for w in book.words("die")]


def test_a_phrasebook_knows_every_name_for_suggestions() -> None:
    names = Phrasebook(Index(knowledge(), "2031-02-14")).names
    assert {"Ember Screen", "the screen", "Cinder Vane"} <= set(names)
    assert "Rules of the tests" not in names


def test_statements_count_from_their_day_until_their_last() -> None:
    chooser = "ash-lattice/clarifications"
    for day, live in (
        ("2031-02-13", {f"{chooser}/1"}),
        ("2031-02-14", {f"{chooser}/2"}),
        ("2040-01-01", {f"{chooser}/2"}),
    ):
        found = {id for id in Index(knowledge(), day).statements if id.startswith(chooser)}
        assert found == live


@pytest.mark.parametrize(
    ("cites", "days"),
    [
        ("cites ARC 2031-02-14", {"2031-02-14", "2035-01-01"}),
        ("cites ARC 2031-02-14\n  from  2035-01-01", {"2035-01-01"}),
        ("cites ARC 2031-02-14\n  cites ARC 2030-05-01", {"2030-05-01", "2031-02-14", "2035-01-01"}),
        ("cites ARC 2031-02-14\n  cites CARD", {"2001-01-01", "2030-05-01", "2031-02-14", "2035-01-01"}),
        ("cites CARD", {"2001-01-01", "2030-05-01", "2031-02-14", "2035-01-01"}),
        ("cites RULES", {"2030-05-01", "2031-02-14", "2035-01-01"}),
    ],
)
def test_a_statement_counts_from_the_day_of_its_first_source(cites: str, days: set[str]) -> None:
    card = f'card "Lamp"\n  id lamp\n  is upgrade\n\ncard-text 1\n  {cites}\n  says\n    | You may add 1 black die.\n'
    kb, report = with_cards(card)
    assert not report
    all_days = ("2001-01-01", "2030-05-01", "2031-02-14", "2035-01-01")
    assert {day for day in all_days if "lamp/card-text/1" in Index(kb, day).statements} == days


def test_an_index_knows_what_is_more_general() -> None:
    index = session().index
    assert index.is_a("bomber", "unit")
    assert not index.is_a("squadron", "bomber")
    assert index.is_a("ember-screen", "card")
    assert index.is_a("attack-range=close", "attack-range=close-medium")
    assert index.related("squadron", "bomber")
    assert not index.related("ship", "squadron")


def test_claims_are_reached_through_names_and_rules_always() -> None:
    index = session().index
    homes = {claim.statement.partition("/")[0] for claim in index.claims_among(("ember-screen",))}
    assert homes == {"ember-screen", "rules"}
    pair = {claim.statement for claim in index.claims_among(("ember-screen", "ash-lattice"))}
    assert "ember-screen/interactions/1" in pair
    assert "ember-screen/interactions/2" not in pair


def test_a_card_is_complete_when_all_its_text_is_modelled() -> None:
    index = session().index
    assert index.complete("ember-screen")
    assert index.encoded("ember-screen")
    assert not index.encoded("cinder-vane")
    assert not index.complete("cinder-vane")


@pytest.mark.parametrize("number", ["²", "9" * 600])
@pytest.mark.parametrize("question", ["Can a ship add {} dice?", "Can a ship attack beyond distance {}?", "{}"])
def test_a_number_that_is_none_is_a_word_like_any_other(question: str, number: str) -> None:
    answer = session().ask(question.format(number), given=(f"at distance {number}",))
    assert answer.verdict == "unknown"


def test_a_particle_behind_the_noun_belongs_to_its_verb() -> None:
    vocabulary = '\nact discard-too "discard too"\n  asked as "throw away"\n'
    opened = Session(*with_cards(vocabulary))
    for question, found in (
        ("Can I throw the raid token away?", True),
        ("Can I throw it away?", True),
        ("Can I throw at a ship away?", False),
        ("Can I throw away?", True),
        ("Can I throw the raid token?", False),
        ("Can I throw an away token?", False),
    ):
        reading = read(question, opened.book, opened.index)
        assert reading is not None
        acts = {span.id for span in reading.spans if span.kind == "act"}
        assert ("discard-too" in acts) is found, question


def test_a_negated_auxiliary_denies_what_follows_it() -> None:
    for question in ("The target isn't unique.", "The target has not been unique.", "It doesn't have unique"):
        denied = [s for s in _read(question).spans if s.id == "target-unique=yes"]
        assert [s.negated for s in denied] == [True], question


def test_what_is_printed_on_a_named_squadron_is_a_fact() -> None:
    told = session().index.printed
    assert [str(s) for s in told("twin-vane-squadron")] == []  # no phrase of these tests says "unique squadron"
    assert told("gray-heron") == ()


def test_an_act_within_a_longer_phrase_tells_of_an_earlier_one() -> None:
    vocabulary = (
        '\ndimension fired "whether it attacked before"\n  value yes "the ship fired before"\n'
        '    asked as "already attacks"\n  value no "the ship did not fire before"\n'
    )
    opened = Session(*with_cards(vocabulary))
    reading = read("A ship already attacks. A squadron attacks a ship.", opened.book, opened.index)
    assert reading is not None
    attackers = {str(f.setting): f.earlier for f in situation(reading, opened.index).facts
                 if f.setting.dimension == "attacker"}  # fmt: skip
    assert attackers == {"attacker=ship": True, "attacker=squadron": False}


def test_a_particle_may_stand_behind_the_object_of_its_verb() -> None:
    added = """act jettison "jettison"
  asked as "throw away"
"""
    kb, report = with_cards(added)
    opened = Session(kb, report)
    found = read("Can a ship throw a raid token away?", opened.book, opened.index)
    assert found is not None
    assert [(s.id, found.surface(s.start, s.end)) for s in found.spans if s.kind == "act"] == [("jettison", "throw")]
    apart = read("Can a ship throw a raid token? Go away.", opened.book, opened.index)
    assert apart is not None
    assert not any(s.kind == "act" for s in apart.spans)


def test_a_noun_is_the_deed_where_leave_is_asked_behind_it() -> None:
    opened = Session(*with_cards('thing volley "attack"'))
    for question, found in (("A ship, an attack, legal?", True), ("A ship and an attack?", False)):
        reading = read(question, opened.book, opened.index)
        assert reading is not None
        assert any(act.id == "attack" for act in verbs(reading, opened.index)) is found


@pytest.mark.parametrize(
    ("question", "role"),
    [("Is a ship allowed to attack a squadron?", Role.ACTOR), ("Is a ship attacked by a squadron?", Role.OBJECT)],
)
def test_who_is_allowed_to_do_something_does_it(question: str, role: Role) -> None:
    reading = _read(question)
    act = next(s for s in reading.spans if s.kind == "act" and s.id == "attack")
    ship = next(p for p in parts_of(reading, act, session().index) if p.id == "ship")
    assert ship.role is role


def test_a_phrase_goes_over_the_name_of_a_card_by_its_ship_and_over_idle_adverbs() -> None:
    added = (
        '\ndimension hit "whether the ship was hit"\n  value yes "the ship was hit"\n    asked as "ship got hit"\n'
        '  value no "the ship was not hit"\neveryday "just"\n'
    )
    opened = Session(*with_cards(added))
    for question, found in (
        ("My Ember Screen ship got hit.", True),
        ("My ship with Ember Screen got hit.", True),
        ("My ship just got hit.", True),
        ("My ship with Ember Screen just got hit.", True),
        ("My ship, Ember Screen got hit.", False),
        ("My ship never got hit.", False),
    ):
        reading = read(question, opened.book, opened.index)
        assert reading is not None
        assert any(span.id == "hit=yes" for span in reading.spans) is found, question


def test_a_verb_after_a_comma_goes_on_with_what_is_asked() -> None:
    reading = _read("May I exhaust Blue Lamp, name a squadron and move?")
    assert reading.asked_clause.opening == "can"


@pytest.mark.parametrize(
    ("question", "asked"),
    [
        ("My squadron wants to move, allowed?", 0),
        ("My squadron wants to move, fine?", 0),
        ("My squadron wants to move, is that a thing?", 0),
        ("My squadron wants to move. Does that fly?", 0),
        ("My squadron wants to move. Can I do that?", 0),
        ("My squadron wants to move, can it?", 0),
        ("My squadron moves, doesn't it?", 0),
        ("My squadron moves, or nah?", 0),
        ("My squadron wants to move. Allowed?", 1),
        ("My squadron is lit. Does it move?", 1),
    ],
)
def test_a_tail_asks_of_what_it_stands_behind(question: str, asked: int) -> None:
    assert _read(question).asked == asked


def test_the_words_of_a_tail_are_no_terms() -> None:
    acts = [_read(f"The squadron attacks, {tail}?") for tail in ("does it move", "right", "does that fly")]
    assert [[s.start for s in reading.spans if s.kind == "act" and s.start > 2] for reading in acts] == [[5], [], []]


@pytest.mark.parametrize(
    ("question", "used"),
    [
        ("My squadron attacks, can I ember screen it?", True),
        ("Can I still Ember Screen the attacker?", True),
        ("My ship attacks, Ember Screen it?", True),
        ("Can I attack with Ember Screen?", False),  # the verb is another one
        ("Ember Screen and it", False),
        ("Can the squadron Ember Screen?", False),  # it may belong to the name before
        ("Can my ship Ember Screen another squadron?", True),
        ("Can my ship Ember Screen?", False),
    ],
)
def test_a_cards_name_in_the_place_of_the_verb_is_its_use(question: str, used: bool) -> None:
    found = [s for s in _read(question).spans if s.kind == "act" and s.id == USE]
    assert [(s.start, s.end) for s in found] == ([_name(question)] if used else [])


def _name(question: str) -> tuple[int, int]:
    return next((s.start, s.end) for s in _read(question).spans if s.kind == "name")


_RANGES = """
dimension far "the range"
  value close "the target is at close range"
    asked as "close range"
  value beyond "the target is beyond long range"
    asked as "beyond long range"
"""


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("Can a ship attack at close range?", {("far=close", False)}),
        ("Can a ship attack outside close range?", {("far=close", True)}),
        ("Can a ship attack out of close range?", {("far=close", True)}),
        ("Can a ship attack beyond long range?", {("far=beyond", False)}),
        ("The squadron comes out of the ship at close range.", {("far=close", False)}),
    ],
)
def test_what_is_out_of_a_range_is_not_in_it(question: str, told: set[tuple[str, bool]]) -> None:
    opened = Session(*with_cards(_RANGES))
    reading = read(question, opened.book, opened.index)
    assert reading is not None
    assert {(s.id, s.negated) for s in reading.spans if s.kind == "value" and s.id.startswith("far=")} == told


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("A squadron attacks my ship. Can I add a die?", "attacking a ship"),
        ("A squadron attacks my ship. Can I add a die to the salvo attack?", "attacking a squadron"),
        ("A squadron attacks me. Can I add a die to the salvo attack?", "attacking a squadron"),
        ("My squadron attacks a ship. Can it add a die to the salvo attack?", "attacking a ship"),
        ("A squadron attacks my Ember Screen ship. Can I add a die to the salvo attack?", "attacking a squadron"),
    ],
)
def test_who_attacked_is_what_an_answering_attack_is_made_against(question: str, told: str) -> None:
    settings = {str(f.setting) for f in situation(_read(question), session().index).facts}
    other = {"attacking a ship": "squadron", "attacking a squadron": "ship"}[told]
    assert f"target={told.rpartition(' ')[2]}" in settings
    assert f"target={other}" not in settings


@pytest.mark.parametrize(
    ("question", "kinds"),
    [
        ("if a squadron attacks my ship do ember screens add a die", [ClauseKind.SITUATION, ClauseKind.ASKED]),
        ("Ember Screen adds a die if my ship can see it", [ClauseKind.PLAIN, ClauseKind.SITUATION]),
        ("Can it add a die if my ship can see it?", [ClauseKind.ASKED, ClauseKind.SITUATION]),
    ],
)
def test_a_condition_may_run_into_its_question(question: str, kinds: list[ClauseKind]) -> None:
    assert [clause.kind for clause in _read(question).clauses] == kinds


def test_the_number_of_a_measure_counts_nothing_behind_it() -> None:
    facts = _situation("A squadron at distance 1 attack my ship.")
    assert "at distance 1" in facts
    spans = _read("A squadron at distance 2 ships away").spans
    assert not any(s.start == 3 and s.length > 1 for s in spans)


def test_the_first_word_of_a_cards_name_stands_for_it_beside_another_name() -> None:
    index, book = session().index, session().book
    card = next(iter(book.curtailed.values()))
    word = next(iter(book.curtailed))
    other = next(e for e in index.kb.entities if e.id != card and not e.is_rule and index.is_a(e.id, "upgrade"))
    found = read(f"{other.name} + {word}", book, index)
    assert found is not None
    assert card in found.names


def test_i_and_we_are_never_acted_on() -> None:
    reading = _read("Can a ship attack the squadron that I move?")
    attack = next(s for s in reading.spans if s.kind == "act" and s.id == "attack")
    assert [p.id for p in parts_of(reading, attack, session().index) if p.role is Role.OBJECT] == ["squadron"]
    reading = _read("A squadron attacks me.")
    attack = next(s for s in reading.spans if s.kind == "act" and s.id == "attack")
    assert [p.id for p in parts_of(reading, attack, session().index) if p.role is Role.OBJECT] == ["you"]


def test_the_die_is_the_one_that_was_named_before() -> None:
    reading = _read("My ship has a blue die. Can it reroll the die?")
    reroll = next(s for s in reading.spans if s.kind == "act" and s.id == "reroll")
    assert [p.id for p in parts_of(reading, reroll, session().index) if p.role is Role.OBJECT] == ["blue-die"]
    reading = _read("My ship has a blue die. Can it reroll a die?")
    reroll = next(s for s in reading.spans if s.kind == "act" and s.id == "reroll")
    assert [p.id for p in parts_of(reading, reroll, session().index) if p.role is Role.OBJECT] == ["die"]


def test_a_name_may_be_made_a_verb_with_an_apostrophe() -> None:
    names = _read("ember screen'd dice, rerolled?").names
    assert names == _read("ember screen dice, rerolled?").names != ()


def test_a_relative_clause_may_run_into_its_verb() -> None:
    assert _read("May a squadron thats exhausted attack a ship?").relatives


def test_worth_points_is_no_taste_but_worth_its_points_is() -> None:
    asking = session().ask("Is Ember Screen worth its points?")
    assert asking.understood.asked == "taste"


def test_who_is_spoken_of_gets_what_stands_behind_a_passive_verb() -> None:
    reading = _read("Is my ship added a black die?")
    add = next(s for s in reading.spans if s.kind == "act" and s.id == "add")
    parts = {p.role: p.id for p in parts_of(reading, add, session().index)}
    assert (parts[Role.OBJECT], parts[Role.RECIPIENT]) == ("black-die", "ship")


def test_the_upgrade_is_the_only_one_that_is_named() -> None:
    reading = _read("My ship has Ember Screen. Can the upgrade add a die?")
    add = next(s for s in reading.spans if s.kind == "act" and s.id == "add")
    assert [p.id for p in parts_of(reading, add, session().index) if p.role is Role.ACTOR] == ["ember-screen"]


def test_a_perfect_has_one_verb() -> None:
    acts = {s.id for s in _read("A ship has attacked a squadron.").spans if s.kind == "act"}
    assert "attack" in acts
    assert "have" not in acts
