"""The moves that a careless player overlooks.

People overlook moves, those that win among them. What they hardly overlook is a move to where
something has just been moved: it is how one takes back.
"""

import random
from collections.abc import Iterator

from anga.contract.game import AnyGame, AnyLine
from anga.contract.position import AnyPosition
from anga.shared.scene import Choice


def noticed(line: AnyLine, overlook: float, chance: random.Random) -> list[object]:
    """The legal moves but those that are overlooked, each with that chance; one at least.

    A move to a cell that another seat has just touched is never overlooked.
    """
    moves = line.legal()
    if not overlook:
        return moves
    plain = _plain(line)
    seen = [
        move
        for move in moves
        if chance.random() >= overlook or line.position.format_move(move) in plain
    ]
    return seen or [chance.choice(moves)]


def _plain(line: AnyLine) -> set[str]:
    """The tokens of the moves to where the last move of somebody else led."""
    game, position = line.game, line.position
    for before, move in zip(line.positions[-2::-1], line.moves[::-1], strict=True):
        if before.turn != position.turn and not before.chance:
            touched = _ends(game, before).get(before.format_move(move), set())
            return {token for token, ends in _ends(game, position).items() if ends & touched}
    return set()


def _ends(game: AnyGame, position: AnyPosition) -> dict[str, set[str]]:
    """The cells to which each legal move leads: those that are touched last."""
    return {choice["move"]: set(_last_cells(choice)) for choice in game.choices(position)}


def _last_cells(choice: Choice) -> Iterator[str]:
    for path in choice["paths"]:
        yield from [touch for touch in path if touch.startswith("c:")][-1:]
