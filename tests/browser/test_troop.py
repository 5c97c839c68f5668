"""Three pieces are moved at once, and a setup of one's own is played from."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tests.browser.player import Player

FLANK = "g=troop&p=8/8/8/2ooo3/3x4/2x1x3/8/8_b_a_0"
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
    player.option("c3d4e3").click()
    player.sees("turn", "Now touch where this unit is to land: cone c3 d4 e3.")
    player.cell("d6").focus()
    player.sees("turn", "marches two steps north; enemies beaten: 3.")
    touch(player, "d6")
    player.sees("over", "Black wins: no move is left.").has_link(f"{FLANK}&m=c3d4e3:n2")


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


def test_another_formation_may_be_chosen_before_the_march(player: Player) -> None:
    player.open("g=troop")
    touch(player, "d1")
    player.option("b1c1d1").click()
    player.option("c1d1e1").click()
    player.sees("turn", "line c1 d1 e1")
    expect(player.option("b1c1d1")).to_have_attribute("aria-pressed", "false")


def test_what_is_forbidden_is_answered_with_the_rule(player: Player) -> None:
    player.open("g=troop&p=8/ooo5/8/8/3x4/2x1x3/8/8_b_-_0")
    touch(player, "d4")
    player.option("c3d4e3").click()
    player.sees("turn", "Now touch")
    player.cell("d3").dispatch_event("click")
    player.sees("refused", "before the first attack of the game no formation may march backward")


def test_a_position_is_put_together_and_played_from(player: Player) -> None:
    player.open("g=troop").sees("turn", "Black to move.")
    player.button("edit").click()
    player.sees("edit", "Choose a piece")
    editor = player.page.locator("#editor")
    editor.get_by_role("button", name="Clear").click()
    player.sees("edit", "A game would be over here at once.")
    for cell in ("a1", "b1", "c1"):
        player.cell(cell).dispatch_event("click")
    player.option("w").click()
    for cell in ("a8", "b8", "c8", "h8"):
        player.cell(cell).dispatch_event("click")
    player.has_link("g=troop&p=ooo4o/8/8/8/8/8/8/xxx5_b_-_0")
    editor.get_by_label("Turns without a change of numbers").select_option("3")
    player.sees("refused", "This is no position yet.")
    expect(editor.get_by_role("button", name="Play from here")).to_be_disabled()
    editor.get_by_label("First attack").select_option("a")
    player.option("remove").click()
    player.cell("h8").dispatch_event("click")
    player.has_link("g=troop&p=ooo5/8/8/8/8/8/8/xxx5_b_a_3")
    editor.get_by_role("button", name="Play from here").click()
    player.sees("turn", "Black to move.")
    touch(player, "a1")


def test_a_cube_is_laid_in_the_editor_too(player: Player) -> None:
    player.open("g=bushi")
    player.button("edit").click()
    player.sees("edit", "Choose a piece")
    player.option("Nb").click()
    player.cell("w").dispatch_event("click")
    player.sees("refused", "Black places the cube first.")
    player.cell("b").dispatch_event("click")
    player.has_link("g=bushi&p=Nb_Nb_b")
    player.page.locator("#editor").get_by_role("button", name="Play from here").click()
    player.sees("turn", "Black to move.")
