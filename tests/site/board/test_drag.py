"""What a pointer means, without a canvas: state, layout and what is told of touches."""

from anga.shared.layout.layout import Layout
from tests.site.board.hand import SCENE, Hand


def lifted() -> Hand:
    hand = Hand()
    hand.state.offer(["c:00"], [], [])
    x, y = hand.at("00")
    assert hand.drag.lift("c:00", x, y)
    return hand


def test_a_drag_is_two_touches() -> None:
    hand = lifted()
    assert hand.state.held == {"look": "rook", "seat": "b"}
    x, y = hand.at("10")
    hand.drag.drag(x, y, 8)
    assert hand.state.over == hand.state.aim == "c:10"
    hand.drag.let_go(x, y, 8)
    assert hand.touches == ["c:00", "c:10"]
    assert hand.state.held is None


def test_what_a_rule_forbids_is_touched_too() -> None:
    hand = lifted()
    x, y = hand.at("33")
    hand.drag.let_go(x, y, 8)
    assert hand.touches == ["c:00", "c:33"]


def test_a_piece_let_go_elsewhere_or_at_home_touches_nothing() -> None:
    for cell in ("02", "00"):
        hand = lifted()
        x, y = hand.at(cell)
        hand.drag.let_go(x, y, 8)
        assert hand.touches == ["c:00"]


def test_a_drag_that_the_browser_ends_leaves_nothing_in_the_hand() -> None:
    hand = lifted()
    hand.drag.cancel()
    assert hand.state.held is None
    assert hand.state.origin is None
    assert hand.touches == ["c:00"]


def test_a_touch_beside_a_place_means_the_nearest_that_is_offered() -> None:
    hand = Hand()
    hand.state.offer(["c:10"], [], [])
    left, top, width, height = hand.layout.rect("c:10") or (0, 0, 0, 0)
    assert hand.drag.aim(left + width + 6, top + height / 2, 8) == "c:10"
    assert hand.drag.aim(left + width + 30, top + height / 2, 8) == "c:20"
    assert hand.drag.hover(left + 5, top + 5) == "pointer"
    assert hand.state.hovered == "c:10"


def test_a_finger_put_on_a_solid_touches_it() -> None:
    hand = Hand()
    hand.drag.swipe("c:00", 2, 1)
    assert hand.touches == ["c:00"]


def test_a_touch_beside_what_it_means_is_taken_for_it_but_not_one_amid_another_square() -> None:
    hand = Hand()
    hand.state.offer(["c:10"], [], [])
    layout = hand.layout = hand.state.layout = Layout(SCENE, 0, 110, 110)  # cells for a phone
    left, top = layout.outlines["20"][0]
    for share, meant in ((0.2, "c:10"), (0.4, "c:20")):
        assert hand.drag.aim(left + share * layout.unit, top + layout.unit / 2, 20) == meant


def test_what_a_move_under_way_would_capture_is_no_piece_to_drag() -> None:
    hand = Hand()
    seats = {"00": "b", "11": "b", "22": "w"}
    pieces = [{"cell": cell, "look": "rook", "seat": seats[cell]} for cell in seats]
    hand.layout.scene = dict(SCENE, pieces=pieces)  # type: ignore[assignment]
    hand.drag.piece = lambda _touch: {"look": "rook", "seat": "b"}
    hand.state.offer(["c:11", "c:22"], ["c:00"], [])
    assert not hand.drag.lift("c:22", *hand.at("22"))
    assert hand.touches == []
    hand.state.offer(["c:22"], ["t:b:S"], [])
    assert not hand.drag.lift("c:22", *hand.at("22"))
    hand.state.offer(["c:11"], ["d:K"], [])
    hand.drag.lift("c:11", *hand.at("11"))
    assert hand.touches == ["c:11"]
