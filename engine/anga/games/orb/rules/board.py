"""The board and the hands, and the effect of moves on them."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from anga.games.orb.rules.seats import (
    AREA,
    ARRAY,
    BITS,
    EMPTY,
    EVERYONE,
    FLIPPED,
    IN_HAND,
    KINDS,
    MOST,
    NUMBERS,
    PROMOTED,
    SEATS,
    SLIDING,
    SQUARES,
    TOKIN,
    UNPROMOTED,
    K,
    P,
    R,
    code_of,
    kind_of,
    seat_of,
    turned,
)
from anga.games.orb.rules.tables import BIT, DROPPING, ONE, PROMOTING
from anga.kit.grid import mask

NOWHERE = -1
WORTHLESS = (P, TOKIN)  # to the Orb rule
UNITS = {kind: 1 << 4 * index for index, kind in enumerate(MOST)}  # one such piece in a hand


class OrbBoard(NamedTuple):
    """The board and the hands; sets of squares are bit masks.

    `squares` is the code on each square, `hands` has four bits a kind, see `held`, `active` is the
    set of seats that are not mated. The rest follows from these: each seat's pieces as the bytes
    `men` and as the sets `own`; in `worth` those that may be attacked by the Orb rule, none of a
    mated seat; `stones`, all kings, flipped ones too; `occupied`, wherever something stands;
    `kings`, where each king is, or NOWHERE; `rooks`, the squares of all Rooks and dragons.
    """

    squares: bytes
    hands: tuple[int, ...]
    active: int
    men: tuple[bytes, ...]
    own: tuple[int, ...]
    worth: tuple[int, ...]
    stones: int
    occupied: int
    kings: tuple[int, ...]
    rooks: bytes


def board_of(squares: Iterable[int], hands: tuple[int, ...], active: int) -> OrbBoard:
    """The board with these piece codes and hands."""
    codes = bytes(squares)
    places = [[square for square in SQUARES if seat_of(codes[square]) == seat] for seat in range(4)]
    kings = [next((s for s in mine if kind_of(codes[s]) == K), NOWHERE) for mine in places]
    return OrbBoard(
        codes,
        hands,
        active,
        tuple(map(bytes, places)),
        tuple(map(mask, places)),
        tuple(
            mask(s for s in mine if kind_of(codes[s]) not in WORTHLESS) if active & bit else 0
            for mine, bit in zip(places, BITS, strict=True)
        ),
        mask(s for s in SQUARES if s in kings or codes[s] == FLIPPED),
        mask(s for s in SQUARES if codes[s] != EMPTY),
        tuple(kings),
        bytes(s for mine in places for s in mine if kind_of(codes[s]) in SLIDING),
    )


def array() -> OrbBoard:
    """The start board: South's array, and the others rotated by quarter turns."""
    squares = [EMPTY] * AREA
    for seat in range(len(SEATS)):
        for name, kind in ARRAY.items():
            squares[turned(NUMBERS[name], seat)] = code_of(seat, kind)
    return board_of(squares, (0, 0, 0, 0), EVERYONE)


def count_in_hand(hand: int, kind: int) -> int:
    """The number of pieces of a kind in a hand."""
    return hand // UNITS[kind] & 15


def counts(hand: int) -> dict[str, int]:
    """A hand as counts by the letter of each kind."""
    return {KINDS[kind]: count_in_hand(hand, kind) for kind in IN_HAND}


def pack_hand(found: Mapping[str, int]) -> int:
    """The packed hand with these counts."""
    return sum(UNITS[KINDS.index(kind)] * count for kind, count in found.items())


def piece_after_move(before: OrbBoard, seat: int, move: int) -> int:
    """The code of the piece that a move brings to its square."""
    if move < PROMOTING:
        return before.squares[move // AREA]
    if move >= DROPPING:
        return code_of(seat, (move - DROPPING) // AREA)
    return code_of(seat, PROMOTED[before.squares[move // AREA % AREA] & 7])


def board_after(before: OrbBoard, seat: int, move: int) -> OrbBoard:
    """The board after a seat's move that is not a pass."""
    squares, hands, active, men, own, worth, stones, occupied, kings, rooks = before
    to, code = move % AREA, piece_after_move(before, seat, move)
    codes, sets, worths, lists, in_hand = bytearray(squares), [*own], [*worth], [*men], hands
    taken, there = squares[to], BIT[to]
    if taken:
        owner, kind = seat_of(taken), UNPROMOTED[taken & 7]
        lists[owner] = lists[owner].replace(ONE[to], b"")
        sets[owner] ^= there
        worths[owner] &= ~there
        in_hand = _changed(hands, seat, UNITS[kind])
        if kind == R:
            rooks = rooks.replace(ONE[to], b"")
    codes[to] = code
    if move >= DROPPING:
        change = there
        lists[seat] += ONE[to]
        in_hand = _changed(hands, seat, -UNITS[code & 7])
        if code & 7 == R:
            rooks += ONE[to]
    else:
        origin = move // AREA % AREA
        change = there | BIT[origin]
        codes[origin] = EMPTY
        lists[seat] = lists[seat].replace(ONE[origin], ONE[to])
        if code & 7 in SLIDING:
            rooks = rooks.replace(ONE[origin], ONE[to])
        elif code & 7 == K:
            kings = (*kings[:seat], to, *kings[seat + 1 :])
            stones ^= change
        occupied ^= BIT[origin]
    sets[seat] ^= change
    if code & 7 not in WORTHLESS:
        worths[seat] ^= change
    return OrbBoard(
        bytes(codes),
        in_hand,
        active,
        tuple(lists),
        tuple(sets),
        tuple(worths),
        stones,
        occupied | there,
        kings,
        rooks,
    )


def _changed(hands: tuple[int, ...], seat: int, by: int) -> tuple[int, ...]:
    return (*hands[:seat], hands[seat] + by, *hands[seat + 1 :])


def flip_army(before: OrbBoard, seat: int) -> OrbBoard:
    """The board after a seat was mated: its king is turned over, the rest stays."""
    squares = bytearray(before.squares)
    squares[before.kings[seat]] = FLIPPED
    return board_of(squares, before.hands, before.active & ~BITS[seat])
