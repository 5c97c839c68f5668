"""The changes that a move makes on the board."""

from anga.games.troop.rules.board import TroopBoard
from anga.games.troop.rules.position import TroopPosition
from anga.games.troop.rules.resolution import resolve
from anga.games.troop.view.scene import unit
from anga.shared.scene import Change


def changes(position: TroopPosition, move: int) -> list[Change]:
    """The changes of a legal move: the muster step, beaten enemies, the march, lost marchers."""
    board, done, seat = position.board, resolve(position, move), position.turn
    made: list[Change] = []
    if done.step:
        made.append(_moved(board, seat, *done.step))
    made += [{"do": "capture", "places": [f"c:{board.name(cell)}"]} for cell in done.beaten]
    made += [_moved(board, seat, marcher.origin, marcher.target) for marcher in done.marchers]
    made += [{"do": "remove", "places": [f"c:{board.name(cell)}"]} for cell in done.lost]
    return made


def _moved(board: TroopBoard, seat: str, origin: int, target: int) -> Change:
    places = [f"c:{board.name(cell)}" for cell in (origin, target)]
    return {"do": "move", "places": places, "piece": unit(board, seat, target)}
