"""How the board's plane lies at a point of the canvas."""

import math

from anga.shared.geometry.camera import Camera, Flat
from anga.shared.layout.plane import Plane, plane_at


def camera(yaw: float, pitch: float) -> Camera:
    view = Camera((6, 4), yaw, pitch)
    view.unit, view.left, view.top = 50.0, 200.0, 150.0
    return view


def test_from_straight_above_it_is_level() -> None:
    view = Flat((6, 4), 3)
    view.unit = 40.0
    plane = plane_at(view, 3, 100, 100)
    assert plane.level
    assert (plane.quarters, plane.right, plane.down) == (3, (40, 0), (0, 40))


def test_seen_aslant_what_lies_flat_is_less_high_than_wide() -> None:
    for yaw in (0, 90, 180, 270):
        view = camera(yaw, 50)
        x, y = view.project(3, 2)
        plane = plane_at(view, 0, x, y)
        assert not plane.level
        assert plane.quarters == yaw / 90
        assert plane.right[0] > 40 > plane.down[1] > 30
        assert abs(plane.right[1]) < 2
        assert abs(plane.down[0]) < 2


def test_what_lies_in_it_askew_is_turned_clockwise_and_as_large() -> None:
    plane = Plane(40, 1)
    assert plane.turned(0) is plane
    turned = plane.turned(math.radians(30))
    assert (turned.unit, turned.quarters, turned.level) == (40, 1, False)
    for way, wanted in ((turned.right, (34.64, 20)), (turned.down, (-20, 34.64))):
        assert [round(part, 2) for part in way] == list(wanted)


def test_what_is_nearer_is_larger() -> None:
    view = camera(0, 50)
    far, near = view.project(3, 0.5), view.project(3, 3.5)
    assert plane_at(view, 0, *near).right[0] > plane_at(view, 0, *far).right[0]


def test_between_two_quarters_it_is_turned_by_what_is_left() -> None:
    view = camera(30, 60)
    x, y = view.project(3, 2)
    plane = plane_at(view, 0, x, y)
    assert plane.quarters == 0
    assert plane.right[1] > 10
    assert plane.down[0] < -10
