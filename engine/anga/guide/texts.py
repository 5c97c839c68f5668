"""Common parts of articles and lessons: texts in both languages, and shared board data."""

import hashlib
from collections.abc import Iterable, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import product
from typing import Any, NamedTuple

from anga import games
from anga.record import record
from anga.shared.learning_data import Shared
from anga.shared.phrases import say
from anga.shared.scene import Drawing, Scene, Words

LANGUAGES = ("en", "ja")
NAMED = {"en": "{0}: {1}. ", "ja": "{0}：{1}。"}  # a kind of rules, and which of it
GROUND = ("size", "slabs", "cells", "lines", "texts", "camera")  # what many Scenes share


class BilingualText(NamedTuple):
    """A text in both languages."""

    en: str
    ja: str


def text(place: str, data: object) -> BilingualText:
    """A text from TOML. Raises ValueError, which names its place."""
    both = isinstance(data, dict) and sorted(data) == sorted(LANGUAGES)
    insist(place, both, f"a text has en and ja, this one is {data!r}")
    assert isinstance(data, dict)
    return BilingualText(data["en"].strip(), data["ja"].strip())


def insist(place: str, holds: bool, sentence: str) -> None:
    """Raise a ValueError that names the place, unless a condition holds."""
    if not holds:
        raise ValueError(f"{place}: {sentence}")


def learning(game_id: str, name: str) -> Traversable:
    """A file of a game's folder `learn`, which need not be there. Raises GameError."""
    games.get(game_id)
    return files(f"anga.games.{game_id}") / "learn" / name


def short_id(*parts: str) -> str:
    """The id of something that its parts decide: eight hexadecimal digits."""
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:8]


def sets(game_id: str) -> list[dict[str, str]]:
    """One view for each piece set, the usual one first; a single view for a game with one set."""
    views = [view for view in games.get(game_id).views if view.english]
    chosen = product(*(view.choices for view in views))
    return [{view.id: choice for view, choice in zip(views, each, strict=True)} for each in chosen]


def view(game_id: str, language: str) -> dict[str, str]:
    """The default view for readers of a language."""
    if language != "en":
        return {}
    return {view.id: view.english for view in games.get(game_id).views if view.english}


def rule_told(rule: str, token: str, words: Words, language: str) -> str:
    """A kind of rules, and which of it is in force, as a sentence."""
    return NAMED[language].format(*(say(f"rule:{part}", words, language) for part in (rule, token)))


def shared(game_id: str, boards: Sequence[Any]) -> Shared:
    """The common parts of boards for each piece set; they are removed from the Scenes.

    They are all drawings together, and the different empty boards; each Scene then names its
    `ground` by number.
    """
    views = sets(game_id)
    drawn = [_drawn(board, views) for board in boards]
    grounds: list[list[Any]] = []
    for board, scenes in zip(boards, drawn, strict=True):
        ground = [{part: scene[part] for part in GROUND} for scene in scenes]  # type: ignore[literal-required]
        if ground not in grounds:
            grounds.append(ground)
        board["ground"] = grounds.index(ground)
        for part in ("looks", *GROUND):
            del board["scene"][part]
    return {
        "sets": [
            {
                "view": view,
                "looks": _looks(game_id, (scenes[number] for scenes in drawn)),
                "grounds": [ground[number] for ground in grounds],
            }
            for number, view in enumerate(views)
        ]
    }


def _drawn(board: Any, views: Sequence[dict[str, str]]) -> list[Scene]:
    """What stands on a board, in each of some views."""
    line = record.replay(record.parse_fragment(board["link"])[0])
    return [line.game.scene(line.position, {**view, **board["view"]}) for view in views]


def _looks(place: str, scenes: Iterable[Scene]) -> dict[str, Drawing]:
    """All drawings of Scenes."""
    looks: dict[str, Drawing] = {}
    for scene in scenes:
        for name, drawing in scene["looks"].items():
            insist(place, looks.setdefault(name, drawing) == drawing, f"two looks named {name}")
    return looks
