"""What stands where and is held in hand, and what a move makes of it."""

from collections.abc import Iterable
from typing import NamedTuple

from anga.games.orb.seats import (
    AREA,
    BITS,
    EMPTY,
    EVERYONE,
    FLIPPED,
    MOST,
    NUMBERS,
    PROMOTED,
    SEATS,
    SETUP,
    SLIDING,
    UNPROMOTED,
    K,
    code_of,
    kind_of,
    seat_of,
    turned,
)
from anga.games.orb.tables import DROPPING, ONE, PROMOTING

NOWHERE = -1
UNITS = {kind: 1 << 4 * index for index, kind in enumerate(MOST)}  # one such piece in a hand


class Field(NamedTuple):
    """The board and the hands. All but the first, the fifth and the last follow from these.

    `squares` is the code on each square; `men` the squares with each seat's pieces, as bytes;
    `kings` where each king stands, or NOWHERE; `rooks` the squares of all Rooks and dragons;
    `hands` four numbers with four bits a kind, see `held`; `active` the set of seats not mated.
    """

    squares: tuple[int, ...]
    men: tuple[bytes, ...]
    kings: tuple[int, ...]
    rooks: bytes
    hands: tuple[int, ...]
    active: int


def field(squares: Iterable[int], hands: tuple[int, ...], active: int) -> Field:
    """The field with these codes and hands."""
    codes = tuple(squares)
    men = [b"", b"", b"", b""]
    kings = [NOWHERE] * 4
    rooks = b""
    for square, code in enumerate(codes):
        seat, kind = seat_of(code), kind_of(code)
        if seat >= 0:
            men[seat] += ONE[square]
            if kind == K:
                kings[seat] = square
            elif kind in SLIDING:
                rooks += ONE[square]
    return Field(codes, tuple(men), tuple(kings), rooks, hands, active)


def start() -> Field:
    """The setup: South's, and the others by quarter turns."""
    squares = [EMPTY] * AREA
    for seat in range(len(SEATS)):
        for name, kind in SETUP.items():
            squares[turned(NUMBERS[name], seat)] = code_of(seat, kind)
    return field(squares, (0, 0, 0, 0), EVERYONE)


def held(hand: int, kind: int) -> int:
    """How many pieces of a kind are in a hand."""
    return hand // UNITS[kind] & 15


def arrived(before: Field, seat: int, move: int) -> int:
    """The code of the piece that a move brings to its square."""
    if move >= DROPPING:
        return code_of(seat, (move - DROPPING) // AREA)
    code = before.squares[move // AREA % AREA]
    return code_of(seat, PROMOTED[kind_of(code)]) if move >= PROMOTING else code


def moved(before: Field, seat: int, move: int) -> Field:
    """The field after a seat's move, which is no pass."""
    to, code = move % AREA, arrived(before, seat, move)
    squares, men, hands = list(before.squares), list(before.men), list(before.hands)
    rooks, kings = before.rooks, before.kings
    taken = squares[to]
    if taken:
        owner, kind = seat_of(taken), UNPROMOTED[taken & 7]
        men[owner] = men[owner].replace(ONE[to], b"")
        hands[seat] += UNITS[kind]
        if kind in SLIDING:
            rooks = rooks.replace(ONE[to], b"")
    squares[to] = code
    if move >= DROPPING:
        men[seat] += ONE[to]
        hands[seat] -= UNITS[code & 7]
        if code & 7 in SLIDING:
            rooks += ONE[to]
    else:
        origin = move // AREA % AREA
        squares[origin] = EMPTY
        men[seat] = men[seat].replace(ONE[origin], ONE[to])
        if code & 7 in SLIDING:
            rooks = rooks.replace(ONE[origin], ONE[to])
        elif code & 7 == K:
            kings = (*kings[:seat], to, *kings[seat + 1 :])
    return Field(tuple(squares), tuple(men), kings, rooks, tuple(hands), before.active)


def flipped(before: Field, seat: int) -> Field:
    """The field after a seat was mated: its king is turned over, the rest stays as it is."""
    squares, men, kings = list(before.squares), list(before.men), list(before.kings)
    king = kings[seat]
    squares[king], kings[seat] = FLIPPED, NOWHERE
    men[seat] = men[seat].replace(ONE[king], b"")
    active = before.active & ~BITS[seat]
    return Field(tuple(squares), tuple(men), tuple(kings), before.rooks, before.hands, active)
