"""The growing list of positions while a line is replayed, with the plies at which each occurred."""

from collections.abc import Iterable
from typing import TypeVar

P = TypeVar("P")


class PositionHistory(list[P]):
    """Positions in order; `plies` maps each to the plies at which it occurred."""

    def __init__(self, positions: Iterable[P] = ()) -> None:
        super().__init__()
        self.plies: dict[P, list[int]] = {}
        for position in positions:
            self.append(position)

    def append(self, position: P) -> None:
        """Add the next position."""
        self.plies.setdefault(position, []).append(len(self))
        super().append(position)

    def drop_last(self) -> None:
        """Remove the last position."""
        self.plies[super().pop()].pop()
