"""A static ranking of moves, without making them."""

from collections.abc import Sequence

from anga.games.orb.player.attack_maps import (
    EVERY,
    LOST,
    AttackMap,
    cheapest,
    loss,
    merged,
    sights,
)
from anga.games.orb.player.worth import FORWARD, ON_BOARD
from anga.games.orb.rules.board import piece_after_move
from anga.games.orb.rules.position import OrbPosition
from anga.games.orb.rules.seats import AREA, K
from anga.games.orb.rules.tables import BIT, DROPPING, PASS, PROMOTING, RANK, STEPS, eyes

CHECK = 60  # hundredths of a Pawn
DROP = 10


def rank(position: OrbPosition, moves: Sequence[int]) -> list[int]:
    """The static value of each move, in hundredths of a Pawn: captures, risks, rescues, threats."""
    look = _Look(position)
    return [0 if move == PASS else look.at(move) for move in moves]


class _Look:
    """What is needed of a position to rank its moves."""

    def __init__(self, position: OrbPosition) -> None:
        board, seat = position.board, position.seat
        others, seen = eyes(seat, board.active).opponents, sights(board)
        self.board, self.seat, self.rows = board, seat, RANK[seat]
        self.mine: AttackMap = seen[seat]
        self.against = merged(others, seen)
        self.kings = sum([BIT[board.kings[other]] for other in others])
        self.saved: dict[int, int] = {}  # by square, what is lost if the piece stays

    def at(self, move: int) -> int:
        """The static value of a move."""
        to, origin, squares = move % AREA, move // AREA % AREA, self.board.squares
        attacked, dropped = self.against.attacked, move >= DROPPING
        code = piece_after_move(self.board, self.seat, move)
        kind, taken = code & 7, squares[to]
        found = LOST[taken & 7] if taken else 0
        if dropped:
            found += DROP
        else:
            found += FORWARD[kind] * (self.rows[origin] - self.rows[to])
            if kind != K and attacked >> origin & 1:
                found += self._saved(origin)
            if move >= PROMOTING:
                found += ON_BOARD[kind] - ON_BOARD[squares[origin] & 7]
        if attacked >> to & 1 and kind != K:
            found -= self._risk(kind, to, dropped=dropped)
        return found + CHECK if STEPS[code][to] & self.kings else found

    def _saved(self, square: int) -> int:
        """What leaving an attacked square saves."""
        if square not in self.saved:
            self.saved[square] = max(0, loss(self.board, square, self.against, self.mine.attacked))
        return self.saved[square]

    def _risk(self, kind: int, square: int, *, dropped: bool) -> int:
        """The possible loss on a square that opponents attack."""
        defenders = self.mine.by_price >> square & EVERY
        if not defenders or (not dropped and not defenders & (defenders - 1)):
            return LOST[kind]  # no other kind of piece defends it there
        return max(0, LOST[kind] - cheapest(self.against, square))
