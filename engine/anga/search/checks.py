"""A search for wins by checks alone in a few own moves, run before the main search of two players.

Where each own move gives check there are only few answers, so this sees farther than a search of
all moves. Most positions are only tested for check, and are not counted. Unlike `solver`, which
proves goals, it considers the game's history and can be stopped at any time.
"""

from collections.abc import Generator, Hashable, Iterator
from typing import Any

from anga.contract.position import AnyPosition, Position
from anga.contract.thinking import Thinking
from anga.search.budget import SpentError
from anga.search.history import History

Told = Generator[None, None, bool]


class Checks:
    """A search for a win of one side by checks; at most `most` positions in check are examined.

    `win` is the winning move once it is found, and `own` the number of own moves it takes. The
    generators yield None wherever the search may pause, and raise SpentError.
    """

    def __init__(self, hooks: Thinking[Any, Any], history: History, most: int) -> None:
        self.hooks, self.history, self.most = hooks, history, most
        self.win: object | None = None
        self.own = 0
        self._known: dict[tuple[Hashable, int], bool] = {}  # whether somebody in check is lost

    def look(self, position: AnyPosition, longest: int) -> Iterator[None]:
        """Look for the move that wins in the fewest own moves, up to a number."""
        checks = self._checks(position)
        for own in range(1, longest + 1):
            for move, after in checks:
                if (yield from self._is_lost(after, own)):
                    self.win, self.own = move, own
                    return

    def _checks(self, position: AnyPosition) -> list[tuple[object, AnyPosition]]:
        """The checking moves and the positions after them, those with few answers first."""
        found = []
        for move in self.history.legal(position):
            after = position.after(move)
            if after.turn == position.turn or not self.hooks.checked(after):
                continue
            if not self.history.end(after):
                found.append((move, after))
        return sorted(found, key=lambda check: len(check[1].legal()))

    def _is_lost(self, position: AnyPosition, own: int) -> Told:
        """Whether the side in check loses within a number of moves, the checking one included."""
        key = self.hooks.key(position), own
        if key not in self._known:
            self.most -= 1
            if self.most < 0:
                raise SpentError
            yield
            self._known[key] = bool(self.hooks.ended(position)) or (
                own > 1 and (yield from self._is_helpless(position, own - 1))
            )
        return self._known[key]

    def _is_helpless(self, position: AnyPosition, own: int) -> Told:
        """Whether every answer to the check still loses within a number of checks."""
        for move in self.history.legal(position):
            after = position.after(move)
            if after.turn == position.turn or not (yield from self._wins(after, own)):
                return False
        return True

    def _wins(self, position: AnyPosition, own: int) -> Told:
        """Whether the side to move wins within a number of checks."""
        if self.hooks.ended(position) or self.history.end(position):
            return False
        for _, after in self._checks(position):
            if (yield from self._is_lost(after, own)):
                return True
        return False


def knows_check(position: AnyPosition) -> bool:
    """Whether the game has checks."""
    return type(position).check is not Position.check
