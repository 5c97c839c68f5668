"""What the computer values: material, pieces that hang, the king's shelter, orbs, who is left.

Pieces that hang are weighed by a static exchange of two steps: an opponent's cheapest attacker
takes, and if the piece is defended, that attacker is taken back.
"""

from collections.abc import Iterator

from anga.games.orb.board import Board, held
from anga.games.orb.position import Orb
from anga.games.orb.seats import BITS, IN_HAND, SEATS, seats_in
from anga.games.orb.tables import BIT, NEAR, RANK, SLIDES, STEPS, slide

# In hundredths of a pawn, by kind: P S G R K +P +S +R.
ON_BOARD = (100, 500, 600, 1000, 0, 550, 580, 1300)
LOST = (100, 500, 600, 1000, 9999, 250, 500, 1100)  # what its captor gains is in it too
IN_HANDS = {0: 130, 1: 560, 2: 660, 3: 1150}
FORWARD = (6, 5, 3, 2, 0, 2, 2, 0)  # a rank nearer to the far edge

MATED = -20_000
RIVAL_GONE = 1_500
IN_CHECK = -120
GIVEN_CHECK = 15
RED_ORB = 40  # who is red cannot be attacked
HANGING_WORST, HANGING_OTHERS, HANGING_MINE = 85, 25, 15  # per cent of the loss
SHELTER, PRESSURE = 14, -22  # a square around the king: held by a friend, attacked


def evaluate(position: Orb, letter: str) -> int:
    """How well a seat stands in a position that is not over."""
    seat, board = SEATS.index(letter), position.board
    if not board.active & BITS[seat]:
        return MATED
    others = [other for other in seats_in(board.active) if other != seat]
    score = material(board, seat) - sum(material(board, other) for other in others) // len(others)
    score += RIVAL_GONE * (3 - len(others))
    reach = {other: list(reaches(board, other)) for other in (seat, *others)}
    score -= danger(position, seat, others, reach) - hopes(position, seat, others, reach)
    score += shelter(board, seat, others, reach)
    score += RED_ORB * bool(position.red & BITS[seat])
    score += IN_CHECK * bool(position.checked & BITS[seat])
    return score + GIVEN_CHECK * sum(bool(position.checked & BITS[other]) for other in others)


Reaches = list[tuple[int, int]]  # what taking with a piece risks, and the squares it attacks


def material(board: Board, seat: int) -> int:
    """What a seat has on the board and in hand."""
    squares, rank = board.squares, RANK[seat]
    found = 0
    for square in board.men[seat]:
        kind = squares[square] & 7
        found += ON_BOARD[kind] + FORWARD[kind] * (8 - rank[square])
    if board.hands[seat]:
        found += sum(IN_HANDS[kind] * held(board.hands[seat], kind) for kind in IN_HAND)
    return found


def reaches(board: Board, seat: int) -> Iterator[tuple[int, int]]:
    """Each piece of a seat: its value, and the squares that it attacks or defends."""
    squares, occupied = board.squares, board.occupied
    for square in board.men[seat]:
        code = squares[square]
        found = STEPS[code][square]
        yield LOST[code & 7], found | slide(square, occupied) if SLIDES[code] else found


def danger(position: Orb, seat: int, others: list[int], reach: dict[int, Reaches]) -> int:
    """What a seat may lose before it moves again, or if it moves now, less."""
    attackers = [each for other in others for each in reach[other]]
    losses = sorted(exchanges(position.board, seat, attackers, reach[seat]), reverse=True)
    if not losses:
        return 0
    worst = HANGING_OTHERS if position.seat == seat else HANGING_WORST
    return (losses[0] * worst + sum(losses[1:]) * HANGING_OTHERS) // 100


def hopes(position: Orb, seat: int, others: list[int], reach: dict[int, Reaches]) -> int:
    """The best that a seat may gain from what hangs now."""
    gains = [
        gain
        for other in others
        for gain in exchanges(position.board, other, reach[seat], reach[other])
    ]
    share = HANGING_WORST if position.seat == seat else HANGING_MINE
    return max(gains, default=0) * share // 100


def exchanges(board: Board, seat: int, attackers: Reaches, defenders: Reaches) -> Iterator[int]:
    """The loss of each piece of a seat that attackers win by taking it, its king left aside."""
    attacked = 0
    for _, squares in attackers:
        attacked |= squares
    held_squares = 0
    for _, squares in defenders:
        held_squares |= squares
    for square in board.men[seat]:
        there = BIT[square]
        if attacked & there and board.kings[seat] != square:
            loss = LOST[board.squares[square] & 7]
            cheapest = min(value for value, squares in attackers if squares & there)
            if held_squares & there:
                loss -= cheapest
            if loss > 0:
                yield loss


def shelter(board: Board, seat: int, others: list[int], reach: dict[int, Reaches]) -> int:
    """How safe the squares around a king are."""
    near = NEAR[board.kings[seat]]
    pressed = 0
    for other in others:
        for _, squares in reach[other]:
            pressed |= squares
    friends = (near & board.own[seat]).bit_count()
    return SHELTER * friends + PRESSURE * (near & pressed).bit_count()
