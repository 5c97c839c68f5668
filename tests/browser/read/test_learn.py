"""The lessons: every step is passed by keyboard, with a wrong and a right answer."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from anga import games
from anga.guide import lessons
from state.selection import Selection
from tests.browser.conftest import PHONE
from tests.browser.player import Player
from tests.site.pages.answers import loaded, path_of, wrong_paths
from tests.thoroughness import chosen

TAUGHT = [game_id for game_id in games.ids() if lessons.there(game_id)]
STORAGE_CLOSED = """
for (const name of ["localStorage", "sessionStorage"]) {
  Object.defineProperty(window, name, { get() { throw new DOMException("closed"); } });
}
"""


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
        expect(self.next).to_have_class("strong")
        self.press(self.next)


@pytest.mark.parametrize("game", chosen(TAUGHT, "bushi"))
def test_every_step_is_passed_by_keyboard_with_a_wrong_and_a_right_answer(
    sit: Callable[..., Player], game: str
) -> None:
    page = sit(reduced_motion="reduce").page
    learner = Learner(page, game).open().awake()
    steps = loaded(game)
    for step in steps:
        text = step["text"]["en"].replace("*", "")
        expect(page.locator("#lesson-text")).to_have_text(text)
        if step["turns"]:
            first = path_of(step, {choice["move"] for choice in step["choices"]})
            assert first
            learner.make(step, first)
            expect(learner.status.locator("strong")).not_to_have_text("Your move.")
            learner.sees("turn", "over")
        else:
            learner.make(step, next(wrong_paths(step)))
            learner.sees("wrong", "refused")
            learner.press(page.locator("#do-again"))
            learner.sees("turn")
            right = path_of(step, {taken["move"] for taken in step["accepted"]})
            assert right
            learner.make(step, right)
            expect(page.locator("#do-next")).to_have_class("strong")
        if step is not steps[-1]:
            learner.press(page.locator("#do-next"))
    kept = json.loads(page.evaluate(f"localStorage.getItem('anga:progress:{game}')"))
    passed = sum(len(passed) for passed in kept.values())
    assert passed == sum(not step["turns"] for step in steps)


def test_a_lesson_changes_its_language_where_it_stands(sit: Callable[..., Player]) -> None:
    page = sit(reduced_motion="reduce").page
    Learner(page, "bushi").open("faces")
    page.locator("#other-language").click()
    expect(page.locator("#lesson-title")).to_have_text("六つの面")
    page.locator('#options [data-touch="o:l"]').click()
    expect(page.locator("#status")).to_contain_text("おしい。")


def test_who_never_played_is_offered_lessons_first(player: Player) -> None:
    page = player.page
    page.goto("./")
    links = page.locator(".card").filter(has_text="BushiShogi").locator(".actions a:visible")
    expect(links).to_have_text(["Learn", "Play", "Read the rules"], use_inner_text=True)
    expect(links.first).to_have_class("button strong")
    player.open("g=bushi")
    expect(page.locator("#game-learn a")).to_have_attribute("href", "learn-bushi.html")
    player.place("Eb")
    expect(player.moves.nth(1)).to_be_attached()
    page.goto("./")
    offered = ["Play", "Continue your game", "Read the rules", "Learn"]
    expect(links).to_have_text(offered, use_inner_text=True)
    expect(links.first).to_have_class("button strong")


@pytest.mark.parametrize("locale", ["en", "ja"])
@pytest.mark.parametrize("game", chosen(TAUGHT, "orb"))
def test_a_lesson_fits_the_smallest_phone(sit: Callable[..., Player], game: str) -> None:
    device = {**PHONE, "viewport": {"width": 320, "height": 568}}
    page = sit(device).page
    Learner(page, game).open()
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    for name in ("hint", "again", "next"):
        box = page.locator(f"#do-{name}").bounding_box()
        assert box
        assert box["height"] >= 44
