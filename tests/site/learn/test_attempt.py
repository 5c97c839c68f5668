"""A problem under way: right moves go on, wrong ones are refuted, hints and waiting."""

from learn.attempt import Attempt, named
from words import Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Coroutine
    from typing import Any

SCENE: "Any" = {"pieces": [], "solids": [], "hands": [], "options": [], "seats": [], "marks": []}
PROBLEM: "Any" = {
    "link": "g=toy&p=start_b", "view": {"pieces": "letters"}, "scene": SCENE, "turn": "b",
    "goal": "mate", "own": 2, "solution": ["a", "r", "b"],
}  # fmt: skip
CHOICES: "Any" = [
    {"move": "a", "paths": [["c:1", "c:2"]]},
    {"move": "b", "paths": [["c:3"]]},
    {"move": "d", "paths": [["c:4"]]},
]


class Screen:
    """What is said, written down."""

    calm = True

    def __init__(self) -> None:
        self.said: list[tuple[str, str, str]] = []
        self.ends = 0
        self.drawn: list[Any] = []
        self.hints = 0

    async def play(self, changes: "Any", scene: "Any") -> None:
        assert (changes, scene) == ([], SCENE)

    def offer(self) -> None:
        pass

    def say(self, tone: str, strong: str, text: str = "") -> None:
        self.said.append((tone, strong, text))

    def add(self, text: str, first: bool = False) -> None:
        assert not first
        self.said.append(("more", "", text))

    def refuse(self, cells: "Any") -> None:
        raise AssertionError(cells)

    def point(self) -> None:
        pass

    def hint(self) -> None:
        self.hints += 1

    def explain(self, explanation: "Any") -> None:
        self.drawn += explanation["marks"] if explanation else []

    def show_passed(self) -> None:
        self.ends += 1


class Helper:
    """An engine that knows its answers, and work that is done at once."""

    ready = False

    def __init__(self, answers: "Any") -> None:
        self.answers = list(answers)
        self.asked: list[Any] = []

    async def ask(self, request: "Any") -> "Any":
        self.asked.append(request)
        return self.answers.pop(0)

    def has_letters(self) -> bool:
        return True

    async def think(self, request: "Any") -> "Any":
        return await self.ask(request)

    def soon(self, work: "Coroutine[object, None, None]") -> None:
        try:
            work.send(None)
        except StopIteration:
            return
        raise AssertionError("nothing here waits")

    async def pause(self, seconds: float) -> None:
        pass


def shown(move: str, turn: str = "w") -> "Any":
    return {
        "scene": SCENE, "choices": CHOICES, "changes": [],
        "status": {"turn": turn, "over": False, "chance": False},
        "history": [{"description": "told " + move}],
    }  # fmt: skip


def judged(right: bool, done: bool, reply: "str | None", **more: bool) -> "Any":
    return dict({"right": right, "done": done, "reply": reply}, **more)


def begun(*answers: "Any", **other: "Any") -> "tuple[Attempt, Screen, Helper]":
    screen, helper = Screen(), Helper(answers)
    helper.answers.insert(0, shown("", "b"))
    words = Words("en", other.pop("words", None))
    problem: Any = dict(PROBLEM)
    problem.update(other)
    return Attempt(problem, words, helper, screen), screen, helper


def test_the_solution_goes_on_to_the_end_without_being_judged() -> None:
    desk, screen, helper = begun(shown("a"), shown("r", "b"), shown("b"))
    assert desk.able == ["c:1", "c:3", "c:4"]
    desk.touch("c:1")
    desk.touch("c:2")
    assert screen.said[-1] == ("right", "Right! What next?", "told r")
    assert (desk.open, desk.own, screen.ends) == (True, 1, 0)
    desk.touch("c:3")
    assert screen.said[-1] == ("over", "Solved!", "told b")
    assert (desk.open, desk.clean, screen.ends) == (False, True, 1)
    assert [asked["cmd"] for asked in helper.asked] == ["scene"] * 4
    assert all(asked["view"] == {"pieces": "letters"} for asked in helper.asked)


def test_a_wrong_move_is_refuted_by_a_reply() -> None:
    desk, screen, helper = begun(shown("d"), judged(False, False, "x"), shown("x", "b"))
    desk.touch("c:4")
    assert screen.said[-1] == ("wrong", "Not this one.", "It fails to this reply: told x")
    assert (desk.open, desk.failed, desk.clean, screen.ends) == (False, True, False, 0)
    request = next(asked for asked in helper.asked if asked["cmd"] == "judge")
    assert (request["goal"], request["record"]) == ("mate:2", ["d"])
    assert desk.played == ["d", "x"]


def test_what_is_no_mate_at_once_is_no_check_or_has_a_way_out() -> None:
    for check, told in ([], "That isn’t check."), (["w"], "That is check, but not mate: told x"):
        answer = shown("d")
        answer["status"]["check"] = check
        desk, screen, helper = begun(
            answer, judged(False, False, "x"), shown("x", "b"), own=1, words={"deed:check": {}}
        )
        helper.ready = True
        desk.touch("c:4")
        assert screen.said[-1] == ("wrong", "Not this one.", told)
        assert desk.played == ["d", "x"][: 1 + len(check)]


def test_what_a_move_was_to_do_by_itself_is_said_in_place_of_a_reply() -> None:
    own = {"missed:two": {"en": "Two were asked for."}}
    for moves, told in (1, "told d Two were asked for."), (2, "It fails to this reply: told x"):
        answers = shown("d"), judged(False, False, "x"), shown("x", "b")
        desk, screen, _ = begun(*answers, own=moves, goal="two", words=own)
        desk.touch("c:4")
        assert screen.said[-1] == ("wrong", "Not this one.", told)
        assert desk.played == ["d", "x"][:moves]


def test_a_hint_that_is_wished_for_comes_with_the_engine() -> None:
    desk, screen, _ = begun(shown("d"), judged(False, False, None))
    assert desk.advisable
    desk.touch("c:4")
    assert desk.advisable
    assert not desk.find_hint()
    desk.wish()
    assert screen.hints == 1


def test_what_speaks_for_the_refutation_is_said_and_drawn() -> None:
    mark = {"mark": "attack", "cells": ["1", "2"]}
    claim = {"slug": "It parries {0}.", "args": ["b1"], "figures": {"marks": [mark], "lines": []}}
    desk, screen, helper = begun(
        shown("d"), judged(False, False, "x"), shown("x", "b"), {"claims": [claim]}
    )
    helper.ready = True
    desk.touch("c:4")
    assert screen.said[-1] == ("more", "", "It parries b1.")
    assert screen.drawn == [mark]
    request = helper.asked[-1]
    assert (request["cmd"], request["record"]) == ("claims", ["d", "x"])


def test_where_nobody_replies_it_is_said_that_it_is_too_late() -> None:
    for turn in "be":
        desk, screen, _ = begun(shown("d", turn), judged(False, False, None))
        desk.touch("c:4")
        assert screen.said[-1][2] == "After that move, the goal is out of reach."
        assert desk.failed


def test_where_the_dice_left_can_still_do_it_that_is_said() -> None:
    desk, screen, _ = begun(shown("d", "b"), judged(False, False, None, late=True))
    desk.touch("c:4")
    told = "That still works this turn, but there is a faster way."
    assert screen.said[-1][2] == told
    assert desk.failed


def test_another_way_that_is_right_goes_on_too() -> None:
    desk, screen, helper = begun(
        shown("d"), judged(True, False, "x"), shown("x", "e"), {"move": "y"}, shown("y", "b")
    )
    desk.touch("c:4")
    assert desk.played == ["d", "x", "y"]
    assert (desk.open, desk.own, screen.said[-1][2]) == (True, 1, "told y")
    assert desk.path == []
    assert helper.asked[-2]["cmd"] == "best"


def test_another_end_counts_as_well() -> None:
    desk, screen, _ = begun(shown("d"), judged(True, True, None), own=1, solution=["a"])
    desk.touch("c:4")
    assert screen.said[-1][1] == "Solved!"
    assert screen.ends == 1


def test_one_turn_of_several_moves_needs_no_reply() -> None:
    desk, screen, _ = begun(shown("a", "b"), shown("b", "b"), solution=["a", "b"])
    desk.touch("c:1")
    desk.touch("c:2")
    assert (desk.open, desk.played) == (True, ["a"])
    desk.touch("c:3")
    assert screen.ends == 1


def test_the_path_is_that_of_the_solution() -> None:
    desk, _, _ = begun()
    assert desk.path == ["c:1", "c:2"]


def test_what_is_taken_by_itself_is_not_named_at_the_end() -> None:
    assert named(["c:1", "c:2", "?d:K"]) == ["c:1", "c:2"]
    assert named(["c:1", "?o:line", "c:2"]) == ["c:1", "o:line", "c:2"]
    assert named(["?o:pass"]) == ["o:pass"]


def test_before_the_engine_is_up_a_touch_has_to_wait() -> None:
    waiting: list[Any] = []

    class Asleep(Helper):
        def soon(self, work: "Any") -> None:
            waiting.append(work)

    screen, helper = Screen(), Asleep([shown("", "b")])
    desk = Attempt(PROBLEM, Words("en"), helper, screen)
    desk.touch("c:1")
    assert screen.said[-1][0] == "waiting"
    assert (desk.able, desk.path) == ([], [])
    Helper.soon(helper, waiting.pop())
    assert screen.said[-1] == ("turn", "Find the move.", "")
    assert (desk.touches, desk.able) == (["c:1"], ["c:2"])


def test_who_has_left_hears_no_more() -> None:
    desk, screen, _ = begun(shown("d"), judged(True, True, None))
    desk.left = True
    desk.touch("c:4")
    assert screen.ends == 0
    assert screen.said == [("turn", "Find the move.", "")]
