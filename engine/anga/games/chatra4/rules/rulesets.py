"""Seats and options (rulebook, *Equipment* and *Options*)."""

from functools import cache
from typing import NamedTuple

from anga.contract.rules import Rule, tokens_in_force
from anga.kit.pairs.board import ZoneBoard, board_of

SEATS = ("b", "r", "w", "u")  # clockwise from the bottom
NUMBERS = range(len(SEATS))
SIZE = 12
EACH = 9  # Subjects of a seat
SUBJECTS = EACH * len(SEATS)
OKI = ("f11", "b6", "g2", "k7")  # where the Objects stand, by seat
LONGEST = 500  # turns of a record

RULES = (
    Rule("setup", ("oki", "free"), default="oki"),
    Rule("area", ("tight", "camps")),
    Rule("check", ("dropcheck",)),
    Rule("line", ("linewise",)),
    Rule("mated", ("neutral",)),
    Rule("end", ("last",)),
)


class Chatra4Variant(NamedTuple):
    """The effects of a rules string; `mates` is the number that ends the game."""

    board: ZoneBoard
    free: bool
    area: str
    dropcheck: bool
    linewise: bool
    neutral: bool
    mates: int


@cache
def variant(rules: str) -> Chatra4Variant:
    """The effects of a canonical rules string."""
    array, area, dropcheck, linewise, neutral, last = tokens_in_force(RULES, rules)
    return Chatra4Variant(
        board_of(SIZE),
        array == "free",
        area,
        bool(dropcheck),
        bool(linewise),
        bool(neutral),
        len(SEATS) - 1 if last else 2,
    )


@cache
def oki(board: ZoneBoard) -> tuple[int, ...]:
    """The squares of the Objects at the start, by seat."""
    return tuple(board.names.index(name) for name in OKI)
