"""A static ranking of moves, without making them."""

from collections.abc import Sequence

from anga.games.orb.player.attack_maps import LOST, NOTHING, PRICES, AttackMap, loss, merged, sights
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
        self.board, self.seat = position.board, position.seat
        others = eyes(self.seat, self.board.active).opponents
        seen = sights(self.board)
        self.mine: AttackMap = seen[self.seat]
        self.against = merged([seen[other] for other in others]) if others else NOTHING
        self.kings = sum([BIT[self.board.kings[other]] for other in others])
        self.rows = RANK[self.seat]
        self.saved: dict[int, int] = {}  # by square, what is lost if the piece stays

    def at(self, move: int) -> int:
        """The static value of a move."""
        to, code = move % AREA, piece_after_move(self.board, self.seat, move)
        taken, kind = self.board.squares[to], code & 7
        found = LOST[taken & 7] if taken else 0
        if move >= DROPPING:
            found += DROP
        else:
            found += self._by_leaving(move // AREA % AREA, to, kind)
        if move >= PROMOTING and move < DROPPING:
            found += ON_BOARD[kind] - ON_BOARD[self.board.squares[move // AREA % AREA] & 7]
        if self.against.attacked & BIT[to] and kind != K:
            found -= self._risk(kind, BIT[to], dropped=move >= DROPPING)
        return found + CHECK if STEPS[code][to] & self.kings else found

    def _by_leaving(self, origin: int, to: int, kind: int) -> int:
        """What leaving a square saves, and what it opens."""
        way = FORWARD[kind] * (self.rows[origin] - self.rows[to])
        if kind == K or not self.against.attacked & BIT[origin]:
            return way
        if origin not in self.saved:
            lost = loss(self.board, origin, self.against, self.mine.attacked)
            self.saved[origin] = max(0, lost)
        return way + self.saved[origin]

    def _risk(self, kind: int, there: int, *, dropped: bool) -> int:
        """The possible loss on a square that opponents attack."""
        if not self.mine.attacked & there:
            return LOST[kind]
        if not dropped and sum([1 for squares in self.mine.by_price if squares & there]) < 2:
            return LOST[kind]  # no other kind of piece defends it there
        cheapest = next(
            price
            for price, squares in zip(PRICES, self.against.by_price, strict=True)
            if squares & there
        )
        return max(0, LOST[kind] - cheapest)
