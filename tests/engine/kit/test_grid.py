"""Squares, drawn as a player would: on a board of three columns and two rows."""

from anga.kit.grid import DIRECTIONS, Grid, mask, squares_of

GRID = Grid(3, 2)
BOARD = """
a2 b2 c2
a1 b1 c1
"""


def test_squares_are_counted_and_named_row_by_row() -> None:
    assert GRID.names("abc", "21") == tuple(BOARD.split())
    assert [GRID.at(*GRID.place(square)) for square in GRID.squares] == list(range(6))


def test_beyond_the_edge_there_is_nothing() -> None:
    assert [GRID.at(*place) for place in ((-1, 0), (3, 0), (0, -1), (0, 2))] == [None] * 4


def test_steps_lead_to_the_squares_around() -> None:
    names = GRID.names("abc", "21")
    around = [GRID.next(names.index("b1"), step) for step in DIRECTIONS]
    found = [None if square is None else names[square] for square in around]
    assert found == ["b2", "c2", "c1", None, None, None, "a1", "a2"]


def test_a_ray_goes_to_the_edge() -> None:
    assert GRID.ray(0, (1, 0)) == (1, 2)
    assert GRID.ray(0, (1, 1)) == (4,)
    assert GRID.ray(2, (1, 0)) == ()


def test_a_mask_is_a_set_of_squares() -> None:
    assert mask([]) == 0
    assert mask([0, 2, 5, 2]) == 0b100101
    assert squares_of(0b100101) == [0, 2, 5]
    assert squares_of(mask(range(200))) == list(range(200))
