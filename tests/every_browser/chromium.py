"""Chromium, through Playwright, which tells no driver what to do."""

from typing import Any

from playwright.sync_api import Browser, ElementHandle, Error, Frame

from tests.every_browser.driver import ELEMENT, SIZE, STALE, Driver, DriverError

GONE = "not attached"  # what Playwright says of an element that was drawn anew
BODY = "given => (function () {{ {} }}).apply(null, given)"


class Chromium(Driver):
    """A context of its own in a browser that others may use too."""

    def __init__(self, browser: Browser) -> None:
        size = {"width": SIZE["width"], "height": SIZE["height"]}
        self.context = browser.new_context(viewport=size)  # type: ignore[arg-type]
        self.page = self.context.new_page()
        self.frame: Frame = self.page.main_frame
        self.elements: dict[str, ElementHandle] = {}

    def go(self, address: str) -> None:
        self.page.goto(address)

    def reload(self) -> None:
        self.page.reload()

    def run(self, script: str, *arguments: object) -> Any:
        found = self.frame.evaluate_handle(BODY.format(script), list(arguments))
        element = found.as_element()
        if element is None:
            return found.json_value()
        ident = str(len(self.elements))
        self.elements[ident] = element
        return {ELEMENT: ident}

    def enter(self, frame: dict[str, str] | None) -> None:
        inner = self.elements[frame[ELEMENT]].content_frame() if frame else self.page.main_frame
        assert inner
        self.frame = inner

    def point(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def close(self) -> None:
        self.context.close()

    def _click_element(self, ident: str) -> None:
        try:
            self.elements[ident].click()
        except Error as problem:
            raise DriverError(
                f"{STALE}: {problem}" if GONE in str(problem) else str(problem)
            ) from None
