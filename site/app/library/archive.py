"""Archives of everything on the device: `{"anga": 1, "games", "settings", "progress"}`.

Importing one adds and never replaces: games and choices that are here already stay as they are.
"""

import json

from anga.shared.formats.faults import last
from kept.diary import FORMER, Diary
from kept.diary import KEY as DIARY
from kept.library import KEY, Library
from kept.rows import sane
from library.conversion import adding

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import NotRequired, TypedDict

    from kept.rows import Entry
    from library.conversion import Counts
    from state.ports import Storage

    class Archive(TypedDict):
        """The contents of an archive, as read; each game is checked when it is added."""

        games: list[Entry]
        settings: NotRequired[object]
        progress: NotRequired[object]


VERSION = 1
FILE = "anga-games.json"
PROGRESS = tuple([FORMER[part] for part in FORMER])  # how its keys of before begin
CHOSEN = (  # how their keys begin
    "aloud", "bar", "board", "buzz", "coach", "confirm", "coordinates", "danger", "language",
    "letters", "name", "own-dice", "pace", "players:", "premove", "sound", "still", "text", "theme",
    "turning", "view:",
)  # fmt: skip


def archive(storage: "Storage") -> str:
    """The text of an archive of this device."""
    rows = [storage.get(key) for key in sorted(storage.keys(KEY))]
    progress = _values(storage, PROGRESS)
    diary = storage.get(DIARY)
    if diary is not None:
        progress[DIARY] = diary
    kept = {
        "anga": VERSION,
        "games": [row for row in rows if row is not None],
        "settings": _values(storage, CHOSEN),
        "progress": progress,
    }
    return json.dumps(kept)


def take_in(storage: "Storage", kept: "Archive") -> "Counts":
    """Add the contents of an archive; returns the number of games added."""
    counts: "Counts" = last(taking_in(storage, kept))
    return counts


def taking_in(storage: "Storage", kept: "Archive") -> "Generator[None, None, Counts]":
    """Add the contents of an archive, one game a step."""
    library = Library(storage)
    here = [library.read(name[len(KEY) :]) for name in storage.keys(KEY)]
    known = [_mark(entry) for entry in here if entry]
    rows = (row if sane(row) else None for row in kept["games"])
    counts = yield from adding(library, rows, known, _mark)
    _add(storage, kept.get("settings"), CHOSEN)
    _add(storage, kept.get("progress"), PROGRESS)
    _add_diary(storage, kept.get("progress"))
    return counts


def _mark(entry: "Entry") -> str:
    """A key that is equal for the same game."""
    return entry["link"] + " " + str(entry["begun"])


def _add_diary(storage: "Storage", values: "object") -> None:
    """Add what was learned, solved and played, as this and earlier versions write it."""
    if isinstance(values, dict):
        diary = Diary(storage)
        diary.add(values.get(DIARY))
        diary.add_former(values)


def _values(storage: "Storage", beginnings: "tuple[str, ...]") -> "dict[str, object]":
    keys = [key for beginning in beginnings for key in storage.keys(beginning)]
    return {key: storage.get(key) for key in sorted(keys)}


def _add(storage: "Storage", values: "object", beginnings: "tuple[str, ...]") -> None:
    """Add values of known keys under which nothing is kept yet."""
    if not isinstance(values, dict):
        return
    for key in sorted([key for key in values if isinstance(key, str)]):
        if any([key[: len(each)] == each for each in beginnings]) and storage.get(key) is None:
            storage.put(key, values[key])
