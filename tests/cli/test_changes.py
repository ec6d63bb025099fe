"""A change of the knowledge, from the draft to what it does: on a small knowledge base of invented cards."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from armada_kb.cli.group import main

KB = Path(__file__).parent / "kb"
CARD = "cards/ember-screen.kb"
QUESTIONS = """\
ask "Ember Screen and Salvo vs squadron"
  expect no
"""
BAN = """\
card "Ember Screen"
clarifications 3
  cites ARC 2031-09-01 "Manual 9.9"
  says
    | While attacking a squadron, a ship cannot add 1 black die.
"""


@pytest.fixture
def kb(tmp_path: Path) -> Path:
    """A copy that a test may change."""
    shutil.copytree(KB, tmp_path / "kb")
    return tmp_path / "kb"


def edit(kb: Path, old: str, new: str) -> None:
    file = kb / CARD
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, list(arguments))


def diff(kb: Path) -> dict[str, tuple[str, str | None]]:
    found = json.loads(run("diff", str(KB), str(kb), "--format", "json").stdout)
    return {c["id"]: (c["kind"], c["witness"]) for c in found["changes"]}


def test_the_same_knowledge_has_no_differences(kb: Path) -> None:
    assert run("diff", str(KB), str(kb)).stdout == "0 added, 0 removed, 0 cosmetic, 0 functional\n"
    assert run("diff", str(KB), str(kb), "--format", "markdown").stdout == "Nothing changed.\n"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("A {salvo} attack gains nothing from this card.", "This card is nothing for {salvo} attacks."),
        ("A {salvo} attack gains", "A 6 attack gains"),
        ("While performing a salvo attack, a ship cannot add 1 black die.",
         "A ship cannot add 1 black die while performing a salvo attack."),
        ("Two copies on one ship are never looked at together.",
         "On one ship two copies are never looked at together."),
    ],
)  # fmt: skip
def test_other_words_and_another_order_are_cosmetic(old: str, new: str, kb: Path) -> None:
    edit(kb, old, new)
    assert [kind for kind, _ in diff(kb).values()] == ["cosmetic"]


def test_a_suffix_on_a_name_is_cosmetic(kb: Path) -> None:
    edit(kb, 'card "Ember Screen"', 'card "Ember Screen (2031)"')
    assert diff(kb) == {"card ember-screen": ("cosmetic", None)}


def test_a_wider_scope_is_functional_and_has_a_witness(kb: Path) -> None:
    edit(kb, "While attacking a squadron, a ship may add", "A ship may add")
    ((kind, witness),) = diff(kb).values()
    assert kind == "functional"
    assert witness is not None
    assert witness.startswith("can “add” (")
    assert witness.endswith("before, yes after")
    text = run("diff", str(KB), str(kb)).stdout
    assert "  - While attacking a squadron, a ship may add 1 black die." in text.replace("    - ", "  - ")


def test_what_is_added_and_removed_is_listed_by_card(kb: Path) -> None:
    edit(kb, "clarifications 2", "clarifications 7")
    assert {(id, kind) for id, (kind, _) in diff(kb).items()} == {
        ("ember-screen/clarifications/2", "removed"),
        ("ember-screen/clarifications/7", "added"),
    }
    markdown = run("diff", str(KB), str(kb), "--format", "markdown").stdout
    assert markdown.startswith("### Ember Screen\n\n- **added** `ember-screen/clarifications/7`")


def test_a_draft_that_bans_what_a_card_allows_is_reported(tmp_path: Path) -> None:
    draft = tmp_path / "draft.kb"
    draft.write_text(BAN, encoding="utf-8")
    result = run("conflicts", "--new", str(draft), "--kb", str(KB), "--format", "json")
    assert result.exit_code == 1
    (clash,) = json.loads(result.stdout)["clashes"]
    assert clash["yes"]["id"] == "ember-screen/card-text/1"
    assert clash["no"]["id"] == clash["winner"] == "ember-screen/clarifications/3"
    assert "cannot is absolute" in clash["why"]
    assert clash["situation"] == "with Ember Screen; attacking a squadron"


def test_a_statement_that_says_that_it_wins_settles_a_conflict(tmp_path: Path) -> None:
    draft = tmp_path / "draft.kb"
    draft.write_text(BAN + "  defeats ember-screen/card-text/1\n", encoding="utf-8")
    result = run("conflicts", "--new", str(draft), "--kb", str(KB))
    assert (result.exit_code, "it defeats the other" in result.stdout) == (
        1,
        True,
    )  # the beaten one is left with nothing
    assert "never applies: ember-screen/card-text/1" in result.stdout


def test_trying_a_ruling_shows_what_it_changes_contradicts_and_turns(tmp_path: Path) -> None:
    draft = tmp_path / "draft.kb"
    draft.write_text(BAN, encoding="utf-8")
    result = run("try-ruling", str(draft), "--kb", str(KB), "--format", "json")
    assert result.exit_code == 1, result.output
    found = json.loads(result.stdout)
    assert found["statements"] == ["ember-screen/clarifications/3"]
    assert found["changes"]["totals"]["added"] == 1
    assert len(found["conflicts"]["clashes"]) == 1
    (turned,) = [d for d in found["impact"]["differences"] if d["place"] == "ember-screen/card-text/1"]
    assert (turned["category"], turned["before"], turned["after"]) == ("intended", "yes", "no")
    assert turned["responsible"] == "ember-screen/clarifications/3"
    assert "1 added" in run("try-ruling", str(draft), "--kb", str(KB)).stdout


def regress(kb: Path, tmp_path: Path, *more: str) -> Result:
    questions = tmp_path / "some.q"
    questions.write_text(QUESTIONS, encoding="utf-8")
    return run("regress", str(questions), "--kb", str(kb), "--baseline", str(KB), *more)


def test_a_change_that_says_nothing_of_itself_is_collateral(kb: Path, tmp_path: Path) -> None:
    edit(kb, "a ship cannot add 1 black die", "a ship may add 1 black die")
    result = regress(kb, tmp_path, "--format", "json")
    assert result.exit_code == 1
    found = json.loads(result.stdout)
    assert found["totals"]["collateral"] >= 1
    assert {d["responsible"] for d in found["differences"]} == {"ember-screen/clarifications/1"}


def test_a_change_that_states_its_day_and_why_is_intended(kb: Path, tmp_path: Path) -> None:
    edit(kb, "a ship cannot add 1 black die.", "a ship may add 1 black die.")
    edit(
        kb,
        "  defeats ember-screen/card-text/1",
        '  defeats ember-screen/card-text/1\n  changes 2031-03-01 "it was wrong"',
    )
    result = regress(kb, tmp_path, "--format", "json")
    found = json.loads(result.stdout)
    assert result.exit_code == 0, found
    assert found["totals"]["intended"] >= 1


def test_two_rulings_that_now_disagree_are_a_contradiction(kb: Path, tmp_path: Path) -> None:
    edit(kb, "clarifications 2", 'clarifications 3\n  cites ARC 2031-02-14 "Manual 9.9"\n  says\n'
         "    | While attacking a squadron, a ship does not add 1 black die.\n\nclarifications 2")  # fmt: skip
    result = regress(kb, tmp_path, "--format", "json")
    found = json.loads(result.stdout)
    assert (result.exit_code, found["totals"]["now contradicted"] >= 1) == (1, True)


@pytest.mark.parametrize("form", ["text", "junit", "github", "markdown", "jsonl"])
def test_every_format_names_the_statement_responsible(form: str, kb: Path, tmp_path: Path) -> None:
    edit(kb, "a ship cannot add 1 black die", "a ship may add 1 black die")
    assert "ember-screen/clarifications/1" in regress(kb, tmp_path, "--format", form).stdout


def test_only_what_is_touched_gives_the_same_result(kb: Path, tmp_path: Path) -> None:
    edit(kb, "a ship cannot add 1 black die", "a ship may add 1 black die")
    full, touched = (json.loads(regress(kb, tmp_path, "--format", "json", *more).stdout)["differences"]
                     for more in ((), ("--only-touched",)))  # fmt: skip
    assert full == touched != []


@pytest.mark.parametrize(
    ("arguments", "status", "message"),
    [
        (("regress", "--only-touched"), 2, "--baseline"),
        (("regress", "--kb", str(KB), "--baseline", "git:no-such-revision"), 3, "older knowledge base"),
        (("diff", "nowhere"), 3, "there is no folder nowhere"),
        (("diff", "git:no-such-revision"), 3, "older knowledge base"),
        (("conflicts", "--new", "nowhere.kb"), 3, "there is no file nowhere.kb"),
        (("try-ruling", "nowhere.kb"), 3, "there is no file nowhere.kb"),
        (("try-ruling", str(KB / "vocabulary.kb"), "--kb", str(KB)), 3, "the draft has"),
        (("conflicts", "--kb", str(KB.parent.parent / "cases" / "bad")), 3, "problems"),
        (("diff", str(KB), str(KB.parent.parent / "cases" / "bad")), 3, "problems"),
    ],
)
def test_bad_input_is_told_clearly(arguments: tuple[str, ...], status: int, message: str, tmp_path: Path) -> None:
    if arguments[0] == "regress":
        (tmp_path / "some.q").write_text(QUESTIONS, encoding="utf-8")
        arguments = (*arguments, str(tmp_path / "some.q"))
    result = run(*arguments)
    assert result.exit_code == status, result.output
    assert message in result.output
    assert result.stdout == ""


def test_a_draft_with_a_mistake_is_data_that_cannot_be_read(tmp_path: Path) -> None:
    draft = tmp_path / "draft.kb"
    draft.write_text(BAN.replace("a ship cannot add", "a ship blorps"), encoding="utf-8")
    result = run("try-ruling", str(draft), "--kb", str(KB))
    assert (result.exit_code, result.stdout) == (3, "")
    assert "K208" in result.stderr
    assert "draft.kb:5" in result.stderr


def test_a_draft_is_checked_as_if_it_stood_in_its_place(tmp_path: Path) -> None:
    draft = tmp_path / "draft.kb"
    draft.write_text(BAN, encoding="utf-8")
    result = run("check", str(draft), "--kb", str(KB))
    assert (result.exit_code, result.stderr.strip()) == (0, "3 files, 4 statements, 0 problems")
    draft.write_text(BAN.replace("a ship cannot add", "a ship blorps"), encoding="utf-8")
    result = run("check", str(draft), "--kb", str(KB))
    assert (result.exit_code, "draft.kb:5" in result.stdout + result.stderr) == (1, True)
