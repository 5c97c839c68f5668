"""The problems: asked, answered wrongly and rightly, by keyboard alone, kept, linked to."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from anga import games
from anga.guide import problems
from anga.guide.problems import Problem
from state.selection import plain
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.learner import Learner
from tests.browser.player import Player
from tests.browser.read.test_learn import STORAGE_CLOSED
from tests.thoroughness import chosen, chosen_pairs

POSED = [game_id for game_id in games.ids() if problems.there(game_id)]


class Solver(Learner):
    """Somebody at the problems of a game who has a keyboard."""

    def open(self, address: str = "") -> "Solver":
        """Open the page, at a problem."""
        self.page.goto(f"problems-{self.game}.html" + (f"#{address}" if address else ""))
        expect(self.page.locator("html")).to_have_attribute("data-shown", "")
        return self

    def awake(self) -> "Solver":
        """Wait until it is known what can be touched."""
        expect(self.page.locator("#do-hint")).to_be_enabled()
        return self

    def answer(self, problem: Problem, moves: tuple[str, ...], token: str) -> None:
        """Make a move of a game that begins with the problem's position."""
        line = problem.line
        for move in moves:
            line = line.play(line.parse_move(move))
        choices = line.game.choices(line.position)
        step = {"choices": choices}
        self.make(step, plain(next(c for c in choices if c["move"] == token)["paths"][0]))

    def wrong(self, problem: Problem) -> str:
        """A legal first move that is not the solution."""
        line = problem.line
        tokens: list[str] = [line.position.format_move(move) for move in line.legal()]
        return next(token for token in tokens if token != problem.solution[0])


@pytest.mark.parametrize("game", chosen(POSED, "troop"))
def test_a_problem_is_failed_and_solved_by_keyboard(sit: Callable[..., Player], game: str) -> None:
    page = sit(reduced_motion="reduce").page
    problem = max(problems.load(game), key=lambda problem: problem.own <= 2 and problem.own)
    solver = Solver(page, game)
    solver.open(f"q={problem.id}").awake()
    expect(page.locator("#lesson-text")).to_have_text(problem.asking("en"))
    solver.answer(problem, (), solver.wrong(problem))
    solver.sees("wrong")
    solver.press(page.locator("#do-again"))
    solver.sees("turn")
    seat, line = problem.line.position.turn, problem.line
    for number, token in enumerate(problem.solution):
        if line.position.turn == seat:
            solver.awake().answer(problem, problem.solution[:number], token)
        line = line.play(line.parse_move(token))
    solver.sees("over")
    expect(page.locator("#lessons .solved")).to_have_count(1)
    kept = json.loads(page.evaluate("localStorage.getItem('anga:progress')"))["problems"][game]
    assert (kept["solved"], kept["row"]) == ([problem.id], 0)
    expect(solver.next).to_have_class("strong")
    solver.press(solver.next)
    expect(page.locator("#lesson-title")).not_to_have_text(
        f"Problem {problems.load(game).index(problem) + 1}"
    )
    expect(page.locator("#lesson-title")).to_be_focused()


@pytest.mark.parametrize("locale", ["ja-JP"])
def test_a_long_answer_covers_no_button_beside_a_board(sit: Callable[..., Player]) -> None:
    page = sit({"viewport": {"width": 1280, "height": 720}}).page
    problem = next(p for p in problems.load("bushi") if p.own == 2)
    solver = Solver(page, "bushi")
    page.goto(f"ja/problems-bushi.html#q={problem.id}")
    solver.awake()
    solver.answer(problem, (), solver.wrong(problem))
    card = page.locator("#status")
    expect(card).to_have_attribute("data-tone", "wrong")
    expect(card).to_have_attribute("data-long", "true")
    page.locator("#do-again").click(trial=True, position={"x": 30, "y": 4})


@pytest.mark.thorough
def test_hints_name_the_first_touch_then_all(sit: Callable[..., Player]) -> None:
    page = sit(PHONE).page
    problem = next(p for p in problems.load("chatra") if p.own == 1)
    Solver(page, "chatra").open(f"q={problem.id}").awake()
    hint = page.locator("#do-hint")
    expect(hint).to_be_enabled()
    hint.tap()
    expect(page.locator("#status")).to_contain_text("Touch: ")
    expect(page.locator("#status")).not_to_contain_text(", then ")
    hint.tap()
    expect(page.locator("#status")).to_contain_text(", then ")


@pytest.mark.thorough
def test_the_problem_of_the_day_comes_by_its_date(sit: Callable[..., Player]) -> None:
    page = sit(reduced_motion="reduce").page
    page.clock.install(time="2026-11-22T12:00:00Z")
    titles = []
    for _ in range(2):
        Solver(page, "bushi").open("day")
        expect(page.locator("#lesson-step")).to_contain_text("Problem of the day")
        titles.append(page.locator("#lesson-title").text_content())
    assert titles[0] == titles[1]


def test_problems_work_in_japanese_where_nothing_can_be_kept(sit: Callable[..., Player]) -> None:
    page = sit(reduced_motion="reduce").page
    page.add_init_script(STORAGE_CLOSED)
    problem = problems.load("bushi")[0]
    page.goto(f"ja/problems-bushi.html#q={problem.id}")
    solver = Solver(page, "bushi").awake()
    expect(page.locator("#lesson-text")).to_have_text(problem.asking("ja"))
    line = problem.line
    for number, token in enumerate(problem.solution):
        if line.position.turn == problem.line.position.turn:
            solver.awake().answer(problem, problem.solution[:number], token)
        line = line.play(line.parse_move(token))
    solver.sees("over")
    expect(page.locator("#tally")).to_contain_text("1問正解")


@pytest.mark.thorough
def test_the_pages_of_a_game_lead_to_its_problems(player: Player) -> None:
    page = player.page
    page.goto("./")
    link = page.locator(".daily a").filter(has_text="BushiShogi")
    expect(link).to_have_attribute("href", "problems-bushi.html#day")
    player.open("g=bushi")
    expect(page.locator("#game-problems a")).to_have_attribute("href", "problems-bushi.html")


@pytest.mark.parametrize("game", chosen(POSED, "chatra"))
def test_a_problem_fits_the_smallest_phone(sit: Callable[..., Player], game: str) -> None:
    page: Page = sit({**PHONE, "viewport": {"width": 320, "height": 568}}).page
    Solver(page, game).open()
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    for name in ("hint", "again", "next"):
        box = page.locator(f"#do-{name}").bounding_box()
        assert box
        assert box["height"] >= 44


def test_who_knows_nothing_of_a_game_is_shown_where_to_begin(player: Player) -> None:
    page = player.page
    page.goto("problems-bushi.html")
    newcomer = page.locator("#newcomer a")
    expect(newcomer).to_be_visible()
    expect(newcomer).to_have_attribute("href", "learn-bushi.html")
    page.evaluate("localStorage.setItem('anga:progress:bushi', '{\"two-minutes\": [0]}')")
    page.reload()
    expect(page.locator("#status")).to_contain_text("Find the move.")
    expect(newcomer).to_be_hidden()


def test_a_right_answer_is_read_whole_over_the_question(sit: Callable[..., Player]) -> None:
    player = sit(PHONE, reduced_motion="reduce")
    page, status = player.page, player.status
    page.goto("ja/problems-bushi.html#q=6860dc15")
    Solver(page, "bushi").awake().touch("o:r")
    expect(status).to_contain_text("しか転がせません。")
    expect(status).to_have_attribute("data-covers", "true")
    assert status.get_attribute("data-long") == ""
    expect(page.locator("#options .question")).to_be_hidden()
    status.locator("p").click()
    expect(page.locator("#options .question")).to_be_visible()


PLACES = """
() => [...document.querySelectorAll("#lessons .numbers a")].map(each => {
  const { x, y } = each.getBoundingClientRect();
  return [x, y + scrollY];
})
"""
KEEP = "kept => { localStorage['anga:progress'] = JSON.stringify(kept); }"


@pytest.mark.parametrize(
    ("window", "locale"),
    chosen_pairs([PHONE, DESKTOP], ["en", "ja"], (PHONE, "ja"), (DESKTOP, "en")),
)
def test_numbers_keep_their_places_whatever_is_achieved(
    sit: Callable[..., Player], window: dict[str, Any], locale: str
) -> None:
    page = sit(window).page
    page.goto(f"{'ja/' if locale == 'ja' else ''}problems-bushi.html")
    expect(page.locator("#lessons .numbers a").first).to_be_attached()
    page.evaluate("document.fonts.ready.then(() => null)")
    before = page.evaluate(PLACES)
    ids = [problem.id for problem in problems.load("bushi")]
    for solved in (ids[:1], ids):
        many = len(solved)
        kept = {"solved": solved, "helped": solved, "row": many, "best": many + 1}
        page.evaluate(KEEP, {"v": 1, "problems": {"bushi": kept}})
        page.reload()
        expect(page.locator("#lessons .helped")).to_have_count(many)
        page.evaluate("document.fonts.ready.then(() => null)")
        assert page.evaluate(PLACES) == before
