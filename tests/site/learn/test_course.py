"""A course: where one is, what comes next, and what the device remembers."""

import json

from learn.course import Course
from learn.progress import Progress, sane
from tests.site.by_hand import Memory

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def data() -> "Any":
    def step(text: str) -> "Any":
        said = {"en": text, "ja": text}
        return {"text": said, "view": {"sides": "three"}, "scene": {}, "ground": 0}

    return {
        "sets": [
            {"view": {"pieces": "kanji"}, "looks": {"disc": []}, "grounds": [{"cells": []}]},
            {"view": {"pieces": "letters"}, "looks": {"disc": ["D"]}, "grounds": [{"cells": []}]},
        ],
        "lessons": [
            {"id": "first", "title": {"en": "First"}, "steps": [step("a"), step("b")]},
            {"id": "second", "title": {"en": "Second"}, "steps": [step("c")]},
        ],
    }


def course(device: "Any" = None, pieces: str = "kanji") -> Course:
    return Course(data(), Progress(device or Memory(), "toy"), {"pieces": pieces})


def test_a_course_goes_from_step_to_step_and_ends() -> None:
    walked = course()
    walked.open("")
    assert (walked.lesson, walked.step, walked.at_end) == (0, 0, False)
    assert walked.current["text"]["en"] == "a"
    assert walked.next()
    assert walked.current["text"]["en"] == "b"
    assert walked.next()
    assert (walked.lesson, walked.step, walked.steps, walked.at_end) == (1, 0, 1, True)
    assert walked.title == {"en": "Second"}
    assert not walked.next()
    assert walked.current["text"]["en"] == "c"


def test_a_lesson_can_be_begun_anew() -> None:
    walked = course()
    walked.open("")
    walked.next()
    walked.again()
    assert (walked.lesson, walked.step) == (0, 0)


def test_every_step_gets_its_board() -> None:
    scene: Any = course().current["scene"]
    assert scene == {"looks": {"disc": []}, "cells": []}


def test_the_boards_show_the_set_of_pieces_that_is_asked_for() -> None:
    step = course(pieces="letters").current
    scene: Any = step["scene"]
    assert scene["looks"] == {"disc": ["D"]}
    assert step["view"] == {"pieces": "letters", "sides": "three"}
    other: Any = course(pieces="runes").current["scene"]
    assert other["looks"] == {"disc": []}


def test_what_is_passed_is_remembered_and_the_rest_offered() -> None:
    device = Memory()
    begun = course(device)
    begun.open("first")
    begun.pass_step()
    assert json.loads(device.texts["progress"])["lessons"] == {"toy": {"first": [0]}}
    again = course(device)
    again.open("")
    assert (again.lesson, again.step) == (0, 1)
    again.pass_step()
    assert again.is_done(0)
    assert not again.is_done(1)
    third = course(device)
    third.open("")
    assert third.lesson == 1
    third.open("first")
    assert (third.lesson, third.step) == (0, 0)
    third.open("nothing")
    assert third.lesson == 1


def test_a_course_that_is_done_begins_anew() -> None:
    device = Memory({"progress:toy": json.dumps({"first": [0, 1], "second": [0]})})
    done = course(device)
    done.open("")
    assert (done.lesson, done.step) == (0, 0)


def test_where_nothing_can_be_kept_the_page_remembers() -> None:
    closed = Progress(Memory(lets=False), "toy")
    closed.add("first", 1)
    assert closed.has("first", 1)
    assert closed.count("first") == 1
    assert closed.count("second") == 0


def test_what_makes_no_sense_was_never_passed() -> None:
    senseless: list[Any] = [None, 3, [], "x", {"first": 3}, {"first": ["a"]}, {"first": [True]}]
    for kept in senseless:
        assert sane(kept) == {}, kept
    assert sane({"first": [1, 0, 1], "second": "x"}) == {"first": [0, 1]}
