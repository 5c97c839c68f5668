"""The home page, and what all pages have in common."""

import json
from collections.abc import Callable

from tests.site.dom.page import Page
from tests.site.dom.window import Query, Window

Visit = Callable[..., Page]


def kept(link: str, number: int = 0, **more: object) -> dict[str, str]:
    """A game that is kept on the device."""
    begun = 1_749_000_000_000 + number * 1000
    entry = {
        "v": 1, "link": link, "seats": {"b": "person", "w": 3}, "scale": 10, "name": "",
        "begun": begun, "changed": begun, "over": False, "rev": 2, "mover": [2, "b"], **more,
    }  # fmt: skip
    return {"anga:saved:kept" + "abcd"[number] * 4: json.dumps(entry)}


def test_boards_play_until_somebody_stops_them(visit: Visit) -> None:
    page = visit("index.html")
    canvas = page.find("#board-chatra").getContext("2d")
    before = canvas.calls
    page.wait(4)
    assert canvas.calls is not before
    page.click("#do-pause").wait(20)
    assert page.text("#do-pause") == "Let the boards play"
    still = canvas.calls
    page.wait(20)
    assert canvas.calls is still
    assert page.device["anga:still"] == "true"
    page.click("#do-pause").wait(20)
    assert canvas.calls is not still


def test_boards_are_still_for_whom_motion_is_too_much(visit: Visit) -> None:
    def calm(window: Window) -> None:
        window.queries["(prefers-reduced-motion: reduce)"] = Query(True)

    page = visit("index.html", prepare=calm)
    canvas = page.find("#board-chatra").getContext("2d")
    before = canvas.calls
    page.wait(20)
    assert canvas.calls is before
    assert page.text("#do-pause") == "Let the boards play"


def test_unfinished_games_are_offered_the_latest_first(visit: Visit) -> None:
    device = {**kept("g=bushi&m=El.Wb"), **kept("g=bushi&m=El.Wb.t.f", 1)}
    page = visit("index.html", device=device)
    resume = page.find("#resume-bushi")
    assert resume.seen
    assert resume.getAttribute("href") == "./bushi.html#g=bushi&m=El.Wb.t.f"
    older = page.all("#older-bushi a")
    assert [each.getAttribute("href") for each in older] == ["./bushi.html#g=bushi&m=El.Wb"]
    assert page.text("#kept") == "(2)"
    assert not page.find("#resume-chatra").seen


def test_who_has_played_is_offered_to_play_first(visit: Visit) -> None:
    page = visit("index.html", device=kept("g=bushi&m=El.Wb"))
    assert page.find("#play-bushi").getAttribute("class") == "button strong"
    assert page.find("#learn-bushi").getAttribute("class") == "button"
    assert page.find("#learn-chatra").getAttribute("class") != "button"


def test_a_game_is_taken_in_at_the_door(visit: Visit) -> None:
    page = visit("index.html").click("#do-paste")
    page.type("#paste-text", "https://x.example/#g=chatra&m=f9.b3")
    assert page.text("#paste-said") == "Chatra · Moves: 2"
    page.click("#paste-keep")
    assert page.text("#kept") == "(1)"
    (entry,) = (json.loads(text) for key, text in page.device.items() if "saved:" in key)
    assert entry["link"] == "g=chatra&m=f9.b3"
    assert entry["taken"] is True


def test_a_page_that_fails_says_so(visit: Visit) -> None:
    def broken(window: Window) -> None:
        window.document.getElementById("do-pause").remove()  # type: ignore[union-attr]

    try:
        page = visit("index.html", prepare=broken)
    except AttributeError:
        return
    raise AssertionError(page.find("html").attributes)


def test_the_skip_link_leaves_no_trace_in_the_address(visit: Visit) -> None:
    page = visit("bushi.html", "g=bushi&m=El")
    page.click(".skip")
    assert page.document.activeElement is page.find("#content")
    assert page.fragment.startswith("#g=bushi&m=El")


def test_pages_are_drawn_anew_in_another_scheme_or_size(visit: Visit) -> None:
    page = visit("bushi.html")
    before = page.drawn.calls
    page.do(lambda: page.window.matchMedia("(prefers-color-scheme: dark)").change(True))
    assert page.drawn.calls is not before
    page.find("#board").box.width = 300
    page.do(lambda: page.window.onresize(None))
    assert page.drawn.canvas.width == 300
