"""Whether what marks claim of pieces that move in pairs is true, by arithmetic alone."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

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


class Army(NamedTuple):
    """The Subjects of a side that attacks, and everything that is occupied."""

    mine: set[Spot]
    occupied: set[Spot]


def attacks(army: Army, start: Spot, end: Spot, *, linewise: bool) -> bool:
    """Whether a Subject, if it is one of the army's, attacks a square."""
    if start not in army.mine:
        return False
    partners = [
        (start, partner)
        for partner in army.mine - {start}
        if not restricts(army.mine, start, partner, linewise=linewise)
        and not restricts(army.mine, partner, start, linewise=linewise)
    ]
    return far(start, end) == 1 or any(_reaches(army, *pair, end) for pair in partners)


def restricts(mine: Collection[Spot], at: Spot, mate: Spot, *, linewise: bool) -> bool:
    """Whether the line restriction keeps a Subject from working with another one."""
    if not linewise:
        return is_restricted(mine, at)
    on = way(at, mate)
    return bool(on) and any(way(other, at) == on for other in mine)


def _reaches(army: Army, start: Spot, partner: Spot, end: Spot) -> bool:
    cells = ["abcdefghijklmno"[file] + str(rank + 1) for file, rank in (start, end, partner)]
    try:
        mark = {"mark": "attack", "cells": cells[:2], "by": cells[2:]}
        insist_on_attack(mark, army.mine, army.occupied)
    except AssertionError:
        return False
    return True


def told_causes(phrase: Any) -> Iterator[Sequence[str]]:
    """The causes among the clauses of a reason."""
    if isinstance(phrase, list) and str(phrase[0]).startswith("cause:"):
        yield phrase
    for part in phrase[1:] if isinstance(phrase, list) else ():
        yield from told_causes(part)


def insist_on_causes(reason: Any, armies: Sequence[Army], *, linewise: bool) -> int:
    """The claim that a reason tells all that freed its attackers, and nothing else.

    The armies are that of its attackers, from the last own move of who is in check until now.
    Returns how many causes there are.
    """
    expected, around = set[tuple[str, Spot]](), list[tuple[Army, Army]]()
    for mark in reason["figures"]["marks"]:
        start, end = map(spot, mark["cells"])
        if not mark.get("by"):
            continue
        began = len(armies) - 1
        while attacks(armies[began - 1], start, end, linewise=linewise):
            began -= 1
            assert began
        before, after = armies[began - 1], armies[began]
        around.append((before, after))
        (partner,) = map(spot, mark["by"])
        held = [
            middle
            for middle, mate in ((start, partner), (partner, start))
            if middle in before.mine and restricts(before.mine, middle, mate, linewise=linewise)
        ]
        expected |= {("freed", middle) for middle in held}
        came = {start, partner} - before.mine
        between = _between(start, end) & before.occupied - before.mine
        if way(partner, start) == way(start, end) and start in before.mine:
            expected |= {("cleared", gone) for gone in between - after.occupied}
        assert expected or came
    found, lines = set[tuple[str, Spot]](), list(reason["figures"]["lines"])
    for slug, *cells in told_causes(reason["args"]):
        gone, *others = map(spot, cells)
        if slug == "cause:cleared":
            assert any(gone in before.occupied - after.occupied for before, after in around)
            found.add(("cleared", gone))
            continue
        left, middle = others
        assert any(
            gone in before.mine - after.mine
            and {left, middle} <= before.mine & after.mine
            and (slug == "cause:taken") == (gone in after.occupied)
            for before, after in around
        )
        assert way(gone, middle) == way(middle, left) is not None
        found.add(("freed", middle))
        drawn = [[x + 0.5, y + 0.5] for x, y in (gone, left)]
        assert drawn in [line["path"] for line in lines]
    assert found == expected
    assert len(lines) == sum(kind == "freed" for kind, _ in found)
    return len(found)


def _between(a: Spot, b: Spot) -> set[Spot]:
    on = way(a, b)
    return {(a[0] + n * on[0], a[1] + n * on[1]) for n in range(1, far(a, b))} if on else set()
