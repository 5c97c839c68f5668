"""Whatever stands behind the # of a game's address, its page lives and says something."""

import random
from collections.abc import Iterator

from playwright.sync_api import expect

from anga import games
from anga.shared.formats.fragment import format_link, parse_link_far
from tests import thoroughness
from tests.browser.links.test_links import GOLDEN
from tests.browser.player import Player
from tests.engine.playouts import every_game

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


def broken(game: str, count: int) -> Iterator[str]:
    """Links with something cut, put in, or in another place; the game stays."""
    chance = random.Random(game)
    head = f"g={game}"
    for _ in range(count):
        text = chance.choice(links(game)).removeprefix(head)
        for _ in range(chance.randint(1, 4)):
            start, end = sorted(chance.randint(0, len(text)) for _ in range(2))
            new = chance.choice([*PIECES, "", text[start:end] * 2])
            text = text[:start] + new + text[min(end, start + 8) :]
        yield f"{head}&{text.lstrip('&')}"


@every_game
def test_a_page_survives_whatever_stands_in_its_address(player: Player, game_id: str) -> None:
    player.open(f"g={game_id}")
    player.page.evaluate("window.same = true")
    player.page.evaluate(WALK, list(broken(game_id, thoroughness.times(100, 2000))))
    player.page.evaluate("link => { location.hash = link; }", links(game_id)[0])
    known, _ = parse_link_far(links(game_id)[0])
    expect(player.moves).to_have_count(len(known.moves))
    player.has_address(format_link(known))
    assert player.page.evaluate("window.same")


def test_the_links_are_broken_in_many_ways() -> None:
    for game in games.ids():
        found = list(broken(game, 100))
        assert len(set(found)) > 90
        problems = [parse_link_far(text)[1] for text in found]
        assert 20 < sum(problem is not None for problem in problems) < 100
