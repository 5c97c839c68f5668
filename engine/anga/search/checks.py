"""Wins that checks force in a few own moves, looked for before anything else; for two players.

Where each own move gives check only few answers are left, so that this sees farther than a search
of all moves. Most positions are only asked whether there is check, and not counted. Unlike
`forced`, which proves goals, this knows the game's history and may be left at any time.
"""

from collections.abc import Generator, Hashable, Iterator
from typing import Any

from anga.contract.position import AnyPosition, Position
from anga.contract.thinking import Thinking
from anga.search.budget import SpentError
from anga.search.history import History

Told = Generator[None, None, bool]


class Checks:
    """What one side can force by checks; `most` positions in check are looked at.

    `win` is the move that does it, once it is found, and `own` in how many moves. The generators
    hand out None each time that others may act, and raise SpentError.
    """

    def __init__(self, hooks: Thinking[Any, Any], history: History, most: int) -> None:
        self.hooks, self.history, self.most = hooks, history, most
        self.win: object | None = None
        self.own = 0
        self._known: dict[tuple[Hashable, int], bool] = {}  # whether somebody in check is lost

    def look(self, position: AnyPosition, longest: int) -> Iterator[None]:
        """Look for the move that wins in the fewest own ones, up to so many."""
        checks = self._checks(position)
        for own in range(1, longest + 1):
            for move, after in checks:
                if (yield from self._is_lost(after, own)):
                    self.win, self.own = move, own
                    return

    def _checks(self, position: AnyPosition) -> list[tuple[object, AnyPosition]]:
        """The moves that give check, and what comes of them, where few answers are left first."""
        found = []
        for move in self.history.legal(position):
            after = position.after(move)
            if after.turn == position.turn or not self.hooks.checked(after):
                continue
            if not self.history.end(after):
                found.append((move, after))
        return sorted(found, key=lambda check: len(check[1].legal()))

    def _is_lost(self, position: AnyPosition, own: int) -> Told:
        """Whether whoever is in check loses by so many moves, that which gave it counted."""
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
        """Whether so many checks win after every move."""
        for move in self.history.legal(position):
            after = position.after(move)
            if after.turn == position.turn or not (yield from self._wins(after, own)):
                return False
        return True

    def _wins(self, position: AnyPosition, own: int) -> Told:
        """Whether the side to move wins by so many checks."""
        if self.hooks.ended(position) or self.history.end(position):
            return False
        for _, after in self._checks(position):
            if (yield from self._is_lost(after, own)):
                return True
        return False


def knows_check(position: AnyPosition) -> bool:
    """Whether there is check in the game."""
    return type(position).check is not Position.check
