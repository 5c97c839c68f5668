"""What a touch comes to: a move, a mark, a warning, or what it would come to."""

from tests.site.by_hand import Memory, Tab

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

PEOPLE = {"seats:toy": '{"b": "person", "w": "person"}'}
CUBE = [
    {"move": "xa", "paths": [["o:x", "o:a"]]},
    {"move": "xb", "paths": [["o:x", "o:b"]]},
]
NOTE = {"en": "It would be check.", "ja": "王手になる。"}


def explained(*notes: "Any") -> "dict[str, Any]":
    return {"marks": [], "lines": [], "notes": list(notes)}


def begun(*notes: "Any") -> Tab:
    """One of two touches is made, and it was told what it comes to."""
    tab = Tab("", Memory(dict(PEOPLE)), choices=CUBE).wake()
    tab.session.touching.touch("o:x")
    tab.tell("explain", **explained(*notes))
    return tab


def foreseen(tab: Tab, key: str) -> "Any":
    """What is told of the touch that is aimed at, None if nothing is."""
    told: Any = tab.session.table.foreseen
    return told and told[key]


def test_a_touch_that_means_something_else_makes_no_move() -> None:
    tab = Tab("", Memory(dict(PEOPLE))).wake()
    marked: list[str] = []

    def marks(touch: str) -> bool:
        marked.append(touch)
        return touch == "o:x"

    tab.page.takes_touch = marks  # type: ignore[method-assign]
    tab.session.touching.touch("o:x")
    assert (tab.settle().moves, marked) == ("", ["o:x"])
    tab.session.touching.touch("o:y")
    assert (tab.settle().moves, marked) == ("y", ["o:x", "o:y"])


def test_a_touch_in_a_hand_is_answered_as_if_nothing_had_been_taken_up() -> None:
    tab = begun(NOTE)
    tab.session.touching.touch("t:w:P")
    tab.settle()
    asked = [request["touches"] for request, _ in tab.engine.asked if request["cmd"] == "why"]
    assert asked == [["t:w:P"]]


def test_what_the_next_touch_would_come_to_is_told_where_there_is_something_to_tell() -> None:
    tab = begun(NOTE)
    tab.session.hints.point("o:a")
    assert tab.waiting() == ["explain"]
    assert tab.engine.asked[-1][0]["touches"] == ["o:x", "o:a"]
    tab.tell("explain", marks=[{"mark": "check"}], lines=[], notes=[])
    assert foreseen(tab, "marks") == [{"mark": "check"}]
    assert foreseen(tab, "notes") == [NOTE]  # the words under the pointer stay
    tab.session.hints.point(None)
    assert foreseen(tab, "marks") is None


def test_what_has_nothing_to_tell_so_far_is_not_asked_about_again() -> None:
    tab = begun()
    tab.session.hints.point("o:a")
    tab.session.hints.on_hover("o:b")
    assert tab.waiting() == []


def test_an_answer_about_what_is_no_longer_aimed_at_is_not_shown() -> None:
    tab = begun(NOTE)
    tab.session.hints.point("o:a")
    tab.session.hints.point("o:b")
    tab.tell("explain", **explained("late"))
    assert foreseen(tab, "marks") is None
    tab.tell("explain", marks=["b"], notes=[])
    assert foreseen(tab, "marks") == ["b"]


def test_a_touch_at_an_earlier_position_is_told_how_to_play_there() -> None:
    tab = Tab("g=toy&m=x.y", Memory(dict(PEOPLE))).wake()
    tab.session.step(1)
    tab.session.touching.touch("o:x")
    tab.settle()
    told = "This is an earlier position. To move in it, press “Play from here”."
    assert (tab.screen.refused, tab.session.table.match.moves) == ([told], ["x", "y"])
