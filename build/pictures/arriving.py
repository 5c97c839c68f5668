"""Navigation to a page of the site."""

from playwright.sync_api import Page

PLAYED = "body:is([data-page=play], [data-page=learn], [data-page=problems])"


def arrive(page: Page, address: str) -> None:
    """Open an address, and wait until everything is shown and a board can be played on."""
    page.goto(address)
    page.locator("html[data-shown]").wait_for(state="attached")
    if page.locator(PLAYED).count():
        page.locator("#content[data-engine=ready]").wait_for()
        page.locator("#status:not([data-tone=waiting])").wait_for()
