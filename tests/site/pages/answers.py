"""Right and wrong answers to the steps of a course, as touches."""

from collections.abc import Iterator
from typing import Any

from anga.guide import courses
from state.selection import Selection, plain


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
