"""Every page and state in every size, light and dark, in both languages, as contact sheets."""

import re
from pathlib import Path
from typing import Literal, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Error, Page, sync_playwright

from build.paths import CACHE
from build.pictures import sheet
from build.pictures.arriving import arrive
from build.pictures.states import PageState, states
from build.progress import say, step
from build.serve import Server
from build.setup import chromium
from build.site import dist

SHOTS = CACHE / "shots"
QUALITY = 70
REST = 400  # milliseconds, until nothing moves after the window has changed
PATIENCE = 60_000  # milliseconds

Scheme = Literal["light", "dark"]


class Way(NamedTuple):
    """A display: CSS pixels, device pixels for each, colour scheme."""

    name: str
    width: int
    height: int
    pixels: float = 1
    scheme: Scheme = "light"
    forced: bool = False


SIZES = [(360, 740), (390, 844), (844, 390), (768, 1024), (1440, 900), (2560, 1440)]
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
LANGUAGES = ("en", "ja")
WAYS = [
    *(
        Way(f"{width}x{height}-{scheme}", width, height, scheme=scheme)
        for scheme in SCHEMES
        for width, height in SIZES
    ),
    Way("zoom-200", 720, 450, 2),
    Way("zoom-400", 360, 225, 4),
    Way("forced-phone", 390, 844, forced=True),
    Way("forced-desk", 1440, 900, scheme="dark", forced=True),
]


def take(only: str, into: Path = SHOTS) -> None:
    """Build the site and take all states whose name matches a regular expression."""
    built = dist.build()
    chosen = [state for state in states(built) if re.search(only, state.name)]
    into.mkdir(parents=True, exist_ok=True)
    with Server(built) as server, sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        for state in chosen:
            with step(f"shots, {state.name}"):
                _state(browser, server.url, state, into)
        browser.close()
    say(f"{len(chosen)} contact sheets are in {into}")


def _state(browser: Browser, home: str, state: PageState, into: Path) -> None:
    """Take a state's pictures and put them on a contact sheet."""
    folder = into / state.name
    folder.mkdir(exist_ok=True)
    names: list[str] = []
    for language in LANGUAGES:
        prefix = "ja/" if state.read and language != LANGUAGES[0] else ""
        for pixels in sorted({way.pixels for way in WAYS}):
            context = browser.new_context(
                device_scale_factor=pixels,
                locale=language,
                reduced_motion="reduce",
                service_workers="block",
                has_touch=True,
            )
            page = _opened(context, home + prefix + state.address, state)
            for way in WAYS:
                if way.pixels == pixels:
                    names.append(f"{language}-{way.name}.jpg")
                    _look(page, way, folder / names[-1])
            context.close()
    sheet.write(browser, folder, names)


def _opened(context: BrowserContext, address: str, state: PageState) -> Page:
    """A page in a state, or as near to it as possible; then the obstacle is printed."""
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    try:
        arrive(page, address)
        for click in state.clicks:
            page.locator(click).first.dispatch_event("click")
        page.locator(state.shown).first.wait_for(state="attached")
    except Error as problem:
        say(f"{state.name}: {problem.message.splitlines()[0]}")
    return page


def _look(page: Page, way: Way, picture: Path) -> None:
    """Take one picture."""
    page.set_viewport_size({"width": way.width, "height": way.height})
    colours: Literal["active", "none"] = "active" if way.forced else "none"
    page.emulate_media(color_scheme=way.scheme, forced_colors=colours)
    page.wait_for_timeout(REST)
    page.screenshot(path=picture, type="jpeg", quality=QUALITY, scale="css")
