"""The lessons: every step is passed by keyboard, with a wrong and a right answer."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from anga import games
from anga.guide import lessons
from tests.browser.conftest import PHONE
from tests.browser.learner import Learner
from tests.browser.player import Player
from tests.site.pages.answers import loaded, path_of, wrong_paths
from tests.thoroughness import chosen

TAUGHT = [game_id for game_id in games.ids() if lessons.there(game_id)]
STORAGE_CLOSED = """
for (const name of ["localStorage", "sessionStorage"]) {
  Object.defineProperty(window, name, { get() { throw new DOMException("closed"); } });
}
"""


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
            expect(page.locator("#lesson-text")).to_have_attribute("data-done", "true")
        if step is not steps[-1]:
            learner.press(page.locator("#do-next"))
    kept = json.loads(page.evaluate("localStorage.getItem('anga:progress')"))["lessons"][game]
    passed = sum(len(passed) for passed in kept.values())
    assert passed == sum(not step["turns"] for step in steps)


def test_a_lesson_changes_its_language_where_it_stands(sit: Callable[..., Player]) -> None:
    page = sit(reduced_motion="reduce").page
    Learner(page, "bushi").open("faces")
    page.locator("#other-language").click()
    expect(page.locator("#lesson-title")).to_have_text("六つの面")
    page.locator('#options [data-touch="o:l"]').click()
    expect(page.locator("#status")).to_contain_text("もう一度。")


@pytest.mark.thorough
def test_who_never_played_is_offered_lessons_first(player: Player) -> None:
    page = player.page
    page.goto("./")
    links = page.locator(".cards > .card").filter(has_text="BushiShogi")
    links = links.locator(".actions a:visible")
    expect(links).to_have_text(["Learn", "Play", "Read the rules"], use_inner_text=True)
    expect(page.locator("#first-lesson")).to_have_attribute("href", "learn-bushi.html")
    expect(page.locator("a.strong:visible")).to_have_count(1)
    player.open("g=bushi")
    expect(page.locator("#game-learn a")).to_have_attribute("href", "learn-bushi.html")
    player.place("Eb")
    expect(player.moves.nth(1)).to_be_attached()
    page.goto("./")
    offered = ["Continue your game", "Play", "Read the rules", "Learn"]
    expect(links).to_have_text(offered, use_inner_text=True)
    expect(page.locator("#going a.strong")).to_have_text("Continue")
    expect(page.locator("a.strong:visible")).to_have_count(1)


@pytest.mark.parametrize("locale", chosen(["en", "ja"], "ja"))
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
