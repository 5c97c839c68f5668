"""What people have learned and solved: under one key, and what earlier versions kept taken over."""

import json

from kept.diary import LESSONS, PROBLEMS, RESULTS, TODAY, Diary, grades_of
from tests.site.by_hand import Memory

DONE = {"id": "a", "tries": 1}


def test_each_part_has_values_of_its_own() -> None:
    device = Memory()
    diary = Diary(device)
    assert not diary.is_begun()
    assert diary.put(LESSONS, "toy", {"first": [0]})
    assert diary.put(TODAY, "2026-11-24", DONE)
    assert diary.get(LESSONS, "toy") == {"first": [0]}
    assert diary.get(LESSONS, "other") is None
    assert diary.get(PROBLEMS, "toy") is None
    assert diary.part(TODAY) == {"2026-11-24": DONE}
    assert json.loads(device.texts["progress"])["v"] == 1
    assert diary.is_begun()


def test_what_was_kept_before_is_taken_over_once_and_stays_where_it_is() -> None:
    device = Memory()
    device.put("problems:toy", {"solved": ["a"]})
    diary = Diary(device)
    assert diary.is_begun()
    assert diary.get(PROBLEMS, "toy") == {"solved": ["a"]}
    diary.put(PROBLEMS, "toy", {"solved": ["a", "b"]})
    assert diary.get(PROBLEMS, "toy") == {"solved": ["a", "b"]}
    assert device.get("problems:toy") == {"solved": ["a"]}


def test_parts_that_a_later_version_adds_stay() -> None:
    device = Memory()
    device.put("progress", {"v": 1, "ladder": {"toy": 3}, "today": ["odd"]})
    diary = Diary(device)
    diary.put(TODAY, "2026-11-24", DONE)
    assert device.get("progress")["ladder"] == {"toy": 3}
    assert diary.part(TODAY) == {"2026-11-24": DONE}


def test_a_diary_that_is_kept_otherwise_is_left_alone() -> None:
    device = Memory()
    device.put("progress", {"v": 2, "lessons": {"toy": 7}})
    diary = Diary(device)
    assert diary.get(LESSONS, "toy") is None
    assert not diary.put(LESSONS, "toy", {})
    diary.add({"v": 1, "lessons": {"toy": {}}})
    assert device.get("progress") == {"v": 2, "lessons": {"toy": 7}}


def test_where_nothing_can_be_kept_nothing_breaks() -> None:
    diary = Diary(Memory(lets=False))
    assert not diary.put(TODAY, "2026-11-24", DONE)
    assert diary.part(TODAY) == {}


def test_another_diary_is_added_and_replaces_nothing() -> None:
    device = Memory()
    diary = Diary(device)
    diary.put(LESSONS, "toy", {"first": [0, 1], "odd": 3})
    diary.put(PROBLEMS, "toy", {"solved": ["a"], "best": 2})
    diary.put(RESULTS, "toy", {"levels": {"3": [1, 0, 0]}})
    diary.put(TODAY, "2026-11-24", DONE)
    diary.add({
        "v": 1,
        "lessons": {"toy": {"first": [1, 2], "second": [0], "odd": [1]}, "other": {"first": [0]}},
        "problems": {"toy": {"solved": ["a", "b"], "best": 1, "row": 1}},
        "results": {"toy": {"levels": {"3": [9, 9, 9]}}, "other": {"levels": {"1": [0, 1, 0]}}},
        "today": {"2026-11-24": {"id": "x"}, "2026-11-23": {"id": "y"}},
        "ladder": {"toy": 3},
        "odd": 3,
    })  # fmt: skip
    lessons = {"first": [0, 1, 2], "second": [0], "odd": 3}
    assert diary.part(LESSONS) == {"toy": lessons, "other": {"first": [0]}}
    assert diary.get(PROBLEMS, "toy") == {"solved": ["a", "b"], "best": 2, "row": 1}
    assert diary.get(RESULTS, "toy") == {"levels": {"3": [1, 0, 0]}}
    assert diary.get(RESULTS, "other") == {"levels": {"1": [0, 1, 0]}}
    assert diary.part(TODAY) == {"2026-11-24": DONE, "2026-11-23": {"id": "y"}}
    assert device.get("progress")["ladder"] == {"toy": 3}


def test_what_an_earlier_version_kept_is_added_too() -> None:
    device = Memory()
    device.put("progress:toy", {"first": [0]})
    diary = Diary(device)
    diary.add_former({"progress:toy": {"first": [1]}, "results:toy": {"row": [1, 1]}, "bar": True})
    assert diary.get(LESSONS, "toy") == {"first": [0, 1]}
    assert diary.get(RESULTS, "toy") == {"row": [1, 1]}


def test_nonsense_is_not_added() -> None:
    device = Memory()
    nonsense: list[object] = [None, 3, [], {}, {"v": 2, "lessons": {"toy": {}}}]
    for each in nonsense:
        Diary(device).add(each)
    assert device.get("progress") is None


def test_the_latest_results_of_two_devices_become_one_list_by_time() -> None:
    diary = Diary(Memory())
    diary.put(RESULTS, "toy", {"latest": [[2, 3, 0, 1], [4, 3, 2, 1]], "reached": [3, 4, 3]})
    theirs = {"latest": [[1, 1, 0, 1], [2, 3, 0, 1], [3, 5, 2, 1]], "reached": [5, 3, 5]}
    diary.add({"v": 1, "results": {"toy": theirs}})
    assert diary.get(RESULTS, "toy") == {
        "latest": [[1, 1, 0, 1], [2, 3, 0, 1], [3, 5, 2, 1], [4, 3, 2, 1]],
        "grades": [[3, 4, 3], [5, 3, 5]],
        "reached": [5, 3, 5],
    }


def test_of_a_grade_reached_on_two_devices_the_first_time_counts() -> None:
    mine = {"grades": [[2, 9, 1], [4, 8, 3]], "reached": [4, 8, 3]}
    theirs = {"grades": [[2, 1, 1], "x", [3, -1, 1]], "reached": [6, 7, 5]}
    assert grades_of(mine, theirs) == [[2, 1, 1], [4, 8, 3], [6, 7, 5]]
