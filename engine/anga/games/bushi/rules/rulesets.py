"""The seats and the rules strings of BushiShogi."""

from anga.contract.rules import Rule
from anga.kit.seats import opponents

SEATS = ("b", "w")
OPPONENT = opponents(SEATS)
DUNKEL, ARTICLE = "dunkel", "article"
ONE = "one"
RULES = (Rule("cube", (DUNKEL, ARTICLE), default=DUNKEL), Rule("cubes", (ONE,), group="untried"))


def described_by(rules: str) -> str:
    """The source of the cube's description under some rules."""
    return ARTICLE if ARTICLE in rules.split(",") else DUNKEL


def laid(rules: str) -> int:
    """The number of placements with which a game begins: none has to be fair with one cube."""
    return 0 if has_one_cube(rules) else len(SEATS)


def has_one_cube(rules: str) -> bool:
    """Whether the rules are those with one cube on one square."""
    return ONE in rules.split(",")
