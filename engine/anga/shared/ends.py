"""Ends that no rule knows: somebody resigns, runs out of time, or both agree on a draw.

In links and records they are `resign:w`, `time:b` and `agreed`. Only games for two end so; where
more play, a computer takes the seat and the game goes on. Runs on both Pythons.
"""

RESIGN, TIME, AGREED = "resign", "time", "agreed"

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from anga.shared.scene import Words


class End:
    """How a game ended; `seat` is who resigned or whose time was up, "" when it was agreed."""

    def __init__(self, kind: str, seat: str = "") -> None:
        self.kind, self.seat = kind, seat

    def placings(self, seats: "Sequence[str]") -> "dict[str, int]":
        """Everybody's place; 1 is the best."""
        return {seat: 2 if seat == self.seat else 1 for seat in seats}


def parse_end(text: str) -> "End | None":
    """The end that a text spells, or None; whether there is such a seat is not looked at."""
    kind, colon, seat = text.partition(":")
    if kind == AGREED and not colon:
        return End(kind)
    return End(kind, seat) if kind in (RESIGN, TIME) and seat else None


def format_end(end: End) -> str:
    """The text of an end."""
    return end.kind + ":" + end.seat if end.seat else end.kind


def reason_slug(reason: str, is_drawn: bool, words: "Words") -> str:
    """The slug of the text that says why a game ended by its rules: a draw may have its own."""
    slug = "reason:" + reason
    return slug + ":drawn" if is_drawn and slug + ":drawn" in words else slug
