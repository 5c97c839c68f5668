"""The smoothness of the page: frame rates of a drag, and long tasks, with a slowed CPU or not."""

from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from anga import games
from anga.record import record
from anga.record.record import Record
from anga.shared.answers import SceneAnswer
from build import staged
from build.bench import board
from build.bench.startup import BOARD, READY, WAIT
from build.progress import step
from build.serve import Server
from build.setup import chromium

SPEEDS = (1, 6)  # by what the main thread is slowed
SECONDS = 2.0  # of a drag
PLIES = 12  # that the game is old
REST = 3000  # milliseconds after the engine is ready

# Notes tasks that took long, and each time at which something was drawn.
LISTEN = """
window.tasks = [];
new PerformanceObserver(list => {
  for (const { startTime, duration } of list.getEntries()) tasks.push([startTime, duration]);
}).observe({ type: "longtask", buffered: true });
window.drawn = [];
for (const name of ["drawImage", "fill", "clearRect"]) {
  const kind = CanvasRenderingContext2D.prototype, own = kind[name];
  kind[name] = function (...rest) { drawn.push(performance.now()); return own.apply(this, rest); };
}
"""
# Goes round with what is held, a step in each frame, as a hand that moves all the time would.
CIRCLE = """
([left, top, width, height, seconds]) => new Promise(done => {
  const began = performance.now(), frames = [];
  const canvas = document.querySelector("#board");
  const next = () => {
    frames.push(drawn.length > 0);
    drawn.length = 0;
    const passed = (performance.now() - began) / 1000, angle = 2 * Math.PI * passed;
    if (passed >= seconds) return done(frames.filter(Boolean).length / passed);
    const clientX = left + width * (0.5 + 0.4 * Math.cos(angle));
    const clientY = top + height * (0.5 + 0.4 * Math.sin(angle));
    const pointer = { pointerId: 1, pointerType: "mouse", isPrimary: true, buttons: 1 };
    const move = { ...pointer, clientX, clientY, bubbles: true };
    canvas.dispatchEvent(new PointerEvent("pointermove", move));
    requestAnimationFrame(next);
  };
  drawn.length = 0;
  requestAnimationFrame(next);
})
"""
LIFTED = 20  # pixels by which a piece is dragged before the frames are counted


class Smooth(NamedTuple):
    """Frames a second of a drag; the longest tasks in milliseconds, 0 if none took 50."""

    frames: float
    starting: float  # until the board can be played on
    playing: float  # from then on, while the engine comes up, and during the drag


def measure(folder: Path, rounds: int) -> dict[int, list[Smooth]]:
    """A drag over the largest board, by the factor by which the page is slowed."""
    found: dict[int, list[Smooth]] = {speed: [] for speed in SPEEDS}
    largest = max(games.ids(), key=lambda game: len(board.answer(Record(game))["scene"]["cells"]))
    with sync_playwright() as playwright, Server(folder) as server:
        browser = chromium.launch(playwright)
        for number in range(rounds):
            with step(f"drags, round {number + 1} of {rounds}"):
                for speed in SPEEDS:
                    found[speed].append(_smooth(browser, server.url, _played(largest), speed))
        browser.close()
    return found


def _played(game: str) -> Record:
    """A game under way, always the same."""
    line = record.replay(Record(game))
    for _ in range(PLIES):
        line = line.after(line.legal()[0])
    return record.of(line)


def _smooth(browser: Browser, home: str, game: Record, speed: int) -> Smooth:
    page = browser.new_page(viewport={"width": 1280, "height": 1000})
    page.add_init_script(LISTEN)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": speed})
    page.goto(f"{home}{game.game}.html#{record.format_fragment(game)}")
    playable = page.evaluate(WAIT, BOARD)
    page.evaluate(WAIT, READY)
    page.wait_for_timeout(REST)
    frames = _drag(page, board.answer(game))
    tasks = page.evaluate("tasks")
    page.close()
    starting = [long for begun, long in tasks if begun < playable]
    playing = [long for begun, long in tasks if begun >= playable]
    return Smooth(frames, max(starting, default=0), max(playing, default=0))


def _drag(page: Page, answer: SceneAnswer) -> float:
    """Drag a piece around; returns the frames a second that showed it elsewhere."""
    box = page.locator("#board").bounding_box()
    assert box
    canvas, size = (box["width"], box["height"]), page.evaluate(staged.SIZE)
    layout = staged.layout(answer["game"], answer["scene"], 0, canvas, size)
    x, y, wide, high = next(filter(None, map(layout.rect, _firsts(answer))))
    left, top = box["x"] + x + wide / 2, box["y"] + y + high / 2
    page.mouse.move(left, top)
    page.mouse.down()
    page.mouse.move(left + LIFTED, top + LIFTED)
    frames = page.evaluate(CIRCLE, [box["x"], box["y"], box["width"], box["height"], SECONDS])
    page.keyboard.press("Escape")
    page.mouse.up()
    return float(frames)


def _firsts(answer: SceneAnswer) -> list[str]:
    """The cells from which moves to another cell start."""
    paths = [path for choice in answer["choices"] for path in choice["paths"]]
    return [first for first, *rest in paths if first[:2] == "c:" and rest and rest[0][:2] == "c:"]
