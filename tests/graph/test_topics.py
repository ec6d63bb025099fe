"""Topics: what cards speak of, and what their terms speak of in turn."""

from __future__ import annotations

from armada_kb.graph.topics import Sort, Topics
from tests.graph.graphs import game, invented


def test_a_term_speaks_of_the_terms_whose_words_it_contains() -> None:
    topics = Topics(invented())
    assert (Sort.THING, "die") in topics.contained((Sort.THING, "black-die"))
    assert (Sort.THING, "black-die") not in topics.contained((Sort.THING, "die"))


def test_conditions_with_names_of_their_own_share_the_act_that_both_are_about() -> None:
    topics = Topics(game().index)
    one, other = (set(topics.contained((Sort.VALUE, v))) for v in ("friendly-loss=yes", "squadron-lost=yes"))
    assert (Sort.ACT, "destroy") in one & other


def test_what_is_contained_is_farther_than_what_is_said() -> None:
    topics = Topics(invented())
    found = topics.of_card("iron-gull")
    assert found[(Sort.THING, "black-die")] == 1.0
    assert all(0.0 < nearness <= 1.0 for nearness in found.values())
    assert 0.0 < found[(Sort.THING, "die")] < 1.0


def test_acts_that_say_little_are_no_topic_of_a_term() -> None:
    topics = Topics(game().index)
    light = {c.id for c in game().index.kb.vocabulary.concepts if c.light}
    assert light
    contained = {t for c in topics._words for t in topics.contained(c)}
    assert not {id for sort, id in contained if sort is Sort.ACT} & light
