"""What the modules shared with the main thread answer, asked in the dialect of both Pythons.

`test_micropython` asks CPython and MicroPython the same and compares.
"""

from anga.shared import changes, errors, game_tree, phrases
from anga.shared.formats import fragment, notes
from anga.shared.game_clock import GameClock

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def answers(questions: "list[list[Any]]") -> "list[Any]":
    """The answer to each question, which is the name of a function here and its arguments."""
    return [QUESTIONS[question[0]](*question[1:]) for question in questions]


def read(text: str) -> "list[Any]":
    """What a fragment says, and what is wrong with it."""
    link, problem = fragment.parse_link_far(text)
    return [_said(link), problem and _problem(problem)]


def parse(text: str) -> "list[Any]":
    """The same from `parse`, which raises."""
    try:
        return [_said(fragment.parse_link(text)), None]
    except errors.AngaError as problem:
        return [None, _problem(problem)]


def spell(parts: "list[Any]") -> str:
    """The fragment of a link."""
    link = fragment.Link(*parts[:5])
    link.computers, link.bottom, link.question = parts[5:] or ({}, "", "")
    return fragment.format_link(link)


def timed(text: str, deeds: "list[list[Any]]") -> "list[Any]":
    """What two seats have left after each of some calls of a clock's methods, and what is kept."""
    clock = GameClock(text, ["b", "w"])
    told: list[Any] = []
    for name, parts in deeds:
        getattr(clock, name)(*parts)
        for seat in "bw":
            left = clock.time_left(seat)
            told.append(
                [left.milliseconds, left.periods, left.overtime, clock.thinking_time(seat) > 1]
            )
    told.append(clock.to_json())
    return told


def error(name: str, parts: "list[Any]") -> "list[Any]":
    """An error as it is caught."""
    kind = getattr(errors, name)
    try:
        raise kind(*parts)
    except errors.AngaError as caught:
        is_value_error = isinstance(caught, ValueError)
        return [_problem(caught), str(caught), caught.reason, caught.cells, is_value_error]


def _said(link: fragment.Link) -> "list[Any]":
    seats = fragment.format_seats(link.computers)
    tree = game_tree.GameTree({"game": "x"})
    tree.root = notes.build_tree(link)
    written = game_tree.format_game(tree) if not tree.plain else ""
    others = [seats, link.bottom, link.question, fragment.format_link(link), written]
    return [[link.game, link.rules, link.position, link.moves, link.ply], others]


def _problem(problem: errors.AngaError) -> "list[Any]":
    is_link, is_request = (isinstance(problem, k) for k in (errors.LinkError, errors.RequestError))
    return [problem.kind, problem.message, problem.text, problem.ply, is_link, is_request]


QUESTIONS: "dict[str, Any]" = {
    "read": read,
    "parse": parse,
    "spell": spell,
    "error": error,
    "timed": timed,
    "say": phrases.say,
    "apply": changes.apply,
}
