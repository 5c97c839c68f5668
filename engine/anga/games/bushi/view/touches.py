"""The touches of moves: a face and its direction in either order, or an option around the cube."""

from anga.games.bushi.rules.common import BushiPosition
from anga.games.bushi.rules.cube import MOVES
from anga.shared.scene import Choice


def choices(position: BushiPosition) -> list[Choice]:
    """The touches of every move; moves forbidden by a sword are included with the reason."""
    if position.outcome:
        return []
    moves = list(position.cube.states) if position.own is None else list(MOVES)
    return [_choice(position, move) for move in moves]


def _choice(position: BushiPosition, move: str) -> Choice:
    ids = list(move)
    paths = [
        [f"o:{one}" for one in order] for order in ([ids, ids[::-1]] if len(ids) == 2 else [ids])
    ]
    if position.is_legal(move):
        return {"move": move, "paths": paths}
    return {"move": move, "paths": paths, "forbidden": position.refusal(move).reason}
