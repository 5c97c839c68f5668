"""The seats and the rules strings of BushiShogi."""

from anga.contract.rules import Rule
from anga.kit.seats import opponents

SEATS = ("b", "w")
OPPONENT = opponents(SEATS)
DUNKEL, ARTICLE = "dunkel", "article"
RULES = (Rule("cube", (DUNKEL, ARTICLE), default=DUNKEL),)


def described_by(rules: str) -> str:
    """Whose description of the cube a canonical rules string means."""
    return rules or DUNKEL
