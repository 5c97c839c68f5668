"""Who sits at which edge of the board: a bar above it and one below."""

from dom import fill, make
from newgame import read_seat, seat_select

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from match import Match
    from words import Words

BOTTOM = 2


class SeatBars:
    """The seats' names, who plays them, their scores and whose turn it is."""

    def __init__(
        self,
        top: "Any",
        bottom: "Any",
        words: "Words",
        levels: int,
        changed: "Callable[[str, Any], None]",
    ) -> None:
        self.bars = {True: bottom, False: top}
        self.words = words
        self.levels = levels
        self.changed = changed
        self.shown: "Any" = None

    def show(
        self, scene: "dict[str, Any]", match: "Match", turned: int, turn: "str | None"
    ) -> None:
        """Show all seats at the edges where the turned board has them."""
        state = (scene["seats"], dict(match.seats), turned, turn, self.words.language)
        if state == self.shown:
            return
        self.shown = state
        for below in (True, False):
            seats = [s for s in scene["seats"] if below == ((s["side"] + turned) % 4 == BOTTOM)]
            fill(self.bars[below], [self._seat(seat, match, turn) for seat in seats])

    def _seat(self, seat: "dict[str, Any]", match: "Match", turn: "str | None") -> "Any":
        letter = seat["seat"]
        select = seat_select(letter, match.seats, self.levels, self.words)
        select.setAttribute("aria-label", self.words.say(seat["name"]))
        select.addEventListener("change", self._proxy(letter, select))
        parts = [
            make("span", _class="stone", data_seat=letter),
            make("span", self.words.say(seat["name"]), _class="name"),
            select,
        ]
        if "score" in seat:
            parts.append(make("span", str(seat["score"]), _class="score"))
        parts += [
            make("span", self.words.say(note), _class="note") for note in seat.get("notes", [])
        ]
        return make("div", parts=parts, _class="seat", data_turn="true" if letter == turn else None)

    def _proxy(self, letter: str, select: "Any") -> "Any":
        from pyscript.ffi import create_proxy

        return create_proxy(lambda event: self.changed(letter, read_seat(select)))


def turned_for(scene: "dict[str, Any]", seat: str) -> int:
    """The quarter turns that bring a seat to the bottom."""
    for entry in scene["seats"]:
        if entry["seat"] == seat:
            return int(BOTTOM - entry["side"]) % 4
    return 0
