"""What articles and lessons are made of: texts in both languages, and boards that share much."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from anga.shared.scene import Drawing
from anga.shared.taught import Ground

LANGUAGES = ("en", "ja")
GROUND = ("size", "slabs", "cells", "lines", "texts", "camera")  # what many Scenes share


class Text(NamedTuple):
    """The same in both languages."""

    en: str
    ja: str


def text(place: str, data: object) -> Text:
    """A text as TOML has it. Raises ValueError, which names the place."""
    both = isinstance(data, dict) and sorted(data) == sorted(LANGUAGES)
    insist(place, both, f"a text has en and ja, this one is {data!r}")
    assert isinstance(data, dict)
    return Text(data["en"].strip(), data["ja"].strip())


def insist(place: str, holds: bool, sentence: str) -> None:
    """Raise a ValueError that names the place, unless something holds."""
    if not holds:
        raise ValueError(f"{place}: {sentence}")


def shared(place: str, boards: Sequence[Any]) -> tuple[dict[str, Drawing], list[Ground]]:
    """The drawings and the grounds of boards, which are taken out of their Scenes.

    That is the drawings of all Scenes together, and the different boards without what stands on
    them; so the Scenes hold neither, and each board names its `ground` by number.
    """
    looks: dict[str, Drawing] = {}
    grounds: list[Ground] = []
    for board in boards:
        ground: Any = {part: board["scene"].pop(part) for part in GROUND}
        if ground not in grounds:
            grounds.append(ground)
        board["ground"] = grounds.index(ground)
        for name, drawing in board["scene"].pop("looks").items():
            insist(place, looks.setdefault(name, drawing) == drawing, f"two looks named {name}")
    return looks, grounds
