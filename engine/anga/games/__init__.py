"""The games: each folder here is one, and holds all that the rest of Anga knows of it.

So is each folder inside those that the environment variable ANGA_GAMES names (joined as in PATH):
a game may be made and tried outside of Anga.
"""

import os
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from anga.contract.game import AnyGame
from anga.shared.errors import GameError

FURTHER = tuple(filter(None, os.environ.get("ANGA_GAMES", "").split(os.pathsep)))
__path__ += FURTHER


@cache
def ids() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order."""
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


@cache
def get(game_id: str) -> AnyGame:
    """The game of that id. Raises GameError."""
    if game_id not in ids():
        raise GameError(f"no game {game_id!r}; there is {', '.join(ids())}", game_id)
    game: AnyGame = import_module(f"{__name__}.{game_id}").GAME
    return game
