"""The problems of a game: where an address leads, what comes next."""

from learn.collection import Collection
from learn.tally import Tally
from tests.site.by_hand import Memory

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def data() -> "Any":
    grades = {"aa": 1, "bb": 1, "cc": 3}
    return {
        "sets": [
            {"view": {"pieces": "kanji"}, "looks": {"disc": []}, "grounds": [{"cells": []}]},
        ],
        "problems": [
            {"id": name, "grade": grades[name], "view": {}, "scene": {}, "ground": 0}
            for name in ("aa", "bb", "cc")
        ],
    }


def collection(day: int = 100) -> Collection:
    return Collection(data(), Tally(Memory(), "toy"), "toy", day, {})


def test_an_address_names_a_problem_or_that_of_the_day() -> None:
    known = collection()
    assert known.open("q=cc")
    assert known.current["id"] == "cc"
    assert known.open("day")
    assert known.at == known.daily
    assert known.address(1) == "q=bb"
    scene: Any = known.current["scene"]
    assert scene == {"looks": {"disc": []}, "cells": []}
    assert known.current["view"] == {"pieces": "kanji"}


def test_without_an_address_the_first_unsolved_one_opens() -> None:
    known = collection()
    assert not known.open("")
    assert known.at == 0
    known.solve(True)
    assert not known.open("q=none")
    assert known.at == 1
    assert known.following == 2
    known.at = 2
    assert known.following == 1
    for number in (1, 2):
        known.at = number
        known.solve(True)
    assert known.following == 0
    assert (known.solved_count, known.tally.row) == (3, 3)


def test_problems_solved_with_help_are_counted_apart() -> None:
    known = collection()
    known.solve(False, helped=True)
    known.at = 1
    known.solve(True)
    assert (known.solved_count, known.helped_count) == (2, 1)
    assert [known.is_helped(number) for number in range(3)] == [True, False, False]


def test_problems_come_by_grade() -> None:
    known = collection()
    assert [known.of_grade(grade) for grade in (1, 2, 3)] == [[0, 1], [], [2]]


def test_the_problem_of_the_day_counts_days() -> None:
    known = collection()
    known.open("day")
    known.solve(False)
    assert known.tally.days == 1
    known.at = (known.daily + 1) % 3
    known.solve(True)
    assert known.tally.days == 1
    known.fail()
    assert known.tally.row == 1
