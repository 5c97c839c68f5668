"""What has the keyboard's focus, what acts, and where the focus goes when a button is gone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.learner import Learner
from tests.browser.player import Player
from tests.thoroughness import chosen

STARTED = "g=bushi&m=El.Wb.l.r"


def focused(player: Player) -> Locator:
    return player.page.locator("#content :focus")


def enter(player: Player, name: str) -> None:
    """Press a button with the keyboard, wherever it is."""
    button = player.page.get_by_role("button", name=name, exact=True)
    button.focus()
    player.page.keyboard.press("Enter")


def keeps_the_focus(player: Player) -> None:
    expect(focused(player)).to_have_count(1)
    expect(focused(player)).to_be_visible()


def test_enter_acts_on_what_has_the_focus_and_what_stops_and_goes_on_has_it_in_turn(
    player: Player,
) -> None:
    player.open("g=troop").sees("turn")
    player.cell("c1").focus()
    player.page.keyboard.press("Enter")
    expect(player.cell("c1")).to_have_attribute("aria-selected", "true")
    expect(player.page.locator("#grid [aria-selected]")).to_have_count(1)
    player.cell("f2").focus()
    player.page.keyboard.press("ArrowLeft")
    expect(player.cell("e2")).to_be_focused()
    player.page.keyboard.press("Escape")
    player.seat("b").select_option("10")
    player.sees("thinking")
    enter(player, "Stop")
    player.sees("paused")
    expect(player.page.get_by_role("button", name="Let it move")).to_be_focused()
    player.page.keyboard.press("Enter")
    player.sees("thinking")
    keeps_the_focus(player)


@pytest.mark.thorough
def test_the_focus_outlives_a_roll(player: Player) -> None:
    player.open("g=shinsetsu").sees("roll")
    enter(player, "Roll")
    player.sees("turn")
    keeps_the_focus(player)


@pytest.mark.thorough
def test_the_focus_outlives_an_unfinished_game_that_is_taken_up(player: Player) -> None:
    player.open("g=bushi").sees("turn")
    player.place("Nb")
    player.sees("turn")
    expect(player.moves).to_have_count(2)
    later = Player(player.page.context.new_page()).open("g=bushi")
    later.reads("unfinished")
    enter(later, "Continue your game")
    expect(later.moves).to_have_count(2)
    keeps_the_focus(later)


def keys_are_listed_turn_the_board_choose_options_and_are_never_lost(player: Player) -> None:
    player.open("g=bushi").sees("turn").has_link("g=bushi")
    player.cell("b").focus()
    player.page.keyboard.press("?")
    keys = player.page.get_by_role("dialog", name="Keyboard")
    expect(keys).to_contain_text("Turn board")
    player.page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    top = player.page.locator("#seats-top .name")
    expect(top).to_have_text("White")
    player.page.keyboard.press("f")
    expect(top).to_have_text("Black")
    player.page.keyboard.press("2")
    expect(player.page.locator("#options [data-touch]").nth(1)).to_have_attribute(
        "aria-pressed", "true"
    )
    player.page.keyboard.press("Escape")
    player.page.keyboard.press("f")
    expect(top).to_have_text("White")
    player.cell("b").focus()
    player.page.evaluate(
        """() => {
          for (const key of "f3") {
            const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
            document.activeElement.dispatchEvent(event);
          }
        }"""
    )  # of two quick keys none is lost
    expect(top).to_have_text("Black")
    expect(player.page.locator("#options [data-touch]").nth(2)).to_have_attribute(
        "aria-pressed", "true"
    )


def test_the_focus_outlives_buttons_and_keys_are_listed_and_act_on_the_board_or_on_nothing(
    player: Player,
) -> None:
    player.open(f"{STARTED}&n=2").sees("earlier")
    enter(player, "Back to the last move")
    player.sees("turn")
    keeps_the_focus(player)
    player.moves.first.click()
    player.sees("earlier")
    enter(player, "One move back")
    expect(player.button("back")).to_be_disabled()
    expect(player.button("forward")).to_be_focused()
    player.button("last").focus()
    player.page.keyboard.press("Enter")
    player.sees("turn")
    keeps_the_focus(player)
    player.button("more").focus()
    player.page.keyboard.press("u")
    player.button("hint").focus()
    player.page.keyboard.press("u")
    player.has_link(STARTED)
    player.cell("b").focus()
    player.page.keyboard.press("u")
    expect(player.moves).to_have_count(3)
    keys_are_listed_turn_the_board_choose_options_and_are_never_lost(player)


@pytest.mark.thorough
def test_levels_are_gone_through_with_the_arrow_keys(player: Player) -> None:
    player.open("g=troop").sees("turn")
    seat = player.seat("b")
    seat.focus()
    player.page.keyboard.press("Home")
    for value in ("away", "1", "2", "3", "4", "5", "6", "8", "10"):
        player.page.keyboard.press("ArrowDown")
        expect(seat).to_have_value(value)
        expect(seat).to_be_focused()


@pytest.mark.thorough
def test_a_seat_keeps_the_focus_when_the_board_turns_to_another(player: Player) -> None:
    player.open("g=chatra").sees("turn")
    expect(player.page.locator("#seats-bottom").get_by_label("Black", exact=True)).to_be_visible()
    seat = player.seat("b")
    player.seat("w").select_option("person")
    seat.focus()
    player.page.keyboard.press("ArrowDown")
    expect(player.page.locator("#seats-top").get_by_label("Black", exact=True)).to_be_visible()
    expect(seat).to_be_focused()


@pytest.mark.thorough
def test_letters_can_be_switched_off(player: Player) -> None:
    player.open(STARTED).sees("turn")
    with player.settings() as settings:
        settings.get_by_role("checkbox", name="Use single-letter shortcuts").uncheck()
    player.page.reload()
    player.ready().sees("turn")
    expect(player.page.locator("#single-keys")).not_to_be_checked()
    player.cell("b").focus()
    player.page.keyboard.press("u")
    player.page.keyboard.press("n")
    expect(player.cell("b")).to_be_focused()
    player.has_link(STARTED)


@pytest.mark.parametrize("locale", ["ja"])
def test_one_place_is_reached_with_tab_and_a_key_leads_from_target_to_target(
    player: Player,
) -> None:
    player.open("g=chatra").sees("turn")
    stops = player.page.locator('#grid [tabindex="0"]')
    player.cell("d9").focus()
    expect(stops).to_have_count(1)
    expect(stops).to_have_attribute("data-touch", "c:d9")
    player.cell("a1").focus()
    press = player.page.keyboard.press
    press("n")
    expect(player.cell("a9")).to_be_focused()
    press("Shift+N")
    hand = player.page.locator('#grid [data-touch="t:b:S"]')
    expect(hand).to_be_focused()
    press("n")
    expect(player.cell("a9")).to_be_focused()
    press("Shift+N")
    press("Enter")
    expect(player.live).to_contain_text("先手のサブジェクト、持ち駒18枚を選択。行き先47か所。")
    press("n")
    expect(player.cell("a9")).to_be_focused()
    press("m")
    expect(player.live).to_contain_text("行き先47か所（a9、b9")
    press("Escape")
    expect(player.live).to_contain_text("選択を解除")


@pytest.mark.thorough
def test_targets_are_options_too(sit: Callable[..., Player]) -> None:
    player = sit(reduced_motion="reduce")
    player.open("g=troop").sees("turn")
    player.cell("c1").focus()
    press = player.page.keyboard.press
    press("Enter")
    expect(player.live).to_contain_text("Choose a formation")
    player.page.locator("#options button").first.focus()
    press("Shift+N")
    expect(player.page.locator("#grid :focus")).to_have_count(1)
    press("n")
    expect(player.page.locator("#options :focus")).to_have_count(1)


@pytest.mark.thorough
def test_a_refusal_is_said_each_time(player: Player) -> None:
    player.open("g=bushi&m=Ef.Ar.r.f").sees("turn")
    player.option("r").focus()
    player.page.evaluate(
        """() => {
            const live = document.querySelector("#live");
            live.dataset.count = 0;
            new MutationObserver(() => { if (live.textContent) live.dataset.count++; })
                .observe(live, { childList: true, characterData: true, subtree: true });
        }"""
    )
    for count in "12":
        player.page.keyboard.press("Enter")
        expect(player.live).to_have_attribute("data-count", count)
        expect(player.live).to_contain_text("Not allowed:")


def test_who_asks_for_help_after_a_wrong_answer_can_ask_again(desktop: Page) -> None:
    desktop.goto("problems-bushi.html")
    learner = Learner(desktop, "bushi").awake()
    learner.sees("turn")
    learner.touch("o:t")
    learner.sees("wrong")
    hint = desktop.locator("#do-hint")
    expect(hint).to_be_enabled()
    learner.press(hint)
    learner.sees("hint")
    expect(hint).to_be_focused()


def test_at_the_last_position_the_focus_goes_one_step_back(player: Player) -> None:
    player.open("g=bushi&m=El.Wb.l.r&n=3").sees("earlier")
    player.page.locator("#do-last").focus()
    player.page.keyboard.press("Enter")
    player.sees("turn")
    expect(player.page.locator("#do-back")).to_be_focused()


WINDOWS = [(320, 568), (640, 360), (390, 844), (1024, 768)]
UNCOVERED = """
() => {
  const held = document.activeElement, { left, top, width, height } = held.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return held.matches("body, main, [role=gridcell]") || held.contains(seen)
    || !!seen && seen.contains(held) && !seen.matches("body, main, section");
}
"""


@pytest.mark.parametrize("size", chosen(WINDOWS, (320, 568), (640, 360)))
def test_nothing_covers_what_has_the_focus(
    sit: Callable[..., Player], size: tuple[int, int]
) -> None:
    player = sit({"viewport": {"width": size[0], "height": size[1]}}, reduced_motion="reduce")
    player.open("g=troop").sees("turn")
    player.cell("b1").focus()
    player.page.keyboard.press("Enter")
    expect(player.page.locator("#options button").first).to_be_visible()
    covered = []
    for _ in range(20):
        player.page.keyboard.press("Tab")
        if not player.page.evaluate(UNCOVERED):
            covered.append(player.page.evaluate("document.activeElement.outerHTML.slice(0, 90)"))
    assert covered == []


PART = "() => document.activeElement.closest('#options, #seats-bottom')?.id"


def test_what_is_asked_comes_before_the_players_own_box(sit: Callable[..., Player]) -> None:
    player = sit(reduced_motion="reduce")
    player.open("g=troop").sees("turn")
    player.cell("b1").focus()
    player.page.keyboard.press("Enter")
    expect(player.page.locator("#options button").first).to_be_visible()
    led = None
    for _ in range(9):
        player.page.keyboard.press("Tab")
        led = led or player.page.evaluate(PART)
    assert led == "options"
