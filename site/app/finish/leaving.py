"""Leaving a game before its rules end it: somebody resigns, gives up a seat, or a draw is agreed.

Two players end the game so. Where more play, a computer takes the seat and the game goes on.
"""

from anga.shared.ends import AGREED, RESIGN, End
from session.engine_lock import DRAW
from session.settings import FIRST_LEVEL, nearest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from session.match import Seats
    from session.session import Session

SURE = 0.45  # of the first places: a computer that expects no more takes a draw


class Leaving:
    """What people may do now to leave the game of a session, and what becomes of it."""

    def __init__(self, session: "Session") -> None:
        self.session = session
        self.seats: "list[str]" = session.opening["seats"]
        self.declined: "list[str] | None" = None  # the moves after which a draw was declined

    @property
    def two(self) -> bool:
        """Whether a player who leaves ends the game."""
        return len(self.seats) == 2

    @property
    def leaver(self) -> "str | None":
        """Who may leave now: the person to move, else the only person here; None for nobody."""
        table, match = self.session.table, self.session.table.match
        if table.over or match.free or not match.at_last or not match.moves or not table.history:
            return None
        people = [seat for seat in self.seats if match.is_person(seat)]
        if table.turn in people:
            return table.turn
        return people[0] if len(people) == 1 else None

    @property
    def offers(self) -> bool:
        """Whether the person to move may offer a draw now; once in each position."""
        table, match = self.session.table, self.session.table.match
        able = self.two and self.session.engine.ready and not match.by_link and not table.seeking
        here = table.mode in ("turn", "roll") and self.leaver == table.turn
        return able and here and match.moves != self.declined

    @property
    def asked(self) -> str:
        """Who is asked for a draw by whoever is to move."""
        others = [seat for seat in self.seats if seat != self.session.table.turn]
        return others[0]

    @property
    def stand_in(self) -> int:
        """The level of the computer that takes a seat: the strongest at the table, or the usual."""
        levels = list(self.session.table.match.levels.values())
        return max(levels) if levels else nearest(FIRST_LEVEL, self.session.opening["levels"])

    def leave(self, seat: str, kind: str = RESIGN) -> None:
        """Somebody resigns or is out of time; where more play, a computer takes the seat."""
        session = self.session
        if self.two:
            self._end(End(kind, seat))
            return
        session.table.match.sit(seat, self.stand_in)
        session.saved.seated(session.table.match)
        session.table.paused = False
        session.flow.refresh_soon()

    def agree(self) -> None:
        """Both agree on a draw."""
        self._end(End(AGREED))

    def decline(self) -> None:
        """Whoever was asked wants no draw."""
        self.declined = list(self.session.table.match.moves)
        self.session.screen.show_status()

    async def ask_computer(self) -> "bool | None":
        """Ask the computer for a draw; whether it agrees, None if it was not asked to the end.

        It does not where it expects to win. In a solved game it knows.
        """
        session, seat = self.session, self.asked
        table, match, moves = session.table, session.table.match, list(session.table.match.moves)
        hold = table.lock.take(DRAW)
        session.screen.show_status()
        try:
            share = await session.advice.share(seat, [])
        finally:
            hold.release()
        if table.match is not match or match.moves != moves or not self.offers:
            session.screen.show_status()
            return None
        agreed = share is not None and share <= (0.5 if session.opening["solved"] else SURE)
        if agreed:
            self.agree()
        else:
            self.decline()
        return agreed

    def _end(self, end: End) -> None:
        session = self.session
        session.table.match.finish(end)
        session.table.match.show(len(session.table.match.moves))
        session.saved.playing = True
        session.address.replace(session.table.match.link)
        session.flow.refresh_soon()


def rotated(order: "list[str]", seats: "Seats") -> "Seats":
    """Who plays a rematch: everybody one seat further."""
    return {order[place]: seats[order[place - 1]] for place in range(len(order))}
