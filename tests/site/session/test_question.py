"""A link that asks something."""

from session.question import Question
from tests.site.by_hand import OPENING, Tab

WORDS = dict(OPENING["words"])
WORDS["goal:mate"] = {"en": "{0} wins in {1}.", "ja": "{0}が{1}手で勝つ。"}
LINK = "g=toy&m=x.y&q=mate:2"


class Asked:
    """A tab with a question, and all that was said aloud."""

    def __init__(self, fragment: str = LINK) -> None:
        self.aloud: list[str] = []
        self.tab = Tab(fragment, words=WORDS)
        self.question = Question(self.tab.session, self.aloud.append)
        self.tab.wake()
        self.said()  # the page asks while it shows the game

    def said(self) -> str:
        told = self.question.status()
        return " ".join([told[0] + " " + told[1]] + [slug for slug, _ in told[2]]) if told else ""

    def touch(self, move: str) -> None:
        self.said()
        self.tab.session.touching.touch("o:" + move)
        self.tab.tell("scene")
        if self.tab.waiting() == ["losing"]:
            self.tab.tell("losing")

    def judge(self, right: bool, done: bool = False, reply: "str | None" = None) -> None:
        self.tab.tell("judge", right=right, done=done, reply=reply)
        self.tab.rest()


def test_a_link_asks_and_an_answer_that_does_it_is_told() -> None:
    asked = Asked()
    assert asked.said() == "Find the move. Black wins in 2."
    asked.touch("z")
    assert asked.said() == "Let’s see … "
    request = asked.tab.engine.asked[-1][0]
    assert (request["cmd"], request["goal"], request["record"]) == (
        "judge",
        "mate:2",
        ["x", "y", "z"],
    )
    asked.judge(right=True, done=True)
    assert asked.said() == "Solved! z again"
    assert asked.aloud == ["Let’s see …", "Solved!"]
    assert asked.tab.address.entries[-1] == "g=toy&m=x.y.z", "the question stood before"


def test_after_a_right_move_the_others_reply_and_the_next_is_asked() -> None:
    asked = Asked()
    asked.touch("x")
    assert not asked.tab.session.table.offered_touches.open
    asked.judge(right=True, reply="y")
    assert asked.tab.moves == "x y x y"
    assert asked.said() == "Right! What next? y"
    asked.touch("z")
    assert asked.tab.engine.asked[-1][0]["goal"] == "mate:1"
    asked.judge(right=True, done=True)
    assert asked.said().startswith("Solved!")


def test_a_wrong_move_is_refuted_and_it_can_be_tried_again() -> None:
    asked = Asked()
    asked.touch("x")
    asked.judge(right=False, reply="y")
    assert asked.tab.moves == "x y x y"
    assert asked.said() == "Not this one. y again"
    asked.question.again()
    asked.tab.settle()
    assert asked.said() == "Find the move. Black wins in 2."
    assert asked.tab.address.entries[-1] == LINK
    asked.touch("z")
    assert asked.tab.engine.asked[-1][0]["goal"] == "mate:2"


def test_a_reply_that_comes_too_late_disturbs_nobody() -> None:
    asked = Asked()
    asked.touch("x")
    asked.tab.tell("judge", right=False, done=False, reply="y")
    assert asked.said() == "Not this one. x"
    asked.question.again()
    asked.tab.tell("scene")
    asked.touch("z")
    asked.judge(right=True, done=True)
    assert asked.tab.moves == "x y z"
    assert asked.said().startswith("Solved!")


def test_taking_an_answer_back_asks_again() -> None:
    asked = Asked()
    asked.touch("x")
    asked.judge(right=False)
    asked.tab.session.undo()
    asked.tab.settle()
    assert asked.said() == "Find the move. Black wins in 2."
    asked.tab.session.step(1)
    asked.tab.settle()
    assert asked.said() == ""


def test_an_answer_that_is_left_is_not_judged() -> None:
    asked = Asked()
    asked.touch("x")
    asked.tab.session.undo()
    asked.tab.settle()
    assert asked.said() == "Find the move. Black wins in 2."
    assert asked.tab.moves == "x y"
    asked.touch("x")
    asked.tab.session.step(1)
    asked.tab.settle()
    asked.tab.session.step(3)
    asked.tab.settle()
    assert asked.said() == "", "nobody is waiting for a verdict"


def test_the_engine_replies_whoever_the_link_seats() -> None:
    asked = Asked("g=toy&m=x.y&s=w:3&q=mate:2")
    asked.touch("x")
    asked.judge(right=True, reply="y")
    assert "best" not in [request["cmd"] for request, _ in asked.tab.engine.asked]
    assert asked.tab.moves == "x y x y"


def test_what_a_game_does_not_know_is_not_asked() -> None:
    for fragment in ("g=toy&m=x.y&q=nonsense:2", "g=toy&m=x.y"):
        asked = Asked(fragment)
        assert asked.said() == ""
        assert ("link" in asked.tab.screen.notices) == ("q=" in fragment)
        asked.touch("x")
        assert "judge" not in asked.tab.waiting()
