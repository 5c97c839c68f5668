"""Path data, as a canvas and an SVG take it."""

from anga.shared.shapes import path

SQUARE = [(0.0, 0.0), (10.04, 0.0), (10.04, 10.0), (0.0, 10.0)]


def numbers(d: str) -> "list[float]":
    """All numbers of path data, in order."""
    for command in "MLCaZ":
        d = d.replace(command, " ")
    return [float(each) for each in d.split()]


def test_lines_go_through_their_points_in_tenths_of_a_pixel() -> None:
    assert path.line(SQUARE) == "M0.0 0.0L10.0 0.0L10.0 10.0L0.0 10.0Z"
    assert path.line(SQUARE[:2], False) == "M0.0 0.0L10.0 0.0"
    assert path.lines([SQUARE, SQUARE]) == 2 * path.line(SQUARE)
    assert path.segments([(SQUARE[0], SQUARE[2])]) == "M0.0 0.0L10.0 10.0"


def test_a_curve_goes_through_its_points() -> None:
    d = path.curve(SQUARE)
    assert numbers(d)[:2] == [0, 0]
    assert [numbers(part)[-2:] for part in d.split("C")[1:]] == [[10, 0], [10, 10], [0, 10]]
    assert path.curve(SQUARE, True).endswith(" 0.0 0.0Z")


def test_discs_come_back_to_where_they_began() -> None:
    one = path.discs([(10.0, 20.0)], 3.46)
    assert one == "M6.5 20.0a3.5 3.5 0 1 1 7.0 0a3.5 3.5 0 1 1 -7.0 0Z"
    assert path.discs([(10.0, 20.0), (10.0, 20.0)], 3.46) == one + one
    assert path.discs([], 3.0) == ""


def test_an_oval_is_what_becomes_of_a_circle() -> None:
    d = path.oval(lambda x, y: (10 + 4 * x, 20 + 2 * y))
    ends = [numbers(part)[-2:] for part in d.split("C")]
    assert ends == [[14, 20], [10, 22], [6, 20], [10, 18], [14, 20]]


def test_a_box_has_corners_no_rounder_than_it_has_room_for() -> None:
    d = path.box(10, 20, 30, 10, 99)
    assert "a5.0 5.0" in d
    assert d.startswith("M15.0 20.0L35.0 20.0")
