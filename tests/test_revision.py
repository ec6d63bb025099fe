"""Which folder a knowledge base is in."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from armada_kb.errors import KnowledgeUnreadable
from armada_kb.resources import kb_folder
from armada_kb.revision import folder_of, knowledge_at, unpack

NAMED = ["-c", "user.name=n", "-c", "user.email=n@example.invalid", "-c", "commit.gpgsign=false"]


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A repository whose first commit (tagged `old`) holds one text and whose second one another."""
    if shutil.which("git") is None:
        pytest.skip("git is not installed")
    top = tmp_path / "repository"
    (top / "kb").mkdir(parents=True)

    def git(*arguments: str) -> None:
        subprocess.run(["git", *NAMED, *arguments], cwd=top, check=True, capture_output=True)

    git("init", "--quiet")
    for text, tag in (("old words", "old"), ("new words", "new")):
        (top / "kb" / "a.kb").write_text(text, encoding="utf-8")
        git("add", "kb")
        git("commit", "--quiet", "-m", text)
        git("tag", tag)
    return top


def test_by_default_it_is_the_one_that_comes_with_the_program() -> None:
    with knowledge_at(None) as folder:
        assert folder == kb_folder()


def test_a_folder_is_taken_as_it_is(tmp_path: Path) -> None:
    with knowledge_at(str(tmp_path)) as folder:
        assert folder == tmp_path
    with pytest.raises(KnowledgeUnreadable, match="nowhere"), knowledge_at(tmp_path / "nowhere"):
        pass


def test_an_older_commit_is_unpacked(repository: Path, tmp_path: Path) -> None:
    folder = unpack("old", repository / "kb", tmp_path / "out")
    assert [p.name for p in folder.iterdir()] == ["a.kb"]
    assert (folder / "a.kb").read_text(encoding="utf-8") == "old words"


@pytest.mark.parametrize("revision", ["nonsense", "", "--output=x", "old:kb", "old\n"])
def test_what_is_no_commit_cannot_be_read(repository: Path, tmp_path: Path, revision: str) -> None:
    with pytest.raises(KnowledgeUnreadable):
        unpack(revision, repository / "kb", tmp_path / "out")
    assert not (tmp_path / "out").exists()


def test_without_a_repository_there_are_no_older_commits(tmp_path: Path) -> None:
    (tmp_path / "kb").mkdir()
    with pytest.raises(KnowledgeUnreadable):
        unpack("HEAD", tmp_path / "kb", tmp_path / "out")


def test_an_older_commit_of_another_folder_is_that_folder_s(repository: Path) -> None:
    with knowledge_at("git:old", repository / "kb") as folder:
        assert (folder / "a.kb").read_text(encoding="utf-8") == "old words"
    assert folder_of(None) is folder_of("git:old") is None
    assert folder_of("somewhere") == Path("somewhere")
