"""Whether a side can turn, as far as its own pieces decide it: kept, since it is asked so often."""

from collections.abc import Iterator
from functools import cache, partial
from typing import NamedTuple

from anga.games.troop.rules.board import board_of
from anga.games.troop.rules.patterns import FormationPlace, Places, tables
from anga.kit.lazy_dict import LazyDict

KEPT = 1 << 14  # sets of pieces


class Mobility(NamedTuple):
    """What a side's own pieces decide about its turns.

    It is `free` if no enemy can prevent a step of a standing formation. Else a muster step to any
    cell of `doors`, unless an enemy is there, takes a march after it. If it has neither, it cannot
    turn, except perhaps by a march of two steps, if that is `unsure`.
    """

    free: bool
    doors: int
    unsure: bool


FREE = Mobility(True, 0, False)


@cache
def mobilities(size: int, allowed: bytes) -> LazyDict[int, Mobility]:
    """The mobility of a side, by its pieces, in the allowed directions of marches."""
    return LazyDict(partial(_mobility, size, allowed), KEPT)


def _mobility(size: int, allowed: bytes, own: int) -> Mobility:
    for where, second, third, standing, _ in tables(size, allowed).patterns:
        left = own & where & own >> second & own >> third
        while left:
            low = left & -left
            left ^= low
            if _fewest_steps(standing[low], own) == 1:
                return FREE
    doors, unsure = 0, False
    for place in places(size, allowed, own):
        steps = _fewest_steps(place, own)
        doors |= place.target if steps == 1 else 0
        unsure = unsure or steps == 2
    return Mobility(False, doors, unsure)


def _fewest_steps(place: FormationPlace, own: int) -> int:
    """The steps of the shortest march that own pieces do not block, 0 if there is none."""
    found = 0
    for _, out, first, *_ in place.marches:
        blocking = out & own
        if not blocking or (place.steps is not None and blocking in place.steps):
            if not first:
                return 1
            found = 2
    return found


def places(size: int, allowed: bytes, own: int) -> list[FormationPlace]:
    """All places of a side's formations, standing or after a muster step."""
    reached = board_of(size).near(own) & ~own
    found: list[FormationPlace] = []
    rows: list[tuple[int, Places]] = []  # the lowest cells of some places, and those by them
    for where, second, third, standing, joined in tables(size, allowed).patterns:
        own1, own2, own3 = own & where, own >> second, own >> third
        if both := own2 & own3:
            if left := both & own1:
                rows.append((left, standing))
            if left := both & reached & where:
                rows.append((left, joined[0]))
        if (both := own1 & own3) and (left := both & reached >> second):
            rows.append((left, joined[1]))
        if (both := own1 & own2) and (left := both & reached >> third):
            rows.append((left, joined[2]))
    for lowest, row in rows:
        left = lowest
        while left:
            low = left & -left
            left ^= low
            place = row[low]
            if place.steps is None or own & place.origins:
                found.append(place)
    return found


def bits(mask: int) -> Iterator[int]:
    """Each cell of a mask, as a mask."""
    while mask:
        low = mask & -mask
        mask ^= low
        yield low
