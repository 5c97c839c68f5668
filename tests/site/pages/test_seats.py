"""The line of each seat: whose pieces are its own, how many men it has, and what it has lost."""

import json
from collections.abc import Callable

import pytest

from anga import games
from tests.site.dom.page import Page
from tests.site.dom.window import Window

Visit = Callable[..., Page]
PEOPLE = dict.fromkeys("bwsne", "person")
TAKEN = "g=orb&m=6i7h.9c8b.7a8b"  # North has captured a Silver of West


def at_table(visit: Visit, game: str, fragment: str = "", phone: bool = False) -> Page:
    def small(window: Window) -> None:
        if phone:
            window.innerWidth, window.innerHeight = 390.0, 844.0

    device = {f"anga:seats:{game}": json.dumps(PEOPLE)}
    return visit(f"{game}.html", fragment, device=device, prepare=small)


def men(page: Page, name: str) -> tuple[list[str], str | None]:
    """The numbers beside a seat's two pictures of a man, and what is heard."""
    (shown,) = [
        seat.querySelector(".men")
        for seat in page.all(".seat")
        if seat.querySelector(".name").textContent == name  # type: ignore[union-attr]
    ]
    assert shown
    parts = [shown.querySelector(f".{name} .count") for name in ("here", "gone")]
    counts = [part.textContent for part in parts if part]
    return counts, shown.getAttribute("aria-label")


def test_four_seats_show_their_men_and_what_they_have_lost(visit: Visit) -> None:
    page = at_table(visit, "orb", TAKEN)
    assert men(page, "West") == (["8", "1"], "8 on the board, 1 lost")
    assert men(page, "North") == (["9", ""], "9 on the board, 0 lost")
    page.click("#do-back")
    assert men(page, "West") == (["9", ""], "9 on the board, 0 lost")
    page.click("#do-forward")
    assert men(page, "West") == (["8", "1"], "8 on the board, 1 lost")


def test_two_seats_show_them_too_before_the_engine_is_up(visit: Visit) -> None:
    page = visit("troop.html", failure="it is not there")
    assert men(page, "Black") == men(page, "White") == (["8", ""], "8 on the board, 0 lost")


@pytest.mark.parametrize("game", ["orb", "shinsetsu"])
def test_the_picture_of_a_man_is_no_kind_of_piece(game: str) -> None:
    begun = games.get(game).line()
    scene = begun.game.scene(begun.position, {})
    of_kinds = [scene["looks"][piece["look"]] for piece in scene["pieces"]]
    assert not [seat for seat in scene["seats"] if scene["looks"][seat["man"]] in of_kinds]


def test_a_single_man_is_not_counted(visit: Visit) -> None:
    assert not at_table(visit, "bushi").all(".men")


def test_a_name_has_the_base_line_of_its_pieces(visit: Visit) -> None:
    page = at_table(visit, "orb")
    lines = [each.style.properties["--strokes"] for each in page.all(".seat .name")]
    assert sorted(lines) == ["1", "2", "3", "4"]
    assert not at_table(visit, "chatra").all('.seat .name[data-base="true"]')


def test_a_touch_on_a_small_hand_shows_it_large(visit: Visit) -> None:
    page = at_table(visit, "orb", TAKEN, phone=True).touch("t:n:S")
    sheet = page.find("#hands")
    assert sheet.open
    assert page.text("#" + str(sheet.getAttribute("aria-labelledby"))) == "Pieces in hand"
    assert page.texts("#hands h3") == ["West", "North", "East"]
    assert page.texts("#hands li") == ["North’s Silver in hand×1"]
    assert page.texts("#hands section > p") == [
        "8 on the board, 1 lost", "Nothing in hand", "red orb",
        "9 on the board, 0 lost",
        "9 on the board, 0 lost", "Nothing in hand",
    ]  # fmt: skip
    assert page.tone == "turn"
    page.click("#hands button")
    assert not page.find("#hands").open
    page.focus('#grid [data-touch="t:w:P"]').press("Enter")
    assert page.find("#hands").open
    page.do(page.find("#hands").click)  # the late one of a finger that opened it
    assert page.find("#hands").open
    page.click("#hands")  # beside what it shows
    assert not page.find("#hands").open


MATED = "g=orb&p=8nK/2nS3sG2/3nP3sG1/9/8eK/wK8/9/1sR7/4sK4_s_bbbb_G,-,R,-_aaaa&m=G*2b"


@pytest.mark.parametrize("phone", [True, False])
def test_a_note_is_read_whole_and_opened_by_keyboard(visit: Visit, phone: bool) -> None:
    page = at_table(visit, "orb", MATED, phone=phone)
    (note,) = [each for each in page.all("#seats-top .note") if each.textContent.startswith("4th")]
    assert note.getAttribute("title") == note.textContent
    assert note.getAttribute("data-sign") == "×"
    for key in ("Enter", " "):
        page.do(note.focus).press(key)
        assert page.find("#hands").open
        assert "4th: mated by South" in page.texts("#hands .note")
        page.click("#hands button")


def test_a_touch_on_a_seat_shows_its_note_in_words_on_a_phone(visit: Visit) -> None:
    page = at_table(visit, "orb", MATED, phone=True)
    page.click("#seats-top .seat")
    assert page.find("#hands").open
    assert "4th: mated by South" in page.texts("#hands .note")


@pytest.mark.parametrize("phone", [True, False])
def test_a_touch_on_a_number_tells_in_words_what_all_have(visit: Visit, phone: bool) -> None:
    page = at_table(visit, "shinsetsu", phone=phone)
    assert {each.getAttribute("data-unit") for each in page.all(".seat .score")} == {"pts"}
    for number in ("#seats-top .men", "#seats-bottom .score"):
        page.click(number)
        assert page.text("#hands h2") == "Players"
        assert page.texts("#hands h3") == ["Red", "Green", "Yellow", "Black"]
        assert page.texts("#hands section > p")[0] == "8 on the board, 0 lost Score: 0"
        page.click("#hands button")


def test_a_touch_on_the_player_of_a_seat_changes_it_alone(visit: Visit) -> None:
    page = at_table(visit, "shinsetsu", phone=True).click("#seats-top select")
    assert not page.find("#hands").open


def test_a_hand_that_can_be_touched_is_played_from(visit: Visit) -> None:
    page = at_table(visit, "orb", TAKEN + ".1c2b.5g5f.9g8h", phone=True).touch("t:n:S")
    assert not page.find("#hands").open
    assert page.label("t:n:S").endswith("chosen")


def test_where_there_is_room_a_hand_is_large_anyway(visit: Visit) -> None:
    page = at_table(visit, "orb", TAKEN).touch("t:n:S")
    assert not page.find("#hands").open
    assert page.tone == "refused"


def test_men_are_counted_once_the_game_is_known(visit: Visit) -> None:
    page = visit("orb.html", TAKEN, slow=90)
    assert {vars(each.style)["visibility"] for each in page.all(".men")} == {"hidden"}
    page.wait(100)
    assert {vars(each.style)["visibility"] for each in page.all(".men")} == {""}
    assert set(page.texts(".men .here")) == {"9", "8"}
