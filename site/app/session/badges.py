"""What a solved game knows of each touch, as badges."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from session.selection import Selection
    from words import Words

FAR = 10000


def badges(
    values: "dict[str, tuple[str, int]]", selection: "Selection", words: "Words"
) -> "dict[str, dict[str, str]]":
    """For each open touch the best value that lies behind it.

    `values` maps moves to a letter (W, D, L) and a number of plies.
    """
    found = {}
    for touch in selection.open:
        known = [values[move] for move in selection.moves(touch) if move in values]
        if known:
            found[touch] = badge(max(known, key=score), words)
    return found


def score(value: "tuple[str, int]") -> int:
    """Higher is better: the nearer win, the farther loss."""
    letter, plies = value
    if letter == "D":
        return 0
    return FAR - plies if letter == "W" else plies - FAR


def badge(value: "tuple[str, int]", words: "Words") -> "dict[str, str]":
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
