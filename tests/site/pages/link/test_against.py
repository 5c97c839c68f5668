"""A new game against the computer, a friend by link, or somebody on the same device."""

import json
from collections.abc import Callable

from tests.site.dom.page import Page

Visit = Callable[..., Page]


def asked(visit: Visit, game: str = "bushi", **device: str) -> Page:
    return visit(f"{game}.html", device=device).click("#do-new")


def chosen(page: Page) -> list[str]:
    return [str(each.value) for each in page.all("#new-game [name=against]") if each.checked]


def players(page: Page, game: str = "bushi") -> dict[str, object]:
    found: dict[str, object] = json.loads(page.device[f"anga:players:{game}"])
    return found


def test_after_the_start_keys_act_on_the_board_and_the_game_is_announced(visit: Visit) -> None:
    page = asked(visit, "troop")
    page.find("#live").textContent = ""
    page.click("#new-game [value=start]")
    held = page.document.activeElement
    assert held
    assert held.getAttribute("data-touch") == "c:a1"
    assert page.said.startswith("Your turn")


def choose(page: Page, kind: str) -> Page:
    return page.type(f"#new-game [name=against][value={kind}]", kind)


def test_the_first_question_is_against_whom(visit: Visit) -> None:
    page = asked(visit)
    texts = ["The computer", "A friend, by link", "Two on this device"]
    assert page.texts("#new-against label") == texts
    assert chosen(page) == ["computer"]
    assert not page.find("#own-name").seen
    assert not page.find("#turning").seen


def test_a_friend_plays_by_link_and_learns_the_name(visit: Visit) -> None:
    page = choose(asked(visit), "friend").type("#own-name", "Aki")
    page.click("#new-game [value=start]")
    assert page.find("#seats-top select").value == "away"
    assert "anga:players:bushi" not in page.device, "the next game is as those before"
    assert page.text("#seats-bottom option[value=person]") == "Aki"
    assert page.text("#seats-top option[value=person]") == "Human"
    page.click('#options [data-touch="o:E"]').click('#options [data-touch="o:l"]')
    assert "Send the game to your opponent" in page.said
    page.click("#status [name=hand-over]")
    assert page.platform.sent[0][1].endswith("#g=bushi&m=El&h=b:Aki,w")


def test_a_game_by_link_is_ones_own_before_anything_is_played_or_sent(visit: Visit) -> None:
    page = choose(asked(visit), "friend").type("#own-name", "Aki")
    page.click("#new-game [value=start]")
    again = visit("bushi.html", page.fragment[1:], device=dict(page.device))
    assert not again.find("#invitation").seen
    assert again.text("#seats-bottom option[value=person]") == "Aki"
    assert again.click('#options [data-touch="o:E"]').text("#status").startswith("Your turn")


def test_among_four_all_others_are_friends_or_all_are_here(visit: Visit) -> None:
    page = asked(visit, "orb")
    assert page.texts("#new-against label")[2] == "All on this device"
    choose(page, "friend")
    choose(page, "here").click("#new-game [value=start]")
    assert set(players(page, "orb").values()) == {"person"}


def test_a_seat_chosen_by_itself_changes_the_answer(visit: Visit) -> None:
    page = asked(visit).type('#new-game [name="seat:w"]', "person")
    assert chosen(page) == ["here"]
    choose(page, "computer")
    assert page.find('#new-game [name="seat:w"]').value == "1"


def test_the_board_turns_to_whoever_is_to_move_if_that_is_wanted(visit: Visit) -> None:
    page = choose(asked(visit), "here").click("#turning").click("#new-game [value=start]")
    assert page.device["anga:turning"] == "true"
    assert page.text("#seats-bottom .name") == "Black"
    page.click('#options [data-touch="o:E"]').click('#options [data-touch="o:l"]')
    assert page.text("#seats-bottom .name") == "White"
    page = choose(asked(visit, **page.device), "here").click("#turning")
    page.click("#new-game [value=start]")
    page.click('#options [data-touch="o:E"]').click('#options [data-touch="o:l"]')
    assert page.text("#seats-bottom .name") == "Black"


def test_who_ends_a_game_by_link_sends_the_end(visit: Visit) -> None:
    page = choose(asked(visit), "friend")
    page.click("#new-game [value=start]")
    page.click('#options [data-touch="o:E"]').click('#options [data-touch="o:l"]')
    assert page.click("#do-hint").text("#status").startswith("You can ask for a hint once")
    assert page.find("#do-draw").hidden  # a link cannot offer one
    page.click("#do-leave").click("#ask-yes").wait(5)
    buttons = page.texts("#status button")
    assert buttons[0] == "Send the game …"
    assert "Share …" not in buttons
    link = page.click("#status [name=hand-over]").platform.sent[-1][1]
    assert link.endswith("#g=bushi&m=El&h=b,w&e=resign:b")
    assert page.text("#hand-told") == "Send this link to White. It shows how the game has ended."
    told = visit("bushi.html", link.partition("#")[2]).wait(5)
    assert told.find("#do-undo").disabled
    assert "Send the game" not in " ".join(told.texts("#status button"))
