"""What the engine says to those who learn: a move with its reasons, and what is in danger."""

from typing import TypedDict

from anga.shared.scene import Drawing, Explanation, Mark, Phrase


class ReasonsAnswer(TypedDict):
    """What speaks for a move: phrases of the game, the weightiest first."""

    reasons: list[Phrase]


class Danger(Explanation):
    """What the pieces of a seat have to mind; `told` holds phrases of cells, for the ear."""

    told: dict[str, list[Phrase]]


def danger(
    marks: "list[Mark] | None" = None,
    lines: "Drawing | None" = None,
    notes: "list[Phrase] | None" = None,
    told: "dict[str, list[Phrase]] | None" = None,
) -> Danger:
    """A Danger; what is not given is empty."""
    return {"marks": marks or [], "lines": lines or [], "notes": notes or [], "told": told or {}}
