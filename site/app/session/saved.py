"""The last unfinished game of each kind, kept on this device, and who usually sits where."""

from anga.shared.fragment import format_link, parse_link_far
from session.match import PERSON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from anga.shared.fragment import Link
    from browser.storage import Device
    from session.match import Match

FIRST_LEVEL = 2


class Kept:
    """What the device remembers of one game."""

    def __init__(self, device: "Device", game: str, seats: "list[str]") -> None:
        self.device = device
        self.game = game
        self.seats = seats

    def save(self, match: "Match", over: bool) -> None:
        """Keep an unfinished game; forget it when it is over."""
        if over:
            self.forget()
        elif match.moves:
            self.device.put(
                "game:" + self.game, {"link": format_link(match.whole), "seats": match.seats}
            )

    def forget(self) -> None:
        """Forget the unfinished game."""
        self.device.drop("game:" + self.game)

    def unfinished(self) -> "tuple[Link, dict[str, Any]] | None":
        """The link and the seats of the unfinished game, or None."""
        kept = self.device.get("game:" + self.game)
        if not isinstance(kept, dict) or not isinstance(kept.get("link"), str):
            return None
        link, problem = parse_link_far(kept["link"])
        if problem or link.game != self.game or not link.moves:
            return None
        return link, self._sane(kept.get("seats"))

    def own(self, link: "Link") -> "dict[str, Any] | None":
        """Who plays our unfinished game if the link leads to it or back into it; else None."""
        unfinished = self.unfinished() if link.moves else None
        if not unfinished:
            return None
        kept, seats = unfinished
        same = (link.rules, link.position) == (kept.rules, kept.position)
        return seats if same and kept.moves[: len(link.moves)] == link.moves else None

    def seats_of(self, link: "Link") -> "dict[str, Any]":
        """Who plays a game that is opened.

        Our own goes on as it was, a new one begins as usual, somebody's link is for people.
        """
        own = self.own(link)
        if own:
            return own
        if link.moves or link.position is not None:
            return {seat: PERSON for seat in self.seats}
        return self.usual()

    def usual(self) -> "dict[str, Any]":
        """Who played last time; at first a person in the first seat, the computer elsewhere."""
        return self._sane(self.device.get("seats:" + self.game))

    def keep_seats(self, seats: "dict[str, Any]") -> None:
        """Remember who plays."""
        self.device.put("seats:" + self.game, seats)

    def _sane(self, seats: "Any") -> "dict[str, Any]":
        found = {seat: FIRST_LEVEL for seat in self.seats}
        found[self.seats[0]] = PERSON  # type: ignore[assignment]
        for seat in self.seats:
            value = seats.get(seat) if isinstance(seats, dict) else None
            if value == PERSON or (type(value) is int and value > 0):
                found[seat] = value
        return found
