"""Screenshots for the installation of the app, taken from the real site."""

from playwright.sync_api import Browser, sync_playwright

from build.pictures.arriving import arrive
from build.progress import step
from build.serve import Server
from build.setup import chromium
from build.site import dist, manifest

QUALITY = 82
REST = 1500  # milliseconds, until all typefaces are there and nothing moves


def take() -> None:
    """Build the site and take every screenshot: the home page, and a game for four."""
    from anga import games

    most = max(games.ids(), key=lambda game: len(games.get(game).seats))
    pages = {"wide": "./", "narrow": f"{most}.html"}
    manifest.SCREENS.mkdir(exist_ok=True)
    with Server(dist.build()) as server, sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        for form, page in pages.items():
            with step(f"screen, {form}"):
                _take(browser, server.url + page, form)
        browser.close()


def _take(browser: Browser, address: str, form: str) -> None:
    width, height, pixels = manifest.SIZES[form]
    page = browser.new_page(
        viewport={"width": width, "height": height},
        device_scale_factor=pixels,
        service_workers="block",
        reduced_motion="reduce",
    )
    arrive(page, address)
    page.wait_for_timeout(REST)
    page.screenshot(path=manifest.screen(form), type="jpeg", quality=QUALITY)
    page.context.close()
