"""The board of nine zones as numbers: squares, sets of squares, and tables of its geometry.

A square is `rank * size + file`, both counted from 0, so `a1` is 0 and ranks run down the board. A
set of squares is an int with a bit for each. The tables of a board are made once and kept; those
that ask about two squares are made square by square as they are needed.
"""

from collections import defaultdict
from collections.abc import Callable
from functools import cache
from math import atan2, gcd

from anga.kit.grid import Grid, mask
from anga.kit.lazy_dict import LazyDict

MANY = 13  # squares of a mask, which are not found one after another
SIZES = (9, 12, 15)
FILES = "abcdefghijklmno"

# Right, down right, down, down left, and their opposites: the opposite of `d` is `d ^ 4`, and the
# first four lead to higher numbers.
DIRECTIONS = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))


class ZoneBoard:
    """The tables for one board size. Lists are indexed by square; a mask is a set of squares."""

    def __init__(self, size: int) -> None:
        self.size, self.count = size, size * size
        self.full = (1 << self.count) - 1
        self.bit = [*(1 << square for square in range(self.count)), 0]  # bit[-1]: nowhere
        grid = Grid(size, size)
        self.names = grid.names(FILES[:size], [str(rank + 1) for rank in range(size)])
        self.files = [square % size for square in range(self.count)]
        self.ranks = [square // size for square in range(self.count)]
        self._zones()
        self._lines(grid)
        # From `e`: the squares whose midpoint with `e` is a square; it is (e + a) // 2.
        self.halved = [mask(self._halved(square)) for square in range(self.count)]
        # The squares over which one can fly to a square: these midpoints.
        self.hurdles = LazyDict(self._hurdles)
        # The squares of Subjects with which one could fly or slide from a square.
        self.partnered = LazyDict[int, int](
            lambda square: self.stars[square] | self.hurdles[square]
        )
        # For a square and a partner's: where a flight leads (one bit), and the way of a slide.
        self.flights = LazyDict(self._flights)
        self.slides = LazyDict(self._slides)
        # For a square and a piece on a line with it: all squares but those behind the piece.
        self.clear = LazyDict(self._clear)
        # For E and a square on a line with it: the squares from E to the middle between them, and
        # those at least twice as far away.
        self.inner = _pairs(lambda e, a: mask(self._way(e, a)[: self.distance(e, a) // 2]))
        self.outer = _pairs(lambda e, a: mask(self._way(e, a)[2 * self.distance(e, a) - 1 :]))
        # For E and a square: what stands behind E, so that E is strictly between.
        self.shadows = _pairs(self._shadow)
        # For E and a square: where one may go from it, by the angle and by the distance.
        self.ahead = _pairs(lambda e, a: self._half_plane(a, *self.vector(a, e)))
        self.nearer = _pairs(self._nearer)
        # For a square and another: what lies to the left of the line through them, going from the
        # first to the second, and what to the right; neither includes the line itself.
        self.flanks = LazyDict(self._flanks)
        self._bytes = _byte_tables(self.count)
        self._not_first = mask(s for s in range(self.count) if self.files[s] > 0)
        self._not_last = mask(s for s in range(self.count) if self.files[s] < size - 1)
        # The squares at most three steps from a square.
        self.near = [self.beside(self.beside(king)) for king in self.king]

    def __reduce__(self) -> tuple[Callable[[int], "ZoneBoard"], tuple[int]]:
        """A pickle that holds only the size: tables are looked up, not copied."""
        return board_of, (self.size,)

    def _zones(self) -> None:
        third = self.size // 3
        self.zone = [self.ranks[s] // third * 3 + self.files[s] // third for s in range(self.count)]
        self.zones = [mask(s for s in range(self.count) if self.zone[s] == z) for z in range(9)]
        # The squares of the zones that a zone does not touch.
        self.far = [sum(self.zones[y] for y in range(9) if not _touch(y, z)) for z in range(9)]
        self.centre = self.zones[4]
        # The three zones at the top, at the bottom, and the thirds of the files.
        self.top = self.zones[0] | self.zones[1] | self.zones[2]
        self.bottom = self.zones[6] | self.zones[7] | self.zones[8]
        self.thirds = [self.zones[z] | self.zones[z + 3] | self.zones[z + 6] for z in range(3)]

    def _lines(self, grid: Grid) -> None:
        ways = [[grid.ray(square, way) for way in DIRECTIONS] for square in grid.squares]
        self.rays = [tuple(mask(way) for way in ways[s]) for s in range(self.count)]
        # The squares of a ray one after another, nearest first.
        self.ways = [tuple(way) for way in ways]
        # The two halves of each of the four lines through a square.
        self.lines = [tuple((ray[d], ray[d + 4]) for d in range(4)) for ray in self.rays]
        # All squares on a line with a square, and its neighbours.
        self.stars = [sum(ray) for ray in self.rays]
        self.king = [mask(way[0] for way in ways[s] if way) for s in range(self.count)]

    def _halved(self, square: int) -> list[int]:
        f, r = self.files[square] % 2, self.ranks[square] % 2
        others = range(self.count)
        return [
            s for s in others if s != square and self.files[s] % 2 == f and self.ranks[s] % 2 == r
        ]

    def _hurdles(self, square: int) -> int:
        return mask((square + a) >> 1 for a in self._halved(square))

    def _flights(self, a: int) -> tuple[int, ...]:
        return tuple(self._flight(a, b) for b in range(self.count))

    def _flight(self, a: int, b: int) -> int:
        x, y = 2 * self.files[b] - self.files[a], 2 * self.ranks[b] - self.ranks[a]
        inside = a != b and 0 <= x < self.size and 0 <= y < self.size
        return 1 << (y * self.size + x) if inside else 0

    def _slides(self, a: int) -> tuple[int, ...]:
        ways = [0] * self.count
        for direction in range(8):
            away = self.ways[a][direction ^ 4]
            for distance, b in enumerate(self.ways[a][direction], start=1):
                ways[b] = mask(away[:distance])
        return tuple(ways)

    def _clear(self, a: int) -> tuple[int, ...]:
        clear = [self.full] * self.count
        for way in self.ways[a]:
            for distance, b in enumerate(way, start=1):
                clear[b] ^= mask(way[distance:])
        return tuple(clear)

    def _way(self, a: int, b: int) -> tuple[int, ...]:
        """The squares of the ray from one square on which the other is."""
        return next(way for way in self.ways[a] if b in way)

    def _shadow(self, e: int, a: int) -> int:
        x, y = self.vector(a, e)
        vectors = [self.vector(e, b) for b in range(self.count)]
        return mask(b for b, (p, q) in enumerate(vectors) if x * q == y * p and x * p + y * q > 0)

    def _nearer(self, e: int, a: int) -> int:
        far = [x * x + y * y for x, y in (self.vector(e, s) for s in range(self.count))]
        return mask(s for s in range(self.count) if far[s] <= far[a])

    def _flanks(self, a: int) -> tuple[list[int], list[int]]:
        """What lies left and right of the lines from `a`, as one of them sweeps around it."""
        rays = defaultdict[tuple[int, int], int](int)
        for square in range(self.count):
            x, y = self.vector(a, square)
            if square != a:
                rays[x // gcd(x, y), y // gcd(x, y)] |= self.bit[square]
        ways = {max((y, x), (-y, -x)) for x, y in rays}  # of each line, the one that leads down
        turned = sorted(ways, key=lambda way: atan2(*way))
        lines = [(rays[x, y], rays[-x, -y]) for y, x in turned]
        right, left = (sum(half) for half in zip(*lines, strict=True))
        lefts, rights = [0] * self.count, [0] * self.count
        for onwards, backwards in lines:
            right, left = right ^ onwards, left ^ backwards
            for square in self.squares(onwards):
                lefts[square], rights[square] = left, right
            for square in self.squares(backwards):
                lefts[square], rights[square] = right, left
            right, left = right ^ backwards, left ^ onwards
        return lefts, rights

    def _half_plane(self, a: int, x: int, y: int) -> int:
        """The squares s with (s - a) · (x, y) >= 0, rank by rank."""
        every, found = (1 << self.size) - 1, 0
        for rank in range(self.size):
            least = (self.ranks[a] - rank) * y  # of (file - a's file) * x
            if x > 0:
                first = max(0, self.files[a] - (-least // x))
                row = every >> first << first
            elif x < 0:
                row = every & (1 << max(0, self.files[a] + least // x + 1)) - 1
            else:
                row = every if least <= 0 else 0
            found |= row << rank * self.size
        return found

    def vector(self, a: int, b: int) -> tuple[int, int]:
        """The vector between two squares: columns and rows."""
        return self.files[b] - self.files[a], self.ranks[b] - self.ranks[a]

    def distance(self, a: int, b: int) -> int:
        """The distance in king's steps."""
        x, y = self.vector(a, b)
        return max(abs(x), abs(y))

    def squares(self, mask: int) -> list[int]:
        """The squares of a mask, in order."""
        found: list[int] = []
        if mask.bit_count() < MANY:
            bit = self.bit
            while mask:
                square = mask.bit_length() - 1
                found.append(square)
                mask ^= bit[square]
            found.reverse()
            return found
        tables = self._bytes
        for byte, table in zip(mask.to_bytes(len(tables), "little"), tables):  # noqa: B905
            if byte:
                found += table[byte]
        return found

    def beside(self, mask: int) -> int:
        """The squares of a mask and all adjacent ones."""
        wide = mask | (mask & self._not_last) << 1 | (mask & self._not_first) >> 1
        return (wide | wide << self.size | wide >> self.size) & self.full

    def square_names(self, mask: int) -> list[str]:
        """The names of the squares of a mask."""
        return [self.names[square] for square in self.squares(mask)]


@cache
def board_of(size: int) -> ZoneBoard:
    """The tables of the board of a size."""
    return ZoneBoard(size)


def _pairs(make: Callable[[int, int], int]) -> LazyDict[int, int]:
    """A lazy table of masks for two squares, by `first << 8 | second`."""
    return LazyDict(lambda key: make(key >> 8, key & 255))


def _touch(zone: int, other: int) -> bool:
    return abs(zone // 3 - other // 3) <= 1 and abs(zone % 3 - other % 3) <= 1


def _byte_tables(count: int) -> list[list[tuple[int, ...]]]:
    """For each byte of a mask and each value of it, the squares it holds."""
    sets = [tuple(bit for bit in range(8) if value >> bit & 1) for value in range(256)]
    return [[tuple(first + bit for bit in bits) for bits in sets] for first in range(0, count, 8)]
