"""What a search is allowed, and what it has found so far."""

from typing import NamedTuple

BREATH = 8  # positions looked at between two answers, so that others can act in between


class Limits(NamedTuple):
    """How hard to think; what is None does not limit. `seed` makes chance choices repeatable.

    `lines`: how many of the best moves are to be told apart.
    """

    level: int | None = None
    seconds: float | None = None
    nodes: int | None = None
    seed: int | None = None
    lines: int = 1


class Variation(NamedTuple):
    """A move, what it is worth to its mover, and the play that is expected, itself first."""

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
