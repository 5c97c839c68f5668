"""What everybody does here, in every browser."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from anga import games
from anga.contract.pictures import picture
from anga.record import record
from build.serve import Server
from tests.every_browser.visitor import Visitor
from tests.thoroughness import is_thorough, times

# On a busy machine a browser took up to ten minutes; a session may have to be begun thrice.
pytestmark = pytest.mark.timeout(1500)
FIRST = "bushi"  # with `--thorough` all
MOVES = times(3, 5)  # of one's own in each game
COUNT = "return document.querySelectorAll('#moves .move').length"
LISTED = COUNT + " === arguments[0]"
KEPT = "return Boolean(navigator.serviceWorker.controller)"
DROP = """
const carried = new DataTransfer();
carried.items.add(new File([arguments[0]], "game.anga", { type: "text/plain" }));
const how = { dataTransfer: carried, bubbles: true, cancelable: true };
document.body.dispatchEvent(new DragEvent("drop", how));
"""
SEATED = "return document.querySelector('#status').dataset.tone === arguments[0]"
CALM = """localStorage.setItem("anga:pace", '"off"')"""
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


@pytest.mark.thorough  # in Chromium each part has tests of its own
def test_the_story_in_chromium(in_chromium: Visitor, served: Server, host: Server) -> None:
    story(in_chromium, served, host)


def test_the_story_in_firefox(in_firefox: Visitor, served: Server, host: Server) -> None:
    story(in_firefox, served, host)


def test_the_story_in_webkit(in_webkit: Visitor, served: Server, host: Server) -> None:
    story(in_webkit, served, host)


def story(visitor: Visitor, served: Server, host: Server) -> None:
    plays(visitor, FIRST)
    visitor.driver.run(CALM)  # pieces were seen to move; from now on they are just there
    for game in games.ids() if is_thorough() else ():
        plays(visitor, game)
    opens_again(visitor)
    if is_thorough():
        goes_on(visitor)
    goes_offline(visitor, served)
    drops_a_record(visitor)
    answers_by_link(visitor)
    embeds(visitor, host)


def plays(visitor: Visitor, game: str) -> None:
    """A game against the computer, whose link is copied."""
    level = games.get(game).thinking.levels[0].number
    computers = ",".join(f"{seat}:{level}" for seat in games.get(game).seats[1:])
    visitor.open(f"{game}.html#g={game}&s={computers}")
    made = visitor.play(game, MOVES)
    assert visitor.waits() == "over" or made == MOVES
    visitor.driver.click("#do-more")
    visitor.driver.click("#do-copy")
    visitor.driver.wait(COPIED)
    assert len(visitor.record.moves) >= made > 0


def opens_again(visitor: Visitor) -> None:
    """The link opens the game where it stood."""
    link, moves = visitor.address, len(visitor.record.moves)
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


def goes_offline(visitor: Visitor, served: Server) -> None:
    """There is no server any more, and the game goes on all the same."""
    visitor.driver.wait(KEPT)
    moves = len(visitor.record.moves)
    served.stop()
    visitor.driver.reload()
    visitor.ready()
    visitor.driver.wait(LISTED, moves)
    if visitor.waits() == "over":
        visitor.undo()
    assert visitor.play(visitor.record.game, 1) == 1
    served.start()


def drops_a_record(visitor: Visitor) -> None:
    """A file with a game is dropped on the page, and opened."""
    visitor.driver.run(DROP, "game: bushi\n\nEl Wb t\n")
    visitor.driver.wait("return Boolean(document.querySelector('#paste[open] button.strong'))")
    visitor.driver.click("#paste[open] button.strong")
    visitor.driver.wait(LISTED, 3)


def answers_by_link(visitor: Visitor) -> None:
    """A game that somebody has handed over is played on, and waits for the other again."""
    visitor.open("bushi.html#g=bushi&m=El&h=b:Aki,w")
    visitor.driver.wait(SEATED, "turn")
    visitor.driver.click("#do-look")
    visitor.move("bushi")
    visitor.driver.wait(SEATED, "away")
    assert len(visitor.record.moves) == 2


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
