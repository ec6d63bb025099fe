"""What a program that opens a knowledge base can rely on."""

from __future__ import annotations

import gc
import shutil
from pathlib import Path

import pytest

from armada_kb import load
from armada_kb.answer.session import open_knowledge
from armada_kb.errors import ArmadaKbError, KnowledgeUnreadable, WrongArgument
from tests.invented import GOOD, session


@pytest.mark.parametrize("day", ["yesterday", "", "2031-02-30", "2031"])
def test_a_day_that_is_none_is_refused(day: str) -> None:
    with pytest.raises(WrongArgument, match="is no date"):
        load(GOOD, day)


def test_a_day_may_be_written_in_every_iso_form() -> None:
    assert load(GOOD, "20310214").index.as_of == "2031-02-14"


@pytest.mark.parametrize("question", ["Ember Screen?", ""])
def test_an_engine_that_there_is_not_is_refused(question: str) -> None:
    with pytest.raises(WrongArgument, match=r"'nosuch'.*'pydatalog' and 'clingo'"):
        session().ask(question, engine="nosuch")


def test_wrong_arguments_are_errors_of_the_package_and_of_values() -> None:
    assert issubclass(WrongArgument, ArmadaKbError)
    assert issubclass(WrongArgument, ValueError)


def test_opening_leaves_the_garbage_collection_of_the_process_alone() -> None:
    frozen = gc.get_freeze_count()
    load(GOOD)
    assert gc.get_freeze_count() == frozen


def test_what_cannot_be_read_comes_before_what_follows_from_it(tmp_path: Path) -> None:
    shutil.copytree(GOOD, tmp_path / "kb")
    vocabulary = tmp_path / "kb" / "vocabulary.kb"
    vocabulary.write_text(vocabulary.read_text(encoding="utf-8") + "\nact broken broken\n", encoding="utf-8")
    with pytest.raises(KnowledgeUnreadable) as refused:
        open_knowledge(tmp_path / "kb")
    assert "vocabulary.kb" in str(refused.value).splitlines()[1]
