"""Positions that somebody keeps: when they return, when they leave, and what is not kept."""

from kept.diary import Diary
from kept.mistakes import Mistakes, name_of, new_entry
from tests.site.by_hand import Memory
from words import Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

WORDS = Words("en")
ENTRY = new_entry("toy", "", "start b", "x", played="y")
NAME = "g=toy&p=start_b"


def entry(**other: "Any") -> "Any":
    """The position with other values."""
    found: Any = dict(ENTRY)
    found.update(other)
    return found


class Calendar:
    """A day that a test turns over, from the 1st of some month on."""

    def __init__(self) -> None:
        self.day = 1

    def today(self) -> str:
        months, day = divmod(self.day - 1, 31)
        return ("2026-07-", "2026-08-")[months] + ("0" + str(day + 1))[-2:]


def kept(device: Memory, *more: "Any") -> "tuple[Mistakes, Calendar]":
    calendar = Calendar()
    mistakes = Mistakes(device, calendar.today)
    for each in (ENTRY,) + more:
        assert mistakes.switch(each, WORDS) == "Kept: it comes back tomorrow."
    return mistakes, calendar


def test_a_position_returns_after_1_3_7_and_21_days() -> None:
    mistakes, calendar = kept(Memory())
    for days in (1, 3, 7, 21, 21):
        assert mistakes.wait(NAME) == days
        calendar.day += days - 1
        assert mistakes.due("toy") == []
        calendar.day += 1
        assert mistakes.due("toy") == [NAME]
        mistakes.find(NAME, unaided=False)


def test_a_position_that_was_solved_three_times_leaves_for_good() -> None:
    device = Memory()
    mistakes, calendar = kept(device)
    for days in (1, 3, 7):
        calendar.day += days
        mistakes.find(NAME, unaided=True)
    assert mistakes.of("toy") == []
    assert mistakes.get(NAME) is None
    Diary(device).add({"v": 1, "mistakes": {NAME: entry(due=1)}})
    assert mistakes.of("toy") == []
    assert mistakes.switch(ENTRY, WORDS) == "Kept: it comes back tomorrow."
    assert mistakes.of("toy") == [NAME]


def test_nothing_counts_before_a_position_is_due_or_twice_a_day() -> None:
    mistakes, calendar = kept(Memory())
    mistakes.find(NAME, unaided=True)
    assert mistakes.wait(NAME) == 1
    calendar.day += 1
    mistakes.find(NAME, unaided=True)
    mistakes.find(NAME, unaided=True)
    found = mistakes.get(NAME)
    assert found
    assert (found["seen"], found["solved"], mistakes.wait(NAME)) == (1, 1, 3)


def test_what_was_missed_for_weeks_is_still_due_and_no_more_than_once() -> None:
    mistakes, calendar = kept(Memory())
    calendar.day += 30
    assert mistakes.due("toy") == [NAME]
    mistakes.find(NAME, unaided=True)
    assert mistakes.wait(NAME) == 3


def test_positions_are_listed_by_game_and_by_their_return() -> None:
    other, elsewhere = new_entry("toy", "odd", "a", "x"), new_entry("odd", "", "a", "x")
    mistakes, calendar = kept(Memory(), other, elsewhere)
    calendar.day += 1
    mistakes.find(NAME, unaided=True)
    assert mistakes.of("toy") == [name_of(other), NAME]
    assert mistakes.due("toy") == [name_of(other)]
    assert mistakes.due("odd") == [name_of(elsewhere)]


def test_keeping_is_taken_back_by_the_same_button() -> None:
    mistakes, _ = kept(Memory())
    assert mistakes.pressed(ENTRY) == "true"
    assert mistakes.switch(ENTRY, WORDS) == "No longer kept."
    assert mistakes.pressed(ENTRY) == "false"


def test_two_tabs_see_what_the_other_keeps_and_count_a_day_once() -> None:
    device = Memory()
    mistakes, calendar = kept(device)
    other = Mistakes(device, calendar.today)
    assert other.of("toy") == [NAME]
    calendar.day += 1
    mistakes.find(NAME, unaided=True)
    other.find(NAME, unaided=True)
    found = mistakes.get(NAME)
    assert found
    assert found["solved"] == 1


def test_the_diary_is_parsed_again_only_when_it_was_written() -> None:
    class Counting(Memory):
        reads = 0

        def get(self, key: str, default: "Any" = None) -> "Any":
            self.reads += 1
            return Memory.get(self, key, default)

    device = Counting()
    mistakes, _ = kept(device)
    mistakes.of("toy")
    before = device.reads
    for game in ("toy", "odd"):
        mistakes.due(game)
        mistakes.pressed(ENTRY)
    assert device.reads == before
    Diary(device).put("lessons", "toy", {"one": 1})
    assert mistakes.of("toy") == [NAME]
    assert device.reads > before


def test_an_archive_adds_positions_and_replaces_none() -> None:
    device = Memory()
    mistakes, calendar = kept(device)
    calendar.day += 1
    mistakes.find(NAME, unaided=True)
    other = new_entry("odd", "", "a", "x")
    elsewhere, _ = kept(Memory(), other)
    Diary(device).add({"v": 1, "mistakes": elsewhere.diary.part("mistakes")})
    assert mistakes.of("odd") == [name_of(other)]
    assert mistakes.wait(NAME) == 3


def test_where_nothing_can_be_kept_it_is_said_and_nothing_breaks() -> None:
    device = Memory(lets=False)
    mistakes = Mistakes(device, Calendar().today)
    told = mistakes.switch(ENTRY, WORDS)
    assert told.startswith("This browser does not let pages save anything")
    assert mistakes.of("toy") == []


def test_once_the_storage_is_full_the_page_still_goes_on() -> None:
    device = Memory()
    mistakes, calendar = kept(device)
    device.lets = False
    calendar.day += 1
    mistakes.find(NAME, unaided=True)
    assert mistakes.due("toy") == []
    assert mistakes.wait(NAME) == 3


def test_what_is_no_position_is_passed_over() -> None:
    device = Memory()
    nonsense: list[Any] = [
        None, 3, [], {}, entry(due="soon"), entry(seen=-1), entry(better=""),
    ]  # fmt: skip
    device.put("progress", {"v": 1, "mistakes": {str(n): nonsense[n] for n in range(7)}})
    assert Mistakes(device, Calendar().today).of("toy") == []
