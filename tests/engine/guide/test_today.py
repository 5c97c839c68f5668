"""The list of each day's problem: nothing in it ever changes, and every problem is there."""

import hashlib
from datetime import timedelta
from importlib.resources import files
from pathlib import Path

import pytest

from anga import games
from anga.guide import problems, today
from anga.tools import cli

# How many days were published, and what their lines come to. Versions that are out in the world
# have them: whoever adds days adds a line here, and changes none.
PUBLISHED = [
    (403, "395b8a0be6968a2a"),
]


def text() -> str:
    return (files("anga.guide") / today.FILE).read_text(encoding="utf-8")


def digest(days: int) -> str:
    lines = text().splitlines(keepends=True)[:days]
    return hashlib.sha256("".join(lines).encode()).hexdigest()[:16]


@pytest.mark.parametrize(("days", "lines"), PUBLISHED)
def test_days_are_only_added(days: int, lines: str) -> None:
    assert digest(days) == lines


def test_all_days_are_published() -> None:
    assert len(today.days()) == PUBLISHED[-1][0]


def test_each_day_has_a_problem_that_there_is() -> None:
    posed = {id_: {problem.id for problem in problems.load(id_)} for id_ in games.ids()}
    for told in today.days():
        assert told.id in posed[told.game], told


def test_games_take_turns() -> None:
    days = today.days()
    for number in range(len(days) - len(games.ids())):
        turn = {told.game for told in days[number : number + len(games.ids())]}
        assert turn == set(games.ids())


def test_the_end_of_a_week_is_harder_than_its_beginning() -> None:
    grades = {problem.id: problem.grade for id_ in games.ids() for problem in problems.load(id_)}
    mean = [
        sum(grades[told.id] for told in today.days() if told.day.weekday() == day) for day in (0, 6)
    ]
    assert mean[0] * 1.5 < mean[1]


def test_a_list_goes_on_where_it_ends_whatever_was_added_at_once() -> None:
    known = today.days()[:400]
    more = list(today.more_days(known, known[-1].day + timedelta(days=9)))
    some = list(today.more_days(known, known[-1].day + timedelta(days=4)))
    rest = today.more_days([*known, *some], known[-1].day + timedelta(days=9))
    assert [*some, *rest] == more
    assert list(today.more_days(known, known[-1].day)) == []


def test_problems_come_again_once_all_were_there() -> None:
    known = today.days()[:1]
    more = list(today.more_days(known, known[0].day + timedelta(days=900)))
    for id_ in games.ids():
        shown = [told.id for told in [*known, *more] if told.game == id_]
        many = len(problems.load(id_))
        assert len(set(shown[:many])) == many
        assert len(shown) > many


@pytest.mark.parametrize(
    "bad", ["", "2026-11-24 bushi", "2026-11-24 a b\n2026-11-26 a b", "24.11.2026 a b"]
)
def test_a_bad_list_is_told(bad: str) -> None:
    with pytest.raises(ValueError, match=r"today|isoformat"):
        today.parse(bad)


def test_the_command_adds_days(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / today.FILE).write_text(text(), encoding="utf-8")
    monkeypatch.setattr("anga.tools.today.files", lambda _: tmp_path)
    last = today.days()[-1].day
    assert cli.main(["today", "--until", str(last + timedelta(days=2))]) == 0
    added = capsys.readouterr().out
    assert added.count("\n") == len(["one", "another"])
    assert (tmp_path / today.FILE).read_text(encoding="utf-8") == text() + added
    assert cli.main(["today", "--until", "soon"]) == len(["bad", "input"])


def test_the_page_gets_the_list_with_grades() -> None:
    page = today.page()
    assert page["begins"] == "2026-11-24"
    assert len(page["days"]) == len(today.days())
    assert page["days"][0] == "chatra d79ddf1e 1"
