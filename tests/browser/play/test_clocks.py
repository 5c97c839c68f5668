"""Clocks at the table, as people choose, see and hear them."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import Player, press
from tests.thoroughness import chosen

CUT = """bar => [...bar.querySelectorAll(".seat, .seat .time")]
    .filter(each => each.scrollWidth > each.clientWidth || each.getBoundingClientRect().right > innerWidth)
    .map(each => each.outerHTML)"""  # noqa: E501


# What changes on the page from now on, and how often anything is drawn.
WATCH = """() => {
  window.changed = []; window.drawn = 0;
  new MutationObserver(all => window.changed.push(...all.map(one => one.target.className)))
    .observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  const context = CanvasRenderingContext2D.prototype;
  for (const name of ["drawImage", "fill", "stroke", "clearRect"]) {
    const before = context[name];
    context[name] = function (...given) { window.drawn++; return before.apply(this, given); };
  }
}"""  # noqa: E501


@pytest.mark.thorough
def test_a_second_that_passes_changes_one_text_and_draws_nothing(player: Player) -> None:
    page = player.open("g=chatra&m=Of10&c=100").page
    player.cell("a1").press("Enter")
    time = page.locator(".seat[data-runs=true] .time")
    expect(time).to_have_text("1:37")
    page.evaluate(WATCH)
    expect(time).to_have_text("1:34")
    assert page.evaluate("window.drawn") == 0
    assert set(page.evaluate("window.changed")) == {"time"}


@pytest.mark.thorough
def test_a_clock_is_chosen_with_a_new_game_and_runs_from_the_first_move(player: Player) -> None:
    page = player.open("g=bushi").page
    expect(page.get_by_role("timer")).to_have_count(0)
    press(page, "new")
    page.locator("#new-clock > summary").click()
    page.locator("[name=clock]").select_option("own")
    page.locator("[name=clock-then]").select_option("period")
    page.locator("[name=clock-main]").fill("1.5")
    page.locator("[name=clock-extra]").fill("20")
    page.locator("[name=clock-extra]").blur()
    expect(page.locator("#new-clock .set")).to_have_text("1 min 30 s, then 20 s a move")
    page.locator("#new-game [value=start]").click()
    expect(page.get_by_role("timer")).to_have_text(["1:30", "1:30"])
    player.has_address("g=bushi&c=90/20")
    player.play("El")
    mine = page.locator(".seat[data-runs=true]", has_text="Black").locator(".time")
    expect(mine).to_have_text("1:28")
    page.reload()
    player.ready()
    expect(mine).to_have_text("1:26")


def test_a_time_that_is_up_ends_the_game(player: Player) -> None:
    player.open("g=bushi&m=El&c=2")
    player.play("Wb")
    player.sees("over", "White wins: Black has run out of time.")
    player.has_address("g=bushi&m=El.Wb&e=time:b&c=2")
    expect(player.option("t")).to_have_count(0)


def test_axe_finds_nothing_where_a_clock_is_chosen(
    player: Player, axe: Callable[[Page], list[str]]
) -> None:
    page = player.open("g=bushi&c=600/30x3,w:90").page
    press(page, "new")
    page.locator("#new-clock > summary").click()
    expect(page.locator("[name='clock-main:w']")).to_have_value("1.5")
    assert axe(page) == []


@pytest.mark.thorough
def test_the_times_can_be_heard(player: Player) -> None:
    player.open("g=bushi&c=600,w:90")
    player.page.keyboard.press("t")
    expect(player.live).to_contain_text("Black: 10 minutes. White: 1 minute 30 seconds.")


@pytest.mark.parametrize("locale", chosen(["en", "ja"], "ja"))
def test_four_clocks_fit_a_narrow_screen(sit: Callable[..., Player], locale: str) -> None:  # noqa: ARG001
    player = sit({"viewport": {"width": 320, "height": 640}})
    player.open("g=shinsetsu&c=36000/30x3")
    page = player.page
    expect(page.get_by_role("timer")).to_have_count(4)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator("#seats-top").evaluate(CUT) == []
