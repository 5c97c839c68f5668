"""What is seen of a board that somebody plays on."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from anga import games
from tests.site.dom.page import Page
from tests.site.dom.window import Query, Window

Visit = Callable[..., Page]
# Of each game touches that make a move.
MOVES = {
    "bushi": ("g=bushi&m=El.Wb", ["o:f"]),
    "chatra": ("g=chatra&m=f9.a4", ["c:k9"]),
    "orb": ("g=orb", ["c:5g", "c:5f"]),
    "troop": ("g=troop", ["c:d1", "o:b1c1d1", "c:d2"]),
}
PEOPLE = '{"b": "person", "w": "person", "s": "person", "e": "person", "n": "person"}'


def opened(visit: Visit, game: str, fragment: str, **how: Any) -> Page:
    return visit(f"{game}.html", fragment, device={f"anga:seats:{game}": PEOPLE}, **how)


def play(page: Page, touches: list[str]) -> Page:
    for touch in touches:
        if touch[:2] == "c:":
            page.touch(touch)
        else:
            page.click(f'#options [data-touch="{touch}"]')
    page.point("pointerleave", (0, 0))
    return page.wait()


@pytest.mark.parametrize("game", MOVES)
def test_after_a_move_the_board_looks_as_if_it_were_opened_there(visit: Visit, game: str) -> None:
    fragment, touches = MOVES[game]
    page = opened(visit, game, fragment)
    before = page.drawn.look
    play(page, touches)
    after = page.drawn.look
    assert after != before
    link = page.fragment[1:]
    page.click("#do-undo")
    assert page.drawn.look != after
    assert opened(visit, game, link).drawn.look == after


def test_what_a_finger_is_on_is_seen_above_it(visit: Visit) -> None:
    page = opened(visit, "chatra", "g=chatra", size=340.0)
    at = page.place("c:f9")
    page.point("pointerdown", at, "touch")
    calls = page.drawn.calls
    (lens,) = [call for call in calls if call[0] == "drawImage" and len(call) == 10]
    _, _, _, _, wide, _, left, top, width, height = lens
    assert width > wide  # larger than it is
    assert left < at[0] < left + width
    assert top + height < at[1]
    paper = page.window.schemes[0]["--paper"]
    assert ("fill", paper) in calls[: calls.index(lens)]  # on a ground of its own
    page.point("pointerup", at, "touch")
    assert not [call for call in page.wait().drawn.calls if len(call) == 10]


def test_a_second_soldier_chooses_the_formation(visit: Visit) -> None:
    page = opened(visit, "troop", "g=troop").touch("c:d1")
    assert len(page.all("#options button")) > 1
    page.touch("c:b1").touch("c:d2")
    assert page.fragment == opened(visit, "troop", "g=troop&m=b1c1d1:n1").fragment


def still(page: Page) -> list[str]:
    """All that lies still on the board, in any order."""
    (name, layer, *_), *_ = page.drawn.calls
    assert name == "drawImage"
    return sorted(map(repr, layer.getContext("2d").look))


def test_a_soldier_that_steps_first_is_shown_where_it_stepped(visit: Visit) -> None:
    page = opened(visit, "troop", "g=troop")
    before = still(page)
    page.touch("c:b1").touch("c:b2")
    half = still(page)
    assert "soldier" in page.label("c:b2")
    assert "soldier" not in page.label("c:b1")
    page.touch("c:b1")
    assert still(page) == before
    assert "soldier" in page.label("c:b1")
    play(page, ["c:b1", "c:b2", "o:a1b2c1", "c:b3"])
    after, link = still(page), page.fragment[1:]
    there = "g=troop&p=oooooooo/8/8/8/8/8/1x6/x1xxxxxx_b_-_0"
    assert half == still(opened(visit, "troop", there)) != before
    assert after == still(opened(visit, "troop", link)) != half


def test_a_hint_says_how_a_formation_marches(visit: Visit) -> None:
    alone = "g=troop&p=oo6/o7/8/8/3x4/2x5/4x3/8_b_a_0"  # unless one steps, none can march
    page = opened(visit, "troop", alone).click("#do-hint").wait(5)
    step = r"You could first step (\w\d) to (\w\d), then march the \w+ of [\w, ]* from \2 to \w\d\."
    told = re.search(step, page.text("#status"))
    assert told
    page.touch(f"c:{told[1]}")
    assert f"Touch: {told[2]}, then " in page.text("#status")
    plain = "g=troop&p=8/8/8/2ooo3/3x4/2x1x3/8/8_b_a_0"
    page = opened(visit, "troop", plain).click("#do-hint").wait(5)
    touched = "You could touch c3, then the picture of the cone of c3, d4 and e3, then c5."
    assert f"{touched} It wins the game." in page.text("#status")


def test_a_disc_is_dropped_by_its_square_alone_only_while_nothing_is_held(visit: Visit) -> None:
    link = "g=chatra&m=f9.a4.h9.c4.d9.e4"
    page = opened(visit, "chatra", link).touch("c:h9").touch("c:k11")
    assert page.fragment == "#" + link
    assert "Your piece has been put back down." in page.text("#status")
    page.touch("c:k11")
    assert page.fragment == "#" + link + ".k11"


def test_a_move_is_seen_to_happen(visit: Visit) -> None:
    page = opened(visit, "orb", "g=orb").touch("c:5g")
    page.point("pointerdown", page.place("c:5f"))
    page.point("pointerup", page.place("c:5f"))
    looks = [page.wait(0.05).drawn.look for _ in range(30)]
    assert looks[-1] == looks[-2]  # it has come to its end
    assert sum(look != looks[-1] for look in looks) > 2


def test_whoever_wants_no_motion_sees_where_it_ended(visit: Visit) -> None:
    def calm(window: Window) -> None:
        window.document.documentElement.setAttribute("data-pace", "off")

    page = opened(visit, "orb", "g=orb", prepare=calm).touch("c:5g")
    page.point("pointerdown", page.place("c:5f"))
    page.point("pointerup", page.place("c:5f"))
    looks = [page.wait(0.1).drawn.look for _ in range(10)]
    assert looks[3] == looks[-1]


def test_men_lie_as_a_hand_put_them_down_unless_motion_is_not_wanted(visit: Visit) -> None:
    def calm(window: Window) -> None:
        window.queries["(prefers-reduced-motion: reduce)"] = Query(True)

    page = opened(visit, "orb", "g=orb")
    lies = askew(page)
    game = games.get("orb")
    assert len(set(lies)) == len(game.scene(game.start(), {})["pieces"])
    assert askew(page.touch("c:5g").touch("c:5g")) == lies  # none has moved
    assert not askew(opened(visit, "orb", "g=orb", prepare=calm))


def askew(page: Page) -> list[tuple[float, ...]]:
    """The transformations by which pieces at rest are put down askew."""
    (still,) = [call[1].getContext("2d") for call in page.drawn.calls if call[0] == "drawImage"]
    return [call[1:] for call in still.calls if call[0] == "transform"]


def test_a_ghost_shows_each_step_of_placing_a_cube(visit: Visit) -> None:
    page = opened(visit, "bushi", "g=bushi")
    assert not seen_through(page)
    page.click('#options [data-touch="o:N"]')
    chosen = seen_through(page)
    assert chosen
    page.focus('#options [data-touch="o:l"]')
    assert seen_through(page) not in ([], chosen)
    page.focus("#do-more")
    assert seen_through(page) == chosen
    page.press("Escape")
    assert not seen_through(page)


def seen_through(page: Page) -> list[Any]:
    """How the layers look that the board shows seen through."""
    calls = page.drawn.calls
    drawn = [i for i in range(1, len(calls)) if calls[i][0] == "drawImage"]
    return [calls[i][1].getContext("2d").look for i in drawn if calls[i - 1][0] == "alpha"]


def test_a_cube_that_is_placed_is_turned_by_a_swipe(visit: Visit) -> None:
    page = opened(visit, "bushi", "g=bushi").click('#options [data-touch="o:N"]')
    chosen, (x, y) = seen_through(page), page.place("c:b")
    page.point("pointerdown", (x, y), "touch")
    for step in range(1, 5):
        page.point("pointermove", (x - 15 * step, y), "touch")
    turned = seen_through(page.wait())
    assert turned not in ([], chosen)  # as it will lie
    page.point("pointerup", (x - 60, y), "touch")
    assert page.wait().fragment == opened(visit, "bushi", "g=bushi&m=Nl").fragment


def test_what_is_refused_shakes(visit: Visit) -> None:
    page = opened(visit, "orb", "g=orb")
    page.point("pointermove", (-1, -1))
    still = page.wait().drawn.look
    page.do(lambda: page.find('#grid [data-touch="c:5c"]').click(), 0)
    assert any(page.wait(0.05).drawn.look != still for _ in range(10))
    assert page.wait().drawn.look == still


def test_a_board_on_a_lesson_is_drawn_anew_in_another_scheme(visit: Visit) -> None:
    page = visit("learn-chatra.html")
    before = page.drawn.look
    page.do(lambda: page.window.matchMedia("(prefers-color-scheme: dark)").change(True))
    assert page.drawn.look != before
