"""Attack maps and material of all seats, cached.

A seat's single steps depend on its own pieces alone, and a move changes those of one or two seats:
so they are cached by the seat's pieces, and only the attacks of Rooks and dragons are computed
anew.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from anga.games.orb.player.worth import FORWARD, IN_HANDS, ON_BOARD
from anga.games.orb.rules.board import OrbBoard, board_of, count_in_hand
from anga.games.orb.rules.seats import AREA, EMPTY, IN_HAND, SQUARES, seat_of, seats_in
from anga.games.orb.rules.tables import (
    ACROSS,
    ALONG,
    BIT,
    RANK,
    REACH_ACROSS,
    REACH_ALONG,
    SLIDES,
    STEPS,
)
from anga.kit.lazy_dict import LazyDict

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


NOBODY = (None, None, None, None)
NO_STEPS = _Steps(0, 0, 0, ())

_Seen = tuple[OrbBoard, list[AttackMap], list[_Steps]]
_kept: dict[tuple[bytes, bytes], _Steps] = {}
_hands: dict[int, int] = {0: 0}
_last: list[_Seen] = [(board_of([EMPTY] * AREA, (0, 0, 0, 0), 0), [NOTHING] * 4, [NO_STEPS] * 4)]


def sights(board: OrbBoard) -> Sequence[AttackMap]:
    """Every seat's attack map, without anything for mated ones."""
    known, before, steps_before = _last[0]
    if known is board:
        return before
    found, steps = [NOTHING] * len(before), [*steps_before]
    occupied, hands, men = board.occupied, board.hands, board.men
    hands_before, changed = known.hands, occupied ^ known.occupied
    men_before = known.men if board.active == known.active else NOBODY
    for seat in seats_in(board.active):
        if men[seat] is not men_before[seat]:  # made anew by each move of a piece, and never else
            steps[seat] = _steps_of(men[seat], board.squares)
        elif hands[seat] == hands_before[seat] and not changed & before[seat].reach:
            found[seat] = before[seat]
            continue
        found[seat] = _sight(steps[seat], hands[seat], occupied)
    _last[0] = board, found, steps
    return found


def _sight(steps: _Steps, hand: int, occupied: int) -> AttackMap:
    material, by_price, attacked, sliders = steps
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


def _steps_of(men: bytes, squares: bytes) -> _Steps:
    key = men, men.translate(squares + BEYOND)
    return _kept.get(key) or _learned(key)


def _learned(key: tuple[bytes, bytes]) -> _Steps:
    if len(_kept) >= MOST_KEPT:
        _kept.clear()
    total, prices, attacked, sliders = 0, 0, 0, list[_Slider]()
    for square, code in zip(*key, strict=True):
        material, by_price, steps, slider = PIECES[code][square]
        total += material
        prices |= by_price
        attacked |= steps
        sliders += slider
    _kept[key] = _Steps(total, prices, attacked, tuple(sliders))
    return _kept[key]


def _piece(code: int, square: int) -> _Steps:
    """One piece's part of an attack map."""
    kind, steps = code & 7, STEPS[code][square]
    material = ON_BOARD[kind] + FORWARD[kind] * (8 - RANK[seat_of(code)][square])
    lines = ALONG[square], REACH_ALONG[square], ACROSS[square], REACH_ACROSS[square]
    sliders = ((*lines, SHIFT[kind]),) if SLIDES[code] else ()
    return _Steps(material, steps << SHIFT[kind], steps, sliders)


PIECES = LazyDict[int, list[_Steps]](lambda code: [_piece(code, square) for square in SQUARES])


def _weighed(hand: int) -> int:
    """The value of a hand."""
    _hands[hand] = sum(IN_HANDS[kind] * count_in_hand(hand, kind) for kind in IN_HAND)
    return _hands[hand]


def merged(seats: Sequence[int], seen: Sequence[AttackMap]) -> AttackMap:
    """The union of several seats' attacks, and their material together."""
    total = by_price = attacked = 0
    for seat in seats:
        material, prices, squares, _ = seen[seat]
        total += material
        by_price |= prices
        attacked |= squares
    return AttackMap(total, by_price, attacked, 0)


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


def best_gain(board: OrbBoard, seat: int, others: Sequence[int], seen: Sequence[AttackMap]) -> int:
    """The largest gain of a seat by a capture now, in hundredths of a Pawn."""
    mine, squares, most = seen[seat], board.squares, 0
    reached = mine.attacked & ~board.stones
    for other in others:
        exposed = reached & board.own[other]
        while exposed:
            square = exposed.bit_length() - 1
            exposed ^= BIT[square]
            if LOST[squares[square] & 7] > most:
                most = max(most, loss(board, square, mine, seen[other].attacked))
    return most
