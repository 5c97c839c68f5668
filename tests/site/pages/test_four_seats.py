"""Four players on the page: at one device, alone against three, and by a link with four names."""

import json
from collections.abc import Callable

from tests.site.dom.page import Page

Visit = Callable[..., Page]
SEATS = ("b", "r", "w", "u")
TO_BE_MATED = "g=chatra4&p=3W5b1U/11u/12/12/R8b2/12/12/12/12/7b4/12/B11_b_14-9-9-0_a-a-a-a"


def at_table(visit: Visit, fragment: str = "", **seats: str) -> Page:
    """The page on a device where these sit, and people in the other seats."""
    kept = json.dumps({seat: seats.get(seat, "person") for seat in SEATS})
    return visit("chatra4.html", fragment, device={"anga:seats:chatra4": kept})


def note(page: Page, seat: str) -> str:
    """What is said beside a player's name."""
    (found,) = [
        each for each in page.all(".seats .seat") if each.querySelector(f'[name="seat:{seat}"]')
    ]
    said = found.querySelector(".note")
    assert said
    return said.textContent


def hand_over(page: Page, name: str) -> str:
    """Give the game away under a name; returns what follows the # of the link."""
    page.click("#status [name=hand-over]").type("#hand-name", name)
    link = str(page.find("#hand-link").value)
    page.click("#hand-close")
    return link.partition("#")[2]


def test_four_people_play_in_turn_at_one_device(visit: Visit) -> None:
    page = at_table(visit)
    for name, cell in (("Black", "f9"), ("Red", "c3"), ("White", "g4"), ("Blue", "k9")):
        assert page.said.endswith(f"{name} to move.")
        page.touch(f"c:{cell}")
        assert page.label(f"c:{cell}").startswith(f"{cell}, {name}’s Subject")
    assert page.fragment == "#g=chatra4&m=f9.c3.g4.k9"
    assert page.said == "Blue drops a Subject on k9. Black to move."


def test_a_drop_that_is_refused_names_all_who_guard_the_square(visit: Visit) -> None:
    page = at_table(visit, "g=chatra4&m=f9").touch("c:f5")
    assert page.text("#status").startswith(
        "Not allowed: this zone is guarded by White, Blue and Black,"
    )
    assert page.fragment == "#g=chatra4&m=f9"
    page.touch("c:k7")
    assert page.tone == "refused"
    page.touch("c:d2")
    assert page.fragment == "#g=chatra4&m=f9.d2"


def test_a_check_waits_for_its_turn_and_the_beaten_army_changes_sides(visit: Visit) -> None:
    page = at_table(visit, TO_BE_MATED).touch("c:h10", "c:h9")
    assert page.said.endswith("Red to move.")
    assert note(page, "u") == "in check, not yet to move"
    page.touch("c:a5", "c:a4").touch("c:d1", "c:c1")
    assert page.said.endswith("Blue is mated by Black. Black to move.")
    assert note(page, "u") == "fourth: mated by Black"
    assert note(page, "b") == "mates: 1"
    assert page.label("c:l1") == "l1, Object of a mated player"
    assert page.label("c:l2").startswith("l2, Black’s Subject")
    page.touch("c:l2")
    assert page.label("c:l2").endswith("chosen")
    page.click("#do-undo").click("#do-undo")
    assert page.label("c:l2").startswith("l2, Blue’s Subject")


def test_alone_against_three_one_touch_is_answered_by_three(visit: Visit) -> None:
    page = visit("chatra4.html").touch("c:f9")
    assert len(page.texts("#moves .move")) == 4
    assert page.said.endswith("Your turn: Black to move.")
    page.click("#do-undo")
    assert page.fragment == "#g=chatra4"
    assert page.said.endswith("Black to move.")


def test_a_game_goes_round_four_devices_by_its_link(visit: Visit) -> None:
    moves = {"r": "c3", "w": "g4", "u": "k9"}
    page = at_table(visit, r="away", w="away", u="away").touch("c:f9")
    assert page.tone == "away"
    link = hand_over(page, "Aki")
    assert link == "g=chatra4&m=f9&h=b:Aki,r,u,w"
    for (seat, cell), name in zip(moves.items(), ("Ben", "Chie", "Dan"), strict=True):
        page = visit("chatra4.html", link, device={})
        assert page.tone == "turn"
        page.touch(f"c:{cell}")
        assert page.tone == "away"
        link = hand_over(page, name)
        assert f"{seat}:{name}" in link
    assert link == "g=chatra4&m=f9.c3.g4.k9&h=b:Aki,r:Ben,u:Dan,w:Chie"
    page = visit("chatra4.html", link, device={})
    assert page.tone == "turn"
    for seat, name in (("r", "Ben"), ("w", "Chie"), ("u", "Dan")):
        assert f"{name}, by link" in page.text(f'.seats [name="seat:{seat}"]')
