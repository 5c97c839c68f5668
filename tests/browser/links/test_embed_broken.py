"""A board in somebody else's page whose engine dies, hangs or cannot start: its reader is told."""

import pytest
from playwright.sync_api import Page, expect

from build.serve import Server
from tests.browser.conftest import Watch
from tests.browser.links.test_embed import Host, host
from tests.browser.links.test_embed_modes import CORS, frame, inside
from tests.browser.start.test_broken import SLACK, SOON
from tests.thoroughness import chosen

__all__ = ["host"]

ALONE = 'sandbox="allow-scripts"'
THINKS = "g=chatra&m=Of10&s=w:10&start=now"  # which no book knows
DIE = "self.close()"
HANG = "setTimeout(() => { for (;;); })"


def do_in_worker(page: Page, script: str) -> None:
    """Run a script in the newest worker of a page's frames."""
    page.workers[-1].evaluate(script)


@pytest.mark.parametrize("headers", [CORS])
@pytest.mark.parametrize("how", chosen([DIE, HANG], HANG), ids=["dies", "hangs"])
def test_in_a_sandbox_a_worker_that_is_silent_is_replaced(
    host: Host, served: Server, how: str
) -> None:
    page = host(frame(served, "g=bushi&m=El.Wb&start=now", more=ALONE))
    here = inside(page)
    expect(here.locator("#content")).to_have_attribute("data-engine", "ready")
    do_in_worker(page, how)
    here.locator('#grid [data-touch="o:t"], #options [data-touch="o:t"]').first.press("Enter")
    expect(here.locator("#status")).to_contain_text("It is starting again", timeout=SOON + SLACK)
    expect(here.locator("#status")).to_contain_text("White to move", timeout=SOON + SLACK)


@pytest.mark.parametrize("headers", [CORS])
def test_in_a_sandbox_a_worker_that_dies_while_it_thinks_is_replaced(
    host: Host, served: Server
) -> None:
    page = host(frame(served, THINKS, more=ALONE))
    here = inside(page)
    expect(here.locator("#content")).to_have_attribute("data-engine", "ready")
    here.locator("#status button").first.click()  # no link lets a computer think by itself
    expect(here.locator("#status")).to_contain_text("Depth")
    do_in_worker(page, DIE)
    expect(here.locator("#content")).to_have_attribute("data-engine", "lost", timeout=SOON + SLACK)
    expect(here.locator("#status")).to_contain_text("Depth", timeout=2 * SOON + SLACK)


def test_a_frame_that_cannot_start_leads_to_the_game_and_tells_its_maker_why(
    host: Host, served: Server, watch: list[Watch]
) -> None:
    said: list[str] = []
    page = host("")
    page.on("console", lambda message: said.append(message.text))
    watch[-1].expected += ["^console: ", "^uncaught: "]  # a host that lets nobody read its files
    body = frame(served, "g=bushi&m=El.Wb&start=now&lang=en", more=ALONE)
    page.evaluate("body => { document.body.innerHTML = body; }", body)
    told = inside(page).locator("#failed")
    expect(told).to_contain_text("could not start in this frame", timeout=SOON + SLACK)
    expect(told.locator("a")).to_have_text(f"{served.url}play.html#g=bushi&m=El.Wb")
    assert any("Access-Control-Allow-Origin" in text for text in said)
