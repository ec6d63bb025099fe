"""`armada-kb graph` on the invented cards."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from armada_kb.cli.group import main
from tests.invented import GOOD


def run(*arguments: str, stdin: str | None = None) -> Result:
    return CliRunner().invoke(main, ["graph", "--kb", str(GOOD), *arguments], input=stdin)


def names(result: Result) -> set[str]:
    assert result.exit_code == 0, result.stderr
    return {node["id"] for node in json.loads(result.stdout)["nodes"]}


def test_everything_as_json_is_the_default() -> None:
    assert {"ember-screen", "ash-lattice", "pale-beacon", "step/gather-dice"} <= names(run())


def test_around_a_nickname() -> None:
    assert names(run("--around", "the screen")) == {"ember-screen", "ash-lattice", "pale-beacon", "step/gather-dice"}
    assert names(run("--around", "the screen", "--depth", "0")) == {"ember-screen"}


def test_between_two_names() -> None:
    assert names(run("--between", "ES", "Ash Lattice")) == {"ember-screen", "ash-lattice"}


def test_filters_are_joined() -> None:
    found = json.loads(run("--relation", "replaces", "--relation", "triggers", "--step", "gather dice step",
                           "--status", "official").stdout)  # fmt: skip
    assert {(e["source"], e["relation"]) for e in found["edges"]} == {
        ("ember-screen", "replaces"), ("step/gather-dice", "triggers"),
    }  # fmt: skip


def test_a_list_of_cards_from_standard_input_tells_what_it_does_not_know() -> None:
    result = run("--cards", "-", stdin="• Ash Lattice (4)\nPorg\n")
    assert names(result) == {"ash-lattice", "ember-screen", "step/status-phase"}
    assert result.stderr == 'nothing is called "Porg"\n'


def test_an_output_file_is_written_and_nothing_printed(tmp_path: Path) -> None:
    file = tmp_path / "graph.dot"
    result = run("--format", "dot", "-o", str(file))
    assert (result.exit_code, result.stdout) == (0, "")
    assert file.read_text(encoding="utf-8").startswith("digraph")


@pytest.mark.parametrize(
    ("arguments", "status", "said"),
    [
        (("--around", "Embr Screen"), 1, "did you mean Ember Screen?"),
        (("--step", "Ember Scren"), 1, 'nothing is called "Ember Scren"'),
        (("--around", "ES", "--between", "ES", "Ash Lattice"), 2, "choose one of"),
        (("--format", "text"), 2, "text is for --stats"),
        (("--stats", "--format", "dot"), 2, "--stats prints text or json"),
        (("--cards", "/no/such/file"), 3, "the list of cards cannot be read"),
        (("-o", "/no/such/folder/graph.json"), 3, "the file cannot be written"),
    ],
)
def test_what_cannot_be_done_is_said(arguments: tuple[str, ...], status: int, said: str) -> None:
    result = run(*arguments)
    assert (result.exit_code, result.stdout) == (status, "")
    assert said in result.stderr


def test_figures_for_people_and_programs_are_the_same() -> None:
    found = json.loads(run("--stats", "--format", "json").stdout)
    text = run("--stats").stdout
    assert text.startswith(f"{found['nodes']} nodes, {found['edges']} edges\n")
    assert sum(found["edges_by_relation"].values()) == sum(found["edges_by_status"].values()) == found["edges"]
    assert sum(found["nodes_by_kind"].values()) == sum(found["components"]) == found["nodes"]
    assert f"{found['pairs']}, of which {found['pairs_ruled']} ruled" in text
    assert found["most_connected"][0]["name"] == "Ember Screen"


def test_a_day_before_a_ruling_has_no_edge_for_it() -> None:
    assert "ash-lattice" not in names(run("--as-of", "2020-01-01", "--around", "ES"))
