"""A step under way: what is right, what is not, what is refused, and the game at the end."""

from learn.exercise import Exercise
from learn.practice import Practice
from words import Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Coroutine
    from typing import Any

SCENE: "Any" = {"pieces": [], "solids": [], "hands": [], "options": [], "seats": [], "marks": []}
PLY: "Any" = {"move": "a", "changes": [], "rest": {"marks": ["after"]}}
REPLY: "Any" = {"move": "r", "changes": [], "rest": {"marks": ["after"]}}
STEP: "Any" = {
    "link": "g=toy&p=start_b&m=m1.m2", "view": {}, "scene": SCENE, "turn": "b", "turns": 0,
    "choices": [
        {"move": "a", "paths": [["c:1", "c:2"]]},
        {"move": "b", "paths": [["c:1", "c:3"]]},
        {"move": "c", "paths": [["c:4"]]},
        {"move": "d", "paths": [["c:5"]], "forbidden": "barred"},
    ],
    "accepted": [{"move": "a", "deeds": ["win"], "plies": [PLY, REPLY]}],
    "right": None, "wrong": None, "answers": {"c": {"en": "c is odd", "ja": "c"}},
    "hint": ["c:1", "c:2"],
}  # fmt: skip


class Screen:
    """What is shown, written down."""

    calm = False

    def __init__(self) -> None:
        self.said: list[tuple[str, str, str]] = []
        self.shown: list[Any] = []
        self.drawn: list[Any] = []
        self.ends = self.cleared = 0

    async def play(self, changes: "Any", scene: "Any") -> None:
        assert changes == []
        self.shown.append(scene)

    def offer(self) -> None:
        pass

    def say(self, tone: str, strong: str, text: str = "") -> None:
        self.said.append((tone, strong, text))

    def add(self, text: str, first: bool = False) -> None:
        self.said.append(("first" if first else "more", "", text))

    def refuse(self, cells: "Any") -> None:
        self.shown.append(cells)

    def point(self) -> None:
        self.said.append(("hint", "", ""))

    def explain(self, explanation: "Any") -> None:
        if explanation and explanation["notes"]:
            self.shown.append(explanation)
        elif explanation is None:
            self.cleared = len(self.drawn)
        elif explanation.get("marks"):
            self.drawn += explanation["marks"]

    def show_passed(self) -> None:
        self.ends += 1


class Helper:
    """An engine that knows its answers, and work that is done at once."""

    def __init__(self, answers: "Any" = (), ready: bool = True) -> None:
        self.answers, self.ready = list(answers), ready
        self.asked: list[Any] = []

    async def ask(self, request: "Any") -> "Any":
        self.asked.append(request)
        return self.answers.pop(0) if self.answers else {"notes": []}

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


def words() -> Words:
    known = Words("en")
    known.game_words = {
        "deed:win": {"en": "You win.", "ja": "勝ち"},
        "barred": {"en": "Barred.", "ja": "不可"},
        "seat:b": {"en": "Black", "ja": "黒"},
        "reason:mate": {"en": "mate", "ja": "詰み"},
    }
    return known


def laid(kind: "Any" = Exercise, helper: "Any" = None, **other: "Any") -> "tuple[Any, Screen]":
    screen = Screen()
    step = dict(STEP)
    step.update(other)
    return kind(step, words(), helper or Helper(), screen), screen


def test_a_right_move_is_praised_shown_and_answered() -> None:
    desk, screen = laid()
    desk.touch("c:1")
    assert desk.touches == ["c:1"]
    assert desk.able == ["c:2", "c:3"]
    desk.touch("c:2")
    assert screen.said == [("right", "Right!", "You win.")]
    assert [scene["marks"] for scene in screen.shown] == [["after"], ["after"]]
    assert desk.played == ["a", "r"]
    assert (desk.open, screen.ends) == (False, 1)
    desk.touch("c:4")
    assert screen.ends == 1
    assert desk.able == []


def test_a_step_may_praise_in_its_own_words() -> None:
    desk, screen = laid(right={"en": "Well done.", "ja": "よし"})
    desk.touch("c:1")
    desk.touch("c:2")
    assert screen.said[0][2] == "Well done."


def test_a_legal_move_that_is_not_meant_is_taken_back() -> None:
    desk, screen = laid()
    desk.touch("c:1")
    desk.touch("c:3")
    assert screen.said[0][:2] == ("wrong", "Not quite.")
    assert (desk.touches, desk.open, screen.ends) == ([], True, 0)
    desk.touch("c:4")
    assert screen.said[1] == ("wrong", "Not quite.", "c is odd")
    other, told = laid(wrong={"en": "No.", "ja": "否"})
    other.touch("c:1")
    other.touch("c:3")
    assert told.said[0][2] == "No."


def test_what_is_left_to_choose_is_asked_until_the_touch_is_taken_back() -> None:
    options = [{"id": name, "name": name, "group": "barred"} for name in ("k", "c")]
    choices = [{"move": name, "paths": [["c:1", "o:" + name]]} for name in ("k", "c")]
    scene = dict(SCENE, options=options)
    desk, screen = laid(scene=scene, choices=choices)
    desk.touch("c:1")
    desk.untouch()
    assert screen.said == [("turn", "Barred.", ""), ("turn", words()("your-try"), "")]


def test_what_a_rule_forbids_is_refused_with_its_reason() -> None:
    desk, screen = laid()
    desk.touch("c:5")
    assert screen.said == [("refused", "Not allowed:", "Barred.")]
    assert screen.shown == [["5"]]
    desk.touch("c:1")
    assert screen.said[1:] == [("turn", "Your move.", "")]
    desk.touch("c:1")
    assert len(screen.said) == 2


def test_the_engine_is_asked_why_something_leads_nowhere() -> None:
    why = {"words": {"en": "Too far.", "ja": "遠い"}, "cells": ["9"]}
    desk, screen = laid(helper=Helper([why, {"words": None, "cells": []}]))
    desk.touch("c:9")
    assert screen.said == [("refused", "Not allowed:", "Too far.")]
    assert screen.shown == [["9"]]
    asked = desk.helper.asked[0]
    assert (asked["cmd"], asked["touches"]) == ("why", ["c:9"])
    assert (asked["position"], asked["record"]) == ("start b", ["m1", "m2"])
    desk.touch("c:8")
    assert screen.said[1][1].startswith("There is nothing here yet.")


def test_an_engine_that_is_late_is_waited_for_aloud() -> None:
    desk, screen = laid(helper=Helper([{"words": None, "cells": []}], ready=False))
    desk.touch("c:9")
    assert [tone for tone, _, _ in screen.said] == ["waiting", "refused"]


def test_touches_are_explained_where_the_engine_is_up() -> None:
    notes = {"notes": ["n"], "marks": [], "lines": []}
    desk, screen = laid(helper=Helper([notes]))
    desk.touch("c:1")
    assert screen.shown == [notes]
    silent, nothing = laid(helper=Helper(ready=False))
    silent.touch("c:1")
    assert nothing.shown == []


def test_what_is_aimed_at_is_foreseen_until_it_is_aimed_at_no_more() -> None:
    told, foreseen = ({"notes": [note], "marks": [], "lines": []} for note in "nf")
    helper = Helper([told, foreseen])
    desk, screen = laid(helper=helper)
    desk.on_hover("c:1")
    assert not helper.asked  # nothing was touched yet
    desk.touch("c:1")
    desk.on_hover("c:2")
    assert helper.asked[-1]["touches"] == ["c:1", "c:2"]
    desk.on_hover(None)
    assert screen.shown == [told, foreseen, told]
    desk.untouch()
    desk.on_hover("c:2")
    assert screen.shown == [told, foreseen, told]


def test_a_hint_puts_an_end_to_what_was_told_of_the_touches() -> None:
    notes = {"notes": ["n"], "marks": [], "lines": []}
    desk, screen = laid(helper=Helper([notes]))
    desk.touch("c:1")
    desk.advise()
    desk.on_hover("c:2")
    desk.on_hover(None)
    assert screen.shown == [notes]


def test_a_hint_narrows_what_is_shown_to_its_touches() -> None:
    helper = Helper()
    desk, _ = laid(helper=helper)
    assert desk.able == ["c:1", "c:4"]
    desk.hinting = True
    assert (desk.hint_touches, desk.able) == (["c:1", "c:2"], ["c:1"])
    desk.touch("c:1")
    assert (desk.hint_touches, desk.able) == (["c:2"], ["c:2"])
    assert not helper.asked  # an explanation would take the place of the hint
    desk.untouch()
    assert desk.able == ["c:1"]


def test_a_hint_that_breaks_off_goes_on_to_the_end_of_a_right_move() -> None:
    assert laid(hint=["c:1"])[0].hint == ["c:1", "c:2"]
    assert laid(hint=["c:4"])[0].hint == ["c:4"]
    assert laid(hint=[])[0].hint == ["c:1", "c:2"]


def test_a_hint_begins_anew_where_other_things_were_touched() -> None:
    desk, screen = laid(helper=Helper(ready=False), hint=["c:4"])
    assert desk.helpful
    desk.touch("c:1")
    desk.advise()
    assert (desk.touches, desk.able) == ([], ["c:4"])
    assert screen.said == [("hint", "", "")]


def test_a_practice_game_seeks_its_hint() -> None:
    mark = {"mark": "able", "cells": ["a1"]}
    claim = {"slug": "1", "args": [], "figures": {"marks": [mark], "lines": []}}
    helper = Helper([{"move": "b"}, {"claims": [claim]}])
    desk, screen = laid(Practice, helper, turns=5, hint=[])
    assert desk.helpful
    desk.advise()
    assert screen.said == [
        ("waiting", "The computer is looking …", ""),
        ("hint", "", ""),
    ]
    assert desk.reasons == [claim]
    assert [asked["cmd"] for asked in helper.asked] == ["best", "claims"]
    assert helper.asked[1]["record"] == ["m1", "m2", "b"]
    assert (desk.hint_touches, desk.able) == (["c:1", "c:3"], ["c:1"])
    desk.advise()
    assert (len(helper.asked), desk.reasons) == (2, [claim])
    helper.answers, helper.ready = [answer("b"), {"deeds": []}], False
    desk.touch("c:1")
    desk.touch("c:3")
    assert (desk.hint, desk.hint_touches, desk.helpful) == ([], [], True)


def test_what_was_asked_of_a_step_that_was_left_is_not_told() -> None:
    desk, screen = laid(helper=Helper([{"words": {"en": "x", "ja": "x"}, "cells": []}]))
    desk.left = True
    desk.touch("c:9")
    assert screen.said == []


def answer(turn: "str | None", over: bool = False, chance: bool = False) -> "Any":
    status = {"over": over, "turn": turn, "chance": chance}
    if over:
        status["reason"], status["placings"] = "mate", {"b": 1, "w": 2}  # type: ignore[assignment]
    scene = dict(SCENE)
    return {
        "scene": scene, "choices": STEP["choices"], "changes": [], "status": status,
        "history": [{"seat": "b" if over else "w", "description": "told"}],
    }  # fmt: skip


def test_a_practice_game_tells_each_own_move_and_lets_the_others_answer() -> None:
    deeds = {"deeds": ["deed:win"]}
    helper = Helper([
        answer(None, chance=True), deeds, {"move": "roll"}, answer("w"), {"move": "x"}, answer("b"),
        answer(None, over=True), deeds,
    ])  # fmt: skip
    desk, screen = laid(Practice, helper, turns=5)
    desk.touch("c:4")
    assert screen.said == [("thinking", "You win.", ""), ("turn", "You win.", "told")]
    assert desk.played == ["c", "roll", "x"]
    commands = [asked["cmd"] for asked in helper.asked]
    assert commands == ["scene", "deeds", "roll", "scene", "best", "scene"]
    assert helper.asked[4]["level"] == 1
    assert desk.open
    desk.touch("c:4")
    assert screen.said[-1] == ("over", "You win.", "")  # told by the move that won
    assert (desk.open, screen.ends) == (False, 1)


def test_a_practice_game_tells_what_was_taken_meanwhile() -> None:
    def left(number: int, told: str) -> "Any":
        found = answer("b" if told == "roll" else "w")
        found["scene"]["pieces"] = [{"seat": "b"}] * number + [{"seat": "w"}] * (4 - number)
        found["history"] = [{"seat": "b" if told == "own" else "w", "description": told}]
        return found

    taken = [{"move": "x"}, left(2, "takes"), {"move": "y"}, left(1, "takes too")]
    own, rolled = [left(3, "own"), {"deeds": []}], [{"move": "z"}, left(1, "roll")]
    helper = Helper(own + taken + rolled)
    desk, screen = laid(Practice, helper, turns=5)
    desk.touch("c:4")
    assert screen.said[-1] == ("turn", "", "takes takes too roll")


def test_a_practice_game_ends_after_so_many_own_moves() -> None:
    helper = Helper([answer("b"), {"deeds": []}, answer("b"), {"deeds": []}], ready=False)
    desk, screen = laid(Practice, helper, turns=2)
    desk.touch("c:4")
    assert screen.said.pop() == ("turn", "", "")  # nobody else has moved
    screen.said.clear()
    desk.touch("c:4")
    assert [tone for tone, _, _ in screen.said] == ["waiting", "thinking", "over"]
    assert screen.ends == 1


def test_a_practice_game_that_is_left_goes_no_further() -> None:
    helper = Helper([answer("w")])
    desk, screen = laid(Practice, helper, turns=3)
    desk.left = True
    desk.touch("c:4")
    assert (screen.said, screen.ends, len(helper.asked)) == ([], 0, 1)


FIGURES: "Any" = {"marks": [{"mark": "closed", "cells": ["9"]}], "lines": []}


def test_what_forbids_a_touch_is_drawn() -> None:
    why = {"words": {"en": "Too far.", "ja": "遠い"}, "cells": ["9"], "figures": FIGURES}
    desk, screen = laid(helper=Helper([why]))
    desk.touch("c:9")
    assert screen.said[-1][0] == "refused"
    assert screen.drawn == FIGURES["marks"]


def shown(slug: str) -> Screen:
    """The screen after a step whose end shows something."""
    told = {"slug": slug, "args": [], "figures": FIGURES}
    desk, screen = laid(helper=Helper([{"shows": [told]}]))
    desk.play_move("a")
    return screen


def test_what_the_position_shows_is_drawn_when_the_step_is_passed() -> None:
    screen = shown("shows:check")
    assert screen.ends == 1
    assert screen.drawn == FIGURES["marks"]
    assert "more" not in [tone for tone, _, _ in screen.said]


def test_why_a_mate_is_one_is_said_and_drawn_when_the_step_is_passed() -> None:
    screen = shown("shows:mate")
    assert screen.drawn == FIGURES["marks"]
    assert screen.said[-1] == ("first", "", "shows:mate")


def test_the_figures_of_a_mate_come_one_after_another() -> None:
    told = [{"slug": "shows:mate", "args": [], "figures": FIGURES}] * 3
    helper = Helper([{"shows": told}])
    desk, screen = laid(helper=helper)
    desk.play_move("a")
    assert len(screen.drawn) == 1 + 2 + 3  # each time with those before


def test_what_was_drawn_goes_when_another_step_comes() -> None:
    desk, screen = laid(helper=Helper([{"shows": [{"slug": "x", "args": [], "figures": FIGURES}]}]))
    desk.play_move("a")
    assert screen.cleared < len(screen.drawn)
    desk.leave()
    assert screen.cleared == len(screen.drawn) > 0


def test_a_step_is_passed_without_the_engine_too() -> None:
    desk, screen = laid(helper=Helper(ready=False))
    desk.play_move("a")
    assert (screen.ends, screen.drawn) == (1, [])
