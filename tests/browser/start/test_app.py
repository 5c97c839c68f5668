"""The installed app: games come in as texts and files, all of them go out as one."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote

from playwright.sync_api import Page, expect

from tests.browser.player import Player, press

OFFER = """
() => {
  window.asked = 0;
  const offer = new Event("beforeinstallprompt", { cancelable: true });
  offer.prompt = () => { window.asked += 1; };
  dispatchEvent(offer);
  return offer.defaultPrevented;
}
"""


def test_a_game_comes_in_by_paste_or_from_another_app(player: Player) -> None:
    page = player.open("g=bushi").page
    paste, text = page.locator("#paste"), page.locator("#paste-text")
    press(page, "paste")
    text.fill("hello")
    paste.get_by_role("button", name="Open").click()
    expect(page.locator("#paste-said")).to_have_text(re.compile("found no game here.*“hello”"))
    text.fill("Your move!\nhttps://anga.example/play.html#g=bushi&m=El.Wb\nBye")
    paste.get_by_role("button", name="Open").click()
    expect(paste).to_be_hidden()
    player.sees("turn", "Black to move.").has_link("g=bushi&m=El.Wb")
    page.goto(f"play.html?title=Chess&text={quote('Look: https://anga.example/#g=bushi&m=El')}")
    player.ready().has_link("g=bushi&m=El")
    expect(page).to_have_url(re.compile("/bushi.html#"))
    both = "https://anga.example/#g=bushi&m=El https://anga.example/#g=chatra&m=f9"
    page.goto(f"play.html?text={quote(both)}")
    expect(page.locator("#paste-said")).to_contain_text("2 games")
    page.goto("play.html?text=hello")
    expect(text).to_have_value("hello")
    expect(page.locator("#paste-said")).to_have_text(re.compile("found no game here.*“hello”"))


def test_all_games_go_out_as_one_file_and_come_in_elsewhere(
    visit: Callable[..., Page], tmp_path: Path
) -> None:
    player = Player(visit())
    player.open("g=bushi&m=El").play("Wb")
    expect(player.moves).to_have_count(2)
    player.page.goto("./")
    player.page.get_by_role("link", name="Your games (1)").click()
    with player.page.expect_download() as download:
        player.page.get_by_role("button", name="Save all as one file").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert [game["link"] for game in json.loads(file.read_text())["games"]] == ["g=bushi&m=El.Wb"]

    page = visit()
    page.goto("./")
    expect(page.locator("html")).to_have_attribute("data-shown", "")
    expect(page.get_by_role("link", name="Your games", exact=True)).to_be_visible()
    said = page.locator("#paste-said")
    page.get_by_role("button", name="Open a game").click()
    page.locator("#paste-file").set_input_files(file)
    expect(said).to_contain_text("Games in it: 1.")
    page.locator("#paste").get_by_role("button", name="Open", exact=True).click()
    expect(said).to_have_text("New games: 1. Already here: 0. Unreadable: 0.")
    expect(page.locator("#resume-bushi")).to_have_attribute("href", re.compile("m=El.Wb$"))
    page.locator("#paste-file").set_input_files(file)
    expect(said).to_contain_text("Games in it: 1.")
    page.locator("#paste").get_by_role("button", name="Open", exact=True).click()
    expect(said).to_contain_text("Already here: 1.")


def test_after_the_second_finished_game_the_app_is_offered_once(
    player: Player, until: Callable[[Page, str], None]
) -> None:
    page = player.open("g=bushi&m=El.Nl.r").page
    assert page.evaluate(OFFER)
    offer = player.notices.get_by_text("Install it as an app")
    for count in (1, 2):
        expect(offer).to_have_count(0)
        player.play("t")
        player.sees("over")
        until(page, f"localStorage['anga:finished'] === '{count}'")  # it was seen to its end
        player.press("undo")
        player.sees("turn")
    expect(offer).to_be_visible()
    player.notices.get_by_text("No thanks").click()
    player.play("t")
    until(page, "localStorage['anga:finished'] === '3'")
    expect(offer).to_have_count(0)
    assert page.evaluate("window.asked") == 0
