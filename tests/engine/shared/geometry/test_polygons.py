"""Plane figures."""

from anga.shared.geometry import polygons

SQUARE: "list[tuple[float, float]]" = [(0, 0), (4, 0), (4, 4), (0, 4)]


def test_a_hull_leaves_inner_points_out_and_goes_clockwise() -> None:
    outline = polygons.hull([(2, 2), (4, 4), (0, 0), (1, 3), (4, 0), (0, 4)])
    assert sorted(outline) == sorted(SQUARE)
    assert all(polygons.area(outline[i - 2], outline[i - 1], outline[i]) > 0 for i in range(4))


def test_inside_and_outside() -> None:
    assert polygons.inside(SQUARE, 1, 3)
    assert not polygons.inside(SQUARE, 5, 3)
    assert not polygons.inside(SQUARE, -1, 0)


def test_rounded_corners_stay_within_the_figure() -> None:
    outline = polygons.round_corners(SQUARE, 1)
    assert len(outline) == 20
    assert all(0 <= x <= 4 and 0 <= y <= 4 for x, y in outline)
    assert (0, 0) not in outline


def test_an_inset_square_keeps_its_middle() -> None:
    inner = polygons.inset(SQUARE, 0.25)
    assert inner == [(1, 1), (3, 1), (3, 3), (1, 3)]
    assert polygons.middle(inner) == (2, 2)


def test_how_far_off_a_line() -> None:
    assert polygons.off((0, 0), (4, 0), (2, 3)) == 3
    assert polygons.off((0, 0), (4, 0), (7, 4)) == 5


def test_ways_agree_or_not() -> None:
    assert abs(polygons.cosine((2, 0), (5, 0)) - 1) < 1e-9
    assert polygons.cosine((2, 0), (0, 5)) == 0
    assert polygons.cosine((0, 0), (0, 5)) == 0


def test_a_disc_moves_off_a_figure() -> None:
    x, y = polygons.push_outside(2, 1, SQUARE, (2, 3), 1.5)
    assert x == 2
    assert -4 < y < -1.4
    assert polygons.push_outside(2, -9, SQUARE, (2, 3), 1.5) == (2, -9)
