"""Won positions: which one a game began with, which were won, and which is next."""

from kept.diary import Diary
from kept.won import WonPositions
from tests.site.by_hand import Memory

FIRST = {"id": "1", "rules": "", "position": "x b", "seat": "b"}
SECOND = {"id": "2", "rules": "h2", "position": "x b", "seat": "b"}
THIRD = {"id": "3", "rules": "", "position": "y w", "seat": "w"}
TOY = {"game": "toy", "seats": ["b", "w"], "levels": [1, 3, 8], "won": [FIRST, SECOND, THIRD]}


def positions(device: Memory) -> WonPositions:
    return WonPositions(device, TOY)  # type: ignore[arg-type]


def test_a_position_is_known_by_rules_and_start() -> None:
    known = positions(Memory())
    assert known.find("", "x b") is FIRST
    assert known.find("h2", "x b") is SECOND
    assert known.find("", None) is None
    bare = {"game": "toy", "levels": [1]}
    assert WonPositions(Memory(), bare).find("", "x b") is None  # type: ignore[arg-type]


def test_what_was_won_is_kept_once_and_the_next_is_another() -> None:
    device = Memory()
    known = positions(device)
    assert (known.done, known.count, known.after(SECOND)) == ([], 0, THIRD)  # type: ignore[arg-type]
    for entry in (THIRD, SECOND, THIRD):
        known.add(entry)  # type: ignore[arg-type]
    again = positions(device)
    assert (again.done, again.count) == (["3", "2"], 2)
    assert again.after(SECOND) is FIRST  # type: ignore[arg-type]
    again.add(FIRST)  # type: ignore[arg-type]
    assert again.after(SECOND) is None  # type: ignore[arg-type]


def test_two_devices_have_won_what_either_has() -> None:
    device, other = Memory(), Memory()
    positions(device).add(FIRST)  # type: ignore[arg-type]
    positions(other).add(THIRD)  # type: ignore[arg-type]
    Diary(device).add(other.get("progress"))
    assert positions(device).done == ["1", "3"]


def test_whatever_is_kept_is_survived() -> None:
    for kept in (3, {"x": 1}, [3, None]):
        device = Memory()
        Diary(device).put("won", "toy", kept)
        assert positions(device).done == []


def test_its_link_seats_the_strongest_computers() -> None:
    link = positions(Memory()).link(THIRD)  # type: ignore[arg-type]
    assert (link.game, link.rules, link.position) == ("toy", "", "y w")
    assert link.computers == {"b": 8}
