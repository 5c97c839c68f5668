"""What a search is allowed, and what it has found so far."""

from typing import NamedTuple

BREATH = 8  # positions looked at between two answers, so that others can act in between


class Limits(NamedTuple):
    """How hard to think; what is None does not limit. `seed` makes chance choices repeatable."""

    level: int | None = None
    seconds: float | None = None
    nodes: int | None = None
    seed: int | None = None


class Found(NamedTuple):
    """The best move so far. `score` is the mover's, higher is better; `depth` in plies."""

    move: object
    score: int
    depth: int
    nodes: int
    pv: tuple[object, ...]
