"""Whoever stays on a page for hours has what there was after minutes, and no more."""

from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player

MOVES, GAMES = 300, 100
LENGTH = 30  # moves of one game
HOUR = 3_600_000  # milliseconds; the test itself has a limit


class Kept(NamedTuple):
    """What a page keeps: elements, listeners, bytes of JavaScript."""

    nodes: int
    listeners: int
    heap: int


def kept(player: Player) -> Kept:
    """What the page keeps now, without garbage."""
    session = player.page.context.new_cdp_session(player.page)
    session.send("Performance.enable")
    session.send("HeapProfiler.collectGarbage")
    metrics = session.send("Performance.getMetrics")["metrics"]
    found = {each["name"]: each["value"] for each in metrics}
    session.detach()
    return Kept(found["Nodes"], found["JSEventListeners"], found["JSHeapUsedSize"])


def is_flat(before: Kept, after: Kept) -> bool:
    """Whether there is hardly more than before."""
    return (
        after.nodes <= before.nodes * 1.1 + 100
        and after.listeners <= before.listeners * 1.1 + 10
        and after.heap <= before.heap * 1.25 + 1_000_000
    )


def begins(player: Player) -> None:
    """Begin a new game with the same players."""
    player.page.locator("#do-new").click()
    player.page.locator("#new-game [value=start]").click()
    expect(player.page.locator("#new-game")).to_be_hidden()


@pytest.mark.thorough
def test_computers_among_themselves_leave_nothing_behind(player: Player) -> None:
    player.page.emulate_media(reduced_motion="reduce")
    player.open("g=chatra")
    player.seat("w").select_option("1")
    player.seat("b").select_option("1")
    samples = []
    for _ in range(MOVES // LENGTH):
        ended = player.page.locator("#status[data-tone=over]")
        expect(player.moves.nth(LENGTH - 1).or_(ended).first).to_be_attached(timeout=HOUR)
        begins(player)
        expect(player.moves.nth(LENGTH - 1)).not_to_be_attached()
        samples.append(kept(player))
    assert is_flat(samples[0], samples[-1]), samples


@pytest.mark.thorough
def test_many_new_games_leave_nothing_behind(player: Player) -> None:
    player.open("g=bushi")
    player.seat("w").select_option("person")
    for number in range(GAMES):
        player.play("El", "Wb")
        begins(player)
        expect(player.moves).to_have_count(0)
        if number == GAMES // 10:
            before = kept(player)
    assert is_flat(before, kept(player)), (before, kept(player))
