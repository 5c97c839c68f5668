"""The board in somebody's page, and what it tells that page."""

import json
from collections.abc import Callable
from typing import Any

from anga.contract.pictures import picture
from anga.record import record
from export.snippets import size
from tests.site.dom.elements import Event
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
    assert outside.told[0] == ready
    assert page.find("#content").getAttribute("data-engine") is None
    assert page.find("#begin").seen
    page.do(outside.begin)
    assert page.find("#content").getAttribute("data-engine") == "ready"
    assert not page.find("#begin").seen
    assert len(page.all("#moves .move")) == 2


def test_a_frame_tells_how_high_it_would_best_be(visit: Visit) -> None:
    page, outside = framed(visit, "g=chatra")

    def heights() -> list[int]:
        return [told["value"] for told in outside.told if told["type"] == "height"]

    wide = heights()
    assert len(wide) == 1
    page.window.innerWidth = 360.0
    page.do(lambda: page.window.onresize(Event("resize")))
    page.do(lambda: page.window.onresize(Event("resize")))  # which changed nothing
    assert len(heights()) == 2
    line = record.replay(record.parse_fragment("g=chatra")[0])
    assert heights()[1] == size(picture(line, width=360), "height") < wide[0]


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


def test_a_frame_has_what_it_shows_and_no_more(visit: Visit) -> None:
    page, _ = framed(visit, "g=chatra&start=now")
    assert len(page.all("body *")) - len(page.all("#grid *")) < 110
    assert not page.all("dialog, select, input, header.site, .skip")
    relied = ("content", "status", "notices", "live", "moves", "board", "grid", "to-game")
    assert [len(page.all("#" + name)) for name in relied] == [1] * len(relied)


def test_keys_do_in_a_frame_what_they_do_elsewhere_and_are_told(visit: Visit) -> None:
    page, _ = framed(visit, GAME + ".t&start=now")
    page.press("ArrowLeft")
    assert page.find("#moves [aria-current]").getAttribute("name") == "ply-2"
    page.press("ArrowRight").press("u")
    assert len(page.all("#moves .move")) == 2
    page.press("f")
    assert page.texts("#seats-bottom .name") == ["White"]
    page.press("?")
    assert page.find("#keys").open
    told = page.texts("#keys kbd")
    assert {"Enter", "Shift", "U", "?"} <= set(told)
    assert "T" not in told  # no clock runs here
    page.press("Escape")
    assert not page.find("#keys").open
    page.press("?").press("Escape").press("?")
    assert len(page.all("dialog")) == 1


def test_after_an_end_a_new_game_begins_with_the_same_players(visit: Visit) -> None:
    page, outside = framed(visit, "g=bushi&p=Wb_Al_b&m=t.t&s=w:1&start=now")
    page.click('#options [data-touch="o:l"]')
    (end,) = [told for told in outside.told if told["type"] == "end"]
    assert end == {"type": "end", "reason": "mate", "placings": {"b": 1, "w": 2}}
    assert page.texts("#status button") == ["New game", "Why is it mate?"]
    page.click("#status button")
    assert outside.told[-1] == {"type": "move", "moves": "", "count": 0}
    assert page.find("#status").getAttribute("data-tone") == "turn"
    assert page.find("#to-game").getAttribute("href").endswith("bushi.html#g=bushi")  # type: ignore[union-attr]


def test_a_game_by_link_goes_on_as_a_link_that_is_copied(visit: Visit) -> None:
    page, _ = framed(visit, GAME + "&h=b:Ann,w:Bob&start=now")
    page.click('#options [data-touch="o:t"]')
    assert page.texts("#status button") == ["Copy link"]
    page.click("#status button", seconds=1)
    assert page.platform.copied == [
        "https://anga.example/bushi.html#g=bushi&m=El.Wb.t&h=b:Ann,w:Bob"
    ]
    assert page.text("#notices p") == "Link copied."


def test_what_is_written_of_a_position_is_read_and_drawn_in_a_frame(visit: Visit) -> None:
    page, _ = framed(visit, GAME + "&k=0~2~Note%20this&d=0~2~b-w&start=now")
    assert page.text("#remark") == "Note this"
    assert "arrow" in page.label("c:b")
