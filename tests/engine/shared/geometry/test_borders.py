"""The border of several cells together."""

from anga.shared.geometry.polygons import edges, inner


def cell(x: float, y: float) -> "list[tuple[float, float]]":
    return [(x, y), (x + 30, y), (x + 30, y + 30), (x, y + 30)]


def test_cells_that_adjoin_have_one_border() -> None:
    assert len(edges([cell(0, 0)])) == 4
    assert len(edges([cell(0, 0), cell(30, 0)])) == 6
    assert len(edges([cell(0, 0), cell(30, 0), cell(0, 30), cell(30, 30)])) == 8
    assert len(edges([cell(0, 0), cell(90, 0)])) == 8


def test_an_outline_is_drawn_in_by_pixels() -> None:
    assert inner(cell(0, 0), 3) == [(3, 3), (27, 3), (27, 27), (3, 27)]
