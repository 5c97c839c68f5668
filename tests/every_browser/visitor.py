"""Somebody who plays in whatever browser there is, by pointer and button."""

import time
from urllib.parse import urlsplit

from anga.record import record
from anga.record.record import Record
from anga.search import levels
from anga.search.limits import Limits
from anga.service import door
from anga.shared.answers import Request, SceneAnswer
from build import staged
from tests.every_browser.driver import OFTEN, PATIENCE, Driver

NODES = 300  # positions that are looked at before a move
TONE = "return document.querySelector('#status').dataset.tone"
STATE = """
const tone = document.querySelector("#status").dataset.tone;
return [tone, document.querySelectorAll("#moves .move").length, location.hash.slice(1)];
"""
PLACE = """
const board = document.querySelector("#board");
board.scrollIntoView({ block: "center" });
const { left, top, width, height } = board.getBoundingClientRect();
return [left, top, width, height];
"""
# What a touch brings is there with the next frame; a window that nobody sees has none.
PAINTED = """
return new Promise((done) => {
  requestAnimationFrame(() => setTimeout(() => setTimeout(done)));
  setTimeout(done, 1000);
}).then(() => true);
"""
BUTTON = """
const button = document.querySelector(`#options [data-touch="${arguments[0]}"]`);
return Boolean(button && button.getClientRects().length);
"""


class Visitor:
    """One person and a browser."""

    def __init__(self, driver: Driver, site: str) -> None:
        self.driver, self.site = driver, site

    def open(self, page: str) -> None:
        """Open a page of the site and wait for its engine."""
        self.driver.go("about:blank")
        self.driver.go(self.site + page)
        self.ready()

    def ready(self) -> None:
        """Wait until the engine is up and has told of the game."""
        self.driver.wait("return document.querySelector('#content[data-engine=ready]') !== null")
        self.driver.wait(f"{TONE} !== 'waiting'")

    @property
    def address(self) -> str:
        """The whole address."""
        return str(self.driver.run("return location.href"))

    @property
    def record(self) -> Record:
        """The game in the address."""
        return _record(urlsplit(self.address).fragment)

    def play(self, game: str, count: int) -> int:
        """Make so many moves, each once it is a person's turn; the computer makes its own.

        Returns how many there were: fewer only if the game was over before.
        """
        made = 0
        while made < count:
            tone = self.waits()
            if tone == "over":
                break
            before = self.driver.run("return location.hash")
            if tone == "roll":
                self.driver.click("#status button[name=roll]")
            else:
                self.move(game)
                made += 1
            self.driver.wait("return location.hash !== arguments[0]", before)
        return made

    def undo(self) -> None:
        """Take the last moves back."""
        before = self.driver.run("return location.hash")
        self.driver.click("#do-undo")
        self.driver.wait("return location.hash !== arguments[0]", before)

    def waits(self) -> str:
        """Wait until all moves are on the board and somebody has to do something; tell what."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            tone, listed, fragment = self.driver.run(STATE)
            if tone in ("turn", "roll", "over") and listed == len(_record(fragment).moves):
                return str(tone)
            time.sleep(OFTEN)
        said = self.driver.run("return document.body.innerText.slice(0, 1000)")
        raise TimeoutError(f"still {tone}, {listed} moves of {fragment}: {said}")

    def move(self, game: str) -> None:
        """Make a sensible move, by the plainest of its paths: who is mated could not play on."""
        known = self.record
        line = record.replay(known)
        *_, found = levels.search(line, Limits(nodes=NODES, seed=len(known.moves)))
        move = line.position.format_move(found.move)
        request: Request = {"cmd": "scene", "game": game, "record": list(known.moves)}
        answer: SceneAnswer = door.answer(request)  # type: ignore[assignment]
        paths = [
            path for each in answer["choices"] if each["move"] == move for path in each["paths"]
        ]
        path = min(paths, key=_length)
        for touch in path:
            plain = touch.removeprefix("?")  # such a one is taken by itself, or has to be chosen
            if plain == touch or self.driver.run(BUTTON, plain):
                self.touch(answer, plain)

    def touch(self, answer: SceneAnswer, touch: str) -> None:
        """Touch one thing, its button or its place on the board, and wait until that is seen."""
        if self.driver.run(BUTTON, touch):
            self.driver.click(f'#options [data-touch="{touch}"]')
        else:
            self._touch_board(answer, touch)
        self.driver.run(PAINTED)

    def _touch_board(self, answer: SceneAnswer, touch: str) -> None:
        left, top, width, height = self.driver.run(PLACE)
        size = tuple(self.driver.run(f"return {staged.SIZE.strip()}"))
        canvas = (width, height)
        rect = staged.layout(self.record.game, answer["scene"], 0, canvas, size).rect(touch)
        assert rect, touch
        x, y, across, down = rect
        self.driver.point(left + x + across / 2, top + y + down / 2)


def _length(path: list[str]) -> tuple[int, int]:
    """What may be taken by itself makes a path uncertain."""
    return sum(touch.startswith("?") for touch in path), len(path)


def _record(fragment: str) -> Record:
    return record.parse_fragment(fragment)[0]
