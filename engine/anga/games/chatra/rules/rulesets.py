"""The rulesets of 1994 and 1995, the options, and their effects."""

from dataclasses import dataclass
from functools import cache

from anga.contract.rules import Rule, tokens_in_force
from anga.kit.pairs.board import ZoneBoard, board_of
from anga.kit.seats import opponents
from anga.shared.errors import RulesError

SEATS = ("b", "w")
OPPONENT = opponents(SEATS)
LONGEST_HANDICAP = 9

CASTLES = ("gate", "corner", "ring")

RULES = (
    Rule("ruleset", ("1994-11", "1994-12", "1995-05", "1995-08", "relay"), default="1995-08"),
    Rule("setup", ("free", "oki", *CASTLES), default="oki", untried=CASTLES),
    Rule("board", ("b9", "b12", "b15"), default="b12"),
    Rule("handicap", tuple(f"h{n}" for n in range(1, LONGEST_HANDICAP + 1)), group="handicap"),
    Rule("check", ("dropcheck",), group="others"),
    Rule("area", ("columns",), group="others"),
    Rule("line", ("linewise",), group="others"),
    Rule(
        "number",
        ("s6", "s9", "s12", "s15", "s18", "s24", "s30"),
        default="s18",
        group="untried",
    ),
    Rule("giver", ("checker",), group="untried"),
    Rule("bounds", ("confined",), group="untried"),
    Rule("middle", ("centre",), group="untried"),
)

# Ruleset: passing, drops beside a Subject, the condition of advance, the first check opens all.
TABLE = {
    "1994-11": (True, True, "angle", False),
    "1994-12": (False, False, "angle", False),
    "1995-05": (False, False, "distance", False),
    "1995-08": (False, False, "free", False),
    "relay": (False, False, "free", True),
}

# Where Black's Object stands at the start, then its Subjects; White's by point reflection.
ARRAYS = {
    "oki": {9: "e8", 12: "f11", 15: "h14"},
    "gate": {9: "e8 d7 f7", 12: "f11 e10 g10", 15: "h14 g13 i13"},
    "corner": {9: "b8 b6 d6 d8", 12: "b11 b9 d9 d11", 15: "b14 b12 d12 d14"},
    "ring": {
        9: "e8 c7 e6 g7 c9 g9",
        12: "f11 d10 f9 h10 d12 h12",
        15: "h14 f13 h12 j13 f15 j15",
    },
}

NEEDED = {"h1": "free", "checker": "relay", "centre": "free"}  # what a token changes something in


@dataclass(frozen=True, slots=True)
class ChatraVariant:
    """The effects of a rules string. `handicap` is 0 where there is none.

    `subjects` is the number for each side; `checker`, `confined` and `centre` are the options.
    """

    rules: str
    ruleset: str
    setup: str
    board: ZoneBoard
    handicap: int
    passing: bool
    beside: bool
    advance: str
    relay: bool
    dropcheck: bool
    columns: bool
    linewise: bool
    subjects: int
    checker: bool
    confined: bool
    centre: bool

    @property
    def free(self) -> bool:
        """Whether the Objects are dropped."""
        return self.setup == "free"

    @property
    def array(self) -> tuple[list[int], list[int]]:
        """Each side's Object and Subjects at the start; empty for a free opening."""
        names = ARRAYS.get(self.setup, {}).get(self.board.size, "").split()
        black = [self.board.names.index(name) for name in names]
        return black, [self.board.count - 1 - square for square in black]

    def bounds(self, seat: str) -> int:
        """The squares on which a side's Object may stand."""
        if not self.confined:
            return self.board.full
        return self.board.bottom if seat == "b" else self.board.top


def check(rules: str) -> None:
    """Raise RulesError for a canonical rules string whose tokens cannot be combined."""
    tokens = rules.split(",")
    for token, needed in NEEDED.items():
        if token in tokens and needed not in tokens:
            raise RulesError(f"{token!r} changes nothing here: it needs {needed!r}", token)
    if "centre" in tokens and "confined" in tokens:
        raise RulesError("'centre' changes nothing beside 'confined'", "centre")


@cache
def variant(rules: str) -> ChatraVariant:
    """The effects of a canonical rules string."""
    ruleset, setup, size, handicap, dropcheck, columns, linewise, number, *options = (
        tokens_in_force(RULES, rules)
    )
    passing, beside, advance, relay = TABLE[ruleset]
    checker, confined, centre = map(bool, options)
    return ChatraVariant(
        rules,
        ruleset,
        setup,
        board_of(int(size[1:])),
        int(handicap[1:] or 0),
        passing,
        beside,
        advance,
        relay,
        bool(dropcheck),
        bool(columns),
        bool(linewise),
        int(number[1:]),
        checker,
        confined,
        centre,
    )
