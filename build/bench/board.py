"""A board as a page shows it, so that a measurement finds what can be touched there."""

from anga.record.record import Record
from anga.service import door
from anga.shared.answers import Request, SceneAnswer


def answer(game: Record) -> SceneAnswer:
    """What the door says of the position that a game has come to."""
    request: Request = {"cmd": "scene", "game": game.game, "record": list(game.moves)}
    found: SceneAnswer = door.answer(request)  # type: ignore[assignment]
    return found
