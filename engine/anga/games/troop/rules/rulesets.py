"""The initial arrays, and the constants of the rules."""

from collections.abc import Mapping
from typing import NamedTuple

from anga.contract.rules import Rule
from anga.kit.seats import opponents

RULES = (Rule("setup", ("line", "ranks", "wide"), default="line"),)
SEATS = ("b", "w")
OPPONENT = opponents(SEATS)
QUIET_TURNS = 18  # nine of each side


class Array(NamedTuple):
    """An initial array: the board's size, and how many ranks each side fills."""

    size: int
    ranks: int


ARRAYS: Mapping[str, Array] = {"": Array(8, 1), "ranks": Array(8, 2), "wide": Array(9, 1)}
"""By canonical rules string."""
