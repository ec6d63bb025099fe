"""Who follows kb/README.md to the letter has a card that is checked, asked about and covered by saved questions."""

from __future__ import annotations

import re
import shlex
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from armada_kb.cli.group import main
from armada_kb.resources import kb_folder, queries_folder

README = (kb_folder() / "README.md").read_text(encoding="utf-8")
_FENCED = re.compile(r"^```(?P<language>\w+)(?: (?P<file>\S+))?\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
_BLOCKS = tuple(_FENCED.finditer(README))


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the knowledge and the saved questions, with the files that the README says to write."""
    shutil.copytree(kb_folder(), tmp_path / "kb")
    shutil.copytree(queries_folder(), tmp_path / "queries")
    for block in _BLOCKS:
        if block["file"]:
            (tmp_path / block["file"]).write_text(block["text"], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def _run(line: str, *, kb: Path) -> Result:
    _, command, *arguments = shlex.split(line)
    return CliRunner().invoke(main, [command, "--kb", str(kb), *arguments])


def test_the_card_of_the_readme_works_when_its_steps_are_followed(copy: Path) -> None:
    assert [Path(block["file"]).suffix for block in _BLOCKS if block["file"]] == [".kb", ".q"]
    (commands,) = [block["text"].splitlines() for block in _BLOCKS if block["language"] == "sh"]
    check, ask, regress = [_run(line, kb=copy / "kb") for line in commands]
    assert (check.exit_code, check.stdout) == (0, "")
    assert ask.stdout.startswith("NO: ")
    assert "brass-lantern/clarifications/1" in ask.stdout
    assert (regress.exit_code, regress.stdout) == (0, "4 questions, 4 as expected, 0 failed\n")


def test_a_slip_in_the_card_is_reported_at_its_place(copy: Path) -> None:
    card = copy / "kb" / "upgrades" / "offensive-retrofit" / "brass-lantern.kb"
    text = card.read_text(encoding="utf-8")
    card.write_text(text.replace("add 1 blue die only", "ad 1 blue die only"), encoding="utf-8")
    result = _run("armada-kb check", kb=copy / "kb")
    assert result.exit_code == 1
    assert "brass-lantern.kb:10:43: K208" in result.stdout
    assert "did you mean" in result.stdout


def test_without_its_rulings_the_card_s_saved_questions_cannot_be_asked(copy: Path) -> None:
    card = copy / "kb" / "upgrades" / "offensive-retrofit" / "brass-lantern.kb"
    whole = card.read_text(encoding="utf-8")
    card.write_text(whole[: whole.index("clarifications 2")], encoding="utf-8")
    result = _run("armada-kb regress queries/upgrades/offensive-retrofit/brass-lantern.q", kb=copy / "kb")
    assert result.exit_code == 3
    assert "brass-lantern.q:" in result.stderr
    assert "brass-lantern/clarifications/2" in result.stderr


def test_the_other_samples_are_sound_in_the_knowledge_base(copy: Path) -> None:
    samples = [block["text"] for block in _BLOCKS if block["language"] == "kb" and not block["file"]]
    assert len(samples) == 3
    for number, sample in enumerate(samples):
        (copy / "kb" / f"sample-{number}.kb").write_text(sample, encoding="utf-8")
    assert _run("armada-kb check", kb=copy / "kb").stdout == ""


def test_every_file_and_folder_is_explained() -> None:
    places = {path.name for path in kb_folder().iterdir() if path.name != "README.md"}
    assert {name for name in places if f"`{name}" not in README} == set()
