"""Back and Forward go from turn to turn of a person; a reload changes nothing."""

import re

from playwright.sync_api import expect

from tests.browser.player import Player

PLACED = "g=bushi&p=Nb_Nb_b"
LONG = "ftltrrrrftrtrrttfftfltttrfrtfrrflfftltrtfltfrtltlrtrfrrf"  # a game without an end


def entries(player: Player) -> int:
    return int(player.page.evaluate("history.length"))


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
    player.sees("turn", "Black to move.")
    expect(player.moves).to_have_count(0)
    player.forward()
    player.forward()
    player.sees("turn").has_link(second)
    expect(player.moves).to_have_count(4)
    assert player.page.evaluate("window.same"), "the page was not loaded anew"


def test_back_does_not_start_the_computer(player: Player) -> None:
    player.open(PLACED).play("l", "l")
    player.back()
    player.sees("turn", "White to move.")
    player.seat("w").select_option("10")
    expect(player.moves).to_have_count(2)
    player.seat("b").select_option("5")
    player.status.get_by_text("Stop").or_(player.status.get_by_text("Let it move")).click()


def test_after_back_a_person_takes_the_other_way(player: Player) -> None:
    player.open(PLACED).play("l", "l", "t")
    player.back()
    player.back()
    player.sees("turn", "White to move.").play("t")
    player.has_link(f"{PLACED}&m=l.t")
    assert player.page.evaluate("history.state") == 2


TOUCH_AT_ONCE = """
touch => {
  const press = () => document.querySelector(`#options [data-touch="${touch}"]`).click();
  addEventListener("popstate", press, { once: true });
}
"""


def test_a_touch_meant_for_the_position_left_is_not_made_in_another(player: Player) -> None:
    player.open(PLACED).play("l", "l", "t")
    player.page.evaluate(TOUCH_AT_ONCE, "o:t")
    player.back().sees("turn", "Black to move.")
    player.play("f")
    player.has_link(f"{PLACED}&m=l.l.f")


def test_only_a_persons_turn_makes_an_entry(player: Player) -> None:
    player.open()
    before = entries(player)
    player.play("Nb")
    expect(player.moves).to_have_count(2)
    player.sees("turn")
    answered = player.link
    assert entries(player) == before + 1
    player.button("first").click()
    player.sees("earlier", "Move 0 of 2")
    player.step(1)
    player.sees("earlier", "Move 1 of 2")
    player.button("last").click()
    player.sees("turn").button("undo").click()
    player.has_link("g=bushi")
    player.button("redo").click()
    player.has_link(answered)
    assert entries(player) == before + 1


def test_after_forty_turns_the_browsers_memory_is_spared(player: Player) -> None:
    player.page.emulate_media(reduced_motion="reduce")
    player.open(f"{PLACED}&m={'.'.join(LONG[:10])}")
    before = entries(player)
    player.play(*LONG[10:52])
    player.has_link(f"{PLACED}&m={'.'.join(LONG[:52])}")
    assert entries(player) == before + 40
    player.page.reload()
    player.ready().sees("turn").play(*LONG[52:54])
    assert entries(player) == before + 40
    player.back()
    player.has_link(f"{PLACED}&m={'.'.join(LONG[:49])}")


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


def test_a_reload_while_an_earlier_ply_is_shown_shows_it_again(player: Player) -> None:
    player.open("g=bushi&m=El.Wb.l")
    player.step(1)
    player.has_link("g=bushi&m=El.Wb.l&n=1")
    player.page.reload()
    player.ready().sees("earlier", "Move 1 of 3 is shown.")
    expect(player.moves).to_have_count(3)


def test_a_reload_within_our_own_game_keeps_who_plays(player: Player) -> None:
    player.open()
    player.seat("w").select_option("8")
    for move in ("Nb", "t"):
        player.play(move)
        player.sees("turn", "Black to move.")
    player.seat("w").select_option("5")
    player.step(1)
    player.sees("earlier", "Move 1 of 4 is shown.")
    player.page.reload()
    player.ready().sees("earlier", "Move 1 of 4 is shown.")
    expect(player.seat("w")).to_have_value("5")

    player.back()
    player.sees("turn", "Black to move.")
    expect(player.moves).to_have_count(2)
    player.page.reload()
    player.ready().sees("turn", "Black to move.")
    expect(player.seat("w")).to_have_value("5")


def test_the_options_look_like_those_of_the_seat_to_move(player: Player) -> None:
    def drawn() -> str:
        return str(player.option("l").locator("canvas").evaluate("each => each.toDataURL()"))

    player.open("g=bushi&p=Ur_Nl_b").sees("turn", "Black to move.")
    blacks = drawn()
    player.play("f", "r")  # everybody may play any move
    for seat in ("White", "Black"):
        player.button("undo").click()
        player.sees("turn", f"{seat} to move.")
    assert drawn() == blacks
