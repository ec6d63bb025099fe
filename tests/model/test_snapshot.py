"""A knowledge base that was compiled once is opened from the cache folder, as long as nothing has changed."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from armada_kb import cache
from armada_kb.errors import KnowledgeUnreadable
from armada_kb.model.knowledge import KnowledgeBase
from armada_kb.model.snapshot import compiled
from armada_kb.resources import kb_folder
from tests.invented import GOOD

ROOT = Path(__file__).resolve().parents[2]
ASK = [sys.executable, "-m", "armada_kb", "ask", "--kb"]

# Opens a knowledge base and says whether text was read for it.
OPENED = """
import sys
from pathlib import Path
from armada_kb.model.snapshot import compiled
kb, report = compiled(Path(sys.argv[1]))
print(len(kb.statements), len(report), "armada_kb.syntax.reading" in sys.modules)
"""


@pytest.fixture
def kb(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the invented knowledge base, and an empty cache folder."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return Path(shutil.copytree(GOOD, tmp_path / "kb"))


def kept() -> list[Path]:
    folder = cache.folder()
    assert folder is not None
    return sorted(folder.glob("knowledge-*"))


def sound(folder: Path) -> KnowledgeBase:
    found, report = compiled(folder)
    assert list(report) == []
    return found


def opened(folder: Path) -> tuple[int, int, bool]:
    """How many statements and problems another process finds, and whether it read the text."""
    done = subprocess.run(
        [sys.executable, "-c", OPENED, str(folder)], cwd=ROOT, capture_output=True, text=True, check=True
    )
    statements, problems, read = done.stdout.split()
    return int(statements), int(problems), read == "True"


def test_the_second_time_no_text_is_read(kb: Path) -> None:
    count, problems, read = opened(kb)
    assert (problems, read) == (0, True)
    assert opened(kb) == (count, 0, False)


def test_what_is_kept_is_what_was_compiled(kb: Path) -> None:
    first = sound(kb)
    assert len(kept()) == 1
    second = sound(kb)
    assert second is not first
    assert second == first
    assert [s.span for s in second.statements] == [s.span for s in first.statements]


def test_the_knowledge_of_the_program_survives_being_kept(kb: Path) -> None:
    assert sound(kb_folder()) == sound(kb_folder())
    assert len(kept()) == 1


def test_a_change_in_any_file_is_seen(kb: Path) -> None:
    first = sound(kb)
    card = kb / "cards" / "ember-screen.kb"
    card.write_text(card.read_text(encoding="utf-8").replace('"Ember Screen"', '"Ember Screens"'), encoding="utf-8")
    names = {entity.name for entity in sound(kb).entities}
    assert "Ember Screens" in names
    assert names != {entity.name for entity in first.entities}


def test_a_file_that_is_renamed_added_or_removed_is_seen(kb: Path) -> None:
    first = sound(kb)
    (kb / "added.kb").write_text('record dim-lantern "Dim Lantern" is upgrade\n', encoding="utf-8")
    assert {e.id for e in sound(kb).entities} - {e.id for e in first.entities} == {"dim-lantern"}
    (kb / "added.kb").rename(kb / "renamed.kb")
    spans = {e.id: e.span.file for e in sound(kb).entities}
    assert spans["dim-lantern"] == "renamed.kb"
    (kb / "renamed.kb").unlink()
    assert sound(kb) == first
    assert len(kept()) == 3


def test_what_has_problems_is_not_kept(kb: Path) -> None:
    (kb / "broken.kb").write_text("card\n", encoding="utf-8")
    for _ in range(2):
        _, report = compiled(kb)
        assert [problem.code for problem in report] == ["K103"]
    assert kept() == []


def test_a_folder_without_knowledge_files_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(KnowledgeUnreadable, match="no knowledge file"):
        compiled(tmp_path)


@pytest.mark.parametrize("damage", [b"", b"nonsense", b"\x80" * 200])
def test_what_is_broken_is_made_anew(kb: Path, damage: bytes) -> None:
    first = sound(kb)
    (file,) = kept()
    file.write_bytes(damage)
    assert sound(kb) == first
    assert file.read_bytes() != damage


def test_a_question_is_answered_without_a_cache_folder(kb: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with_one = subprocess.run([*ASK, str(kb), "Ember Screen?"], cwd=ROOT, capture_output=True, check=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(kb / "sources.kb"))
    without = subprocess.run([*ASK, str(kb), "Ember Screen?"], cwd=ROOT, capture_output=True, check=False)
    assert (without.returncode, without.stdout, without.stderr) == (0, with_one.stdout, b"")


def test_processes_that_start_at_once_give_the_same_answer(kb: Path) -> None:
    processes = [
        subprocess.Popen([*ASK, str(kb), "Ember Screen?"], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        for _ in range(3)
    ]
    outcomes = {process.communicate() for process in processes}
    assert len(outcomes) == 1
    assert [process.returncode for process in processes] == [0, 0, 0]
    assert len(kept()) == 1
