"""Everything around the board: undo, stepping, seats, rules, views, values, the link."""

import re
import subprocess
import sys
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import Locator, expect

from anga import games
from tests.browser.player import Player


def disabled(player: Player, *names: str) -> None:
    """Wait until just these of the controls are disabled."""
    for name in ("undo", "redo", "first", "back", "forward", "last"):
        expected = expect(player.button(name))
        expected.to_be_disabled() if name in names else expected.to_be_enabled()


def test_moves_among_people_are_taken_back_one_by_one(player: Player) -> None:
    player.open("g=bushi&m=El.Wb.l")
    disabled(player, "redo", "forward", "last")
    player.button("undo").click()
    player.has_link("g=bushi&m=El.Wb")
    player.button("undo").click()
    player.button("undo").click()
    player.has_link("g=bushi")
    disabled(player, "undo", "first", "back", "forward", "last")
    for link in ("El", "El.Wb", "El.Wb.l"):
        player.button("redo").click()
        player.has_link(f"g=bushi&m={link}")
    player.sees("turn", "White to move. Black rolls left")


def test_against_the_computer_both_moves_are_taken_back(player: Player) -> None:
    player.open().play("Nb")
    player.sees("turn")
    player.play("t")
    player.sees("turn")
    played = player.played
    assert len(played) == 4
    player.button("undo").click()
    player.sees("turn", "Black to move.").has_link(f"g=bushi&m={'.'.join(played[:2])}")
    player.button("redo").click()
    player.sees("turn", "Black to move.").has_link(f"g=bushi&m={'.'.join(played)}")


def test_one_steps_through_a_game(player: Player) -> None:
    link = "g=bushi&m=El.Wb.l.r.f.t"
    player.open(link).sees("over")
    steps: list[tuple[Callable[[], None], int]] = [
        (player.button("back").click, 5),
        (player.button("first").click, 0),
        (player.button("forward").click, 1),
        (player.moves.nth(3).click, 4),
        (lambda: player.page.keyboard.press("ArrowLeft"), 3),
        (lambda: player.page.keyboard.press("ArrowRight"), 4),
    ]
    for go, ply in steps:
        go()
        player.sees("earlier", f"Move {ply} of 6 is shown.").has_link(f"{link}&n={ply}")
        current = player.page.locator("#moves [aria-current]")
        expect(current).to_have_count(1 if ply else 0)
    player.button("last").click()
    player.sees("over", "White wins: mate.").has_link(link)
    disabled(player, "redo", "forward", "last")


def test_one_plays_on_from_an_earlier_position(player: Player) -> None:
    player.open("g=bushi&m=El.Wb.l.r.f.t").sees("over")
    player.step(4)
    player.sees("earlier", "Move 4 of 6 is shown.")
    player.status.get_by_text("Play from here").click()
    player.has_link("g=bushi&m=El.Wb.l.r")
    player.sees("turn", "Black to move.")
    player.button("redo").click()
    player.has_link("g=bushi&m=El.Wb.l.r.f")
    player.button("undo").click()
    player.has_link("g=bushi&m=El.Wb.l.r")
    player.play("t")
    player.has_link("g=bushi&m=El.Wb.l.r.t")


def test_a_new_game_by_other_rules(player: Player) -> None:
    player.open().sees("turn")
    expect(player.option("E")).to_contain_text("left guard")
    player.button("new").click()
    dialog = player.page.locator("#new-game")
    dialog.locator('select[name="rule:cube"]').select_option("article")
    dialog.locator('select[name="seat:w"]').select_option("person")
    dialog.locator("button[value=start]").click()
    player.has_link("g=bushi&r=article")
    expect(player.option("E")).to_contain_text("right guard")
    expect(player.seat("w")).to_have_value("person")
    player.play("Er", "Wl")
    player.has_link("g=bushi&r=article&m=Er.Wl")
    player.back()
    player.back()
    player.back()
    player.sees("turn")
    expect(player.option("E")).to_contain_text("left guard")

    player.forward()
    player.has_link("g=bushi&r=article")
    player.button("new").click()
    expect(dialog.locator('select[name="rule:cube"]')).to_have_value("article")
    dialog.locator("button[value=cancel]").click()
    player.has_link("g=bushi&r=article")


def test_a_person_may_take_the_far_seat(player: Player) -> None:
    player.open()
    player.seat("w").select_option("person")
    player.seat("b").select_option("3")
    expect(player.moves).to_have_count(1)
    player.sees("turn", "White to move.")
    expect(player.page.locator("#seats-bottom .seat .name")).to_have_text("White")
    player.place("Nb")
    expect(player.moves).to_have_count(3)


def test_the_board_is_turned(player: Player) -> None:
    player.open("g=bushi&m=Nb.Tb")
    bottom = player.page.locator("#seats-bottom .seat .name")
    expect(bottom).to_have_text("Black")
    first = player.page.locator("#grid [role=gridcell]").first
    expect(first).to_have_attribute("data-touch", "c:w")
    before = player.picture()
    player.button("turn").click()
    expect(bottom).to_have_text("White")
    expect(first).to_have_attribute("data-touch", "c:b")
    player.looks_unlike(before, 0.01)
    player.button("turn").click()
    expect(bottom).to_have_text("Black")
    player.looks_like(before)


def test_two_or_three_sides_are_seen_and_the_choice_is_kept(player: Player) -> None:
    player.open("g=bushi&m=Nb.Tb")
    expect(player.view("sides")).to_have_value("two")
    two = player.picture()
    player.look("sides", "three")
    expect(player.status).to_have_attribute("data-tone", "turn")
    three = player.looks_unlike(two, 0.01)
    player.page.reload()
    player.ready()
    expect(player.view("sides")).to_have_value("three")
    player.looks_like(three)


@cache
def solution() -> dict[str, tuple[str, str]]:
    """What the command line says of each position: a letter and the plies to the end."""
    command = [sys.executable, "-m", "anga", "solve", "bushi", "--table"]
    lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    return {" ".join(words[:3]): (words[3], words[4]) for words in map(str.split, lines)}


def value(position: str, move: str) -> str:
    """What a move is worth to its mover, as a badge."""
    game = games.get("bushi")
    after = str(game.parse(position).play(move))
    letter, plies = solution()[after]
    return "=" if letter == "D" else f"{'−' if letter == 'W' else '+'}{int(plies) + 1}"


@pytest.mark.parametrize("position", ["Af Al b", "Uf Nl b", "Nb Al w"])
def test_the_values_shown_are_those_that_the_command_line_knows(
    player: Player, position: str
) -> None:
    player.open(f"g=bushi&p={position.replace(' ', '_')}").sees("turn")
    expect(player.page.locator(".badge")).to_have_count(0)
    player.button("known").click()
    for move in games.get("bushi").parse(position).legal():
        expect(badge(player, move)).to_have_text(value(position, move))
    player.button("known").click()
    expect(player.page.locator(".badge")).to_have_count(0)


def test_a_face_bears_the_best_of_its_placements(player: Player) -> None:
    player.open("g=bushi&m=El").sees("turn")
    player.button("known").click()
    legal = games.get("bushi").parse("El -- w").legal()
    order = sorted(["=", *(f"{sign}{plies}" for sign in "+−" for plies in range(20))], key=goodness)
    for face in "TNUAEW":
        values = [value("El -- w", move) for move in legal if move[0] == face]
        expect(badge(player, face)).to_have_text(max(values, key=order.index))
    player.option("N").click()
    expect(badge(player, "l")).to_have_text(value("El -- w", "Nl"))


def badge(player: Player, option: str) -> Locator:
    return player.option(option).locator(".badge")


def goodness(text: str) -> int:
    plies = int(text[1:] or 0)
    return {"=": 0, "+": 100 - plies, "−": plies - 100}[text[0]]


def test_what_a_sword_forbids_is_shown_and_explained(player: Player) -> None:
    player.open("g=bushi&m=Ef.Ar.r.f").sees("turn", "Black to move.")
    expect(player.option("t")).not_to_have_attribute("aria-disabled", "true")
    for move in "flr":
        expect(player.option(move)).to_have_attribute("aria-disabled", "true")
    player.option("r").click(force=True)
    player.sees("refused", "the opponent’s sword points at you")
    expect(player.live).to_contain_text("you may only turn")
    player.has_link("g=bushi&m=Ef.Ar.r.f")
    player.play("t")


def test_the_link_is_copied(player: Player) -> None:
    player.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    player.open("g=bushi&m=El.Wb.l&n=1").button("copy").click()
    player.reads("Link copied.")
    copied = player.page.evaluate("navigator.clipboard.readText()")
    assert copied == player.page.url.replace("&n=1", "")
    expect(player.notices).to_be_empty()


def test_a_link_that_cannot_be_copied_is_shown(player: Player) -> None:
    player.page.add_init_script("delete Navigator.prototype.clipboard")
    player.open("g=bushi&m=El.Wb").button("copy").click()
    player.reads(re.compile(f"Copy the link from here: {re.escape(player.page.url)}"))


def test_two_touches_at_once_play_one_move(player: Player) -> None:
    player.open("g=bushi&p=Nb_Nb_b").sees("turn")
    player.page.evaluate(
        """() => {
            const button = move => document.querySelector(`[data-touch="o:${move}"]`);
            const [left, right] = [button("l"), button("r")];
            left.click(); left.click(); right.click();
        }"""
    )
    player.sees("turn", "White to move. Black rolls left")
    player.has_link("g=bushi&p=Nb_Nb_b&m=l")


def test_hasty_hands_do_no_harm(player: Player) -> None:
    player.open("g=bushi&p=Nb_Nb_b").sees("turn")
    player.page.evaluate(
        """() => {
            const click = selector => document.querySelector(selector).click();
            click('[data-touch="o:l"]');
            for (let time = 0; time < 3; time++) click("#do-undo");
            for (const name of ["redo", "first", "turn", "known", "last"]) click(`#do-${name}`);
        }"""
    )
    player.option("t").click()
    expect(player.page).to_have_url(re.compile(r"[=.]t$"))
    player.sees("turn", re.compile("to move"))
