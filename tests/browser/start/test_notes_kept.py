"""What people write about a game stays on the device, in a real browser with real tabs."""

import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from anga.record import record
from tests.browser import patience
from tests.browser.player import Player, press
from tests.browser.start.test_library import GAMES, entry, stocked, visited
from tests.thoroughness import times

LONG = "将棋" * 990
GAME = "g=bushi&m=El.Wb.l.r.f.t"
ROWS = "Object.entries(localStorage).filter(([key]) => key.startsWith('anga:saved:'))"


def kept(player: Player) -> str:
    """All that is kept of games, as it can be read."""
    return str(player.page.evaluate(f"decodeURIComponent(JSON.stringify({ROWS}))"))


def study(player: Player) -> None:
    """Open the field of notes."""
    if player.page.locator("#analysis").is_hidden():
        player.press("study")
        expect(player.page.locator("#analysis")).to_be_visible()
    if player.page.locator("#note-text").is_hidden():
        player.page.locator("#study-notes summary").click()


def note(player: Player, text: str) -> None:
    """Write about the position shown, and wait until that is kept."""
    player.page.locator("#note-text").fill(text)
    player.page.locator("#note-text").blur()
    for _ in patience.looking_for(f"{text[:20]} on the device"):
        if text.partition("\n")[0] in kept(player):
            break


@pytest.mark.thorough  # tests/site/kept/test_saved.py tries the same
def test_notes_that_fit_no_link_stay_and_go_out_as_a_file(player: Player) -> None:
    page = stocked(player, [entry(0, GAME, seats={"b": "person", "w": "person"})])
    player.open(GAME)
    study(player)
    for ply in range(6, 0, -1):
        note(player, f"{ply} {LONG}")
        if ply > 1:
            player.press("back")
            expect(page.locator("#note-text")).to_have_value("")
    expect(page.locator("#note-room")).to_contain_text("too long for a link")
    player.press("copy")
    player.reads("Your notes are too long for a link")
    with page.expect_download() as download:
        player.notices.get_by_role("button", name="Save as text").click()
    written = Path(download.value.path()).read_text()
    assert written.count("{") == 6
    visited(page)
    page.locator("#shelf h2 a").click()
    player.ready()
    study(player)
    expect(page.locator("#note-text")).to_have_value(f"6 {LONG}")
    assert len(page.url) < 100_000
    page.evaluate("localStorage.clear()")
    visited(page)
    press(page, "paste")
    page.locator("#paste-text").fill(written)
    page.locator("#paste").get_by_role("button", name="Open", exact=True).click()
    player.ready()
    study(player)
    expect(page.locator("#note-text")).to_have_value(f"6 {LONG}")


def test_one_row_that_cannot_be_read_hides_no_others(player: Player) -> None:
    odd = {"v": 9, "what": "ever"}
    page = stocked(player, [*GAMES, odd, entry(0, "g=bushi&m=El", seats={"b": [1]}, clock=5)])
    expect(page.locator("#shelf > li")).to_have_count(4)
    row = page.locator("#unread li")
    expect(row).to_have_text(re.compile("Cannot be read: kept0003"))
    with page.expect_download() as download:
        row.get_by_role("button", name="Save").click()
    assert json.loads(Path(download.value.path()).read_text()) == odd
    row.get_by_role("button", name="Delete").click()
    page.locator("#ask-row").get_by_role("button", name="Delete").click()
    expect(page.locator("#unread")).to_be_hidden()
    expect(page.locator("#shelf > li")).to_have_count(4)


@pytest.mark.parametrize("seed", range(times(1, 20)))
def test_no_note_that_was_kept_is_missing_in_a_browser(player: Player, seed: int) -> None:
    draw, must = random.Random(seed), set[str]()
    tabs = [player.open("g=bushi")]
    steps = times(5, 40)
    for step in range(steps):
        tab = draw.choice(tabs)
        deed = draw.choice(["note", "note", "move", "undo", "reload", "link", "tab", "close"])
        if deed == "note":
            study(tab)
            before = tab.page.locator("#note-text").input_value()
            note(tab, f"n{seed}-{step}. {before}".strip())
            must |= {f"n{seed}-{step}."}
        elif deed == "move" and tab.page.locator("#analysis").is_hidden():
            _move(tab, draw)
        elif deed == "undo" and tab.page.locator("#analysis").is_hidden():
            if tab.button("undo").is_enabled():
                tab.press("undo")
        elif deed == "reload":
            tab.page.reload()
            tab.ready()
        elif deed == "link":
            moves = ".".join(tab.played)
            tab.page.goto("about.html")
            tab.open(f"g=bushi&m={moves}&k=0~0~friend{step}" if moves else "g=bushi")
        elif deed == "tab" and len(tabs) < 3:
            link = tab.link
            tabs.append(Player(tab.page.context.new_page()).open(link))
        elif deed == "close" and len(tabs) > 1:
            tabs.remove(tab)
            tab.page.close()
        found = kept(tabs[0])
        assert not {word for word in must if word not in found}, (seed, step, deed)


def _move(player: Player, draw: random.Random) -> None:
    """Make some legal move, if it is a person's turn."""
    if player.status.get_attribute("data-tone") == "turn":
        line = record.replay(record.parse_fragment(player.link or "g=bushi")[0])
        player.play(line.position.format_move(draw.choice(list(line.legal()))))
