"""The transposition table, of bounded size.

Two generations share the room: when the younger is full it becomes the older one, whose entries are
forgotten. The root's entry is always among the young, so the best answer so far is never lost.
"""

from collections.abc import Hashable
from typing import NamedTuple

MATE = 100_000  # less the plies until then
DEEPEST = 60
MOST = 120_000  # entries of both generations


class TranspositionEntry(NamedTuple):
    """A stored result: a score to a depth, whether it is exact or a bound, and the best move.

    Distances to mate count from this position, see `shift_mate_distance`.
    """

    depth: int
    score: int
    bound: int  # 0 exact, 1 at least, -1 at most
    move: object

    def cutoff_score(self, alpha: int, beta: int, ply: int) -> int | None:
        """The stored score, adjusted to `ply`, if it causes a cutoff for (alpha, beta).

        Else None.
        """
        score = shift_mate_distance(self.score, -ply)
        if self.bound == 0 or (score >= beta if self.bound > 0 else score <= alpha):
            return score
        return None


class Transpositions:
    """Entries by the key of their position."""

    def __init__(self, root: Hashable, most: int = MOST) -> None:
        self.root, self.half = root, max(1, most // 2)
        self.young: dict[Hashable, TranspositionEntry] = {}
        self.old: dict[Hashable, TranspositionEntry] = {}

    def get(self, key: Hashable) -> TranspositionEntry | None:
        """The entry of a position, or None."""
        return self.young.get(key) or self.old.get(key)

    def store(self, key: Hashable, entry: TranspositionEntry) -> None:
        """Store an entry; the oldest ones may be dropped for it."""
        young = self.young
        if len(young) >= self.half and key not in young:
            self.old, self.young = young, {}
            if self.root in young:
                self.young[self.root] = young[self.root]
        self.young[key] = entry

    def __len__(self) -> int:
        return len(self.young) + len(self.old)


def is_mate(score: int) -> bool:
    """Whether a score means a forced mate, however distant."""
    return abs(score) > MATE - 2 * DEEPEST


def shift_mate_distance(score: int, plies: int) -> int:
    """A score whose distance to mate is shifted by a number of plies.

    The table counts from the position itself, which may occur at several distances from the root.
    """
    if not is_mate(score):
        return score
    return score + plies if score > 0 else score - plies
