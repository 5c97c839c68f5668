"""Badges on touches: the values of a solved game, and the order of a hint's touches."""

from state.selection import is_option

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from state.selection import Selection
    from words import Words

    Values = dict[str, tuple[str, int | None]]

FAR = 10000


def badges(values: "Values", selection: "Selection", words: "Words") -> "dict[str, dict[str, str]]":
    """For each open touch, the best value that can be reached by it.

    `values` maps moves to a letter (W, D, L) and a number of plies.
    """
    found = {}
    for touch in selection.open if values else ():
        known = [values[move] for move in selection.moves(touch) if move in values]
        if known:
            found[touch] = badge(max(known, key=score), words)
    return found


def draw_badges(
    drawing: "list[str]", selection: "Selection", words: "Words"
) -> "dict[str, dict[str, str]]":
    """Badges of the open touches that only lead to moves which draw by repetition."""
    found = {}
    for touch in selection.open if drawing else ():
        if all([move in drawing for move in selection.moves(touch)]):
            told = words("told-repetition")
            found[touch] = {"text": words("even"), "description": told, "tone": "even"}
    return found


def hint_badges(
    touches: "list[str]", open_: "Sequence[str]", words: "Words"
) -> "dict[str, dict[str, str]]":
    """The order of those of a hint's touches that can be seen: options only once they are open.

    A cell that is the only one left is told, but needs no number.
    """
    if len(touches) == 1 and touches[0].startswith("c:"):
        return {touches[0]: {"text": "", "description": words("touch-hinted"), "tone": "hint"}}
    seen = [touch for touch in touches if not is_option(touch) or touch in open_]
    found = {}
    for number in range(len(seen), 0, -1):  # of a place that is touched twice, the first time
        alone = len(touches) == 1
        text, told = words("touch-here") if alone else str(number), words("touch-next", number)
        described = words("touch-hinted") if alone else told
        found[seen[number - 1]] = {"text": text, "description": described, "tone": "hint"}
    return found


def score(value: "tuple[str, int | None]") -> int:
    """A number that orders values: near wins first, near losses last."""
    letter, plies = value
    if letter == "D":
        return 0
    return FAR - (plies or 0) if letter == "W" else (plies or 0) - FAR


def badge(value: "tuple[str, int | None]", words: "Words") -> "dict[str, str]":
    """A value as a short text, a sentence and a tone."""
    letter, plies = value
    if letter == "D":
        return {"text": words("even"), "description": words("told-even"), "tone": "even"}
    win = letter == "W"
    return {
        "text": words("win-in" if win else "loss-in", plies),
        "description": words("told-win" if win else "told-loss", plies),
        "tone": "good" if win else "bad",
    }
