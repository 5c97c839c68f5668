"""When the clocks of the current game run, and what happens when a seat runs out of time.

The clock of the seat to move runs from the first move on, while the page is visible and the game
goes on: not during analysis, review or editing, not before the engine has told whose turn it is,
and not in a game that goes by link. Of two tabs with one game it runs in the one where it was
started last; in the other the game waits. After going back by the browser, Redo, or playing on from
an earlier position, the clocks rest until the next move.
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
        """A listener to times."""

        def tick(self) -> None:
            """React to a change of the displayed time."""

        def warn(self, seat: str, seconds: int) -> None:
            """React to a seat's low time."""

        def give_up(self, seat: str, level: int) -> None:
            """React to a computer of a level taking a seat whose time is up."""


WAITS = ("waiting", "failed")  # modes of the table in which nobody can do anything


class Timing:
    """Runs the clocks of a session's games; `now` gives the time, in milliseconds.

    `hears` is told what there is to show and to announce.
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
        """The clock of the current game, if it runs."""
        match = self.table.match
        return None if match.free or match.by_link else match.clock

    @property
    def running(self) -> "str | None":
        """The seat whose clock runs now."""
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
        """Start the clock of the seat to move, once the engine has answered."""
        clock, match = self.running_clock, self.table.match
        if clock and match.at_last and self.session.engine.ready:
            clock.arrive(len(match.moves), self.table.turn)
        self.look()

    def stop_after_move(self) -> bool:
        """Stop the clock after a move; returns whether it was in time."""
        clock, seat = self.running_clock, self.running
        if clock is None or seat is None:
            return True
        clock.stop(self.now())
        if not clock.is_out(seat) or not self._ends_game(seat):
            return True
        self._out(seat)
        return False

    def limit(self) -> "float | None":
        """The seconds that the computer to move may think, None for no limit."""
        clock, seat = self.running_clock, self.table.turn
        if clock is None or seat is None or clock.is_out(seat):
            return None
        return clock.thinking_time(seat)

    def see(self, hidden: bool) -> None:
        """React to the page becoming visible or hidden; then the times are saved."""
        self.hidden = hidden
        self.look()
        if hidden:
            self.session.saved.save_times(self.table.match)

    # The time

    def look(self) -> None:
        """Start or stop clocks as the situation demands."""
        clock, seat = self.running_clock, self.running
        if self.clock and (self.clock is not clock or seat is None):
            self.clock.stop(self.now())
        if self.clock is not clock:
            self.clock = clock
            self.warner.forget()
        if clock and seat is not None:
            self.session.saved.claim()
            clock.start(self.now())
            if not self.ticking or self.ticking[0] is not clock or self.ticking[1] != seat:
                self.ticking = clock, seat
                self.session.soon(self._tick(self.ticking))
        self.hears.tick()

    async def _tick(self, ticking: "tuple[GameClock, str]") -> None:
        """Tick whenever the displayed time changes, until the clock stops."""
        clock, seat = ticking
        while self.ticking is ticking:
            if self._beats(clock, seat):
                await self.tasks.pause(until(clock.time_left(seat).milliseconds))
            elif self.ticking is ticking:
                self.ticking = None

    def _beats(self, clock: "GameClock", seat: str) -> bool:
        """Charge and show the time of a seat; returns whether it goes on."""
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
        """Whether running out of time affects the game; a computer among four just plays on."""
        return self.leaving.is_for_two or self.table.match.is_person(seat)

    def _out(self, seat: str) -> None:
        """React to a seat that is out of time."""
        if self._ends_game(seat):
            self.leaving.leave(seat, TIME)
            if not self.leaving.is_for_two:
                self.hears.give_up(seat, self.table.match.levels[seat])
        self.hears.tick()
