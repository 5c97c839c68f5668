"""The README's picture: every board in the middle of a game."""

from html import escape

from playwright.sync_api import Browser, sync_playwright

from build.paths import ROOT
from build.pictures.arriving import arrive
from build.pictures.states import middle
from build.progress import step
from build.serve import ANYWHERE, Server
from build.setup import chromium
from build.site import dist

PICTURE = ROOT / ".github" / "anga.png"
SIZE = (1280, 800)  # CSS pixels, and pixels of the picture
LANGUAGE = "ja"  # boards begin with the pieces that are written in kanji
REST = 1500  # milliseconds, until all typefaces are there and nothing moves

# The drawn part of the board's canvas, as a picture: without the page and what lies over it.
CROPPED = """canvas => {
  const { width, height } = canvas
  const alpha = canvas.getContext("2d").getImageData(0, 0, width, height).data
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (alpha[4 * (y * width + x) + 3] > 2) {
        left = Math.min(left, x), right = Math.max(right, x)
        top = Math.min(top, y), bottom = Math.max(bottom, y)
      }
  const part = new OffscreenCanvas(right - left + 1, bottom - top + 1)
  part.getContext("2d").drawImage(canvas, -left, -top)
  return part.convertToBlob().then(blob => new Promise(done => {
    const reader = new FileReader()
    reader.onload = () => done(reader.result)
    reader.readAsDataURL(blob)
  }))
}"""

# Three boards a row, below the name.
STYLE = """
body { box-sizing: border-box; height: 100vh; margin: 0; padding: 28px 40px; display: grid;
  grid-template: auto / repeat(3, 1fr); grid-auto-rows: minmax(0, 1fr); gap: 16px 40px; }
h1 { grid-column: 1 / -1; margin: 0; font: 600 48px/1.2 var(--mincho); }
h1 span { font-family: var(--brush); color: var(--accent); }
figure { display: flex; flex-direction: column; align-items: center; gap: 8px; margin: 0; }
figure img { flex: 1; min-height: 0; max-width: 100%; object-fit: contain; }
figcaption { font: 600 20px var(--mincho); }
figcaption span { font: 18px var(--brush); }
"""


def take() -> None:
    """Build the site, and take the picture."""
    from anga import games

    with Server(dist.build(), headers=ANYWHERE) as server, sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        figures = ""
        for game in games.listed():
            with step(f"board, {game}"):
                words, board = games.get(game).words, _board(browser, server.url + middle(game))
                figures += _figure(board, words["name"]["en"], words["kana"]["en"])
        _compose(browser, server.url, figures)
        browser.close()


def _board(browser: Browser, address: str) -> str:
    """The drawing of a board at an address, as a data URL."""
    page = browser.new_page(
        viewport={"width": 1280, "height": 960},
        service_workers="block",
        reduced_motion="reduce",
        locale=LANGUAGE,
    )
    arrive(page, address)
    page.wait_for_timeout(REST)
    board = str(page.locator("#board").evaluate(CROPPED))
    page.context.close()
    return board


def _figure(board: str, name: str, kana: str) -> str:
    caption = f"{escape(name)} <span lang=ja>{escape(kana)}</span>"
    return f'<figure><img src="{board}" alt=""><figcaption>{caption}</figcaption></figure>'


def _compose(browser: Browser, home: str, figures: str) -> None:
    page = browser.new_page(viewport={"width": SIZE[0], "height": SIZE[1]})
    page.set_content(
        f'<!doctype html><link rel="stylesheet" href="{home}style.css"><style>{STYLE}</style>'
        f"<h1>Anga <span lang=ja>軍</span></h1>{figures}"
    )
    page.wait_for_timeout(REST)
    page.screenshot(path=PICTURE)
    page.context.close()
