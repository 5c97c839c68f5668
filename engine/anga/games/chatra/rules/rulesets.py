"""The rulesets of 1994 and 1995 and the options, as what they change."""

from functools import cache
from typing import NamedTuple

from anga.contract.rules import Rule, chosen_tokens
from anga.kit.pairs.board import Board, board_of
from anga.kit.seats import opponents
from anga.shared.errors import RulesError

SEATS = ("b", "w")
OPPONENT = opponents(SEATS)
SUBJECTS = 18  # of each side
LONGEST_HANDICAP = 9

RULES = (
    Rule("ruleset", ("1994-11", "1994-12", "1995-05", "1995-08", "relay"), default="1995-08"),
    Rule("setup", ("free", "oki"), default="oki"),
    Rule("board", ("b9", "b12", "b15"), default="b12"),
    Rule("handicap", tuple(f"h{n}" for n in range(1, LONGEST_HANDICAP + 1))),
    Rule("check", ("dropcheck",), group="others"),
    Rule("area", ("columns",), group="others"),
    Rule("line", ("linewise",), group="others"),
)

# Ruleset: passing, drops beside a Subject, the condition of advance, the first check opens all.
TABLE = {
    "1994-11": (True, True, "angle", False),
    "1994-12": (False, False, "angle", False),
    "1995-05": (False, False, "distance", False),
    "1995-08": (False, False, "free", False),
    "relay": (False, False, "free", True),
}

# Where the Objects of an oki game stand: Black's, White's.
OKI = {9: ("e8", "e2"), 12: ("f11", "g2"), 15: ("h14", "h2")}


class Variant(NamedTuple):
    """A rules string, understood. `handicap` is 0 where there is none."""

    rules: str
    ruleset: str
    board: Board
    free: bool
    handicap: int
    passing: bool
    beside: bool
    advance: str
    relay: bool
    dropcheck: bool
    columns: bool
    linewise: bool

    @property
    def oki(self) -> tuple[int, int]:
        """Where the Objects stand at the start of an oki game."""
        black, white = OKI[self.board.size]
        return self.board.names.index(black), self.board.names.index(white)


def check(rules: str) -> None:
    """Raises RulesError for a canonical rules string whose tokens make no sense together."""
    tokens = rules.split(",")
    if "h1" in tokens and "free" not in tokens:
        raise RulesError("'h1' changes nothing in an oki game: it needs 'free'", "h1")


@cache
def variant(rules: str) -> Variant:
    """What a canonical rules string means."""
    ruleset, array, size, handicap, *options = chosen_tokens(RULES, rules)
    passing, beside, advance, relay = TABLE[ruleset]
    dropcheck, columns, linewise = map(bool, options)
    return Variant(
        rules,
        ruleset,
        board_of(int(size[1:])),
        array == "free",
        int(handicap[1:] or 0),
        passing,
        beside,
        advance,
        relay,
        dropcheck,
        columns,
        linewise,
    )
