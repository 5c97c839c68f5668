"""Dice on the page: who decided what, and how often each face came."""

from state.match import deciders
from widgets.dice_tally import counted, every_face

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

HISTORY: "Any" = [
    {"seat": "k", "faces": ["K", "C"]},
    {"seat": "k"},
    {"seat": "r", "faces": ["K", "K"]},
    {"seat": "r"},
]


def test_each_face_is_counted_for_each_seat() -> None:
    assert counted(HISTORY) == {("k", "K"): 1, ("k", "C"): 1, ("r", "K"): 2}


def test_nobody_decides_what_thrown_dice_show() -> None:
    assert deciders(HISTORY, False) == [None, "k", None, "r"]


def test_dice_of_our_own_are_entered_by_somebody() -> None:
    assert deciders(HISTORY, True) == ["", "k", "", "r"]


def test_the_faces_come_from_the_opening() -> None:
    firsts = [{"faces": ["K", "K"]}, {"faces": ["K", "C"]}, {"move": "x"}]
    opening: Any = {"firsts": firsts}
    assert every_face(opening) == ["K", "C"]
