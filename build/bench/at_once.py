"""The time until a first visitor sees a board, can move on it, and can use the home page.

Measured locally and over a simulated line; each visit in a fresh browser with empty storage.
"""

from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

from build.bench.startup import BOARD, WAIT, WARM_UP
from build.progress import step
from build.serve import Server
from build.setup import chromium

GAME, MOVE = "orb", ("c:5g", "c:5f")  # a game and the touches of its first move
MEGABIT = 1_000_000 / 8  # bytes

# Makes a move as soon as the page takes it, by the buttons that lie over the board.
MOVES = """
async touches => {
  const late = () => { if (performance.now() > 60000) throw new Error("no move within a minute"); };
  const pause = () => new Promise(resolve => setTimeout(resolve, 5));
  for (let made = 0; !location.hash.includes("m="); ) {
    late();
    const button = document.querySelector(`#grid [data-touch="${touches[made]}"]`);
    const ready = button && document.documentElement.hasAttribute("data-shown");
    if (ready && made < touches.length) { button.click(); made += 1; }
    await pause();
  }
  return performance.now();
}
"""
# Asks for the settings until they open.
ANSWERS = """
async () => {
  while (!document.querySelector("#settings")?.open) {
    if (performance.now() > 60000) throw new Error("no settings within a minute");
    document.querySelector("#do-settings")?.click();
    await new Promise(resolve => setTimeout(resolve, 5));
  }
  return performance.now();
}
"""


class Connection(NamedTuple):
    """A simulated line: bits a second and milliseconds of delay; or none."""

    name: str
    megabits: float = 0
    delay: float = 0


class Visit(NamedTuple):
    """Milliseconds from the start of navigation until all boards are drawn and one answers."""

    board: float
    answer: float


HERE, FAR = Connection("localhost"), Connection("10 Mbit/s, 40 ms", 10, 40)
Visits = dict[Connection, list[Visit]]


def game(folder: Path, rounds: int) -> Visits:
    """First visits of a game's page; the answer is an accepted first move."""
    return _visits(folder, rounds, f"{GAME}.html", MOVES)


def home(folder: Path, rounds: int) -> Visits:
    """First visits of the home page; the answer is the opened settings dialog."""
    return _visits(folder, rounds, "index.html", ANSWERS)


def _visits(folder: Path, rounds: int, page: str, script: str) -> Visits:
    found: Visits = {HERE: [], FAR: []}
    with sync_playwright() as playwright, Server(folder, packed=True) as server:
        for number in range(rounds):
            with step(f"at once, {page}, round {number + 1} of {rounds}"):
                for line, visits in found.items():
                    browser = chromium.launch(playwright)
                    visits.append(_visit(browser, line, server.url + page, script))
                    browser.close()
    return found


def _visit(browser: Browser, line: Connection, address: str, script: str) -> Visit:
    page = browser.new_page(locale="en")
    page.wait_for_timeout(WARM_UP)
    if line.megabits:
        speed = line.megabits * MEGABIT
        told = {"offline": False, "latency": line.delay}
        told |= {"downloadThroughput": speed, "uploadThroughput": speed}
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", told)
    page.goto(address, wait_until="commit")
    answer = page.evaluate(script, list(MOVE))
    return Visit(page.evaluate(WAIT, BOARD), answer)
