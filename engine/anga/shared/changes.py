"""The effect of changes on a Scene, for the page before its engine is up, and for tests.

This module too is shared with the page's main thread, see `anga.shared.errors`.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

    from anga.shared.scene import Change, Scene

    Thing = dict[str, Any]  # a Scene, or a part of one

LIFTING = ("move", "drop", "capture", "remove")


def apply(scene: "Scene", changes: "Iterable[Change]") -> "Scene":
    """The Scene after `changes`, with respect to pieces, solids and hands."""
    after = _copied(scene)
    for change in changes:
        if change["do"] in LIFTING:
            after = _lifted(after, change["places"][0])
        after = _set_down(after, change)
    return after  # type: ignore[return-value]


def stepped(scene: "Scene", places: "Sequence[str]") -> "Scene":
    """The Scene once the piece on the first of two places, if any, stands on the second."""
    for piece in scene["pieces"] if places else ():
        if "c:" + piece["cell"] == places[0]:
            moved = _with(_copied(piece), "cell", places[1][2:])
            change: "Any" = {"do": "move", "places": places, "piece": moved}
            return apply(scene, [change])
    return scene


def _copied(thing: "Any") -> "Thing":
    return dict(thing)


def _lifted(scene: "Thing", place: str) -> "Thing":
    if place.startswith("t:"):
        return _with(scene, "hands", _counted(scene["hands"], place, -1))
    cell = place[2:]
    scene = _with(scene, "pieces", _without(scene["pieces"], cell))
    return _with(scene, "solids", _without(scene["solids"], cell))


def _set_down(scene: "Thing", change: "Change") -> "Thing":
    if "piece" in change:
        return _with(scene, "pieces", _placed(scene["pieces"], change["piece"]))
    if "solid" in change:
        return _with(scene, "solids", _placed(scene["solids"], change["solid"]))
    if len(change["places"]) == 2:
        return _with(scene, "hands", _counted(scene["hands"], change["places"][1], 1))
    return scene


def _with(thing: "Thing", key: str, value: "Any") -> "Thing":
    changed = _copied(thing)
    changed[key] = value
    return changed


def _without(things: "list[Thing]", cell: str) -> "list[Thing]":
    return [thing for thing in things if thing["cell"] != cell]


def _placed(things: "list[Thing]", thing: "Any") -> "list[Thing]":
    placed = _without(things, thing["cell"])
    placed.append(thing)
    return placed


def _counted(hands: "list[Thing]", place: str, step: int) -> "list[Thing]":
    _, seat, kind = place.split(":")
    return [_refilled(hand, kind, step) if hand["seat"] == seat else hand for hand in hands]


def _refilled(hand: "Thing", kind: str, step: int) -> "Thing":
    piles = [_more(pile, step) if pile["kind"] == kind else pile for pile in hand["held"]]
    return _with(hand, "held", piles)


def _more(pile: "Thing", step: int) -> "Thing":
    return _with(pile, "count", pile["count"] + step)
