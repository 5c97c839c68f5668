"""The positions of a game in order, with the plies at which each occurred."""

from collections.abc import Iterable, Sequence
from typing import Generic, Self, TypeVar

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


class PositionIndex(Generic[P]):
    """The plies of positions that follow one another, of use to each beginning of that row.

    A line and one that goes on from it share an index. When a second one goes on from the same
    line, it begins an index of its own.
    """

    __slots__ = ("_known", "_length", "_plies")

    def __init__(self, length: int) -> None:
        self._length = length  # positions that belong to the row
        self._known = 0  # positions of these that have been looked at
        self._plies: dict[P, list[int]] = {}

    @classmethod
    def of_all(cls, earlier: "Self | None", length: int) -> Self:
        """An index of a row of some length, given that of all but its last position, if known."""
        if earlier is None or earlier._length != length - 1:
            return cls(length)
        earlier._length = length
        return earlier

    def plies_of_last(self, positions: Sequence[P]) -> Sequence[int]:
        """The plies at which the last of these positions occurred, now included.

        All before it are a beginning of the row.
        """
        last = len(positions) - 1
        for ply in range(self._known, last):
            self._plies.setdefault(positions[ply], []).append(ply)
            self._known = ply + 1
        before = self._plies.get(positions[last], ())
        return (*(ply for ply in before if ply < last), last)
