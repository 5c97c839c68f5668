"""The frame of a board: what is brought into sight, and how large a board must be."""

import sys

from anga.shared.layout import fit
from board.scroller import ScrollFrame

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Style:
    def __init__(self) -> None:
        self.told: dict[str, str] = {}

    def setProperty(self, name: str, value: str) -> None:  # noqa: N802
        self.told[name] = value

    def removeProperty(self, name: str) -> None:  # noqa: N802
        self.told.pop(name, None)


class Element:
    def __init__(self) -> None:
        self.style: Any = Style()
        self.clientWidth: float = 300
        self.clientHeight: float = 200
        self.scrollWidth: float = 300
        self.scrollHeight: float = 200
        self.scrollLeft: float = 0
        self.scrollTop: float = 0
        self.told: dict[str, str] = {}
        self.functions: dict[str, Any] = {}

    def addEventListener(self, event: str, function: "Any") -> None:  # noqa: N802
        self.functions[event] = function

    def setAttribute(self, name: str, value: str) -> None:  # noqa: N802
        self.told[name] = value


class Ffi:
    """Stands in for `jsffi`."""

    def create_proxy(self, function: "Any") -> "Any":
        return function


def framed(element: Element) -> ScrollFrame:
    modules: Any = sys.modules
    real, modules["jsffi"] = modules.get("jsffi"), Ffi()
    frame = ScrollFrame(element)
    del modules["jsffi"]
    if real:
        modules["jsffi"] = real
    return frame


def chequer(size: int, hands: bool = False) -> "Any":
    held = [{"kind": "A", "count": 1}] if hands else []
    return {
        "size": [size, size],
        "slabs": [],
        "cells": [{"id": f"{x}-{y}", "at": [x, y]} for x in range(size) for y in range(size)],
        "lines": [],
        "texts": [],
        "seats": [{"seat": "b", "side": 2}, {"seat": "w", "side": 0}],
        "hands": [{"seat": "b", "held": held}],
        "camera": None,
    }


def test_no_cell_is_too_small_for_a_finger() -> None:
    for size in (3, 8, 15):
        width, height = fit.least(chequer(size), 0, 300, 200)
        assert min(width, height) >= 24 * size
        assert fit.least(chequer(size, hands=True), 0, 200, 300)[1] > height


def test_a_narrow_cell_makes_the_whole_board_larger() -> None:
    scene = chequer(3)
    wide = fit.least(scene, 0, 300, 200)[0]
    scene["cells"][0]["outline"] = [[0, 0], [0.5, 0], [0.5, 1], [0, 1]]
    assert fit.least(scene, 0, 300, 200)[0] > 1.8 * wide


def test_the_style_sheet_is_told_how_large_the_board_must_be() -> None:
    element = Element()
    framed(element).fit(chequer(15), 0)
    assert float(element.style.told["--least-width"][:-2]) >= 360
    scene = chequer(15)
    scene["camera"] = {"yaw": 0, "pitch": 50}
    framed(element).fit(scene, 0)
    assert "--least-width" not in element.style.told


def test_a_stage_says_how_large_the_board_is() -> None:
    element = Element()
    framed(element).settle((385, 459), (385, 459))
    assert element.style.told == {"--least-width": "385.0px", "--least-height": "459.0px"}


def test_hands_lie_above_and_below_on_a_screen_held_upright_however_low_the_board() -> None:
    scene = chequer(9)
    scene["seats"] = [{"seat": "nesw"[side], "side": side} for side in range(4)]
    scene["hands"] = [{"seat": seat, "held": [{"kind": "A", "count": 0}]} for seat in "nesw"]
    element = Element()
    for width in (300, 390):
        for low in (200, 330, 500):
            element.clientWidth, element.clientHeight = width, low
            framed(element).fit(scene, 0, upright=True)
            assert max(low, float(element.style.told["--least-height"][:-2])) > width
            framed(element).fit(scene, 0)
            assert float(element.style.told["--least-height"][:-2]) < 336
    assert fit.least(chequer(9), 0, 390, 200, True) == fit.least(chequer(9), 0, 390, 200)


def test_it_scrolls_no_further_than_it_must() -> None:
    element = Element()
    frame = framed(element)
    frame.reveal((100, 50, 30, 30))
    assert (element.scrollLeft, element.scrollTop) == (0, 0)
    frame.reveal((400, 250, 30, 30))
    assert (element.scrollLeft, element.scrollTop) == (142, 92)
    frame.reveal((150, 250, 30, 30))
    assert (element.scrollLeft, element.scrollTop) == (138, 92)


def test_a_drag_to_the_edge_scrolls_on() -> None:
    element = Element()
    element.scrollLeft = element.scrollTop = 50
    frame = framed(element)
    frame.follow(200, 150)
    assert (element.scrollLeft, element.scrollTop) == (50, 50)
    frame.follow(345, 60)
    assert (element.scrollLeft, element.scrollTop) == (60, 40)


def test_the_sides_behind_which_more_of_it_lies_are_marked() -> None:
    element = Element()
    framed(element).settle((300, 200), (300, 200))
    seen = [element.told["data-beyond"]]
    element.scrollWidth = 360
    for place in ((0, 0), (30, 0), (60, 0), (60, 20)):
        element.scrollLeft, element.scrollTop = place
        element.scrollHeight = 240 if place[1] else 200
        element.functions["scroll"](None)
        seen.append(element.told["data-beyond"])
    assert seen == ["", "right", "left right", "left", "left top bottom"]
