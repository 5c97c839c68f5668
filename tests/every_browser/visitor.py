"""Somebody who plays in whatever browser there is, by pointer and button."""

import random
import time
from urllib.parse import urlsplit

from anga.record import record
from anga.record.record import Record
from anga.service import door
from anga.shared.answers import Request, SceneAnswer
from anga.shared.layout.layout import Layout
from tests.every_browser.driver import OFTEN, PATIENCE, Driver

TONE = "return document.querySelector('#status').dataset.tone"
PLACE = """
const board = document.querySelector("#board");
board.scrollIntoView({ block: "center" });
const { left, top, width, height } = board.getBoundingClientRect();
return [left, top, width, height];
"""
BUTTON = """
const button = document.querySelector(`#options [data-touch="${arguments[0]}"]`);
return Boolean(button && button.getClientRects().length);
"""


class Visitor:
    """One person and a browser."""

    def __init__(self, driver: Driver, site: str) -> None:
        self.driver, self.site = driver, site
        self.chance = random.Random(5)

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
        fragment = urlsplit(self.address).fragment
        return record.parse_fragment(fragment)[0]

    def play(self, game: str, count: int) -> None:
        """Make so many moves, each once it is a person's turn; the computer makes its own."""
        made = 0
        while made < count:
            tone = self.waits()
            if tone == "over":
                return
            before = self.driver.run("return location.hash")
            if tone == "roll":
                self.driver.click("#status button[name=roll]")
            else:
                self.move(game)
                made += 1
            self.driver.wait("return location.hash !== arguments[0]", before)

    def waits(self) -> str:
        """Wait until somebody has to do something, and tell what."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            tone = str(self.driver.run(TONE))
            if tone in ("turn", "roll", "over"):
                return tone
            time.sleep(OFTEN)
        raise TimeoutError(f"still {tone}")

    def move(self, game: str) -> None:
        """Make any of the moves that the engine lists."""
        link = urlsplit(self.address).fragment or f"g={game}"
        known = record.parse_fragment(link)[0]
        request: Request = {"cmd": "scene", "game": game, "record": list(known.moves)}
        answer: SceneAnswer = door.answer(request)  # type: ignore[assignment]
        paths = [path for choice in answer["choices"] for path in choice["paths"]]
        shortest = min(len(path) for path in paths)
        path = self.chance.choice([path for path in paths if len(path) == shortest])
        for touch in path:
            plain = touch.removeprefix("?")  # such a one is taken by itself, or has to be chosen
            if plain == touch or self.driver.run(BUTTON, plain):
                self.touch(answer, plain)

    def touch(self, answer: SceneAnswer, touch: str) -> None:
        """Touch one thing: its button, or its place on the board."""
        if self.driver.run(BUTTON, touch):
            self.driver.click(f'#options [data-touch="{touch}"]')
            return
        left, top, width, height = self.driver.run(PLACE)
        rect = Layout(answer["scene"], 0, width, height).rect(touch)
        assert rect, touch
        x, y, across, down = rect
        self.driver.point(left + x + across / 2, top + y + down / 2)
