"""The limits given to a search, and its results."""

from typing import NamedTuple

BREATH = 8  # positions looked at between two answers, so that others can act in between


class Limits(NamedTuple):
    """The limits of a search; None means no limit. `seed` makes random choices repeatable.

    `lines` is the number of best moves to report; `contempt` is how many hundredths the
    searching side gives up to avoid a draw: None for as many as in the game's `Thinking`, 0 where
    only the value of a position is wanted. A `style` is the name of one of the game's.
    """

    level: int | None = None
    seconds: float | None = None
    nodes: int | None = None
    seed: int | None = None
    lines: int = 1
    contempt: int | None = None
    style: str | None = None


class Variation(NamedTuple):
    """A move, its value to the mover, and the expected play, which begins with the move."""

    move: object
    score: int
    pv: tuple[object, ...]


class Found(NamedTuple):
    """The best move so far. `score` is the mover's, higher is better; `depth` in plies.

    `lines` are the best moves, best first, as many as were to be told apart.
    """

    move: object
    score: int
    depth: int
    nodes: int
    pv: tuple[object, ...]
    lines: tuple[Variation, ...] = ()
