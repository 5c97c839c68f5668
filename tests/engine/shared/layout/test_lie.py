"""How men lie on their cells: a hair beside the middle, always alike."""

import math

from anga.shared.geometry import polygons
from anga.shared.layout.lie import ASIDE, ASKEW, lie
from tests.engine.shared.shapes.test_board import CAMERA, laid_out

CELLS = [column + str(row) for column in "abcdefghijkl" for row in range(1, 13)]


def test_a_man_lies_a_hundredth_or_two_beside_the_middle_and_a_degree_or_two_askew() -> None:
    lies = [lie(cell) for cell in CELLS]
    for number, most in ((0, ASIDE), (1, ASIDE), (2, ASKEW)):
        found = [each[number] for each in lies]
        assert -most <= min(found) < -0.9 * most
        assert 0.9 * most < max(found) <= most
        assert abs(sum(found)) < 0.1 * most * len(found)
    assert (ASIDE, math.degrees(ASKEW)) == (0.02, 2)


def test_men_lie_alike_whenever_they_are_drawn_and_differently_on_other_cells() -> None:
    assert [lie(cell) for cell in CELLS] == [lie(cell) for cell in CELLS]
    assert len({lie(cell) for cell in CELLS}) == len(CELLS)
    turns = [lie(cell)[2] for cell in CELLS]
    steps = [abs(turns[i] - turns[i - 1]) for i in range(1, len(turns))]
    assert sum(steps) / len(steps) > 0.5 * ASKEW  # neighbours are not in step


def test_a_man_is_drawn_where_it_lies_and_its_cell_stays_in_its_place() -> None:
    for camera in (None, CAMERA):
        layout = laid_out(camera=camera)
        (x, y), (right, down, turn) = polygons.middle(layout.cells["b1"]), lie("b1")
        assert layout.lie("b1")[:2] == layout.view.project(x + right, y + down)
        assert layout.lie("b1")[2] == turn
        assert layout.centre("b1") == layout.view.project(x, y)


def test_on_a_board_that_is_straight_it_is_drawn_in_the_middle() -> None:
    layout = laid_out(straight=True)
    assert layout.lie("b1")[:2] == layout.centre("b1")
    assert layout.lie("b1")[2] == 0
