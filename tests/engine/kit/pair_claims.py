"""Whether what marks claim of pieces that move in pairs is true, by arithmetic alone."""

from collections.abc import Collection, Iterable
from typing import Any

Spot = tuple[int, int]


def spot(cell: str) -> Spot:
    return "abcdefghijklmno".index(cell[0]), int(cell[1:]) - 1


def spots(cells: Iterable[str]) -> set[Spot]:
    return {spot(cell) for cell in cells}


def far(a: Spot, b: Spot) -> int:
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))


def way(a: Spot, b: Spot) -> Spot | None:
    """One step from a square towards another on a line with it."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    if a == b or (dx and dy and abs(dx) != abs(dy)):
        return None
    return (dx > 0) - (dx < 0), (dy > 0) - (dy < 0)


def is_restricted(mine: Collection[Spot], at: Spot) -> bool:
    ways = {way(at, other) for other in mine} - {None}
    return any(each and (-each[0], -each[1]) in ways for each in ways)


def insist_on_attack(mark: Any, mine: Collection[Spot], occupied: Collection[Spot]) -> None:
    """The claim that a piece of `mine` (Subjects) reaches the square, whatever stands there."""
    assert mark["mark"] == "attack"
    start, end = map(spot, mark["cells"])
    if not mark.get("by"):
        assert far(start, end) == 1
        return
    (partner,) = map(spot, mark["by"])
    assert {start, partner} <= {*mine}
    if (2 * partner[0] - start[0], 2 * partner[1] - start[1]) == end:
        return
    on = way(start, end)
    assert on
    assert way(partner, start) == on
    assert far(start, end) <= far(start, partner)
    between = {(start[0] + n * on[0], start[1] + n * on[1]) for n in range(1, far(start, end))}
    assert not between & {*occupied}


def insist_on_pair(mark: Any, mine: Collection[Spot]) -> None:
    """The claim that the line restriction leaves attacker and partner their relative function."""
    if mark.get("by"):
        assert not is_restricted(mine, spot(mark["cells"][0]))
        assert not is_restricted(mine, spot(mark["by"][0]))
