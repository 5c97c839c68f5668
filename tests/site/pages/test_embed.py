"""The board in somebody's page, and what it tells that page."""

import json
from collections.abc import Callable
from typing import Any

from tests.site.dom.page import Page
from tests.site.dom.window import Window

Visit = Callable[..., Page]
GAME = "g=bushi&m=El.Wb"


class Outside:
    """The page around a frame; `told` is what it heard."""

    alone = False

    def __init__(self) -> None:
        self.told: list[Any] = []
        self.say: Any = None
        self.begin: Any = None

    def tell(self, text: str) -> None:
        self.told.append(json.loads(text))

    def hear(self, heard: Any) -> None:
        self.say = heard

    def touched(self, begin: Any) -> None:
        self.begin = begin


def framed(visit: Visit, fragment: str) -> tuple[Page, Outside]:
    outside = Outside()

    def prepare(window: Window) -> None:
        window.frame = outside  # type: ignore[attr-defined]

    return visit("embed.html", fragment, prepare=prepare), outside


def test_a_frame_shows_its_game_and_waits_for_a_touch(visit: Visit) -> None:
    page, outside = framed(visit, GAME)
    ready = {
        "type": "ready",
        "alone": False,
        "shown": False,
        "foot": 0,
    }  # nothing has a height here
    assert outside.told == [ready]
    assert page.find("#content").getAttribute("data-engine") is None
    assert page.find("#begin").seen
    page.do(outside.begin)
    assert page.find("#content").getAttribute("data-engine") == "ready"
    assert not page.find("#begin").seen
    assert len(page.all("#moves .move")) == 2


def test_a_frame_tells_moves_and_the_end(visit: Visit) -> None:
    page, outside = framed(visit, GAME + "&start=now")
    page.click('#options [data-touch="o:f"]')
    moved = [told for told in outside.told if told["type"] == "move"]
    assert moved[0] == {"type": "move", "moves": "El Wb f", "count": 3}
    assert page.device == {}  # and keeps nothing
    assert (
        page.find("#to-game")
        .getAttribute("href")
        .startswith(  # type: ignore[union-attr]
            "https://anga.example/bushi.html#g=bushi&m=El.Wb.f"
        )
    )


def test_the_page_around_may_show_a_ply_and_nothing_else(visit: Visit) -> None:
    page, outside = framed(visit, GAME + "&start=now")
    page.do(lambda: outside.say("show", "1"))
    assert page.find("#moves [aria-current]").getAttribute("name") == "ply-1"
    for kind, value in (("play", "2"), ("show", "-1"), ("show", "x"), ("show", "9999999")):
        page.do(lambda kind=kind, value=value: outside.say(kind, value))  # type: ignore[misc]
    assert page.find("#moves [aria-current]").getAttribute("name") == "ply-1"


def test_language_theme_and_controls_are_asked_for(visit: Visit) -> None:
    page, _ = framed(visit, GAME + "&lang=ja&theme=dark&controls=none")
    assert page.find("html").getAttribute("lang") == "ja"
    assert page.find("html").getAttribute("data-theme") == "dark"
    assert page.find("#content").getAttribute("data-controls") == "none"


def test_a_game_is_shown_move_by_move(visit: Visit) -> None:
    page, outside = framed(visit, GAME + ".t.f&start=now&play")
    page.wait(30)
    assert page.find("#do-play").getAttribute("aria-pressed") == "false"
    assert page.find("#moves [aria-current]").getAttribute("name") == "ply-4"
    page.click("#do-play", seconds=1)
    assert page.find("#do-play").getAttribute("aria-pressed") == "true"
    page.click("#do-play")
    assert page.find("#do-play").getAttribute("aria-pressed") == "false"
    assert not [told for told in outside.told if told["type"] == "move"]


def test_a_touch_on_the_picture_is_the_first_touch_here(visit: Visit) -> None:
    page, outside = framed(visit, "g=chatra&start=now&tap=173,333,360")
    moved = [told for told in outside.told if told["type"] == "move"]
    assert moved
    assert len(page.all("#moves .move")) == 2
