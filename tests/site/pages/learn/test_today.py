"""Today's problem: marked among a game's problems, counted when it is solved, and sent."""

import json
from collections.abc import Callable
from datetime import date

import pytest

from anga.guide import problems, today
from anga.guide.problems import Problem
from tests.site.dom.page import Page
from tests.site.dom.window import Window
from tests.site.pages.answers import answer, press

Visit = Callable[..., Page]
DAY = "2026-11-29"


def todays() -> Problem:
    """The problem of the day of these tests."""
    told = next(each for each in today.days() if each.day == date.fromisoformat(DAY))
    return next(each for each in problems.load(told.game) if each.id == told.id)


TODAYS = todays()


def on_the_day(window: Window) -> None:
    window.platform.date = DAY


def without_share_sheet(window: Window) -> None:
    on_the_day(window)
    window.platform.shares = False


def solve(page: Page, problem: Problem) -> None:
    seat, line = problem.line.position.turn, problem.line
    for number, token in enumerate(problem.solution):
        if line.position.turn == seat:
            answer(page, problem, problem.solution[:number], token)
        line = line.play(line.parse_move(token))


def kept(page: Page) -> dict[str, object]:
    found: dict[str, object] = json.loads(page.device["anga:progress"])["today"][DAY]
    return found


@pytest.fixture
def opened(visit: Visit) -> Page:
    return visit(f"problems-{TODAYS.game}.html", f"q={TODAYS.id}", prepare=on_the_day)


def test_todays_problem_is_solved_and_its_result_sent(opened: Page) -> None:
    assert "Today" in opened.text("#lesson-step")
    assert not opened.find("#do-result").seen
    solve(opened, TODAYS)
    assert kept(opened) == {
        "game": TODAYS.game, "id": TODAYS.id, "tries": 1, "helped": False, "done": True,
    }  # fmt: skip
    assert not opened.find("#do-hint").seen
    opened.click("#do-result")
    line = opened.text("#result-line")
    assert line.startswith("Anga 29 Nov · ")
    assert line.endswith("first try")
    opened.click("#result-send")
    (sent,) = opened.platform.sent
    assert sent == (line, f"https://anga.example/problems-{TODAYS.game}.html#q={TODAYS.id}")


def test_who_comes_back_is_told_that_it_is_solved(visit: Visit, opened: Page) -> None:
    assert opened.text("#do-next") == "Skip"
    solve(opened, TODAYS)
    place, own = f"problems-{TODAYS.game}.html", f"q={TODAYS.id}"
    again = visit(place, own, device=opened.device, prepare=on_the_day)
    assert "You have solved it today: first try." in again.text("#status")
    assert again.text("#do-next") == "Next"
    later = visit(place, own, device=opened.device)
    assert later.text("#status") == "Find the move. You have solved this one before."


def with_pages_of_their_own(window: Window) -> None:
    on_the_day(window)
    dialog = window.document.querySelector("#result")
    assert dialog
    dialog.setAttribute("data-singles", "")


def test_a_problem_is_sent_by_its_own_address_where_it_has_one(visit: Visit) -> None:
    name, own = f"problems-{TODAYS.game}.html", f"problems/{TODAYS.game}/{TODAYS.id}.html"
    page = visit(name, f"q={TODAYS.id}", prepare=with_pages_of_their_own)
    link = "#tally a.send"
    assert page.find(link).getAttribute("href") == f"https://anga.example/{own}"
    page.click(link)
    assert page.platform.sent == [(TODAYS.asking("en"), f"https://anga.example/{own}")]
    solve(page, TODAYS)
    page.click("#do-result")
    page.click("#result-send")
    assert page.platform.sent[1] == (page.text("#result-line"), f"https://anga.example/{own}")


def test_a_problem_is_copied_where_there_is_no_share_sheet(visit: Visit) -> None:
    name = f"problems-{TODAYS.game}.html"
    page = visit(name, f"q={TODAYS.id}", prepare=without_share_sheet)
    page.click("#tally a.send")
    there = f"https://anga.example/{name}#q={TODAYS.id}"
    assert page.platform.copied == [f"{TODAYS.asking('en')}\n{there}"]
    assert "Copied" in page.text("#status")


def test_wrong_answers_are_counted_once_each_also_over_a_reload(visit: Visit, opened: Page) -> None:
    tokens = [TODAYS.line.position.format_move(move) for move in TODAYS.line.legal()]
    wrong = next(each for each in tokens if each != TODAYS.solution[0])
    answer(opened, TODAYS, (), wrong)
    assert (kept(opened)["tries"], kept(opened)["done"]) == (1, False)
    again = visit(
        f"problems-{TODAYS.game}.html",
        f"q={TODAYS.id}",
        device=opened.device,
        prepare=without_share_sheet,
    )
    solve(again, TODAYS)
    assert (kept(again)["tries"], kept(again)["done"]) == (2, True)
    again.click("#do-result")
    assert again.text("#result-line").endswith("2 tries")
    again.click("#result-send")
    assert again.platform.copied == [
        again.text("#result-line")
        + f"\nhttps://anga.example/problems-{TODAYS.game}.html#q={TODAYS.id}"
    ]
    assert "Copied" in again.text("#result-said")


def test_a_hint_is_told(opened: Page) -> None:
    opened.click("#do-hint")
    solve(opened, TODAYS)
    assert kept(opened)["helped"] is True
    opened.click("#do-result")
    assert opened.text("#result-line").endswith("with a hint")


def test_after_a_wrong_answer_a_hint_begins_again(opened: Page) -> None:
    tokens = [TODAYS.line.position.format_move(move) for move in TODAYS.line.legal()]
    answer(opened, TODAYS, (), next(each for each in tokens if each != TODAYS.solution[0]))
    press(opened, "#do-hint")
    assert opened.text("#status").startswith("Touch:")


def test_other_problems_do_not_count_for_today(visit: Visit) -> None:
    other = next(each for each in problems.load(TODAYS.game) if each.id != TODAYS.id)
    page = visit(f"problems-{other.game}.html", f"q={other.id}", prepare=on_the_day)
    solve(page, other)
    assert "today" not in json.loads(page.device["anga:progress"])
    assert not page.find("#do-result").seen
    press(page, "#do-next")


def test_the_problem_of_the_day_of_its_game_is_todays(visit: Visit) -> None:
    page = visit(f"problems-{TODAYS.game}.html", "day", prepare=on_the_day)
    assert "Today" in page.text("#lesson-step")
    assert page.text("#lesson-text") == TODAYS.asking("en")


def test_a_picture_is_sent(opened: Page) -> None:
    class Pictures:
        sent: list[tuple[str, str]] = []  # noqa: RUF012 (one test's own)

        async def send(self, canvas: object, name: str, text: str) -> bool:
            assert canvas
            self.sent.append((name, text))
            return True

    opened.platform.modules["pictures"] = Pictures()
    solve(opened, TODAYS)
    opened.click("#do-result").click("#result-save")
    ((name, text),) = Pictures.sent
    assert name == f"anga-{DAY}.png"
    assert text.startswith(opened.text("#result-line"))


def test_a_board_that_is_smaller_than_in_play_says_so(visit: Visit) -> None:
    small = next(each for each in problems.load("chatra") if each.line.position.rules == "b9")
    usual = next(each for each in problems.load("chatra") if not each.line.position.rules)
    told = [
        visit("problems-chatra.html", f"q={each.id}").text("#lesson-step")
        for each in (small, usual)
    ]
    assert ["9 × 9 board" in each for each in told] == [True, False]
    assert "board" not in visit("problems-bushi.html").text("#lesson-step")
