"""Right and wrong answers to the steps of a course and to problems, as touches, and given."""

from collections.abc import Iterator
from typing import Any

from anga.guide import courses
from anga.guide.problems import Problem
from state.selection import Selection, plain
from tests.site.dom.page import Page


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


def press(page: Page, selector: str) -> None:
    page.focus(selector).press("Enter")


def touch(page: Page, name: str) -> None:
    """Press Enter on a place of the grid, or on an option."""
    place = f'#grid [data-touch="{name}"]'
    press(page, place if page.all(place) else f'#options [data-touch="{name}"]')


def make(page: Page, choices: list[Any], path: list[str]) -> None:
    """Touch a path but for what is taken by itself."""
    selection = Selection(choices)
    for number, each in enumerate(path):
        if len(selection.touches) <= number:
            touch(page, each)
            if each in selection.open:
                selection.touch(each)


def answer(page: Page, problem: Problem, moves: tuple[str, ...], token: str) -> None:
    """Make a move of a game that begins with the problem's position."""
    line = problem.line
    for move in moves:
        line = line.play(line.parse_move(move))
    choices = line.game.choices(line.position)
    path = plain(next(each for each in choices if each["move"] == token)["paths"][0])
    make(page, choices, path)
    page.wait(30)
