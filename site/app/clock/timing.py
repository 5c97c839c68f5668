"""When the clocks of the game on the table run, and what happens when a time is up.

The clock of whoever is to move runs, from the first move on, as long as the page is seen and the
game goes on: not while it is studied, reviewed or put together, not before the engine has told
whose turn it is, and in no game that goes by link. Of two tabs with one game it runs in the one in
which it began to run last; in the other the game waits. Who goes back to a position by the browser,
by Redo or by playing on from an earlier one finds the clocks at rest until the next move.
"""

from anga.shared.ends import TIME
from clock.time_texts import Warner, until
from state.events import ARRIVED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol

    from anga.shared.game_clock import GameClock
    from session.session import Session
    from state.ports import TasksPort

    class Hears(Protocol):
        """What times are told to."""

        def tick(self) -> None:
            """Another time is to be seen."""

        def warn(self, seat: str, seconds: int) -> None:
            """A seat has few seconds left."""

        def give_up(self, seat: str, level: int) -> None:
            """A seat goes to a computer of a level, since its time is up."""


WAITS = ("waiting", "failed")  # modes of the table in which nobody can do anything


class Timing:
    """Lets the clocks of a session's games run; `now` tells the time, in milliseconds.

    `hears` is told of what there is to see and to say.
    """

    def __init__(
        self, session: "Session", tasks: "TasksPort", now: "Callable[[], int]", hears: "Hears"
    ) -> None:
        self.session, self.table, self.leaving = session, session.table, session.leaving
        self.tasks, self.now, self.hears = tasks, now, hears
        self.warner = Warner()
        self.hidden = False  # whether nobody sees the page
        self.clock: "GameClock | None" = None  # the one that was looked after last
        self.ticking: "tuple[GameClock, str] | None" = None  # whose seat's time is told
        session.on(ARRIVED, self.on_position)

    @property
    def running_clock(self) -> "GameClock | None":
        """The clock of the game on the table, if it counts."""
        match = self.table.match
        return None if match.free or match.by_link else match.clock

    @property
    def running(self) -> "str | None":
        """The seat whose time passes now."""
        clock, match = self.running_clock, self.table.match
        if clock is None or self.hidden or match.end:
            return None
        if self.table.paused or self.session.setup.active:
            return None
        seat = clock.seat
        if seat is None or not clock.has_started or clock.ply != len(match.moves):
            return None
        if match.is_person(seat):
            return None if self.table.mode in WAITS else seat
        if clock.is_out(seat) and not self._ends_game(seat):
            return None
        return seat if self.table.thinking or self.table.computer_moves else None

    # What the game tells

    def on_position(self) -> None:
        """The engine has told of a position: the next one's clock runs."""
        clock, match = self.running_clock, self.table.match
        if clock and match.at_last and self.session.engine.ready:
            clock.arrive(len(match.moves), self.table.turn)
        self.look()

    def stop_after_move(self) -> bool:
        """Stop the clock of whoever has moved; returns whether that was in time."""
        clock, seat = self.running_clock, self.running
        if clock is None or seat is None:
            return True
        clock.stop(self.now())
        if not clock.is_out(seat) or not self._ends_game(seat):
            return True
        self._out(seat)
        return False

    def limit(self) -> "float | None":
        """The seconds that the computer to move may think, None if there is no limit."""
        clock, seat = self.running_clock, self.table.turn
        if clock is None or seat is None or clock.is_out(seat):
            return None
        return clock.thinking_time(seat)

    def see(self, hidden: bool) -> None:
        """The page is seen, or no longer; then the times are kept."""
        self.hidden = hidden
        self.look()
        if hidden:
            self.session.saved.save_times(self.table.match)

    # The time

    def look(self) -> None:
        """Let the right clock run, or none."""
        clock, seat = self.running_clock, self.running
        if self.clock and (self.clock is not clock or seat is None):
            self.clock.stop(self.now())
        if self.clock is not clock:
            self.clock = clock
            self.warner.forget()
        if clock and seat is not None:
            self.session.saved.claim_clock()
            clock.start(self.now())
            if not self.ticking or self.ticking[0] is not clock or self.ticking[1] != seat:
                self.ticking = clock, seat
                self.session.soon(self._tick(self.ticking))
        self.hears.tick()

    async def _tick(self, ticking: "tuple[GameClock, str]") -> None:
        """Beat as often as there is another time to be seen, until the clock stands."""
        clock, seat = ticking
        while self.ticking is ticking:
            if self._beats(clock, seat):
                await self.tasks.pause(until(clock.time_left(seat).milliseconds))
            elif self.ticking is ticking:
                self.ticking = None

    def _beats(self, clock: "GameClock", seat: str) -> bool:
        """Tell the time of a seat; whether it goes on running."""
        if self.running_clock is not clock or self.running != seat:
            self.look()
            return False
        clock.tick(self.now())
        self.hears.tick()
        left = clock.time_left(seat)
        if not left.milliseconds:
            clock.stop(self.now())
            self._out(seat)
            return False
        due = self.warner.seconds_to_announce(seat, left, clock.allowed[seat])
        if due and self.table.match.is_person(seat):
            self.hears.warn(seat, due)
        return True

    def _ends_game(self, seat: str) -> bool:
        """Whether it changes the game that a seat's time is up: not a computer's among four."""
        return self.leaving.is_for_two or self.table.match.is_person(seat)

    def _out(self, seat: str) -> None:
        """A time is up."""
        if self._ends_game(seat):
            self.leaving.leave(seat, TIME)
            if not self.leaving.is_for_two:
                self.hears.give_up(seat, int(self.table.match.seats[seat]))
        self.hears.tick()
