"""A problem's own address in the pages of others: its picture, and the board that it becomes."""

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, expect

from anga import games
from build.serve import ANYWHERE, Server
from build.site import dist as site
from build.site import pages, singles
from tests import others
from tests.browser.conftest import UNDER
from tests.browser.links.test_embed import Host, host
from tests.browser.player import Player

__all__ = ["host"]

SINGLE = next(singles.singles(["chatra"]))
ASKED = "Black to move: mate in 1."
SCROLLED = """
async () => {
  for (let frames = 2; frames; frames--) await new Promise(requestAnimationFrame);
}
"""


@pytest.fixture
def served(dist: Path, tmp_path: Path) -> Iterator[Server]:
    """The site with the pages of a problem, as if it was built for the address of its server."""
    folder, made = tmp_path / "site", tmp_path / "made"
    folder.mkdir()
    for path in dist.iterdir():
        (folder / path.name).symlink_to(path)
    known = [json.loads((dist / "data" / f"{game}.json").read_bytes()) for game in games.ids()]
    with Server(folder, UNDER, headers=ANYWHERE) as server:
        place = pages.SiteAddress(server.url)
        pages.write(singles.templates([SINGLE], known), made, site.site_data(known), place)
        singles.write([SINGLE], made, server.url)
        shutil.move(made / singles.PROBLEMS, folder)
        yield server


def fetch(address: str) -> str:
    with urlopen(address) as answer:
        return str(answer.read().decode())


def test_an_address_becomes_a_board_in_a_post_and_a_card_elsewhere(
    host: Host, served: Server, axe: Callable[[Page], list[str]]
) -> None:
    address = f"{served.url}{SINGLE.name}.html"
    made = [show(address, fetch) for show in (others.wordpress, others.bare, others.card)]
    page = host("".join(made))
    for number in range(2):
        frame = page.frame_locator("iframe").nth(number)
        expect(frame.get_by_role("heading", name=ASKED)).to_be_visible()
        expect(frame.get_by_role("img")).to_have_js_property("naturalWidth", 1200)
    post = page.frame_locator("iframe").first
    assert "engine.pack" not in " ".join(served.requests)
    post.get_by_role("link", name="Solve it").click()
    expect(post.locator("#content")).to_have_attribute("data-engine", "ready")
    expect(post.locator("#status")).to_contain_text(ASKED)
    card = page.locator(".card")
    expect(card.locator("img")).to_have_js_property("naturalWidth", 1200)
    expect(card).to_contain_text(ASKED.rstrip("."))
    card.scroll_into_view_if_needed()
    page.evaluate(SCROLLED)  # else the click may go to the frame that was there before
    card.click()
    expect(page.get_by_role("heading", name=ASKED)).to_be_visible()
    assert axe(page) == []
    page.get_by_role("link", name="Solve it").click()
    Player(page).ready()
    expect(page.locator("#lesson-text")).to_have_text(ASKED)
