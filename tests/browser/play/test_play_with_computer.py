"""A game against the computer: it answers, can be stopped, and plays by itself."""

import re
import time

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tests.browser.player import Player
from tests.thoroughness import chosen

THINKING = """
() => {
  const card = document.querySelector("#status");
  window.seen = [];
  const look = () =>
    card.dataset.tone === window.seen.at(-1) || window.seen.push(card.dataset.tone);
  new MutationObserver(look).observe(card, { attributes: true, attributeFilter: ["data-tone"] });
}
"""


@pytest.fixture
def slow(player: Player) -> Player:
    """A player whose clock only runs while waiting, so that the computer is seen to think."""
    player.page.clock.install()
    player.page.emulate_media(reduced_motion="reduce")
    player.open()
    player.page.clock.pause_at(player.page.evaluate("Date.now() + 1000"))
    return player


def test_the_computer_answers_each_move(player: Player) -> None:
    player.open().sees("turn", "Black to move.")
    expect(player.seat("w")).to_have_value("1")
    player.page.evaluate(THINKING)
    player.place("Nb")
    expect(player.moves).to_have_count(2)
    player.sees("turn", "Black to move.")
    player.option("t").click()
    expect(player.moves).to_have_count(4)
    player.sees("turn", re.compile("Black to move. White"))
    assert player.page.evaluate("window.seen.filter(tone => tone === 'thinking').length") == 2
    assert player.played[0::2] == ["Nb", "t"]


def test_the_perfect_level_wins_what_can_be_won(player: Player) -> None:
    player.open()
    player.seat("w").select_option("10")
    player.play("Nl")  # the table says: White wins in 11
    player.sees("turn")
    while player.status.get_attribute("data-tone") != "over":
        with player.moving():
            player.page.locator("#options button:not([aria-disabled])").last.click()
        expect(player.status).to_have_attribute("data-tone", re.compile("turn|over"))
    player.sees("over", "White wins: mate.")
    assert len(player.played) <= 12


@pytest.mark.thorough
def test_two_computers_play_to_the_end_by_themselves(player: Player) -> None:
    player.open("g=bushi&p=Nb_Al_w").sees("turn", "White to move.")
    player.seat("b").select_option("8")
    player.seat("w").select_option("10")
    player.sees("over", "White wins: mate.")
    assert len(player.played) == 5


def test_the_computer_can_be_stopped_and_let_go_on(slow: Player) -> None:
    slow.place("Nb")
    slow.run_until("thinking")
    expect(slow.status).to_contain_text("White is thinking")
    slow.status.get_by_text("Stop").click()
    slow.sees("paused", "White (computer) is waiting.").has_link("g=bushi&m=Nb")
    slow.page.clock.run_for(2000)
    slow.sees("paused").has_link("g=bushi&m=Nb")

    slow.page.clock.resume()
    slow.status.get_by_text("Let it move").click()
    expect(slow.moves).to_have_count(2)
    slow.sees("turn", "Black to move.")


@pytest.mark.thorough
def test_a_stopped_computer_leaves_its_move_to_a_person(slow: Player) -> None:
    slow.place("Nb")
    slow.run_until("thinking")
    slow.status.get_by_text("Stop").click()
    slow.page.clock.resume()
    slow.seat("w").select_option("person")
    slow.sees("turn", "White to move.").place("Tb")
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


def test_what_the_computer_finds_is_told_while_it_thinks(player: Player) -> None:
    player.open("g=chatra&m=Of10").sees("turn")
    levels = player.seat("w").locator("option")
    player.seat("w").select_option(index=levels.count() - 1)
    expect(player.status).to_contain_text(re.compile(r"is thinking … Depth \d+\."))
    player.status.get_by_text("Show its plan").click()
    expect(player.status).to_contain_text("Its plan:")
    player.status.get_by_text("Hide its plan").click()
    expect(player.status).not_to_contain_text("Its plan:")
    player.status.get_by_text("Stop").click()
    player.sees("paused")


THINKING_ON = {
    "what is known is asked for": lambda player: player.press("known"),
    "the board is seen another way": lambda player: player.look("sides", "three"),
    "the board is turned": lambda player: player.press("turn"),
    "the language changes": lambda player: player.page.locator("#other-language").click(),
    "the window changes": lambda player: player.page.set_viewport_size(PHONE["viewport"]),
    "a cell is touched": lambda player: player.cell("b").press("Enter"),
}


@pytest.mark.parametrize("event", chosen(THINKING_ON, "the window changes", "a cell is touched"))
def test_the_computer_moves_although(slow: Player, event: str) -> None:
    slow.place("Nb")
    slow.run_until("thinking")
    THINKING_ON[event](slow)
    slow.page.clock.resume()
    expect(slow.moves).to_have_count(2)
    slow.sees("turn")


def test_undo_while_the_computer_thinks(slow: Player) -> None:
    slow.place("Nb")
    slow.run_until("thinking")
    slow.press("undo")
    slow.run_until("turn")
    slow.page.clock.run_for(2000)
    slow.sees("turn", "Black to move.").has_link("g=bushi")
    slow.page.clock.resume()
    slow.place("Tb")
    expect(slow.moves).to_have_count(2)


def test_back_while_the_computer_thinks(slow: Player) -> None:
    slow.place("Nb")
    slow.run_until("thinking")
    slow.page.go_back()
    slow.run_until("turn")
    slow.page.clock.run_for(2000)
    slow.sees("turn", "Black to move.")
    expect(slow.moves).to_have_count(0)


def test_stepping_while_the_computer_thinks(slow: Player) -> None:
    slow.place("Nb")
    slow.run_until("thinking")
    slow.press("first")
    slow.run_until("earlier")
    slow.page.clock.run_for(2000)
    slow.sees("earlier", "Move 0 of 1 is shown.").has_link("g=bushi&m=Nb&n=0")
    slow.page.clock.resume()
    slow.status.get_by_text("Back to the last move").click()
    expect(slow.moves).to_have_count(2)
    slow.sees("turn", "Black to move.")
