"""A position as one player sees it, which is how all rules of a move are written."""

from functools import lru_cache
from typing import NamedTuple

from anga.games.chatra4.rules.rulesets import Chatra4Variant, variant
from anga.kit.pairs.functions import slid_to, struck

MOST_KEPT = 20_000  # armies


class Rival(NamedTuple):
    """An active opponent: the Subjects as a mask, the Object's square, -1 while it is in hand.

    `reach` are the squares that it attacks by steps and flights, whatever is in between.
    """

    seat: int
    men: int
    object: int
    reach: int

    def attacks(self, variant: Chatra4Variant, occupied: int, e: int) -> bool:
        """Whether it attacks an Object on a square, given the occupied squares."""
        if self.reach >> e & 1:
            return True
        lined = self.men & variant.board.stars[e]
        return bool(lined & (lined - 1)) and slid_to(variant, self.men, occupied, e)

    def without(self, square: int, linewise: bool) -> "Rival":
        """The opponent after a capture of whatever it has on a square."""
        return rival_of(self.seat, self.men & ~(1 << square), self.object, linewise)


class FourSides(NamedTuple):
    """A position as a player sees it: own pieces, active opponents clockwise, the rest.

    `mine` are Subjects as a mask, `own` is the Object's square, -1 in hand. `loose` are Subjects of
    nobody, `targets` all that can be captured, `objects` the others' Objects, turned over or not:
    nobody may move there. `occupied` are all occupied squares.
    """

    variant: Chatra4Variant
    seat: int
    mine: int
    own: int
    hand: int
    rivals: tuple[Rival, ...]
    loose: int
    targets: int
    objects: int
    occupied: int

    @property
    def opening(self) -> bool:
        """Whether an Object is still in hand."""
        return self.own < 0 or any(rival.object < 0 for rival in self.rivals)

    @property
    def subjects(self) -> int:
        """All Subjects on the board."""
        return self.mine | self.targets

    @property
    def checkers(self) -> tuple[Rival, ...]:
        """The players who attack the own Object."""
        return self.checkers_among(self.occupied)

    def checkers_among(self, occupied: int) -> tuple[Rival, ...]:
        """The players who attack the own Object, given the occupied squares."""
        variant, own = self.variant, self.own
        if own < 0:
            return ()
        return tuple([rival for rival in self.rivals if rival.attacks(variant, occupied, own)])


def sides_after(sides: FourSides, to: int, start: int | None, is_object: bool) -> FourSides:
    """The position, as the same player sees it, after a piece came to a square.

    It comes from `start`, or from the hand; what it finds there is captured.
    """
    bit, mine, own = sides.variant.board.bit, sides.mine, sides.own
    new = bit[to]
    gone = bit[own] if is_object else 0 if start is None else bit[start]
    return sides._replace(
        mine=mine if is_object else mine & ~gone | new,
        own=to if is_object else own,
        rivals=tuple([rival.without(to, sides.variant.linewise) for rival in sides.rivals]),
        loose=sides.loose & ~new,
        targets=sides.targets & ~new,
        occupied=sides.occupied & ~gone | new,
    )


@lru_cache(maxsize=MOST_KEPT)
def rival_of(seat: int, men: int, e: int, linewise: bool) -> Rival:
    """A seat as its opponents see it, cached: most moves leave three of the four as they were."""
    known = variant("linewise" if linewise else "")
    return Rival(seat, men, e, struck(known, men) | (known.board.king[e] if e >= 0 else 0))
