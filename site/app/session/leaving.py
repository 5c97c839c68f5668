"""Ends outside the rules: resigning, giving up a seat, agreeing on a draw.

Two players end the game so. Where more play, a computer takes the seat and the game goes on.
"""

from anga.shared.ends import AGREED, RESIGN, End
from kept.settings import FIRST_LEVEL, nearest
from state.engine_lock import DRAW
from state.events import REPLACED, YIELDED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeVar

    from anga.shared.answers import Opening
    from assist.advice import Advice
    from session.flow import Flow
    from state.ports import EnginePort

    T = TypeVar("T")

SURE = 0.45  # of the first places: a computer that expects no more takes a draw


class Leaving:
    """The ways to leave the current game, and their consequences."""

    def __init__(
        self, opening: "Opening", engine: "EnginePort", advice: "Advice", flow: "Flow"
    ) -> None:
        self.opening, self.engine, self.advice, self.flow = opening, engine, advice, flow
        self.table = flow.table
        self.seats: "list[str]" = opening["seats"]
        self.declined: "list[str] | None" = None  # the moves after which a draw was declined

    @property
    def is_for_two(self) -> bool:
        """Whether this is a two-player game, so that resigning ends it."""
        return len(self.seats) == 2

    @property
    def leaves_one(self) -> bool:
        """Whether whoever leaves has one rival left, so that nothing is worth watching after it.

        The pieces of those who are out are nobody's.
        """
        pieces = self.table.answer["scene"]["pieces"]
        return len({each["seat"] for each in pieces if not each.get("aside")}) <= 2

    @property
    def leaver(self) -> "str | None":
        """The seat that may leave now: the person to move, else the only person here; or None."""
        table, match = self.table, self.table.match
        if table.is_over or match.free or not match.at_last or not match.moves or not table.history:
            return None
        people = match.people
        if table.turn in people:
            return table.turn
        return people[0] if len(people) == 1 else None

    @property
    def offers(self) -> bool:
        """Whether the person to move may offer a draw now; once in each position."""
        table, match = self.table, self.table.match
        able = self.is_for_two and self.engine.ready and not match.by_link and not table.seeking
        here = table.mode in ("turn", "roll") and self.leaver == table.turn
        return able and here and match.moves != self.declined

    @property
    def seat_asked(self) -> str:
        """The seat that would be asked for a draw."""
        others = [seat for seat in self.seats if seat != self.table.turn]
        return others[0]

    @property
    def stand_in(self) -> int:
        """The level of the computer that takes over a seat: the strongest present, or the usual."""
        levels = list(self.table.match.levels.values())
        return max(levels) if levels else nearest(FIRST_LEVEL, self.opening["levels"])

    def leave(self, seat: str, kind: str = RESIGN) -> None:
        """Let a seat resign or lose on time.

        With more than two players a computer takes it over; if all are computers then, they wait
        until somebody wants to watch.
        """
        if self.is_for_two:
            self._end(End(kind, seat))
            return
        self.flow.events.emit(YIELDED)
        match = self.table.match
        self._put_away()
        self.table.paused = match.alone == seat and not match.by_link
        if match.alone == seat:
            match.left = seat, len(match.moves)
        name = match.hands.get(seat, "")
        match.sit(seat, self.stand_in)
        self.flow.events.emit(REPLACED, {seat: name})
        self.flow.saved.save_players(match)
        self.flow.refresh_soon()

    def agree(self) -> None:
        """End the game as an agreed draw."""
        self._end(End(AGREED))

    def decline(self) -> None:
        """Decline a draw."""
        self.declined = list(self.table.match.moves)
        self.flow.screen.show_status()

    async def ask_computer(self) -> "bool | None":
        """Ask the computer for a draw; returns whether it agrees, None if interrupted.

        It refuses where it expects to win. In a solved game it knows.
        """
        seat, table, match = self.seat_asked, self.table, self.table.match
        moves = list(match.moves)
        hold = table.lock.take(DRAW)
        self.flow.screen.show_status()
        try:
            share = await self.advice.share(seat, [])
        finally:
            hold.release()
        if table.match is not match or match.moves != moves or not self.offers:
            self.flow.screen.show_status()
            return None
        agreed = share is not None and share <= (0.5 if self.opening["solved"] else SURE)
        if agreed:
            self.agree()
        else:
            self.decline()
        return agreed

    def _end(self, end: End) -> None:
        match, flow = self.table.match, self.flow
        match.finish(end)
        self._put_away()
        flow.screen.drop("link")  # it has been read, and lies over the names
        match.show(len(match.moves))
        flow.saved.playing = True
        flow.address.replace(match.link)
        flow.refresh_soon()

    def _put_away(self) -> None:
        """Take down what was told to whoever leaves."""
        self.table.hint = self.table.claims = self.table.forbidding = None


def rotate_seats(order: "list[str]", seats: "dict[str, T]") -> "dict[str, T]":
    """The players of a rematch, or their names: each one moves on by a seat."""
    places = [place for place in range(len(order)) if order[place - 1] in seats]
    return {order[place]: seats[order[place - 1]] for place in places}
