"""The time until a visitor has a board and an engine, on our page and on the stock page."""

import random
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import BrowserContext, sync_playwright

from build.progress import step
from build.serve import Server
from build.setup import chromium

BOARD, READY = "anga-board", "anga-ready"  # marks of our pages
HEADERS = {"Cache-Control": "max-age=600"}
VISITS = ("first", "second", "third")
WARM_UP = 1000  # milliseconds that a new browser's own start takes
STAY = 3000  # milliseconds until a browser has kept what it has compiled

WAIT = """
async mark => {
  while (!performance.getEntriesByName(mark).length) {
    if (performance.now() > 60000) throw new Error(`no ${mark} within a minute`);
    await new Promise(resolve => setTimeout(resolve, 5));
  }
  return performance.getEntriesByName(mark)[0].startTime;
}
"""
SETTLE = """
async offline => {
  while (offline && !navigator.serviceWorker.controller) {
    if (performance.now() > 60000) throw new Error("not kept for offline use within a minute");
    await new Promise(resolve => setTimeout(resolve, 20));
  }
  await new Promise(resolve => requestIdleCallback(resolve, { timeout: 1000 }));
}
"""


class MeasuredPage(NamedTuple):
    """A page to measure, its performance marks, and whether it works offline later."""

    name: str
    folder: Path
    page: str
    marks: tuple[str, ...]
    offline: bool = False


class Times:
    """Milliseconds after the start of navigation, by site, visit and mark."""

    def __init__(self) -> None:
        self._found: dict[tuple[str, str, str], list[float]] = {}

    def add(self, site: MeasuredPage, visit: str, mark: str, time: float) -> None:
        """Record a time."""
        self._found.setdefault((site.name, visit, mark), []).append(time)

    def all(self, site: MeasuredPage, visits: tuple[str, ...], mark: str) -> list[float]:
        """The times of some visits."""
        return [time for visit in visits for time in self._found[site.name, visit, mark]]


def measure(sites: list[MeasuredPage], rounds: int) -> Times:
    """Visit each site three times a round, each round in a fresh profile, in random order."""
    times = Times()
    order = random.Random(0)  # noqa: S311
    with sync_playwright() as playwright:
        browser = chromium.executable()
        for number in range(rounds):
            with step(f"start, round {number + 1} of {rounds}"):
                for site in order.sample(sites, len(sites)):
                    with tempfile.TemporaryDirectory() as profile:
                        context = playwright.chromium.launch_persistent_context(
                            profile, executable_path=browser, args=chromium.ARGUMENTS
                        )
                        for visit, mark, time in _visits(context, site):
                            times.add(site, visit, mark, time)
                        context.close()
    return times


def _visits(context: BrowserContext, site: MeasuredPage) -> Iterator[tuple[str, str, float]]:
    page = context.new_page()
    page.wait_for_timeout(WARM_UP)
    with Server(site.folder, headers=HEADERS) as server:
        for visit in VISITS:
            page.goto(server.url + site.page, wait_until="commit")
            for mark in site.marks:
                yield visit, mark, page.evaluate(WAIT, mark)
            page.evaluate(SETTLE, site.offline)
            page.wait_for_timeout(STAY)
            page.goto("about:blank")
