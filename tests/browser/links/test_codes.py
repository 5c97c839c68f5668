"""A game goes from screen to phone as a QR code, and comes in through a camera."""

import json
import re
from base64 import b64encode
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from anga.record import record
from build.process import run
from build.serve import Server
from tests.browser.conftest import DESKTOP, PHONE, Watch
from tests.browser.player import Player
from tests.engine.playouts import playout
from tests.thoroughness import chosen

SCHEMES = [
    {**DESKTOP, "color_scheme": "dark"},
    {**DESKTOP, "forced_colors": "active", "color_scheme": "dark"},
    {**PHONE, "viewport": {"width": 320, "height": 568}},
]

PIXELS = """
async url => {
  const image = new Image();
  image.src = url;
  await image.decode();
  const { width, height } = image;
  const ctx = new OffscreenCanvas(width, height).getContext("2d");
  ctx.drawImage(image, 0, 0);
  return { width, height, data: Array.from(ctx.getImageData(0, 0, width, height).data) };
}
"""
READ = """
import decode from "qr/decode.js";
import { readFileSync } from "node:fs";
const { width, height, data } = JSON.parse(readFileSync(0, "utf-8"));
console.log(decode({ width, height, data: Uint8Array.from(data) }));
"""

# A device with a camera, in front of which somebody holds a code after a while.
CAMERA = """
text => {
  window.streams = [];
  window.shown = false;
  window.BarcodeDetector = class {
    static async getSupportedFormats() { return ["qr_code"]; }
    async detect(video) { return window.shown && video.videoWidth ? [{ rawValue: text }] : []; }
  };
  navigator.mediaDevices.getUserMedia = async () => {
    const canvas = document.createElement("canvas"), ctx = canvas.getContext("2d");
    setInterval(() => ctx.fillRect(0, 0, 9, 9), 20);
    streams.push(canvas.captureStream(20));
    return streams.at(-1);
  };
}
"""
OFF = "streams.every(stream => stream.getTracks().every(track => track.readyState === 'ended'))"


def read(code: Locator) -> str:
    """What a reader of codes makes of what is on the screen."""
    url = f"data:image/png;base64,{b64encode(code.screenshot()).decode()}"
    pixels = json.dumps(code.page.evaluate(PIXELS, url))
    return run(["node", "--input-type=module", "--eval", READ], pixels).strip()


def code(page: Page, where: str) -> Locator:
    return page.locator(where).get_by_role("img", name="QR code of this link")


@pytest.mark.thorough
@pytest.mark.parametrize("screen", chosen(SCHEMES, SCHEMES[1]))
def test_a_game_is_handed_over_as_a_code_that_cameras_read(
    sit: Callable[..., Player], served: Server, screen: dict[str, Any]
) -> None:
    player = sit(screen).open("g=bushi")
    player.seat("w").select_option("away")
    player.place("El")
    player.status.get_by_role("button", name="Send the game").click()
    page, address = player.page, f"{served.url}bushi.html#g=bushi&m=El&h=b,w"
    expect(page.locator("#hand-link")).to_have_value(address)
    assert read(code(page, "#hand-over")) == address
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("#hand-name").fill("Aki")
    page.locator("#hand-name").blur()
    expect(page.locator("#hand-link")).to_have_value(address.replace("&h=b", "&h=b:Aki"))
    assert read(code(page, "#hand-over")).endswith("h=b:Aki,w")


def test_what_makes_codes_is_loaded_when_one_is_shown(player: Player, served: Server) -> None:
    player.open("g=bushi&m=El").sees("turn")
    assert not [path for path in served.requests if "codes.mjs" in path or "lean-qr" in path]
    player.press("share")
    player.page.locator("#share-kind").select_option("link")
    expect(code(player.page, "#share")).to_be_visible()
    address = player.page.locator("#share-text").input_value()
    assert read(code(player.page, "#share")) == address
    assert address == f"{served.url}bushi.html#g=bushi&m=El"
    player.page.locator("#share-kind").select_option("html")
    expect(code(player.page, "#share")).to_have_count(0)


@pytest.mark.thorough
def test_a_link_that_is_too_long_for_cameras_is_offered_alone(player: Player) -> None:
    link = record.format_fragment(record.of(playout("chatra", "", 1, 300)))
    assert len(link) > 1500
    player.open(link)
    player.press("share")
    player.page.locator("#share-kind").select_option("link")
    preview = player.page.locator("#share-preview")
    expect(preview).to_contain_text("longer than 1,500 characters")
    expect(preview.locator("svg")).to_have_count(0)
    expect(player.page.locator("#share-text")).to_have_value(re.compile(re.escape(link)))


@pytest.mark.thorough
def test_a_code_that_cannot_be_made_leaves_the_link(player: Player, watch: list[Watch]) -> None:
    watch[0].let_fail("index.mjs")
    player.page.context.route("**/lean-qr/*", lambda route: route.abort())
    player.open("g=bushi&m=El").sees("turn")
    player.press("share")
    player.page.locator("#share-kind").select_option("link")
    expect(player.page.locator("#share-preview")).to_contain_text("could not be loaded")
    expect(player.page.locator("#share-text")).to_have_value(re.compile("g=bushi&m=El$"))


def test_a_camera_reads_a_game_in(player: Player, until: Callable[[Any, str], None]) -> None:
    page = player.page
    page.add_init_script(f"({CAMERA})({json.dumps('https://anga.example/play.html#g=bushi&m=El')})")
    player.open("g=bushi")
    player.press("paste")
    page.get_by_role("button", name="Scan").click()
    expect(page.locator("#paste-camera")).to_be_visible()
    page.locator("#paste").get_by_role("button", name="Close").click()
    expect(page.locator("#paste-camera")).to_be_hidden()
    until(page, OFF)
    player.press("paste")
    page.get_by_role("button", name="Scan").click()
    expect(page.locator("#paste-camera")).to_be_visible()
    page.evaluate("window.shown = true")
    expect(page.locator("#paste")).to_be_hidden()
    player.has_link("g=bushi&m=El")
    until(page, OFF)


def test_where_nothing_can_be_scanned_nothing_is_offered(player: Player) -> None:
    player.open("g=bushi")
    player.press("paste")
    player.page.locator("#paste-text").fill("g=bushi&m=El")
    assert not player.page.evaluate("'BarcodeDetector' in window")
    expect(player.page.get_by_role("button", name="Scan")).to_have_count(0)
