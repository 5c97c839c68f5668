"""Answers for learners: a move with its reasons, and what is in danger."""

from typing import TypedDict

from anga.shared.scene import Drawing, Explanation, Mark, Phrase


class ReasonsAnswer(TypedDict):
    """The reasons for a move: phrases of the game, most important first."""

    reasons: list[Phrase]


class Danger(Explanation):
    """The dangers to a seat's pieces; `told` holds phrases by cell, for screen readers."""

    told: dict[str, list[Phrase]]


def danger(
    marks: "list[Mark] | None" = None,
    lines: "Drawing | None" = None,
    notes: "list[Phrase] | None" = None,
    told: "dict[str, list[Phrase]] | None" = None,
) -> Danger:
    """A Danger; parts that are not given are empty."""
    return {"marks": marks or [], "lines": lines or [], "notes": notes or [], "told": told or {}}
