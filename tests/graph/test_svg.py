"""The picture: whole, sound XML, and no label on another."""

from __future__ import annotations

import os
import shutil
import xml.etree.ElementTree as ET
from collections.abc import Callable
from importlib.util import find_spec
from itertools import combinations, pairwise
from pathlib import Path

import networkx as nx
import pytest

from armada_kb.graph import svg
from armada_kb.graph.rows import columns, oval
from armada_kb.graph.select import around
from tests.graph.graphs import game, game_graph

CHROMIUM = os.environ.get("ARMADA_KB_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
NAMES = ("W" * 44, "Wide Commander of the Whole Weaponry Wing", "i", "Ab", "Ünïcødé & <b>", "x" * 200)


def _around(name: str, depth: int = 1) -> nx.MultiDiGraph:
    return around(game_graph(), [name], depth, game().index)


def _star(count: int, *, joined: bool) -> nx.MultiDiGraph:
    """So many nodes with names of every length and many relations, around one of them or (not joined) around none."""
    graph = nx.MultiDiGraph(as_of="2031-02-14")
    for number in range(count):
        name, kind = f"{number} {NAMES[number % len(NAMES)]}", ("upgrade", "ship", "x")[number % 3]
        graph.add_node(f"n{number}", name=name, kind=kind, slot="", faction="")
    relations = ("replaces", "no-interaction", "treats-as", "same-window", "counts-as", "prevents")
    statuses = ("official", "derived", "unruled")
    for number in range(1, count):
        for step in range(number % 6 + 1):
            source = "n0" if joined else f"n{(number * 7) % count}"
            ends = (source, f"n{number}") if step % 2 else (f"n{number}", source)
            graph.add_edge(*ends, relation=relations[step], status=statuses[step % 3], polarity="yes", step="",
                           statements=[f"card/{number}/{step}"], citations=[f"ARC: card/{number}/{step}"], date="",
                           title="title")  # fmt: skip
    return graph


PICTURES: dict[str, Callable[[], nx.MultiDiGraph]] = {
    "card": lambda: _around("quad-laser-turrets"),
    "far": lambda: _around("quad-laser-turrets", 2),
    "forty": lambda: _star(40, joined=True),
    "oval": lambda: _star(40, joined=False),
    "one": lambda: _star(1, joined=True),
    "two": lambda: _star(2, joined=True),
    "all": game_graph,
    "none": lambda: nx.MultiDiGraph(as_of=""),
}


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_sound_xml_with_every_name_in_it(name: str) -> None:
    graph = PICTURES[name]()
    root = ET.fromstring(svg.render(graph))  # noqa: S314 - our own text
    labels = [t.text or "" for t in root.iter("{http://www.w3.org/2000/svg}text") if t.get("class") == "label"]
    for _, data in graph.nodes(data=True):
        assert data["name"] in labels or data["name"][:43] + "…" in labels
    titles = [t.text or "" for t in root.iter("{http://www.w3.org/2000/svg}title")]
    assert len(titles) == graph.number_of_edges() + 1


def test_the_picture_in_the_readme_shows_what_there_is() -> None:
    root = Path(__file__).resolve().parents[2]
    picture = "armada_kb/graph/picture.svg"
    assert f"]({picture})" in (root / "README.md").read_text(encoding="utf-8")
    texts = [t.text or "" for t in ET.parse(root / picture).iter("{http://www.w3.org/2000/svg}text")]  # noqa: S314
    sources = [text.split(": ")[-1] for text in texts if text.startswith("[")]
    assert sources
    assert [s for s in sources if s not in game().index.statements] == []


def test_a_picture_of_a_card_names_its_sources() -> None:
    text = svg.render(_around("quad-laser-turrets"))
    assert "ARC, ARM 1.03, 2025-07-11: quad-laser-turrets/upgrade-interactions/5" in text
    assert "→ replaces [" in text


@pytest.mark.parametrize("name", ["forty", "card"])
def test_boxes_of_a_column_do_not_touch_and_hold_their_lines(name: str) -> None:
    graph = PICTURES[name]()
    center = "n0" if name == "forty" else "quad-laser-turrets"
    boxes, width, height = columns(graph, center, {})
    for one, other in combinations(boxes.values(), 2):
        beside = abs(one.x - other.x) >= (one.width + other.width) / 2
        below = abs(one.y - other.y) >= (one.height + other.height) / 2
        assert beside or below
    assert all(b.height >= 24 + 14 * len(b.lines) for b in boxes.values())
    assert all(
        b.x - b.width / 2 > 0 and b.x + b.width / 2 < width and b.y + b.height / 2 < height for b in boxes.values()
    )


def test_names_around_an_oval_have_rows_of_their_own() -> None:
    boxes, _, _ = oval(PICTURES["all"]())
    for right in (True, False):
        rows = sorted(b.y for b in boxes.values() if b.right is right)
        assert all(lower - upper >= 20 for upper, lower in pairwise(rows))


OVERLAPS = """() => {
  const texts = [...document.querySelectorAll("text")].map((t) => [t.textContent, t.getBoundingClientRect()]);
  const found = [];
  for (let i = 0; i < texts.length; i++) for (let j = 0; j < i; j++) {
    const [a, b] = [texts[i][1], texts[j][1]];
    // A line of text is as high as its font: letters of two lines may come as near as half a pixel.
    const apart = a.left >= b.right || b.left >= a.right || a.top + 1 >= b.bottom || b.top + 1 >= a.bottom;
    if (!apart) found.push([texts[i][0], texts[j][0]]);
  }
  return [texts.length, found];
}"""


@pytest.mark.skipif(
    CHROMIUM is None or find_spec("playwright") is None,
    reason="no browser: install chromium, and playwright (`pip install -e .[browser]`)",
)
def test_no_two_labels_intersect_where_a_browser_draws_them(tmp_path: Path) -> None:
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - the other tests here do without

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page()
        for name in ("card", "far", "forty", "oval", "two"):
            file = tmp_path / f"{name}.svg"
            file.write_text(svg.render(PICTURES[name]()), encoding="utf-8")
            page.goto(file.as_uri())
            count, overlaps = page.evaluate(OVERLAPS)
            assert count > PICTURES[name]().number_of_nodes()
            assert overlaps == [], name
        browser.close()
