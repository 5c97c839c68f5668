"""What everybody does here, in the browsers that the other tests do not use."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from anga import games
from anga.contract.pictures import picture
from anga.record import record
from build.serve import Server
from tests.every_browser.visitor import Visitor

MOVES = 2
COUNT = "return document.querySelectorAll('#moves .move').length"
LISTED = COUNT + " === arguments[0]"
COPIED = "return /Link copied|Copy the link/.test(document.querySelector('#notices').textContent)"


@pytest.fixture
def host(tmp_path: Path, served: Server) -> Iterator[Server]:
    """A page of another origin with boards in it: one to be touched, one in a sandbox."""
    line = record.replay(record.parse_fragment("g=bushi&m=El.Wb")[0])
    link = f'<a href="{served.url}bushi.html#g=bushi&m=El.Wb">{picture(line, touchable=True)}</a>'
    address = f"{served.url}embed.html#g=bushi&m=El.Wb&start=now"
    body = f'<anga-board>{link}</anga-board><script src="{served.url}embed.js"></script>'
    body += f'<iframe id="alone" sandbox="allow-scripts" src="{address}" width=360 height=530>'
    page = f'<!doctype html><meta charset="utf-8"><title>Host</title>{body}</iframe>'
    (tmp_path / "index.html").write_text(page, encoding="utf-8")
    with Server(tmp_path) as server:
        yield server


def test_the_story_in_firefox(in_firefox: Visitor, host: Server) -> None:
    story(in_firefox, host)


def story(visitor: Visitor, host: Server) -> None:
    for game in games.ids():
        plays(visitor, game)
    goes_on(visitor)
    embeds(visitor, host)


def plays(visitor: Visitor, game: str) -> None:
    """A game against the computer; its link is copied, and opens it again."""
    level = games.get(game).thinking.levels[0].number
    computers = ",".join(f"{seat}:{level}" for seat in games.get(game).seats[1:])
    visitor.open(f"{game}.html#g={game}&s={computers}")
    visitor.play(game, MOVES)
    visitor.waits()
    visitor.driver.click("#do-copy")
    visitor.driver.wait(COPIED)
    link, moves = visitor.address, len(visitor.record.moves)
    assert moves >= MOVES
    visitor.driver.go("about:blank")
    visitor.driver.go(link)
    visitor.ready()
    visitor.driver.wait(LISTED, moves)


def goes_on(visitor: Visitor) -> None:
    """The page is loaded again, and the game is still there."""
    moves = len(visitor.record.moves)
    visitor.driver.reload()
    visitor.ready()
    visitor.driver.wait(LISTED, moves)


def embeds(visitor: Visitor, host: Server) -> None:
    """Boards in somebody else's page."""
    driver = visitor.driver
    driver.go(host.url)
    driver.enter(driver.find("#alone"))
    visitor.ready()
    assert "Black to move" in driver.run("return document.querySelector('#status').textContent")
    driver.enter(None)
    driver.wait("return Boolean(customElements.get('anga-board'))")
    driver.click("anga-board svg")
    driver.enter(driver.find("anga-board iframe"))
    visitor.ready()
    driver.wait("return document.querySelector('#status').dataset.tone === 'turn'")
    driver.enter(None)
