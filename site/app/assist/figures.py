"""Reasons with figures: what is drawn of them over a board, and what is said."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from anga.shared.advice import Reason
    from anga.shared.scene import Explanation, Figures, Phrase


LINES = ("attack", "arrow", "way")
MOST = 8  # lines drawn of one reason


def few(figures: "Figures") -> "Figures":
    """The figures without their lines where these are so many that nobody could tell them apart."""
    lines = [mark for mark in figures["marks"] if mark["mark"] in LINES]
    if len(lines) + len(figures["lines"]) <= MOST:
        return figures
    return {"marks": [mark for mark in figures["marks"] if mark not in lines], "lines": []}


def drawn(figures: "Sequence[Figures]") -> "Explanation":
    """All marks and lines of some figures."""
    marks = [mark for each in figures for mark in each["marks"]]
    return {
        "marks": marks,
        "lines": [line for each in figures for line in each["lines"]],
        "notes": [],
    }


def claim(reason: "Reason") -> "Phrase":
    """A reason as a phrase."""
    phrase: "list[Phrase]" = [reason["slug"]]
    return phrase + reason["args"]
