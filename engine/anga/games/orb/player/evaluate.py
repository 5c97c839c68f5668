"""The evaluation: material, pieces en prise, the kings' shelters, orbs, remaining players.

Pieces en prise are valued by a static exchange of two steps: an opponent's cheapest attacker takes,
and if the piece is defended, that attacker is taken back.
"""

from collections.abc import Sequence

from anga.contract.chance_model import ChanceModel, Row, Seen
from anga.games.orb.player.attack_maps import AttackMap, best_gain, losses, merged, sights
from anga.games.orb.player.weights import WEIGHTS
from anga.games.orb.player.worth import (
    FRIEND,
    GAIN,
    GAIN_ON_TURN,
    GIVEN_CHECK,
    HANGING,
    HANGING_BESIDES,
    HANGING_ON_TURN,
    HUNDRED,
    IN_CHECK,
    NAMES,
    PRESSED,
    PRESSING,
    RED_ORB,
)
from anga.games.orb.rules.board import OrbBoard, count_in_hand
from anga.games.orb.rules.position import OrbPosition
from anga.games.orb.rules.seats import BITS, DRAGON, SEATS, TOKIN, G, K, P, R, S
from anga.games.orb.rules.tables import NEAR, RANK, eyes

MATED = -20_000
RIVAL_GONE = 1_500  # not learned: all who are left have it alike
OWED_TURN = -100  # nor is this: hardly any game has it


def evaluate(position: OrbPosition, letter: str) -> int:
    """The value of a position that is not over to a seat, in hundredths of a Pawn."""
    seat, board = SEATS.index(letter), position.board
    if not board.active & BITS[seat]:
        return MATED
    others, seen = eyes(seat, board.active).opponents, sights(board)
    if not others:
        return -MATED
    mine, against = seen[seat], merged(others, seen)
    score = mine.material - against.material // len(others)
    score += RIVAL_GONE * (3 - len(others))
    on_turn = position.seat == seat
    if lost := losses(board, seat, against, mine.attacked):
        most = max(lost)
        worst = HANGING_ON_TURN if on_turn else HANGING
        score -= -(most * worst + (sum(lost) - most) * HANGING_BESIDES) // 100
    if gain := best_gain(board, seat, others, seen):
        score += gain * (GAIN_ON_TURN if on_turn else GAIN) // 100
    friends, pressed = around_king(board, seat, against)
    score += FRIEND * friends + PRESSED * pressed
    score += PRESSING * around_rivals(board, others, mine)
    if position.red & BITS[seat]:
        score += RED_ORB
    if position.debts & BITS[seat]:
        score += OWED_TURN
    if position.checked:
        score += IN_CHECK * bool(position.checked & BITS[seat])
        score += GIVEN_CHECK * (position.checked & ~BITS[seat]).bit_count()
    return score


def around_king(board: OrbBoard, seat: int, against: AttackMap) -> tuple[int, int]:
    """The numbers of defended and of attacked squares around a king."""
    near = NEAR[board.kings[seat]]
    return (near & board.own[seat]).bit_count(), (near & against.attacked).bit_count()


def around_rivals(board: OrbBoard, others: tuple[int, ...], mine: AttackMap) -> int:
    """The number of squares beside other seats' kings that a seat attacks."""
    kings, attacked, found = board.kings, mine.attacked, 0
    for other in others:
        found += (NEAR[kings[other]] & attacked).bit_count()
    return found


def see(position: OrbPosition) -> Seen:
    """The features of a position for learning: a row of NAMES for each remaining seat."""
    board, seen = position.board, sights(position.board)
    had = [_had(board, seat) for seat in range(len(SEATS))]
    rows: list[Row | None] = [None] * len(SEATS)
    for seat in range(len(SEATS)):
        others = eyes(seat, board.active).opponents
        if board.active & BITS[seat] and others:
            theirs = zip(*[had[other] for other in others], strict=True)
            pairs = zip(had[seat], theirs, strict=True)
            leads = [own - sum(column) / len(others) for own, column in pairs]
            rows[seat] = (*leads, *_stands(position, seat, others, seen))
    return 0, rows


def _had(board: OrbBoard, seat: int) -> Sequence[int]:
    """Material features: a seat's pieces by kind, on the board and in hand, and their advance."""
    count, ranks = [0] * 8, [0] * 8
    for square in board.men[seat]:
        kind = board.squares[square] & 7
        count[kind] += 1
        ranks[kind] += 8 - RANK[seat][square]
    hand = [count_in_hand(board.hands[seat], kind) for kind in (P, S, G, R)]
    return *count[:K], *count[TOKIN:], *hand, *ranks[:R], ranks[R] + sum(ranks[TOKIN:DRAGON])


def _stands(
    position: OrbPosition, seat: int, others: tuple[int, ...], seen: Sequence[AttackMap]
) -> tuple[float, ...]:
    """Positional features: pieces en prise, gains, the king's safety, orbs, checks, the move."""
    board, on_turn = position.board, position.seat == seat
    against = merged(others, seen)
    lost = losses(board, seat, against, seen[seat].attacked)
    most, gain = max(lost, default=0), best_gain(board, seat, others, seen)
    return (
        most / 100 * (not on_turn),
        most / 100 * on_turn,
        (sum(lost) - most) / 100,
        gain / 100 * on_turn,
        gain / 100 * (not on_turn),
        *around_king(board, seat, against),
        float(around_rivals(board, others, seen[seat])),
        float(bool(position.red & BITS[seat])),
        float(bool(position.checked & BITS[seat])),
        float((position.checked & ~BITS[seat]).bit_count()),
        float(on_turn),
    )


LEARNED = ChanceModel(SEATS, see, NAMES, WEIGHTS, HUNDRED)
