"""The board in a real browser, with a Scene that belongs to no game."""

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from build.serve import Server
from build.site import pages
from tests.browser.conftest import PHONE
from tests.site.sample import sample
from tests.thoroughness import chosen

PAGE = """<!doctype html>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<style>
  body { margin: 0; height: 3000px; background: #f6f1e6 }
  canvas { display: block; width: 390px; height: 520px }
</style>
<canvas></canvas>
<py-config hidden>PLUGINS</py-config>
<mpy-config hidden>PLUGINS</mpy-config>
<link rel="preload" as="fetch" crossorigin href="app.image">
<script type="module">
import "./python.mjs";
import "./vendor/pyscript/core.js";
</script>
<script type="micropython" version="../../python.mjs" src="page.py"></script>
"""
GLUE = """
import json
from board.board import Board
import js
from jsffi import create_proxy

touches, log = [], []
board = Board(js.document.querySelector("canvas"), str, touches.append)

class Offer:
    def __init__(self, open, touches=(), forbidden=()):
        self.open, self.touches, self.forbidden = open, list(touches), list(forbidden)
        self.pointed, self.quiet, self.steps, self.stepped = [], False, [], []

def ask(name, given):
    arguments = json.loads(given)
    if name == "offer":
        arguments = [Offer(*arguments)]
    if name == "touches":
        told = list(touches)
        touches.clear()
        return json.dumps(told)
    if name == "log":
        return json.dumps(log)
    if name == "play":
        return board.play(arguments[0], arguments[1], lambda: log.append("done"))
    return json.dumps(getattr(board, name)(*arguments))

js.ask = create_proxy(ask)
"""
# Waits until a frame has been drawn, with all that was asked for before.
FRAME = "() => new Promise(drawn => requestAnimationFrame(() => drawn()))"
# Counts how often the board is copied to the canvas, which is painting it once.
COUNT = """
() => {
  window.painted = 0;
  const kind = CanvasRenderingContext2D.prototype, own = kind.drawImage;
  kind.drawImage = function (...rest) {
    if (this.canvas.isConnected && rest.length === 3) painted += 1;
    return own.apply(this, rest);
  };
}
"""
Ask = Callable[..., Any]


@pytest.fixture
def served(dist: Path, tmp_path: Path) -> Iterator[Server]:
    """A page with nothing but a board."""
    without = shutil.ignore_patterns("pyodide-*")
    shutil.copytree(dist / "vendor", tmp_path / "vendor", ignore=without)
    for name in ("app.image", "app.mjs", "python.mjs"):
        shutil.copy(dist / name, tmp_path)
    plugins = json.dumps({"plugins": pages.PLUGINS})
    (tmp_path / "index.html").write_text(PAGE.replace("PLUGINS", plugins))
    (tmp_path / "page.py").write_text(GLUE)
    with Server(tmp_path, "/") as server:
        yield server


@pytest.fixture
def page(visit: Callable[..., Page]) -> Page:
    return visit(PHONE)


@pytest.fixture
def ask(page: Page, until: Callable[[Page, str], None]) -> Ask:
    """Call a method of the board that shows the sample."""
    page.goto("./")
    until(page, "window.ask")

    def call(name: str, *arguments: Any) -> Any:
        told = page.evaluate(
            "([name, given]) => window.ask(name, given)", [name, json.dumps(arguments)]
        )
        return json.loads(told) if told else None

    call("show", sample())
    return call


def middle(ask: Ask, touch: str) -> tuple[float, float]:
    x, y, width, height = ask("place", touch)
    return x + width / 2, y + height / 2


def swipe(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    """A finger goes down, along, and up."""
    fingers = page.context.new_cdp_session(page)
    for kind, (x, y) in (
        ("touchStart", start),
        *(("touchMove", _between(start, end, step / 5)) for step in range(1, 6)),
    ):
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def _between(a: tuple[float, float], b: tuple[float, float], share: float) -> tuple[float, float]:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def colour(page: Page, x: float, y: float) -> list[int]:
    """Red, green and blue of a point of the canvas."""
    page.evaluate(FRAME)
    found: list[int] = page.evaluate(
        """([x, y]) => {
            const canvas = document.querySelector("canvas");
            const data = canvas.getContext("2d").getImageData(x * 2, y * 2, 1, 1).data;
            return [...data.slice(0, 3)];
        }""",
        [x, y],
    )
    return found


def test_everything_has_a_place_on_the_canvas(ask: Ask) -> None:
    for touch in ("c:a1", "c:l12", "t:b:D", "t:w:W", "o:go"):
        x, y, width, height = ask("place", touch)
        assert min(x, y) >= 0, touch
        assert x + width <= 390, touch
        assert y + height <= 520, touch
    assert ask("place", "c:m1") is None


def test_offers_are_seen_on_squares_of_every_colour(page: Page, ask: Ask) -> None:
    empty = ["c:e5", "c:a6", "c:a5"]  # a middle, a light and a dark square
    before = {touch: colour(page, *middle(ask, touch)) for touch in empty}
    assert len({tuple(seen) for seen in before.values()}) == 3
    ask("offer", empty)  # with nothing held they are faint
    assert all(colour(page, *middle(ask, touch)) != before[touch] for touch in empty)
    ask("offer", empty, ["t:b:K"])
    seen = [colour(page, *middle(ask, touch)) for touch in empty]
    assert seen[0] == seen[1] == seen[2] == [28, 92, 148]
    for touch in empty:
        x, y = middle(ask, touch)
        rim = [colour(page, x + step / 2, y) for step in range(4, 16)]
        assert max(min(found) for found in rim) > 235, touch


def test_a_tap_is_the_touch_under_it_or_the_nearest_that_makes_sense(page: Page, ask: Ask) -> None:
    ask("offer", ["c:d5", "o:go", "t:b:K"], [], ["c:g8"])
    for touch in ("c:d5", "o:go", "t:b:K", "c:g8", "c:b8"):
        page.touchscreen.tap(*middle(ask, touch))
        assert ask("touches") == [touch]
    x, y = middle(ask, "c:d5")
    page.touchscreen.tap(x + 20, y)
    assert ask("touches") == ["c:d5"]


def test_a_drag_is_two_touches(page: Page, ask: Ask) -> None:
    piece = "c:" + sample()["pieces"][0]["cell"]
    ask("offer", [piece, "c:d5"], [piece])
    swipe(page, middle(ask, piece), middle(ask, "c:d5"))
    assert ask("touches") == ["c:d5"], "the piece was chosen before"
    ask("offer", ["t:b:D", "c:d5"])
    swipe(page, middle(ask, "t:b:D"), middle(ask, "c:d5"))
    assert ask("touches") == ["t:b:D"], "nobody offered where it may go"


def test_the_page_scrolls_where_nothing_can_be_dragged(
    page: Page, ask: Ask, until: Callable[[Page, str], None]
) -> None:
    ask("offer", ["c:d5"], ["c:d5"])
    x, y = middle(ask, "c:d5")
    swipe(page, (x, y), (x, y - 150))
    assert page.evaluate("scrollY") == 0
    x, y = middle(ask, "c:k8")
    swipe(page, (x, y), (x, y - 150))
    until(page, "scrollY > 50")


def test_changes_are_played_and_then_it_is_told(
    page: Page, ask: Ask, until: Callable[[Page, str], None]
) -> None:
    before = sample()
    piece = before["pieces"][0]
    after = {**before, "pieces": [{**piece, "cell": "d5"}, *before["pieces"][1:]]}
    places = [f"c:{piece['cell']}", "c:d5"]
    ask("play", [{"do": "move", "places": places, "piece": after["pieces"][0]}], after)
    assert ask("log") == []
    until(page, "window.ask('log', '[]').includes('done')")
    assert ask("log") == ["done"]


def test_what_is_played_is_completed_by_what_follows(ask: Ask) -> None:
    scene = sample()
    places = [f"c:{scene['pieces'][0]['cell']}", "c:d5"]
    ask("play", [{"do": "move", "places": places}], scene)
    ask("play", [{"do": "move", "places": places}], scene)
    assert ask("log") == ["done"]
    ask("show", scene)
    assert ask("log") == ["done", "done"]


def test_who_asked_for_calm_sees_no_motion(page: Page, ask: Ask) -> None:
    page.emulate_media(reduced_motion="reduce")
    scene = sample()
    places = [f"c:{scene['pieces'][0]['cell']}", "c:d5"]
    ask("play", [{"do": "move", "places": places}], scene)
    assert ask("log") == ["done"]


def test_it_can_be_turned_and_drawn_anew(page: Page, ask: Ask) -> None:
    for turned in range(4):
        ask("show", sample(), turned)
        ask("overlay", {"c:d5": {"text": "+5", "tone": "good"}})
        ask("focus", "c:d5")
        ask("refuse", ["d5"])
        page.set_viewport_size({"width": 600, "height": 800 - turned})
        ask("redraw")
        assert ask("place", "c:d5"), turned


@pytest.mark.usefixtures("ask")
def test_however_much_changes_it_is_painted_once_and_in_the_next_frame(page: Page) -> None:
    page.evaluate(FRAME)
    page.evaluate(COUNT)
    at_once = page.evaluate(
        """() => {
            ask("offer", '[["c:d5", "c:e5"]]');
            ask("overlay", '[{"c:d5": {"text": "+5", "tone": "good"}}]');
            ask("draw", '[["d5-e5"]]');
            ask("focus", '["c:d5"]');
            return painted;
        }"""
    )
    assert at_once == 0
    page.evaluate(FRAME)
    assert page.evaluate("painted") == 1


def test_the_same_scene_is_not_drawn_anew(page: Page, ask: Ask) -> None:
    page.emulate_media(reduced_motion="reduce")
    whole = drawn(page)
    page.evaluate(COUNT)
    page.evaluate(
        """() => {
            window.cleared = 0;
            const kind = CanvasRenderingContext2D.prototype, own = kind.clearRect;
            kind.clearRect = function (...rest) { cleared += 1; return own.apply(this, rest); };
        }"""
    )
    ask("show", sample())
    assert drawn(page) == whole
    assert (page.evaluate("painted"), page.evaluate("cleared")) == (1, 0)
    ask("show", {**sample(), "pieces": []})
    assert drawn(page) != whole
    assert page.evaluate("cleared") > 0, "a layer was drawn anew"


def aslant(scene: dict[str, Any]) -> dict[str, Any]:
    """The same scene on a plinth, as a camera sees it."""
    slab = [[-0.2, -0.2], [12.2, -0.2], [12.2, 12.2], [-0.2, 12.2]]
    awaited = {"mark": "awaited", "cells": ["a6"]}
    seen = {**scene, "slabs": [slab], "camera": {"yaw": 30, "pitch": 50}}
    return {**seen, "marks": [*scene["marks"], awaited]}


def drawn(page: Page) -> str:
    """What is on the canvas."""
    page.evaluate(FRAME)
    return str(page.evaluate("document.querySelector('canvas').toDataURL()"))


def at_rest(page: Page, ask: Ask, camera: bool) -> tuple[dict[str, Any], str]:
    """A Scene seen from above or by a camera, and what is drawn of it when nothing moves."""
    page.emulate_media(reduced_motion="reduce")
    scene = aslant(sample())
    if not camera:
        scene["camera"] = None
    ask("show", scene)
    return scene, drawn(page)


@pytest.mark.parametrize("camera", chosen([False, True], False), ids=["flat", "camera"])
def test_every_part_of_a_scene_is_drawn(page: Page, ask: Ask, camera: bool) -> None:
    scene, whole = at_rest(page, ask, camera)
    for part in ("slabs", "lines", "texts", "pieces", "solids", "hands", "marks"):
        ask("show", {**scene, part: []})
        assert drawn(page) != whole, part
        ask("show", scene)
        assert drawn(page) == whole, part


@pytest.mark.parametrize("camera", [False, True], ids=["flat", "camera"])
def test_an_arrow_is_drawn(page: Page, ask: Ask, camera: bool) -> None:
    scene, whole = at_rest(page, ask, camera)
    marks = [mark for mark in scene["marks"] if mark["mark"] != "arrow"]
    ask("show", {**scene, "marks": marks})
    assert drawn(page) != whole


def test_with_a_camera_too_it_shows_what_can_be_touched_and_what_it_comes_to(
    page: Page, ask: Ask
) -> None:
    page.emulate_media(reduced_motion="reduce")
    ask("show", aslant(sample()))
    plain = drawn(page)
    ask("offer", ["c:d5", "t:b:D"], [], ["c:e5"])
    offered = drawn(page)
    assert offered != plain
    ask("reveal", {"marks": [{"mark": "area", "cells": ["e7"]}], "lines": [], "notes": []})
    assert drawn(page) != offered


def test_with_a_camera_too_a_piece_is_dragged_and_moves(
    page: Page, ask: Ask, until: Callable[[Page, str], None]
) -> None:
    before = aslant(sample())
    piece = before["pieces"][0]
    ask("show", before)
    touch = f"c:{piece['cell']}"
    ask("offer", [touch, "c:d5"], [touch])
    swipe(page, middle(ask, touch), middle(ask, "c:d5"))
    assert ask("touches") == ["c:d5"]
    after = {**before, "pieces": [{**piece, "cell": "d5"}, *before["pieces"][1:]]}
    ask("play", [{"do": "move", "places": [touch, "c:d5"], "piece": after["pieces"][0]}], after)
    until(page, "window.ask('log', '[]').includes('done')")
