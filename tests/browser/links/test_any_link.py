"""Whatever stands behind the # of a game's address, its page lives and says something."""

import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from anga import games
from anga.shared.formats.fragment import format_link, parse_link_far
from tests import thoroughness
from tests.browser.links.test_links import GOLDEN
from tests.browser.player import Player
from tests.thoroughness import chosen

PIECES = [
    "&",
    "=",
    ".",
    "_",
    "~",
    ";",
    "%",
    "%zz",
    "%E3%81",
    "+",
    "#",
    "/",
    "-",
    "0",
    "99999999999",
]
PIECES += [
    "&m=",
    "&n=",
    "&s=w:5",
    "&o=w",
    "&q=mate:3",
    "&h=b:Aki,w",
    "&v=0~1~x",
    "\u3042",
    "\u0000",
    " ",
]

# What once broke something, behind the game: it froze the page, said nothing, lost a line, or asked
# an engine that was not there.
ONCE = [
    "m=x.y&h=b:Aki,w",
    "m=x&h=b&s=w:3&c=600+5&n=0",
    "m=S%2B.c3&e=time:bm=S",
    "m=x&e=resign:w&c=1/1x99,w:9+9",
    "m=" + "." * 400,
    "m=x&d=0~1~" + ",".join(f"c{number}" for number in range(200)),
    "m=x&v=0~0~y.3..c5;1~1~z;2~9~x&k=1~1~%E3%81%82;0~1~x",
    "m=x&k=0~1~first;0~0~second;0~1~third&d=0~1~a-b,b",
    "m=x&v=" + ";".join("0~0~y" for _ in range(60)),
    "m=x#?secret=abc",
    "m=x&z=1&n=99",
    "p=_&m=&q=mate:99&o=w",
]

LOOK, STARTS = 25, 100  # fragments, until the page is looked at, and until it starts again

GO = "fragment => { location.hash = fragment; }"
# Goes through fragments one by one; each is drawn before the next comes.
WALK = """
async fragments => {
  const frame = () => new Promise(requestAnimationFrame);
  for (const fragment of fragments) {
    location.hash = fragment;
    await frame();
    await frame();
  }
}
"""


def links(game: str) -> list[str]:
    """Links of a game that are known to be good."""
    return [link.lstrip("#") for link, *_ in GOLDEN if link.lstrip("#").startswith(f"g={game}")]


def once(game: str) -> list[str]:
    """What once broke something, with moves that the game has."""
    moves = [move for link in links(game) for move in parse_link_far(link)[0].moves][:2]
    x, y = (moves * 2 or ["x", "y"])[:2]
    return [f"g={game}&{text.replace('=x', '=' + x).replace('y', y)}" for text in ONCE]


def broken(game: str, count: int) -> Iterator[str]:
    """Links with something cut, put in, or in another place; the game stays.

    Every other one is made of what once broke something.
    """
    chance = random.Random(game)
    head = f"g={game}"
    for number in range(count):
        text = chance.choice(once(game) if number % 2 else links(game)).removeprefix(head)
        for _ in range(chance.randint(1, 4)):
            start, end = sorted(chance.randint(0, len(text)) for _ in range(2))
            new = chance.choice([*PIECES, "", text[start:end] * 2])
            text = text[:start] + new + text[min(end, start + 8) :]
        yield f"{head}&{text.lstrip('&')}"


@pytest.mark.parametrize("game_id", chosen(games.ids(), "chatra"))
def test_a_page_survives_whatever_stands_in_its_address(player: Player, game_id: str) -> None:
    page, fragments = player.page, list(broken(game_id, thoroughness.times(50, 2000)))
    for start in range(0, len(fragments), LOOK):
        if start % STARTS == 0:  # the engine is still on its way when the next ones come
            page.goto("about:blank")
            page.goto(f"{game_id}.html#{fragments[start]}", wait_until="domcontentloaded")
            page.evaluate(GO, fragments[start + 1])  # with which a page that starts begins again
            player.ready()
            page.evaluate("window.same = true")
        page.evaluate(WALK, fragments[start : start + LOOK])
        player.ready()
        expect(player.status).to_have_text(re.compile(r"\w"))
        assert page.evaluate("window.same")
    page.evaluate(GO, links(game_id)[0])
    known, _ = parse_link_far(links(game_id)[0])
    expect(player.moves).to_have_count(len(known.moves))
    player.has_address(format_link(known))


def test_the_links_are_broken_in_many_ways() -> None:
    for game in games.ids():
        found = list(broken(game, 100))
        assert len(set(found)) > 90
        problems = [parse_link_far(text)[1] for text in found]
        assert 20 < sum(problem is not None for problem in problems) < 100
