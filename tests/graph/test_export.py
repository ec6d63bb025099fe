"""Exports hold the whole graph, are the same every time, and the readers that people use take them."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from io import BytesIO
from pathlib import Path

import networkx as nx
import pytest

from armada_kb.graph.export import FORMATS
from armada_kb.graph.select import around
from armada_kb.graph.xmlout import flat
from tests.graph.graphs import game, game_graph, invented_graph

HOSTILE = '</script><b> & "\\" \' ]]> #; %% \n <!-- ${x} é'
NO_MERMAID = "mermaid's parser needs node with the package mermaid in node_modules (ARMADA_KB_NODE_MODULES names it)"


def _hostile() -> nx.MultiDiGraph:
    """The game's graph around one card, with names that try to be markup."""
    graph = around(game_graph(), ["flak-guns"], 1, game().index)
    for number, node in enumerate(graph):
        graph.nodes[node]["name"] = f"{number}{HOSTILE}"
    for *_, data in graph.edges(data=True):
        data["title"] = data["title"] + HOSTILE
        data["citations"] = [c + HOSTILE for c in data["citations"]]
    return graph


GRAPHS = {"game": game_graph, "invented": invented_graph, "empty": nx.MultiDiGraph, "hostile": _hostile}


def _graph(name: str) -> nx.MultiDiGraph:
    graph = GRAPHS[name]()
    graph.graph.setdefault("as_of", "2031-02-14")
    graph.graph.setdefault("name", "Interactions")
    return graph


def _same(one: nx.MultiDiGraph, other: nx.MultiDiGraph) -> None:
    assert dict(one.nodes(data=True)) == dict(other.nodes(data=True))
    assert list(one.edges(keys=True, data=True)) == list(other.edges(keys=True, data=True))


@pytest.mark.parametrize("name", GRAPHS)
def test_networkx_reads_the_json_back_to_an_equal_graph(name: str) -> None:
    graph = _graph(name)
    _same(nx.node_link_graph(json.loads(FORMATS["json"](graph)), edges="edges"), graph)


@pytest.mark.parametrize("name", GRAPHS)
def test_networkx_reads_the_graphml_back_to_an_equal_graph(name: str) -> None:
    graph = _graph(name)
    read = nx.read_graphml(BytesIO(FORMATS["graphml"](graph).encode()), force_multigraph=True)
    _same(read, flat(graph))
    assert read.graph["as_of"] == graph.graph["as_of"]


@pytest.mark.parametrize("name", GRAPHS)
def test_networkx_reads_the_gexf_back_to_an_equal_graph(name: str) -> None:
    graph = _graph(name)
    read = nx.read_gexf(BytesIO(FORMATS["gexf"](graph).encode()))
    for _, data in read.nodes(data=True):
        assert data.pop("label") == data["name"]
    for *_, data in read.edges(data=True):
        del data["id"]
    if graph.number_of_edges():
        _same(read, flat(graph))
    else:
        assert not read


@pytest.mark.skipif(shutil.which("dot") is None, reason="Graphviz is not installed")
@pytest.mark.parametrize("name", GRAPHS)
def test_graphviz_reads_the_dot_without_a_warning(name: str) -> None:
    graph = _graph(name)
    done = subprocess.run(["dot", "-Tplain"], input=FORMATS["dot"](graph), capture_output=True, text=True, check=False,
                          encoding="utf-8")  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    lines = [line.split(" ", 1)[0] for line in done.stdout.splitlines()]
    assert (lines.count("node"), lines.count("edge")) == (graph.number_of_nodes(), graph.number_of_edges())


PARSE = """
import { JSDOM } from "jsdom";
globalThis.window = new JSDOM("").window; globalThis.document = window.document;
const { default: mermaid } = await import("mermaid");
mermaid.initialize({ maxTextSize: 10000000, maxEdges: 100000 });
let text = ""; for await (const part of process.stdin) text += part;
const diagram = await mermaid.mermaidAPI.getDiagramFromText(text);
const found = diagram.db;
console.log(JSON.stringify({ nodes: found.getVertices().size, edges: found.getEdges().length }));
"""


def _node_modules() -> Path | None:
    folder = Path(os.environ.get("ARMADA_KB_NODE_MODULES", Path(__file__).resolve().parents[2] / "node_modules"))
    return folder if shutil.which("node") and (folder / "mermaid").is_dir() and (folder / "jsdom").is_dir() else None


@pytest.mark.skipif(_node_modules() is None, reason=NO_MERMAID)
@pytest.mark.parametrize("name", ["game", "invented", "hostile"])
def test_mermaids_own_parser_reads_the_text(name: str) -> None:
    graph = _graph(name)
    modules = _node_modules()
    assert modules is not None
    script = modules.parent / "parse-mermaid-for-armada-kb.mjs"
    script.write_text(PARSE, encoding="utf-8")
    try:
        done = subprocess.run(["node", str(script)], input=FORMATS["mermaid"](graph), capture_output=True, text=True,
                              check=False, cwd=modules.parent, encoding="utf-8")  # fmt: skip
    finally:
        script.unlink()
    assert done.returncode == 0, done.stderr[-2000:]
    assert json.loads(done.stdout) == {"nodes": graph.number_of_nodes(), "edges": graph.number_of_edges()}


def test_mermaid_text_holds_nothing_that_could_be_markup() -> None:
    lines = FORMATS["mermaid"](_graph("hostile")).splitlines()
    texts = [line for line in lines if "[" in line or "|" in line or "%%" in line]
    assert texts
    bare = [re.sub(r"<br/>|-->|-\.->", "", line) for line in texts]
    assert not [line for line in bare if re.search(r"[<>&`{}\\]", line)]


@pytest.mark.parametrize("form", FORMATS)
def test_an_export_carries_titles_and_citations(form: str) -> None:
    text = FORMATS[form](invented_graph())
    assert "Ember Screen and Ash Lattice: replaces" in text
    assert "ember-screen/interactions/1" in text
    assert "2031-02-14" in text


def test_exports_are_the_same_whatever_the_hash_seed() -> None:
    script = (
        "from hashlib import sha256; from tests.graph.graphs import invented_graph;"
        "from armada_kb.graph.export import FORMATS;"
        "print([(f, sha256(w(invented_graph()).encode()).hexdigest()) for f, w in FORMATS.items()])"
    )
    seeds = ("0", "1", "77")
    runs = [
        subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True,
                       cwd=Path(__file__).resolve().parents[2], env=_environment(seed)).stdout
        for seed in seeds
    ]  # fmt: skip
    assert len(set(runs)) == 1


def _environment(seed: str) -> dict[str, str]:
    return {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(Path(__file__).resolve().parents[2])}
