"""A board in a page of WordPress, which hands frames a secret and asks them for their heights."""

import re

import pytest
from playwright.sync_api import Page, expect

from anga.contract.pictures import picture
from anga.record import record
from build.serve import Server
from export.snippets import FOOT, size
from tests.browser.links.test_embed import Host, host
from tests.browser.links.test_embed_modes import CORS

__all__ = ["host"]

GAME = "g=chatra&m=f9"
SECRET = "k3J9dPqL0x"
EDGE = 1  # pixels, between the board and what is below it
FITTING = "<style>iframe { max-width: 100% }</style>"
# How WordPress writes a frame from elsewhere: hidden in a sandbox, until its script has a height.
HIDDEN = 'sandbox="allow-scripts" security="restricted" style="position:absolute;visibility:hidden"'
# What its script does: it asks each frame, and believes those that answer with their own secret.
ADJUST = """
() => {
  const heard = window.heard = [];
  addEventListener("message", ({ source, data }) => {
    if (!data || !(data.secret || data.message || data.value)) return;
    if (data.message || data.secret) heard.push(data);
    if (/[^a-zA-Z0-9]/.test(data.secret)) return;
    for (const frame of document.querySelectorAll(`iframe[data-secret="${data.secret}"]`)) {
      if (frame.contentWindow !== source) continue;
      frame.removeAttribute("style");
      if (data.message !== "height") continue;
      frame.height = Math.min(1000, Math.max(200, parseInt(data.value, 10)));
    }
  });
  for (const frame of document.querySelectorAll("iframe.wp-embedded-content")) {
    frame.contentWindow.postMessage({ message: "ready", secret: frame.dataset.secret }, "*");
  }
}
"""


def frame(served: Server, secret: str) -> str:
    handed = f"#?secret={secret}" if secret else ""
    told = f'{HIDDEN} data-secret="{secret}"' if secret else 'id="bare"'
    address = f"{served.url}embed.html#{GAME}{handed}"
    kind = "wp-embedded-content"
    return f'<iframe class="{kind}" {told} src="{address}" width="500" height="300"></iframe>'


def high(width: int) -> str:
    line = record.replay(record.parse_fragment(GAME)[0])
    return str(size(picture(line, width=width), "height") + FOOT + EDGE)


def wait_until_ready(page: Page, selector: str) -> None:
    inside = page.frame_locator(selector)
    expect(inside.locator("html")).to_have_attribute("data-shown", re.compile(".*"))


@pytest.mark.parametrize("headers", [CORS])
def test_wordpress_gives_a_board_its_height(host: Host, served: Server) -> None:
    page = host(frame(served, SECRET) + frame(served, "") + FITTING)
    shown = page.locator(f"iframe[data-secret={SECRET}]")
    for each in (f"iframe[data-secret={SECRET}]", "#bare"):
        wait_until_ready(page, each)
    expect(shown).to_be_hidden()
    page.evaluate(ADJUST)  # later than the frame: then WordPress asks
    expect(shown).to_be_visible()
    inner = shown.evaluate("frame => frame.clientWidth")
    expect(shown).to_have_attribute("height", high(inner))
    page.set_viewport_size({"width": 340, "height": 900})
    narrow = shown.evaluate("frame => frame.clientWidth")
    assert narrow < inner
    expect(shown).to_have_attribute("height", high(narrow))
    shown.content_frame.locator("#begin").click()
    expect(shown.content_frame.locator("#status")).to_contain_text("White to move")
    heard = page.evaluate("heard")
    assert {told["secret"] for told in heard} == {SECRET}, "none from a frame without a secret"
    assert {tuple(sorted(told)) for told in heard} == {("message", "secret", "value")}
