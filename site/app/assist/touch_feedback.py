"""Feedback on touches that neither make nor begin a move; every touch gets some."""

from anga.shared.owner import owner
from anga.shared.phrases import mentions
from state.selection import question, touch_of
from words import together

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from anga.shared.scene import Piece, Scene
    from state.ports import Offer
    from state.table import Table
    from words import Words


def sentence(scene: "Scene", touches: "Sequence[str]", turn: "str | None", words: "Words") -> str:
    """The reason why the last of some touches has no effect, as far as the board shows it.

    `turn` is the seat to move.
    """
    touch = touches[-1]
    if touch.startswith("d:"):
        return words("touch-die")
    for piece in scene["pieces"]:
        if touch == "c:" + piece["cell"] and _is_ownerless(piece):
            return words("touch-aside", words.say(piece["name"]))
        if touch == "c:" + piece["cell"] and piece.get("down") and len(touches) == 1:
            return words("touch-down", words.say(piece["name"]))
    seat = owner(scene, touch)
    empty = _empty(scene, turn) if seat is None and touch.startswith("c:") else None
    if len(touches) > 1 and empty != "touch-unplaced":
        held = [each[2:] for each in touches[:-1] if each.startswith("c:")]
        return words("touch-nowhere", held[-1] if held else "")
    if seat is None:
        return words(empty or "does-nothing")
    if seat == turn:
        solids = ["c:" + solid["cell"] for solid in scene["solids"]]
        return words("touch-solid" if touch in solids else "touch-idle")
    return words("touch-other", words.say("seat:" + seat), words.say("seat:" + str(turn)))


def astray(
    scene: "Scene", offer: "Offer", touches: "Sequence[str]", turn: "str | None", words: "Words"
) -> str:
    """The question that is open after the touches before the last, else why that has no effect."""
    group = question(scene, offer)
    return (
        words("touch-early", words.say(group)) if group else sentence(scene, touches, turn, words)
    )


def putting_down(text: str, down: bool, words: "Words") -> str:
    """Feedback on a touch that could have made a move alone, had nothing been held.

    If so, what was held is put `down`, which is added.
    """
    return together([text, words("put-down")]) if down else text


def early(scene: "Scene", touch: str, words: "Words") -> str:
    """The question to be answered first, which is that of an option."""
    for option in scene["options"]:
        if touch_of(option) == touch and "group" in option:
            return words("touch-early", words.say(option["group"]))
    return words("touch-nowhere")


def open_question(scene: "Scene", offer: "Offer", words: "Words") -> str:
    """What remains to be chosen after touches: a square for a drop, or an option; else ""."""
    group = question(scene, offer)
    if group or not offer.touches:
        return words.say(group) if group else ""
    for hand in scene["hands"]:
        for held in hand["held"]:
            if offer.touches[-1] == "t:" + hand["seat"] + ":" + held["kind"]:
                return words("drop-where", words.say(held.get("own", held["name"])))
    return ""


def rolls_for(table: "Table", words: "Words") -> str:
    """What the seat to roll can only hope for, if it moves nothing with the dice; else ""."""
    seats = table.answer["scene"]["seats"] if table.chance else []
    told = [seat["rolls_for"] for seat in seats if "rolls_for" in seat]
    return words.say_to(table.match.listener, told[0]) if told else ""


def _is_ownerless(piece: "Piece") -> bool:
    """Whether a piece is nobody's any more: it does not count, and its name tells no seat."""
    return bool(piece.get("aside")) and not mentions(piece["name"], "seat:" + piece["seat"])


def _empty(scene: "Scene", turn: "str | None") -> str:
    """Feedback on an empty place; it depends on what the seat to move could touch instead."""
    if _holds(scene, turn):
        return "touch-empty-hand"
    own = [thing for thing in scene["pieces"] + scene["solids"] if thing.get("seat") == turn]
    return "touch-empty" if own else "touch-unplaced"


def _holds(scene: "Scene", turn: "str | None") -> bool:
    """Whether the seat to move has pieces in hand."""
    hands = [hand for hand in scene["hands"] if hand["seat"] == turn]
    return any([held["count"] for hand in hands for held in hand["held"]])
