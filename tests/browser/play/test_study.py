"""Analysis and review, with a real engine that thinks about real positions."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser import patience
from tests.browser.conftest import PHONE
from tests.browser.player import Player, press
from tests.thoroughness import chosen

# White's turn at the fourth ply lost by force; known from the solved table.
BUSHI = "g=bushi&m=El.Wb.f.r"
CHATRA = "g=chatra&m=f9.g4.e12.g1"
MATE = "g=bushi&m=Wf.Al.r.t"
# What a line begins with, and a touch on it before another comes in its place.
CHOOSE = """line => {
  const begins = line.querySelector("strong").innerText;
  line.querySelector("button").click();
  return begins;
}"""


@pytest.mark.thorough
def test_analysis_shows_the_best_moves_of_any_seat_and_gives_the_game_back(player: Player) -> None:
    player.open(CHATRA)
    page = player.page
    press(page, "study")
    card = page.get_by_role("tabpanel", name="Analysis")
    expect(card).to_contain_text("%")
    lines = page.locator("#study-lines li:visible")
    expect(lines).to_have_count(3)
    page.get_by_role("button", name="Pause").click()
    first = lines.first.evaluate(CHOOSE)
    expect(player.moves).to_have_count(5)
    assert player.moves.last.inner_text() == first
    press(page, "first")
    page.get_by_role("button", name="Continue").click()
    asides = page.locator("#moves .aside")
    for _ in patience.looking_for("a variation"):  # sooner or later another move than was played
        if asides.filter(has_text="Main line").count():
            break
        lines.nth(1).get_by_role("button").click()
        expect(page.locator("#study-lines")).to_have_attribute("aria-busy", "false")
    press(page, "share")
    page.locator("#share-kind").select_option("record")
    expect(page.locator("#share-text")).to_have_value(
        re.compile(r"^game: chatra\n\nf9 .*\(.*\)", re.DOTALL)
    )
    page.locator("#share-close").click()
    card.get_by_role("button", name="Back to the game").click()
    expect(card).to_be_hidden()
    expect(player.moves).to_have_count(4)
    assert player.link.startswith(f"{CHATRA}&v=")


def test_back_ends_an_analysis_and_the_game_stays(player: Player) -> None:
    page = player.open("g=bushi&m=El.Wb").page
    entries = page.evaluate("history.length")
    press(page, "study")
    expect(page.locator("#analysis")).to_be_focused()
    player.option("l").dispatch_event("click")
    expect(player.moves).to_have_count(3)
    assert page.evaluate("history.length") == entries + 1
    page.go_back()
    expect(page.get_by_role("tab", name="Analysis")).to_be_hidden()
    expect(player.moves).to_have_count(2)
    page.go_forward()
    expect(page.locator("#analysis")).to_be_visible()
    page.go_back()
    expect(page.locator("#analysis")).to_be_hidden()
    expect(player.moves).to_have_count(2)
    press(page, "study")
    expect(page.locator("#analysis")).to_be_visible()
    page.locator("#study-end").click()
    expect(page.locator("#analysis")).to_be_hidden()
    page.wait_for_function("() => typeof history.state !== 'string'")  # no study's any more
    assert player.link.startswith("g=bushi&m=El.Wb")
    assert page.evaluate("history.length") == entries + 1


def test_what_is_written_and_drawn_stays_with_the_game(player: Player) -> None:
    player.open(CHATRA)
    page = player.page
    press(page, "study")
    page.get_by_text("Notes, marks, variations").click()
    page.get_by_label("Note on this position").fill("a quiet one; so what")
    page.mouse.move(*player.spot("c:e5"))
    page.mouse.down(button="right")
    page.mouse.move(*player.spot("c:g7"), steps=3)
    page.mouse.up(button="right")
    expect(page).to_have_url(re.compile(r"&k=0~4~a%20quiet%20one%3B%20so%20what&d=0~4~e5-g7$"))
    page.get_by_role("button", name="Draw on the board").press("Enter")
    cell = page.locator('#grid [data-touch="c:a6"]')
    for _ in range(2):
        cell.focus()
        page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"d=0~4~e5-g7,a6$"))
    expect(cell).to_have_attribute("aria-label", re.compile("circled"))
    expect(player.moves).to_have_count(4)
    page.reload()
    player.ready()
    expect(page.locator("#remark")).to_have_text("a quiet one; so what")
    expect(cell).to_have_attribute("aria-label", re.compile("circled"))
    expect(player.moves.last).to_have_accessible_name(re.compile("with a note"))
    press(page, "first")
    expect(page.locator("#remark")).to_be_hidden()


TOUCHED = """
() => [...document.querySelectorAll("#analysis :is(button, summary), #tabs, #board")].map(each => {
  const { top, height } = each.getBoundingClientRect();
  return [each.id, top, height];
})
"""
FOUND = """
() => document.querySelector("#study-lines").ariaBusy === "false"
  && /[3-9]/.test(document.querySelector("#study-depth").textContent)
"""


@pytest.mark.parametrize("locale", chosen(["en", "ja"], "ja"))
def test_an_analysis_stands_still_and_gives_the_place_back(sit: Callable[..., Player]) -> None:
    player = sit(PHONE).open("g=troop")
    page = player.page
    page.evaluate("document.fonts.ready.then(() => null)")
    before = player.rectangles
    for _ in range(2):
        press(page, "study")
        expect(page.locator("#analysis")).to_be_visible()
        places = page.evaluate(TOUCHED)
        board = page.locator("#board").bounding_box()
        assert board
        assert board["y"] >= 0
        page.wait_for_function(FOUND)
        lines = page.locator("#study-lines .line")
        for line in lines.all():
            told, whole = line.evaluate("line => [line.firstChild.textContent, line.title]")
            assert told in whole
        assert page.evaluate(TOUCHED) == places
        page.locator("#study-end").click()
        expect(page.locator("#analysis")).to_be_hidden()
        assert player.rectangles == before


@pytest.mark.thorough
def test_lines_within_lines_are_listed_and_reached_by_keyboard(player: Player) -> None:
    player.open(f"{CHATRA}&v=0~1~f4.e12;1~1~e11.g1")
    rows = player.page.locator("#moves .aside")
    expect(rows).to_have_count(2)
    expect(rows.nth(1)).to_have_attribute("data-deep", "1")
    rows.nth(1).get_by_role("button").press("Enter")
    expect(player.page.locator("#moves [aria-current]")).to_have_attribute("name", "ply-3")
    expect(player.moves).to_have_text(["f9", "f4", "e11", "g1"])
    expect(rows.filter(has_text="Main line")).to_have_count(1)


def of_a_list_only_what_is_new_is_written(player: Player) -> None:
    player.page.evaluate("document.querySelector('#moves li').kept = true")
    moves = player.moves.count()
    player.play("l")
    expect(player.moves).to_have_count(moves + 1)
    assert player.page.evaluate("document.querySelector('#moves li').kept") is True
    player.press("undo")
    player.has_link(BUSHI)


@pytest.mark.thorough
def test_a_line_against_the_rules_is_left_out_and_that_is_said(player: Player) -> None:
    player.open(f"{CHATRA}&v=0~1~g4.e12.a1;0~2~zz")
    expect(player.page.locator("#moves .aside")).to_have_count(1)
    expect(player.page.locator("#notices")).to_contain_text("zz")
    expect(player.moves).to_have_count(4)


def test_a_list_is_not_written_anew_and_a_review_finds_where_a_game_turned(
    player: Player,
) -> None:
    player.open(BUSHI)
    of_a_list_only_what_is_new_is_written(player)
    page = player.page
    page.set_viewport_size({"width": 390, "height": 700})
    press(page, "review")
    card = page.get_by_role("tabpanel", name="Review")
    expect(card).to_be_in_viewport(ratio=0.5)
    expect(card).to_be_focused()
    points = card.locator("[name^=point-]")
    told = re.compile(r"^Move [1-4]\b.* cost (you )?\d+%\. Better: ")
    expect(points.first).to_have_text(told)
    expect(card.get_by_role("img")).to_have_attribute(
        "aria-label", "Winning chances, move by move: Black"
    )
    expect(card.get_by_role("button", name="Stop")).to_be_hidden()
    board = page.locator(".board")
    expect(board).not_to_be_in_viewport(ratio=0.9)
    points.last.press("Enter")
    expect(player.status).to_contain_text(re.compile(r"after move \d of 4"))
    expect(board).to_be_in_viewport(ratio=0.9)
    expect(points.last).to_be_focused()
    card.get_by_role("link", name="Try it again").first.click()
    expect(card).to_be_hidden()
    player.status.get_by_role("button", name="Back to the review").click()
    expect(card).to_be_in_viewport(ratio=0.5)


def test_an_analysis_of_an_end_is_seen_on_a_phone(sit: Callable[..., Player]) -> None:
    player = sit(PHONE).open(MATE)
    player.sees("over")
    press(player.page, "study")
    expect(player.page.locator("#study-chances")).to_contain_text("100%")
    for part in (".board", "#study-chances"):
        expect(player.page.locator(part)).to_be_in_viewport(ratio=1)


@pytest.mark.thorough
def test_a_review_of_dice_tells_luck_from_skill(player: Player) -> None:
    player.open("g=shinsetsu")
    page = player.page
    page.get_by_role("button", name="Roll").click()
    expect(player.moves).to_have_count(1)
    press(page, "review")
    card = page.get_by_role("tabpanel", name="Review")
    expect(card).to_contain_text(re.compile(r"[+−]?\d+% by dice luck"))
    expect(card).to_contain_text("by own moves")


@pytest.mark.thorough
def test_of_a_solved_game_every_move_is_worth_something_known(player: Player) -> None:
    player.open("g=bushi&m=El.Wb.f")
    page = player.page
    with player.settings() as settings:
        settings.get_by_label("Show the evaluation bar").check()
    expect(page.locator("#chances-bar")).to_be_hidden()  # never where somebody only plays
    press(page, "study")
    card = page.get_by_role("tabpanel", name="Analysis")
    lines = card.get_by_role("list").get_by_role("button")
    expect(lines).to_have_count(4)
    expect(lines.first).to_have_text(re.compile(r"(wins in|loses in|a draw)"))
    expect(card).to_contain_text(re.compile("Perfect play: .+ · "))
    bar = page.get_by_role("img", name=re.compile(r"Winning chances: Black \d+% · White \d+%"))
    expect(bar).to_be_visible()
    expect(bar.locator("span")).to_have_count(2)
    card.get_by_role("button", name="Back to the game").click()
    expect(bar).to_be_hidden()


@pytest.mark.thorough
def test_a_game_is_played_again_with_the_same_dice(player: Player) -> None:
    player.open("g=shinsetsu")
    page = player.page
    page.get_by_role("button", name="Roll").click()
    expect(player.moves).to_have_count(1)
    roll = player.moves.first.inner_text()
    press(page, "review")
    page.get_by_role("button", name="Play again with the same dice").click()
    expect(player.moves).to_have_count(0)
    expect(page.locator("#notices")).to_contain_text("in the same order")
    page.get_by_role("button", name="Roll").click()
    expect(player.moves).to_have_count(1)
    expect(player.moves.first).to_have_text(roll)
