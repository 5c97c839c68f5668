"""Where things are on the canvas, and what a touch of it means."""

from anga.shared.geometry import polygons
from anga.shared.layout.layout import Layout

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from anga.shared.geometry.types import Rect

UNTURNED = [1, 0, 0, 0, 1, 0, 0, 0, 1]


def cube_scene(seat: str = "b", yaw: float = 0) -> "Any":
    """Two cubes on a plinth, with options around that of one seat."""
    places = {"f": [1, 1.35], "l": [0.24, 2.1], "r": [1.76, 2.1], "t": [1.76, 2.6]}
    if seat == "w":
        places = {name: [2 - x, 2.6 - y] for name, (x, y) in places.items()}
    return {
        "size": [2, 2.6],
        "cells": [
            {"id": "b", "at": [0.5, 1.6], "fill": "board-dark"},
            {"id": "w", "at": [0.5, 0], "fill": "board-light"},
        ],
        "slabs": [[[0.42, -0.08], [1.58, -0.08], [1.58, 2.68], [0.42, 2.68]]],
        "lines": [],
        "solids": [
            {"solid": "cube", "cell": cell, "orientation": UNTURNED, "seat": cell} for cell in "bw"
        ],
        "options": [{"id": name, "at": places[name], "facing": 0} for name in "flrt"],
        "seats": [{"seat": "b", "side": 2}, {"seat": "w", "side": 0}],
        "pieces": [],
        "marks": [],
        "texts": [],
        "hands": [],
        "camera": {"yaw": yaw, "pitch": 50},
    }


def flat_scene(sides: "tuple[int, ...]" = (2, 0), kinds: int = 3) -> "Any":
    """A flat board of 6 by 4 with a hand to each seat."""
    seats = "bwsn"[: len(sides)]
    return {
        "size": [6, 4],
        "cells": [
            {"id": f"{x}{y}", "at": [x, y], "fill": "wood"} for x in range(6) for y in range(4)
        ],
        "slabs": [],
        "lines": [],
        "solids": [],
        "pieces": [],
        "marks": [],
        "texts": [{"text": "1", "at": [-0.4, 0.5], "size": 0.4}],
        "options": [{"id": "go", "at": [5.5, 0.5], "facing": 1}],
        "seats": [{"seat": seats[i], "side": sides[i]} for i in range(len(sides))],
        "hands": [
            {"seat": seat, "held": [{"kind": "ABCDEFG"[i], "count": 1} for i in range(kinds)]}
            for seat in seats
        ],
        "camera": None,
    }


VIEWS: "list[tuple[str, float, int, tuple[float, float]]]" = [
    (seat, yaw, turned, size)
    for seat, turned in (("b", 0), ("w", 2), ("b", 2))
    for yaw in (0, 45)
    for size in ((358, 400), (700, 700), (390, 320))
]


def rect(layout: Layout, touch: str) -> "Rect":
    found = layout.rect(touch)
    assert found, touch
    return found


def on_canvas(rect: "Rect", width: float, height: float) -> bool:
    x, y, w, h = rect
    return min(x, y) > -0.1 and x + w < width + 0.1 and y + h < height + 0.1


def test_options_are_on_the_canvas_and_leave_their_own_cube_free() -> None:
    for seat, yaw, turned, (width, height) in VIEWS:
        layout = Layout(cube_scene(seat, yaw), turned, width, height)
        outline = dict(layout.solids)["c:" + seat]
        for name in "flrt":
            x, y, w, h = rect(layout, "o:" + name)
            assert w >= 44
            assert on_canvas((x, y, w, h), width, height)
            assert not polygons.inside(outline, x + w / 2, y + h / 2)


def test_options_do_not_cover_one_another() -> None:
    for seat, yaw, turned, (width, height) in VIEWS:
        layout = Layout(cube_scene(seat, yaw), turned, width, height)
        spots = [layout.buttons["o:" + name][:2] for name in "flrt"]
        for i in range(4):
            for j in range(i):
                assert polygons.distance(spots[i], spots[j]) > 44


def test_cubes_and_plinth_are_on_the_canvas() -> None:
    for seat, yaw, turned, (width, height) in VIEWS:
        layout = Layout(cube_scene(seat, yaw), turned, width, height)
        for cell in "bw":
            assert on_canvas(rect(layout, "c:" + cell), width, height)


def test_an_option_belongs_to_the_nearest_cube() -> None:
    for seat in "bw":
        layout = Layout(cube_scene(seat), 0, 358, 400)
        assert {layout.owner("o:" + name) for name in "flrt"} == {"c:" + seat}


def test_a_cube_that_is_awaited_is_touched_and_swiped_over_like_one_that_stands() -> None:
    standing, awaiting = cube_scene(), cube_scene()
    awaiting["solids"] = []
    awaiting["marks"] = [{"mark": "awaited", "cells": ["b", "w"]}]
    one, other = (Layout(scene, 0, 400, 480) for scene in (standing, awaiting))
    assert one.solids == other.solids
    assert one.buttons == other.buttons
    assert {other.owner("o:" + name) for name in "flrt"} == {"c:b"}


def test_the_nearer_cube_is_touched_where_it_hides_the_other() -> None:
    layout = Layout(cube_scene(), 0, 358, 400)
    x, y, w, h = rect(layout, "c:b")
    assert layout.at(x + w / 2, y + 0.2 * h, []) == "c:b"
    x, y, w, h = rect(layout, "c:w")
    assert layout.at(x + w / 2, y + 0.2 * h, []) == "c:w"


def test_only_options_on_offer_can_be_touched() -> None:
    layout = Layout(cube_scene(), 0, 358, 400)
    x, y, w, h = rect(layout, "o:l")
    assert layout.at(x + w / 2, y + h / 2, ["o:l"]) == "o:l"
    assert layout.at(x + w / 2, y + h / 2, []) is None


def test_a_swipe_means_the_option_that_lies_that_way() -> None:
    everything = ["o:f", "o:l", "o:r", "o:t"]
    layout = Layout(cube_scene(), 0, 358, 400)
    for way, option in (((0, -50), "o:f"), ((-50, 0), "o:l"), ((50, 12), "o:r"), ((0, 50), None)):
        assert layout.option_toward("c:b", way[0], way[1], everything, 0.7) == option
    layout = Layout(cube_scene("w"), 2, 358, 400)
    for way, option in (((0, -50), "o:f"), ((-50, 0), "o:l"), ((50, 12), "o:r"), ((0, 50), None)):
        assert layout.option_toward("c:w", way[0], way[1], everything, 0.7) == option


def test_what_lies_aslant_must_be_aimed_at_well() -> None:
    everything = ["o:f", "o:l", "o:r", "o:t"]
    layout = Layout(cube_scene(), 0, 358, 400)
    assert layout.option_toward("c:b", 50, 28, everything, 0.7) == "o:t"
    assert layout.option_toward("c:b", 50, 8, everything, 0.7) == "o:r"


def test_a_swipe_cannot_mean_what_is_not_on_offer() -> None:
    layout = Layout(cube_scene(), 0, 358, 400)
    assert layout.option_toward("c:b", 0, -50, ["o:l", "o:r"], 0.7) is None


def test_cells_are_found_however_the_board_is_turned() -> None:
    for turned in range(4):
        layout = Layout(flat_scene(), turned, 358, 500)
        for cell in layout.cells:
            x, y = layout.centre(cell)
            assert layout.at(x, y, []) == "c:" + cell


def test_turned_by_half_what_was_lower_left_is_upper_right() -> None:
    upright, turned = Layout(flat_scene(), 0, 358, 500), Layout(flat_scene(), 2, 358, 500)
    assert upright.centre("03")[1] > upright.centre("00")[1]
    assert turned.centre("03")[1] < turned.centre("00")[1]
    assert turned.centre("03")[0] > turned.centre("53")[0]


def apart(a: "Rect", b: "Rect") -> bool:
    across = min(a[0] + a[2], b[0] + b[2]) - max(a[0], b[0])
    return across < 0.1 or min(a[1] + a[3], b[1] + b[3]) - max(a[1], b[1]) < 0.1


def test_hands_are_on_the_canvas_and_cover_nothing() -> None:
    for sides in ((2, 0), (2, 3, 0, 1), (2,)):
        for kinds in (1, 3, 7):
            for turned in range(4):
                for width, height in ((358, 600), (900, 700), (440, 240)):
                    layout = Layout(flat_scene(sides, kinds), turned, width, height)
                    rects = [rect(layout, touch) for touch in layout.held]
                    assert len(rects) == kinds * len(sides)
                    rects.append(_board(layout))
                    for i in range(len(rects)):
                        assert on_canvas(rects[i], width, height)
                        assert all(apart(rects[i], other) for other in rects[:i])


def _board(layout: Layout) -> "Rect":
    points = [point for outline in layout.outlines.values() for point in outline]
    left, top = min(x for x, _ in points), min(y for _, y in points)
    right, bottom = max(x for x, _ in points), max(y for _, y in points)
    return left + 0.1, top + 0.1, right - left - 0.2, bottom - top - 0.2


def test_ones_own_hand_is_below_and_the_opponents_above() -> None:
    layout = Layout(flat_scene(), 0, 358, 500)
    assert rect(layout, "t:b:A")[1] > layout.centre("03")[1]
    assert rect(layout, "t:w:A")[1] < layout.centre("00")[1]
    turned = Layout(flat_scene(), 2, 358, 500)
    assert rect(turned, "t:w:A")[1] > rect(turned, "t:b:A")[1]


def test_a_hand_lies_in_the_middle_of_its_side_whatever_texts_stand_beside_the_board() -> None:
    for sides in ((2, 0), (1, 3)):
        layout = Layout(flat_scene(sides, kinds=2), 0, 800, 700)
        first, last = layout.rect("t:b:A"), layout.rect("t:b:B")
        assert first
        assert last
        (left, top), (right, bottom) = layout.centre("00"), layout.centre("53")
        if sides == (2, 0):
            assert abs((first[0] + last[0] + last[2]) / 2 - (left + right) / 2) < 0.01
        else:
            assert abs((first[1] + last[1] + last[3]) / 2 - (top + bottom) / 2) < 0.01


def test_on_a_narrow_canvas_the_hands_of_others_share_a_row_as_they_sit() -> None:
    layout = Layout(flat_scene((2, 3, 0, 1)), 0, 358, 600)
    below, left, above, right = [rect(layout, f"t:{seat}:A") for seat in "bwsn"]
    assert left[1] == above[1] == right[1] < below[1]
    assert left[0] < above[0] < right[0]


def test_a_touch_beside_a_place_is_corrected_within_reach() -> None:
    layout = Layout(flat_scene(), 0, 358, 500)
    x, y, w, _ = rect(layout, "c:21")
    assert layout.nearest(x + w + 8, y + 5, ["c:21", "c:00"], 10) == "c:21"
    assert layout.nearest(x + w + 12, y + 5, ["c:21", "c:00"], 10) is None


def test_what_is_not_on_the_canvas_has_no_place() -> None:
    layout = Layout(flat_scene(), 0, 358, 500)
    assert layout.rect("c:99") is None
    assert layout.rect("o:no") is None
    assert layout.rect("t:x:A") is None


def test_on_a_low_canvas_two_hands_lie_beside_the_board_each_at_its_seats_end() -> None:
    for turned, own, other in ((0, "b", "w"), (2, "w", "b")):
        low, high = Layout(flat_scene(), turned, 440, 240), Layout(flat_scene(), turned, 440, 400)
        board = _board(low)
        right, left = rect(low, f"t:{own}:C"), rect(low, f"t:{other}:A")
        assert right[0] > board[0] + board[2]
        assert left[0] + left[2] < board[0]
        assert left[1] + left[3] / 2 < low.height / 2 < right[1] + right[3] / 2
        assert low.unit > 1.1 * (240 - 2 * 38) / 4.12  # what there is between two rows of hands
        assert rect(high, f"t:{other}:A")[1] < _board(high)[1]
