"""What surrounds the board: undo, stepping, rules, new games, seats, values, what is forbidden."""

import gc
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

import pytest

from anga.games.bushi import GAME
from tests.site.dom.elements import Element
from tests.site.dom.page import Page
from tests.site.dom.window import Window
from tests.thoroughness import chosen

Visit = Callable[..., Page]
PEOPLE = '{"b": "person", "w": "person"}'
CONTROLS = ["undo", "redo", "first", "back", "forward", "last"]


def two(visit: Visit, fragment: str = "") -> Page:
    """Two people at one device."""
    return visit("bushi.html", fragment, device={"anga:seats:bushi": PEOPLE})


def disabled(page: Page) -> list[str]:
    return [name for name in CONTROLS if page.find(f"#do-{name}").disabled]


def option(page: Page, *touches: str) -> Page:
    for touch in touches:
        page.click(f'#options [data-touch="o:{touch}"]')
    return page


def click_all(buttons: Sequence[Element]) -> None:
    """Press those that can be pressed, at once."""
    for button in buttons:
        if not button.disabled:
            button.click()


def test_moves_among_people_are_taken_back_one_by_one(visit: Visit) -> None:
    page = two(visit, "g=bushi&m=El.Wb.l")
    assert disabled(page) == ["redo", "forward", "last"]
    assert page.click("#do-undo").fragment == "#g=bushi&m=El.Wb"
    page.click("#do-undo").click("#do-undo")
    assert page.fragment == "#g=bushi"
    assert disabled(page) == ["undo", "first", "back", "forward", "last"]
    for link in ("El", "El.Wb", "El.Wb.l"):
        assert page.click("#do-redo").fragment == f"#g=bushi&m={link}"
    assert "White to move. Black rolls left" in page.text("#status")


def test_at_the_end_of_a_game_nothing_lies_ahead(visit: Visit) -> None:
    link = "g=bushi&m=El.Wb.l.r.f.t"
    page = two(visit, link)
    assert page.tone == "over"
    page.click("#do-back")
    assert "The position after move 5 of 6." in page.text("#status")
    page.click("#do-last")
    assert page.tone == "over"
    assert "White wins: mate." in page.text("#status")
    assert page.fragment == "#" + link
    assert disabled(page) == ["redo", "forward", "last"]


def test_what_was_played_on_replaces_only_what_came_after(visit: Visit) -> None:
    page = two(visit, "g=bushi&m=El.Wb.l.r.f.t").click('#moves [name="ply-4"]')
    page.click("#status [name=play-from-here]")
    assert page.fragment == "#g=bushi&m=El.Wb.l.r"
    assert page.click("#do-redo").fragment == "#g=bushi&m=El.Wb.l.r.f"
    assert page.click("#do-undo").fragment == "#g=bushi&m=El.Wb.l.r"
    assert option(page, "t").fragment == "#g=bushi&m=El.Wb.l.r.t"


def test_a_game_by_other_rules_is_left_by_back_and_found_again(visit: Visit) -> None:
    def guard() -> str:
        return page.text('#options [data-touch="o:E"]')

    page = visit("bushi.html")
    assert "left guard" in guard()
    page.click("#do-new").click("#new-rules summary")
    page.type('#new-game [name="rule:cube"]', "article")
    page.type('#new-game [name="seat:w"]', "person").click("#new-game [value=start]")
    assert page.fragment == "#g=bushi&r=article"
    assert "right guard" in guard()
    assert page.find('[name="seat:w"]').value == "person"
    option(page, "E", "r", "W", "l")
    assert page.fragment == "#g=bushi&r=article&m=Er.Wl"
    page.back().back().back()
    assert "left guard" in guard()
    assert page.forward().fragment == "#g=bushi&r=article"
    page.click("#do-new")
    assert page.find('#new-game [name="rule:cube"]').value == "article"
    page.click("#new-game [value=cancel]")
    assert page.fragment == "#g=bushi&r=article"


def test_whoever_plays_the_far_seat_has_it_before_them(visit: Visit) -> None:
    page = visit("bushi.html").type("#seats-top select", "person")
    page.type("#seats-bottom select", "3")
    assert len(page.all("#moves .move")) == 1
    assert "White to place the cube." in page.text("#status")
    assert page.text("#seats-bottom .seat .name") == "White"
    option(page, "N", "b")
    assert len(page.all("#moves .move")) == 3


@cache
def solution() -> dict[str, tuple[str, str]]:
    """What the command line says of each position: a letter and the plies to the end."""
    command = [sys.executable, "-m", "anga", "solve", "bushi", "--table"]
    lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    return {" ".join(words[:3]): (words[3], words[4]) for words in map(str.split, lines)}


def value(position: str, move: str) -> str:
    """What a move is worth to its mover, as a badge."""

    after = str(GAME.parse(position).play(move))
    letter, plies = solution()[after]
    return "=" if letter == "D" else f"{'−' if letter == 'W' else '+'}{int(plies) + 1}"


def badge(page: Page, name: str) -> str:
    return page.text(f'#options [data-touch="o:{name}"] .badge')


@pytest.mark.parametrize("position", ["Af Al b", "Uf Nl b", "Nb Al w"])
def test_the_values_shown_are_those_that_the_command_line_knows(
    visit: Visit, position: str
) -> None:
    page = two(visit, f"g=bushi&p={position.replace(' ', '_')}")
    assert page.all(".badge") == []
    page.click("#do-known")
    for move in GAME.parse(position).legal():
        assert badge(page, move) == value(position, move)
    page.click("#do-known")
    assert page.all(".badge") == []


def test_a_face_bears_the_best_of_its_placements(visit: Visit) -> None:
    page = two(visit, "g=bushi&m=El").click("#do-known")
    legal = GAME.parse("El -- w").legal()
    order = sorted(["=", *(f"{sign}{plies}" for sign in "+−" for plies in range(20))], key=goodness)
    for face in "TNUAEW":
        values = [value("El -- w", move) for move in legal if move[0] == face]
        assert badge(page, face) == max(values, key=order.index)
    assert badge(option(page, "N"), "l") == value("El -- w", "Nl")


def goodness(text: str) -> int:
    plies = int(text[1:] or 0)
    return {"=": 0, "+": 100 - plies, "−": plies - 100}[text[0]]


def test_what_a_sword_forbids_is_shown_and_explained(visit: Visit) -> None:
    page = two(visit, "g=bushi&m=Ef.Ar.r.f")
    for move, expected in (("t", None), ("f", "true"), ("l", "true"), ("r", "true")):
        button = page.find(f'#options [data-touch="o:{move}"]')
        assert button.getAttribute("aria-disabled") == expected
    option(page, "r")
    assert page.tone == "refused"
    assert "a sword points at you" in page.text("#status")
    assert "you may only turn" in page.said
    assert page.fragment == "#g=bushi&m=Ef.Ar.r.f"
    assert option(page, "t").fragment == "#g=bushi&m=Ef.Ar.r.f.t"


def test_touches_at_once_play_one_move(visit: Visit) -> None:
    page = two(visit, "g=bushi&p=Nb_Nb_b")
    left, right = (page.find(f'#options [data-touch="o:{move}"]') for move in "lr")
    page.do(lambda: click_all([left, left, right]))
    assert "White to move. Black rolls left" in page.text("#status")
    assert page.fragment == "#g=bushi&p=Nb_Nb_b&m=l"


def test_hasty_hands_do_no_harm(visit: Visit) -> None:
    page = two(visit, "g=bushi&p=Nb_Nb_b")
    pressed = ["undo", "undo", "undo", "redo", "first", "turn", "known", "last"]
    buttons = [page.find(f"#do-{name}") for name in pressed]
    left = page.find('#options [data-touch="o:l"]')
    page.do(lambda: click_all([left, *buttons[:3]]))
    page.click("#do-more").do(lambda: click_all(buttons[3:]))
    option(page, "t")
    assert re.search(r"[=.]t$", page.fragment)
    assert "to move" in page.text("#status")


FEW, GAMES = 2, 6
COMPUTER = '{"b": "person", "w": 1}'


class Kept(NamedTuple):
    """What a page keeps: elements, what listens or watches, and objects of Python."""

    elements: int
    listeners: int
    objects: int


def kept(page: Page) -> Kept:
    """What the page keeps now, without garbage."""
    gc.collect()
    elements, window = list(page.document.documentElement.everything()), page.window
    hearing: list[Any] = [*elements, page.document, window, *window.queries.values()]
    heard = sum(len(each) for one in hearing for each in one.listeners.values())
    watched = sum(len(watcher.watched) for watcher in window.watchers)
    return Kept(len(elements), heard + watched, len(gc.get_objects()))


def is_flat(samples: list[Kept]) -> bool:
    """Whether after the last game there is hardly more than after the first few."""
    few, last = samples[FEW], samples[-1]
    return few[:2] == last[:2] and last.objects - few.objects < 10 * (len(samples) - FEW)


@pytest.mark.parametrize("seats", chosen([PEOPLE, COMPUTER], COMPUTER), ids=["people", "computer"])
def test_a_new_game_leaves_nothing_behind(visit: Visit, seats: str) -> None:
    page = visit("bushi.html", device={"anga:seats:bushi": seats})
    samples = []
    for _ in range(GAMES):
        page.click('#options [data-touch="o:E"]').click('#options [data-touch="o:l"]')
        page.click("#do-new").click("#new-game [value=start]")
        assert page.texts("#moves .move") == []
        samples.append(kept(page))
    assert is_flat(samples), samples


@pytest.mark.parametrize(("width", "title"), [(390.0, None), (1440.0, "First position")])
def test_a_button_has_a_title_only_where_its_word_is_not_seen(
    visit: Visit, width: float, title: str | None
) -> None:
    def sized(window: Window) -> None:
        window.innerWidth, window.innerHeight = width, 844.0

    page = visit("bushi.html", prepare=sized)
    assert page.find("#do-first").getAttribute("title") == title
