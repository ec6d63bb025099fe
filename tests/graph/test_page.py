"""The page in a real browser, opened from disk without a network: it finds, shows and filters, on a desk and a phone.

Chromium is that of the system (or the one that ARMADA_KB_CHROMIUM names), led by playwright; without them it skips.
"""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import networkx as nx
import pytest

from armada_kb.graph import page
from tests.graph.graphs import game, game_graph, invented, invented_graph

CHROMIUM = os.environ.get("ARMADA_KB_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
needs_browser = pytest.mark.skipif(
    CHROMIUM is None or find_spec("playwright") is None,
    reason="no browser: install chromium, and playwright (`pip install -e .[browser]`)",
)
SIZES = {"desk": (1400, 900, False), "phone": (390, 844, True)}
HOSTILE = "<img src=x onerror='window.evil=1'></script><script>window.evil=2</script>"


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - most tests here do without

    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield started
        started.close()


class Opened:
    """A page that was opened from disk; `troubles` are errors of it, and whatever it wanted from elsewhere."""

    def __init__(self, browser: Any, file: Path, size: str) -> None:
        width, height, touch = SIZES[size]
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, offline=True, has_touch=touch, is_mobile=touch
        )
        self.page = self.context.new_page()
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", lambda m: self.troubles.append(m.text) if m.type in ("error", "warning") else None)
        self.page.on("request", lambda r: self.troubles.append(r.url) if r.url != file.as_uri() else None)
        self.page.goto(file.as_uri())
        self.page.wait_for_selector("body[data-ready=yes]")

    def tap(self, number: str) -> None:
        """A tap in the middle of a node or an edge (`n3`, `e5`), wherever it is on the screen."""
        place = self.page.evaluate(
            """(id) => {
                const cy = document.getElementById("graph")._cyreg.cy, one = cy.getElementById(id);
                cy.viewport({ zoom: one.isNode() ? 1 : 3, pan: cy.pan() }); cy.center(one); // near edges lie apart
                const at = one.isNode() ? one.renderedPosition() : one.renderedMidpoint();
                const box = document.getElementById("graph").getBoundingClientRect();
                return [box.x + at.x, box.y + at.y];
            }""",
            number,
        )
        self.page.wait_for_timeout(100)
        self.page.mouse.click(*place)
        self.page.wait_for_selector("#panel:not([hidden])")

    def told(self) -> str:
        return str(self.page.inner_text("#told"))


@pytest.fixture(scope="module")
def game_page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("page") / "graph.html"
    file.write_text(page.render(game_graph(), game().index), encoding="utf-8")
    return file


@pytest.fixture(params=SIZES)
def opened(browser: Any, game_page: Path, request: pytest.FixtureRequest) -> Iterator[Opened]:
    found = Opened(browser, game_page, request.param)
    yield found
    found.context.close()
    assert found.troubles == []


def _ruling(statement: str) -> tuple[str, str]:
    found = game().index.statements[statement]
    return found.says, f"{found.citation} — {statement}"


@needs_browser
def test_the_search_finds_a_card_by_its_nickname_and_shows_its_rulings(opened: Opened) -> None:
    opened.page.fill("#search", "QLT")
    assert opened.page.inner_text("#hits li >> nth=0").startswith("Quad Laser Turrets")
    opened.page.press("#search", "Enter")
    told = opened.told()
    for words in _ruling("flak-guns/upgrade-interactions/1"):
        assert words in told


@needs_browser
def test_a_tap_on_a_node_shows_its_rulings(opened: Opened) -> None:
    opened.tap(f"n{list(game_graph()).index('flak-guns')}")
    assert opened.page.inner_text("#told h2") == "Flak Guns"
    for words in _ruling("flak-guns/upgrade-interactions/1"):
        assert words in opened.told()


@needs_browser
def test_a_tap_on_an_edge_shows_its_ruling_with_source_and_date(opened: Opened) -> None:
    edges = [(a, b, data["status"]) for a, b, data in game_graph().edges(data=True)]
    opened.tap(f"e{edges.index(('quad-laser-turrets', 'point-defense-failure', 'official'))}")
    assert opened.page.inner_text("#told h2") == "Quad Laser Turrets and Point Defense Failure"
    for words in _ruling("quad-laser-turrets/damage-card-interactions/1"):
        assert words in opened.told()


@needs_browser
def test_filters_hide_edges_and_the_nodes_that_have_no_other(opened: Opened) -> None:
    # `:visible` is remembered until the next frame is drawn; the style of an element is always the one it has now.
    shown = """() => document.getElementById("graph")._cyreg.cy.elements().filter((one) =>
        one.union(one.connectedNodes()).every((part) => part.style("display") !== "none")).length"""
    everything = game_graph().number_of_nodes() + game_graph().number_of_edges()
    assert opened.page.evaluate(shown) == everything
    opened.page.click("#filters-button")
    opened.page.uncheck("input[value=derived]")
    official = [e for e in game_graph().edges(data=True) if e[2]["status"] != "derived"]
    assert opened.page.evaluate(shown) == len(official) + len({end for e in official for end in e[:2]})
    opened.page.click("#none")
    assert opened.page.evaluate(shown) == 0
    opened.page.click("#all")
    opened.page.check("input[value=derived]")
    assert opened.page.evaluate(shown) == everything


@needs_browser
def test_pan_and_zoom_move_the_picture(opened: Opened) -> None:
    where = '() => { const cy = document.getElementById("graph")._cyreg.cy; return [cy.zoom(), cy.pan().x]; }'
    before = opened.page.evaluate(where)
    opened.page.click("#closer")
    closer = opened.page.evaluate(where)
    assert closer[0] > before[0]
    opened.page.mouse.move(200, 110)
    opened.page.mouse.down()
    opened.page.mouse.move(260, 140, steps=4)
    opened.page.mouse.up()
    assert opened.page.evaluate(where)[1] > closer[1]


@needs_browser
def test_two_fingers_zoom_and_one_moves(game_page: Path, browser: Any) -> None:
    opened = Opened(browser, game_page, "phone")
    where = '() => { const cy = document.getElementById("graph")._cyreg.cy; return [cy.zoom(), cy.pan().x]; }'
    session = opened.context.new_cdp_session(opened.page)

    def touch(kind: str, *points: tuple[int, int]) -> None:
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    begun = opened.page.evaluate(where)
    touch("touchStart", (150, 130), (240, 130))
    for step in range(1, 6):
        touch("touchMove", (150 - 10 * step, 130), (240 + 10 * step, 130))
    touch("touchEnd")
    zoomed = opened.page.evaluate(where)
    assert zoomed[0] > begun[0]
    touch("touchStart", (120, 110))
    for step in range(1, 6):
        touch("touchMove", (120 + 12 * step, 110 + 4 * step))
    touch("touchEnd")
    assert opened.page.evaluate(where)[1] > zoomed[1]
    opened.context.close()
    assert opened.troubles == []


@needs_browser
def test_nothing_is_wider_than_the_screen(opened: Opened) -> None:
    opened.page.fill("#search", "QLT")
    opened.page.press("#search", "Enter")
    width = "(id) => [document.querySelector(id).scrollWidth, document.querySelector(id).clientWidth]"
    page_width, screen = opened.page.evaluate(width, "html")
    told, panel = opened.page.evaluate(width, "#panel")
    assert page_width <= screen
    assert told <= panel


@needs_browser
def test_names_that_are_markup_stay_text(browser: Any, tmp_path: Path) -> None:
    graph = invented_graph().copy()
    for node in graph:
        graph.nodes[node]["name"] += HOSTILE
    file = tmp_path / "hostile.html"
    file.write_text(page.render(graph, invented()), encoding="utf-8")
    opened = Opened(browser, file, "desk")
    opened.page.fill("#search", "Ember")
    opened.page.press("#search", "Enter")
    assert opened.page.inner_text("#told h2") == f"Ember Screen{HOSTILE}"
    assert opened.page.evaluate("() => window.evil") is None
    assert opened.troubles == []


def test_the_page_holds_everything_and_names_no_other_place(game_page: Path) -> None:
    text = game_page.read_text(encoding="utf-8")
    assert len(text.encode()) < 3_000_000
    markup = re.sub(r"<script.*?</script>", "", text, flags=re.DOTALL)
    assert not re.search(r"\b(?:src|href)=|https?://|@import|url\(", markup)
    assert "default-src 'none'" in markup


def test_no_text_of_the_knowledge_can_end_the_script_that_holds_it() -> None:
    graph = invented_graph().copy()
    graph.nodes["ember-screen"]["name"] = HOSTILE
    text = page.render(graph, invented())
    data = re.search(r'<script type="application/json" id="data">(.*?)</script>', text, re.DOTALL)
    assert data is not None
    assert "<" not in data[1]
    assert HOSTILE in {node[1] for node in json.loads(data[1])["nodes"]}


def test_an_empty_graph_is_a_page_too() -> None:
    assert '"nodes":[]' in page.render(nx.MultiDiGraph(as_of="2031-02-14"), invented())
