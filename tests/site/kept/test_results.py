"""Results against the computer, kept on the device."""

from kept.results import DRAWN, LOST, WON, Results, result_of
from tests.site.by_hand import Memory

TYPE_CHECKING = False
if TYPE_CHECKING:
    from state.match import Seats

LEVELS = [1, 3, 5]


def test_results_are_counted_by_level_and_kept() -> None:
    device = Memory()
    results = Results(device, "toy")
    results.add("a", 3, WON)
    results.add("b", 3, LOST)
    results.add("c", 10, DRAWN)
    again = Results(device, "toy")
    assert again.levels == {3: [1, 0, 1], 10: [0, 1, 0]}
    assert Results(device, "other").levels == {}


def test_a_game_counts_once() -> None:
    device = Memory()
    Results(device, "toy").add("a", 3, LOST)
    Results(device, "toy").add("a", 3, WON)
    assert Results(device, "toy").levels == {3: [0, 0, 1]}


def test_the_next_rung_is_above_the_highest_level_that_was_beaten() -> None:
    results = Results(Memory(), "toy")
    results.add("a", 3, DRAWN)
    assert results.next_rung(3, LEVELS) is None
    results.add("b", 1, WON)
    assert results.next_rung(1, LEVELS) == 3
    results.add("c", 3, WON)
    assert [results.next_rung(level, LEVELS) for level in LEVELS] == [5, 5, None]


def test_no_rung_is_above_the_strongest() -> None:
    results = Results(Memory(), "toy")
    results.add("a", 5, WON)
    assert results.next_rung(5, LEVELS) is None


def test_games_with_help_are_counted_apart_and_lead_to_no_rung() -> None:
    device = Memory()
    results = Results(device, "toy")
    results.add("a", 3, WON)
    results.add("b", 3, WON, helped=True)
    results.add("c", 3, LOST, helped=True)
    again = Results(device, "toy")
    assert (again.levels, again.helped) == ({3: [1, 0, 0]}, {3: [1, 0, 1]})
    assert again.next_rung(3, LEVELS) == 5
    again.add("d", 5, WON, helped=True)
    assert again.next_rung(3, LEVELS) == 5
    assert again.next_rung(5, LEVELS) is None


def test_whatever_is_kept_is_survived() -> None:
    strange = {"x": [1, 1, 1], "3": [1, -1, 0], "5": "no"}
    wrong: list[object] = [3, [], {"levels": strange}, {"counted": [1]}]
    for kept in wrong:
        device = Memory()
        device.put("results:toy", kept)
        results = Results(device, "toy")
        assert (results.levels, results.counted) == ({}, [])


def test_one_person_against_computers_of_one_level_is_a_result() -> None:
    assert result_of({"b": "person", "w": 3}, {"b": 1, "w": 2}) == (3, WON)
    assert result_of({"b": "person", "w": 3}, {"b": 2, "w": 1}) == (3, LOST)
    assert result_of({"b": "person", "w": 3}, {"b": 1, "w": 1}) == (3, DRAWN)
    four: Seats = {"a": 5, "b": 5, "c": "person", "d": 5}
    assert result_of(four, {"a": 4, "b": 3, "c": 1, "d": 2}) == (5, WON)
    assert result_of(four, {"a": 1, "b": 3, "c": 2, "d": 4}) == (5, LOST)
    assert result_of(four, {"a": 1, "b": 3, "c": 1, "d": 4}) == (5, DRAWN)


def test_anything_else_is_none() -> None:
    assert result_of({"b": "person", "w": "person"}, {"b": 1, "w": 2}) is None
    assert result_of({"b": 3, "w": 3}, {"b": 1, "w": 2}) is None
    assert result_of({"b": "person", "w": "away"}, {"b": 1, "w": 2}) is None
    mixed: Seats = {"a": 5, "b": 3, "c": "person", "d": 5}
    assert result_of(mixed, {"a": 4, "b": 3, "c": 1, "d": 2}) is None


def test_what_another_tab_has_counted_stays() -> None:
    device = Memory()
    here, there = Results(device, "toy"), Results(device, "toy")
    here.add("a", 3, WON)
    there.add("b", 3, WON)
    there.add("a", 3, WON)
    again = Results(device, "toy")
    assert (again.levels, again.counted) == ({3: [2, 0, 0]}, ["b", "a"])


def test_the_latest_results_without_help_are_kept_in_order_for_a_grade() -> None:
    device = Memory()
    results = Results(device, "toy")
    results.add("a", 3, WON)
    results.add("b", 5, LOST, opponents=3)
    results.add("c", 5, WON, helped=True)
    again = Results(device, "toy")
    assert [row[1:] for row in again.latest] == [[3, WON, 1], [5, LOST, 3]]
    for number in range(70):
        again.add(str(number), 1, WON)
    assert len(Results(device, "toy").latest) == 60
    assert Results(device, "toy").latest == again.latest


def test_a_grade_is_reached_once_and_kept() -> None:
    device, strengths = Memory(), {1: 0, 3: 300, 5: 600}
    results = Results(device, "toy")
    for number in range(6):
        assert number > 4 or not results.reach(strengths)
        results.add(str(number), 3 if number % 2 else 5, WON if number % 2 else LOST)
    assert results.reach(strengths)
    grade = results.estimate(strengths).grade
    again = Results(device, "toy")
    assert again.reached is not None
    assert (again.reached[0], again.reached[2]) == (grade, 3)
    assert not again.reach(strengths)


def test_every_grade_reached_is_kept() -> None:
    device, strengths = Memory(), {1: 0, 3: 300, 5: 600}
    device.put("results:toy", {"reached": [1, 7, 1]})  # as an earlier version has kept it
    results = Results(device, "toy")
    for number in range(20):
        results.add(str(number), 5, WON if number > 4 else LOST)
        results.reach(strengths)
    grades = Results(device, "toy").grades
    assert grades[0] == [1, 7, 1]
    assert len(grades) > 2
    assert [row[0] for row in grades] == sorted({row[0] for row in grades})


def test_the_next_level_is_the_lowest_before_anything_was_beaten() -> None:
    results = Results(Memory(), "toy")
    assert (results.beaten, results.next_of(LEVELS)) == ([], 1)
    results.add("a", 3, WON)
    assert (results.beaten, results.next_of(LEVELS)) == ([3], 5)


def test_a_level_beaten_on_another_device_is_beaten() -> None:
    device = Memory()
    device.put("results:toy", {"levels": {"1": [1, 0, 0]}, "latest": [[1, 3, 0, 1], [2, 5, 2, 1]]})
    assert Results(device, "toy").beaten == [1, 3]
    assert Results(device, "toy").next_of(LEVELS) == 5


def test_rows_that_are_no_results_are_left_out() -> None:
    device = Memory()
    rows: list[object] = [[1, 3, 9, 1], [1, 3, 0, 0], [1, 3, 0], "x", [1, 3, 0, 1]]
    device.put("results:toy", {"latest": rows, "reached": [99, 1, 1]})
    results = Results(device, "toy")
    assert (results.latest, results.reached) == ([[1, 3, 0, 1]], None)
