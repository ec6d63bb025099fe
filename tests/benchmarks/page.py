"""How fast the page of the graph is in a real browser, as rows of the table; nothing where there is no browser."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

_PAINTED = (
    """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now()))))"""
)
# A tap on ever other nodes, each until the picture and the panel have been drawn.
_TAPS = """async () => {
  const cy = document.getElementById("graph")._cyreg.cy, spent = [];
  for (let n = 0; n < 25; n += 1) {
    const begun = performance.now();
    cy.nodes()[(n * 37) % cy.nodes().length].emit("tap");
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
    spent.push(performance.now() - begun);
  }
  return spent.sort((a, b) => a - b);
}"""


def page_times(file: Path) -> Iterator[tuple[str, float, float]]:
    """Until the page in a file is painted, and for a tap: what was measured, milliseconds, and those of the processor.

    The processor's are those of the page's main thread.
    """
    chromium = os.environ.get("ARMADA_KB_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    try:
        from playwright.sync_api import sync_playwright  # noqa: PLC0415
    except ImportError:
        return
    if chromium is None:
        return
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        painted, taps, busy = [], [], []
        for _ in range(3):
            page = browser.new_context(viewport={"width": 1400, "height": 900}, offline=True).new_page()
            session = page.context.new_cdp_session(page)
            session.send("Performance.enable", {"timeDomain": "threadTicks"})
            page.goto(file.as_uri())
            page.wait_for_selector("body[data-ready=yes]")
            painted.append(float(page.evaluate(_PAINTED)))
            opened = _busy(session)
            tapped = [float(spent) for spent in page.evaluate(_TAPS)]
            taps += tapped
            busy.append((opened, (_busy(session) - opened) / len(tapped)))
            page.context.close()
        browser.close()
    yield "painted with all nodes", sorted(painted)[1], sorted(b for b, _ in busy)[1]
    yield "a tap", sorted(taps)[len(taps) // 2], sorted(b for _, b in busy)[1]


def _busy(session: Any) -> float:
    """How long the main thread has been at work, in milliseconds."""
    metrics = {m["name"]: m["value"] for m in session.send("Performance.getMetrics")["metrics"]}
    return float(metrics["TaskDuration"]) * 1000
