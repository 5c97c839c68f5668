"""Three pieces are moved at once, and a setup of one's own is played from."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.player import Player
from tests.thoroughness import chosen

FLANK = "g=troop&p=8/8/8/2ooo3/3x4/2x1x3/8/8_b_a_0"
CAUGHT = "g=troop&p=8/8/8/1oo5/2ox4/2x1x3/8/8_b_a_0"
OPEN = re.compile("can be chosen")


@pytest.fixture
def player(sit: Callable[..., Player]) -> Player:
    return sit()


def touch(player: Player, cell: str) -> None:
    """Touch a cell once it can be chosen."""
    expect(player.cell(cell)).to_have_attribute("aria-label", OPEN)
    player.cell(cell).dispatch_event("click")


def test_a_formation_marches_in_three_touches_and_its_victims_are_foretold(player: Player) -> None:
    player.open(FLANK)
    touch(player, "d4")
    player.option("c3d4e3").press("Enter")
    player.sees("turn", "The soldier on d4 marches in the cone of c3, d4 and e3. Where should")
    player.cell("d6").focus()
    player.sees("turn", "marches two steps up; 3 of White’s soldiers fall (c5, d5 and e5).")
    touch(player, "d6")
    player.sees("over", "Black wins: the other side has no formation that can march.").has_link(
        f"{FLANK}&m=c3d4e3:n2"
    )


def test_a_turn_with_a_muster_step_on_a_phone(sit: Callable[..., Player]) -> None:
    link = "g=troop&p=oooooooo/8/8/8/8/8/8/xxxxxxxx_b_-_0"
    player = sit(PHONE).open(link)
    touch(player, "c1")
    player.sees("turn", "Choose a formation")
    touch(player, "c2")
    player.option("b1c2d1").tap()
    touch(player, "c3")
    player.has_link(f"{link}&m=c1-c2,b1c2d1:n1")
    player.sees("turn", "White to move.")


RANKS = "g=troop&r=ranks"
CROWDS = {
    "d2": (RANKS, 16),
    "d6": (f"{RANKS}&p=o7/3oo3/1o1ooo1o/o1ooo3/1xo1o1x1/x2oxx2/x1xxx3/x1x1xx2_w_a_1", 22),
    "c3": (f"{RANKS}&p=o5oo/1o2o1o1/6oo/1x2o2o/1xxx4/xxxx4/xxx5/8_b_a_0", 23),
}


@pytest.mark.parametrize("cell", chosen(CROWDS, "d6"))
def test_beside_the_board_the_formations_of_a_soldier_cover_no_move(
    sit: Callable[..., Player], cell: str
) -> None:
    link, count = CROWDS[cell]
    player = sit(DESKTOP).open(link)
    touch(player, cell)
    options = player.page.locator("#options .option")
    expect(options).to_have_count(count)
    expect(options.first).to_have_accessible_name(re.compile(f"^line of .*{cell}"))
    asked = player.page.locator("#options").bounding_box()
    record = player.page.locator(".rest").bounding_box()
    assert asked
    assert record
    assert asked["y"] + asked["height"] <= record["y"]
    lacking = "options => options.scrollHeight - options.clientHeight"
    assert player.page.locator("#options").evaluate(lacking) <= 0
    expect(options.last).to_be_in_viewport(ratio=0.9)


def test_on_a_phone_formations_that_remain_come_into_sight_as_large_as_they_were(
    sit: Callable[..., Player],
) -> None:
    player = sit(PHONE).open("g=troop&r=ranks")
    touch(player, "d2")
    cone = player.option("c1d2e1")
    expect(player.page.locator("#options .option:visible")).to_have_count(16)
    before = cone.bounding_box()
    player.cell("e1").dispatch_event("click")
    expect(player.page.locator("#options .option:visible")).to_have_count(5)
    expect(cone).to_be_in_viewport(ratio=1)
    after = cone.bounding_box()
    assert before
    assert after
    assert after["y"] == before["y"]
    assert abs(after["width"] - before["width"]) < 0.5


@pytest.mark.thorough
def test_another_formation_may_be_chosen_before_the_march(player: Player) -> None:
    player.open("g=troop")
    touch(player, "d1")
    player.option("b1c1d1").click()
    player.option("c1d1e1").click()
    player.sees("turn", "line c1 d1 e1")
    expect(player.option("b1c1d1")).to_have_attribute("aria-pressed", "false")


@pytest.mark.thorough
def test_a_formation_is_outlined_as_soon_as_the_pointer_is_on_it(player: Player) -> None:
    player.open("g=troop&r=ranks")
    touch(player, "d2")
    player.sees("turn", "Choose a formation")
    before = player.picture()
    player.option("c1d2e1").hover()
    expect(player.page.locator("#status")).to_contain_text("Choose a formation")
    shown = player.looks_unlike(before)
    player.option("c1d2e1").focus()
    player.page.mouse.move(0, 0)
    player.option("b2c2d2").focus()
    player.looks_unlike(shown)


def test_a_finger_that_rests_on_a_landing_sees_who_falls_and_may_think_again(
    sit: Callable[..., Player],
) -> None:
    player = sit(PHONE).open(CAUGHT)
    touch(player, "d4")
    player.option("c3d4e3").tap()
    player.sees("turn", "Numbers show how many fall.")
    with player.resting("c:d5") as finger:
        player.sees("turn", "White’s soldier on")
        player.sees("turn", "It stops there: the soldier on c4 is spent")
        finger.slide("c:h8")
    player.sees("refused")
    player.has_link(CAUGHT)


def test_what_was_chosen_stays_until_its_formation_is_chosen(player: Player) -> None:
    player.open("g=troop")
    touch(player, "d1")
    touch(player, "d2")
    for cell in ("e1", "e5"):
        player.cell(cell).dispatch_event("click")
    expect(player.status).to_contain_text("Choose the formation first.")
    expect(player.option("c1d2e1")).to_be_visible()
    expect(player.option("b1c1d2")).to_be_hidden()


@pytest.mark.thorough
def test_what_is_forbidden_is_answered_with_the_rule(player: Player) -> None:
    player.open("g=troop&p=8/ooo5/8/8/3x4/2x1x3/8/8_b_-_0")
    touch(player, "d4")
    player.option("c3d4e3").click()
    player.sees("turn", "Now touch")
    player.cell("d3").dispatch_event("click")
    player.sees(
        "refused", "before the first attack of the game, formations may not march backwards"
    )


def test_a_position_is_put_together_and_played_from(player: Player) -> None:
    player.open("g=troop").sees("turn", "Black to move.")
    player.press("edit")
    player.sees("edit", "Choose a piece")
    editor = player.page.locator("#editor")
    editor.get_by_role("button", name="Clear").click()
    player.sees("edit", "In this position the game is already over.")
    for cell in ("a1", "b1", "c1"):
        player.cell(cell).dispatch_event("click")
    player.option("w").click()
    for cell in ("a8", "b8", "c8", "h8"):
        player.cell(cell).dispatch_event("click")
    player.has_link("g=troop&p=ooo4o/8/8/8/8/8/8/xxx5_b_-_0")
    quiet = editor.get_by_label("Turns without losses")
    quiet.fill("3")
    quiet.press("Enter")
    player.sees("refused", "This is not a valid position yet.")
    expect(editor.get_by_role("button", name="Play from here")).to_be_disabled()
    expect(quiet).to_be_focused()
    editor.get_by_label("First attack").select_option("a")
    player.option("remove").click()
    player.cell("h8").dispatch_event("click")
    player.has_link("g=troop&p=ooo5/8/8/8/8/8/8/xxx5_b_a_3")
    editor.get_by_role("button", name="Play from here").click()
    player.sees("turn", "Black to move.")
    touch(player, "a1")


@pytest.mark.thorough
def test_a_cube_is_laid_in_the_editor_too(player: Player) -> None:
    player.open("g=bushi")
    player.press("edit")
    player.sees("edit", "Choose a piece")
    player.option("Nb").click()
    player.cell("w").dispatch_event("click")
    player.sees("refused", "Black places the cube first.")
    player.cell("b").dispatch_event("click")
    player.has_link("g=bushi&p=Nb_Nb_b")
    player.page.locator("#editor").get_by_role("button", name="Play from here").click()
    player.sees("turn", "Black to move.")


@pytest.mark.thorough
def test_the_pieces_of_four_seats_are_chosen_seat_by_seat(player: Player) -> None:
    player.open("g=orb")
    player.press("edit")
    player.sees("edit", "Choose a piece")
    player.option("sG").click()
    player.option("side:2").click()
    expect(player.option("nG")).to_have_attribute("aria-pressed", "true")
    player.cell("5e").dispatch_event("click")
    editor = player.page.locator("#editor")
    editor.locator("summary", has_text="West").click()
    hand = editor.locator("[name='field:hand:w:P']")
    hand.fill("4")
    hand.press("Tab")
    player.sees("refused", "Gold: 9 on the board and in hand, but the game has 8.")
    player.sees("refused", "Pawn: 16 on the board and in hand, but the game has 12.")
    player.cell("5e").dispatch_event("click")
    hand.fill("0")
    hand.press("Tab")
    player.sees("edit", "Choose a piece")


def test_a_setup_by_the_keyboard_alone(player: Player) -> None:
    player.open("g=chatra")
    player.button("more").press("Enter")
    player.button("edit").press("Enter")
    player.sees("edit", "Choose a piece")
    player.option("s").press("Enter")
    player.cell("c4").press("Enter")
    expect(player.page).to_have_url(re.compile(r"#g=chatra&p=.*_b_18-17_-$"))
