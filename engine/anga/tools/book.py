"""Makes an opening book: long searches of the usual start, and of what comes of their best moves.

What is printed is a game's `player/book.txt` (`anga.kit.books`).
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from anga import games
from anga.contract.game import AnyLine
from anga.kit import books
from anga.record import record
from anga.record.record import Record
from anga.search import levels
from anga.search.book import PLIES
from anga.search.limits import Limits
from anga.shared.errors import RequestError
from anga.tools import parallel
from anga.tools.parallel import ALONE, Crew

if TYPE_CHECKING:
    import argparse

SEARCHES = 4  # of each position
WORSE = 20  # hundredths: what a move of the book may be worth less than the best, at most


class Plan(NamedTuple):
    """How a book is made: positions looked at in each search, good moves kept of it at most."""

    game: str
    nodes: int = 20_000
    width: int = 4


def takes(command: "argparse.ArgumentParser") -> None:
    """Describe the command's arguments."""
    command.add_argument("game")
    command.add_argument("--nodes", type=int, default=Plan._field_defaults["nodes"])
    command.add_argument("--width", type=int, default=Plan._field_defaults["width"])
    command.add_argument("--jobs", type=int, default=1)


def tell(options: "argparse.Namespace") -> None:
    """Print the book."""
    plan = Plan(options.game, options.nodes, options.width)
    print(text(plan, made(plan, Crew(options.jobs))), end="")


def made(plan: Plan, crew: Crew = ALONE) -> dict[str, tuple[str, ...]]:
    """Good moves by the moves before them, ply by ply. Raises RequestError for bad input."""
    game = games.get(plan.game)
    if game.dice or game.states("") is not None:
        raise RequestError(f"{plan.game} needs no book", plan.game)
    if plan.nodes < 1 or plan.width < 1:
        raise RequestError("a book needs nodes and width", str(min(plan.nodes, plan.width)))
    book: dict[str, tuple[str, ...]] = {}
    reached: list[tuple[str, ...]] = [()]
    for _ in range(PLIES):
        found = parallel.run(_good, [(plan, moves) for moves in reached], crew)
        book |= {" ".join(moves): good for moves, good in zip(reached, found, strict=True)}
        reached = [(*moves, move) for moves in reached for move in book[" ".join(moves)]]
    return book


def _good(plan: Plan, moves: Sequence[str]) -> tuple[str, ...]:
    """The moves that are hardly worse than the best, best first."""
    scores = judged(plan, moves)
    best = sorted(scores, key=lambda move: -scores[move])
    return tuple([move for move in best if scores[move] >= scores[best[0]] - WORSE][: plan.width])


def judged(plan: Plan, moves: Sequence[str]) -> dict[str, float]:
    """What the best moves after others are worth: the mean of several searches, by token.

    One search alone misjudges by more than a book forgives: of two moves that mirror each other one
    seems better, since it was looked at first. Moves that seldom are among the best are left out.
    """
    line = record.replay(Record(plan.game, moves=tuple(moves)))
    seen = [_finished(line, plan, seed) for seed in range(SEARCHES)]
    often = Counter(move for each in seen for move in each)
    most = min(SEARCHES / 2, max(often.values()))
    return {
        move: sum(each.get(move, min(each.values())) for each in seen) / SEARCHES
        for move, times in often.items()
        if times >= most
    }


def _finished(line: AnyLine, plan: Plan, seed: int) -> dict[str, int]:
    """The best moves by the last iteration of a search that came to its end, and their scores.

    In one that is cut short the moves looked at later seem worse than they are.
    """
    finished = last = None
    for found in levels.search(line, Limits(nodes=plan.nodes, lines=plan.width, seed=seed)):
        if last and last.lines and found.depth > last.depth:
            finished = last
        last = found
    best = finished or last
    assert best
    return {line.position.format_move(each.move): each.score for each in best.lines}


def text(plan: Plan, book: Mapping[str, tuple[str, ...]]) -> str:
    """The text of the game's `book.txt`."""
    command = f"anga book {plan.game} --nodes {plan.nodes} --width {plan.width}"
    return f"# Good first moves after those before them: `{command}`\n{books.spelt(book)}"
