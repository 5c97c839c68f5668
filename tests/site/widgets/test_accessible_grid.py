"""The board for those who do not see the canvas."""

from widgets.accessible_grid import occupants, rows

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

# a3 b3
# a2 b2
# a1 b1
CELLS: "list[Any]" = [
    {"id": "ab"[x] + str(3 - y), "at": [x, y]} for y in range(3) for x in range(2)
]


def names(turned: int) -> list[list[str]]:
    return [[cell["id"] for cell in row] for row in rows(CELLS, turned)]


def test_cells_lie_in_rows_from_top_to_bottom() -> None:
    assert names(0) == [["a3", "b3"], ["a2", "b2"], ["a1", "b1"]]


def test_a_turned_board_is_read_as_it_is_seen() -> None:
    assert names(2) == [["b1", "a1"], ["b2", "a2"], ["b3", "a3"]]
    assert names(1) == [["a1", "a2", "a3"], ["b1", "b2", "b3"]]
    assert names(3) == [["b3", "b2", "b1"], ["a3", "a2", "a1"]]
    assert names(4) == names(0)


def test_the_order_of_the_cells_does_not_matter() -> None:
    assert rows(list(reversed(CELLS)), 0) == rows(CELLS, 0)


def test_a_cell_may_hold_several_things() -> None:
    king: dict[str, Any] = {"cell": "a1", "name": "king"}
    die: dict[str, Any] = {"cell": "a1", "name": "die"}
    assert occupants({"pieces": [king], "solids": [die]}) == {"a1": [king, die]}
    assert occupants({"pieces": [], "solids": []}) == {}
