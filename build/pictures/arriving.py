"""Going to a page of the site."""

from playwright.sync_api import Page


def arrive(page: Page, address: str) -> None:
    """Open an address, and wait until all is shown and a board can be played on."""
    page.goto(address)
    page.locator("html[data-shown]").wait_for(state="attached")
    if page.locator("#board").count():
        page.locator("#content[data-engine=ready]").wait_for()
        page.locator("#status:not([data-tone=waiting])").wait_for()
