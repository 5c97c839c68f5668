"""Cubes: how many sides are seen, and where they touch."""

from anga.shared.geometry import cube
from anga.shared.geometry.camera import Camera
from anga.shared.geometry.rotation import UNTURNED, about

CENTRE = (1, 1, 0.35)


def camera(yaw: float) -> Camera:
    view = Camera((2, 2), yaw, 50)
    view.unit, view.left, view.top = 100.0, 200.0, 200.0
    return view


def sides(yaw: float, matrix: "tuple[float, ...]" = UNTURNED) -> "list[int]":
    return sorted(face.side for face in cube.faces(camera(yaw), CENTRE, matrix, 0.7))


def test_straight_on_the_top_and_the_near_side_are_seen() -> None:
    assert sides(0) == [0, 1]


def test_turned_by_45_degrees_the_right_side_too() -> None:
    assert sides(45) == [0, 1, 4]


def test_a_turned_cube_shows_other_sides() -> None:
    assert sides(0, (1, 0, 0, 0, 0, 1, 0, -1, 0)) == [1, 2]


def test_sides_run_clockwise_on_the_canvas_when_seen() -> None:
    view = camera(30)
    for angle in (0.2, 0.9, 1.7, 3.1):
        for face in cube.faces(view, CENTRE, about((0.6, 0, 0.8), angle), 0.7):
            a, b, c, _ = face.quad(view)
            assert (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0])


def test_sides_meet_at_the_corners() -> None:
    view = camera(45)
    matrix = about((0.6, 0, 0.8), 0.5)
    corners = [view.project(*corner) for corner in cube.corners(CENTRE, matrix, 0.7)]
    for face in cube.faces(view, CENTRE, matrix, 0.7):
        for x, y in face.quad(view):
            assert any(abs(x - cx) < 1e-6 and abs(y - cy) < 1e-6 for cx, cy in corners)


def test_a_mesh_runs_from_corner_to_corner() -> None:
    view = camera(45)
    for face in cube.faces(view, CENTRE, UNTURNED, 0.7):
        rows = face.mesh(view, 4, ratio=2)
        a, b, c, d = face.quad(view)
        for corner, point in ((rows[0][0], a), (rows[0][4], b), (rows[4][4], c), (rows[4][0], d)):
            assert abs(corner[0] - 2 * point[0]) < 1e-6


def test_a_tilted_cube_rests_on_its_lowest_corner() -> None:
    for angle in (0, 0.3, 0.8, 1.5):
        matrix = about((1, 0, 0), angle)
        height = cube.rest_height(matrix, 0.7)
        lowest = min(z for _, _, z in cube.corners((0, 0, height), matrix, 0.7))
        assert abs(lowest) < 1e-9


def test_the_top_is_lightest() -> None:
    light = {face.side: face.light for face in cube.faces(camera(45), CENTRE, UNTURNED, 0.7)}
    assert light[0] > light[1] > light[4] >= cube.AMBIENT
