"""The positions of a line that is replayed: they grow in place and know where each has been."""

from collections.abc import Iterable
from typing import TypeVar

P = TypeVar("P")


class PositionHistory(list[P]):
    """Positions in order, to which others are appended; `plies` are those of each."""

    def __init__(self, positions: Iterable[P] = ()) -> None:
        super().__init__()
        self.plies: dict[P, list[int]] = {}
        for position in positions:
            self.append(position)

    def append(self, position: P) -> None:
        """Add the position that comes next."""
        self.plies.setdefault(position, []).append(len(self))
        super().append(position)

    def drop_last(self) -> None:
        """Take the last position away again."""
        self.plies[super().pop()].pop()
