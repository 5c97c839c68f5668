"""How soon a slow device shows that the board was touched: the main thread runs at a sixth."""

from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from anga import games
from anga.record import record
from anga.record.record import Record
from anga.shared.answers import SceneAnswer
from anga.shared.layout.layout import Layout
from build.bench import board
from build.bench.startup import READY, WAIT
from build.bench.stop import BECOMES
from build.progress import step
from build.serve import Server
from build.setup import chromium

SLOWER = 6
TAPS = 4  # different places, at most
REST = 400  # milliseconds between two taps

# Notes how long after a press the first picture is out that is another one than before.
LISTEN = """
() => {
  const board = document.querySelector("#board");
  board.addEventListener("pointerdown", event => {
    const look = () => requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const now = performance.now();
        if (board.toDataURL() === window.before) look();
        else window.answered = now - event.timeStamp;
      };
      port2.postMessage(null);
    });
    look();
  }, true);
}
"""
BEFORE = "window.answered = 0; window.before = document.querySelector('#board').toDataURL();"
ANSWERED = """
async () => {
  const began = performance.now();
  while (!window.answered) {
    if (performance.now() - began > 20000) throw new Error("a touch is never answered");
    await new Promise(resolve => setTimeout(resolve, 20));
  }
  return window.answered;
}
"""
PLACE = """
() => {
  document.querySelector("#board").scrollIntoView({ block: "center" });
  const { left, top, width, height } = document.querySelector("#board").getBoundingClientRect();
  return [left, top, width, height];
}
"""


def measure(folder: Path, rounds: int) -> dict[str, list[float]]:
    """Milliseconds, by game, from a press to the first picture that shows it."""
    found: dict[str, list[float]] = {}
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
    """Where a person is to move."""
    line = record.replay(Record(game))
    while line.position.chance:
        line = line.after(line.legal()[0])
    return record.of(line)


def _taps(page: Page, answer: SceneAnswer, rounds: int) -> list[float]:
    page.evaluate(BECOMES, ["turn"])
    page.evaluate(LISTEN)
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    left, top, width, height = page.evaluate(PLACE)
    layout = Layout(answer["scene"], 0, width, height)
    firsts = {path[0] for choice in answer["choices"] for path in choice["paths"] if len(path) > 1}
    times = []
    for touch in sorted(firsts)[:TAPS] * rounds:
        rect = layout.rect(touch)
        if rect:
            x, y, across, down = rect
            page.evaluate(BEFORE)
            page.mouse.click(left + x + across / 2, top + y + down / 2)
            times.append(float(page.evaluate(ANSWERED)))
            page.keyboard.press("Escape")
            page.wait_for_timeout(REST)
    return times
