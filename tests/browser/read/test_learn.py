"""The lessons: every step is passed by keyboard, with a wrong and a right answer."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from anga import games
from anga.guide import courses, lessons
from state.selection import Selection, plain
from tests.browser.conftest import PHONE
from tests.browser.player import Player

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


def path_of(step: dict[str, Any], moves: set[str]) -> list[str] | None:
    """The touches of one of some moves that are legal."""
    for choice in step["choices"]:
        if choice["move"] in moves and "forbidden" not in choice:
            return plain(choice["paths"][0])
    return None


def wrong_paths(step: dict[str, Any]) -> Iterator[list[str]]:
    """Touches that are no right answer: a legal move, a forbidden one, a place where nothing is."""
    right = {taken["move"] for taken in step["accepted"]}
    legal = {choice["move"] for choice in step["choices"] if "forbidden" not in choice}
    found = path_of(step, legal - right)
    if found:
        yield found
    for choice in step["choices"]:
        if "forbidden" in choice:
            yield plain(choice["paths"][0])
    begins = Selection(step["choices"]).open
    yield from ([f"c:{cell['id']}"] for cell in step["cells"] if f"c:{cell['id']}" not in begins)


def loaded(game: str) -> list[Any]:
    """The steps of a course, as the page has them."""
    made = courses.course(game)
    steps: list[Any] = [step for lesson in made["lessons"] for step in lesson["steps"]]
    for step in steps:
        step["cells"] = made["sets"][0]["grounds"][step["ground"]]["cells"]
    return steps


@pytest.mark.parametrize("game", TAUGHT)
def test_every_step_is_passed_by_keyboard_with_a_wrong_and_a_right_answer(
    sit: Callable[..., Player], game: str
) -> None:
    page = sit(reduced_motion="reduce").page
    learner = Learner(page, game).open().awake()
    *steps, last = loaded(game)
    for step in steps:
        text = step["text"]["en"].replace("*", "")
        expect(page.locator("#lesson-text")).to_have_text(text)
        learner.make(step, next(wrong_paths(step)))
        learner.sees("wrong", "refused")
        learner.press(page.locator("#do-again"))
        learner.sees("turn")
        right = path_of(step, {taken["move"] for taken in step["accepted"]})
        assert right
        learner.make(step, right)
        learner.go_on()
    first = path_of(last, {choice["move"] for choice in last["choices"]})
    assert first
    learner.make(last, first)
    expect(learner.status.locator("strong")).not_to_have_text("Your move.")
    learner.sees("turn", "over")
    kept = json.loads(page.evaluate(f"localStorage.getItem('anga:progress:{game}')"))
    assert sum(len(passed) for passed in kept.values()) == len(steps)


def test_a_hint_shows_what_to_touch(sit: Callable[..., Player]) -> None:
    page = sit(PHONE).page
    Learner(page, "bushi").open()
    expect(page.locator("#options button")).to_have_count(4)
    page.locator("#do-hint").tap()
    expect(page.locator("#options button")).to_have_count(1)
    expect(page.locator("#status")).to_contain_text("Touch: Roll forward.")
    page.locator("#options button").tap()
    expect(page.locator("#status")).to_contain_text("Right!")


def test_a_hint_of_several_touches_goes_on_as_it_is_followed(sit: Callable[..., Player]) -> None:
    page = sit(reduced_motion="reduce").page
    learner = Learner(page, "troop").open()
    page.locator("#do-hint").click()
    expect(learner.status).to_contain_text("Touch: d4 (Black soldier), then cone c3 d4 e3, then")
    learner.touch("c:d4")
    expect(learner.status).to_contain_text("Touch: cone c3 d4 e3, then d6.")
    expect(page.locator("#options .badge")).to_have_text("1")
    learner.touch("o:c3d4e3")
    learner.touch("c:d6")
    learner.sees("turn")
    expect(learner.status).to_contain_text("Right!")


def test_progress_is_kept_and_the_course_goes_on_there(sit: Callable[..., Player]) -> None:
    page = sit(reduced_motion="reduce").page
    learner = Learner(page, "bushi").open()
    for option in ("f", "t", "t"):
        page.locator(f'#options [data-touch="o:{option}"]').click()
        learner.go_on()
    expect(page.locator("#lessons .chip")).to_have_count(1)
    page.reload()
    expect(page.locator("#lesson-title")).to_have_text("The six faces")
    expect(page.locator("#lessons .chip")).to_have_count(1)
    page.locator("#lessons a").first.click()
    expect(page.locator("#lesson-title")).to_have_text("Play in two minutes")


def test_the_address_follows_to_the_next_lesson_without_an_entry_of_its_own(
    sit: Callable[..., Player],
) -> None:
    page = sit(reduced_motion="reduce").page
    first, second, *_ = courses.course("bushi")["lessons"]
    Learner(page, "bushi").open(first["id"])
    entries = page.evaluate("history.length")
    for _ in first["steps"]:
        page.locator("#do-next").click()
    title = page.locator("#lesson-title")
    expect(title).to_have_text(second["title"]["en"])
    expect(page).to_have_url(re.compile(f"#{second['id']}$"))
    page.reload()
    expect(title).to_have_text(second["title"]["en"])
    assert page.evaluate("history.length") == entries


def test_a_lesson_begins_anew_when_it_is_chosen_again(sit: Callable[..., Player]) -> None:
    learner = Learner(sit().page, "chatra").open("drops")
    first = learner.page.locator("#lesson-step").inner_text()
    learner.press(learner.next)
    expect(learner.page.locator("#lesson-step")).not_to_have_text(first)
    learner.press(learner.page.locator("#lessons [aria-current]"))
    expect(learner.page.locator("#lesson-step")).to_have_text(first)
    expect(learner.page.locator("#lesson-title")).to_be_focused()


def test_the_lessons_work_where_nothing_can_be_kept(sit: Callable[..., Player]) -> None:
    page = sit(reduced_motion="reduce").page
    page.add_init_script(STORAGE_CLOSED)
    learner = Learner(page, "bushi").open()
    page.locator('#options [data-touch="o:f"]').click()
    learner.go_on()
    expect(page.locator("#lesson-step")).to_have_text("Step 2 of 3")


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
@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_fits_the_smallest_phone(sit: Callable[..., Player], game: str) -> None:
    device = {**PHONE, "viewport": {"width": 320, "height": 568}}
    page = sit(device).page
    Learner(page, game).open()
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    for name in ("hint", "again", "next"):
        box = page.locator(f"#do-{name}").bounding_box()
        assert box
        assert box["height"] >= 44
