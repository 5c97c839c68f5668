"""The board of a page, for measurements that need to know what can be touched."""

from anga.record.record import Record
from anga.service import door
from anga.shared.answers import Request, SceneAnswer


def answer(game: Record) -> SceneAnswer:
    """The engine's answer about the position of a game."""
    request: Request = {"cmd": "scene", "game": game.game, "record": list(game.moves)}
    found: SceneAnswer = door.answer(request)  # type: ignore[assignment]
    return found
