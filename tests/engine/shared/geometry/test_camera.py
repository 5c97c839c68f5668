"""Two views of a board: what is projected is found again, and all of it fits the canvas."""

from anga.shared.geometry.camera import Camera, Flat, bounds, quarter_turned

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

CORNERS: "list[tuple[float, float, float]]" = [
    (x, y, z) for x in (0, 2) for y in (0, 2.6) for z in (0, 0.8)
]


def views() -> "Iterator[Camera]":
    for yaw in (0, 45, 90, 180, 225, 313):
        for pitch in (35, 50, 90):
            view = Camera((2, 2.6), yaw, pitch)
            view.fit([(CORNERS, 14), ([(0.2, 2, 0), (1.8, 2, 0)], 26)], 358, 400)
            yield view


def near(a: "tuple[float, float]", b: "tuple[float, float]") -> bool:
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) < 1e-6


def test_the_ground_under_a_point_is_what_is_projected_there() -> None:
    for view in views():
        for x, y in ((0, 0), (2, 2.6), (0.3, 2.2), (1, 1.3)):
            assert near(view.ground(*view.project(x, y)), (x, y))


def test_everything_fits() -> None:
    for view in views():
        left, top, right, bottom = bounds([view.project(*corner) for corner in CORNERS])
        assert min(left, top) > 13.9
        assert right < 344.1
        assert bottom < 386.1
        for x in (0.2, 1.8):
            assert 25.9 < view.project(x, 2)[0] < 332.1


def test_what_is_nearer_is_larger() -> None:
    view = next(views())
    near_edge = view.project(2, 2.6)[0] - view.project(0, 2.6)[0]
    far_edge = view.project(2, 0)[0] - view.project(0, 0)[0]
    assert 1.03 < near_edge / far_edge < 1.4


def test_yaw_turns_the_right_side_towards_the_viewer() -> None:
    view = Camera((2, 2), 45, 50)
    assert view.project(2, 1)[1] > view.project(0, 1)[1]


def test_the_way_between_two_views_begins_and_ends_with_them() -> None:
    views_ = list(views())
    first, last = views_[1], views_[13]
    for share, end in ((0, first), (1, last)):
        between = first.towards(last, share)
        assert near(between.project(0.3, 2, 0.5), end.project(0.3, 2, 0.5))


def test_it_swings_the_shorter_way() -> None:
    first, last = Camera((2, 2), 10, 50), Camera((2, 2), 340, 50)
    assert first.towards(last, 0.5).yaw == -5


def test_a_flat_board_is_found_again_however_it_is_turned() -> None:
    for quarters in range(-4, 5):
        view = Flat((5, 3), quarters)
        view.unit, view.left, view.top = 20.0, 7.0, 9.0
        assert near(view.ground(*view.project(4.2, 0.4)), (4.2, 0.4))


def test_a_quarter_turn_brings_the_upper_left_corner_to_the_right() -> None:
    assert quarter_turned(0, 0, (5, 3), 1) == (3, 0)
    assert Flat((5, 3), 1).extent == (3, 5)
