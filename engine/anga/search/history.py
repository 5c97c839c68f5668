"""The effects of a game's history on the positions of a search.

A position that has come up before may end the game when it comes up again, or forbid some of its
moves, whichever way leads there. So a search need not carry its path along: it asks here.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from anga.contract.game import AnyLine
from anga.contract.position import AnyPosition, Outcome
from anga.contract.position_history import PositionHistory

T = TypeVar("T")


class History:
    """What the history implies for earlier positions, and for those one move from now."""

    def __init__(self, line: AnyLine) -> None:
        self._line, self._game = line, line.game
        self._positions: Any = PositionHistory(line.positions)
        self._led: dict[AnyPosition, object] = {}  # to each position, by which move
        if line.game.minds_history:
            moves = line.legal()
            led = zip(line.positions, (*(line.moves or moves)[:1], *line.moves), strict=False)
            self._led.update(led)
            self._led.update((line.position.after(move), move) for move in moves)
        self._ends: dict[AnyPosition, Outcome | None] = {}
        self._legal: dict[AnyPosition, Sequence[object]] = {}

    def positions(self) -> Iterable[AnyPosition]:
        """The positions about which the history says anything."""
        return self._led

    def end(self, position: AnyPosition) -> Outcome | None:
        """The end by history if this position, which is not over by itself, occurs again."""
        if not self._led or position not in self._led:
            return None
        if position not in self._ends:
            ended = self._game.thinking.ended(position) is not None
            self._ends[position] = None if ended else self._asked(position, self._game.adjudicate)
        return self._ends[position]

    def ends(self) -> dict[AnyPosition, Outcome]:
        """All positions whose recurrence would end the game."""
        ends = {position: self.end(position) for position in self._led}
        return {position: end for position, end in ends.items() if end}

    def legal(self, position: AnyPosition) -> Sequence[object]:
        """The moves that are legal if this position occurs again and does not end the game."""
        if position not in self._led:
            return position.legal()
        if position not in self._legal:
            forbidden = self._asked(position, self._game.forbidden)
            self._legal[position] = [move for move in position.legal() if move not in forbidden]
        return self._legal[position]

    def _asked(self, position: AnyPosition, question: Callable[[AnyLine], T]) -> T:
        """The answer to a question about the line, as if this position had just been reached.

        Earlier positions are numbered once, not at every question.
        """
        positions, moves = self._positions, (*self._line.moves, self._led[position])
        positions.append(position)
        try:
            return question(self._line._replace(positions=positions, moves=moves))
        finally:
            positions.drop_last()
