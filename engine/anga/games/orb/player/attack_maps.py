"""Attack maps and material of all seats, cached.

A seat's single steps depend on its own pieces alone, and a move changes those of one or two seats:
so they are cached by the seat's pieces, and only the attacks of Rooks and dragons are computed
anew.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import NamedTuple

from anga.games.orb.player.worth import FORWARD, IN_HANDS, ON_BOARD
from anga.games.orb.rules.board import OrbBoard, count_in_hand
from anga.games.orb.rules.seats import AREA, IN_HAND, seat_of, seats_in
from anga.games.orb.rules.tables import (
    ACROSS,
    ALONG,
    RANK,
    REACH_ACROSS,
    REACH_ALONG,
    SLIDES,
    STEPS,
)

# What exchanges are counted in, hundredths of a Pawn by kind: P S G R K +P +S +R.
LOST = (100, 500, 600, 1000, 9999, 250, 500, 1100)  # what its captor gains is in it too
PRICES = tuple(sorted(set(LOST)))  # what taking with a piece may risk, the cheapest first
SHIFT = tuple(AREA * PRICES.index(lost) for lost in LOST)  # of each kind, see AttackMap
PRICE = {1 << AREA * index: price for index, price in enumerate(PRICES)}
EVERY = sum(PRICE)  # a square in every set
MOST_KEPT = 20_000  # seats' pieces; then they are forgotten
BEYOND = bytes(256 - AREA)  # what makes a board a table for bytes.translate


class AttackMap(NamedTuple):
    """A seat's material, in hundredths of a Pawn, and the sets of squares that it attacks.

    `by_price` holds them by the price of the attackers, AREA bits for each of PRICES; `reach` is
    what its Rooks and dragons attack along their lines.
    """

    material: int
    by_price: int
    attacked: int
    reach: int


NOTHING = AttackMap(0, 0, 0, 0)

# Of a Rook or dragon: its row, what it reaches there by what is occupied, the same of its column,
# and the shift of its price.
_Slider = tuple[int, Mapping[int, int], int, Mapping[int, int], int]


class _Steps(NamedTuple):
    """What does not depend on others' pieces: as in `AttackMap`, and the sliders."""

    material: int
    by_price: int
    attacked: int
    sliders: tuple[_Slider, ...]


_kept: dict[tuple[bytes, bytes], _Steps] = {}
_hands: dict[int, int] = {}
_last: list[tuple[OrbBoard, tuple[AttackMap, ...]]] = []


def sights(board: OrbBoard) -> tuple[AttackMap, ...]:
    """Every seat's attack map, without anything for mated ones."""
    if _last and _last[0][0] is board:
        return _last[0][1]
    known, before = _last[0] if _last else (board, ())
    found, occupied, codes = [NOTHING] * len(board.men), board.occupied, board.squares + BEYOND
    changed = occupied ^ known.occupied
    for seat in seats_in(board.active):
        men, hand = board.men[seat], board.hands[seat]
        if (
            before
            and men is known.men[seat]  # made anew by each move of a piece, and never else
            and hand == known.hands[seat]
            and not changed & before[seat].reach
        ):
            found[seat] = before[seat]
        else:
            found[seat] = _sight(men, codes, hand, occupied)
    _last[:] = [(board, tuple(found))]
    return _last[0][1]


def _sight(men: bytes, codes: bytes, hand: int, occupied: int) -> AttackMap:
    key = men, men.translate(codes)
    material, by_price, attacked, sliders = _kept.get(key) or _learned(key)
    if hand:
        material += _hands.get(hand) or _weighed(hand)
    if not sliders:
        return AttackMap(material, by_price, attacked, 0)
    reach = 0
    for along, reach_along, across, reach_across, shift in sliders:
        reached = reach_along[occupied & along] | reach_across[occupied & across]
        by_price |= reached << shift
        reach |= reached
    return AttackMap(material, by_price, attacked | reach, reach)


def _learned(key: tuple[bytes, bytes]) -> _Steps:
    if len(_kept) >= MOST_KEPT:
        _kept.clear()
    total, prices, attacked, sliders = 0, 0, 0, list[_Slider]()
    for square, code in zip(*key, strict=True):
        material, by_price, steps, slider = _piece(code, square)
        total += material
        prices |= by_price
        attacked |= steps
        sliders += slider
    _kept[key] = _Steps(total, prices, attacked, tuple(sliders))
    return _kept[key]


@cache
def _piece(code: int, square: int) -> _Steps:
    """One piece's part of an attack map."""
    kind, steps = code & 7, STEPS[code][square]
    material = ON_BOARD[kind] + FORWARD[kind] * (8 - RANK[seat_of(code)][square])
    lines = ALONG[square], REACH_ALONG[square], ACROSS[square], REACH_ACROSS[square]
    sliders = ((*lines, SHIFT[kind]),) if SLIDES[code] else ()
    return _Steps(material, steps << SHIFT[kind], steps, sliders)


def _weighed(hand: int) -> int:
    """The value of a hand."""
    _hands[hand] = sum(IN_HANDS[kind] * count_in_hand(hand, kind) for kind in IN_HAND)
    return _hands[hand]


def merged(several: Iterable[AttackMap]) -> AttackMap:
    """The union of several seats' attacks, without their material."""
    by_price = attacked = 0
    for _, prices, squares, _ in several:
        by_price |= prices
        attacked |= squares
    return AttackMap(0, by_price, attacked, 0)


def cheapest(attackers: AttackMap, square: int) -> int:
    """The price of the cheapest attacker of an attacked square."""
    there = attackers.by_price >> square & EVERY
    return PRICE[there & -there]


def loss(board: OrbBoard, square: int, attackers: AttackMap, defended: int) -> int:
    """The loss of an attacked piece's owner if it is captured there; 0 if it is safe enough.

    An opponent's cheapest attacker takes, and if the piece is defended, that attacker is taken
    back.
    """
    lost = LOST[board.squares[square] & 7]
    if defended >> square & 1:
        return max(0, lost - cheapest(attackers, square))
    return lost


def losses(board: OrbBoard, seat: int, attackers: AttackMap, defended: int) -> list[int]:
    """The gains from capturing each piece of a seat that is en prise, except the king."""
    exposed, found = attackers.attacked & board.own[seat] & ~board.stones, []
    while exposed:
        square = exposed.bit_length() - 1
        exposed ^= 1 << square
        if lost := loss(board, square, attackers, defended):
            found.append(lost)
    return found


def best_gain(
    board: OrbBoard, seat: int, others: tuple[int, ...], seen: tuple[AttackMap, ...]
) -> int:
    """The largest gain of a seat by a capture now, in hundredths of a Pawn."""
    mine, most = seen[seat], 0
    for other in others:
        exposed = mine.attacked & board.own[other] & ~board.stones
        while exposed:
            square = exposed.bit_length() - 1
            exposed ^= 1 << square
            if LOST[board.squares[square] & 7] > most:
                most = max(most, loss(board, square, mine, seen[other].attacked))
    return most
