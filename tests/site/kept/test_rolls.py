"""A roll stays what it was: undoing brings no other, and each game has its own."""

from anga.shared.formats.fragment import Link
from kept.rolls import Rolls, by_seat, rolls_in
from state.match import Match

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

MOVES = ["roll:KC", "C:a1a2", "roll:KK", "stop"]


class Memory:
    """A device that counts how often it is told something."""

    def __init__(self) -> None:
        self.values: dict[str, Any] = {}
        self.told = 0

    def get(self, key: str, default: "Any" = None) -> "Any":
        return self.values.get(key, default)

    def text(self, key: str) -> "str | None":
        return str(self.values[key]) if key in self.values else None

    def put(self, key: str, value: "Any") -> bool:
        self.values[key] = value
        self.told += 1
        return True

    def drop(self, key: str) -> None:
        self.values.pop(key, None)

    def keys(self, beginning: str) -> "list[str]":  # noqa: ARG002
        return []

    def letters(self) -> str:
        return ""

    def now(self) -> int:
        return 0


def match(*moves: str, position: "str | None" = None) -> Match:
    return Match(Link("dicey", position=position, moves=moves), {})


def history(*moves: str) -> "Any":
    return [{"faces": ["K"]} if move.startswith("roll:") else {} for move in moves]


def rolls(device: Memory, *moves: str) -> Rolls:
    """What is known after these moves."""
    known = Rolls(device, "dicey")
    known.remember(match(*moves), history(*moves))
    return known


def comes(known: Rolls, *moves: str, position: "str | None" = None) -> "str | None":
    """What the dice show after other moves; they were looked at before."""
    game = match(*moves, position=position)
    known.remember(game, history(*moves))
    return known.next(game, history(*moves))


def test_the_rolls_of_a_game() -> None:
    assert rolls_in(MOVES, history(*MOVES)) == ["roll:KC", "roll:KK"]
    assert rolls_in(MOVES[:2], history(*MOVES)) == ["roll:KC"]
    assert rolls_in([], []) == []


def test_an_undone_roll_comes_again_whatever_is_played_before_it() -> None:
    known = rolls(Memory(), *MOVES)
    assert comes(known, "roll:KC", "K:b2@e") == "roll:KK"
    assert comes(known) == "roll:KC"
    assert comes(known, *MOVES) is None


def test_another_roll_replaces_what_came_after_it() -> None:
    known = rolls(Memory(), *MOVES)
    assert comes(known, "roll:HH", "pass") is None
    assert comes(known) == "roll:HH"


def test_a_game_from_another_start_has_rolls_of_its_own() -> None:
    known = rolls(Memory(), *MOVES)
    assert comes(known, position="8/8 k -") is None
    assert comes(known, "roll:KC", "K:b2@e", position="8/8 k -") is None


def test_a_new_game_has_rolls_of_its_own() -> None:
    device = Memory()
    known = rolls(device, *MOVES)
    known.begin()
    assert comes(known) is None
    assert device.values == {}


def test_a_game_taken_up_again_knows_its_rolls() -> None:
    device = Memory()
    rolls(device, *MOVES)
    known = rolls(device)
    known.resume(match("roll:KC"))
    assert comes(known, "roll:KC") == "roll:KK"


def test_the_device_is_told_of_new_rolls_only() -> None:
    device = Memory()
    known = rolls(device, *MOVES)
    assert device.told == 1
    for moves in (MOVES, MOVES[:2], []):
        comes(known, *moves)
    comes(known, position="8/8 k -")
    assert device.told == 1
    assert device.values == {"rolls:dicey": ["roll:KC", "roll:KK"]}


def test_nonsense_on_the_device_is_no_roll() -> None:
    for value in (None, 7, "roll:KC", [7], {"0": "roll:KC"}):
        device = Memory()
        device.values["rolls:dicey"] = value
        known = rolls(device)
        known.resume(match())
        assert comes(known) is None


def test_rolls_of_a_seat_come_again_in_a_game_that_is_played_once_more() -> None:
    def told(*moves: str) -> "Any":
        seats = {"b": "b", "w": "w"}
        return [
            {"faces": ["K"], "seat": seats[move[-1]]} if "roll" in move else {"seat": "b"}
            for move in moves
        ]

    def planned(seat: str, *moves: str, able: str = "roll:1b roll:2b roll:1w") -> "str | None":
        return known.planned_roll(seat, told(*moves), able.split(" "), list(moves))

    device = Memory()
    known = Rolls(device, "dicey")
    played = ["roll:1b", "x", "roll:1w", "roll:2b"]
    assert by_seat(played, told(*played)) == {"b": ["roll:1b", "roll:2b"], "w": ["roll:1w"]}
    known.begin()
    known.repeat(by_seat(played, told(*played)))
    assert planned("b") == "roll:1b"
    assert planned("w", "roll:1b") == "roll:1w"
    assert planned("b", "roll:1b", "y") == "roll:2b"  # whatever was played and whose turn it was
    assert planned("b", "roll:1b", able="roll:9b") is None  # its turn does not allow it
    assert planned("b", "roll:9b") is None  # it went another way
    assert planned("b", "roll:1b", "roll:2b") is None  # there were no more
    again = Rolls(device, "dicey")
    again.resume(match())
    assert again.plan == known.plan
    known.begin()
    assert planned("b") is None
    assert Rolls(device, "dicey").plan == {}
