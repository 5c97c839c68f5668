"""Answers that take thought, as shapes of JSON, see `answers`."""

from typing import NotRequired, TypedDict

from anga.shared.scene import Phrase


class BestAnswer(TypedDict):
    """The best move so far; `score` is the mover's, `depth` in plies, `pv` the expected play.

    If that was asked for, `told` is `pv` in notation, and `reached` the level that looks at so many
    positions, where those of the level asked for, or its seconds, were used up.
    """

    move: str
    score: int
    depth: int
    nodes: int
    seconds: float
    pv: list[str]
    told: NotRequired[list[Phrase]]
    reached: NotRequired[int]


class LineEntry(TypedDict):
    """A move and the expected play after it, also in notation.

    `mate` is the number of plies until somebody wins, positive for the mover, None if unknown;
    `chances` are by seat after the move.
    """

    move: str
    score: int
    mate: int | None
    pv: list[str]
    told: list[Phrase]
    chances: dict[str, float]


class AnalyseAnswer(TypedDict):
    """The analysis of a position so far; `lines` best first, `chances` by seat with the sum 1."""

    depth: int
    nodes: int
    seconds: float
    lines: list[LineEntry]
    chances: dict[str, float]


class ValuesAnswer(TypedDict):
    """For each move W, D or L for its mover, and the plies to the end (None: never)."""

    values: dict[str, tuple[str, int | None]]
