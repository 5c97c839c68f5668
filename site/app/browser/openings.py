"""The openings that the build computed: what is known of a game before its engine is up."""

import json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any


async def load(window: "Any", game: str) -> "Any":
    """A game's words, rules, seats and first position (see `anga.service.openings`)."""
    return await load_json(window, "data/%s.json" % game)


async def load_json(window: "Any", path: str) -> "Any":
    """A JSON file of the site."""
    response = await window.fetch(path)
    return json.loads(await response.text())


def scene(opening: "dict[str, Any]", view: "dict[str, str]") -> "Any":
    """The first Scene as a view shows it."""
    for entry in opening["scenes"]:
        if all(view.get(key, entry["view"][key]) == entry["view"][key] for key in entry["view"]):
            return entry["scene"]
    return opening["scenes"][0]["scene"]


def answer(opening: "dict[str, Any]", view: "dict[str, str]") -> "dict[str, Any]":
    """What the engine would answer about the start."""
    return {
        "scene": scene(opening, view),
        "choices": opening["choices"],
        "unlisted": [],
        "status": opening["status"],
        "history": [],
        "changes": [],
        "error": None,
    }


def first(opening: "Mapping[str, Any]", move: str) -> "Any":
    """What an opening move does and how it is told."""
    found = dict(next(entry for entry in opening["firsts"] if entry["move"] == move))
    found["changes"] = [_whole(change, opening["things"]) for change in found["changes"]]
    return found


def _whole(change: "dict[str, Any]", things: "list[Any]") -> "dict[str, Any]":
    """A change with its piece or solid in the place of a number."""
    whole = dict(change)
    for key in ("piece", "solid"):
        if key in whole:
            whole[key] = things[whole[key]]
    return whole
