"""What a solved game knows of each touch, as badges."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from session.selection import Selection
    from words import Words

    Values = dict[str, tuple[str, int | None]]

FAR = 10000


def badges(values: "Values", selection: "Selection", words: "Words") -> "dict[str, dict[str, str]]":
    """For each open touch the best value that lies behind it.

    `values` maps moves to a letter (W, D, L) and a number of plies.
    """
    found = {}
    for touch in selection.open:
        known = [values[move] for move in selection.moves(touch) if move in values]
        if known:
            found[touch] = badge(max(known, key=score), words)
    return found


def score(value: "tuple[str, int | None]") -> int:
    """Higher is better: the nearer win, the farther loss."""
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
