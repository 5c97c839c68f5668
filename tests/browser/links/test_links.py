"""A link is a game: it goes on where it was, and a broken one says what is wrong with it."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from anga.contract.game import AnyLine
from anga.record import record
from anga.shared.phrases import say
from tests.browser.conftest import Watch
from tests.browser.player import Player
from tests.thoroughness import chosen, times

GOLDEN = [
    line.split("\t")
    for line in (Path(__file__).parents[2] / "engine" / "golden" / "links.tsv")
    .read_text(encoding="utf-8")
    .splitlines()
    if not line.startswith("# ")
]
# What is wrong; the link; what the page says; the moves that are kept.
BROKEN = {
    "no game": ("m=Nb", "Part of the link cannot be read: #m=Nb", []),
    "an unknown key": ("g=bushi&x=1&m=Nb", "Part of the link cannot be read: x=1", ["Nb"]),
    "a broken escape": ("g=bushi&m=Nb.%zz", "Part of the link cannot be read: Nb.%zz", []),
    "a ply too many": ("g=bushi&m=Nb&n=7", "Part of the link cannot be read: 7", ["Nb"]),
    "unknown rules": ("g=bushi&r=blitz", "There are no rules called “blitz”", []),
    "no position": ("g=bushi&p=Xx_Nb_b", "The position in the link is not valid", []),
    "no move": ("g=bushi&m=Nb.Tb.zz.t", "Move 3 in the link, “zz”, cannot be read.", ["Nb", "Tb"]),
    "a move after the end": (
        "g=bushi&m=El.Nl.r.t.t",
        "Move 5 in the link, “t”, comes after the end of the game.",
        ["El", "Nl", "r", "t"],
    ),
    "a sword at the start": (
        "g=bushi&m=Tf",
        "“Tf”, is not allowed: you may not place a cube with a sword pointing at your opponent.",
        [],
    ),
    "a move that a sword forbids": (
        "g=bushi&m=Ef.Ar.r.f.r",
        "Move 5 in the link, “r”, is not allowed: you may only turn, because a sword points at you",
        ["Ef", "Ar", "r", "f"],
    ),
    "a text like a place": ("g=bushi&m={1}", "Move 1 in the link, “{1}”, is no move", []),
}


def paste(player: Player, link: str) -> None:
    """Put a link into the address of the page that is open."""
    page = player.page
    page.goto(f"{page.url.partition('#')[0]}#{link}")


def shows(player: Player, line: AnyLine, ply: int) -> None:
    """Wait until the accessible board tells of a position."""
    scene = line.game.scene(line.positions[ply], {})
    for cell in scene["cells"]:
        standing = [*scene["solids"], *scene["pieces"]]
        things = [cell, *(thing for thing in standing if thing["cell"] == cell["id"])]
        told = ", ".join(say(thing["name"], line.game.words, "en") for thing in things)
        expect(player.cell(cell["id"])).to_have_attribute("aria-label", exactly(told))


def exactly(told: str) -> re.Pattern[str]:
    """What is told of a cell, and perhaps whether it can be chosen."""
    return re.compile(f"^{re.escape(told)}(, can be chosen)?$")


@pytest.mark.thorough
def test_a_game_goes_on_from_its_link(player: Player) -> None:
    player.open("g=bushi&m=El.Wb.l.r").sees("turn", "Black to move. White rolls right")
    expect(player.seat("w")).to_have_value("person")
    expect(player.moves).to_have_count(4)
    expect(player.notices).to_be_empty()
    player.play("f", "t")
    player.sees("over", "White wins: mate.").has_link("g=bushi&m=El.Wb.l.r.f.t")


def test_every_game_has_an_address_of_its_own_and_old_ones_lead_there(player: Player) -> None:
    page = player.page
    for before, after in (
        ("play.html#g=chatra&m=f9", "chatra.html#g=chatra&m=f9"),
        ("bushi.html#g=troop&n=0", "troop.html#g=troop&n=0"),
        ("play.html?from=afar#g=bushi&x=1", "bushi.html#g=bushi&x=1"),
    ):
        page.goto(before)
        expect(page.locator("html")).to_have_attribute("data-shown", "")
        expect(page).to_have_url(re.compile(f"/{re.escape(after)}$"))
    player.ready().reads("Part of the link cannot be read: x=1")
    player.place("Nb")
    expect(page).to_have_url(re.compile(r"/bushi.html#g=bushi&m=Nb\."))
    page.locator("#do-more").click()
    page.locator("#to-about").click()
    lines = re.compile(r"^Anga [\d.]+\n.*Chrom.*\n.*/bushi.html#g=bushi&m=Nb\.")
    expect(page.locator("#report")).to_have_value(lines)


def test_an_address_that_is_not_there_opens_its_game_or_the_home_page(
    player: Player, watch: list[Watch]
) -> None:
    watch[0].expected += ["^answer 404: .*/(old|none)", "^console: .*404"]
    watch[0].expected.append("^answer 404: .*manifest")
    player.page.goto("old/folder/play#g=bushi&m=El.Wb")
    player.ready().has_link("g=bushi&m=El.Wb")
    for address, home, says in [
        ("old/none.html", "", "There is no page at that address."),
        ("ja/none.html", "ja/", "そのアドレスのページはありません。"),
    ]:
        player.page.goto(address)
        expect(player.page.locator(".home .cards")).to_be_visible()
        expect(player.page.locator("#missing")).to_contain_text(says)
        expect(player.page).to_have_url(re.compile(f"/sub-path/{home}#missing$"))
    player.page.goto("index.html")
    expect(player.page.locator("#missing")).to_be_hidden()


@pytest.mark.thorough
def test_a_link_may_show_an_earlier_ply(player: Player) -> None:
    player.open("g=bushi&m=El.Wb.l.r.f.t&n=2").sees("earlier", "The position after move 2 of 6.")
    expect(player.moves.nth(1)).to_have_attribute("aria-current", "step")
    expect(player.page.locator("#options button")).to_have_count(0)
    player.status.get_by_text("Back to the last move").click()
    player.sees("over", "White wins: mate.").has_link("g=bushi&m=El.Wb.l.r.f.t")


def test_golden_links_show_what_they_always_showed(player: Player) -> None:
    player.open()
    for link, *_ in GOLDEN[:: times(16, 1)]:
        game, ply = record.parse_fragment(link)
        line = record.replay(game)
        paste(player, link.lstrip("#"))
        shows(player, line, len(line.moves) if ply is None else ply)
        expect(player.moves).to_have_count(len(line.moves))
        expect(player.notices).to_be_empty()


@pytest.mark.parametrize("wrong", chosen(["no game", "a broken escape", "no move"], "no move"))
def test_a_broken_link_is_explained_and_what_holds_is_played_on(player: Player, wrong: str) -> None:
    link, says, kept = BROKEN[wrong]
    player.open(link).reads(says)
    player.has_address(link)
    expect(player.moves).to_have_count(len(kept))
    player.page.locator("#options button:not([aria-disabled])").first.click()
    if not kept:  # a cube is placed by two touches
        player.page.locator("#options button:not([aria-disabled])").last.click()
    expect(player.moves).not_to_have_count(len(kept))
    assert player.played[: len(kept)] == kept


@pytest.mark.thorough
def test_a_link_that_is_pasted_over_a_game_is_shown_or_explained(player: Player) -> None:
    player.open("g=bushi&m=Nb")
    paste(player, "g=bushi&m=El.Wb.l")
    player.sees("turn", "White to move. Black rolls left")
    for link, says, kept in BROKEN.values():
        paste(player, link)
        player.reads(says)
        player.has_address(link)
        expect(player.moves).to_have_count(len(kept))
    paste(player, "g=bushi&m=El.Wb")
    player.sees("turn", "Black to move. White places")
    expect(player.notices).to_be_empty()


@pytest.mark.thorough
def test_a_game_that_does_not_exist_is_replaced_by_one_that_does(player: Player) -> None:
    player.open("g=chess&m=e4").reads("Anga has no game called “chess”.")
    player.sees("turn", "Black to place the cube.").has_address("g=chess&m=e4")
    player.place("Nb")
    expect(player.moves).to_have_count(2)
    paste(player, "g=go")
    player.reads("Anga has no game called “go”.")


def test_a_link_seats_a_computer_that_waits_and_turns_the_board(player: Player) -> None:
    player.open("g=bushi&m=El.Wb.l.r&s=b:5&o=w").sees("paused")
    expect(player.seat("b")).to_have_value("5")
    expect(player.seat("w")).to_have_value("person")
    expect(player.page.locator("#seats-bottom .name")).to_have_text("White")
    player.has_address("g=bushi&m=El.Wb.l.r&s=b:5&o=w")
    player.status.get_by_text("Let it move").click()
    expect(player.moves).to_have_count(5)


@pytest.mark.thorough
def test_a_link_pasted_over_ones_own_game_seats_people_and_says_what_it_is(player: Player) -> None:
    player.open().play("Nb")
    player.sees("turn")
    played = player.played
    player.page.evaluate("location.hash = '#g=bushi&m=El'")
    player.sees("turn", "White to place the cube.")
    player.reads("A game from a link: look through it or play on. Yours is under Your games.")
    player.notices.get_by_role("button", name="Continue your game").click()
    player.sees("turn", "Black to move.").has_link(f"g=bushi&m={'.'.join(played)}")
