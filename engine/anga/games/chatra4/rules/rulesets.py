"""Seats and options (rulebook, *Equipment* and *Options*)."""

from functools import cache
from typing import NamedTuple

from anga.contract.rules import Rule, chosen_tokens
from anga.kit.pairs.board import Board, board_of

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


class Variant(NamedTuple):
    """A rules string, understood; `mates` is how many end the game."""

    board: Board
    free: bool
    area: str
    dropcheck: bool
    linewise: bool
    neutral: bool
    mates: int


@cache
def variant(rules: str) -> Variant:
    """What a canonical rules string means."""
    array, area, dropcheck, linewise, neutral, last = chosen_tokens(RULES, rules)
    return Variant(
        board_of(SIZE),
        array == "free",
        area,
        bool(dropcheck),
        bool(linewise),
        bool(neutral),
        len(SEATS) - 1 if last else 2,
    )


@cache
def oki(board: Board) -> tuple[int, ...]:
    """The squares of the Objects at the start, by seat."""
    return tuple(board.names.index(name) for name in OKI)
