"""Move tokens and position strings (rulebook, *Text formats*).

Nb  t  f  l  r      a cube is placed; turn, roll forward, left, right
Nb Tl b             Black's cube, White's, side to move; `--` is a cube still to be placed
Nb Tl b             with one cube: the cube, and how it stood before the last move; `--` for none
"""

from collections.abc import Sequence
from typing import NamedTuple

from anga.contract.position import malformed_token
from anga.games.bushi.rules.cube import MOVES, Cube
from anga.games.bushi.rules.rulesets import SEATS
from anga.shared.errors import PositionError

UNPLACED = "--"


class BushiFields(NamedTuple):
    """The contents of a position string: cube states or `--`, and the side to move."""

    black: str
    white: str
    turn: str


class OneCubeFields(NamedTuple):
    """The contents with one cube: its state and the one before, as Black sees them, or `--`."""

    state: str
    before: str
    turn: str


def parse_any_move(token: str, samurai: Cube) -> str:
    """The move of a token, legal or not; it is the token itself. Raises MoveError."""
    if token not in MOVES and token not in samurai.states:
        raise malformed_token(token, "a move is t, f, l or r, a placement a cube such as Nb")
    return token


def format_position(fields: BushiFields | OneCubeFields) -> str:
    """The position string of fields."""
    return " ".join(fields)


def parse_position(text: str, samurai: Cube) -> BushiFields:
    """The fields of a position string, each well formed. Raises PositionError."""
    return BushiFields(*_three(text, samurai, ("black cube", "white cube")))


def parse_one(text: str, samurai: Cube) -> OneCubeFields:
    """The fields of a position string with one cube. Raises PositionError."""
    return OneCubeFields(*_three(text, samurai, ("cube", "cube before")))


def _three(text: str, samurai: Cube, names: Sequence[str]) -> tuple[str, str, str]:
    fields = text.split(" ")
    if len(fields) != 3:
        listed = ", ".join(names)
        raise PositionError(f"{text!r} has not three fields: {listed}, side", text)
    first, second, turn = fields
    for name, code in zip(names, (first, second), strict=True):
        if code != UNPLACED and code not in samurai.states:
            raise PositionError(
                f"{code!r} is no {name}: a face of TNUAEW, a facing of frbl, or --", code
            )
    if turn not in SEATS:
        raise PositionError(f"{turn!r} is no side: b or w", turn)
    return first, second, turn
