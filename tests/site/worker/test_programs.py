"""A program that a reader changes and runs."""

from collections.abc import Callable

import pytest

from build.paths import SITE
from build.site import pages
from tests.site.dom.page import Page

Visit = Callable[..., Page]


@pytest.fixture(autouse=True)
def _programs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(SITE / "worker")


def ran(visit: Visit, source: str, name: str = "run.html") -> Page:
    return visit(name).type("#program", source).click("#do-run")


def test_the_ten_lines_run_and_show_a_board(visit: Visit) -> None:
    page = visit("run.html")
    assert page.find("#program").value == pages.PROGRAM.read_text(encoding="utf-8")
    page.click("#do-run")
    assert page.text("#output").startswith("65 legal moves d4–e5 Outcome(reason='mate'")
    (board,) = page.all("#output img")
    assert str(board.getAttribute("src")).startswith("data:image/svg+xml;base64,")
    assert "Chatra" in str(board.getAttribute("alt"))
    assert page.text("#told") == "Done."


def test_every_game_is_there(visit: Visit) -> None:
    page = ran(visit, "from anga import games\nfor id in games.ids(): print(games.get(id).name())")
    assert "Troop-Chess" in page.text("#output")


def test_an_error_is_told_with_its_line_after_what_was_printed(visit: Visit) -> None:
    page = ran(visit, "print('so far')\n1 / 0")
    assert page.texts("#output pre") == ["so far", "Line 2: ZeroDivisionError: division by zero"]
    page = ran(visit, "x = (", "ja/run.html")
    assert page.text("#output") == "1行目 SyntaxError: '(' was never closed"
    assert page.text("#told") == "エラーで終わりました。"


def test_a_program_can_end_neither_the_engine_nor_the_next_program(visit: Visit) -> None:
    page = ran(visit, "secret = 1\nraise SystemExit('enough')")
    assert page.text("#output") == "Line 2: SystemExit: enough"
    page.type("#program", "secret").click("#do-run")
    assert "NameError" in page.text("#output")


def test_ctrl_enter_runs_it_and_enter_alone_does_not(visit: Visit) -> None:
    page = visit("run.html").type("#program", "6 * 7").focus("#program")
    assert page.press("Enter").text("#output") == ""
    assert page.press("Enter", ctrlKey=True).text("#output") == "42"


def test_what_is_printed_has_an_end(visit: Visit) -> None:
    page = ran(visit, "print('many ' * 100_000)")
    assert len(page.find("#output pre").textContent) == 100_000


def test_an_engine_that_does_not_start_is_told(visit: Visit) -> None:
    page = visit("run.html", failure="no network").click("#do-run")
    assert page.text("#told") == "The engine did not start (no network). Try again."
    assert page.find("#do-run").getAttribute("aria-disabled") == "false"
    assert not page.find("#do-stop").seen


def test_the_buttons_say_what_can_be_done(visit: Visit) -> None:
    page = visit("run.html", slow=60)
    assert not page.find("#do-stop").seen
    page.click("#do-run")
    assert page.find("#do-run").getAttribute("aria-disabled") == "true"
    assert page.text("#told") == "The page is still loading …"
    page.click("#do-run").wait(60)
    assert page.find("#do-run").getAttribute("aria-disabled") == "false"
    assert page.worker
    assert page.worker.asked.count("run") == 1
