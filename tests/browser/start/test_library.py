"""The games on the device: found, named, thrown away and brought back; others come in."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Watch
from tests.browser.player import Player, press
from tests.thoroughness import times

NOW = 1_763_000_000_000
MANY = times(400, 1000)  # games of a long text


def entry(age: int, link: str, **more: Any) -> dict[str, Any]:
    """A kept game, so many days old."""
    time = NOW - age * 86_400_000
    seats = {"b": "person", "w": 3}
    summary = {"v": 1, "seats": seats, "scale": 10, "name": "", "over": False, "rev": 1}
    return {**summary, "link": link, "begun": time, "changed": time, **more}


GAMES = [
    entry(0, "g=bushi&m=El.Wb", mover=[2, "b"]),
    entry(1, "g=bushi&m=El.Wb.l.r.f.t", over=True, won=["w"], why="mate", name="<b>Evening</b>"),
    entry(2, "g=chatra&m=f9", seats={"b": "person", "w": "away"}, turn="w"),
]
KEEP = """
if (!localStorage["anga:kept"]) {
  localStorage["anga:kept"] = "1";
  for (const [ident, game] of Object.entries(%s)) {
    localStorage[`anga:saved:${ident}`] = JSON.stringify(game);
  }
}
"""
BLOCKED = """
Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("The operation is insecure.", "SecurityError"); },
});
"""
INK = """
canvas => {
  const { width, height } = canvas;
  const data = canvas.getContext("2d").getImageData(0, 0, width, height).data;
  return data.filter((value, place) => place % 4 === 3 && value > 0).length;
}
"""
# How often a kept game is read.
READS = """
window.reads = 0;
const read = Storage.prototype.getItem;
Storage.prototype.getItem = function (key) {
  window.reads += key.startsWith("anga:saved:");
  return read.call(this, key);
};
"""
# How often something is told of a text.
TOLD = """() => {
  window.told = 0;
  const watch = new MutationObserver(all => { window.told += all.length; });
  watch.observe(document.querySelector("#paste-said"), { childList: true });
}"""
DROP = """
texts => {
  const carried = new DataTransfer();
  for (const [name, text] of texts) carried.items.add(new File([text], name));
  const how = { dataTransfer: carried, bubbles: true, cancelable: true };
  document.body.dispatchEvent(new DragEvent("drop", how));
}
"""


def stocked(player: Player, games: list[dict[str, Any]], address: str = "library.html") -> Page:
    """The library of a device with these games."""
    named = {f"kept{number:04}": game for number, game in enumerate(games)}
    player.page.add_init_script(KEEP % json.dumps(named))
    return visited(player.page, address)


def visited(page: Page, address: str = "library.html") -> Page:
    page.goto(address)
    expect(page.locator("html")).to_have_attribute("data-shown", "")
    return page


@pytest.mark.thorough
def test_games_are_listed_with_what_is_known_of_them_and_found_again(player: Player) -> None:
    player.page.add_init_script(READS)
    page = stocked(player, GAMES)
    rows = page.locator("#shelf > li")
    expect(rows).to_have_count(3)
    assert page.evaluate("window.reads") == 3, "each once, however many there are"
    expect(rows.nth(0)).to_contain_text("Black to move.")
    expect(rows.nth(1)).to_contain_text("BushiShogi · <b>Evening</b>")
    expect(rows.nth(1)).to_contain_text("White wins: mate.")
    expect(rows.nth(2)).to_contain_text("Their move")
    page.get_by_role("searchbox").fill("evening")
    expect(rows).to_have_count(1)
    expect(page.locator("#shelf-said")).to_have_text("Games: 1 of 3")
    page.get_by_role("button", name="Show all").click()
    page.get_by_role("combobox", name="Any result").select_option("Unfinished")
    expect(rows).to_have_count(2)
    page.get_by_role("combobox", name="All games").select_option("chatra")
    expect(rows).to_have_count(1)
    rows.get_by_role("link").click()
    player.ready().has_link("g=chatra&m=f9")


@pytest.mark.thorough
def test_a_game_is_named_thrown_away_and_brought_back_even_after_a_reload(player: Player) -> None:
    page = stocked(player, GAMES[:1])
    row = page.locator("#shelf > li")
    page.locator("#shelf summary").click()
    row.get_by_role("button", name="Rename").click()
    page.locator("#rename-name").fill("Mine")
    page.keyboard.press("Enter")
    expect(row.get_by_role("link", name="BushiShogi · Mine")).to_be_focused()
    page.locator("#shelf summary").click()
    row.get_by_role("button", name="Move to bin").click()
    expect(row.get_by_role("button", name="Restore")).to_be_focused()
    page.keyboard.press("Enter")
    expect(row.get_by_role("link", name="BushiShogi · Mine")).to_be_focused()
    page.locator("#shelf summary").click()
    row.get_by_role("button", name="Move to bin").click()
    visited(page)
    expect(page.locator("#shelf-said")).to_contain_text("No games yet")
    page.locator("#bin summary").click()
    page.get_by_role("button", name="Empty bin").click()
    page.locator("#ask-empty").get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Restore").click()
    expect(row.get_by_role("link")).to_have_text("BushiShogi · Mine")
    page.locator("#shelf summary").click()
    row.get_by_role("button", name="Move to bin").click()
    page.locator("#bin-empty").click()
    page.locator("#ask-empty").get_by_role("button", name="Empty bin").click()
    expect(page.locator("#bin")).to_be_hidden()
    assert page.evaluate("Object.keys(localStorage).filter(key => /saved:/.test(key))") == []


@pytest.mark.thorough
def test_a_game_thrown_away_in_another_tab_goes_on_where_it_is_played(player: Player) -> None:
    player.open("g=bushi&m=El").play("Wb")
    expect(player.moves).to_have_count(2)
    other = visited(player.page.context.new_page())
    other.locator("#shelf summary").click()
    other.get_by_role("button", name="Move to bin").click()
    player.play("l")
    expect(player.moves).to_have_count(3)
    expect(other.locator("#shelf > li")).to_contain_text("Moves: 3")
    expect(other.locator("#bin summary")).to_have_text("Bin: 1")


def test_a_device_that_keeps_nothing_says_so(player: Player) -> None:
    player.page.add_init_script(BLOCKED)
    page = visited(player.page)
    expect(page.locator("#shelf-said")).to_contain_text("does not let pages save anything")


TWO = "game: bushi\nnames: b:Aki,w:Ben\n\nEl Wb\n\ngame: chatra\n\nf9\n"


@pytest.mark.thorough
def test_whatever_is_dropped_is_told_before_anything_is_done_with_it(player: Player) -> None:
    page, said = player.open("g=bushi").page, player.page.locator("#paste-said")
    page.evaluate(DROP, [["two.txt", TWO]])
    expect(said).to_contain_text("2 games")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(said).to_have_text("New games: 2. Already here: 0. Unreadable: 0.")
    page.get_by_role("radio", name=re.compile("Chatra")).check()
    page.locator("#paste").get_by_role("button", name="Open", exact=True).click()
    player.ready().has_link("g=chatra&m=f9")
    visited(page)
    expect(page.locator("#shelf > li")).to_have_count(2)
    expect(page.locator("#shelf")).to_contain_text("BushiShogi · Aki – Ben")


def test_a_text_of_several_lines_is_not_told_line_by_line(player: Player) -> None:
    page = player.open("g=bushi").page
    press(page, "paste")
    page.evaluate(TOLD)
    page.locator("#paste-text").fill("game: bushi\n\nEl (Wb")
    expect(page.locator("#paste-said")).to_contain_text("line 3, column 4")
    assert page.evaluate("window.told") <= 2


def test_a_long_text_is_read_in_slices_and_says_so(player: Player) -> None:
    moves = " ".join(["El", "Wb"] * 30)
    games = "\n\n".join(f"game: bushi\n\n{moves} {{{n}}}" for n in range(MANY))
    page = player.open("g=bushi").page
    press(page, "paste")
    page.evaluate(
        """() => {
          window.said = [];
          new MutationObserver(() => said.push(document.querySelector("#paste-said").innerText))
            .observe(document.querySelector("#paste-said"), { childList: true });
          window.beats = 0;
          setInterval(() => { window.beats += said.at(-1) === "Reading …"; }, 0);
        }"""
    )
    page.locator("#paste-text").fill(games)
    expect(page.locator("#paste-said")).to_contain_text(f"{MANY}", timeout=60_000)
    assert page.evaluate("window.said[0]") == "Reading …"
    assert page.evaluate("window.beats") > 1, "nothing else could be done meanwhile"
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator("#paste-said")).to_have_text(
        f"New games: {MANY}. Already here: 0. Unreadable: 0.", timeout=60_000
    )
    assert "Saving …" in page.evaluate("window.said")


@pytest.mark.thorough
def test_a_game_that_is_shared_and_kept_again_is_no_second_game(player: Player) -> None:
    stocked(player, GAMES[:1])
    page = player.open("g=bushi&m=El.Wb").page
    press(page, "share")
    page.locator("#share-kind").select_option("json")
    expect(page.locator("#share-text")).to_have_value(re.compile('"usual": true'))
    text = page.locator("#share-text").input_value()
    assert json.loads(text)["position"]
    visited(page)
    press(page, "paste")
    page.locator("#paste-text").fill(text)
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator("#paste-said")).to_have_text(
        "New games: 0. Already here: 1. Unreadable: 0."
    )


@pytest.mark.thorough
def test_a_record_brings_who_plays_and_goes_out_with_its_own_day(player: Player) -> None:
    text = (
        "game: chatra\nseats: w:3\nclock: 600+5\nnames: b:Aki,w:Ben\n"
        "date: 2026-11-01\ntitle: Final\n\nf9 f4 _ (a9 a2)\n"
    )
    page = visited(player.page)
    press(page, "paste")
    page.locator("#paste-text").fill(text)
    page.get_by_role("button", name="Save", exact=True).click()
    page.keyboard.press("Escape")
    row = page.locator("#shelf > li")
    expect(row).to_contain_text("Chatra · Final")
    expect(row).to_contain_text("Aki")
    expect(row).to_contain_text("2026-11-01")
    page.locator("#shelf summary").click()
    with page.expect_download() as download:
        row.get_by_role("button", name="Save as text").click()
    assert Path(download.value.path()).read_text() == text
    press(page, "paste")
    page.locator("#paste-text").fill(text)
    page.locator("#paste").get_by_role("button", name="Open", exact=True).click()
    player.ready()
    expect(player.moves).to_have_count(2)
    expect(page.locator('select[name="seat:w"]')).to_have_value("3")


def test_games_in_sight_have_a_small_picture_and_no_others(
    player: Player, until: Callable[[Any, str], None]
) -> None:
    links = ["g=bushi&m=El.Wb.l", "g=chatra&m=f9", "g=orb&m=7g7f", "g=shinsetsu&m=roll:CH"]
    games = [entry(age, links[age % len(links)]) for age in range(29)]
    player.page.set_viewport_size({"width": 390, "height": 1100})
    page = stocked(player, games)
    pictures = page.locator("#shelf .thumb canvas")
    expect(pictures.nth(2)).to_be_visible()
    until(page, f"({INK})(document.querySelector('#shelf .thumb canvas')) > 500")
    assert pictures.count() < 15
    page.locator("#shelf > li").last.scroll_into_view_if_needed()
    expect(page.locator("#shelf > li").last.locator("canvas")).to_be_visible()
    page.get_by_role("searchbox").fill("chatra")
    expect(page.locator("#shelf > li")).to_have_count(7)
    expect(pictures.first).to_be_visible()
    page.locator("#shelf .thumb").first.click()
    player.ready()
    expect(page).to_have_url(re.compile(r"#g=chatra&m=f9\b"))  # the computer may have answered


def test_a_library_without_an_engine_is_a_list_as_ever(player: Player, watch: list[Watch]) -> None:
    watch[0].let_fail("engine.pack")
    player.page.context.route("**/engine.pack", lambda route: route.abort())
    page = stocked(player, GAMES)
    expect(page.locator("#shelf > li")).to_have_count(3)
    page.get_by_role("searchbox").fill("evening")
    expect(page.locator("#shelf > li")).to_have_count(1)
    expect(page.locator("#shelf .thumb canvas")).to_have_count(0)
