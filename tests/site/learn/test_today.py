"""Today's problem: the same for everybody, how it went, and a line that gives nothing away."""

import json

from kept.days import day_number, is_day
from learn.today import Today, date, line, result
from tests.site.by_hand import Memory
from words import Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from anga.shared.learning_data import DaysData

LIST: "DaysData" = {"begins": "2026-11-24", "days": ["toy a 1", "odd b 2", "toy c 3"]}
KEY = "progress"


def done(*days: str) -> Memory:
    """A device on which the problems of some days were solved."""
    kept = {
        day: {"game": "toy", "id": "a", "tries": 1, "helped": False, "done": True} for day in days
    }
    return Memory({KEY: json.dumps({"v": 1, "today": kept})})


def test_each_day_has_its_problem_and_the_list_begins_again() -> None:
    found = [Today(Memory(), LIST, "2026-11-" + str(day)) for day in (23, 24, 25, 26, 27)]
    assert [each.ident for each in found] == ["c", "a", "b", "c", "a"]
    assert [each.grade for each in found] == [3, 1, 2, 3, 1]
    assert found[2].address == "problems-odd.html#q=b"


def test_days_are_counted_through_all_months() -> None:
    days = ["1970-01-01", "2000-02-29", "2000-03-01", "2026-11-24", "2026-12-31", "2027-01-01"]
    assert [day_number(day) for day in days] == [0, 11016, 11017, 20781, 20818, 20819]
    assert is_day("2026-11-24")
    assert not any(is_day(each) for each in ("", "2026-1-24", "2026-11-2x", "soon"))


def test_answers_are_counted_until_it_is_solved() -> None:
    device = Memory()
    today = Today(device, LIST, "2026-11-24")
    assert (today.tries, today.done, today.helped) == (0, False, False)
    today.answer(False)
    today = Today(device, LIST, "2026-11-24")  # the page was opened again
    today.answer(True)
    assert (today.tries, today.done, today.helped) == (2, True, False)
    today.answer(False)
    today.take_hint()
    again = Today(device, LIST, "2026-11-24")
    assert (again.tries, again.done, again.helped) == (2, True, False)
    assert not Today(device, LIST, "2026-11-25").done


def test_a_hint_is_told() -> None:
    today = Today(Memory(), LIST, "2026-11-24")
    today.take_hint()
    assert (today.helped, today.done) == (True, False)
    today.answer(True)
    assert result(today, Words("en")) == "with a hint"


def test_a_streak_survives_one_missed_day() -> None:
    device = done("2026-11-20", "2026-11-21", "2026-11-23", "2026-11-24")
    streaks = [Today(device, LIST, "2026-11-" + str(day)).streak for day in (24, 25, 26, 27)]
    assert streaks == [4, 4, 4, 0]
    assert Today(done("2026-11-20", "2026-11-23"), LIST, "2026-11-24").streak == 1
    assert Today(Memory(), LIST, "2026-11-24").streak == 0


def test_a_week_is_told_at_a_glance() -> None:
    device = done("2026-11-18", "2026-11-22", "2026-11-23")
    assert Today(device, LIST, "2026-11-24").week == [True] + [False] * 3 + [True] * 2 + [False]


def test_where_nothing_can_be_kept_the_page_remembers() -> None:
    today = Today(Memory(lets=False), LIST, "2026-11-24")
    today.answer(False)
    today.answer(True)
    assert (today.done, today.tries, today.streak) == (True, 2, 1)
    assert today.week[-1]


def test_whatever_is_kept_is_survived() -> None:
    kept = {"2026-11-24": 3, "2026-11-23": {"done": True}, "soon": {"done": True}, "x": []}
    for whole in ({"v": 1, "today": kept}, {"v": 1, "today": 3}, 3):
        today = Today(Memory({KEY: json.dumps(whole)}), LIST, "2026-11-24")
        assert not today.done
        assert today.streak in (0, 1)


def test_the_line_gives_nothing_away() -> None:
    device = done("2026-11-22", "2026-11-23")
    today = Today(device, LIST, "2026-11-24")
    today.answer(True)
    assert line(today, Words("en"), "Toy") == "Anga 24 Nov · Toy ●○○ · first try · 3 days"
    assert line(today, Words("ja"), "トイ") == "Anga 11月24日 · トイ ●○○ · 一発正解 · 3日連続"
    alone = Today(Memory(), LIST, "2026-11-26")
    alone.answer(False)
    alone.answer(True)
    assert line(alone, Words("en"), "Toy") == "Anga 26 Nov · Toy ●●● · 2 tries"
    assert date("2027-01-05", Words("en")) == "5 Jan"
