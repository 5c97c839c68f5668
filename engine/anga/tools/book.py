"""Makes an opening book by long searches from the usual start and after the best moves.

The output is a game's `player/book.txt` (`anga.kit.books`). Every result of a roll is followed.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import log
from typing import TYPE_CHECKING, NamedTuple

from anga import games
from anga.contract.game import AnyLine
from anga.kit import books
from anga.record import record
from anga.record.record import Record
from anga.search import levels
from anga.search.book import PLIES
from anga.search.dice import CERTAIN
from anga.search.limits import Limits
from anga.shared.errors import RequestError
from anga.tools import parallel
from anga.tools.parallel import ALONE, Crew

if TYPE_CHECKING:
    import argparse

SEARCHES = 4  # of each position
SLIGHT = 1e-4  # a chance that counts as none
WORSE = 20  # hundredths: what a move of the book may be worth less than the best, at most


class BookPlan(NamedTuple):
    """The plan of a book: positions in each search, and the most good moves kept of it.

    `worse` is by how many hundredths they may be worse than the best. Where whole turns are
    searched, `width` counts turns; several may begin alike.
    """

    game: str
    nodes: int = 20_000
    width: int = 4
    worse: int = WORSE


def takes(command: "argparse.ArgumentParser") -> None:
    """Add the command's arguments to a parser."""
    command.add_argument("game", help="the id of a game; `anga games` lists them")
    usual = BookPlan._field_defaults
    command.add_argument(
        "--nodes", type=int, default=usual["nodes"], help="positions that a search looks at"
    )
    command.add_argument(
        "--width", type=int, default=usual["width"], help="moves kept of a position, at most"
    )
    command.add_argument(
        "--worse", type=int, default=WORSE, help="than the best one, in hundredths, at most"
    )
    command.add_argument("--jobs", type=int, default=1, help="searches at once")


def tell(options: "argparse.Namespace") -> None:
    """Print the book."""
    plan = BookPlan(options.game, options.nodes, options.width, options.worse)
    print(text(plan, make_book(plan, Crew(options.jobs))), end="")


def make_book(plan: BookPlan, crew: Crew = ALONE) -> dict[str, tuple[str, ...]]:
    """Good moves by the moves before them, ply by ply. Raises RequestError for bad input."""
    game = games.get(plan.game)
    if game.states("") is not None:
        raise RequestError(f"{plan.game} needs no book", plan.game)
    if plan.nodes < 1 or plan.width < 1 or not 0 <= plan.worse <= WORSE:
        raise RequestError(f"a book needs nodes, width, and 0 to {WORSE} hundredths", plan.game)
    book: dict[str, tuple[str, ...]] = {}
    reached: list[tuple[str, ...]] = [()]
    for _ in range(PLIES):
        chosen = [moves for moves in reached if not _line(plan, moves).position.chance]
        found = parallel.run(_good, [(plan, moves) for moves in chosen], crew)
        book |= {" ".join(moves): good for moves, good in zip(chosen, found, strict=True)}
        reached = [
            (*moves, move)
            for moves in reached
            for move in book.get(" ".join(moves)) or _spelt(_line(plan, moves))
        ]
    return book


def _line(plan: BookPlan, moves: Sequence[str]) -> AnyLine:
    return record.replay(Record(plan.game, moves=tuple(moves)))


def _spelt(line: AnyLine) -> list[str]:
    return [line.position.format_move(move) for move in line.legal()]


def _good(plan: BookPlan, moves: Sequence[str]) -> tuple[str, ...]:
    """The moves that are little worse than the best, best first."""
    scores = judge_replies(plan, moves)
    best = sorted(scores, key=lambda move: -scores[move])
    least = scores[best[0]] - plan.worse
    return tuple([move for move in best if scores[move] >= least][: plan.width])


def judge_replies(plan: BookPlan, moves: Sequence[str]) -> dict[str, float]:
    """The values of the best moves after some moves, in hundredths, by token."""
    line = _line(plan, moves)
    return _turns(line, plan) if line.game.dice else _means(line, plan)


def _turns(line: AnyLine, plan: BookPlan) -> dict[str, float]:
    """The first moves of the best turns; of several with the same beginning the best counts."""
    *_, found = levels.search(line, Limits(nodes=plan.nodes, lines=plan.width))
    worths: dict[str, float] = {}
    for each in found.lines:
        worths.setdefault(line.position.format_move(each.move), hundredths(each.score))
    return worths


def hundredths(chance: int) -> float:
    """A chance as a score of dice searches: the logarithm of its odds, in hundredths."""
    share = min(max(chance / CERTAIN, SLIGHT), 1 - SLIGHT)
    return 100 * log(share / (1 - share))


def _means(line: AnyLine, plan: BookPlan) -> dict[str, float]:
    """The mean values of several searches.

    A single search is less exact than a book requires: of two moves that mirror each other one
    seems better, because it was searched first. Moves that are seldom among the best are left out.
    """
    seen = [_finished(line, plan, seed) for seed in range(SEARCHES)]
    often = Counter(move for each in seen for move in each)
    most = min(SEARCHES / 2, max(often.values()))
    return {
        move: sum(each.get(move, min(each.values())) for each in seen) / SEARCHES
        for move, times in often.items()
        if times >= most
    }


def _finished(line: AnyLine, plan: BookPlan, seed: int) -> dict[str, int]:
    """The best moves by the last complete iteration of a search, and their scores.

    In an incomplete one, moves searched later seem worse than they are.
    """
    finished = last = None
    for found in levels.search(line, Limits(nodes=plan.nodes, lines=plan.width, seed=seed)):
        if last and last.lines and found.depth > last.depth:
            finished = last
        last = found
    best = finished or last
    assert best
    return {line.position.format_move(each.move): each.score for each in best.lines}


def text(plan: BookPlan, book: Mapping[str, tuple[str, ...]]) -> str:
    """The text of the game's `book.txt`."""
    worse = f" --worse {plan.worse}" if plan.worse < WORSE else ""
    command = f"anga book {plan.game} --nodes {plan.nodes} --width {plan.width}{worse}"
    return f"# Good first moves after those before them: `{command}`\n{books.spelt(book)}"
