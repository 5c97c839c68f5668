"""The opening book: good first moves, found once by long searches."""

import random

from anga.contract.game import AnyLine
from anga.search import chances
from anga.search.dice import CERTAIN
from anga.search.limits import Found

PLIES = 4  # that a book covers


def ready(line: AnyLine) -> list[object]:
    """The book's moves for this line, if it began as usual and the book knows it."""
    game, made = line.game, len(line.moves)
    if made >= PLIES or not game.thinking.book or line.positions[0] != game.start(""):
        return []
    spelt = [line.positions[ply].format_move(line.moves[ply]) for ply in range(made)]
    tokens = game.thinking.book.get(" ".join(spelt), ())
    return [line.parse_move(token) for token in tokens]


def book_move(line: AnyLine, moves: list[object], chance: random.Random) -> Found:
    """A book move, chosen without a search."""
    move, mover = chance.choice(moves), line.position.turn
    if line.game.dice:
        score = round(CERTAIN * chances.shares_after(line, (move,))[mover])
    else:
        score = line.game.evaluate(line.position.after(move), mover)
    return Found(move, score, 0, 0, (move,))
