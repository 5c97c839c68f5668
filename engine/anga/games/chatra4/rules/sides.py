"""A position as one player sees it: what all rules about a move are told in."""

from functools import lru_cache
from typing import NamedTuple

from anga.games.chatra4.rules.rulesets import Variant, variant
from anga.kit.pairs.functions import slid_to, struck

MOST_KEPT = 20_000  # armies


class Rival(NamedTuple):
    """An active opponent: the Subjects as a mask, the Object's square, -1 while it is in hand.

    `reach` are the squares that it attacks by steps and flights, which nothing in between stops.
    """

    seat: int
    men: int
    object: int
    reach: int

    def attacks(self, variant: Variant, occupied: int, e: int) -> bool:
        """Whether it attacks an Object on a square, where these squares are occupied."""
        if self.reach >> e & 1:
            return True
        lined = self.men & variant.board.stars[e]
        return bool(lined & (lined - 1)) and slid_to(variant, self.men, occupied, e)

    def without(self, square: int, linewise: bool) -> "Rival":
        """The same once what stands on a square is captured."""
        return rival_of(self.seat, self.men & ~(1 << square), self.object, linewise)


class Sides(NamedTuple):
    """A position as a player sees it: what is its own, its active opponents clockwise, the rest.

    `mine` are Subjects as a mask, `own` is the Object's square, -1 in hand. `loose` are Subjects of
    nobody, `targets` all that may be captured; `objects` are the others' Objects, also those that
    are turned over: nobody may go there. `occupied` are all squares on which something stands.
    """

    variant: Variant
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
        """Who attacks the own Object."""
        return self.checkers_among(self.occupied)

    def checkers_among(self, occupied: int) -> tuple[Rival, ...]:
        """Who attacks the own Object, where these squares are occupied."""
        variant, own = self.variant, self.own
        if own < 0:
            return ()
        return tuple([rival for rival in self.rivals if rival.attacks(variant, occupied, own)])


def moved(sides: Sides, to: int, start: int | None, is_object: bool) -> Sides:
    """The position as the same player sees it once a piece has come to a square.

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
    """A seat as its opponents see it, the same in every position in which its pieces stand so."""
    known = variant("linewise" if linewise else "")
    return Rival(seat, men, e, struck(known, men) | (known.board.king[e] if e >= 0 else 0))
