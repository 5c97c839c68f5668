"""A position as one player sees it, which is how all rules of a move are written."""

from typing import NamedTuple

from anga.games.chatra4.rules.rulesets import Chatra4Variant
from anga.kit.pairs.functions import is_attacked


class Rival(NamedTuple):
    """An active opponent: the Subjects as a mask, the Object's square, -1 while it is in hand."""

    seat: int
    men: int
    object: int


class FourSides(NamedTuple):
    """A position as a player sees it: own pieces, active opponents clockwise, the rest.

    `mine` are Subjects as a mask, `own` is the Object's square, -1 in hand. `stones` are Objects
    that are turned over, `loose` Subjects of nobody.
    """

    variant: Chatra4Variant
    seat: int
    mine: int
    own: int
    hand: int
    rivals: tuple[Rival, ...]
    stones: int
    loose: int

    @property
    def opening(self) -> bool:
        """Whether an Object is still in hand."""
        return self.own < 0 or any(rival.object < 0 for rival in self.rivals)

    @property
    def subjects(self) -> int:
        """All Subjects on the board."""
        return self.mine | self.targets

    @property
    def targets(self) -> int:
        """The squares that can be captured."""
        found = self.loose
        for rival in self.rivals:
            found |= rival.men
        return found

    @property
    def objects(self) -> int:
        """The others' Objects, turned over or not: nobody may move there."""
        bit, found = self.variant.board.bit, self.stones
        for rival in self.rivals:
            found |= bit[rival.object]
        return found

    @property
    def occupied(self) -> int:
        """All occupied squares."""
        return self.subjects | self.objects | self.variant.board.bit[self.own]

    @property
    def checkers(self) -> tuple[Rival, ...]:
        """The players who attack the own Object."""
        return self.checkers_among(self.occupied)

    def checkers_among(self, occupied: int) -> tuple[Rival, ...]:
        """The players who attack the own Object, given the occupied squares."""
        if self.own < 0:
            return ()
        variant, bit = self.variant, self.variant.board.bit
        return tuple(
            rival
            for rival in self.rivals
            if is_attacked(variant, rival.men, bit[rival.object], occupied, self.own)
        )


def sides_after(sides: FourSides, to: int, start: int | None, is_object: bool) -> FourSides:
    """The position, as the same player sees it, after a piece came to a square.

    It comes from `start`, or from the hand; what it finds there is captured.
    """
    bit = sides.variant.board.bit
    new, gone = bit[to], 0 if start is None else bit[start]
    rivals = tuple(rival._replace(men=rival.men & ~new) for rival in sides.rivals)
    if is_object:
        return sides._replace(own=to, rivals=rivals, loose=sides.loose & ~new)
    mine = sides.mine & ~gone | new
    return sides._replace(mine=mine, rivals=rivals, loose=sides.loose & ~new)
