"""The four forces and their initial arrays (rulebook, *Equipment*)."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import compress
from typing import NamedTuple

from anga.games.shinsetsu.rules.board import FACINGS, GRID, SQUARE, STEPS, Board

SEATS = ("k", "r", "g", "y")  # clockwise: Black, Red, Green, Yellow
INDEX: Mapping[str, int] = {seat: index for index, seat in enumerate(SEATS)}

KINDS = "KCHE"  # King, Chariot, Horseman, Elephant
OFFICERS = "CHE"
PAWN = "P"

FORWARD: Mapping[str, str] = {"k": "n", "r": "e", "g": "s", "y": "w"}
HOME: Mapping[str, int] = {
    seat: SQUARE[name] for seat, name in {"k": "d1", "r": "a5", "g": "e8", "y": "h4"}.items()
}
FACED: Mapping[str, str] = {"k": "g", "g": "k", "r": "y", "y": "r"}
GOAL: Mapping[str, int] = {seat: HOME[faced] for seat, faced in FACED.items()}

# The kind of each piece that a force may have, its pawns as `P`.
PIECES: Mapping[str, Mapping[str, str]] = {
    seat: {
        **{f"{seat}{kind}": kind for kind in KINDS},
        **{f"{seat}+{kind}": kind for kind in OFFICERS},
        **{f"{seat}{facing}": PAWN for facing in FACINGS},
    }
    for seat in SEATS
}

# Seen by its owner: the first row from the left-hand corner, and the pawns in front of it.
FIRST_ROW = "CHEK"

ACTIVE = "aA"  # the states of a force that moves; `A` after a tie
PRISONER, KINGLESS = "p", "x"

# The file of each square as a force sees it: a board file, for Red and Yellow a board rank.
LANES: Mapping[str, Sequence[int]] = {
    seat: [at % 8 if seat in "kg" else at // 8 for at in GRID.squares] for seat in SEATS
}


class Force(NamedTuple):
    """A force's state, score and barracks.

    `state` is `a` active, `A` active after a tie, `p` its King is a prisoner, `x` it has no King.
    `barracks` are letters in the order `C H E`.
    """

    score: int = 0
    state: str = "a"
    barracks: str = ""

    @property
    def active(self) -> bool:
        """Whether its pieces can move."""
        return self.state in ACTIVE


Forces = tuple[Force, ...]


def is_pawn(piece: str) -> bool:
    """Whether a piece is a pawn."""
    return piece[-1:] in STEPS


def lane(seat: str, at: int) -> int:
    """The file of a square as a force sees it."""
    return LANES[seat][at]


def is_far(seat: str, at: int) -> bool:
    """Whether a square is on a force's far row, opposite its own edge."""
    return at in FAR[seat]


def of_force(board: Board, seat: str) -> list[int]:
    """The squares of a force's pieces."""
    return list(compress(GRID.squares, map(PIECES[seat].__contains__, board)))


@lru_cache(maxsize=4096)  # one board is looked at with many dice
def muster(board: Board, seat: str) -> Mapping[str, Sequence[int]]:
    """A force's squares by kind of piece, its pawns as `P`."""
    kinds = PIECES[seat]
    found: dict[str, list[int]] = {"K": [], "C": [], "H": [], "E": [], PAWN: []}
    for at in compress(GRID.squares, map(kinds.__contains__, board)):
        found[kinds[board[at]]].append(at)
    return found


def king(board: Sequence[str], seat: str) -> int | None:
    """The square of a force's King, None if it has left the board."""
    return board.index(f"{seat}K") if f"{seat}K" in board else None


def _from_left_hand(seat: str, right: int, ahead: int) -> int:
    """The square some steps to the right of and ahead of the owner's left-hand corner."""
    across, along = STEPS[FACINGS[(FACINGS.index(FORWARD[seat]) + 1) % 4]], STEPS[FORWARD[seat]]
    file, rank = (7 if across[axis] + along[axis] < 0 else 0 for axis in (0, 1))
    file += across[0] * right + along[0] * ahead
    return 8 * (rank + across[1] * right + along[1] * ahead) + file


def _array() -> Board:
    board = [""] * 64
    for seat in SEATS:
        for right, kind in enumerate(FIRST_ROW):
            board[_from_left_hand(seat, right, 0)] = seat + kind
            board[_from_left_hand(seat, right, 1)] = seat + FORWARD[seat]
    return tuple(board)


ARRAY: Board = _array()
CAMPS: Mapping[str, tuple[int, ...]] = {seat: tuple(of_force(ARRAY, seat)) for seat in SEATS}
FAR: Mapping[str, frozenset[int]] = {
    "k": frozenset(range(56, 64)),
    "g": frozenset(range(8)),
    "r": frozenset(range(7, 64, 8)),
    "y": frozenset(range(0, 64, 8)),
}
