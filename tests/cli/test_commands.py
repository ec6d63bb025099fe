"""The commands that need no engine, on a small knowledge base of invented cards."""

from __future__ import annotations

import json
import os
import shutil
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from armada_kb.cli.group import main

KB = Path(__file__).parent / "kb"


def run(*arguments: str, kb: Path = KB) -> Result:
    return CliRunner().invoke(main, [arguments[0], "--kb", str(kb), *arguments[1:]])


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """A copy of the knowledge base with one file cut in half and one that defeats nothing."""
    kb = tmp_path / "kb"
    shutil.copytree(KB, kb)
    card = (KB / "cards" / "ember-screen.kb").read_text(encoding="utf-8")
    (kb / "cards" / "cut.kb").write_text(card[: card.index("cites  ARC") + 6], encoding="utf-8")
    (kb / "cards" / "ember-screen.kb").write_text(card.replace("defeats ember", "defeats embr"), encoding="utf-8")
    return kb


def test_check_is_content_with_a_sound_knowledge_base() -> None:
    result = run("check")
    assert (result.exit_code, result.stdout) == (0, "")
    assert result.stderr == "2 files, 3 statements, 0 problems\n"


def test_check_reports_the_problems_of_every_file_with_place_and_hint(broken: Path) -> None:
    result = run("check", kb=broken)
    assert result.exit_code == 1
    assert f"{broken.as_posix()}/cards/cut.kb:" in result.stdout
    assert "K220 ember-screen/clarifications/1 defeats embr-screen/card-text/1" in result.stdout
    found = json.loads(run("check", "--format", "json", kb=broken).stdout)
    assert {Path(p["file"]).name for p in found} == {"cut.kb", "ember-screen.kb"}
    assert all(p["line"] > 0 and p["code"].startswith("K") for p in found)
    lines = run("check", "--format", "jsonl", kb=broken).stdout.splitlines()
    assert [json.loads(line) for line in lines] == found


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")
def test_what_has_the_name_of_a_knowledge_file_and_is_none_is_a_problem(tmp_path: Path) -> None:
    kb = tmp_path / "kb"
    shutil.copytree(KB, kb)
    (kb / "dangling.kb").symlink_to("nothing")
    (kb / "folder.kb").mkdir()
    (kb / "loop.kb").symlink_to("loop.kb")
    os.mkfifo(kb / "pipe.kb")
    result = run("check", "--format", "json", kb=kb)
    found = [(p["file"], p["code"]) for p in json.loads(result.stdout)]
    assert found == [(f"{kb.as_posix()}/{name}.kb", "K100") for name in ("dangling", "folder", "loop", "pipe")]
    assert result.exit_code == 1
    assert run("ask", "x", kb=kb).exit_code == 3


@pytest.mark.skipif(sys.platform == "win32", reason="links need a privilege there")
def test_a_link_to_a_card_file_is_a_second_card_of_its_name(tmp_path: Path) -> None:
    kb = tmp_path / "kb"
    shutil.copytree(KB, kb)
    (kb / "cards" / "second.kb").symlink_to("ember-screen.kb")
    assert "K229" in run("check", kb=kb).stdout
    assert run("ask", "x", kb=kb).exit_code == 3


@pytest.mark.parametrize("text", ["x", "card ", "| a "])
def test_check_shows_little_of_an_endless_line(text: str, tmp_path: Path) -> None:
    file = tmp_path / "endless.kb"
    file.write_text(text * 100_000, encoding="utf-8")
    result = run("check", str(file))
    assert (result.exit_code, len(result.stdout) < 1_000) == (1, True)


def test_check_reads_a_new_file_together_with_the_knowledge_base(tmp_path: Path) -> None:
    card = (KB / "cards" / "ember-screen.kb").read_text(encoding="utf-8")
    new = tmp_path / "cinder-vane.kb"
    text = card.replace("Ember Screen", "Cinder Vane").replace("ember-screen", "cinder-vane")
    new.write_text(text, encoding="utf-8")
    result = run("check", str(new))
    assert (result.exit_code, result.stderr) == (0, "3 files, 6 statements, 0 problems\n")
    new.write_text(text.replace("cites  ARC", "cites  ARK"), encoding="utf-8")
    result = run("check", str(new))
    assert result.exit_code == 1
    assert f"{new.as_posix()}:13:10: K204" in result.stdout


def test_check_reads_files_with_sources_of_their_own_alone(tmp_path: Path) -> None:
    shutil.copytree(KB, tmp_path / "other")
    result = run("check", str(tmp_path / "other"))
    assert (result.exit_code, result.stderr) == (0, "2 files, 3 statements, 0 problems\n")


@pytest.mark.parametrize("command", ["check", "coverage", "show x"])
def test_a_folder_that_is_not_there_or_empty_cannot_be_read(command: str, tmp_path: Path) -> None:
    for kb in (tmp_path / "none", tmp_path):
        result = run(*command.split(), kb=kb)
        assert result.exit_code == 3
        assert str(kb) in result.stderr
        assert result.stdout == ""


@pytest.mark.parametrize("command", ["coverage", "show ember-screen"])
def test_a_knowledge_base_with_problems_is_not_used_in_part(command: str, broken: Path) -> None:
    result = run(*command.split(), kb=broken)
    assert result.exit_code == 3
    assert "armada-kb check" in result.stderr


@pytest.mark.parametrize("name", ["ember-screen", "Ember Screen", "ember screen", "The Screen"])
def test_show_finds_a_card_by_id_name_and_nickname(name: str) -> None:
    result = run("show", name)
    assert result.exit_code == 0
    assert result.stdout.startswith("Ember Screen (ember-screen)\n")
    assert "ember-screen/clarifications/1  [ARC, Manual 9.9, 2031-02-14]\n  A Salvo attack gains" in result.stdout
    assert "words only: needs the history of two cards" in result.stdout


def test_show_finds_a_statement_a_section_and_a_bare_name() -> None:
    assert "clarifications" not in run("show", "ember-screen/card-text/1").stdout
    assert run("show", "ember-screen/clarifications").stdout.count("[ARC") == 2
    assert "no statements" in run("show", "ash lattice").stdout


def test_show_offers_near_names_for_one_that_is_not_there() -> None:
    result = run("show", "Embr Scren")
    assert (result.exit_code, result.stdout) == (1, "")
    assert 'nothing is called "Embr Scren"' in result.stderr
    assert "did you mean Ember Screen?" in result.stderr


def test_show_prints_json() -> None:
    (card,) = json.loads(run("show", "ember-screen", "--format", "json").stdout)
    assert card["factions"] == ["rebel", "empire"]
    assert [s["reading"] for s in card["statements"]] == ["read", "paraphrased", "words-only"]


def test_show_prints_the_stages() -> None:
    syntax = run("show", "ember-screen", "--stage", "syntax").stdout
    assert syntax.startswith('card "Ember Screen"\n  is upgrade, offensive-retrofit\n')
    assert "\n  defeats ember-screen/card-text/1\n" in syntax
    model = run("show", "ember-screen/card-text/1", "--stage", "model").stdout
    assert "Filler role=object, thing=black-die, amount=1" in model
    datalog = run("show", "ember-screen", "--stage", "datalog").stdout
    assert 'beats("ember-screen/clarifications/1#1", "ember-screen/card-text/1#1").' in datalog


def test_check_reports_a_circle_of_the_program(tmp_path: Path) -> None:
    shutil.copytree(KB, tmp_path / "kb")
    with (tmp_path / "kb" / "rule.kb").open("w", encoding="utf-8") as file:
        file.write(
            'rule "Circle"\n  id circle\n  cites CARD\n'
            "statement 1\n  says\n    | If performing a salvo attack, then at close range.\n"
            "statement 2\n  says\n    | If at close range, then performing a salvo attack.\n"
        )
    result = run("check", kb=tmp_path / "kb")
    assert result.exit_code == 1
    assert "K310" in result.stdout
    assert "attack-range" in result.stdout


def test_a_day_before_a_statement_is_in_force_leaves_it_out(tmp_path: Path) -> None:
    shutil.copytree(KB, tmp_path / "kb")
    card = tmp_path / "kb" / "cards" / "ember-screen.kb"
    text = card.read_text(encoding="utf-8").replace("  cites  CARD\n", "  cites  CARD\n  from   2031-01-01\n")
    card.write_text(text, encoding="utf-8")
    kb = tmp_path / "kb"
    assert "[CARD, undated]" in run("show", "ember-screen", kb=kb).stdout
    assert "[CARD, undated]" not in run("show", "ember-screen", "--as-of", "2030-12-31", kb=kb).stdout
    assert "CARD" not in run("coverage", "--as-of", "2030-12-31", kb=kb).stdout


def test_coverage_counts_by_source_and_section() -> None:
    assert run("coverage").stdout == (
        "source  section         read  paraphrased  words only  total\n"
        "ARC     clarifications     0            1           1      2\n"
        "CARD    card-text          1            0           0      1\n"
        "all                        1            1           1      3\n"
    )
    assert "| CARD | card-text | 1 | 0 | 0 | 1 |" in run("coverage", "--format", "markdown").stdout


def test_coverage_gives_programs_the_status_of_every_statement_and_the_totals() -> None:
    found = json.loads(run("coverage", "--format", "json").stdout)
    assert found == {
        "statements": [
            {"id": "ember-screen/card-text/1", "source": "CARD", "status": "read"},
            {"id": "ember-screen/clarifications/1", "source": "ARC", "status": "paraphrased"},
            {"id": "ember-screen/clarifications/2", "source": "ARC", "status": "words-only"},
        ],
        "totals": {"read": 1, "paraphrased": 1, "words-only": 1},
    }
    lines = run("coverage", "--format", "jsonl").stdout.splitlines()
    assert [json.loads(line) for line in lines] == found["statements"]


def test_coverage_counts_what_is_no_longer_in_force_unless_a_day_is_named(tmp_path: Path) -> None:
    shutil.copytree(KB, tmp_path / "kb")
    card = tmp_path / "kb" / "cards" / "ember-screen.kb"
    text = card.read_text(encoding="utf-8").replace("  cites  CARD\n", "  cites  CARD\n  until  2031-01-01\n")
    card.write_text(text, encoding="utf-8")
    assert "CARD" in run("coverage", kb=tmp_path / "kb").stdout
    assert "CARD" not in run("coverage", "--as-of", "2031-01-01", kb=tmp_path / "kb").stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ["ask"],
        ["ask", ""],
        ["ask", "  "],
        ["ask", "--batch", "-", "Ember Screen?"],
        ["ask", "--format", "xml", "x"],
        ["ask", "--as-of", "yesterday", "x"],
        ["ask", "--engine", "prolog", "x"],
        ["show"],
        ["nonsense"],
        ["check", "--nonsense"],
    ],
)
def test_wrong_usage_has_status_2_and_says_why(arguments: list[str]) -> None:
    result = CliRunner().invoke(main, arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "Error: " in result.stderr


def test_check_tells_files_of_one_name_apart(tmp_path: Path) -> None:
    for folder, word in (("one", "glimmers"), ("other", "gleams")):
        (tmp_path / folder).mkdir()
        text = f'card "Cinder {word.title()}"\n  id cinder-{folder}\n  is upgrade\n\ncard-text 1\n  cites CARD\n'
        (tmp_path / folder / "ember-screen.kb").write_text(f"{text}  says\n    | A ship {word}.\n", encoding="utf-8")
    files = [tmp_path / folder / "ember-screen.kb" for folder in ("one", "other")]
    found = json.loads(run("check", "--format", "json", *map(str, files), str(tmp_path / "one")).stdout)
    assert [p["file"] for p in found] == [file.as_posix() for file in files]
    assert [word in p["excerpt"] for p, word in zip(found, ("glimmers", "gleams"), strict=True)] == [True, True]
