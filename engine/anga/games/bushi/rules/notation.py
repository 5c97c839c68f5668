"""Move tokens and position strings (rulebook, *Text formats*).

Nb  t  f  l  r      a cube is placed; turn, roll forward, left, right
Nb Tl b             Black's cube, White's, side to move; `--` is a cube still to be placed
"""

from typing import NamedTuple

from anga.contract.position import malformed
from anga.games.bushi.rules.cube import MOVES, Cube
from anga.games.bushi.rules.rulesets import SEATS
from anga.shared.errors import PositionError

UNPLACED = "--"


class Fields(NamedTuple):
    """What a position string says: cube states or `--`, and the side to move."""

    black: str
    white: str
    turn: str


def parse_any_move(token: str, samurai: Cube) -> str:
    """The move that a token spells, legal or not; it is the token itself. Raises MoveError."""
    if token not in MOVES and token not in samurai.states:
        raise malformed(token, "a move is t, f, l or r, a placement a cube such as Nb")
    return token


def format_position(fields: Fields) -> str:
    """The position string of fields."""
    return " ".join(fields)


def parse_position(text: str, samurai: Cube) -> Fields:
    """The fields of a position string, each well formed. Raises PositionError."""
    fields = text.split(" ")
    if len(fields) != 3:
        raise PositionError(f"{text!r} has not three fields: black cube, white cube, side", text)
    black, white, turn = fields
    for name, code in (("black", black), ("white", white)):
        if code != UNPLACED and code not in samurai.states:
            raise PositionError(
                f"{code!r} is no {name} cube: a face of TNUAEW, a facing of frbl, or --", code
            )
    if turn not in SEATS:
        raise PositionError(f"{turn!r} is no side: b or w", turn)
    return Fields(black, white, turn)
