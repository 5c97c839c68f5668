"""What the computer values: material, pieces that hang, the king's shelter, orbs, who is left.

Pieces that hang are weighed by a static exchange of two steps: an opponent's cheapest attacker
takes, and if the piece is defended, that attacker is taken back.
"""

from anga.contract.learned import LOOKS, Learned, Seen, looks
from anga.games.orb.player.sights import Sight, losses, merged, sights
from anga.games.orb.player.weights import WEIGHTS
from anga.games.orb.rules.board import Board
from anga.games.orb.rules.position import Orb
from anga.games.orb.rules.seats import BITS, SEATS
from anga.games.orb.rules.tables import NEAR, eyes

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
    others, seen = eyes(seat, board.active).opponents, sights(board)
    if not others:
        return -MATED
    mine, against = seen[seat], merged([seen[other] for other in others])
    score = mine.material - sum([seen[other].material for other in others]) // len(others)
    score += RIVAL_GONE * (3 - len(others))
    score -= danger(position, seat, against, mine)
    score += hopes(position, seat, others, seen)
    score += shelter(board, seat, against)
    score += RED_ORB * bool(position.red & BITS[seat])
    if position.checked:
        score += IN_CHECK * bool(position.checked & BITS[seat])
        score += GIVEN_CHECK * sum(bool(position.checked & BITS[other]) for other in others)
    return score


def danger(position: Orb, seat: int, against: Sight, mine: Sight) -> int:
    """What a seat may lose before it moves again, or if it moves now, less."""
    lost = losses(position.board, seat, against, mine.attacked)
    if not lost:
        return 0
    worst = HANGING_OTHERS if position.seat == seat else HANGING_WORST
    most = max(lost)
    return (most * worst + (sum(lost) - most) * HANGING_OTHERS) // 100


def hopes(position: Orb, seat: int, others: tuple[int, ...], seen: tuple[Sight, ...]) -> int:
    """The best that a seat may gain from what hangs now."""
    board, mine = position.board, seen[seat]
    most = 0
    for other in others:
        if mine.attacked & board.own[other]:
            most = max(most, *losses(board, other, mine, seen[other].attacked), 0)
    share = HANGING_WORST if position.seat == seat else HANGING_MINE
    return most * share // 100


def shelter(board: Board, seat: int, against: Sight) -> int:
    """How safe the squares around a king are."""
    near = NEAR[board.kings[seat]]
    friends = (near & board.own[seat]).bit_count()
    return SHELTER * friends + PRESSURE * (near & against.attacked).bit_count()


_looks = looks(evaluate, SEATS)


def see(position: Orb) -> Seen:
    """What the chances are told by; nothing of those who are mated."""
    phase, rows = _looks(position)
    active = position.board.active
    return phase, [row if active & BITS[seat] else None for seat, row in enumerate(rows)]


LEARNED = Learned(SEATS, see, LOOKS, WEIGHTS)
