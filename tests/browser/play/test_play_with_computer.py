"""A game against the computer: it answers, can be stopped, and plays by itself."""

import re
import time

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player


@pytest.fixture
def slow(player: Player) -> Player:
    """A player whose clock only runs while waiting, so that the computer is seen to think."""
    player.page.clock.install()
    player.page.emulate_media(reduced_motion="reduce")
    player.open()
    player.page.clock.pause_at(player.page.evaluate("Date.now() + 1000"))
    return player


@pytest.mark.thorough
def test_two_computers_play_to_the_end_by_themselves(player: Player) -> None:
    player.open("g=bushi&p=Nb_Al_w").sees("turn", "White to move.")
    player.seat("b").select_option("8")
    player.seat("w").select_option("10")
    player.sees("over", "White wins: mate.")
    assert len(player.played) == 5


def test_computers_among_themselves_can_be_stopped_and_hurried_at_any_time(player: Player) -> None:
    page = player.open("g=chatra4&s=b:1,r:1,w:1,u:1").page
    player.status.locator("[name=go-on]").click()
    expect(player.status.locator("[name=stop]")).to_be_visible()
    page.evaluate("window.stop = document.querySelector('#status [name=stop]')")
    expect(player.moves.nth(3)).to_be_visible()
    assert page.evaluate("stop.isConnected")
    hurry = player.status.locator("[name=hurry]")
    expect(hurry).to_have_attribute("aria-pressed", "false")
    hurry.click(delay=150)
    expect(hurry).to_have_attribute("aria-pressed", "true")
    expect(hurry).to_be_focused()
    player.status.locator("[name=stop]").click(delay=150)
    player.sees("paused")


def test_what_people_do_while_the_computer_thinks_is_neither_lost_nor_overtaken(
    slow: Player,
) -> None:
    _let_think(slow)
    slow.page.go_back()
    slow.run_until("turn")
    slow.page.clock.run_for(2000)
    slow.sees("turn", "Black to place the cube.")
    expect(slow.moves).to_have_count(0)

    _let_think(slow)
    slow.press("undo")
    slow.run_until("turn")
    slow.page.clock.run_for(2000)
    slow.sees("turn", "Black to place the cube.").has_link("g=bushi")

    _let_think(slow)
    slow.press("first")
    slow.run_until("earlier")
    slow.page.clock.run_for(2000)
    slow.sees("earlier", "The starting position.").has_link("g=bushi&m=Nb&n=0")
    slow.status.get_by_text("Back to the last move").click()
    slow.run_until("thinking")

    slow.status.get_by_text("Stop").click()
    slow.sees("paused", "White (computer) is waiting.").has_link("g=bushi&m=Nb")
    slow.page.clock.run_for(2000)
    slow.sees("paused").has_link("g=bushi&m=Nb")
    slow.status.get_by_text("Let it move").click()
    slow.run_until("thinking")

    slow.page.set_viewport_size({"width": 390, "height": 844})
    slow.cell("b").press("Enter")
    slow.page.clock.resume()
    expect(slow.moves).to_have_count(2)
    slow.sees("turn", "Black to move.")


def _let_think(slow: Player) -> None:
    slow.place("Nb")
    slow.run_until("thinking")
    expect(slow.status).to_contain_text("White is thinking")


@pytest.mark.thorough
def test_a_stopped_computer_leaves_its_move_to_a_person(slow: Player) -> None:
    slow.place("Nb")
    slow.run_until("thinking")
    slow.status.get_by_text("Stop").click()
    slow.page.clock.resume()
    slow.seat("w").select_option("person")
    slow.sees("turn", "White to place the cube.").place("Tb")
    slow.sees("turn", "Black to move.").has_link("g=bushi&m=Nb.Tb")


TRIES = 3  # of which a machine that is busy with something else may spoil some


def test_a_search_that_is_stopped_gives_the_engine_free(player: Player) -> None:
    """The hardest level thinks for six seconds; nobody waits for the rest of them.

    How long it takes to look at another game is measured beforehand, when nobody thinks.
    """
    player.open("g=chatra").sees("turn")
    at_rest = _seconds_to(player, "g=chatra&m=Og11")
    for _ in range(TRIES):
        player.page.goto("play.html#g=chatra&m=Of10")  # which no book knows
        player.sees("turn", "White to move")
        levels = player.seat("w").locator("option")
        player.seat("w").select_option(index=levels.count() - 1)
        player.sees("thinking", re.compile(r"Depth \d"))
        player.status.get_by_text("Stop").click()
        player.sees("paused")
        if _seconds_to(player, "g=chatra&m=Og11") < at_rest + 4:
            break
    else:
        pytest.fail("the engine goes on with what nobody waits for")


def _seconds_to(player: Player, link: str) -> float:
    """How long it takes until the engine has told the moves of a game."""
    began = time.monotonic()
    player.page.goto(f"play.html#{link}")
    player.has_link(link)
    return time.monotonic() - began


THINKING_ON = {
    "what is known is asked for": lambda player: player.press("known"),
    "the board is seen another way": lambda player: player.look("sides", "three"),
    "the board is turned": lambda player: player.press("turn"),
    "the language changes": lambda player: player.page.locator("#other-language").click(),
}


@pytest.mark.thorough
@pytest.mark.parametrize("event", THINKING_ON)
def test_the_computer_moves_although(slow: Player, event: str) -> None:
    slow.place("Nb")
    slow.run_until("thinking")
    THINKING_ON[event](slow)
    slow.page.clock.resume()
    expect(slow.moves).to_have_count(2)
    slow.sees("turn")
