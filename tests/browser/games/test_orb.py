"""Yonin Shogi at the page: a person against three computers, red orbs, promotion, mate."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tests.browser.player import Player
from tests.thoroughness import chosen

# North’s orb is red; West’s Silver on 7d may go neither to 6c nor to 6d.
RED = "g=orb&p=5nK3/6nS2/4nS4/2wS1sG3eK/9/wK6eG1/2wP6/9/4sK4_w_bbrb_-,-,-,-_aaaa"
PROMOTION = "g=orb&p=4nK4/9/9/5sS3/wK7eK/9/9/9/4sK4_s_bbbb_-,-,-,-_aaaa"
MATE = "g=orb&p=7nPnK/9/7sG1/9/wK8/8eK/9/9/4sK4_s_bbbb_G,-,-,-_aaaa"
CHECK = "g=orb&p=5nK3/9/wK8/8eK/4nR4/9/6sP2/3sG5/4sK4_s_bbbb_P,-,-,-_aaaa"
# South is in check; North and East are skipped, and their orbs are red.
SKIPPED = "g=orb&m=4i3h.9g8g.6b6c.1d2c.7i8h.8g7h.5b7b.1c2b.3h2g.7h6h"


@pytest.fixture
def player(sit: Callable[..., Player]) -> Player:
    return sit(PHONE)


def test_a_red_orb_forbids_and_says_why_in_sight_above_the_bar(player: Player) -> None:
    player.open(RED).sees("turn", "West to move.")
    assert player.status_in_sight()
    player.tap("c:7d")
    player.tap("c:6c")
    player.sees("refused", re.compile("North’s orb is red.*Silver on 5c"))


def test_the_sign_of_a_red_orb_leaves_the_orb_in_sight(player: Player) -> None:
    player.open(RED).sees("turn", "West to move.")
    seat = player.page.locator(".seat:has(.note:not(:empty))")
    stone = seat.first.locator(".stone").bounding_box()
    name = seat.first.locator(".name").bounding_box()
    sign = seat.first.locator(".note").bounding_box()
    assert stone
    assert name
    assert sign
    assert max(each["x"] + each["width"] for each in (stone, name)) <= sign["x"]


@pytest.mark.thorough
def test_a_piece_tells_whom_a_red_orb_shields_from_it(player: Player) -> None:
    player.open(RED).sees("turn", "West to move.")
    player.tap("c:7d")
    player.sees("turn", "nobody may attack North until North’s next turn")


@pytest.mark.thorough
def test_who_must_answer_a_check_is_told_so(player: Player) -> None:
    player.open(CHECK).sees("turn", "South to move.")
    player.tap("c:3g")
    player.sees("refused", "unanswered check")


@pytest.mark.thorough
def test_the_ranks_at_the_edge_are_lettered_in_the_readers_language(player: Player) -> None:
    player.open("g=orb")
    letters = player.picture()
    player.page.locator("#other-language").click()
    player.sees("turn", "あなた（南家）の番です。")
    player.looks_unlike(letters, 0.0001)
    player.page.locator("#other-language").click()
    player.sees("turn", "South to move.")
    player.looks_like(letters, 0)


@pytest.mark.thorough
def test_a_game_without_orbs_is_begun(player: Player) -> None:
    player.open("g=orb").sees("turn", "South to move.")
    player.press("new")
    player.page.locator("#new-rules > summary").click()
    rule = player.page.locator('#new-game [name="rule:orbs"]')
    penalty = "With orbs; an excessive move costs a turn"
    expect(rule.locator("option")).to_have_text(["With orbs", "Without orbs", penalty])
    rule.select_option("plain")
    player.page.locator('#new-game button[value="start"]').click()
    player.has_link("g=orb&r=plain")
    glow = re.compile("inset$")  # a gloss alone
    expect(player.page.locator(".seat .stone").first).to_have_css("box-shadow", glow)


def test_promotion_is_asked_on_the_board(player: Player) -> None:
    player.open(PROMOTION).sees("turn", "South to move.")
    player.tap("c:4d")
    player.tap("c:4c")
    player.sees("turn", "Promote the Silver?")
    expect(player.option("+")).to_be_visible()
    player.tap("o:+", beside="c:4c")
    player.has_link(PROMOTION + "&m=4d4c+")


def test_a_mate_turns_the_king_over(player: Player) -> None:
    player.open(MATE).sees("turn", "South to move.")
    player.tap("t:s:G")
    player.tap("c:1b")
    player.sees("turn", re.compile("East to move.*North is mated"))
    expect(player.cell("1a")).to_have_attribute("aria-label", re.compile("flipped King"))


CHECKED = (
    "g=orb&m=7i7h.9f8g.5c5d.1c2b.6i7i.9e9f.7a8b.2b3b.6h6g.8g7f.4a3b.3e4e.5i6h.7f6e.6a7b.4e5e.5g5f"
    ".6e5f.S*9b.2f3f.7i6i.5f4f.3b4c.2e3e.5h5f.4f4g.5d5e.1f2g.5f6f.4g4f.8b9a.2d3d.6f8f&c=600%2B5"
)


def test_on_a_phone_with_a_clock_the_sign_of_a_check_is_beside_orb_and_time(
    sit: Callable[..., Player],
) -> None:
    page = sit(PHONE).open(CHECKED).page
    seat = page.locator(".seat", has=page.locator(".note:not(:empty)"))
    expect(seat.locator(".note")).to_have_text("in check")
    orb, sign, time = [seat.locator(part).bounding_box() for part in (".stone", ".note", ".time")]
    assert orb
    assert sign
    assert time
    assert orb["x"] + orb["width"] <= sign["x"]
    assert sign["x"] + sign["width"] <= time["x"]


def test_who_is_skipped_has_the_sign_of_that_before_that_of_a_red_orb(player: Player) -> None:
    player.open(SKIPPED).sees("turn", "South to move.")
    note = player.page.locator(".seat", has_text="North").locator(".note")
    expect(note).to_have_attribute("data-sign", "»")
    expect(note).to_contain_text("red orb")


@pytest.mark.parametrize("locale", chosen(["en", "ja"], "en"))
def test_why_a_player_is_skipped_is_read_whole_beside_the_board(
    sit: Callable[..., Player], locale: str
) -> None:
    player = sit().open(SKIPPED)
    notes = player.page.locator(".seat .note:not(:empty)")
    expect(notes).to_have_count(3)
    expect(notes.first).to_contain_text("in check" if locale == "en" else "王手")
    player.page.evaluate("document.fonts.ready.then(() => null)")
    cut = "notes => notes.map(note => note.scrollHeight - note.clientHeight).filter(cut => cut > 1)"
    assert notes.evaluate_all(cut) == []
