"""Rules strings: which there are, and their one spelling."""

import pytest

from anga.shared.errors import RulesError
from tests.engine.games.chatra.boards import CHATRA


@pytest.mark.parametrize(
    "rules", ["h1", "oki,h1", "h0", "h10", "b10", "1994", "free,oki", "h2,h3", "relay,1995-08"]
)
def test_what_are_no_rules(rules: str) -> None:
    with pytest.raises(RulesError):
        CHATRA.canonical(rules)


def test_rules_are_printed_in_the_rulebooks_order() -> None:
    every = "linewise,columns,dropcheck,h2,b9,free,1994-12"
    assert CHATRA.canonical(every) == "1994-12,free,b9,h2,dropcheck,columns,linewise"
    assert CHATRA.canonical("1995-08,oki,b12") == ""
