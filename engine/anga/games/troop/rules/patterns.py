"""Where formations are or could be made, and what each such place allows, as tables.

A *pattern* is one of the 18 ways in which three cells make a formation. With all pieces in one
mask, two shifts find everywhere that it stands; with one of its cells empty instead, they find
where a muster step would complete it. What such a place then allows depends only on the own pieces
around it, and is cached.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from anga.games.troop.rules.board import TroopBoard, board_of
from anga.games.troop.rules.encoding import encode, encode_step
from anga.games.troop.rules.formations import Formation, formations
from anga.kit.grid import squares_of
from anga.kit.lazy_dict import LazyDict

KEPT = 48  # surroundings of one place, a bound on memory


March = tuple[int, int, int, int, int, int, int, int]
"""A formation's march: `swept`, `out`, `first`, `direction`, `head`, `shift`, `moved`, `code`.

It enters the cells `swept`, and those that own pieces would block are `out`; the `first` are those
that only the first of two steps enters, else 0. `head` is the cell after one step of the head whose
front is the direction, 0 if there is none; `shift` is the length of a step in cells, `moved` the
cells that change if nobody is met.

It has numbers alone, which the garbage collector need not look at: there are many thousands.
"""


class MarchList(NamedTuple):
    """The marches of a formation, the cells that they enter, and those blocked by own pieces."""

    marches: Sequence[March]
    reach: int
    out: int


class TwoStepMoves(NamedTuple):
    """Two-step moves that differ only in the muster step."""

    moves: list[int]
    met: int
    march: int  # the code


Found = tuple[list[int], list[TwoStepMoves]]


class FormationPlace:
    """The place of a formation, standing or after a muster step to one of its cells.

    `steps` maps each cell around its end, the `target`, to its encoded part; it is None for a
    standing one. It may begin at the `origins`. `reach` are the cells that the marches enter.
    """

    __slots__ = ("kept", "marches", "origins", "reach", "steps", "target", "zone")

    def __init__(
        self,
        marches: MarchList,
        steps: Mapping[int, int] | None,
        target: int = 0,
        origins: int = 0,
    ) -> None:
        self.steps, self.target, self.origins = steps, target, origins
        self.marches, self.reach, out = marches
        self.zone = origins | out
        self.kept: dict[int, Found] = {}

    def find(self, near: int) -> Found:
        """The moves of one step, and of two if possible; `near` are own pieces in the zone."""
        every = [0] if self.steps is None else [c for bit, c in self.steps.items() if bit & near]
        short: list[int] = []
        long: list[TwoStepMoves] = []
        for _, out, met, *_, code in self.marches if every else ():
            blocking = out & near
            ways = [self._leaving(blocking)] if blocking else every
            moves = [code + way for way in ways if way is not None]
            if not met:
                short += moves
            elif moves:
                long.append(TwoStepMoves(moves, met, code))
        if len(self.kept) >= KEPT:
            self.kept.clear()
        self.kept[near] = short, long
        return short, long

    def _leaving(self, blocking: int) -> int | None:
        """The muster step of a single piece that is in the way, to clear it."""
        return self.steps.get(blocking) if self.steps else None


Places = LazyDict[int, FormationPlace]
"""The places of a pattern by their lowest cell, as a mask."""


def _places(
    board: TroopBoard, by_lowest: Mapping[int, Formation], allowed: bytes, role: int | None
) -> Places:
    """The places of a pattern; `role` is the cell still to be reached, None if none is."""

    def make(lowest: int) -> FormationPlace:
        formation = by_lowest[lowest]
        marches = _marches(board.size, formation.mask, allowed)
        if role is None:
            return FormationPlace(marches, None)
        target = formation.cells[role]
        origins = board.around[target] & ~formation.mask
        return FormationPlace(marches, _steps(board.size, target), 1 << target, origins)

    return LazyDict(make)


class Pattern(NamedTuple):
    """A pattern of three cells: shifts from the lowest to the others, and where it fits.

    `places` are the lowest cells; each of the four maps has a place for each of them: standing, and
    with its first, second or third cell still to be reached.
    """

    places: int
    second: int
    third: int
    standing: Places
    joined: tuple[Places, Places, Places]


class Tables(NamedTuple):
    """The tables of the move generator."""

    board: TroopBoard
    patterns: tuple[Pattern, ...]


@cache
def tables(size: int, allowed: bytes) -> Tables:
    """The tables for a board of that size and the allowed directions of marches."""
    board = board_of(size)
    alike: dict[tuple[int, int], list[Formation]] = {}
    for formation in formations(size).values():
        low, middle, high = formation.cells
        alike.setdefault((middle - low, high - low), []).append(formation)
    patterns = [_pattern(board, shifts, same, allowed) for shifts, same in alike.items()]
    return Tables(board, tuple(patterns))


def _pattern(
    board: TroopBoard, shifts: tuple[int, int], alike: list[Formation], allowed: bytes
) -> Pattern:
    by_lowest = {1 << each.cells[0]: each for each in alike}
    standing, *joined = (_places(board, by_lowest, allowed, role) for role in (None, 0, 1, 2))
    first, second, third = joined
    return Pattern(sum(by_lowest), *shifts, standing, (first, second, third))


@cache
def _steps(size: int, target: int) -> Mapping[int, int]:
    """The encoded muster steps to a cell, by where they begin, as a mask."""
    around = squares_of(board_of(size).around[target])
    return {1 << origin: encode_step((origin, target)) for origin in around}


@cache
def _marches(size: int, mask: int, allowed: bytes) -> MarchList:
    """The marches of a formation."""
    marches, reach, out = tuple(_each_march(board_of(size), formations(size)[mask], allowed)), 0, 0
    for march in marches:
        reach |= march[0]
        out |= march[1]
    return MarchList(marches, reach, out)


def _each_march(board: TroopBoard, formation: Formation, allowed: bytes) -> Iterator[March]:
    mask, cells, heads = formation.mask, formation.cells, formation.heads
    for direction in allowed:
        once = board.landing(mask, direction)
        if once is None:
            continue
        twice = board.landing(once, direction)
        shift = board.shifts[direction]
        head = 1 << heads[direction] + shift if direction in heads else 0
        way, code = (direction, head, shift), encode(None, cells, direction, 1)
        yield once, once & ~mask, 0, *way, mask ^ once, code
        if twice is not None and head:
            code = encode(None, cells, direction, 2)
            yield once | twice, twice & ~mask, once & ~mask, *way, mask ^ twice, code
