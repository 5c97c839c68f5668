"""Ends outside the rules: a player resigns, runs out of time, or both agree on a draw.

In links and records they are `resign:w`, `time:b` and `agreed`. Only games for two end so; where
more play, a computer takes the seat and the game goes on. Runs on both Pythons.
"""

RESIGN, TIME, AGREED = "resign", "time", "agreed"

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from anga.shared.scene import Words


class End:
    """An end outside the rules.

    `seat` is the one that resigned or ran out of time, "" if agreed.
    """

    def __init__(self, kind: str, seat: str = "") -> None:
        self.kind, self.seat = kind, seat

    def placings(self, seats: "Sequence[str]") -> "dict[str, int]":
        """The place of each seat; 1 is the best."""
        return {seat: 2 if seat == self.seat else 1 for seat in seats}


def parse_end(text: str) -> "End | None":
    """The end of a text, or None; whether the game has that seat is not checked."""
    kind, colon, seat = text.partition(":")
    if kind == AGREED and not colon:
        return End(kind)
    return End(kind, seat) if kind in (RESIGN, TIME) and seat else None


def format_end(end: End) -> str:
    """The text of an end."""
    return end.kind + ":" + end.seat if end.seat else end.kind


def winners(placings: "dict[str, int]") -> "list[str]":
    """The seats in first place, in order; none while there are no places."""
    return sorted([seat for seat in placings if placings[seat] == 1])


def reason_slug(reason: str, variant: str, words: "Words") -> str:
    """The slug of the text for the reason of an end by the rules.

    There may be one for a variant: `drawn`, also where several share the first place, or `lost`, to
    who has lost.
    """
    slug = "reason:" + reason
    return slug + ":" + variant if slug + ":" + variant in words else slug
