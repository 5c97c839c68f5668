"""Who sits where, and which way the board lies."""

from widgets.seats import quarters_to_bottom, read_seat, who
from words import Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

TWO: "Any" = {"seats": [{"seat": "b", "side": 2}, {"seat": "w", "side": 0}]}
FOUR: "Any" = {"seats": [{"seat": seat, "side": side} for side, seat in enumerate("cdab")]}


class Select:
    def __init__(self, value: str) -> None:
        self.value = value


def test_the_board_is_turned_until_a_seat_is_at_the_bottom() -> None:
    assert [quarters_to_bottom(TWO, seat) for seat in "bw"] == [0, 2]
    assert [quarters_to_bottom(FOUR, seat) for seat in "abcd"] == [0, 3, 2, 1]
    assert quarters_to_bottom(TWO, "nobody") == 0


def test_a_seat_is_read_as_a_person_or_a_level() -> None:
    person: Any = Select("person")
    third: Any = Select("3")
    assert read_seat(person) == "person"
    assert read_seat(third) == 3


def test_who_sits_there_in_words() -> None:
    words = Words("en")
    solved: Any = {"levels": [1, 3, 10], "solved": True}
    other: Any = {"levels": [1, 3, 10], "solved": False}
    assert [who(value, solved, words) for value in ("person", "1", "3", "10")] == [
        "Human",
        "Frog 1",
        "Hare 3",
        "Dragon 10 · perfect",
    ]
    assert who("10", other, words) == "Dragon 10"
