"""The openings that the build computed: what is known of a game before its engine is up."""

import json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any

    from anga.shared.answers import HistoryEntry, NumberedChange, Opening, SceneAnswer
    from anga.shared.learning_data import Shared, ShownData
    from anga.shared.scene import Change, Scene
    from browser.types import Window


async def load(window: "Window", game: str) -> "Opening":
    """A game's words, rules, seats and first position (see `anga.service.openings`)."""
    opening: "Opening" = await load_json(window, "data/%s.json" % game)
    return opening


async def load_json(window: "Window", path: str) -> "Any":
    """A JSON file of the site."""
    response = await window.fetch(window.platform.root + path)
    return json.loads(await response.text())


def complete(data: "Shared", boards: "Iterable[ShownData]", view: "dict[str, str]") -> None:
    """Give each board what a page's boards share in the set of pieces that a view asks for."""
    shared = ([known for known in data["sets"] if _suits(known["view"], view)] or data["sets"])[0]
    for board in boards:
        board["scene"]["looks"] = shared["looks"]
        board["scene"].update(shared["grounds"][board["ground"]])  # type: ignore[typeddict-item]
        own = board["view"]
        board["view"] = shared["view"].copy()
        board["view"].update(own)


def _suits(known: "Mapping[str, str]", view: "dict[str, str]") -> bool:
    """Whether a view asks for what another is, where it asks for anything."""
    return all(view.get(key, known[key]) == known[key] for key in known)


def scene(opening: "Opening", view: "dict[str, str]") -> "Scene":
    """The first Scene as a view shows it."""
    for entry in opening["scenes"]:
        if _suits(entry["view"], view):
            return entry["scene"]
    return opening["scenes"][0]["scene"]


def answer(opening: "Opening", view: "dict[str, str]") -> "SceneAnswer":
    """What the engine would answer about the start."""
    return {
        "game": opening["game"],
        "rules": "",
        "position": None,
        "moves": [],
        "scene": scene(opening, view),
        "choices": opening["choices"],
        "unlisted": [],
        "status": opening["status"],
        "history": [],
        "changes": [],
        "error": None,
    }


def first(opening: "Opening", move: str) -> "tuple[HistoryEntry, list[Change]]":
    """An opening move as the history tells it, and the changes that it makes."""
    found = next(entry for entry in opening["firsts"] if entry["move"] == move)
    return found, [_whole(change, opening["things"]) for change in found["changes"]]


def _whole(change: "NumberedChange", things: "list[object]") -> "Change":
    """The change with its piece or solid in the place of a number."""
    whole: "Change" = {"do": change["do"], "places": change["places"]}
    for key in ("piece", "solid"):
        if key in change:
            whole[key] = things[change[key]]  # type: ignore[typeddict-item]
    return whole
