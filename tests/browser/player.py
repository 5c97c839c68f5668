"""A player at the play page: what a person sees and does there."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Self

from playwright.sync_api import Locator, Page, expect

from anga import games
from anga.record import record
from anga.service import door
from anga.shared.layout.beside import asked_beside
from anga.shared.layout.layout import Layout
from anga.shared.scene import Scene
from build import staged
from tests.browser import patience

STILL = """
async ([selector, patience]) => {
  await document.fonts.ready;
  const end = performance.now() + patience;
  const canvas = document.querySelector(selector);
  const frame = () => new Promise(requestAnimationFrame);
  let before, now = "";
  do {
    if (performance.now() > end) throw new Error(`${selector} is never still`);
    before = now;
    await frame(); await frame();
    now = canvas.toDataURL();
  } while (now !== before);
  return now;
}
"""

SCROLL = """
(board, [left, top, width, height]) => {
  const frame = board.parentElement;
  const near = (now, start, length, room) =>
    Math.max(0, Math.min(Math.max(now, start + length - room), start));
  frame.scrollLeft = near(frame.scrollLeft, left, width, frame.clientWidth);
  frame.scrollTop = near(frame.scrollTop, top, height, frame.clientHeight);
}
"""


APART = """
async urls => {
  const read = async url => {
    const image = new Image();
    image.src = url;
    await image.decode();
    const { width, height } = image;
    const ctx = new OffscreenCanvas(width, height).getContext("2d");
    ctx.drawImage(image, 0, 0);
    return ctx.getImageData(0, 0, width, height).data;
  };
  const [one, other] = await Promise.all(urls.map(read));
  return one.filter((value, index) => Math.abs(value - other[index]) > 64).length / one.length;
}
"""
RECTANGLES = """
() => {
  const { x, y, width, height } = document.querySelector("#board").getBoundingClientRect();
  const bar = document.querySelector(".bar").getBoundingClientRect();
  const card = document.querySelector("#status").getBoundingClientRect();
  return [x, y, width, height, bar.x, bar.y, card.x, card.y];
}
"""


class Player:
    """Somebody in front of a page. What is seen is waited for."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.status = page.locator("#status")
        self.notices = page.locator("#notices")
        self.moves = page.locator("#moves .move")
        self.live = page.locator("#live")

    # The page

    def open(self, link: str = "") -> Self:
        """Open a game's page, at a link, and wait for the engine."""
        game = link.partition("&")[0].removeprefix("g=")
        page = f"{game if game in games.ids() else 'play'}.html"
        self.page.goto(f"{page}#{link}" if link else page)
        return self.ready()

    def ready(self) -> Self:
        """Wait until the engine is up and has told what is on the board."""
        expect(self.page.locator("#content")).to_have_attribute("data-engine", "ready")
        expect(self.status).not_to_have_attribute("data-tone", "waiting")
        return self

    @property
    def link(self) -> str:
        """The link in the address."""
        return self.page.url.partition("#")[2]

    @property
    def played(self) -> list[str]:
        """The moves in the address."""
        return list(record.parse_fragment(self.link or "g=bushi")[0].moves)

    def has_address(self, link: str) -> None:
        """Wait until the address holds a link, whatever the page makes of it."""
        expect(self.page).to_have_url(re.compile(f"#{re.escape(link)}$"))

    def has_link(self, link: str) -> None:
        """Wait until the address holds a link and the page shows its game."""
        self.has_address(link)
        self.lists()

    def sees(self, tone: str, text: str | re.Pattern[str] = "") -> Self:
        """Wait until the status card is about something, and says so."""
        expect(self.status).to_have_attribute("data-tone", tone)
        expect(self.status).to_contain_text(text)
        return self

    def run_until(self, tone: str) -> None:
        """Let a paused clock run, a little at a time, until the status card is about something."""
        for _ in patience.looking_for(tone):
            if self.status.get_attribute("data-tone") == tone:
                break
            self.page.clock.run_for(10)

    def reads(self, text: str | re.Pattern[str]) -> None:
        """Wait for a notice."""
        expect(self.notices).to_contain_text(text)

    def status_in_sight(self) -> bool:
        """Whether the whole status card is above the bar of a phone."""
        card, bar = self.status.bounding_box(), self.page.locator(".bar").bounding_box()
        assert card
        assert bar
        return card["y"] + card["height"] <= bar["y"]

    # Where the browser goes

    def back(self) -> Self:
        """Press the browser's Back, and wait for the moves of that entry."""
        self.page.go_back()
        return self.lists()

    def forward(self) -> Self:
        """Press the browser's Forward, and wait for the moves of that entry."""
        self.page.go_forward()
        return self.lists()

    def lists(self) -> Self:
        """Wait until the moves of the address are listed."""
        expect(self.moves).to_have_count(len(self.played))
        return self

    # Touches

    def option(self, name: str) -> Locator:
        """The button of an option."""
        return self.page.locator(f'#options [data-touch="o:{name}"]')

    @property
    def rectangles(self) -> list[float]:
        """Where the board, the bar and the status card lie."""
        found: list[float] = self.page.evaluate(RECTANGLES)
        return found

    def place(self, cube: str) -> None:
        """Place a cube by its two buttons: `Nb` is face N facing back."""
        for name in cube:
            self.option(name).click()

    def play(self, *moves: str) -> None:
        """Play moves by their buttons, each once the page shows that the last one was played."""
        for move in moves:
            with self.moving():
                if len(move) == 2:
                    self.place(move)
                else:
                    self.option(move).click()

    @contextmanager
    def moving(self) -> Iterator[None]:
        """Wait at the end until one more move is listed; the computer may have answered by then."""
        count = self.moves.count()
        yield
        expect(self.moves.nth(count)).to_be_attached()

    def button(self, name: str) -> Locator:
        """One of the page's buttons, which may stand in the sheet."""
        return self.page.locator(f"#do-{name}")

    def press(self, name: str) -> None:
        """Press one of the page's buttons, wherever it stands."""
        press(self.page, name)

    def cell(self, name: str) -> Locator:
        """A cell of the accessible board."""
        return self.page.locator(f'#grid [data-touch="c:{name}"]')

    def seat(self, letter: str) -> Locator:
        """Who plays a seat."""
        return self.page.locator(f'.seats select[name="seat:{letter}"]')

    def view(self, name: str) -> Locator:
        """An option of how the board is shown."""
        return self.page.locator(f'#views select[name="view:{name}"]')

    @contextmanager
    def settings(self) -> Iterator[Locator]:
        """The dialog of all settings, closed at the end."""
        dialog = self.page.locator("#settings")
        self.page.locator("#do-settings").click()
        yield dialog
        dialog.locator(".actions button").click()
        expect(dialog).to_be_hidden()

    def look(self, view: str, choice: str) -> None:
        """See the board another way."""
        with self.settings():
            self.view(view).select_option(choice)

    def step(self, ply: int) -> None:
        """Look at the position after a ply, by the list of moves."""
        self.moves.nth(ply - 1).click()

    # The canvas

    def spot(self, touch: str, turned: int = 0, beside: str = "") -> tuple[float, float]:
        """The middle of a touch on the screen, where its frame is scrolled to if need be.

        It may be asked `beside` the cell touched last.
        """
        board = self.page.locator("#board")
        self.page.locator(".board").scroll_into_view_if_needed()
        box = board.bounding_box()
        assert box
        rect = self.layout(box["width"], box["height"], turned, beside).rect(touch)
        assert rect, f"{touch} is not on the canvas"
        left, top, width, height = rect
        board.evaluate(SCROLL, list(rect))
        box = board.bounding_box()
        assert box
        return box["x"] + left + width / 2, box["y"] + top + height / 2

    def layout(self, width: float, height: float, turned: int = 0, beside: str = "") -> Layout:
        """Where everything is on the board's canvas of that size."""
        game = record.parse_fragment(self.link or "g=bushi")[0].game
        size = tuple(self.page.evaluate(staged.SIZE))
        scene = asked_beside(self.scene(), beside)
        return staged.layout(game, scene, turned, (width, height), size)

    def scene(self, link: str = "") -> Scene:
        """What the board of a link shows, as the engine says; without one, that of the address."""
        game, ply = record.parse_fragment(link or self.link or "g=bushi")
        request: dict[str, Any] = {"cmd": "scene", "game": game.game, "rules": game.rules}
        request["record"] = list(game.moves[:ply])
        if game.position is not None:
            request["position"] = game.position
        answer = door.answer(request)
        scene: Scene = answer["scene"]
        return scene

    def picture(self, canvas: str = "#board") -> str:
        """A canvas once its typefaces are there and nothing moves on it."""
        return str(self.page.evaluate(STILL, [canvas, patience.PATIENCE]))

    def looks_unlike(self, before: str, share: float = 0.001) -> str:
        """Wait until more than a share of the board differs from a picture; how it looks then."""
        for _ in patience.looking_for("another picture"):
            if self._apart(before, now := self.picture()) > share:
                return now
        raise AssertionError

    def looks_like(self, before: str, share: float = 0.001) -> None:
        """Wait until at most a share of the board differs from a picture."""
        for _ in patience.looking_for("the same picture"):
            if self._apart(before, self.picture()) <= share:
                break

    def _apart(self, one: str, other: str) -> float:
        """How much of two pictures is clearly different, from 0 to 1."""
        return float(self.page.evaluate(APART, [one, other]))

    def tap(self, touch: str, beside: str = "") -> None:
        """Put a finger on a place of the canvas."""
        self.page.touchscreen.tap(*self.spot(touch, beside=beside))

    @contextmanager
    def resting(self, touch: str) -> Iterator["Finger"]:
        """A finger that lies on a place of the canvas, and is lifted at the end."""
        finger = Finger(self, touch)
        yield finger
        finger.lift()

    def swipe(self, cell: str, option: str) -> None:
        """Draw a finger over a cube towards an option."""
        (x, y), (to_x, to_y) = self.spot(f"c:{cell}"), self.spot(f"o:{option}")
        way = [(x + (to_x - x) * part / 4, y + (to_y - y) * part / 4) for part in range(1, 4)]
        finger = self.page.context.new_cdp_session(self.page)
        _touch(finger, "touchStart", [(x, y)])
        for point in way:
            _touch(finger, "touchMove", [point])
        _touch(finger, "touchEnd", [])
        finger.detach()


def press(page: Page, name: str) -> None:
    """Press one of a page's buttons, in the sheet of all that is not in the bar if it is there."""
    if page.locator(f"#more:not([open]) #do-{name}").count():
        page.locator("#do-more").click()
    page.locator(f"#do-{name}").click()


class Finger:
    """A finger that is down on the canvas."""

    def __init__(self, player: Player, touch: str) -> None:
        self.player = player
        self.session = player.page.context.new_cdp_session(player.page)
        _touch(self.session, "touchStart", [player.spot(touch)])

    def slide(self, touch: str) -> None:
        """Move to another place."""
        _touch(self.session, "touchMove", [self.player.spot(touch)])

    def lift(self) -> None:
        """Leave the canvas."""
        _touch(self.session, "touchEnd", [])
        self.session.detach()


def _touch(finger: Any, kind: str, points: list[tuple[float, float]]) -> None:
    touches = [{"x": x, "y": y} for x, y in points]
    finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})
