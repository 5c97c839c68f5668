"""Opening data from the build, which pages use before the engine is up."""

import json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any

    from anga.shared.answers import HistoryEntry, NumberedChange, Opening, SceneAnswer
    from anga.shared.learning_data import Shared, ShownData
    from anga.shared.scene import Change, Scene
    from browser.types import Window
    from words import Words


async def load(window: "Window", game: str) -> "Opening":
    """A game's words, rules, seats and first position (see `anga.service.openings`)."""
    opening: "Opening" = await load_json(window, "data/%s.json" % game)
    return opening


async def load_json(window: "Window", path: str) -> "Any":
    """A JSON file of the site."""
    response = await window.fetch(window.platform.root + path)
    return json.loads(await response.text())


def complete(data: "Shared", boards: "Iterable[ShownData]", view: "dict[str, str]") -> None:
    """Restore the shared parts of a page's boards, in the piece set of a view."""
    shared = ([known for known in data["sets"] if _suits(known["view"], view)] or data["sets"])[0]
    for board in boards:
        board["scene"]["looks"] = shared["looks"]
        board["scene"].update(shared["grounds"][board["ground"]])  # type: ignore[typeddict-item]
        own = board["view"]
        board["view"] = shared["view"].copy()
        board["view"].update(own)


def _suits(known: "Mapping[str, str]", view: "dict[str, str]") -> bool:
    """Whether one view agrees with another wherever it has a value."""
    return all(view.get(key, known[key]) == known[key] for key in known)


def scene(opening: "Opening", view: "dict[str, str]") -> "Scene":
    """The start Scene in a view."""
    for entry in opening["scenes"]:
        if _suits(entry["view"], view):
            return entry["scene"]
    return opening["scenes"][0]["scene"]


def answer(opening: "Opening", view: "dict[str, str]") -> "SceneAnswer":
    """The engine's answer about the start, from opening data."""
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
        "lost": {},
        "error": None,
    }


def article(opening: "Opening", words: "Words", slug: str) -> str:
    """The address of the article that explains a rule or a reason, or ""."""
    name = opening.get("articles", {}).get(slug)
    return words.reading("rules-%s.html" % opening["game"]) + "#" + name if name else ""


def clear(answer: "SceneAnswer") -> None:
    """Replace an answer about the start by an empty board on which nobody is to move."""
    scene, status = answer["scene"].copy(), answer["status"].copy()
    scene["pieces"], scene["solids"], scene["marks"], scene["options"] = [], [], [], []
    scene["hands"] = [hand.copy() for hand in scene["hands"]]
    for hand in scene["hands"]:
        hand["held"] = [held.copy() for held in hand["held"]]
        for held in hand["held"]:
            held["count"] = 0
    status["turn"] = None
    answer["scene"], answer["status"] = scene, status


def first(opening: "Opening", move: str) -> "tuple[HistoryEntry, list[Change]]":
    """The history entry of a first move that the build has prepared, and the changes it makes."""
    found = next(entry for entry in opening["firsts"] if entry["move"] == move)
    return found, [_whole(change, opening["things"]) for change in found["changes"]]


def _whole(change: "NumberedChange", things: "list[object]") -> "Change":
    """The change with its number replaced by the piece or solid."""
    whole: "Change" = {"do": change["do"], "places": change["places"]}
    for key in ("piece", "solid"):
        if key in change:
            whole[key] = things[change[key]]  # type: ignore[typeddict-item]
    return whole
