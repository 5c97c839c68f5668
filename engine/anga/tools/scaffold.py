"""The folder of a new game, complete and playable, to be edited: `anga new ID`."""

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from keyword import iskeyword
from pathlib import Path

from anga import games
from anga.shared.errors import RequestError

TEMPLATES = files("anga.tools") / "scaffold"
ENDING = ".txt"  # so that nothing takes the templates for Python


def make(game_id: str, folder: Path) -> Path:
    """Create the folder of a new game inside another. Raises RequestError."""
    if not re.fullmatch("[a-z][a-z0-9]*", game_id) or iskeyword(game_id):
        raise RequestError(f"{game_id!r} is no id: small letters and digits", game_id)
    home = folder / game_id
    if home.exists() or game_id in games.ids():
        raise RequestError(f"there is {game_id!r} already", game_id)
    _copy(TEMPLATES, home, game_id)
    return home


def usual() -> Path:
    """The default place for a new game: the first folder of ANGA_GAMES, or Anga's own."""
    return Path((*games.FURTHER, *games.__path__)[0])


def _copy(source: Traversable, target: Path, game_id: str) -> None:
    target.mkdir(parents=True)
    for each in source.iterdir():
        if each.is_dir():
            _copy(each, target / each.name, game_id)
        elif each.name.endswith(ENDING):
            text = each.read_text(encoding="utf-8").replace("gameid", game_id)
            text = text.replace("GameName", game_id.capitalize())
            (target / each.name.removesuffix(ENDING)).write_text(text, encoding="utf-8")
