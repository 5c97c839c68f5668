"""What the device remembers of problems, and which one a day brings."""

import json

from learn.tally import DAY, Tally, are_coprime, daily_number, today
from tests.site.by_hand import Memory

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

KEPT, FORMER = "progress", "problems:toy"


def test_solving_at_the_first_try_makes_a_row() -> None:
    device = Memory()
    tally = Tally(device, "toy")
    tally.solve("a", True)
    tally.solve("b", True)
    tally.solve("b", True)
    assert (tally.row, tally.best, tally.solved) == (2, 2, ["a", "b"])
    tally.fail("c")
    tally.solve("c", False)
    assert (tally.row, tally.best) == (0, 2)
    again = Tally(device, "toy")
    assert (again.solved, again.row, again.best) == (["a", "b", "c"], 0, 2)
    assert json.loads(device.texts[KEPT])["problems"]["toy"]["best"] == 2


def test_what_was_solved_with_help_is_counted_apart_until_it_needs_none() -> None:
    device = Memory()
    tally = Tally(device, "toy")
    tally.solve("a", False, helped=True)
    tally.solve("b", False)
    assert (tally.solved, Tally(device, "toy").helped) == (["a", "b"], ["a"])
    tally.solve("a", False, helped=True)
    assert Tally(device, "toy").helped == ["a"]
    tally.solve("a", True)
    assert (Tally(device, "toy").helped, tally.row) == ([], 0)


def test_help_in_another_tab_stays_help() -> None:
    device = Memory()
    one, other = Tally(device, "toy"), Tally(device, "toy")
    one.solve("a", False, helped=True)
    other.solve("b", True)
    again = Tally(device, "toy")
    assert (sorted(again.solved), again.helped) == (["a", "b"], ["a"])


def test_what_was_solved_may_be_tried_again_without_harm() -> None:
    tally = Tally(Memory(), "toy")
    tally.solve("a", True)
    tally.fail("a")
    assert tally.row == 1


def test_days_make_a_row_of_their_own() -> None:
    tally = Tally(Memory(), "toy")
    for day in (10, 11, 11, 12):
        tally.solve_daily(day)
    assert tally.days == 3
    assert [tally.daily_row(day) for day in (12, 13, 14)] == [3, 3, 0]
    tally.solve_daily(20)
    assert tally.days == 1


def test_where_nothing_can_be_kept_the_page_remembers() -> None:
    tally = Tally(Memory(lets=False), "toy")
    tally.solve("a", True)
    assert (tally.solved, tally.row) == (["a"], 1)


def test_two_tabs_keep_what_both_have_solved() -> None:
    device = Memory()
    one, other = Tally(device, "toy"), Tally(device, "toy")
    one.solve("a", True)
    other.solve("b", False)
    assert sorted(Tally(device, "toy").solved) == ["a", "b"]
    assert Tally(device, "toy").best == 1


def test_what_was_kept_and_makes_no_sense_is_left_out() -> None:
    strange: list[Any] = [3, [], {"solved": "a", "row": "x"}, {"solved": [1, "a"], "row": -4}]
    for kept in strange:
        tally = Tally(Memory({FORMER: json.dumps(kept)}), "toy")
        assert tally.row == 0
        assert tally.solved in ([], ["a"])


def test_every_problem_has_its_day_before_one_comes_again() -> None:
    for many in (1, 2, 21, 45, 60, 62, 74, 851):
        days = [daily_number(day, "toy", many) for day in range(5 * many, 6 * many)]
        assert sorted(days) == list(range(many))
    assert today(3 * DAY + 5) == 3
    assert daily_number(9, "toy", 60) == daily_number(9, "toy", 60) != daily_number(10, "toy", 60)
    assert are_coprime(6, 35)
    assert not are_coprime(6, 15)
