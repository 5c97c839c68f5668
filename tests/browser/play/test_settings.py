"""What people like: colours, boards, motion, sounds; in one place, and kept."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import Player

PAPER = "getComputedStyle(document.documentElement).backgroundColor"
LIGHT, DARK = "rgb(246, 241, 230)", "rgb(23, 20, 15)"
OTHER = "before => document.querySelector('#board').toDataURL() !== before"
HEARD = """
window.heard = [];
window.AudioContext = class {
  state = "running"; sampleRate = 8000; currentTime = 0; destination = {};
  node = () => ({ connect: other => other, start: () => heard.push("sound"), stop() {}, frequency: {
    value: 0 }, gain: { value: 0, setValueAtTime() {}, linearRampToValueAtTime() {},
    exponentialRampToValueAtTime() {} }, Q: {} });
  createBuffer = (_, length) => ({ getChannelData: () => new Float32Array(length) });
  createBufferSource = this.node; createBiquadFilter = this.node; createGain = this.node;
  createOscillator = this.node;
};
"""


def choose(page: Page, name: str, choice: str) -> None:
    page.locator(f"#settings input[name={name}][value={choice}]").check(force=True)


def test_colours_are_light_dark_or_those_of_the_system_and_kept_and_moves_heard_once_asked_for(
    player: Player,
) -> None:
    player.page.add_init_script(HEARD)
    page = player.open("g=chatra").page
    before = player.picture()
    assert page.evaluate(PAPER) == LIGHT
    with player.settings():
        choose(page, "theme", "dark")
    assert page.evaluate(PAPER) == DARK
    player.looks_unlike(before)
    page.goto("rules-chatra.html")
    assert page.evaluate(PAPER) == DARK
    assert page.locator("meta[name=theme-color][media=all]").get_attribute("content") == "#17140f"
    player.open("g=bushi&m=El.Wb")
    with player.settings() as settings:
        expect(settings.locator("input[name=theme][value=dark]")).to_be_checked()
        choose(page, "theme", "system")
    assert page.evaluate(PAPER) == LIGHT
    assert page.evaluate("localStorage.getItem('anga:theme')") is None
    moves_are_heard_once_that_is_switched_on(player)


def moves_are_heard_once_that_is_switched_on(player: Player) -> None:
    player.play("l")
    assert player.page.evaluate("heard.length") == 0
    with player.settings() as settings:
        settings.get_by_role("checkbox", name="Sounds").check()
    player.page.wait_for_function("heard.length === 1")
    player.play("r")
    player.page.wait_for_function("heard.length === 2")


@pytest.mark.thorough
def test_boards_are_of_another_material_and_without_coordinates(player: Player) -> None:
    page = player.open("g=orb").page
    oak = player.picture()
    with player.settings():
        choose(page, "board", "stone")
    page.wait_for_function(OTHER, arg=oak)
    stone = player.picture()
    with player.settings() as settings:
        settings.get_by_role("checkbox", name="Show coordinates on boards").uncheck()
    page.wait_for_function(OTHER, arg=stone)
    bare = player.picture()
    page.reload()
    player.ready().looks_like(bare)


@pytest.mark.thorough
def test_without_animation_a_move_is_there_at_once(player: Player) -> None:
    page = player.open("g=bushi&m=El.Wb").page
    with player.settings():
        choose(page, "pace", "off")
    assert page.locator("#status").evaluate("e => getComputedStyle(e).animationName") == "none"
    player.play("l")
    player.sees("turn", "White to move.")


@pytest.mark.parametrize("locale", ["ja"])
def test_settings_are_reached_by_keyboard_in_japanese_and_text_grows(player: Player) -> None:
    page = player.open("g=bushi").page
    page.locator("#do-settings").focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="設定")
    expect(dialog).to_be_visible()
    page.locator("#settings input[name=text]:checked").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "18px"
    page.goto("ja/")
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "18px"


@pytest.mark.thorough
def test_settings_that_cannot_be_kept_hold_as_long_as_the_page(player: Player) -> None:
    player.page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('closed'); } })"
    )
    page = player.open("g=bushi").page
    with player.settings():
        choose(page, "theme", "dark")
    assert page.evaluate(PAPER) == DARK
    with player.settings() as settings:
        expect(settings.locator("input[name=theme][value=dark]")).to_be_checked()
