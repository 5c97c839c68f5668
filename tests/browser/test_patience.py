"""A wait for what never comes ends as a failure."""

import pytest
from playwright.sync_api import Page

from tests.browser import patience, player, test_watch
from tests.browser.conftest import Watch
from tests.browser.player import Player
from tests.browser.read import test_pages

SHORT = 300


@pytest.fixture(autouse=True)
def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "PATIENCE", SHORT)


def test_a_look_for_what_does_not_come_fails() -> None:
    with pytest.raises(pytest.fail.Exception, match="the answer did not come"):
        for _ in patience.looking_for("the answer"):
            pass


def test_a_status_that_does_not_come_is_a_failure(page: Page) -> None:
    page.clock.install()
    page.goto("rules.html")
    page.evaluate(
        "document.body.append(Object.assign(document.createElement('p'), {id: 'status'}))"
    )
    with pytest.raises(pytest.fail.Exception, match="over did not come"):
        Player(page).run_until("over")


def test_a_board_that_rests_is_not_waited_for(page: Page) -> None:
    page.goto("rules.html")
    page.evaluate("document.body.append(document.createElement('canvas'))")
    page.evaluate("document.querySelector('canvas').id = 'board-bushi'")
    with pytest.raises(Exception, match="nothing moved"):
        page.evaluate(test_pages.MOVES, SHORT)


def test_a_board_that_never_rests_is_not_waited_for(page: Page) -> None:
    page.goto("rules.html")
    page.evaluate(
        """() => {
            const canvas = document.createElement("canvas");
            document.body.append(canvas);
            const draw = time => {
                canvas.getContext("2d").fillStyle = `rgb(${time % 250}, ${time % 240}, 0)`;
                canvas.getContext("2d").fillRect(0, 0, 99, 99);
                requestAnimationFrame(draw);
            };
            requestAnimationFrame(draw);
        }"""
    )
    with pytest.raises(Exception, match="never still"):
        page.evaluate(player.STILL, ["canvas", SHORT])


def test_trouble_that_is_not_seen_is_a_failure(page: Page) -> None:
    watch = Watch(page.context, "http://127.0.0.1/")
    with pytest.raises(pytest.fail.Exception, match="no good did not come"):
        test_watch.wait_for(page, watch, "no good")
