"""Back and Forward go from turn to turn of a person; a reload changes nothing."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player


def entries(player: Player) -> int:
    return int(player.page.evaluate("history.length"))


@pytest.mark.thorough
def test_back_returns_to_my_previous_turn_and_the_computer_waits_for_me(player: Player) -> None:
    player.open().play("Nb")
    player.sees("turn").has_link(first := player.link)
    player.play("t")
    player.sees("turn").has_link(second := player.link)
    assert len(first.split(".")) == 2
    assert len(second.split(".")) == 4

    player.page.evaluate("window.same = true")
    player.back()
    player.sees("turn", "Black to move.").has_link(first)
    expect(player.moves).to_have_count(2)
    player.back()
    player.sees("turn", "Black to place the cube.")
    expect(player.moves).to_have_count(0)
    player.forward()
    player.forward()
    player.sees("turn").has_link(second)
    expect(player.moves).to_have_count(4)
    assert player.page.evaluate("window.same"), "the page was not loaded anew"


@pytest.mark.thorough
def test_only_a_persons_turn_makes_an_entry(player: Player) -> None:
    player.open()
    before = entries(player)
    player.play("Nb")
    expect(player.moves).to_have_count(2)
    player.sees("turn")
    answered = player.link
    assert entries(player) == before + 1
    player.press("first")
    player.sees("earlier", "The starting position.")
    player.step(1)
    player.sees("earlier", "after move 1 of 2")
    player.press("last")
    player.sees("turn").press("undo")
    player.has_link("g=bushi")
    player.press("redo")
    player.has_link(answered)
    assert entries(player) == before + 1


@pytest.mark.thorough
def test_a_reload_keeps_the_game_and_who_plays(player: Player) -> None:
    player.open()
    player.seat("w").select_option("8")
    player.play("Nb")
    expect(player.moves).to_have_count(2)
    player.sees("turn").has_link(link := player.link)
    player.page.reload()
    player.ready().sees("turn", re.compile("Black to move. White places")).has_link(link)
    expect(player.seat("w")).to_have_value("8")
    expect(player.seat("b")).to_have_value("person")
    expect(player.notices).to_be_empty()
    player.play("t")
    expect(player.moves).to_have_count(4)


def test_the_options_look_like_those_of_the_seat_to_move(player: Player) -> None:
    def drawn() -> str:
        return str(player.option("l").locator("canvas").evaluate("each => each.toDataURL()"))

    player.open("g=bushi&p=Ur_Nl_b").sees("turn", "Black to move.")
    blacks = drawn()
    player.play("f", "r")  # everybody may play any move
    for seat in ("White", "Black"):
        player.press("undo")
        player.sees("turn", f"{seat} to move.")
    assert drawn() == blacks
