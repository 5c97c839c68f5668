"""Attack maps and material of all seats, cached.

A seat's single steps depend on its own pieces alone, and a move changes those of one or two seats:
so they are cached by the seat's pieces, and only the attacks of Rooks and dragons are computed
anew.
"""

from operator import or_
from typing import NamedTuple

from anga.games.orb.player.worth import FORWARD, IN_HANDS, ON_BOARD
from anga.games.orb.rules.board import OrbBoard, count_in_hand
from anga.games.orb.rules.seats import AREA, IN_HAND, K, seat_of, seats_in
from anga.games.orb.rules.tables import RANK, SLIDES, STEPS, slide

# What exchanges are counted in, hundredths of a Pawn by kind: P S G R K +P +S +R.
LOST = (100, 500, 600, 1000, 9999, 250, 500, 1100)  # what its captor gains is in it too
PRICES = tuple(sorted(set(LOST)))  # what taking with a piece may risk, the cheapest first
CLASS = tuple(PRICES.index(lost) for lost in LOST)  # of each kind
MOST_KEPT = 20_000  # seats' pieces; then they are forgotten
BEYOND = bytes(256 - AREA)  # what makes a board a table for bytes.translate


class AttackMap(NamedTuple):
    """A seat's material, in hundredths of a Pawn, and the sets of squares that it attacks.

    `by_price` holds them by the price of the attackers, see PRICES.
    """

    material: int
    by_price: tuple[int, ...]
    attacked: int


NOTHING = AttackMap(0, (0,) * len(PRICES), 0)


class _Steps(NamedTuple):
    """What does not depend on others' pieces: as in `AttackMap`, and the squares of sliders."""

    material: int
    by_price: tuple[int, ...]
    attacked: int
    sliders: tuple[tuple[int, int], ...]  # square and class


_kept: dict[tuple[bytes, bytes], _Steps] = {}
_hands: dict[int, int] = {}
_last: list[tuple[OrbBoard, tuple[AttackMap, ...]]] = []


def sights(board: OrbBoard) -> tuple[AttackMap, ...]:
    """Every seat's attack map, None for mated ones."""
    if _last and _last[0][0] is board:
        return _last[0][1]
    codes = bytes(board.squares) + BEYOND
    found = [NOTHING] * len(board.men)
    for seat in seats_in(board.active):
        found[seat] = _sight(board, seat, codes)
    _last[:] = [(board, tuple(found))]
    return _last[0][1]


def _sight(board: OrbBoard, seat: int, codes: bytes) -> AttackMap:
    men = board.men[seat]
    key = (men, men.translate(codes))
    known = _kept.get(key) or _learned(key)
    material, by_price, attacked, sliders = known
    if hand := board.hands[seat]:
        material += _hands.get(hand) or _weighed(hand)
    if sliders:
        prices = list(by_price)
        for square, price in sliders:
            reach = slide(square, board.occupied)
            prices[price] |= reach
            attacked |= reach
        by_price = tuple(prices)
    return AttackMap(material, by_price, attacked)


def _learned(key: tuple[bytes, bytes]) -> _Steps:
    if len(_kept) >= MOST_KEPT:
        _kept.clear()
    material, attacked = 0, 0
    prices, sliders = [0] * len(PRICES), []
    for square, code in zip(*key, strict=True):
        kind = code & 7
        material += ON_BOARD[kind] + FORWARD[kind] * (8 - RANK[seat_of(code)][square])
        prices[CLASS[kind]] |= STEPS[code][square]
        attacked |= STEPS[code][square]
        if SLIDES[code]:
            sliders.append((square, CLASS[kind]))
    _kept[key] = _Steps(material, tuple(prices), attacked, tuple(sliders))
    return _kept[key]


def _weighed(hand: int) -> int:
    """The value of a hand."""
    _hands[hand] = sum(IN_HANDS[kind] * count_in_hand(hand, kind) for kind in IN_HAND)
    return _hands[hand]


def merged(several: list[AttackMap]) -> AttackMap:
    """The union of several seats' attacks, without their material."""
    _, prices, attacked = several[0]
    for _, further, more in several[1:]:
        prices = tuple(map(or_, prices, further))
        attacked |= more
    return AttackMap(0, prices, attacked)


def loss(board: OrbBoard, square: int, attackers: AttackMap, defended: int) -> int:
    """The loss of an attacked piece's owner if it is captured there; 0 if it is safe enough.

    An opponent's cheapest attacker takes, and if the piece is defended, that attacker is taken
    back.
    """
    lost = LOST[board.squares[square] & 7]
    there = 1 << square
    if defended & there:
        for price, squares in zip(PRICES, attackers.by_price, strict=True):
            if squares & there:
                return max(0, lost - price)
    return lost


def losses(board: OrbBoard, seat: int, attackers: AttackMap, defended: int) -> list[int]:
    """The gains from capturing each piece of a seat that is en prise, except the king."""
    exposed = attackers.attacked & board.own[seat]
    found = []
    while exposed:
        square = exposed.bit_length() - 1
        exposed ^= 1 << square
        if board.squares[square] & 7 != K:
            lost = loss(board, square, attackers, defended)
            if lost > 0:
                found.append(lost)
    return found
