"""What is answered at the engine's door after some thought: shapes of JSON, see `answers`."""

from typing import NotRequired, TypedDict

from anga.shared.scene import Phrase


class BestAnswer(TypedDict):
    """The best move so far; `score` is the mover's, `depth` in plies, `pv` what is expected.

    `told` is the same as people write it, if that was asked for.
    """

    move: str
    score: int
    depth: int
    nodes: int
    seconds: float
    pv: list[str]
    told: NotRequired[list[Phrase]]


class LineEntry(TypedDict):
    """A move and the play that is expected, also as people write it.

    `mate` are the plies until somebody wins, the mover if it is above 0, None if that is not seen;
    `chances` are those by seat once it is played.
    """

    move: str
    score: int
    mate: int | None
    pv: list[str]
    told: list[Phrase]
    chances: dict[str, float]


class AnalyseAnswer(TypedDict):
    """What is known of a position so far; `lines` best first, `chances` by seat, in all 1."""

    depth: int
    nodes: int
    seconds: float
    lines: list[LineEntry]
    chances: dict[str, float]


class ValuesAnswer(TypedDict):
    """By move: W, D or L for its mover, and in how many plies (None: never)."""

    values: dict[str, tuple[str, int | None]]
