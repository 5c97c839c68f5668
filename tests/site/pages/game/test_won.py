"""Won positions: listed below the problems, played against the strongest, and marked when won."""

import json
from collections.abc import Callable

from anga.record import record
from anga.search import levels
from tests.site.dom.page import Page

Visit = Callable[..., Page]
LIST = "#lessons .won a"


def first_link(visit: Visit) -> str:
    page = visit("problems-bushi.html")
    assert "Win what is won" in page.texts("#lessons h2")
    assert len(page.all(LIST)) == 10
    return str(page.all(LIST)[0].getAttribute("href"))


def open_first(visit: Visit) -> Page:
    address, _, fragment = first_link(visit).partition("#")
    assert address.endswith("bushi.html")
    return visit("bushi.html", fragment)


def play_on(page: Page) -> Page:
    """The person's best moves, to the end."""
    while True:
        told, _ = record.parse_fragment(page.fragment.lstrip("#"))
        line = record.replay(told)
        if line.outcome:
            return page
        move = line.position.format_move(levels.best(line, 10).move)
        page.click(f'#options [data-touch="o:{move}"]').wait(5)


def test_a_position_opens_as_a_game_against_the_strongest(visit: Visit) -> None:
    page = open_first(visit)
    told = (
        "You are winning here. Win it against Dragon 10. With hints or takebacks it does not count."
    )
    assert page.texts("#notices [data-kind=won] p") == [told]
    assert page.text("#status").startswith("Your turn")


def test_a_position_that_was_won_is_marked_and_the_next_is_one_touch_away(visit: Visit) -> None:
    page = play_on(open_first(visit))
    assert page.text("#status").startswith("You won – ")
    assert not page.all("#notices [data-kind=won]")
    assert "Winning positions won: 1 of 10." in page.text("#status")
    assert list(json.loads(page.device["anga:progress"])) == ["won", "v"]
    assert not page.all("#status [name=rematch]"), "the other side is lost"
    before = page.fragment
    page.click("#status [name=won-next]")
    assert page.fragment.startswith("#g=bushi&p=")
    assert page.fragment.partition("&m")[0] != before.partition("&m")[0]
    assert page.all("#notices [data-kind=won]")
    listed = visit("problems-bushi.html", device=page.device).all(LIST)
    assert [each.getAttribute("class") for each in listed[:2]] == ["solved", None]
    assert listed[0].getAttribute("aria-label") == "Winning position 1 – done"


def test_with_a_hint_it_is_not_marked(visit: Visit) -> None:
    page = open_first(visit)
    page.click("#do-hint").wait(5)
    told = play_on(page).text("#status")
    assert "With hints or moves taken back, a win here does not count." in told
    assert "Winning positions won: 0 of 10." in told
    assert "won" not in json.loads(page.device.get("anga:progress", "{}"))


def test_a_position_that_somebody_else_began_to_win_is_not_marked(visit: Visit) -> None:
    won = play_on(open_first(visit)).fragment.partition("&m=")[2]
    begun = ".".join(won.split(".")[:2])
    page = play_on(visit("bushi.html", first_link(visit).partition("#")[2] + "&m=" + begun))
    assert page.text("#status").startswith("You won – ")
    assert "Winning positions won: 0 of 10." in page.text("#status")
