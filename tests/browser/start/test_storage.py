"""The unfinished game waits on the device; a device that keeps nothing is no obstacle."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player

BLOCKED = """
Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("The operation is insecure.", "SecurityError"); },
});
"""
FULL = """
Storage.prototype.setItem = () => { throw new DOMException("Full.", "QuotaExceededError"); };
"""
NONSENSE = """
for (const key of ["language", "game:bushi", "saved:abcdefgh", "seats:bushi", "view:bushi"]) {
  localStorage.setItem(`anga:${key}`, %s);
}
"""


KEEPS_NOTHING = [
    pytest.param(BLOCKED, id="blocked"),
    pytest.param(FULL, id="full", marks=pytest.mark.thorough),
]


@pytest.mark.parametrize("script", KEEPS_NOTHING)
def test_a_device_that_keeps_nothing_plays_all_the_same(player: Player, script: str) -> None:
    player.page.add_init_script(script)
    player.open().play("Nb")
    player.sees("turn", "Black to move.")
    player.look("sides", "three")
    player.page.reload()  # the address has the computer, too
    player.ready().sees("turn", "Black to move.")
    expect(player.seat("w")).not_to_have_value("person")
    player.page.locator("#other-language").click()
    player.sees("turn", re.compile("先手）?の番です。"))
    player.page.goto("./")
    expect(player.page.locator("html")).to_have_attribute("data-start", "up")
    expect(player.page.locator("#resume-bushi")).to_be_hidden()


NONSENSICAL = ["{", "[]", "7", '{"link": 7, "seats": "x"}', '{"sides": "five"}']


@pytest.mark.thorough
@pytest.mark.parametrize("kept", NONSENSICAL)
def test_nonsense_on_the_device_is_passed_over(player: Player, kept: str) -> None:
    player.page.add_init_script(NONSENSE % repr(kept))
    player.open().sees("turn", "Black to place the cube.").play("Nb")
    expect(player.moves).to_have_count(2)


def leave(player: Player) -> None:
    player.page.goto("about:blank")


def test_the_home_page_leads_back_into_the_unfinished_game_with_its_seats(player: Player) -> None:
    player.open()
    player.seat("w").select_option("5")
    player.play("Nb")
    player.sees("turn").has_link(link := player.link)
    leave(player)

    player.page.goto("./")
    resume = player.page.locator("#resume-bushi")
    expect(resume).to_have_attribute("href", f"./bushi.html#{link}")
    resume.click()
    player.ready().has_link(link)
    expect(player.seat("w")).to_have_value("5")
    expect(player.notices).to_be_empty()
    player.sees("turn", "Black to move. White places").play("t")
    expect(player.moves).to_have_count(4)


@pytest.mark.thorough
def test_an_unfinished_game_can_be_declined(player: Player) -> None:
    player.open("g=bushi&m=El").play("Wb")
    leave(player)
    player.open().reads("You have an unfinished game. Moves so far: 2.")
    player.notices.get_by_text("No thanks").click()
    expect(player.notices).to_be_empty()
    leave(player)
    player.open().sees("turn")
    expect(player.notices).to_be_empty()


@pytest.mark.thorough
def test_a_finished_game_is_not_offered(player: Player) -> None:
    player.open("g=bushi&m=El.Wb.l.r.f").play("t")
    player.sees("over")
    leave(player)
    player.open().sees("turn")
    expect(player.notices).to_be_empty()


@pytest.mark.thorough
def test_who_plays_is_remembered_for_the_next_game(player: Player) -> None:
    player.open()
    player.seat("w").select_option("10")
    leave(player)
    player.open()
    expect(player.seat("w")).to_have_value("10")


KEPT = """
Object.keys(localStorage).filter(key => key.startsWith("anga:saved:"))
  .map(key => JSON.parse(localStorage[key]).link).sort()
"""


def kept(player: Player) -> list[str]:
    """The links of the games on the device."""
    return list(player.page.evaluate(KEPT))


@pytest.mark.thorough
def test_looking_at_somebodys_game_leaves_our_own_alone(player: Player) -> None:
    player.open("g=bushi&m=El.Wb").play("l")
    ours = "g=bushi&m=El.Wb.l"
    assert kept(player) == [ours]
    leave(player)
    player.open("g=bushi&m=Nb.Tb.f.l&n=3")
    player.page.keyboard.press("ArrowRight")
    player.sees("turn")
    player.press("undo")
    expect(player.moves).to_have_count(3)
    player.press("redo")
    expect(player.moves).to_have_count(4)
    player.press("back")
    player.sees("earlier")
    assert kept(player) == [ours]
    player.page.get_by_text("Play from here").click()
    player.sees("turn")
    assert kept(player) == [ours]
    player.play("t")
    assert kept(player) == [ours, "g=bushi&m=Nb.Tb.f.t"]


def undone(player: Player) -> str:
    """The link of a game of one turn each, which is taken back."""
    player.open().play("Nb")
    player.sees("turn")
    played = player.played
    player.press("undo")
    expect(player.moves).to_have_count(0)
    return "g=bushi&m=" + ".".join(played)


def redo(player: Player, link: str) -> None:
    player.press("redo")
    expect(player.moves).to_have_count(2)
    assert kept(player) == [link]


@pytest.mark.thorough
def test_undoing_everything_leaves_nothing_to_go_on_with(player: Player) -> None:
    link = undone(player)
    assert kept(player) == []
    redo(player, link)


def test_a_reload_loses_nothing_that_was_taken_back(player: Player) -> None:
    link = undone(player)
    player.page.reload()
    player.ready().sees("turn")
    redo(player, link)
    player.page.reload()
    expect(player.ready().moves).to_have_count(2)
    expect(player.page.locator("#do-redo")).to_be_disabled()


def test_two_tabs_do_not_disturb_each_other_and_one_is_told_when_its_game_goes_on(
    player: Player,
) -> None:
    player.open("g=bushi&m=El.Wb").play("l")
    other = Player(player.page.context.new_page()).open("g=bushi&m=Nb.Tb")
    other.play("f")
    player.play("r")
    player.has_link("g=bushi&m=El.Wb.l.r")
    other.has_link("g=bushi&m=Nb.Tb.f")
    leave(other)

    other.open("g=bushi&m=El.Wb.l.r").sees("turn")
    player.play("t")
    other.reads("This game is being continued in another tab.")
    other.notices.get_by_text("Show it here").click()
    other.has_link("g=bushi&m=El.Wb.l.r.t")
    other.play("f")
    player.reads("This game is being continued in another tab.")
    player.play("t")
    links = ["g=bushi&m=El.Wb.l.r.t.f", "g=bushi&m=El.Wb.l.r.t.t", "g=bushi&m=Nb.Tb.f"]
    assert kept(player) == links


@pytest.mark.thorough
def test_a_kept_level_that_there_is_not_is_one_that_there_is(player: Player) -> None:
    script = 'localStorage["anga:seats:bushi"] = JSON.stringify({ b: "person", w: 77 })'
    player.page.add_init_script(script)
    player.open().play("Nb")
    expect(player.moves).to_have_count(2)
