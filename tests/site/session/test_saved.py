"""What the device remembers of a game."""

from anga.shared.fragment import Link, format_link
from session.match import PERSON, Match
from session.saved import Kept

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

SEATS = ["b", "w"]
USUAL = {"b": PERSON, "w": 2}


class Memory:
    """A device that keeps everything, or nothing."""

    def __init__(self, forgetful: bool = False) -> None:
        self.values: dict[str, Any] = {}
        self.forgetful = forgetful

    def get(self, key: str, default: "Any" = None) -> "Any":
        return self.values.get(key, default)

    def put(self, key: str, value: "Any") -> bool:
        if not self.forgetful:
            self.values[key] = value
        return not self.forgetful

    def drop(self, key: str) -> None:
        self.values.pop(key, None)


def kept(value: "Any" = None, forgetful: bool = False) -> Kept:
    """The memory of a device on which `value` lies where the unfinished game is kept."""
    memory: Any = Memory(forgetful)
    memory.values["game:bushi"] = value
    return Kept(memory, "bushi", SEATS)


def match(*moves: str, **seats: "Any") -> Match:
    return Match(Link("bushi", moves=moves), seats or dict(USUAL))


def unfinished(device: Kept) -> "tuple[str, dict[str, Any]]":
    found = device.unfinished()
    assert found
    return format_link(found[0]), found[1]


def test_an_unfinished_game_is_kept_with_its_seats() -> None:
    device = kept()
    device.save(match("Nb", "Tb", b=3, w=PERSON), over=False)
    assert unfinished(device) == ("g=bushi&m=Nb.Tb", {"b": 3, "w": PERSON})


def test_a_finished_game_is_forgotten() -> None:
    device = kept()
    device.save(match("Nb"), over=False)
    device.save(match("Nb", "Tb"), over=True)
    assert device.unfinished() is None


def test_a_game_without_moves_does_not_replace_one_with_moves() -> None:
    device = kept()
    device.save(match("Nb"), over=False)
    device.save(match(), over=False)
    assert unfinished(device)[0] == "g=bushi&m=Nb"


def test_what_makes_no_sense_is_not_offered() -> None:
    for value in (
        None,
        7,
        "g=bushi&m=Nb",
        {},
        {"link": "g=other&m=Nb"},
        {"link": "g=bushi"},
        {"link": "g=bushi&m=%zz"},
        {"link": 7},
    ):
        assert kept(value).unfinished() is None, value


def test_seats_that_make_no_sense_are_the_usual_ones() -> None:
    for seats in (None, 3, "b", {"b": 0, "w": "robot"}, {"b": -1, "w": None}, {"w": True, "b": []}):
        device = kept({"link": "g=bushi&m=Nb", "seats": seats})
        assert unfinished(device)[1] == USUAL, seats


def test_our_own_game_goes_on_as_it_was_and_somebodys_link_is_for_people() -> None:
    device = kept({"link": "g=bushi&m=Nb", "seats": {"b": 1, "w": 4}})
    assert device.seats_of(Link("bushi", moves=["Nb"])) == {"b": 1, "w": 4}
    assert device.seats_of(Link("bushi", moves=["Tb"])) == {"b": PERSON, "w": PERSON}
    assert device.seats_of(Link("bushi", "article", moves=["Nb"])) == {"b": PERSON, "w": PERSON}
    assert device.seats_of(Link("bushi", position="Tf Nb b")) == {"b": PERSON, "w": PERSON}


def test_our_own_game_is_known_wherever_in_it_we_are() -> None:
    device = kept({"link": "g=bushi&m=Nb.Tb.l", "seats": {"b": 1, "w": 4}})
    assert device.own(Link("bushi", moves=["Nb", "Tb", "l"], ply=1)) == {"b": 1, "w": 4}
    assert device.own(Link("bushi", moves=["Nb"])) == {"b": 1, "w": 4}
    assert device.own(Link("bushi", moves=["Nb", "Tb", "l", "t"])) is None
    assert device.own(Link("bushi", moves=["Nb", "Tb", "t"])) is None
    assert device.own(Link("bushi")) is None


def test_a_new_game_begins_with_who_played_last() -> None:
    device = kept()
    assert device.seats_of(Link("bushi")) == USUAL
    device.keep_seats({"b": 5, "w": PERSON})
    assert device.seats_of(Link("bushi")) == {"b": 5, "w": PERSON}


def test_a_device_that_keeps_nothing_is_no_trouble() -> None:
    device = kept(forgetful=True)
    device.save(match("Nb"), over=False)
    device.keep_seats({"b": 5, "w": 5})
    assert device.unfinished() is None
    assert device.usual() == USUAL
