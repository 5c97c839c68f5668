"""The time in which a slow device shows a touch on the board: the main thread runs at a sixth."""

from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright

from anga import games
from anga.record import record
from anga.record.record import Record
from anga.shared.answers import SceneAnswer
from build import staged
from build.bench import board
from build.bench.startup import READY, WAIT
from build.bench.stop import BECOMES
from build.progress import step
from build.serve import Server
from build.setup import chromium

SLOWER = 6
TAPS = 4  # different places, at most
REST = 600  # milliseconds until all that follows something is over

# Notes how long after a press the first picture is out in which one of some places looks otherwise,
# and how long after it the grid over the board tells that something is chosen. The places are
# small: to read the whole picture back takes longer than what is measured.
LISTEN = """
() => {
  const board = document.querySelector("#board"), ctx = board.getContext("2d");
  const look = place => ctx.getImageData(...place.map(Math.round)).data;
  window.rest = places => {
    window.seen = window.told = 0;
    window.places = places.map(place => place.map(each => each * devicePixelRatio));
    window.before = window.places.map(look);
  };
  const changed = (place, number) =>
    look(place).some((value, index) => value !== before[number][index]);
  board.addEventListener("pointerdown", ({ timeStamp }) => {
    const next = () => requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const now = performance.now();
        if (places.some(changed)) seen = now - timeStamp;
        else next();
      };
      port2.postMessage(null);
    });
    next();
    const observer = new MutationObserver(() => {
      if (!document.querySelector("#grid [aria-selected=true]")) return;
      told = performance.now() - timeStamp;
      observer.disconnect();
    });
    observer.observe(document.querySelector("#grid"), { attributes: true, subtree: true });
  }, true);
}
"""
ANSWERED = """
async () => {
  const began = performance.now();
  while (!seen || !told) {
    if (performance.now() - began > 20000) throw new Error("a touch is never answered");
    await new Promise(resolve => setTimeout(resolve, 20));
  }
  return [seen, told];
}
"""
PLACE = """
() => {
  document.querySelector("#board").scrollIntoView({ block: "center" });
  const { left, top, width, height } = document.querySelector("#board").getBoundingClientRect();
  return [left, top, width, height];
}
"""


class Tap(NamedTuple):
    """Milliseconds from a press to the first frame that shows it, and until the grid is updated."""

    seen: float
    told: float


def measure(folder: Path, rounds: int) -> dict[str, list[Tap]]:
    """The times of taps, by game; the mouse is there already, and the press takes no time."""
    found: dict[str, list[Tap]] = {}
    with sync_playwright() as playwright, Server(folder) as server:
        browser = chromium.launch(playwright)
        for game in games.ids():
            with step(f"taps, {game}"):
                page = browser.new_page(viewport={"width": 1280, "height": 1000})
                begun = _begun(game)
                page.goto(f"{server.url}{game}.html#{record.format_fragment(begun)}")
                page.evaluate(WAIT, READY)
                times = _taps(page, board.answer(begun), rounds)
                if times:
                    found[game] = times
                page.close()
        browser.close()
    return found


def _begun(game: str) -> Record:
    """A position in which a person is to move."""
    line = record.replay(Record(game))
    while line.position.chance:
        line = line.after(line.legal()[0])
    return record.of(line)


def _taps(page: Page, answer: SceneAnswer, rounds: int) -> list[Tap]:
    page.evaluate(BECOMES, ["turn"])
    page.evaluate(LISTEN)
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    left, top, width, height = page.evaluate(PLACE)
    size = page.evaluate(staged.SIZE)
    layout = staged.layout(answer["game"], answer["scene"], 0, (width, height), size)
    paths = [path for choice in answer["choices"] for path in choice["paths"] if len(path) > 1]
    nexts = {path[0]: path[1] for path in paths if path[0][:2] != "o:"}
    times = []
    for touch in [each for each in sorted(nexts) if layout.rect(each)][:TAPS] * rounds:
        places = [rect for each in (touch, nexts[touch]) if (rect := layout.rect(each))]
        x, y, across, down = places[0]
        page.mouse.move(left + x + across / 2, top + y + down / 2)
        page.wait_for_timeout(REST)
        page.evaluate("places => rest(places)", places)
        page.mouse.down()
        page.mouse.up()
        times.append(Tap(*page.evaluate(ANSWERED)))
        page.keyboard.press("Escape")
        page.wait_for_timeout(REST)
    return times
