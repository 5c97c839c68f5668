"""The list of moves: a line from each return to the seat that began."""

from widgets.move_list import numbered

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def lines(seats: str) -> list[list[int]]:
    history: Any = [{"seat": seat} for seat in seats]
    return [[ply for ply, _ in line] for line in numbered(history)]


def test_two_seats_share_a_line() -> None:
    assert lines("bwbwb") == [[0, 1], [2, 3], [4]]
    assert lines("wbw") == [[0, 1], [2]]


def test_a_line_ends_where_the_first_seat_is_back() -> None:
    assert lines("abcdabcd") == [[0, 1, 2, 3], [4, 5, 6, 7]]
    assert lines("abcdabda") == [[0, 1, 2, 3], [4, 5, 6], [7]]


def test_a_seat_that_moves_twice_in_a_row_begins_a_line_each_time() -> None:
    assert lines("aab") == [[0], [1, 2]]


def test_a_turn_of_several_moves_is_one_line() -> None:
    history: Any = [{"seat": seat} for seat in "kkkrrgyykk"]
    found = [[ply for ply, _ in line] for line in numbered(history, True)]
    assert found == [[0, 1, 2, 3, 4, 5, 6, 7], [8, 9]]


def test_no_moves_make_no_lines() -> None:
    assert lines("") == []
