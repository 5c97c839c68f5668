"""What people have chosen on this device counts as far as the game still offers it."""

import json

from kept.results import LOST, Results
from kept.settings import Settings, valid_choice
from tests.site.by_hand import OPENING, Memory

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

SIDES: "Any" = {"id": "sides", "choices": ["two", "three"], "english": "two"}
PIECES: "Any" = {"id": "pieces", "choices": ["kanji", "letters"], "english": "letters"}
USUAL = {"b": "person", "w": 1}


def settings(**texts: str) -> Settings:
    return Settings(Memory(texts), OPENING)


def test_a_view_kept_from_an_earlier_visit_is_taken_if_it_still_exists() -> None:
    assert valid_choice(SIDES, {"sides": "three"}, "en") == "three"
    senseless: list[Any] = [None, {}, {"sides": "five"}, {"other": "three"}, "three", 7, []]
    for kept in senseless:
        assert valid_choice(SIDES, kept, "en") == "two", kept


def test_what_was_not_chosen_suits_the_language() -> None:
    assert valid_choice(PIECES, None, "en") == "letters"
    assert valid_choice(PIECES, None, "ja") == "kanji"
    assert valid_choice(PIECES, {"pieces": "kanji"}, "en") == "kanji"
    read: Any = dict(OPENING, views=[SIDES, PIECES])
    device = Memory()
    chosen = Settings(device, read, "en")
    chosen.look("sides", "three")
    chosen.read_in("ja")
    assert chosen.view == {"sides": "three", "pieces": "kanji"}
    chosen.look("pieces", "letters")
    assert Settings(device, read, "ja").view == {"sides": "three", "pieces": "letters"}


def test_a_choice_is_remembered() -> None:
    device = Memory()
    Settings(device, OPENING).look("sides", "three")
    assert Settings(device, OPENING).view == {"sides": "three"}
    Settings(device, OPENING).keep_seats({"b": 3, "w": "person"})
    assert Settings(device, OPENING).usual() == {"b": 3, "w": "person"}


def test_after_a_game_by_link_the_next_one_is_as_those_before() -> None:
    device = Memory()
    Settings(device, OPENING).keep_seats({"b": 3, "w": "person"})
    Settings(device, OPENING).keep_seats({"b": "person", "w": "away"})
    assert Settings(device, OPENING).usual() == {"b": 3, "w": "person"}


def test_the_first_computer_is_the_gentlest_then_the_one_met_last() -> None:
    device = Memory()
    assert Settings(device, OPENING).usual() == {"b": "person", "w": 1}
    results = Results(device, "toy")
    results.add("first", 1, LOST)
    assert Settings(device, OPENING).first_level == 1
    results.add("second", 5, LOST, helped=True)
    assert Settings(device, OPENING).usual() == {"b": "person", "w": 5}


def test_who_has_results_of_an_earlier_version_is_no_beginner() -> None:
    kept = {"levels": {"8": [1, 0, 0]}, "counted": []}
    assert settings(**{"results:toy": json.dumps(kept)}).first_level == 3


def test_a_game_without_dice_has_none_of_our_own() -> None:
    device = Memory()
    Settings(device, OPENING).use_own_dice(True)
    assert not Settings(device, OPENING).own_dice
    diced: Any = dict(OPENING, dice=True)
    assert Settings(device, diced).own_dice


def test_a_level_that_there_is_not_is_the_nearest_below() -> None:
    for level, there in ((1, 1), (2, 1), (4, 3), (7, 5), (9, 8), (10, 10), (77, 10)):
        assert settings().sane({"b": level}) == {"b": there, "w": 1}


def test_levels_of_before_keep_their_meaning_until_others_are_chosen() -> None:
    for before, now in ((1, 1), (2, 3), (3, 5), (4, 8), (5, 10), (77, 10)):
        device = Memory({"seats:toy": json.dumps({"b": before, "w": "person"})})
        kept = Settings(device, OPENING)
        assert kept.usual() == kept.usual() == {"b": now, "w": "person"}
        kept.keep_seats({"b": 5, "w": "person"})
        assert "seats:toy" not in device.texts
        assert Settings(device, OPENING).usual() == {"b": 5, "w": "person"}


def test_seats_that_make_no_sense_are_the_usual_ones() -> None:
    senseless: list[Any] = [
        None, 3, "b", {"b": 0, "w": "robot"}, {"b": -1, "w": None}, {"w": True, "b": []},
    ]  # fmt: skip
    for seats in senseless:
        assert settings().sane(seats) == USUAL, seats
