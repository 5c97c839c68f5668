"""A position as one side sees it, which is how all rules of a turn are written."""

from dataclasses import dataclass

from anga.games.chatra.rules.rulesets import ChatraVariant
from anga.kit.fast_init import fast_init


@fast_init
@dataclass(frozen=True, slots=True)
class TwoSides:
    """A position as a side sees it. An Object in hand is on square -1.

    `mine` and `theirs` are the Subjects as masks, `own` and `enemy` the Objects' squares; `freed`
    is whether a check has lifted the limits of the drop area for this side. `occupied` are all
    occupied squares.
    """

    variant: ChatraVariant
    seat: str
    mine: int
    theirs: int
    own: int
    enemy: int
    hand: int
    passed: bool
    freed: bool
    row: int
    occupied: int

    @property
    def opening(self) -> bool:
        """Whether an Object is still in hand."""
        return self.own < 0 or self.enemy < 0
