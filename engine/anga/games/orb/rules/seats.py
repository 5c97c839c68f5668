"""The board, the seats and the pieces (rulebook, *Equipment*), as small integers.

A *square* is 9 * row + column as the bottom player sees it: 0 is 9a, 8 is 1a, 80 is 1i. A *seat* is
0 to 3 clockwise: South, West, North, East. A *code* says what stands on a square: 0 nothing, 1 a
flipped king, else 8 * (seat + 1) + kind. A *direction* is 0 to 7 clockwise from up the board, so
that a seat's forward is 2 * seat.
"""

from collections.abc import Mapping, Sequence

SEATS = ("s", "w", "n", "e")
EVERYONE = 0b1111  # a set of seats is a bit mask
BITS = (1, 2, 4, 8)
SETS = tuple(tuple(seat for seat in range(4) if mask & BITS[seat]) for mask in range(16))

SIZE = 9
AREA = SIZE * SIZE
SQUARES = range(AREA)
RANKS = "abcdefghi"
NAMES = tuple(f"{9 - square % SIZE}{RANKS[square // SIZE]}" for square in SQUARES)
NUMBERS: Mapping[str, int] = {name: square for square, name in enumerate(NAMES)}

P, S, G, R, K, TOKIN, PROMOTED_SILVER, DRAGON = range(8)
KINDS = ("P", "S", "G", "R", "K", "+P", "+S", "+R")
IN_HAND = (R, G, S, P)  # in the order of the position string
MOST = {R: 4, G: 8, S: 8, P: 12}
MOST_IN_HAND: Mapping[str, int] = {KINDS[kind]: MOST[kind] for kind in IN_HAND}
PROMOTED: Mapping[int, int] = {P: TOKIN, S: PROMOTED_SILVER, R: DRAGON}
UNPROMOTED = (P, S, G, R, K, P, S, R)  # of each kind

EMPTY, FLIPPED = 0, 1
CODES = range(8, 40)
ALL_CODES = range(40)

# Where each kind goes, for a seat that looks up: single steps, and rays to any distance.
GOLD_STEPS = (0, 1, 2, 4, 6, 7)
STEPPING: Sequence[Sequence[int]] = (
    (0,),  # Pawn
    (0, 1, 3, 5, 7),  # Silver
    GOLD_STEPS,
    (),  # Rook
    (0, 1, 2, 3, 4, 5, 6, 7),  # King
    GOLD_STEPS,  # tokin
    GOLD_STEPS,  # promoted Silver
    (1, 3, 5, 7),  # dragon: and as a Rook
)
SLIDING = (R, DRAGON)

# Who stands where at the start, on the South side; the others by quarter turns.
ARRAY = {
    "7i": S, "6i": G, "5i": K, "4i": G, "3i": S,
             "6h": P, "5h": R, "4h": P,
                      "5g": P,
}  # fmt: skip


def code_of(seat: int, kind: int) -> int:
    """The code of a seat's piece of that kind."""
    return 8 * (seat + 1) + kind


def seat_of(code: int) -> int:
    """The seat whose letter a piece has; -1 for no piece and for a flipped king."""
    return (code >> 3) - 1


def kind_of(code: int) -> int:
    """The kind of a piece."""
    return code & 7


def seats_in(mask: int) -> tuple[int, ...]:
    """The seats of a set, in turn order."""
    return SETS[mask]


def turned(square: int, quarters: int) -> int:
    """A square after quarter turns clockwise about the middle of the board."""
    for _ in range(quarters % 4):
        row, column = divmod(square, SIZE)
        square = SIZE * column + SIZE - 1 - row
    return square


def rank_of(square: int, seat: int) -> int:
    """The rank of a square as a seat counts it: 0 is the farthest, 8 the own edge."""
    return turned(square, -seat) // SIZE


def file_of(square: int, seat: int) -> int:
    """The file of a square along a seat's own forward axis."""
    return turned(square, -seat) % SIZE
