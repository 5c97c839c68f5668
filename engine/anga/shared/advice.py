"""Answers for learners: a move with its reasons, what a position shows, what is in danger."""

from typing import TypedDict

from anga.shared.scene import Drawing, Explanation, Figures, Mark, Phrase


class Reason(TypedDict):
    """A claim about a position: `slug` with `args` is a phrase, `figures` show that it is true."""

    slug: str
    args: list[Phrase]
    figures: Figures


class ReasonsAnswer(TypedDict):
    """The reasons for a move, most important first: phrases of the game."""

    reasons: list[Phrase]


class ClaimsAnswer(TypedDict):
    """What speaks for a move, most important first.

    No claim is true of more than half of the other legal moves. `cautions` are what an opponent
    could do about the move at once. `ply` is the number of moves up to that one.
    """

    claims: list[Reason]
    cautions: list[Reason]
    ply: int


class ShowsAnswer(TypedDict):
    """What led to a position and what follows from it, most important first."""

    shows: list[Reason]


class LosingMove(TypedDict):
    """The last move after which a seat was lost that had another outcome at hand before it.

    `ply` counts from 0, `better` are the moves that kept the best outcome, `told` how they are
    written, `wins` whether that was a win rather than a draw, `forced` whether the seat moved
    afterwards and had only one legal move each time.
    """

    ply: int
    better: list[str]
    told: list[Phrase]
    wins: bool
    forced: bool


class LosingAnswer(TypedDict):
    """Where a seat lost a solved game; null if it has not, or never had anything else at hand."""

    losing: LosingMove | None


class Danger(Explanation):
    """The dangers to a seat's pieces; `told` holds phrases by cell, for screen readers."""

    told: dict[str, list[Phrase]]


def phrase(told: Reason) -> Phrase:
    """A reason as a phrase."""
    return [told["slug"], *told["args"]]


def danger(
    marks: "list[Mark] | None" = None,
    lines: "Drawing | None" = None,
    notes: "list[Phrase] | None" = None,
    told: "dict[str, list[Phrase]] | None" = None,
) -> Danger:
    """A Danger; parts that are not given are empty."""
    return {"marks": marks or [], "lines": lines or [], "notes": notes or [], "told": told or {}}


def reason(
    slug: str,
    *args: Phrase,
    marks: "list[Mark] | None" = None,
    lines: "Drawing | None" = None,
) -> Reason:
    """A Reason that is shown by marks and lines."""
    return {
        "slug": slug,
        "args": list(args),
        "figures": {"marks": marks or [], "lines": lines or []},
    }
