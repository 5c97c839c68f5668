"""Somebody at a course, in a browser."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from state.selection import Selection


class Learner:
    """Somebody at a course who has a keyboard."""

    def __init__(self, page: Page, game: str) -> None:
        self.page, self.game = page, game
        self.status = page.locator("#status")
        self.next = page.locator("#do-next")

    def open(self, lesson: str = "") -> "Learner":
        """Open the page of the course, at a lesson."""
        language = str(self.page.evaluate("navigator.language"))[:2]
        folder = "ja/" if language == "ja" else ""
        self.page.goto(f"{folder}learn-{self.game}.html" + (f"#{lesson}" if lesson else ""))
        expect(self.page.locator("html")).to_have_attribute("data-shown", "")
        return self

    def awake(self) -> "Learner":
        """Wait until the engine is up."""
        expect(self.page.locator("#content")).to_have_attribute("data-engine", "ready")
        return self

    def press(self, target: Locator) -> None:
        """Press Enter on a control."""
        target.focus()
        expect(target).to_be_focused()
        self.page.keyboard.press("Enter")

    def touch(self, touch: str) -> None:
        """Touch a place of the grid, or an option."""
        place = self.page.locator(f'#grid [data-touch="{touch}"]')
        self.press(
            place if place.count() else self.page.locator(f'#options [data-touch="{touch}"]')
        )

    def make(self, step: dict[str, Any], path: list[str]) -> None:
        """Touch a path but for what is taken by itself."""
        selection = Selection(step["choices"])
        for number, touch in enumerate(path):
            if len(selection.touches) <= number:
                self.touch(touch)
                if touch in selection.open:
                    selection.touch(touch)

    def sees(self, *tones: str) -> None:
        """Wait until the status card is about something."""
        expect(self.status).to_have_attribute("data-tone", re.compile("|".join(tones)))

    def go_on(self) -> None:
        """Wait until the step is passed, and take the next one."""
        expect(self.page.locator("#lesson-text")).to_have_attribute("data-done", "true")
        self.press(self.next)
