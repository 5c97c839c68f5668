"""The seats and the rules strings of BushiShogi."""

from anga.contract.rules import Rule
from anga.kit.seats import opponents

SEATS = ("b", "w")
OPPONENT = opponents(SEATS)
DUNKEL, ARTICLE = "dunkel", "article"
ONE = "one"
RULES = (Rule("cube", (DUNKEL, ARTICLE), default=DUNKEL), Rule("cubes", (ONE,), group="untried"))


def described_by(rules: str) -> str:
    """Whose description of the cube a canonical rules string means."""
    return ARTICLE if ARTICLE in rules.split(",") else DUNKEL


def has_one_cube(rules: str) -> bool:
    """Whether canonical rules mean the game with one cube on one square."""
    return ONE in rules.split(",")
