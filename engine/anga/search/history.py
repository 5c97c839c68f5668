"""What the history of a game means for the positions that a search looks at.

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
    """What is known of positions that have been, and of those that a move from now leads to."""

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
        """Those of which history knows anything."""
        return self._led

    def end(self, position: AnyPosition) -> Outcome | None:
        """The end that history brings about if this position, itself not over, comes up."""
        if position not in self._led:
            return None
        if position not in self._ends:
            ended = position.outcome is not None
            self._ends[position] = None if ended else self._asked(position, self._game.adjudicate)
        return self._ends[position]

    def ends(self) -> dict[AnyPosition, Outcome]:
        """All positions that would end the game by history if they came up."""
        ends = {position: self.end(position) for position in self._led}
        return {position: end for position, end in ends.items() if end}

    def legal(self, position: AnyPosition) -> Sequence[object]:
        """The moves that are legal if this position comes up, and it does not end the game."""
        if position not in self._led:
            return position.legal()
        if position not in self._legal:
            forbidden = self._asked(position, self._game.forbidden)
            self._legal[position] = [move for move in position.legal() if move not in forbidden]
        return self._legal[position]

    def _asked(self, position: AnyPosition, question: Callable[[AnyLine], T]) -> T:
        """The answer to a question about the line as if the position had just been reached.

        The positions before are numbered once, not at every question.
        """
        positions, moves = self._positions, (*self._line.moves, self._led[position])
        positions.append(position)
        try:
            return question(self._line._replace(positions=positions, moves=moves))
        finally:
            positions.drop_last()
