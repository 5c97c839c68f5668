"""The four formations (rulebook, *Formations*), and all their places on a board."""

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from anga.games.troop.rules.board import VECTORS, TroopBoard, board_of
from anga.kit.grid import mask

Offset = tuple[int, int]

# Where the three pieces stand, the head first, when its front is north or north-east. The other
# three fronts of each are these, turned by quarters.
SHAPES: tuple[tuple[str, int, tuple[Offset, Offset, Offset]], ...] = (
    ("line", 0, ((0, 0), (0, -1), (0, -2))),
    ("cone", 0, ((0, 0), (-1, -1), (1, -1))),
    ("wedge", 1, ((0, 0), (-1, 0), (0, -1))),
    ("hook", 1, ((0, 0), (-1, -1), (-2, -1))),
    ("hook", 1, ((0, 0), (-1, -1), (-1, -2))),
)
KINDS = ("line", "cone", "wedge", "hook")


class FormationShape(NamedTuple):
    """A formation's shape for a head and the direction of its front; offsets from the head."""

    kind: str
    front: int
    offsets: tuple[Offset, ...]


class Formation(NamedTuple):
    """Three cells in formation: `heads` maps each front direction to the cell of its head."""

    kind: str
    cells: tuple[int, ...]
    mask: int
    heads: Mapping[int, int]


class HeadPattern(NamedTuple):
    """A shape as masks: which cells can be its head, given the other two at `shifts` from there."""

    heads: int  # the cells where its head can stand
    shifts: tuple[int, int]


def shapes() -> Iterator[FormationShape]:
    """All shapes with each of their fronts: 4 lines, 4 cones, 4 wedges, 8 hooks."""
    for kind, front, offsets in SHAPES:
        for quarters in range(4):
            turned = tuple(_turned(offset, quarters) for offset in offsets)
            yield FormationShape(kind, (front + 2 * quarters) % 8, turned)


def _turned(offset: Offset, quarters: int) -> Offset:
    x, y = offset
    for _ in range(quarters):
        x, y = y, -x
    return x, y


@cache
def formations(size: int) -> Mapping[int, Formation]:
    """Every formation on a board of that size, by its mask."""
    board = board_of(size)
    found: dict[int, Formation] = {}
    for shape in shapes():
        for head in range(size * size):
            cells = _cells(board, shape, head)
            if cells:
                stand = mask(cells)
                known = found.get(stand)
                heads = {**(known.heads if known else {}), shape.front: head}
                found[stand] = Formation(shape.kind, tuple(sorted(cells)), stand, heads)
    return found


@cache
def facings(size: int) -> tuple[tuple[HeadPattern, ...], ...]:
    """For each direction the shapes whose heads have their front there, as masks."""
    board = board_of(size)
    known: list[list[HeadPattern]] = [[] for _ in VECTORS]
    for shape in shapes():
        places = [head for head in range(size * size) if _cells(board, shape, head)]
        one, two = (x * size + y for x, y in shape.offsets[1:])
        known[shape.front].append(HeadPattern(mask(places), (one, two)))
    return tuple(map(tuple, known))


@lru_cache(maxsize=1 << 14)
def heads(size: int, pieces: int, front: int) -> int:
    """The pieces that are the head of a formation with that front, as a mask."""
    found = 0
    for places, (one, two) in facings(size)[front]:
        seen = pieces & places
        seen &= pieces >> one if one > 0 else pieces << -one
        found |= seen & (pieces >> two if two > 0 else pieces << -two)
    return found


def _cells(board: TroopBoard, shape: FormationShape, head: int) -> tuple[int, ...] | None:
    """The cells of a shape, None if not all are on the board."""
    x, y = board.place(head)
    cells = [board.at(x + dx, y + dy) for dx, dy in shape.offsets]
    on_board = tuple(cell for cell in cells if cell is not None)
    return on_board if len(on_board) == len(cells) else None
