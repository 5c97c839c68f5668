"""Positions are values that know their checks."""

from anga.games.chatra.rules.position import ChatraPosition
from tests.engine.games.chatra.boards import CHATRA

START = "12/6o5/12/12/12/12/12/12/12/12/5O6/12 b 18-18 -"


def test_an_attacked_object_is_in_check_in_the_opening_too() -> None:
    text = "12/7S4/8o3/12/12/12/12/12/12/12/12/12 b O17-18 -"
    assert CHATRA.parse(text, "free,dropcheck").check == ("w",)
    assert CHATRA.start("free").check == ()


def test_positions_are_values() -> None:
    start = CHATRA.start()
    assert isinstance(start, ChatraPosition)
    assert start == CHATRA.parse(START)
    start.legal()
    assert start == CHATRA.parse(START)
    assert hash(start) == hash(CHATRA.parse(START))
